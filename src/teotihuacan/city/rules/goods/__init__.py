"""Goods: what costs and gains are made of, how they are read, paid and within reach."""
