// Models of a round, computed from its log sentences alone and compared with its settlement.
import assert from "node:assert/strict";
import { flushOf, rankHand, nameOf, order, type Ranked } from "./ranking.js";
import { amountOf, type Said, type Tongue } from "./reading.js";

type Seen = Record<string, unknown>;

/** A round, as printed by the room's example program. */
export interface Round {
  game: string;
  seats: number;
  viewer: number | null;
  /** The table's settings that differ from the defaults. */
  settings: Record<string, unknown>;
  events: Seen[];
  view: Seen;
  /** Net result of each seat, in the game's smallest unit; null in a game for points. */
  nets: number[] | null;
  settlement: Seen;
}

/** Asserts that the sentences agree with the settlement. */
export function accountOf(round: Round, tongue: Tongue, names: string[], said: Said[]): void {
  ACCOUNTS[round.game]!(round, tongue, names, said);
  resultIs(round, said.at(-1)!);
}

/** Asserts that the sentence about the end of the hand states what the viewer won. */
export function resultIs(round: Round, over: Said): void {
  if (over.amounts.length === 0 && !over.groups["broke"]) return;
  const net = round.nets![round.viewer! - 1]!;
  const [won, lost] = [over.groups["won"] !== undefined, over.groups["lost"] !== undefined];
  assert.equal(won ? over.amounts[0]! : lost ? -over.amounts[0]! : 0, net, "what the viewer won");
  assert.ok(won === net > 0 && lost === net < 0, "won or lost");
  assert.equal(over.amounts.at(-1), 5000, "the stack");
}

const ACCOUNTS: Record<string, (round: Round, tongue: Tongue, names: string[], said: Said[]) => void> = {
  holdem,
  packs_poker: packs,
  high_card_flush: flush,
  mount_holyoke: holyoke,
};

const of = (round: Round, event: string) => round.events.filter((seen) => seen["event"] === event);

/**
 * Checks that the chips moved in the sentences add up to each seat's net result, and that each pot goes to its winners
 * for the hands named.
 */
function holdem(round: Round, tongue: Tongue, names: string[], said: Said[]): void {
  const nets = names.slice(0, round.seats).map(() => 0);
  let bids = nets.map(() => 0);
  const shares: [number, number, number][] = [];
  let betting = false;
  let board: string[] = [];
  said.forEach(({ kind, name, amounts, groups }, place) => {
    const seat = names.indexOf(name ?? "");
    const [amount = 0] = amounts;
    const seen = round.events[place] ?? {};
    const put = (more: number) => ((nets[seat]! -= more), (bids[seat]! += more));
    if (kind === "board")
      [bids, betting, board] = [bids.map(() => 0), false, [...board, ...((seen["cards"] as string[]) ?? [])]];
    if (kind === "ante") nets[seat]! -= amount;
    if (kind === "blind" || kind === "called") put(amount);
    if (kind === "blind") betting = true;
    if (kind === "bet" || kind === "raised") {
      // If the antes took all chips of both blinds, the amount to call before the flop depends on the settings.
      if (board.length > 0 || betting)
        assert.equal(kind === "raised", betting, "the first bet of a betting round is a bet");
      put(amount - bids[seat]!);
      betting = true;
    }
    if (kind === "returned") nets[seat]! += amount;
    if (kind === "won") {
      nets[seat]! += amount;
      const pot = groups["pot"]?.match(/\d/)?.[0] ?? 0;
      shares.push([Number(pot), seat + 1, amount]);
    }
  });
  assert.deepEqual(nets, round.nets, "the chips of the log");
  const { pots } = round.settlement as { pots: { shares: number[]; by: string }[] };
  const paid = pots.flatMap(({ shares }, pot) =>
    shares.flatMap((amount, place) => (amount > 0 ? [[pot, place + 1, amount] as const] : [])),
  );
  const key = (a: readonly number[], b: readonly number[]) => a[0]! - b[0]! || a[1]! - b[1]!;
  assert.deepEqual(shares.sort(key), paid.map((share) => [...share] as [number, number, number]).sort(key), "the pots");
  const wins = said.filter(({ kind }) => kind === "won");
  if (pots.length > 1)
    assert.ok(
      wins.every(({ groups }) => groups["pot"]),
      "each of several pots is named",
    );
  const table = of(round, "board").flatMap(({ cards }) => cards as string[]);
  const tabled = new Map(of(round, "tabled").map(({ seat, cards }) => [names[Number(seat) - 1]!, cards as string[]]));
  for (const { name, groups } of said.filter(({ kind, groups }) => kind === "tabled" && groups["hand"])) {
    assert.equal(
      groups["hand"],
      nameOf(tongue, rankHand([...tabled.get(name!)!, ...table])),
      "the name of the tabled hand",
    );
  }
  for (const win of wins) wonBy(win, pots[Number(win.groups["pot"]?.match(/\d/)?.[0] ?? 0)]!.by, tongue, tabled, table);
}

