"""Altars and Shamans (M8)."""
