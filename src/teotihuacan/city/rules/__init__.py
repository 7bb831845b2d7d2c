"""The rules of City of Gods, which are compiled."""