/** Checks that a win names its reason, the winner's hand, and a kicker only if a hand with the same name lost. */
function wonBy(
  { name, groups }: Said,
  by: string,
  tongue: Tongue,
  tabled: Map<string, string[]>,
  board: string[],
): void {
  assert.equal(by === "folds", groups["folds"] !== undefined, "by folds");
  assert.equal(
    by === "mucks" && !tabled.has(name!),
    groups["mucks"] !== undefined,
    "by mucks: only an unseen hand goes unnamed",
  );
  assert.equal(by === "equality", groups["split"] !== undefined, "a split pot");
  if (!groups["hand"]) return;
  const own = rankHand([...tabled.get(name!)!, ...board]);
  if (groups["hand"] === nameOf(tongue, own)) return;
  assert.equal(by, "high_cards", "a kicker decides only between equal combinations");
  const others = [...tabled].filter(([other]) => other !== name).map(([, cards]) => rankHand([...cards, ...board]));
  const kickers = others.filter((other) => order(own, other) > 0).flatMap((other) => kickerAgainst(own, other) ?? []);
  assert.ok(
    kickers.some((rank) => groups["hand"] === nameOf(tongue, own, rank)),
    `${groups["hand"]}: ${kickers.join()}`,
  );
}

/** The rank of the first kicker that differs from that of another hand with the same name. */
function kickerAgainst(own: Ranked, other: Ranked): number | undefined {
  if (own.category !== other.category || own.named.join() !== other.named.join()) return undefined;
  return own.kickers.find((rank, index) => rank !== other.kickers[index]);
}

const BETS: Record<string, string> = { bet: "pack", apuesta: "pack", bonus: "bonus" };
/** The net gain in a sentence, whose amount has no sign. */
const netOf = (each: Said) => {
  const [amount = 0] = each.amounts;
  assert.ok(amount >= 0 && amount > 0 === (resultOf(each) !== "push"), "an amount that is won or lost, without a sign");
  return resultOf(each) === "lost" ? -amount : amount;
};
const resultOf = ({ groups }: Said) => (groups["won"] ? "won" : groups["lost"] ? "lost" : "push");

/** Checks that every wager's result matches the settlement, and that the better hand is reported as ahead. */
function packs(round: Round, tongue: Tongue, names: string[], said: Said[]): void {
  const lines = said
    .filter(({ kind }) => kind === "settled")
    .map((each) => [
      names.indexOf(each.name!) + 1,
      Number(each.groups["pack"]),
      BETS[each.groups["wager"]!],
      resultOf(each),
      netOf(each),
    ]);
  const { lines: settled, house } = round.settlement as { lines: unknown[][]; house: number };
  const sorted = (lines: unknown[][]) => lines.map((line) => JSON.stringify(line)).sort();
  assert.deepEqual(sorted(lines), sorted(settled), "the settlement");
  const nets = names
    .slice(0, round.seats)
    .map((_, place) => lines.filter(([seat]) => seat === place + 1).reduce((sum, line) => sum + Number(line[4]), 0));
  assert.deepEqual(nets, round.nets, "what each seat won");
  const over = said.find(({ kind }) => kind === "over");
  if (over) assert.equal(amountOf(tongue, over.groups["house"]!), house, "the house");
  const compared = said.filter(({ kind }) => ["ahead", "behind", "level"].includes(kind));
  const bets = settled.filter(([, , bet]) => bet === "pack");
  assert.equal(
    compared.length,
    over && of(round, "misdealt").length === 0 ? bets.length : 0,
    "every pack bet is compared",
  );
  for (const each of compared) aheadOrNot(each, round, tongue, names, bets);
}

function aheadOrNot(
  { kind, name, groups }: Said,
  round: Round,
  tongue: Tongue,
  names: string[],
  bets: unknown[][],
): void {
  const [seat, pack] = [names.indexOf(name!) + 1, Number(groups["pack"])];
  const [line] = bets.filter(([whose, which]) => whose === seat && which === pack);
  const result = { ahead: "won", behind: "lost", level: "push" }[kind];
  const cards = (event: string, name: string, value: number) =>
    of(round, event).find((seen) => seen[name] === value)!["cards"] as string[];
  const packCards = cards("pack_up", "pack", pack);
  const own = rankHand([...cards("hand_up", "seat", seat), ...packCards]);
  // A player who wins without a pair has the bet returned.
  const due = kind === "ahead" && own.category === 0 ? "push" : result;
  assert.equal(line![3], due, kind);
  const dealerCards = of(round, "dealer_up")[0]!["cards"] as string[];
  const dealer = rankHand(
    round.settings["dealer_hand"] === "dealer_own_five" ? dealerCards : [...dealerCards, ...packCards],
  );
  const [ownName, dealerName] = [
    nameOf(tongue, own, kickerAgainst(own, dealer)),
    nameOf(tongue, dealer, kickerAgainst(dealer, own)),
  ];
  assert.equal(groups["own"], ownName, "the player’s hand");
  if (kind !== "level") assert.equal(groups["other"], dealerName, "the dealer’s hand");
  const first = kind === "ahead" ? ownName : dealerName;
  if (kind !== "level")
    assert.equal(groups["comma"] !== undefined, first.includes(","), "a comma after a name that contains one");
  const better = Math.sign(order(own, dealer));
  assert.equal(kind, better > 0 ? "ahead" : better < 0 ? "behind" : "level", "who has the better hand");
}

