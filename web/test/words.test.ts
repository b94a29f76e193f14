import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { holdingName } from "../src/cards/holding.js";
import { resolvePreAction } from "../src/felts/holdem/bets.js";
import { playableCards, playOf, sorted } from "../src/felts/mount_holyoke/plays.js";
import type { Moves } from "../src/generated/holdem.js";
import type { Step, TableView } from "../src/generated/server.js";
import { bigBlindsWords } from "../src/i18n/big-blinds.js";
import { setLanguage } from "../src/i18n/language.js";
import { difference, figure, money, parseAmount, typedWithin } from "../src/i18n/money.js";
import { refusedOf } from "../src/connection/api.js";
import { asTyped, fromTyped } from "../src/pages/setting.js";
import { stakesTyped } from "../src/pages/stakes.js";
import { gameEvent, leaveNotice, owesOnReturn, refusalWords, stepText } from "../src/i18n/words.js";
import "./texts.js";

(globalThis as { document?: unknown }).document = { documentElement: { lang: "" } };
declare const ROOT: string;
const inBoth = (words: () => string) => (["en", "es"] as const).map((language) => (setLanguage(language), words()));
const context = (game: string, speech = false) => ({
  game,
  speech,
  name: (seat: number) => ["Ann", "Ben"][seat - 1] ?? "?",
});

const chips = (amount: number) => money("chips", amount);

test("the result of a hand is in the amounts of the table", () => {
  const won = { event: "won", seat: 1, amount: 19_900, pot: 0, of: 1, by: "others_folded", all_in: false, hand: null };
  const step = { seq: 1, hand: 1, game: { seen: won, clauses: [] } } as Step;
  const words = (amount: number) => bigBlindsWords("chips", amount, 100);
  const told = inBoth(() => stepText(step, { game: "holdem" } as TableView, ["Ann"], { words }));
  assert.match(told[0]!, /^Ann wins 199\u00A0BB \(19,900\u00A0chips\)/);
  assert.match(told[1]!, /199\u00A0BB \(19\.900\u00A0fichas\)/);
});

test("a returning player sees the owed blinds", () => {
  assert.deepEqual(
    inBoth(() => owesOnReturn({ amount: 150, small: true }, chips)),
    [
      "You have already played at this table and owe both blinds: post 150\u00A0chips to play at once, or wait for the big blind.",
      "Ya jugaste en esta mesa y debes las dos ciegas: pon 150\u00A0fichas para jugar enseguida, o espera la ciega grande.",
    ],
  );
  assert.deepEqual(
    inBoth(() => owesOnReturn({ amount: 100, small: false }, chips)),
    [
      "You owe the big blind: post 100\u00A0chips to play at once, or wait for it.",
      "Debes la ciega grande: pon 100\u00A0fichas para jugar enseguida, o espérala.",
    ],
  );
});

test("a leaving player sees the cost of a return, and how long it applies", () => {
  const english = (south: number, owed: number | null) => inBoth(() => leaveNotice(south, owed))[0];
  assert.equal(
    english(60, 60),
    "If you return within 60\u00A0minutes, you must bring back at least the chips with which you left, and you owe both blinds.",
  );
  assert.equal(
    english(30, 60),
    "If you return within 30\u00A0minutes, you must bring back at least the chips with which you left. If you return within 60\u00A0minutes, you owe both blinds.",
  );
  assert.equal(english(0, 60), "If you return within 60\u00A0minutes, you owe both blinds.");
  assert.equal(
    english(60, null),
    "If you return within 60\u00A0minutes, you must bring back at least the chips with which you left.",
  );
  assert.equal(english(0, null), "");
});

