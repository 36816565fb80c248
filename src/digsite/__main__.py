"""``python -m digsite`` is the same as ``digsite``."""

import sys

from digsite.cli.main import main

sys.exit(main())
