"""What a player does in a turn: move, act, worship, ascend, claim and use tiles."""
