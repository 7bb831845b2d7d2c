"""Games and their players: open, play, undo, seats, people and notifications of changes."""
