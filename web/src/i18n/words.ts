import type { FluentVariable } from "@fluent/bundle";
import { cardName, cardText } from "../cards/card.js";
import { handName } from "../cards/holding.js";
import { events, refusals } from "../generated/amounts.js";
import type { NamedHand } from "../generated/holdem.js";
import type { Closing, OwesOnReturn, Refused, Step, TableEvent, TableView } from "../generated/server.js";
import { type Args, has, t } from "./catalog.js";
import { clockTime, dateAndTime } from "./clock.js";
import { count, difference, money, type Unit, unitOf } from "./money.js";
import { language } from "./language.js";

/** The amount fields of a message, keyed by path, each with its unit and whether it is signed. */
type Amounts = Readonly<Record<string, { unit: Unit | "game"; signed?: true }>>;
/** The amounts of game events, keyed by game and event, and of table events, keyed by event. */
const EVENTS: Readonly<Record<string, Readonly<Record<string, Amounts>>>> = events;
/** The amounts of refusals by code. */
const REFUSALS: Readonly<Record<string, Amounts>> = refusals;
/** Fields whose values are translated, with the prefix of their message ids. */
const WORDS: Record<string, string> = { category: "category", on: "category" };
/** Numbers that identify something, and therefore have no thousands separator. */
const PLAIN = new Set(["participant", "port"]);
/** Fields that are cards. */
const CARDS = new Set(["card", "opening", "stamped", "typed"]);
/** Fields that are hands with their five cards, unless they are the number of a hand. */
const HANDS = new Set(["hand", "player_hand", "dealer_hand"]);
/**
 * Fields that are a location or a recipient: a seat, a pack, or the dealer. In any other field, "dealer" is not a
 * location.
 */
const PLACES = new Set(["place", "to", "of", "at"]);

/** Context of a sentence: the game, the names at the hand seats, and whether it is for a screen reader. */
export interface TextContext {
  game: string;
  name(seat: number): string;
  speech?: boolean;
  /** Formats an amount of the game; with the game's unit if omitted. */
  words?(amount: number): string;
}

/** A list as part of a sentence in the current language: `Ann, Ben, and Cleo`. */
export const list = (items: string[]): string => listFormat().format(items);
const listFormats = new Map<string, Intl.ListFormat>();

/** The format of lists in the current language, made when it is first needed, because that takes milliseconds. */
function listFormat(): Intl.ListFormat {
  const made = listFormats.get(language()) ?? new Intl.ListFormat(language(), { type: "conjunction" });
  listFormats.set(language(), made);
  return made;
}
const kebab = (word: string) => word.replaceAll("_", "-").replaceAll(".", "-");

/** The sentence that describes an event. */
export function stepText(
  step: Step,
  table: TableView,
  players: readonly string[] = table.players,
  how: Pick<TextContext, "speech" | "words"> = {},
): string {
  if ("table" in step) return tableEvent(step.table, table);
  const context = { game: table.game, name: handNames(players), ...how };
  return gameEvent(step.game.seen as Record<string, unknown>, context);
}

/** The names at the hand seats, as they were when the hand began: a player who leaves keeps the name. */
export function handNames(players: readonly string[]): (seat: number) => string {
  return (seat) => players[seat - 1] ?? t("seat-number", { seat });
}

/** The name of the player on a chair; the chair's number if it is empty. */
export const chairName = (table: TableView, chair: number) =>
  table.seats[chair - 1]?.name ?? t("seat-number", { seat: chair });

/** The sentence that describes an event of a game. */
export function gameEvent(seen: Record<string, unknown>, context: TextContext): string {
  return t(
    `${kebab(context.game)}-event-${kebab(String(seen["event"]))}`,
    args(seen, context, EVENTS[context.game]?.[String(seen["event"])]),
  );
}

/** The sentence about the closing of a table, which waits for the end of the hand or is over, with the reason. */
export function closingWords({ by, reason }: Closing, event: "closing" | "closed", game: string): string {
  const words = t(`table-event-${event}`, { by: by ?? "host", game });
  return reason == null ? words : `${words} ${t("closing-reason", { reason })}`;
}

function tableEvent(told: TableEvent, table: TableView): string {
  if (told.event === "closing" || told.event === "closed") return closingWords(told, told.event, table.game);
  const event: Record<string, unknown> = { ...told };
  const context = { game: table.game, name: (chair: number) => nameIn(event, chair) ?? chairName(table, chair) };
  return t(`table-event-${kebab(String(event["event"]))}`, {
    ...args(event, context, EVENTS["table"]?.[String(event["event"])]),
    game: table.game,
  });
}

/** The name of the player on a chair, according to an event of the table; undefined if the event has no name for it. */
function nameIn(event: Record<string, unknown>, chair: number): string | undefined {
  const { seat, name, lineup, players } = event as {
    seat?: number;
    name?: string;
    lineup?: number[];
    players?: string[];
  };
  return (seat === chair ? name : players?.[lineup?.indexOf(chair) ?? -1]) || undefined;
}

/** Notice of the blinds that a player owes on returning to a table. Only hold'em has blinds. */
export const owesOnReturn = ({ amount, small }: OwesOnReturn, words: (amount: number) => string): string =>
  t("owes-on-return", { blinds: small ? "both" : "big", amount: words(amount) });

/**
 * Notice to a player who is leaving: the minutes during which returning requires the same stack and costs both blinds.
 * `south` is 0 if no stack must be brought back.
 */
