"""The rules of City of Gods: what is compiled."""
