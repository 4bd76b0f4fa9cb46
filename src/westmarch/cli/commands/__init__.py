"""One module a command of `westmarch`."""
