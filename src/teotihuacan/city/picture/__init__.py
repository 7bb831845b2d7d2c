"""The picture of City of Gods: one file for each part of the table."""