const WAGERS: Record<string, string> = {
  ante: "ante",
  raise: "raise",
  "flush bonus": "flush_bonus",
  "straight flush bonus": "straight_flush_bonus",
  progressive: "progressive",
  subida: "raise",
  "bonus de color": "flush_bonus",
  "bonus de escalera de color": "straight_flush_bonus",
  progresivo: "progressive",
};

/** Checks that every wager's result matches the settlement, and that its reason matches the earlier log. */
function flush(round: Round, _: Tongue, names: string[], said: Said[]): void {
  const lines = said
    .filter(({ kind }) => kind === "settled")
    .map((each) => [names.indexOf(each.name!) + 1, WAGERS[each.groups["wager"]!], resultOf(each), netOf(each)]);
  const { lines: settled } = round.settlement as { lines: unknown[][] };
  const sorted = (lines: unknown[][]) => lines.map((line) => JSON.stringify(line)).sort();
  assert.deepEqual(sorted(lines), sorted(settled), "the settlement");
  const nets = names
    .slice(0, round.seats)
    .map((_, place) => lines.filter(([seat]) => seat === place + 1).reduce((sum, line) => sum + Number(line[3]), 0));
  assert.deepEqual(nets, round.nets, "what each seat won");
  const folded = new Set(said.filter(({ kind }) => kind === "folded").map(({ name }) => name));
  const qualifies = said.find(({ kind }) => kind === "dealer")?.groups["yes"] !== undefined;
  const shown = new Map(
    said.filter(({ kind }) => kind === "turned_up").map(({ name, groups }) => [name ?? "", Number(groups["length"])]),
  );
  for (const { seen, length } of of(round, "turned_up").map((seen) => ({
    seen,
    length: flushOf(seen["cards"] as string[]),
  }))) {
    const place = seen["of"] as { seat?: number } | "dealer";
    assert.equal(shown.get(place === "dealer" ? "" : names[place.seat! - 1]!), length, "the length of the flush");
  }
  const limited = of(round, "settled").filter((seen) => (seen["basis"] as { limited?: boolean }).limited);
  const reduced = said.filter(({ groups }) => groups["cut"] ?? groups["less"]);
  assert.equal(reduced.length, limited.length, "every win reduced by the round's limit is reported as reduced");
  for (const { name, groups } of said.filter(({ kind }) => kind === "settled")) {
    if (groups["fold"]) assert.ok(folded.has(name), "folded");
    if (groups["unqualified"]) assert.ok(!qualifies, "the dealer qualified");
    const [own, dealer] = [shown.get(name!) ?? 0, shown.get("") ?? 0];
    if (groups["longer"])
      assert.ok(own !== dealer && Number(groups["longer"]) === Math.max(own, dealer), "the longer flush");
    if (groups["longer"]) assert.equal(groups["theirs"] !== undefined, dealer > own, "whose flush is longer");
    if (groups["even"] ?? groups["equal"])
      assert.ok(own === dealer && Number(groups["even"] ?? groups["equal"]) === own, "flushes of one length");
    const result = resultOf({ groups } as Said);
    if (groups["none"]) assert.equal(result, "lost", "a wager without a winning straight flush is lost");
    if (groups["run"])
      assert.ok(result !== "lost" && Number(groups["run"]) >= 3, "a straight flush that wins has three cards or more");
    if (groups["meter"]) assert.equal(result, "won", "a share of the meter is won");
    if (groups["flush"] && own > 0) assert.equal(Number(groups["flush"]), own, "the player’s flush");
  }
}

/**
 * Checks that the winner has no cards left, that the others have as many as after their last play, or 13 without one,
 * and that points and match winners are correct.
 */
function holyoke(round: Round, _: Tongue, names: string[], said: Said[]): void {
  const left = new Map<string, number>();
  for (const { kind, name, groups } of said) {
    if (kind === "played") left.set(name!, Number(groups["left"] ?? 0));
    if (kind === "round_over") assert.equal(left.get(name!), 0, "the winner has no cards left");
  }
  const { scores, winner } = round.settlement as { scores: number[][]; winner: number };
  const told = said
    .filter(({ kind }) => kind === "scored")
    .map(({ name, groups }) => {
      assert.equal(groups["winner"] !== undefined, names.indexOf(name!) + 1 === winner, "who wins the round");
      if (!groups["winner"]) assert.equal(Number(groups["left"]), left.get(name!) ?? 13, "the cards that were left");
      return [names.indexOf(name!) + 1, Number(groups["left"] ?? 0), Number(groups["points"]), Number(groups["total"])];
    });
  assert.deepEqual(told, scores, "the points");
  const match = said.find(({ kind }) => kind === "match_over");
  const winners = round.view["match_winners"] as number[] | null | undefined;
  assert.equal(match !== undefined, winners != null, "the end of the match");
  const named = names.filter((name) => match?.groups["names"]!.includes(name));
  if (match)
    assert.deepEqual(
      named,
      winners!.map((seat) => names[seat - 1]),
      "who wins the match",
    );
}