test("a refusal for the wrong actor names the players who may act", () => {
  for (const game of ["holdem", "packs_poker", "high_card_flush", "mount_holyoke"]) {
    const [en, es] = inBoth(() => refusalWords({ code: `${game}.not_a_player`, message: "" }, game));
    assert.match(en!, /only players and the clock/i, game);
    assert.match(es!, /solo .*los jugadores y el reloj/i, game);
  }
  assert.deepEqual(
    inBoth(() => refusalWords({ code: "high_card_flush.not_the_staff", message: "" }, "high_card_flush")),
    ["A player cannot call a misdeal.", "Un jugador no puede declarar un reparto nulo."],
  );
});

test("a table that was rolled back lists the hands that do not count", () => {
  const words = (open: boolean, cause: string) =>
    inBoth(() => stepText({ seq: 4, hand: 2, table: { event: "voided", open, cause } } as Step, {} as TableView));
  assert.deepEqual(words(false, "backup"), [
    "This table was restored from a backup. Hands played since the backup was made do not count.",
    "Esta mesa se ha restaurado desde una copia de seguridad. Las manos jugadas desde que se hizo la copia no cuentan.",
  ]);
  assert.deepEqual(words(false, "lost"), [
    "The end of this table’s log was lost. The lost hands do not count.",
    "Se ha perdido el final del registro de esta mesa. Las manos perdidas no cuentan.",
  ]);
  const open = "The end of this table’s log was lost. The open hand is void, and its stakes are returned.";
  assert.equal(words(true, "lost")[0], open);
});

test("only fields marked in the schema are amounts, in the unit of the game or the field", () => {
  const words = (code: string, args: Record<string, unknown>, game: string) =>
    inBoth(() => refusalWords({ code, args, message: "" }, game));
  assert.deepEqual(words("bots_of_guest", { there: 8, most: 8 }, "holdem"), [
    "Your tables have 8 bots; the maximum in all is 8. Remove some, or choose fewer.",
    "Tus mesas tienen 8 bots; el máximo en total es 8. Quita alguno o elige menos.",
  ]);
  assert.deepEqual(words("too_long", { most: 65_536 }, ""), [
    "That is too long: the limit is 65,536\u00A0bytes.",
    "Eso es demasiado largo: el límite es de 65.536\u00A0bytes.",
  ]);
  const buyIn = { amount: 50_000, least: 200, most: 400, there: 0 };
  assert.equal(
    words("buy_in", buyIn, "holdem")[0],
    "50,000\u00A0chips is not possible: your chips after the buy-in must be 200\u00A0chips to 400\u00A0chips.",
  );
  assert.equal(
    words("buy_in", buyIn, "packs_poker")[0],
    "$500.00 is not possible: your chips after the buy-in must be $2.00 to $4.00.",
  );
  const scored = { event: "scored", seat: 1, winner: false, left: 11, points: 22, total: 30 };
  assert.match(inBoth(() => gameEvent(scored, context("mount_holyoke")))[0]!, /22\u00A0points/);
});

test("the refusal of a full quota names the time or the action that makes room", () => {
  const timed = [
    "room_full",
    "tables_of_address",
    "too_many_sockets",
    "too_many_connections",
    "too_many_long_requests",
  ];
  const ofEvents = ["run.room_full_of_runs", "run.runs_of_address", "run.too_many_viewers"];
  const words = (code: string) =>
    inBoth(() => refusalWords({ code, args: { most: 10, retry_seconds: 60 }, message: "" }, "holdem"));
  for (const code of [...timed, ...ofEvents]) {
    const [english, spanish] = words(code);
    assert.match(english!, /in 60\u00A0seconds/, code);
    assert.match(spanish!, /(en|de) 60\u00A0segundos/, code);
  }
  assert.deepEqual(words("tables_of_guest"), [
    "You already have 10 open tables. Close one first.",
    "Ya tienes 10 mesas abiertas. Cierra una primero.",
  ]);
  assert.match(words("run.runs_of_guest")[0]!, /Discard or cancel one first/);
});

