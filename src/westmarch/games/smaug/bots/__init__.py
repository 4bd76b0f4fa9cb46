from westmarch.core.parts import Heuristics


class SmaugHeuristics(Heuristics):
    pass
