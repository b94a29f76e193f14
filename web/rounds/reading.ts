// Parses the sentences of the log: the kind of event, the name and the amounts. The parser shares no code with the
// client's text generation; the wording is defined here a second time.

export type Tongue = "en" | "es";

/** Statement parsed from a sentence. */
export interface Said {
  kind: string;
  name?: string;
  /** Amounts in the game's smallest unit, in the order of the sentence. */
  amounts: number[];
  groups: Record<string, string>;
}

/** Patterns of amounts: `1,500 chips`, `$15.00`, `+$1.00`; `1500 fichas`, `15,00 $`. */
const MONEY: Record<Tongue, string> = {
  en: "[+−]?(?:\\$[\\d,]+\\.\\d\\d|[\\d,]+\\schips?)",
  es: "[+−]?(?:[\\d.]+,\\d\\d\\s\\$|[\\d.]+\\sfichas?)",
};

export function amountOf(tongue: Tongue, text: string): number {
  const sign = text.startsWith("−") ? -1 : 1;
  const cents = text.includes("$");
  const digits = text.replace(/[^\d]/g, "");
  const whole = tongue === "en" ? /\.\d\d/.test(text) : /,\d\d/.test(text);
  if (cents !== whole) throw new Error(`an amount of neither chips nor dollars: ${text}`);
  return sign * Number(digits);
}

/**
 * Patterns of a game's sentences by kind. `NAME` is any name, `MONEY` an amount, `CARDS` cards, and `HAND`, `OWN` and
 * `OTHER` are names of hands.
 */
type Patterns = Record<string, Record<Tongue, string>>;

const LATE = { en: "( is out of time and)?", es: "" };
const POT = {
  en: "(?<pot> \\((?:main pot|side pot \\d)\\))?",
  es: "(?<pot> \\((?:bote principal|bote lateral \\d)\\))?",
};
const ALL_IN = { en: "(?<all>,? and is all in)?", es: "(?<all>,? y va all-in)?" };

const HOLDEM: Patterns = {
  ante: { en: `NAME posts an ante of MONEY${ALL_IN.en}\\.`, es: `NAME pone un ante de MONEY${ALL_IN.es}\\.` },
  blind: {
    en: `NAME posts (?:(?<blind>the small blind|the big blind|a straddle|the missed small blind), )?MONEY${ALL_IN.en}\\.`,
    es: `NAME pone (?<blind>la ciega pequeña|la ciega grande|un straddle|una ciega de entrada|la ciega pequeña pendiente), MONEY${ALL_IN.es}\\.`,
  },
  hole_cards: { en: "NAME is dealt (?:two cards|CARDS)\\.", es: "NAME recibe (?:dos cartas|CARDS)\\." },
  board: { en: "The (?<street>flop|turn|river): CARDS\\.", es: "El (?<street>flop|turn|river): CARDS\\." },
  folded: { en: `NAME${LATE.en} folds\\.`, es: "(?:A NAME se le acaba el tiempo y|NAME) se retira\\." },
  checked: { en: `NAME${LATE.en} checks\\.`, es: "(?:A NAME se le acaba el tiempo y|NAME) pasa\\." },
  called: { en: `NAME calls MONEY${ALL_IN.en}\\.`, es: `NAME iguala MONEY${ALL_IN.es}\\.` },
  bet: { en: `NAME bets MONEY${ALL_IN.en}\\.`, es: `NAME apuesta MONEY${ALL_IN.es}\\.` },
  raised: { en: `NAME raises to MONEY${ALL_IN.en}\\.`, es: `NAME sube a MONEY${ALL_IN.es}\\.` },
  returned: {
    en: "The uncalled bet of MONEY is returned to NAME\\.",
    es: "NAME recupera MONEY de una apuesta no igualada\\.",
  },
  tabled: { en: "NAME shows CARDS\\.(?: NAME has HAND\\.)?", es: "NAME muestra CARDS\\.(?: NAME tiene HAND\\.)?" },
  mucked: { en: `NAME${LATE.en} mucks\\.`, es: "(?:A NAME se le acaba el tiempo y|NAME) tira sin mostrar\\." },
  won: {
    en: `NAME wins MONEY${POT.en}(?:(?<folds>: everyone else folded)|(?<mucks>: everyone else mucked)|(?<split> in a split pot)? with HAND)\\.`,
    es: `NAME gana MONEY${POT.es}(?:(?<folds>: los demás se han retirado)|(?<mucks>: los demás han tirado sus cartas)|(?<split> en un bote repartido)? con HAND)\\.`,
  },
};

