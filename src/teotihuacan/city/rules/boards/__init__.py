"""The boards of the city, one file each."""
