"""Reference hands, as played by PokerKit."""

import warnings
from dataclasses import dataclass, field
from decimal import Decimal

from pokerkit import HandHistory
from pokerkit.state import (
    AntePosting, BetCollection, BlindOrStraddlePosting, BoardDealing, CheckingOrCalling, ChipsPushing,
    CompletionBettingOrRaisingTo, Folding, HoleCardsShowingOrMucking, HoleDealing,
)

READER = "PokerKit"

warnings.filterwarnings("ignore", message="The field .* is an unexpected field")

SILENT = "mucks a known hand of whose showdown the file says nothing"
AFTER_FOLDS = "takes no show or muck once all others have folded"
ALONE = "takes no raise that no opponent can answer"
SHORT_BIG = "lets a short big blind be called for less than a whole one"
DECIMALS = "splits an odd chip of a decimal amount"

# Fixtures that PokerKit plays by different rules, with the difference.
OTHER_RULES = {
    "all-in-redundant-check-blinds.phh": "takes no check that changes nothing",
    "all-in-ten-players.phh": ALONE,
    "ante-all-in-exact.phh": SILENT,
    "ante-default-status.phh": SILENT,
    "ante-uniform-heads-up.phh": AFTER_FOLDS,
    "blind-short-big.phh": SHORT_BIG,
    "decimal-half.phh": DECIMALS,
    "muck-after-folds.phh": AFTER_FOLDS,
    "odd-cents-three-ways.phh": DECIMALS,
    "post-missed-blind.phh": "takes a posted blind for a straddle, which acts later",
    "reopen-sum.phh": ALONE,
    "show-one-card-after-folds.phh": AFTER_FOLDS,
    "show-silent.phh": SILENT,
    "side-bank-folded-above.phh": AFTER_FOLDS,
    "smallest-chip-of-25.phh": "knows no smallest chip",
    **dict.fromkeys((f"wins-{hand}.phh" for hand in (
        "flush", "four-of-a-kind", "full-house", "high-card", "pair", "steel-wheel-against-six-high-straight",
        "straight", "straight-flush", "three-of-a-kind", "two-pair")), SILENT),
}


# Fixtures with the same result but a different flow in PokerKit, which are not used to check the other readers.
OTHER_COURSE = {
    "muck-called-all-in.phh": "lets a called all-in hand be mucked",
    "show-silent-all-in.phh": SILENT,
}


@dataclass
class Played:
    """A hand as played by PokerKit. Players are numbered from 0, starting left of the button."""

    name: str
    phh: str
    stacks: list
    hero: str
    small: object
    big: object
    posts: list = field(default_factory=list)
    streets: list = field(default_factory=lambda: [[], [], [], []])
    board: list = field(default_factory=list)
    shown: dict = field(default_factory=dict)
    returned: list = field(default_factory=list)
    pots: dict = field(default_factory=dict)
    collected: list = field(default_factory=list)

    @property
    def count(self):
        return len(self.stacks)

    @property
    def winners(self):
        return {player for _, player, _ in self.collected}

    @property
    def won(self):
        """The amount collected by each player."""
        return [sum((amount for _, who, amount in self.collected if who == player), Decimal(0)) for player in range(self.count)]

    @property
    def short_big(self):
        return any(kind == "big blind" and amount < self.big for _, kind, amount in self.posts)

    @property
    def whole_chips(self):
        amounts = [*self.stacks, self.small, self.big, *self.pots.values(), *(amount for *_, amount in self.collected)]
        return all(amount == int(amount) for amount in amounts)

    @property
    def features(self):
        """The features of the hand, for the statistics of the report."""
        has = {
            "heads-up": self.count == 2,
            "antes": any(kind == "ante" for _, kind, _ in self.posts),
            "straddles": any(kind == "straddle" for _, kind, _ in self.posts),
            "all-ins": any(all_in for *_, all_in in self.actions()),
            "side pots": len(self.pots) > 1,
            "split pots": len({(pot, player) for pot, player, _ in self.collected}) > len(self.pots),
            "showdowns": bool(self.shown),
        }
        return [name for name, is_so in has.items() if is_so]

    def actions(self):
        return [action for street in self.streets for action in street]


def fixtures(cardroom, folder, report):
    for path in sorted(folder.glob("*.phh")):
        yield from one(cardroom, path, report)


def folder(cardroom, folder, report):
    return [hand for path in sorted(folder.rglob("*.phh")) for hand in one(cardroom, path, report)]


def recorded(cardroom, report):
    return [hand for path in cardroom.sessions() for hand in one(cardroom, path, report)]


def one(cardroom, path, report):
    """The hand of a file, if it is complete and PokerKit computes the same stacks and winnings as Cardroom."""
    name = "/".join(path.parts[-2:]) if path.parent.name.startswith("session") else path.name
    phh, refused = cardroom.phh(path)
    if phh is None:
        report.fault(READER, name, f"not exported: {refused}")
        return
    told = cardroom.replayed(path)
    if not told["complete"]:
        return
    hand, finish, refused = None, None, None
    try:
        hand, finish = play(name, phh)
    except Exception as error:  # any exception of a reader is a finding
        refused = repr(error)
    if path.name in OTHER_RULES:
        if finish == numbers(told["stacks"]):
            report.fault(READER, name, f"no longer so: {OTHER_RULES[path.name]}")
        report.skip(READER, OTHER_RULES[path.name], name)
    elif finish and any(stack != int(stack) for stack in numbers(told["stacks"])) and hand.whole_chips:
        report.skip(READER, "splits no chip of a file that counts in whole ones", name)
    elif refused:
        report.fault(READER, name, refused)
    else:
        right = report.same(READER, name, "stacks", finish, numbers(told["stacks"]))
        if right and report.same(READER, name, "winnings", hand.won, numbers(told["winnings"])):
            report.took(READER, *hand.features)
            other = SHORT_BIG if hand.short_big else OTHER_COURSE.get(path.name)
            if other:
                report.skip("poker and hhp", f"PokerKit {other}", name)
            else:
                yield hand


