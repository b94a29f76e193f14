"""Reads the output of `cardroom export` with third-party programs, and compares the results.

    python readers.py PROGRAM [FOLDER...]

1. PokerKit plays the PHH text of every hand by its own rules. The final stacks and the winnings must equal those of
`cardroom replay`.
2. `poker` and `hhp` read the PokerStars text of the same hand. Players, stacks, actions, pots, board and winners must
equal those of PokerKit.

A hand that a reader cannot handle because of a known bug is skipped, counted and reported with the reason;
docs/readers.md describes the bugs. Where the check can tell that a reader no longer has a bug, the run fails.
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
