"""The expansion modules of City of Gods, each in a folder of its own."""