const PACKS: Patterns = {
  wagered: {
    en: "NAME bets MONEY on pack (?<pack>\\d)(?:, and MONEY on the bonus)?\\.",
    es: "NAME apuesta MONEY en el pack (?<pack>\\d)(?: y MONEY en el bonus)?\\.",
  },
  taken_back: {
    en: "NAME takes back the bet on pack (?<pack>\\d)\\.",
    es: "NAME retira la apuesta del pack (?<pack>\\d)\\.",
  },
  done: { en: "NAME is done\\.", es: "NAME está listo\\." },
  done_late: {
    en: "NAME is out of time\\. The placed bets stand\\.",
    es: "A NAME se le acaba el tiempo\\. Las apuestas puestas valen\\.",
  },
  sat_out: { en: `NAME${LATE.en} makes no bet\\.`, es: "(?:A NAME se le acaba el tiempo y|NAME) no apuesta\\." },
  closed: { en: "No more bets\\.", es: "No va más\\." },
  pack_dealt: { en: "Two cards for pack (?<pack>\\d)\\.", es: "Dos cartas para el pack (?<pack>\\d)\\." },
  hand_dealt: {
    en: "(?:Five cards for NAME|NAME is dealt CARDS)\\.",
    es: "(?:Cinco cartas para NAME|NAME recibe CARDS)\\.",
  },
  dealer_dealt: { en: "The dealer’s cards are dealt\\.", es: "Se reparten las cartas de la banca\\." },
  pack_up: { en: "Pack (?<pack>\\d): CARDS\\.", es: "Pack (?<pack>\\d): CARDS\\." },
  dealer_up: { en: "The dealer has CARDS\\.", es: "La banca tiene CARDS\\." },
  hand_up: { en: "NAME has CARDS\\.", es: "NAME tiene CARDS\\." },
  ahead: {
    en: "NAME beats the dealer on pack (?<pack>\\d): OWN(?<comma>,)? against OTHER\\.",
    es: "NAME gana a la banca en el pack (?<pack>\\d): OWN(?<comma>,)? contra OTHER\\.",
  },
  behind: {
    en: "The dealer beats NAME on pack (?<pack>\\d): OTHER(?<comma>,)? against OWN\\.",
    es: "La banca gana a NAME en el pack (?<pack>\\d): OTHER(?<comma>,)? contra OWN\\.",
  },
  level: {
    en: "NAME and the dealer tie on pack (?<pack>\\d): OWN\\.",
    es: "NAME y la banca empatan en el pack (?<pack>\\d): OWN\\.",
  },
  settled: {
    en: "NAME (?:(?<won>wins) MONEY|(?<lost>loses) MONEY|(?<push>pushes)) on pack (?<pack>\\d)’s (?<wager>bet|bonus)\\.",
    es: "NAME (?:(?<won>gana) MONEY|(?<lost>pierde) MONEY|(?<push>empata)) en (?:la (?=apuesta)|el (?=bonus))(?<wager>apuesta|bonus) del pack (?<pack>\\d)\\.",
  },
  over: {
    en: "The round is over: (?<house>[+−]?\\$[\\d,]+\\.\\d\\d) for the house\\.",
    es: "La ronda ha terminado: (?<house>[+−]?[\\d.]+,\\d\\d\\s\\$) para la casa\\.",
  },
};

const REASON = {
  en: "(?:\\(misdeal\\)|(?<fold>\\(folded\\))|(?<unqualified>\\(the dealer did not qualify\\))|\\((?<theirs>the dealer has )?the longer flush, (?<longer>\\d) cards\\)|\\(both (?<even>\\d)-card flushes, decided by the higher card\\)|\\(equal (?<equal>\\d)-card flushes\\)|\\((?<flush>\\d)-card flush(?<cut>, reduced by the limit of the round)?\\)|(?<none>\\(no winning straight flush\\))|\\((?<run>\\d)-card straight flush(?:(?<meter>, a share of the meter)|(?<less>, reduced by the limit of the round))?\\))",
  es: "(?:\\(reparto nulo\\)|(?<fold>\\(retirado\\))|(?<unqualified>\\(la banca no ha calificado\\))|\\(el color(?: más largo|(?<theirs> de la banca es más largo)), (?<longer>\\d) cartas\\)|\\(los dos, colores de (?<even>\\d) cartas; decide la carta más alta\\)|\\(colores iguales de (?<equal>\\d) cartas\\)|\\(color de (?<flush>\\d) cartas?(?<cut>, reducido por el límite de la ronda)?\\)|(?<none>\\(sin escalera de color ganadora\\))|\\(escalera de color de (?<run>\\d) cartas(?:(?<meter>, una parte del bote progresivo)|(?<less>, reducido por el límite de la ronda))?\\))",
};

