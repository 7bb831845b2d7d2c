"""The Expansion Period: further modules, each in a folder of its own."""
