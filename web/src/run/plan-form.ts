import type { Place, Prize, RunDraft } from "../generated/run.js";
import { figure } from "../i18n/money.js";
import { CHOICES, type ChoiceName, chosen } from "./plan-settings.js";
import { type WaiverForm, waiverForm } from "./plan-waiver.js";
import { CENTS } from "./words.js";

/** Number of card stops of an event (PR-11). */
export const CARD_STOPS = 5;

/** A prize as typed: none, an amount in currency units, or a percentage of the takings. */
export interface PrizeText {
  kind: "none" | "amount" | "share";
  text: string;
}

/** An event plan as typed into the form. Amounts and numbers are kept as text. */
export interface PlanForm {
  name: string;
  date: string;
  timeZone: string;
  /** The places before the finish, in order; five of them give a card. */
  places: { name: string; card: boolean }[];
  /** The name of the finish, which may be empty. */
  finish: string;
  /** The time of the deadline. `nextDay` is `true` if it is after the midnight that follows the date. */
  deadline: string;
  nextDay: boolean;
  handPrice: string;
  /** Maximum number of hands per participant; empty for no limit. */
  handsLimit: string;
  extraPrice: string;
  prizes: PrizeText[];
  lowHand: PrizeText;
  choices: Record<ChoiceName, string>;
  /** `true` if the lobby lists the event once it is open. */
  listed: boolean;
  /** `true` if the draws of the wheel on the screen can be verified. */
  provableDraws: boolean;
  waiver: WaiverForm;
  /** The telephone number for emergencies, which may be empty. */
  emergency: string;
}

const DEADLINE = "16:00";
/** The rulebook has prizes for the three best hands. */
const PRIZES = 3;

/** The form of a new event in this time zone, listed in the lobby or not. */
export function newForm(timeZone: string, listed = false): PlanForm {
  return formOf({
    name: "",
    date: "",
    time_zone: timeZone,
    plan: {
      route: Array.from({ length: CARD_STOPS }, () => ({ name: "", card: true })),
      prizes: Array.from({ length: PRIZES }, () => ""),
    },
    settings: Object.fromEntries(CHOICES.map(({ name, initial }) => [name, initial])),
    listed,
    provable_draws: true,
  });
}

/** The form that shows a draft. */
export function formOf(draft: RunDraft): PlanForm {
  const { name, date, time_zone, plan, settings = {}, listed = false, provable_draws = false, emergency } = draft;
  const { places, finish } = routeOf(plan.route);
  return {
    name,
    date,
    timeZone: time_zone,
    places,
    finish,
    ...deadlineOf(settings.deadline ?? DEADLINE),
    handPrice: amountText(settings.hand_price),
    handsLimit: typeof settings.hands_limit === "number" ? String(settings.hands_limit) : "",
    extraPrice: amountText(settings.extra_price),
    prizes: plan.prizes.map(prizeText),
    lowHand: prizeText(settings.low_hand ?? "none"),
    choices: Object.fromEntries(CHOICES.map(({ name }) => [name, chosen(settings, name)])) as PlanForm["choices"],
    listed,
    provableDraws: provable_draws,
    emergency: emergency ?? "",
    waiver: waiverForm(draft),
  };
}

/**
 * Splits a route into the places before the finish and the name of the finish, which is a last place without a card.
 */
export function routeOf(route: readonly Place[]): { places: { name: string; card: boolean }[]; finish: string } {
  const places = route.map(({ name, card }) => ({ name, card: card ?? true }));
  const last = places.at(-1);
  return last && !last.card ? { places: places.slice(0, -1), finish: last.name } : { places, finish: "" };
}

const amountText = (cents: number | null | undefined) => (cents ? figure(CENTS, cents) : "");

function prizeText(prize: Prize): PrizeText {
  if (prize === "none") return { kind: "none", text: "" };
  if (typeof prize === "number") return { kind: "amount", text: figure(CENTS, prize) };
  // A share is typed with the decimal separator of the language.
  const hundredths = Math.round(Number(prize.replace("%", "")) * 100);
  return { kind: "share", text: prize === "" ? "" : shareText(hundredths) };
}

/** A percentage in the form that its field shows, without the sign: `12.5`. */
function shareText(hundredths: number): string {
  const text = figure(CENTS, hundredths);
  return text.replace(/[.,]00$/, "").replace(/([.,]\d)0$/, "$1");
}

const DAY_HOURS = 24;

/** The deadline as a time of day; hours from 24 on belong to the next day (PR-12). */
function deadlineOf(time: string): { deadline: string; nextDay: boolean } {
  const [hour = "0", minute = "00", second = "00"] = time.split(":");
  const nextDay = Number(hour) >= DAY_HOURS;
  const hours = String(Number(hour) % DAY_HOURS).padStart(2, "0");
  return { deadline: second === "00" ? `${hours}:${minute}` : `${hours}:${minute}:${second}`, nextDay };
}

/** Moves an item by one position; at an end of the list, the order stays unchanged. */
export function moved<Item>(items: readonly Item[], from: number, by: -1 | 1): Item[] {
  const to = from + by;
  const next = [...items];
  if (to < 0 || to >= items.length) return next;
  [next[from], next[to]] = [next[to]!, next[from]!];
  return next;
}

/** The number of the card stop at each place; undefined at a place that gives no card. */
export function stopNumbers(places: readonly { card?: boolean }[]): (number | undefined)[] {
  let stop = 0;
  return places.map(({ card = true }) => (card ? ++stop : undefined));
}