const FLUSH: Patterns = {
  wagered: {
    en: "NAME antes MONEY(?:, flush bonus MONEY)?(?:, straight flush bonus MONEY)?(?:, progressive MONEY)?\\.",
    es: "NAME pone un ante de MONEY(?:, bonus de color MONEY)?(?:, bonus de escalera de color MONEY)?(?:, progresivo MONEY)?\\.",
  },
  sat_out: {
    en: `NAME${LATE.en} sits this round out\\.`,
    es: "(?:A NAME se le acaba el tiempo y|NAME) no juega esta ronda\\.",
  },
  dealt: {
    en: "Seven cards for (?:NAME|the dealer)(?:: CARDS)?\\.",
    es: "Siete cartas para (?:NAME|la banca)(?:: CARDS)?\\.",
  },
  raised: { en: "NAME raises MONEY\\.", es: "NAME sube MONEY\\." },
  folded: { en: `NAME${LATE.en} folds\\.`, es: "(?:A NAME se le acaba el tiempo y|NAME) se retira\\." },
  turned_up: {
    en: "(?:(?<dealer>The dealer)|NAME) shows CARDS, a (?<length>\\d)-card flush\\.",
    es: "(?:(?<dealer>La banca)|NAME) muestra CARDS, color de (?<length>\\d) cartas\\.",
  },
  dealer: {
    en: "The dealer (?:(?<yes>qualifies)|does not qualify)\\.",
    es: "La banca (?:(?<yes>califica)|no califica)\\.",
  },
  settled: {
    en: `NAME (?:(?<won>wins) MONEY|(?<lost>loses) MONEY|(?<push>pushes)) on the (?<wager>ante|raise|flush bonus|straight flush bonus|progressive) ${REASON.en}\\.`,
    es: `NAME (?:(?<won>gana) MONEY|(?<lost>pierde) MONEY|(?<push>empata)) en (?:la (?=subida)|el (?!subida))(?<wager>ante|subida|bonus de color|bonus de escalera de color|progresivo) ${REASON.es}\\.`,
  },
};

const HOLYOKE: Patterns = {
  dealt: { en: "(?:Cards for NAME|NAME is dealt CARDS)\\.", es: "(?:Cartas para NAME|NAME recibe CARDS)\\." },
  opens: { en: "NAME opens the round with CARDS\\.", es: "NAME abre la ronda con CARDS\\." },
  winner_leads: { en: "NAME won the last round and leads\\.", es: "NAME ganó la última ronda y sale\\." },
  played: {
    en: "NAME(?: is out of time and)? plays CARDS \\((?<category>[a-z ]+)\\), (?:and has no cards left|with (?<left>\\d+) cards? left)\\.",
    es: "(?:A NAME se le acaba el tiempo y|NAME) juega CARDS \\((?<category>[a-zóíéú ]+)\\), (?:y no le quedan cartas|le quedan? (?<left>\\d+) cartas?)\\.",
  },
  passed: { en: `NAME${LATE.en} passes\\.`, es: "(?:A NAME se le acaba el tiempo y|NAME) pasa\\." },
  run_over: {
    en: "Nobody plays higher: NAME leads the next run\\.",
    es: "Nadie juega más alto: NAME sale en la próxima serie\\.",
  },
  round_over: {
    en: "NAME is out of cards\\. The round is over\\.",
    es: "NAME se queda sin cartas\\. La ronda ha terminado\\.",
  },
  scored: {
    en: "NAME (?:(?<winner>wins the round)|had (?<left>\\d+) cards? left): (?<points>\\d+)\\spoints?, (?<total>\\d+) in all\\.",
    es: "(?:NAME (?<winner>gana la ronda)|A NAME le quedaban? (?<left>\\d+) cartas?): (?<points>\\d+)\\spuntos?, (?<total>\\d+) en total\\.",
  },
  match_over: { en: "The match is over: (?<names>.+)\\.", es: "La partida ha terminado: (?<names>.+)\\." },
};

