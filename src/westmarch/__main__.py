"""``python -m westmarch``: the same as the command ``westmarch``."""

from westmarch.cli import main

if __name__ == "__main__":
    main(prog_name="westmarch")
