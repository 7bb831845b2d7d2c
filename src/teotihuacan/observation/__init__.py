"""Declare and write observations: what a seat may know, as bytes for programs that learn.

`layout.py` names the fields, `encoder.py` is the base of each game's encoder.  Games build on this
package as they build on `engine`; `research` serves what they declare.
"""
