"""Report of the comparisons: hands compared, hands skipped with the reason, and differences."""

from collections import Counter, defaultdict


class Report:
    def __init__(self):
        self.read = Counter()
        self.seen = Counter()
        self.skipped = defaultdict(list)
        self.faults = []

    def took(self, reader, *features):
        """Counts a hand that was read correctly, and its features."""
        self.read[reader] += 1
        self.seen.update((reader, feature) for feature in features)

    def skip(self, reader, reason, hand):
        self.skipped[reader, reason].append(hand)

    def fault(self, reader, hand, what):
        self.faults.append(f"{reader}: {hand}: {what}")

    def same(self, reader, hand, what, found, expected):
        """Returns whether both are equal, and records a fault if not."""
        if found == expected:
            return True
        self.fault(reader, hand, f"{what}: read {found!r}, expected {expected!r}")
        return False

    def print(self):
        for reader, count in self.read.items():
            features = ", ".join(f"{feature} {n}" for (who, feature), n in sorted(self.seen.items()) if who == reader)
            print(f"{reader}: {count} hands read as they were played ({features})")
        for (reader, reason), hands in sorted(self.skipped.items()):
            print(f"{reader}: {len(hands)} skipped: {reason}: {', '.join(sorted(set(hands))[:6])}{' …' * (len(set(hands)) > 6)}")
        for fault in self.faults[:30]:
            print(f"FAULT {fault}")
        if self.faults:
            print(f"{len(self.faults)} faults")
