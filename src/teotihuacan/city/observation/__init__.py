"""Observations of City of Gods: what a seat may know, as bytes."""
