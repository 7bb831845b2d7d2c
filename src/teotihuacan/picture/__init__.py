"""Drawing, for any game: ink, type, colours, shared symbols, dice, score sheets."""
