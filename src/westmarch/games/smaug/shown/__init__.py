"""What people are shown and told."""

from westmarch.core.parts import Shown
from westmarch.core.scene import Scene


class SmaugShown(Shown):
    def __init__(self, board):
        pass

    def scene(self, setup, view):
        return Scene(())
