"""Texts of City of Gods: names and explanations."""