test("too many bots: the message asks to remove bots only if there are any", () => {
  const words = (there: number, most: number) =>
    inBoth(() => refusalWords({ code: "bots_of_guest", args: { there, most }, message: "" }, "holdem"));
  assert.deepEqual(words(0, 40), [
    "Your tables may have 40 bots in all. Choose fewer.",
    "Tus mesas pueden tener 40 bots en total. Elige menos.",
  ]);
  assert.deepEqual(words(0, 1), [
    "Your tables may have 1 bot in all. Choose fewer.",
    "Tus mesas pueden tener 1 bot en total. Elige menos.",
  ]);
  assert.deepEqual(words(0, 0), ["Your tables may have no bots.", "Tus mesas no pueden tener bots."]);
  assert.deepEqual(words(1, 8), [
    "Your tables have 1 bot; the maximum in all is 8. Remove it, or choose fewer.",
    "Tus mesas tienen 1 bot; el máximo en total es 8. Quítalo o elige menos.",
  ]);
});

test("the unit of an amount comes from the schema, never from a call", () => {
  const folder = join(ROOT, "web/src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const calls = /\b(?:money|figure|shortFigure|range|difference|typed|typedWithin|amountTyped)\(\s*"[^)]*/g;
  const named = files.flatMap((file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(calls)].map(([call]) => [file, call]),
  );
  assert.deepEqual(named, []);
  assert.ok(files.length > 50);
});

