"""The tables of everything printed and of the numbers of the rules: one file for each subject."""
