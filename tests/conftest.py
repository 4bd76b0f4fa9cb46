"""Tests find the toy games beside them; the conformance battery comes as a plug-in."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