test("an event is one sentence with names, cards and units", () => {
  const hand = { category: "two_pair", five: ["Ts", "Th", "4s", "4c", "Ad"], kicker: "Ad" };
  const won = { event: "won", pot: 0, of: 2, seat: 2, amount: 1500, all_in: false, by: "high_cards", hand };
  assert.deepEqual(
    inBoth(() => gameEvent(won, context("holdem"))),
    [
      "Ben wins 1,500\u00A0chips (main pot) with two pair, tens and fours, ace kicker.",
      "Ben gana 1500\u00A0fichas (bote principal) con doble pareja, dieces y cuatros, kicker as.",
    ],
  );
  const eights = { category: "pair", five: ["8h", "8d", "As", "Qh", "Jc"], kicker: null };
  const mucked = { ...won, of: 1, by: "mucks", hand: eights };
  assert.deepEqual(
    inBoth(() => gameEvent(mucked, context("holdem"))),
    ["Ben wins 1,500\u00A0chips with a pair of eights.", "Ben gana 1500\u00A0fichas con pareja de ochos."],
  );
  const flush = { category: "flush", five: ["Ks", "Js", "Ts", "6s", "5s"], kicker: "6s" };
  assert.deepEqual(
    inBoth(() => gameEvent({ ...won, of: 1, hand: flush }, context("holdem"))),
    ["Ben wins 1,500\u00A0chips with a flush, K-J-10-6-5.", "Ben gana 1500\u00A0fichas con color, K-J-10-6-5."],
  );
  const post = { event: "blind", seat: 1, blind: "post", amount: 100, all_in: false };
  assert.equal(inBoth(() => gameEvent(post, context("holdem")))[0], "Ann posts 100\u00A0chips.");
  const folded = { ...won, of: 1, by: "folds", hand: null };
  assert.deepEqual(
    inBoth(() => gameEvent(folded, context("holdem"))),
    ["Ben wins 1,500\u00A0chips: everyone else folded.", "Ben gana 1500\u00A0fichas: los demás se han retirado."],
  );
  const raised = { event: "raised", seat: 1, to: 200, amount: 200, all_in: false, full: true, opens: true };
  assert.deepEqual(
    inBoth(() => gameEvent(raised, context("holdem"))),
    ["Ann bets 200\u00A0chips.", "Ann apuesta 200\u00A0fichas."],
  );
  assert.deepEqual(
    inBoth(() => gameEvent({ ...raised, opens: false }, context("holdem"))),
    ["Ann raises to 200\u00A0chips.", "Ann sube a 200\u00A0fichas."],
  );
  const straight = { category: "straight", five: ["9s", "8s", "7d", "6c", "5h"], kicker: null };
  const compared = {
    event: "compared",
    seat: 1,
    pack: 2,
    player: "pair",
    dealer: "straight",
    beats: "dealer",
    pays: null,
    player_hand: eights,
    dealer_hand: straight,
  };
  assert.deepEqual(
    inBoth(() => gameEvent(compared, context("packs_poker"))),
    [
      "The dealer beats Ann on pack 2: a straight, nine high, against a pair of eights.",
      "La banca gana a Ann en el pack 2: escalera hasta nueve contra pareja de ochos.",
    ],
  );
  const [king, queen] = ["Kh", "Qh"].map((kicker) => ({
    category: "pair",
    five: ["9h", "9d", "As", kicker, "Jc"],
    kicker,
  }));
  const kickers = {
    ...compared,
    player: "pair",
    dealer: "pair",
    beats: "player",
    player_hand: king,
    dealer_hand: queen,
  };
  assert.deepEqual(
    inBoth(() => gameEvent(kickers, context("packs_poker"))),
    [
      "Ann beats the dealer on pack 2: a pair of nines, king kicker, against a pair of nines, queen kicker.",
      "Ann gana a la banca en el pack 2: pareja de nueves, kicker rey, contra pareja de nueves, kicker reina.",
    ],
  );
  const tie = { ...kickers, beats: "tie", player_hand: eights, dealer_hand: eights };
  assert.deepEqual(
    inBoth(() => gameEvent(tie, context("packs_poker"))),
    ["Ann and the dealer tie on pack 2: a pair of eights.", "Ann y la banca empatan en el pack 2: pareja de ochos."],
  );
  setLanguage("en");
  const board = { event: "board", street: "turn", cards: ["Td"], burned: false };
  assert.equal(gameEvent(board, context("holdem")), "The turn: 10♦.");
  assert.equal(gameEvent(board, context("holdem", true)), "The turn: ten of diamonds.");
  assert.equal(
    gameEvent({ event: "hole_cards", seat: 1, cards: [null, null] }, context("holdem")),
    "Ann is dealt two cards.",
  );
  const settled = {
    event: "settled",
    seat: 1,
    wager: "ante",
    result: "lost",
    net: -500,
    basis: { by: "length", length: 4 },
  };
  assert.deepEqual(
    inBoth(() => gameEvent(settled, context("high_card_flush"))),
    [
      "Ann loses $5.00 on the ante (the dealer has the longer flush, 4 cards).",
      "Ann pierde 5,00 $ en el ante (el color de la banca es más largo, 4 cartas).",
    ],
  );
  const pushed = { ...settled, wager: "raise", result: "push", net: 0, basis: { by: "unqualified" } };
  assert.deepEqual(
    inBoth(() => gameEvent(pushed, context("high_card_flush"))),
    ["Ann pushes on the raise (the dealer did not qualify).", "Ann empata en la subida (la banca no ha calificado)."],
  );
  const bonus = { event: "settled", seat: 1, pack: 2, bet: "bonus", result: "won", net: 2000 };
  assert.deepEqual(
    inBoth(() => gameEvent(bonus, context("packs_poker"))),
    ["Ann wins $20.00 on pack 2’s bonus.", "Ann gana 20,00 $ en el bonus del pack 2."],
  );
  setLanguage("en");
  const dealt = { event: "dealt", to: { seat: 2 }, cards: [null, null, null, null, null, null, null] };
  assert.equal(gameEvent(dealt, context("high_card_flush")), "Seven cards for Ben.");
  const played = {
    event: "played",
    seat: 1,
    cards: ["2s", "2h"],
    category: "pair",
    on: null,
    opening: false,
    clock: false,
    left: 1,
  };
  assert.equal(gameEvent(played, context("mount_holyoke")), "Ann plays 2♠ 2♥ (pair), with 1 card left.");
});

