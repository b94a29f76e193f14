"""Runs `cardroom`: exports hands as text, replays them, and plays sessions."""

import json
import re
import subprocess

# Input lines, repeated in a loop. Commands that are illegal at the moment have no effect.
LINES = {
    "calm": ["call", "check", "show", ""],
    "wild": ["raise 700", "check", "call", "show", "raise 10000", "call", "check", "show", ""],
}
# Seats, settings, input lines and seed: heads-up, antes, straddles, and all-ins with different stacks.
SESSIONS = [
    (2, "preset=tournament", "calm", 1),
    (2, "preset=tournament,ante=10", "wild", 2),
    (3, "preset=tournament", "wild", 3),
    (4, "preset=tournament,straddle=200", "calm", 4),
    (6, "preset=tournament,ante=10", "wild", 5),
    (6, "preset=tournament,ante=10", "calm", 6),
    (9, "preset=tournament", "wild", 7),
]


class Cardroom:
    def __init__(self, program, scratch):
        self.program, self.scratch = program, scratch

    def run(self, *args, stdin=""):
        done = subprocess.run([self.program, *map(str, args)], input=stdin, capture_output=True, text=True, timeout=60)
        return done.returncode, done.stdout, done.stderr

    def phh(self, path):
        """The hand as PHH, or the reason for its refusal."""
        code, out, err = self.run("export", path, "--as", "phh")
        return (out, None) if code == 0 else (None, err)

    def replayed(self, path):
        """The result of the only hand in a file, with the final stacks and the winnings, as Cardroom computes them."""
        code, out, err = self.run("replay", "--json", path)
        results = json.loads(out)["results"] if out else []
        assert len(results) == 1, err
        return results[0]

    def pokerstars(self, phh, fields, *flags):
        """The hand as PokerStars text, with some fields replaced."""
        path = self.scratch / "hand.phh"
        path.write_text(with_fields(phh, fields))
        code, out, err = self.run("export", path, "--as", "pokerstars", *flags)
        assert code == 0, err
        return out

    def sessions(self):
        """Plays sessions with bots, and yields the files of their hands."""
        for place, (seats, rules, manner, seed) in enumerate(SESSIONS):
            folder = self.scratch / f"session-{place}"
            folder.mkdir()
            lines = "\n".join(LINES[manner] * 90 + ["quit", ""])
            args = ["holdem", "--seats", seats, "--seed", seed, "--rules", rules, "--record", folder]
            code, _, err = self.run("play", *args, stdin=lines)
            assert code == 0, err
            yield from sorted(folder.iterdir())


def with_fields(phh, fields):
    """Replaces one-line fields, and removes the fields for the number of seats, the currency and the time zone."""
    gone = [*fields, "seats", "seat_count", "currency", "currency_symbol", "time_zone", "time_zone_abbreviation"]
    kept = [line for line in phh.splitlines() if not re.match(rf"({'|'.join(gone)})\s*=", line)]
    return "\n".join([*(f"{name} = {value}" for name, value in fields.items()), *kept, ""])
