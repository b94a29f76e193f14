"""Checks PokerStars text with the npm package `hhp`."""

import json
import subprocess
from decimal import Decimal
from pathlib import Path

import poker_text

READER = "hhp"
MONEY = {"currency": "'USD'"}
FOLDER = Path(__file__).parent


def read(texts):
    done = subprocess.run(["node", "hhp.cjs"], input=json.dumps(texts), capture_output=True, text=True, cwd=FOLDER, check=True)
    return json.loads(done.stdout)


def check(cardroom, hands, report):
    texts, names = [], []
    for hand in hands:
        fields, of_hand = poker_text.named(hand, " ")
        names.append(of_hand)
        hero = [] if "?" in hand.hero else ["--hero", 1]
        texts.append(cardroom.pokerstars(hand.phh, {**fields, **MONEY}, *hero))
    for hand, of_hand, text, found in zip(hands, names, texts, read(texts)):
        one(hand, of_hand, text, found, report)
    play_money(cardroom, hands[0], report)


def play_money(cardroom, hand, report):
    """Asserts that `hhp` still requires a dollar or euro sign before the blinds in the first line of every cash game."""
    fields, _ = poker_text.named(hand, " ")
    for flags in [[], ["--play-money"]]:
        if read([cardroom.pokerstars(hand.phh, fields, *flags)]) != [None]:
            report.fault(READER, hand.name, "no longer so: reads no hand without a sign of dollars or euros")
    report.skip(READER, "reads no hand without a sign of dollars or euros", "every hand of chips and of play money")


def one(hand, names, text, found, report):
    if found is None:
        report.fault(READER, hand.name, f"not read\n{text}")
        return
    several = "Side pot-2" in text
    wanted_here, shown_here = wanted(hand, names), shown(found)
    if several:
        for what in ("collected", "pots"):
            del wanted_here[what]
    elif len(shown_here["pots"]) != len(wanted_here["pots"]):
        # PokerKit merges two pots with the same eligible players.
        wanted_here["pots"], shown_here["pots"] = [sum(wanted_here["pots"])], [sum(shown_here["pots"])]
    # The patterns of `hhp` for posts end after the amount and do not include straddles.
    left = hand.stacks[:]
    for player, kind, amount in hand.posts:
        left[player] -= amount
        if kind == "straddle":
            report.skip(READER, "reads no straddle", hand.name)
        elif not left[player]:
            report.skip(READER, "reads no ante or blind that is all-in", hand.name)
    if several:
        report.skip(READER, "reads the sums of one side pot at most", hand.name)
    if all([report.same(READER, hand.name, what, shown_here[what], wanted_here[what]) for what in wanted_here]):
        report.took(READER, *hand.features, "names with spaces")


def wanted(hand, names):
    left, posts = hand.stacks[:], []
    for player, kind, amount in hand.posts:
        left[player] -= amount
        if kind != "straddle" and left[player]:
            posts.append((names[player], {"big blind": "bb", "small blind": "sb"}.get(kind, kind), amount))
    streets = [[(verb.rstrip("s"), names[player], amount, to, bool(all_in)) for player, verb, amount, to, all_in in street]
               for street in hand.streets]
    return {
        "table": ("Den 7", hand.count, hand.count),
        "blinds": (hand.small, hand.big),
        "date": (2013, 10, 4, 14, 53, 27),
        "players": [(place + 1, name, stack) for place, (name, stack) in enumerate(zip(names, hand.stacks))],
        "posts": sorted(posts),
        "streets": streets,
        "returned": [(names[player], amount) for player, amount in hand.returned],
        "collected": {names[player]: amount for player, amount in enumerate(hand.won) if amount},
        "board": hand.board,
        "shown": {names[player]: {cards[:2], cards[2:]} for player, cards in hand.shown.items()},
        "pots": sorted(hand.pots.values()),
    }


def money(value):
    return Decimal(str(value)).quantize(Decimal("0.01")) if value is not None else None


def shown(found):
    streets = [found[street] for street in ("preflop", "flop", "turn", "river")]
    acts = ("fold", "check", "call", "bet", "raise")
    everything = [action for street in [*streets, found["showdown"]] for action in street]
    table, info = found["table"], found["info"]
    date = tuple(info[part] for part in ("year", "month", "day", "hour", "min", "sec"))
    board = found.get("board") or {}
    collected = {}
    for action in everything:
        if action["type"] == "collect":
            collected[action["player"]] = collected.get(action["player"], 0) + money(action["amount"])
    lines = [entry for entry in found["summary"] if entry["type"] == "pot"]
    pots = [money(line[part]) for line in lines for part in (["amount"] if line["single"] else ["main", "side"])]
    return {
        "table": (table["tableno"], table["maxseats"], table["button"]),
        "blinds": (money(info["sb"]), money(info["bb"])),
        "date": date,
        "players": [(seat["seatno"], seat["player"], money(seat["chips"])) for seat in found["seats"]],
        "posts": sorted((post["player"], post["type"], money(post["amount"])) for post in found["posts"]),
        "streets": [[action_of(action) for action in street if action["type"] in acts] for street in streets],
        "returned": [(action["player"], money(action["amount"])) for action in everything if action["type"] == "bet-returned"],
        "collected": collected,
        "board": [board[card] for card in ("card1", "card2", "card3", "card4", "card5") if board.get(card)],
        "shown": {action["player"]: {action["card1"], action["card2"]} for action in found["showdown"] if action["type"] == "show"},
        "pots": sorted(pots),
    }


def action_of(action):
    verb = action["type"]
    amount = money(action["amount"]) if verb in ("call", "bet", "raise") else None
    return (verb, action["player"], amount, money(action.get("raiseTo")), bool(action.get("allin")))
