"""Rain, a made-up module: the example of docs/adding-a-module.md, one folder."""
