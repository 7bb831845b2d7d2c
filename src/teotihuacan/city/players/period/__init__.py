"""What the greedy player thinks of the modules of the Expansion Period, one file for each."""
