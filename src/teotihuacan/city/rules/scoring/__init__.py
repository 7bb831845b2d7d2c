"""The calendar, the Eclipse and what it scores."""