def numbers(values):
    return [Decimal(str(value)) for value in values]


def play(name, phh):
    """Plays a hand with PokerKit. Returns it with the final stacks."""
    history = HandHistory.loads(phh)
    state = None
    for state, _ in history.state_actions:
        pass
    assert not state.status, "the hand is not over"
    small, big = blinds(history)
    hand = Played(name, phh, numbers(history.starting_stacks), "", small, big)
    Course(hand, state.operations).follow()
    return hand, numbers(state.stacks)


def blinds(history):
    below = [bet for bet in numbers(history.blinds_or_straddles)[:2] if bet < history.min_bet]
    return max(below, default=Decimal(0)), Decimal(str(history.min_bet))


class Course:
    """Follows the operations of a hand, and tracks the stack and the bet of every player."""

    def __init__(self, hand, operations):
        self.hand, self.operations = hand, operations
        self.left = list(hand.stacks)
        self.bets = [Decimal(0)] * hand.count
        self.highest = Decimal(0)
        self.street = 0
        self.folded = set()
        self.uncollected = None

    def follow(self):
        for operation in self.operations:
            taken = self.TAKEN.get(type(operation))
            if taken:
                taken(self, operation)

    def pay(self, player, amount):
        amount = Decimal(str(amount))
        self.left[player] -= amount
        self.bets[player] += amount
        return amount, self.left[player] == 0

    def ante(self, operation):
        amount, _ = self.pay(operation.player_index, operation.amount)
        self.hand.posts.append((operation.player_index, "ante", amount))

    def blind(self, operation):
        player = operation.player_index
        amount, _ = self.pay(player, operation.amount)
        order = ["big blind", "small blind"] if self.hand.count == 2 else ["small blind", "big blind"]
        kind = order[player] if player < 2 else "straddle"
        owed = self.hand.big if kind == "big blind" else Decimal(0)
        self.highest = max(self.highest, amount, owed)
        self.hand.posts.append((player, kind, amount))

    def hole(self, operation):
        if operation.player_index == 0:
            self.hand.hero += "".join(map(repr, operation.cards))

    def act(self, player, verb, amount, to, all_in):
        self.hand.streets[self.street].append((player, verb, amount, to, all_in))

    def fold(self, operation):
        self.folded.add(operation.player_index)
        self.act(operation.player_index, "folds", None, None, False)

    def call(self, operation):
        if not operation.amount:
            return self.act(operation.player_index, "checks", None, None, False)
        amount, all_in = self.pay(operation.player_index, operation.amount)
        self.act(operation.player_index, "calls", amount, None, all_in)

    def raise_to(self, operation):
        player, to = operation.player_index, Decimal(str(operation.amount))
        _, all_in = self.pay(player, to - self.bets[player])
        if self.highest == 0:
            self.act(player, "bets", to, None, all_in)
        else:
            self.act(player, "raises", to - self.highest, to, all_in)
        self.highest = to

    def collect(self, operation):
        """Returns uncalled bets. From the last player in, PokerKit collects nothing, not even the called part of the bet."""
        collected = numbers(operation.bets)
        alone = self.hand.count - len(self.folded) == 1
        for player, (bet, kept) in enumerate(zip(self.bets, collected)):
            if alone and player not in self.folded:
                kept = min(bet, max(self.bets[:player] + self.bets[player + 1:]))
                self.uncollected = (player, kept)
            if bet > kept:
                self.hand.returned.append((player, bet - kept))
                self.left[player] += bet - kept
                self.drop_a_check(player)
        self.bets = [Decimal(0)] * self.hand.count

    def drop_a_check(self, player):
        """Drops a check without effect: PokerKit gives another turn to a player whose bet no opponent can call."""
        street = self.hand.streets[self.street]
        if street and street[-1][:2] == (player, "checks"):
            street.pop()

    def deal(self, operation):
        self.hand.board += map(repr, operation.cards)
        self.street = len(self.hand.board) - 2
        self.highest = Decimal(0)

    def show(self, operation):
        cards = list(operation.hole_cards)
        alone = self.hand.count - len(self.folded) == 1
        if cards and not alone and not any(card.unknown_status for card in cards):
            self.hand.shown[operation.player_index] = "".join(map(repr, cards))

    def push(self, operation):
        pot, amounts = operation.pot_index, numbers(operation.amounts)
        if self.uncollected:
            player, kept = self.uncollected
            amounts[player] += kept
            self.uncollected = None
        for player, amount in enumerate(amounts):
            if amount:
                self.hand.pots[pot] = self.hand.pots.get(pot, Decimal(0)) + amount
                self.hand.collected.append((pot, player, amount))

    TAKEN = {
        AntePosting: ante, BlindOrStraddlePosting: blind, HoleDealing: hole, Folding: fold, CheckingOrCalling: call,
        CompletionBettingOrRaisingTo: raise_to, BetCollection: collect, BoardDealing: deal,
        HoleCardsShowingOrMucking: show, ChipsPushing: push,
    }
