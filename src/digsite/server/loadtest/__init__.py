"""A load test: a server of its own, hundreds of tables with guests who play at random, and how quickly it answers."""