test("a hand that moved no chips is described as void, with the reason", () => {
  const table = { game: "high_card_flush", seats: [], players: [] } as unknown as TableView;
  const over = (unpaid: boolean): Step => ({
    seq: 9,
    hand: 3,
    table: { event: "hand_over", nets: [0, 0], house: 0, unpaid },
  });
  assert.deepEqual(
    inBoth(() => stepText(over(true), table)),
    [
      "The hand is void: the table has reached the limit of its chips and cannot pay it. Everyone gets their chips back.",
      "La mano queda anulada: la mesa ha llegado al límite de sus fichas y no puede pagarla. Cada jugador recupera las suyas.",
    ],
  );
  assert.deepEqual(
    inBoth(() => stepText(over(false), table)),
    ["The hand is over.", "La mano ha terminado."],
  );
});

test("a refused plan has the game's refusal of the entry as its reason", () => {
  const code = "poker_run.hands_limit";
  const reason = { code, args: { participant: 7, limit: 2 }, message: "at most 2 hands", clauses: ["PR-8"] };
  const refused = { code: "run.plan_does_not_fit", args: { entry: 4, participant: 7, reason }, message: "" };
  assert.deepEqual(
    inBoth(() => refusalWords(refused)),
    [
      "Entry 4, made under the earlier plan, is not possible under this one. Number 7 has as many hands as one participant may have: 2.",
      "La anotación 4, hecha con el plan anterior, no es posible con este. El número 7 ya tiene todas las manos que puede tener una persona: 2.",
    ],
  );
  const unknown = { ...refused, args: { entry: 4, reason: { code: "poker_run.newer", message: "a newer rule" } } };
  assert.match(inBoth(() => refusalWords(unknown))[0]!, /under this one\. a newer rule$/);
});

test("a refusal message is built from code and values; without a message, the server's text is shown", () => {
  const refused = { code: "holdem.raise_too_small", args: { to: 150, least: 200, all_in: 900 }, message: "" };
  assert.deepEqual(
    inBoth(() => refusalWords(refused, "holdem")),
    [
      "A raise to 150\u00A0chips is too small: raise to at least 200\u00A0chips, or go all in.",
      "Subir a 150\u00A0fichas es poco: sube al menos a 200\u00A0fichas o ve all-in.",
    ],
  );
  const unread = {
    code: "settings_unread",
    args: { field: "big_blind", wrong: "value", belongs: "whole_number" },
    message: "",
  };
  assert.deepEqual(
    inBoth(() => refusalWords(unread, "holdem")),
    ["Big blind: enter a whole number.", "Ciega grande: pon un número entero."],
  );
  const unknown = {
    code: "settings_unread",
    args: { field: "", wrong: "field", found: "straddel", known: "ante, straddle" },
    message: "",
  };
  assert.deepEqual(
    inBoth(() => refusalWords(unknown, "holdem")),
    [
      "There is no setting straddel. The settings are: ante, straddle.",
      "No existe el ajuste straddel. Los ajustes son: ante, straddle.",
    ],
  );
  assert.equal(refusalWords({ code: "quite_new", message: "the server's words" }), "the server's words");
});

