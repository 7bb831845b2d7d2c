"""The computer players of City of Gods: planning turns and evaluating positions."""
