"""Learning the games and understanding what happened in them: lessons, rules to read, hints, analyses, puzzles."""