test("amounts have their unit, and typed amounts are parsed in the same format", () => {
  setLanguage("en");
  assert.deepEqual(
    [money("chips", 1), money("chips", 1500), money("cents", 1500), difference("cents", -250)],
    ["1\u00A0chip", "1,500\u00A0chips", "$15.00", "−$2.50"],
  );
  for (const language of ["en", "es"] as const) {
    setLanguage(language);
    for (const amount of [0, 5, 1234567]) assert.equal(parseAmount("cents", figure("cents", amount)), amount, language);
    assert.equal(parseAmount("chips", figure("chips", 1234567)), 1234567);
    for (const text of [
      "many",
      "",
      "1.2.3",
      "1,2,3",
      "1.00.000",
      "0.500",
      "0,500",
      "2.5",
      "2,5",
      "5 5",
      "k",
      "1e3",
      "5$",
      "1.500k",
      "1,500k",
    ]) {
      const grouped = text === (language === "es" ? "1.500k" : "1,500k");
      assert.equal(parseAmount("chips", text), grouped ? 1_500_000 : undefined, `${text} in ${language}`);
    }
    for (const [text, amount] of [
      ["250", 250],
      [" 250 ", 250],
      ["2k", 2000],
      ["3 M", 3_000_000],
    ] as const)
      assert.equal(parseAmount("chips", text), amount, `${text} in ${language}`);
    assert.equal(parseAmount("chips", "-3"), undefined);
  }
  for (const [language, group, decimal] of [
    ["en", ",", "."],
    ["es", ".", ","],
  ] as const) {
    setLanguage(language);
    assert.equal(parseAmount("chips", `1${group}000`), 1000);
    assert.equal(parseAmount("chips", `1${decimal}000`), undefined, "it could mean a thousand in another language");
    assert.equal(parseAmount("chips", `2${decimal}5k`), 2500);
    assert.equal(parseAmount("cents", `1${group}234${decimal}5`), 123_450);
    assert.equal(parseAmount("cents", `1${decimal}005`), undefined);
  }
  setLanguage("en");
});

test("a typed amount is within the limits, or a fault that explains the correction", () => {
  const bet = { what: "Bet", least: 200, most: 1_000_000 };
  setLanguage("en");
  assert.deepEqual(typedWithin("cents", " 2.00 ", bet), { amount: 200 });
  assert.deepEqual(typedWithin("cents", "10k", bet), { amount: 1_000_000 });
  const faults = ["", "  ", " two ", "1.99", "10,000.01"].map((text) => typedWithin("cents", text, bet).fault);
  const missing = "Bet: enter an amount.";
  assert.deepEqual(faults, [
    missing,
    missing,
    "Bet: “two” is not an amount.",
    "The minimum is $2.00.",
    "The maximum is $10,000.00.",
  ]);
  assert.equal(typedWithin("chips", "199", bet).fault, "The minimum is 200\u00A0chips.");
});

test("typed buy-in limits are validated, with a message, before they are sent", () => {
  const form = (least: string, most: string, rebuys = "") => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ "buy-in-min": least, "buy-in-max": most, rebuys }))
      form.set(name, value);
    return form;
  };
  const why = (least: string, most: string) => () => {
    let words = "";
    assert.throws(
      () => stakesTyped(form(least, most), "cents"),
      (error) => Boolean((words = refusalWords(refusedOf(error), "packs_poker"))),
    );
    return words;
  };
  setLanguage("en");
  assert.deepEqual(stakesTyped(form("20.00", "1,500", "3"), "cents"), {
    buy_in_min: 2000,
    buy_in_max: 150_000,
    rebuys: 3,
  });
  assert.deepEqual(stakesTyped(form("20", "20"), "chips"), { buy_in_min: 20, buy_in_max: 20, rebuys: null });
  assert.deepEqual(inBoth(why("", "9")), [
    "Min buy-in: “” is not an amount.",
    "Entrada mínima: «» no es una cantidad.",
  ]);
  assert.deepEqual(inBoth(why("9", "many")), [
    "Max buy-in: “many” is not an amount.",
    "Entrada máxima: «many» no es una cantidad.",
  ]);
  assert.deepEqual(inBoth(why("30", "9")), [
    "The min buy-in must be more than zero and no more than the max buy-in: $30.00 to $9.00 is not possible.",
    "La entrada mínima debe ser mayor que cero y no superar la máxima: de 30,00 $ a 9,00 $ no puede ser.",
  ]);
  assert.match(why("0", "9")(), /no puede ser/);
  setLanguage("en");
});

