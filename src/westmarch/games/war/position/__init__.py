"""Positions as data: written down, and read back."""
