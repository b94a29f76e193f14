"""Reads the output of `cardroom export` with third-party programs, and compares the results.

    python readers.py PROGRAM [FOLDER...]

1. PokerKit plays the PHH text of every hand by its own rules and comes to stacks, pots and winners. They must be those that
1. PokerKit plays the PHH text of every hand by its own rules, which yields stacks, pots and winners. They must equal
2. `poker` and `hhp` read the PokerStars text of the same hand: players, stacks, actions, pots, board and winners.

A hand that a reader cannot take through a fault of its own is skipped, counted and named with the reason; docs/readers.md
A hand that a reader cannot parse because of a known bug is skipped, counted and reported with the reason;
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
# Minimum number of hands per reader: with fewer, the comparison would be meaningless.
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
