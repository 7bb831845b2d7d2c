"""Teotihuacan: City of Gods."""