const ROOM: Patterns = {
  net: { en: "NAME: MONEY\\.", es: "NAME: MONEY\\." },
  hand_over: {
    en: "The hand is over\\.(?: (?:You (?<won>won) MONEY|You (?<lost>lost) MONEY|You (?<broke>broke even)) and have MONEY\\.)?",
    es: "La mano ha terminado\\.(?: (?:Has (?<won>ganado) MONEY|Has (?<lost>perdido) MONEY|(?<broke>Ni ganas ni pierdes)) y tienes MONEY\\.)?",
  },
};

const GAMES: Record<string, Patterns> = {
  holdem: HOLDEM,
  packs_poker: PACKS,
  high_card_flush: FLUSH,
  mount_holyoke: HOLYOKE,
};

const RANKS: Record<Tongue, string[]> = {
  en: ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"],
  es: ["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "jota", "reina", "rey", "as"],
};
const SUITS: Record<Tongue, string[]> = {
  en: ["spades", "hearts", "diamonds", "clubs"],
  es: ["picas", "corazones", "diamantes", "tréboles"],
};
const WRITTEN = /(10|[2-9JQKA])([♠♥♦♣])/g;

/** The cards in a sentence, written or spoken, in the format of the protocol. */
export function cardsIn(tongue: Tongue, text: string): string[] {
  const letters = "23456789TJQKA";
  const written = [...text.matchAll(WRITTEN)].map(
    ([, rank, suit]) => (rank === "10" ? "T" : rank!) + "shdc"["♠♥♦♣".indexOf(suit!)],
  );
  if (written.length > 0) return written;
  const of = tongue === "en" ? "of" : "de";
  const spoken = new RegExp(`(${RANKS[tongue].join("|")}) ${of} (${SUITS[tongue].join("|")})`, "g");
  return [...text.matchAll(spoken)].map(
    ([, rank, suit]) => letters[RANKS[tongue].indexOf(rank!)]! + "shdc"[SUITS[tongue].indexOf(suit!)]!,
  );
}

const compiled = new Map<string, [string, RegExp][]>();

function patternsOf(game: string, tongue: Tongue, names: string[]): [string, RegExp][] {
  const key = `${game} ${tongue} ${names.join()}`;
  const known = compiled.get(key);
  if (known) return known;
  const anybody = [...names].sort((a, b) => b.length - a.length).join("|");
  const made = Object.entries({ ...GAMES[game]!, ...ROOM }).map(([kind, { [tongue]: pattern }]): [string, RegExp] => {
    let place = 0;
    const full = pattern
      .replaceAll("NAME", () => `(?<name${place++}>${anybody})`)
      .replaceAll("MONEY", () => `(?<money${place++}>${MONEY[tongue]})`)
      .replaceAll("CARDS", () => `(?<cards${place++}>[^:.()]*(?:♠|♥|♦|♣|${SUITS[tongue].join("|")}))`)
      .replaceAll("HAND", () => `(?<hand>[^:.()]+)`)
      .replace("OWN", "(?<own>[^:.()]+?)")
      .replace("OTHER", "(?<other>[^:.()]+?)");
    return [kind, new RegExp(`^${full}$`, "u")];
  });
  compiled.set(key, made);
  return made;
}

const known = new Map<string, Said>();

/** Parses a sentence of a game's log. Throws if no pattern or more than one matches. */
export function read(game: string, tongue: Tongue, names: string[], sentence: string): Said {
  const key = `${game} ${tongue} ${sentence}`;
  const said = known.get(key) ?? parsed(game, tongue, names, sentence);
  known.set(key, said);
  return said;
}

function parsed(game: string, tongue: Tongue, names: string[], sentence: string): Said {
  const found = patternsOf(game, tongue, names).flatMap(([kind, pattern]): Said[] => {
    const match = pattern.exec(sentence);
    if (!match) return [];
    const groups = Object.fromEntries(
      Object.entries(match.groups ?? {}).filter(([, text]) => text !== undefined),
    ) as Record<string, string>;
    const said = (begin: string) =>
      Object.entries(groups)
        .filter(([key]) => new RegExp(`^${begin}\\d+$`).test(key))
        .map(([, text]) => text);
    const [name, ...others] = said("name");
    if (others.some((other) => other !== name)) throw new Error(`two names: ${sentence}`);
    return [
      {
        kind,
        amounts: said("money").map((text) => amountOf(tongue, text)),
        groups,
        ...(name === undefined ? {} : { name }),
      },
    ];
  });
  if (found.length !== 1)
    throw new Error(
      `${game}, ${tongue}: ${found.length} readings (${found.map(({ kind }) => kind).join()}) of “${sentence}”`,
    );
  return found[0]!;
}
