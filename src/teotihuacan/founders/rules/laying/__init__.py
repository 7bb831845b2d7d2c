"""What lies in a city: its grid, shapes of tiles, laying Buildings, Temples and the pyramid."""
