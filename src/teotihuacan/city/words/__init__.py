"""What City of Gods says: its names and explanations."""
