"""Faults put into the code on purpose: each must be caught by a test."""
