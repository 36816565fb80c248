"""What stands between the network and the routes: the gate, and the built web client."""
