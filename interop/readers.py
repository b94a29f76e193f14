"""Reads what `cardroom export` writes with programs that others wrote, and compares what they read.

    python readers.py PROGRAM [FOLDER...]

1. PokerKit plays the PHH text of every hand by its own rules and comes to stacks, pots and winners. They must be those that
   `cardroom replay` tells. What PokerKit says of the hand is what the other readers are held against.
2. `poker` and `hhp` read the PokerStars text of the same hand: players, stacks, actions, pots, board and winners.

A hand that a reader cannot take through a fault of its own is skipped, counted and named with the reason; docs/readers.md
describes each fault. A skipped fault that a reader no longer has fails the run, so that the list stays true.
"""

import json
import sys
import tempfile
from pathlib import Path

import generate
import hhp_text
import poker_text
import reference
from report import Report

FIXTURES = Path(__file__).parent.parent / "crates/formats/tests/phh/hands"
# Fewer than that, and the comparison has lost its subject.
LEAST = {"PokerKit": 400, "poker": 400, "hhp": 400}


def main(program, folders):
    report = Report()
    with tempfile.TemporaryDirectory() as scratch:
        cardroom = generate.Cardroom(program, Path(scratch))
        hands = list(reference.fixtures(cardroom, FIXTURES, report))
        hands += reference.recorded(cardroom, report)
        for folder in folders:
            hands += reference.folder(cardroom, Path(folder), report)
        poker_text.check(cardroom, hands, report)
        hhp_text.check(cardroom, hands, report)
    report.print()
    missing = {name: least for name, least in LEAST.items() if report.read[name] < least}
    if missing:
        print(f"too few hands were compared: at least {json.dumps(missing)} are expected")
    return 1 if report.faults or missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
