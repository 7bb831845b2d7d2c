"""The places of the city, one file each."""