test("the description of a player's hand", () => {
  const words: [string, string, string][] = [
    ["high_card", "As Kd", "ace high"],
    ["pair", "As Ad 9d 7h 3c", "a pair of aces"],
    ["two_pair", "Ks Kd 9c 9h 2d", "two pair, kings and nines"],
    ["three_of_a_kind", "7s 7d 7c Ah 2d", "three sevens"],
    ["straight", "5h 4c 3d 2s Ad", "a straight, five high"],
    ["flush", "Ks Js 9s 7s 2s", "a flush, king high"],
    ["full_house", "Ks Kd Kc 9h 9d", "a full house, kings full of nines"],
    ["royal_flush", "As Ks Qs Js Ts", "a royal flush"],
    ["straight_flush", "9s 8s 7s 6s 5s", "a straight flush, nine high"],
    ["four_of_a_kind", "8s 8d 8c 8h Ad", "four eights"],
  ];
  for (const [category, cards, said] of words) assert.equal(holdingName({ category, cards: cards.split(" ") }), said);
  assert.equal(holdingName(null), "");
});

test("a pre-selected action is taken only if it still applies", () => {
  const moves: Moves = { fold: true, check: false, call: 100, raise: null, show: false, muck: false };
  assert.equal(resolvePreAction({ do: "call", amount: 100 }, moves), "call");
  assert.equal(resolvePreAction({ do: "call", amount: 50 }, moves), undefined);
  assert.equal(resolvePreAction({ do: "check" }, moves), undefined);
  assert.equal(resolvePreAction({ do: "check_fold" }, moves), "fold");
  assert.equal(resolvePreAction({ do: "check_fold" }, { ...moves, check: true }), "check");
});

test("only cards that complete a legal play with the chosen cards are highlighted", () => {
  const plays = [["3d"], ["3d", "3c"], ["4d"]];
  assert.deepEqual([...playableCards(plays, [])].sort(), ["3c", "3d", "4d"]);
  assert.deepEqual([...playableCards(plays, ["3c"])].sort(), ["3c", "3d"]);
  assert.deepEqual(playOf(plays, ["3c", "3d"]), ["3d", "3c"]);
  assert.equal(playOf(plays, ["3c"]), undefined);
  assert.deepEqual(sorted(["2s", "As", "3h", "3d"], "rank"), ["3d", "3h", "As", "2s"]);
  assert.deepEqual(sorted(["2s", "As", "3h", "3d"], "suit"), ["3d", "3h", "As", "2s"]);
});

test("a typed setting is parsed", () => {
  const values = [
    100,
    "none",
    "9-high-3",
    [1, 1, 1, 2, 3, 3],
    { rounds: 5 },
    { flush: "4 to 1", pair: "1 to 2" },
    { a: { b: 1 } },
  ];
  for (const value of values) assert.deepEqual(fromTyped(asTyped(value)), value, asTyped(value));
  assert.equal(fromTyped("{ half"), "{ half");
});

test("a refusal about a numbered hand contains the number", () => {
  const stale = { code: "stale_hand", message: "", args: { hand: 12, now: 13 } };
  assert.match(inBoth(() => refusalWords(stale))[0]!, /hand 12; this is hand 13/);
  const stamped = { hand: "1017-1", mark: { stop: 3 }, card: "Ks", at: "15:42:07" };
  const [en, es] = inBoth(() => refusalWords({ code: "poker_run.already_stamped", message: "", args: stamped }));
  assert.match(en!, /^Hand 1017-1 already has its card of stop 3: K♠, drawn at (3:42:07\sPM|15:42:07)\./);
  assert.match(es!, /^La mano 1017-1 ya tiene su carta de la parada 3: K♠, sacada a las 15:42:07\./);
  const extra = { ...stamped, mark: "extra", at: "24:10:00" };
  assert.match(
    inBoth(() => refusalWords({ code: "poker_run.already_stamped", message: "", args: extra }))[0]!,
    /^Hand 1017-1 already has its extra card, K♠, drawn at (12:10\sAM|00:10) \(next day\)\./,
  );
});

test("a port number has no thousands separator", () => {
  const words = inBoth(() => refusalWords({ code: "run.address_loopback", message: "", args: { port: 18461 } }));
  for (const text of words) assert.match(text, /0\.0\.0\.0:18461/);
});
