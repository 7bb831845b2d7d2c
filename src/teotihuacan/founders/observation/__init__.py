"""Observations of Founders of Teotihuacan: everything lies open, so every seat sees the same."""