export function leaveNotice(south: number, owed: number | null | undefined): string {
  if (south && south === owed) return t("leave-south-blinds", { minutes: south });
  const notices = [south && t("leave-south", { minutes: south }), owed != null && t("leave-blinds", { minutes: owed })];
  return notices.filter(Boolean).join(" ");
}

/**
 * A refusal in the current language, from its code and its arguments; the server's message if the catalogue has none
 * for the code.
 */
export function refusalWords(refused: Refused, game = "holdem"): string {
  const id = `refusal-${refused.code.replaceAll(".", "-")}`;
  if (!has(id)) return refused.message;
  const context = { game, name: (seat: number) => t("seat-number", { seat }) };
  const fields = { ...refused.args, ...reason(refused) };
  return t(id, { ...args(fields, context, REFUSALS[refused.code]), ...titles(refused) });
}

/** The text of the game's refusal that is the reason for another refusal. */
function reason({ args = {} }: Refused): { reason?: string } {
  const found = args["reason"];
  return isRefused(found) ? { reason: refusalWords(found, found.code.split(".")[0]) } : {};
}

const isRefused = (value: unknown): value is Refused => isFields(value) && "code" in value && "message" in value;

/** The arguments of a refusal that name a setting, replaced by its title. */
function titles({ code, args = {} }: Refused): Args {
  if (code !== "settings_unread" && !code.endsWith(".pay_table")) return {};
  const titled = ["name", "field"].map((key) => [key, `setting-${kebab(String(args[key]))}`] as const);
  return Object.fromEntries(titled.filter(([, id]) => has(id)).map(([key, id]) => [key, t(id)]));
}

/**
 * The arguments of a message, formatted for a sentence. The fields of a nested object are added to the fields of the
 * outer one. `path` is the path of the fields in the message.
 */
function args(fields: Record<string, unknown>, context: TextContext, amounts: Amounts = {}, path = ""): Args {
  const found: Args = {};
  for (const [name, value] of Object.entries(fields)) {
    if (HANDS.has(name) && (isFields(value) || value === null)) Object.assign(found, handWords(name, value));
    else if (isFields(value) && !isPlace(value)) Object.assign(found, args(value, context, amounts, `${path}${name}.`));
    else if (typeof value === "number" && amounts[path + name])
      Object.assign(found, amountWords(name, value, amounts[path + name]!, context));
    else found[name] = word(name, value, context);
    if (typeof value === "number") found[`${name}_count`] = value;
    if (value === "dealer" && PLACES.has(name)) found[`${name}_dealer`] = "yes";
  }
  return found;
}

/**
 * Arguments for the name of a hand, and for whether it contains a comma, since the sentence then needs another comma
 * after it.
 */
function handWords(field: string, value: unknown): Args {
  const name = isFields(value) ? handName(value as unknown as NamedHand) : "none";
  return { [field]: name, [`${field}_comma`]: name.includes(",") ? "yes" : "no" };
}

/** An amount for a sentence; a signed amount also without its sign, for a sentence whose verb says the direction. */
function amountWords(name: string, value: number, amount: Amounts[string], context: TextContext): Args {
  const size = amount.signed && { [`${name}_size`]: amountWord(Math.abs(value), { unit: amount.unit }, context) };
  return { [name]: amountWord(value, amount, context), ...size };
}

/** An amount with its unit. Points are a bare number, since the sentence already contains the word. */
function amountWord(value: number, { unit: of, signed }: Amounts[string], context: TextContext): string {
  const unit = of === "game" ? unitOf(context.game) : of;
  if (unit === "points") return count(value);
  return signed ? difference(unit, value) : (context.words?.(value) ?? money(unit, value));
}

function word(name: string, value: unknown, context: TextContext): FluentVariable {
  if (value === null || value === undefined) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return numberWord(name, value, context);
  if (Array.isArray(value)) return listWord(name, value, context);
  if (isFields(value)) return placeWord(value, context);
  return typeof value === "string" ? textWord(name, value, context) : "none";
}

function textWord(name: string, text: string, context: TextContext): FluentVariable {
  if (CARDS.has(name)) return cardWord(text, context);
  if (/^\d\d:\d\d:\d\d$/.test(text)) return clockTime(text, { seconds: !text.endsWith(":00") });
  const group = WORDS[name];
  if (group && has(`${group}-${kebab(text)}`)) return t(`${group}-${kebab(text)}`);
  return PLACES.has(name) && text === "dealer" ? t("the-dealer") : text;
}

function numberWord(name: string, value: number, context: TextContext): FluentVariable {
  if (name === "seat" || name === "awaited") return context.name(value);
  if (name === "until_ms" || name === "since_ms") return dateAndTime(value);
  return PLAIN.has(name) ? String(value) : count(value);
}

function listWord(name: string, values: unknown[], context: TextContext): string {
  if (name === "winners" || name === "lineup") return list(values.map((seat) => context.name(Number(seat))));
  if (values.some((value) => value === null)) return "hidden";
  const cards = values.map((value) => cardWord(String(value), context));
  return context.speech ? list(cards) : cards.join(" ");
}

const cardWord = (text: string, context: TextContext) =>
  !/^(10|[2-9TJQKA])[shdc]$/.test(text) ? text : context.speech ? cardName(text) : cardText(text);

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPlace = (value: Record<string, unknown>) =>
  Object.keys(value).length === 1 && ("seat" in value || "pack" in value);

function placeWord(value: Record<string, unknown>, context: TextContext): string {
  if ("seat" in value) return context.name(Number(value["seat"]));
  return t("pack-number", { pack: Number(value["pack"]) });
}
