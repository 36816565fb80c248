"""Services: tables in use, bots that think, clocks, live updates."""
