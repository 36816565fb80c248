"""What stands between the network and the routes: the guard, and the built web client."""
