"""Everything printed and the numbers of the rules, to look up."""
