#!/usr/bin/env python3
"""A bot for any game as a program of its own: it needs nothing of Homestretch, and any language would do.

It reads a question, one line of JSON, and writes an answer, one line of JSON. It likes to stop, hold and pass;
otherwise it takes what is listed first.

    homestretch play scrapracer --seats human,exec:examples/cautious.py
"""

import json
import sys

SAFE = ("stop", "hold", "pass", "done")

for line in sys.stdin:
    question = json.loads(line)
    legal = question["legal"]
    choice = next((action for action in legal if action["do"] in SAFE), legal[0])
    print(json.dumps({"id": question["id"], **choice}), flush=True)
