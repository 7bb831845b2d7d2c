"""Printed data, read from the data files and checked once."""
