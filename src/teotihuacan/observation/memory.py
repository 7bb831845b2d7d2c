"""Arrays of bytes to write into.

Compiled code writes into a `vec[u8]` of librt, the runtime library of mypyc: its items are machine
bytes.  Uncompiled code writes into a `bytearray`, which needs no library.  Only compiled modules
whose functions have such arrays import librt, and they do so by themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import u8

COMPILED: Final[bool] = not __file__.endswith(".py")


def filled(content: bytes) -> vec[u8]:
    """Return a new array with this content."""
    if COMPILED:
        return vec[u8](content)
    return cast("vec[u8]", bytearray(content))
