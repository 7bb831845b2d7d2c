"""What lies inside the ring of boards: pyramid, temples, Avenue, calendar, wheel, buildings."""
