"""Checks PokerStars text with the PyPI package `poker`."""

import re
from datetime import datetime, timezone
from decimal import Decimal

from poker.room.pokerstars import PokerStarsHandHistory

READER = "poker"
# The date and time set for every hand. The text gives them in two time zones: 14:53:27 UTC was 10:53:27 in New York.
DATE = {"year": 2013, "month": 10, "day": 4, "time": "14:53:27", "time_zone_abbreviation": "'UTC'"}
MOMENT = datetime(2013, 10, 4, 14, 53, 27, tzinfo=timezone.utc)

# `name: verb amount to amount`
LINE = re.compile(r"(?P<name>.+?): (?P<verb>folds|checks|calls|bets|raises)(?: (?P<amount>\S+))?(?: to (?P<to>\S+))?(?P<all_in> and is all-in)?$")
UNCALLED = re.compile(r"Uncalled bet \((?P<amount>\S+)\) returned to (?P<name>.+)$")
COLLECTED = re.compile(r"(?P<name>.+?) collected (?P<amount>\S+) from ")
MARKS = re.compile(r"( \((button|small blind|big blind)\))+$")


def check(cardroom, hands, report):
    told = {"play money": False, "nobody's cards": False, "spaces": False}
    for hand in hands:
        if not hand.whole_chips:
            report.skip(READER, "reads whole chips only", hand.name)
        elif "?" in hand.hero:
            report.skip(READER, "wants a hero whose cards are known", hand.name)
        else:
            one(cardroom, hand, report, told)


def one(cardroom, hand, report, told):
    fields, names = named(hand, " ")
    if ended_on_the_flop(hand):
        # Asserted once, with the first such hand: `poker` expects the amount after the first space.
        once(report, told, "spaces", hand, "reads no names with spaces where the hand ends on the flop",
             lambda: cardroom.pokerstars(hand.phh, fields, "--hero", 1))
        fields, names = named(hand, "_")
    once(report, told, "play money", hand, "knows no play money tables",
         lambda: cardroom.pokerstars(hand.phh, fields, "--hero", 1, "--play-money"))
    once(report, told, "nobody's cards", hand, "wants a hero whose cards are known",
         lambda: cardroom.pokerstars(hand.phh, fields))
    text = cardroom.pokerstars(hand.phh, fields, "--hero", 1)
    try:
        read = PokerStarsHandHistory(text)
        read.parse()
    except Exception as error:
        report.fault(READER, hand.name, f"{error!r}\n{text}")
        return
    found, expected = shown(read), wanted(hand, names)
    if all([report.same(READER, hand.name, what, found[what], expected[what]) for what in expected]):
        report.took(READER, *hand.features, *["names with spaces"] * (" " in names[0]))


def once(report, told, fault, hand, reason, text):
    """Asserts, with the first such hand, that the reader still refuses a text because of a known bug."""
    if told[fault]:
        return
    told[fault] = True
    try:
        PokerStarsHandHistory(text()).parse()
    except Exception:
        report.skip(READER, reason, hand.name)
    else:
        report.fault(READER, hand.name, f"no longer so: {reason}")


def named(hand, between):
    names = [f"Player{between}{'ABCDEFGHIJ'[player]}.{between}O'Hara{between}{player}" for player in range(hand.count)]
    return {**DATE, "players": names, "table": "'Den 7'"}, names


def ended_on_the_flop(hand):
    return len(hand.board) == 3


def wanted(hand, names):
    collected = [] if hand.shown else [("collected", names[player], amount) for _, player, amount in hand.collected]
    last = max(len(hand.board) - 2, 0)
    streets = [[line(names, action) for action in street] for street in hand.streets]
    # The last bet of the last street with bets was not called, possibly because all others are all-in.
    bet_on = max((place for place, street in enumerate(streets) if street), default=0)
    streets[bet_on] += [("returned", names[player], amount) for player, amount in hand.returned]
    streets[last] += collected
    streets[1] = [action[:3] for action in streets[1]]
    winners = {names[player] for player in hand.winners}
    if not hand.board:
        # `poker` looks for winners after the line that follows the board: without a board, it misses the first seat.
        winners -= {names[0]}
    return {
        "date": MOMENT, "table": "Den 7", "seats": hand.count, "button": names[-1],
        "blinds": (hand.small, hand.big),
        "players": [(place + 1, name, stack) for place, (name, stack) in enumerate(zip(names, hand.stacks))],
        "hero": (names[0], sorted([hand.hero[:2], hand.hero[2:]])),
        "streets": streets,
        "board": hand.board,
        "total pot": sum(hand.pots.values()),
        "showdown": bool(hand.shown),
        "winners": winners,
    }


def line(names, action):
    player, verb, amount, to, all_in = action
    return (verb, names[player], amount, to, all_in)


def shown(read):
    """The result of `poker`, in the form of `wanted`. `poker` does not parse the action lines of three streets."""
    lines = [read.preflop_actions, None, read.turn_actions, read.river_actions]
    streets = [[said(line) for line in street or () if "doesn't show hand" not in line] for street in lines]
    streets[1] = [parsed(action) for action in (read.flop.actions or ()) if read.flop] if read.flop else []
    streets[1] = [action for action in streets[1] if action]
    board = [*(read.flop.cards if read.flop else ()), *(card for card in (board_card(read, "turn"), board_card(read, "river")) if card)]
    players = [(player.seat, player.name, Decimal(player.stack)) for player in read.players]
    return {
        "date": read.date, "table": read.table_name, "seats": read.max_players, "button": read.button.name,
        "blinds": (read.sb, read.bb), "players": players,
        "hero": (read.hero.name, sorted([plain(read.hero.combo.first), plain(read.hero.combo.second)])),
        "streets": streets, "board": [plain(card) for card in board], "total pot": Decimal(read.total_pot),
        "showdown": read.show_down, "winners": {MARKS.sub("", name) for name in read.winners},
    }


def board_card(read, street):
    return getattr(read, street, None)


def plain(card):
    return f"{card.rank.val}{card.suit.name[0].lower()}"


def said(line):
    if uncalled := UNCALLED.match(line):
        return ("returned", uncalled["name"], Decimal(uncalled["amount"]))
    if collected := COLLECTED.match(line):
        return ("collected", collected["name"], Decimal(collected["amount"]))
    match = LINE.match(line)
    assert match, line
    amount, to = (match[part] and Decimal(match[part]) for part in ("amount", "to"))
    return (match["verb"], match["name"], amount, to, bool(match["all_in"]))


def parsed(action):
    """An action on the flop. `poker` drops the total of a raise and the all-in mark."""
    verb = action.action.name.lower()
    if verb == "muck":
        return None
    return {"return": "returned", "win": "collected"}.get(verb, verb + "s"), action.name, action.amount
