"""Bots of every strength, in whole matches."""
