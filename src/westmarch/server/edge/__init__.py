"""Where the outside begins: listening, limits, foreign pages, cookies, and the built client."""
