import type { Prize, RunDraft, Settings } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { has, t } from "../i18n/catalog.js";
import { fold } from "../i18n/fold.js";
import { parseAmount } from "../i18n/money.js";
import { refusalWords } from "../i18n/words.js";
import { CHOICES } from "./plan-settings.js";
import type { PlanForm, PrizeText } from "./plan-form.js";
import { WAIVER_LENGTH, waiverOf } from "./plan-waiver.js";
import { CENTS } from "./words.js";

/** The faults of a form, by the key of the field. */
export type Faults = Record<string, string>;

/** All of the takings, in hundredths of a percent. */
const WHOLE = 10_000;
const NAME_LENGTH = 80;
const PLACE_LENGTH = 200;

/**
 * Parses a typed amount in cents. The decimal mark of either language is accepted where it cannot separate thousands:
 * `7,50` and `7.50`.
 */
export function centsTyped(text: string): number | undefined {
  const [, whole, fraction] = /^(\d{1,9})[.,](\d\d?)$/.exec(text.trim()) ?? [];
  if (whole === undefined) return parseAmount(CENTS, text);
  return Number(whole) * 100 + Number(fraction!.padEnd(2, "0"));
}

/** Parses a typed percentage with up to two decimals, in hundredths of a percent; undefined for anything else. */
export function shareTyped(text: string): number | undefined {
  const bare = text.replace("%", "").trim();
  const hundredths = /^[\d.,]+$/.test(bare) ? centsTyped(bare) : undefined;
  return hundredths !== undefined && hundredths <= WHOLE ? hundredths : undefined;
}

/**
 * The draft that a form describes, or the faults of its fields. A changed draft keeps the settings that the form does
 * not show.
 */
export function draftOf(form: PlanForm, before: Settings = {}): { draft: RunDraft } | { faults: Faults } {
  const read = new Reader();
  const draft: RunDraft = {
    name: read.text("name", form.name, NAME_LENGTH),
    date: read.text("date", form.date),
    time_zone: read.zone("time_zone", form.timeZone),
    plan: { route: route(read, form), prizes: form.prizes.map((prize, index) => read.prize(`prize-${index}`, prize)) },
    settings: { ...before, ...settings(read, form) },
    ...(form.listed ? { listed: true } : {}),
    ...(form.provableDraws ? { provable_draws: true } : {}),
    ...emergency(read, form),
    ...waiverOf(form.waiver),
  };
  if (Array.from(form.waiver.text.trim()).length > WAIVER_LENGTH)
    read.faults["waiver"] = t("run-fault-long", { most: WAIVER_LENGTH });
  if (read.shares > WHOLE) read.faults["prizes"] = t("refusal-poker_run-shares_too_much");
  return Object.keys(read.faults).length > 0 ? { faults: read.faults } : { draft };
}

function route(read: Reader, form: PlanForm): RunDraft["plan"]["route"] {
  const places = form.places.map(({ name, card }, index) => ({
    name: read.text(`place-${index}`, name, PLACE_LENGTH),
    card,
  }));
  places.forEach(({ name, card }, index) => {
    const isTwice = places.slice(0, index).some((each) => each.card && fold(each.name) === fold(name));
    if (card && name !== "" && isTwice) read.faults[`place-${index}`] = t("run-fault-stop-twice");
  });
  const finish = form.finish.trim();
  if (finish.length > PLACE_LENGTH) read.faults["finish"] = t("run-fault-long", { most: PLACE_LENGTH });
  return finish === "" ? places : [...places, { name: finish, card: false }];
}

/** Pattern of a telephone number: the characters that it may contain, and its length. */
const PHONE_SIGNS = /^[\d +\-()./]{2,32}$/;

function emergency(read: Reader, form: PlanForm): Pick<RunDraft, "emergency"> {
  const typed = form.emergency.trim();
  if (typed === "") return {};
  if (!PHONE_SIGNS.test(typed) || typed.replaceAll(/\D/g, "").length < 2)
    read.faults["emergency"] = t("run-fault-emergency");
  return { emergency: typed };
}

