"""x"""

KEYS = ()
