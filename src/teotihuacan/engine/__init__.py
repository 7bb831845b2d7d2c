"""The engine: steps and choices, chance, copying, records, views.  It knows no game."""
