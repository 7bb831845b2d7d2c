"""The bots with the modules of the Expansion Period."""