function settings(read: Reader, form: PlanForm): Settings {
  const isSold = form.choices.extra_card !== "none";
  const limit = form.handsLimit.trim();
  if (limit !== "" && !/^[1-9]\d{0,2}$/.test(limit)) read.faults["hands_limit"] = t("run-fault-hands");
  return {
    ...(Object.fromEntries(CHOICES.map(({ name }) => [name, form.choices[name]])) as Settings),
    deadline: deadline(read, form),
    hand_price: read.amount("hand_price", form.handPrice),
    extra_price: isSold ? read.amount("extra_price", form.extraPrice) : 0,
    hands_limit: limit === "" ? "none" : Number(limit),
    low_hand: form.lowHand.kind === "none" ? "none" : read.prize("low_hand", form.lowHand),
  };
}

function deadline(read: Reader, { deadline, nextDay }: PlanForm): string {
  const [, hour, rest] = /^(\d\d):(\d\d(?::\d\d)?)$/.exec(deadline) ?? [];
  if (hour === undefined) {
    read.faults["deadline"] = t("run-fault-time");
    return deadline;
  }
  return `${String(Number(hour) + (nextDay ? 24 : 0)).padStart(2, "0")}:${rest}`;
}

/** Parses the input of the form fields, and collects the validation errors by field. */
class Reader {
  readonly faults: Faults = {};
  /** The sum of the shares, in hundredths of a percent. */
  shares = 0;

  /** Text that must not be empty, without the surrounding spaces. */
  text(key: string, text: string, most?: number): string {
    const trimmed = text.trim();
    if (trimmed === "") this.faults[key] = t("run-fault-empty");
    else if (most !== undefined && Array.from(trimmed).length > most) this.faults[key] = t("run-fault-long", { most });
    return trimmed;
  }

  /** A time zone; empty, which is a fault, while the typed text identifies none. */
  zone(key: string, zone: string): string {
    if (zone === "") this.faults[key] = t("run-fault-zone");
    return zone;
  }

  /** A price in cents; 0 for an empty field. */
  amount(key: string, text: string): number {
    const amount = text.trim() === "" ? 0 : centsTyped(text);
    if (amount === undefined) this.faults[key] = t("run-fault-amount");
    return amount ?? 0;
  }

  prize(key: string, { kind, text }: PrizeText): Prize {
    if (kind === "share") {
      const share = shareTyped(text);
      if (share === undefined) this.faults[key] = t("run-fault-share");
      this.shares += share ?? 0;
      return `${(share ?? 0) / 100}%`;
    }
    const amount = centsTyped(text);
    if (amount === undefined) this.faults[key] = t("run-fault-prize");
    return amount ?? 0;
  }
}

/** The form fields to which refusal codes refer. */
const CODES: Record<string, string> = {
  run_name: "name",
  "run.provable_draws_fixed": "provable_draws",
  "poker_run.card_stops": "route",
  "poker_run.too_many_places": "route",
  "poker_run.too_many_prizes": "prizes",
  "poker_run.shares_too_much": "prizes",
  "poker_run.prizes_too_large": "prizes",
};

/** The codes of refusals that concern the guest's own name. */
const OWN_NAME = /^name_/;

/**
 * The key of the field that a refusal concerns; undefined if it concerns none. The finish comes after the other
 * places.
 */
export function fieldOf({ code, args = {} }: Refused, places: number): string | undefined {
  const placeKey = (index: number) => (index === places ? "finish" : `place-${index}`);
  if (code === "poker_run.place_name") return placeKey(Number(args["first"]) - 1);
  if (OWN_NAME.test(code)) return "me";
  const field = args["field"];
  if (typeof field !== "string") return CODES[code];
  // The server counts list items from 1 in its messages.
  const [, list, number] = /^plan\.(route|prizes)\[(\d+)\]/.exec(field) ?? [];
  if (list !== undefined) return list === "route" ? placeKey(Number(number) - 1) : `prize-${Number(number) - 1}`;
  return field.replace(/^(settings|plan)\./, "");
}

/** The fault of the field that a refusal concerns; undefined if it concerns none. */
export function faultsOf(refused: Refused, places: number): Faults | undefined {
  const key = fieldOf(refused, places);
  if (key === undefined) return undefined;
  const id = `run-fault-${key.replaceAll("_", "-")}`;
  if (refused.code !== "settings_unread") return { [key]: refusalWords(refused) };
  return { [key]: has(id) ? t(id) : t("run-fault-value") };
}
