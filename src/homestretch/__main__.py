"""``python -m homestretch`` is the command ``homestretch``."""

import sys

from homestretch.cli.main import main

sys.exit(main())
