import type { Registration, RunDraft, Settings, ShownAs, StaffRow } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { fold } from "../i18n/fold.js";
import type { Payment } from "./payment-model.js";

/** Maximum number of hands of one registration. */
export const MAX_HANDS = 50;
const MAX_NAME = 80;

/** A participant as typed in the registration form. */
export interface Entry {
  name: string;
  hands: string;
  rides: boolean;
  payment: Payment;
  /** The number on a blank sheet; empty for the next free number. */
  number: string;
  shownAs: ShownAs;
  contact: string;
  /** `true` if the participant signed the waiver. */
  waiver: boolean;
}

/** The faults of an entry, by field. */
export type EntryFaults = Partial<Record<"name" | "hands" | "number" | "contact", string>>;

/**
 * An empty entry. It keeps the payment that was chosen last, but not the display form of the name, since every
 * participant chooses their own.
 */
export const emptyEntry = (payment: Payment = "unpaid"): Entry => ({
  name: "",
  hands: "1",
  rides: true,
  payment,
  number: "",
  shownAs: "number",
  contact: "",
  waiver: false,
});

/** The registration that an entry describes, or the faults of its fields. */
export function registrationOf(entry: Entry, settings?: Settings): Registration | { faults: EntryFaults } {
  const most = mostHands(settings);
  const hands = wholeNumber(entry.hands, most);
  const sheet = entry.number.trim() === "" ? null : sheetNumber(entry.number);
  const name = entry.name.trim();
  const faults: EntryFaults = {};
  if (name === "") faults.name = t("run-fault-name");
  else if (Array.from(name).length > MAX_NAME) faults.name = t("run-fault-long", { most: MAX_NAME });
  if (hands === undefined) faults.hands = t("run-fault-hands-here", { most });
  if (sheet === undefined) faults.number = t("run-fault-number");
  if (Object.keys(faults).length > 0) return { faults };
  const contact = entry.contact.trim();
  return {
    participant: sheet?.participant ?? null,
    ...(sheet?.check ? { check: sheet.check } : {}),
    name,
    rides: entry.rides,
    hands: hands!,
    details: {
      shown_as: entry.shownAs,
      contact: contact === "" ? null : contact,
      ...(entry.waiver ? { waiver: true } : {}),
    },
  };
}

/** The number of hands that one participant may register at once. */
export function mostHands(settings: Settings = {}): number {
  const limit = settings.hands_limit;
  return typeof limit === "number" ? Math.min(limit, MAX_HANDS) : MAX_HANDS;
}

/** A number from 1 to `most`; undefined for any other text. */
function wholeNumber(text: string, most: number): number | undefined {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : undefined;
}

/**
 * Parses the number on a sheet, with its check letter if that was typed too: `17` or `17K`; undefined for any other
 * text.
 */
function sheetNumber(text: string): { participant: number; check: string | null } | undefined {
  const [, digits = "", check] = /^\s*(\d{1,6})\s*([a-z])?\s*$/i.exec(text) ?? [];
  const participant = wholeNumber(digits, 999_999);
  return participant === undefined ? undefined : { participant, check: check?.toUpperCase() ?? null };
}

/** The form fields to which refusal codes refer. */
const FIELDS: Record<string, keyof EntryFaults> = {
  participant_name: "name",
  "poker_run.name": "name",
  "run.hands_at_once": "hands",
  "poker_run.hands_limit": "hands",
  "run.participant_number": "number",
  "run.check_letter": "number",
  "poker_run.registered": "number",
  "poker_run.withdrawn": "number",
  "run.contact_length": "contact",
};

/** The field of an entry that a refusal concerns; undefined if it concerns none. */
export const entryField = ({ code }: Refused): keyof EntryFaults | undefined => FIELDS[code];

/** Returns whether staff record payments. If so, a hand may be unpaid. */
export const recordsFees = (settings: Settings = {}): boolean =>
  settings.fees === "recorded" && (settings.hand_price ?? 0) > 0;

/** The unpaid hands of a participant. */
export const unpaidHands = (row: StaffRow): string[] =>
  row.withdrawn ? [] : row.hands.filter(({ unpaid }) => unpaid).map(({ hand }) => hand);

/** The fees that a participant has paid, in cents. */
export const paidFees = (row: StaffRow, settings: Settings = {}): number =>
  row.hands.filter(({ unpaid }) => !unpaid).length * (settings.hand_price ?? 0);

/**
 * The participant who is registered under the same name, without regard to case and accents; undefined if there is
 * none.
 */
export const namesake = (rows: readonly StaffRow[], name: string): StaffRow | undefined =>
  rows.find((row) => !row.withdrawn && plain(row.name) === plain(name));

/**
 * The participants that match a search, the highest number first: digits match the beginning of a number, words match
 * beginnings of words of the name, in any order, without regard to case and accents. An empty search matches
 * everybody.
 */
export function found(rows: readonly StaffRow[], search: string): StaffRow[] {
  const wanted = plain(search).split(" ").filter(Boolean);
  const matches = (row: StaffRow) => {
    const words = plain(row.name).split(" ");
    return wanted.every((each) =>
      /^\d+$/.test(each) ? String(row.participant).startsWith(each) : words.some((word) => word.startsWith(each)),
    );
  };
  return rows.filter(matches).reverse();
}

/** The text in lower case, without accents and punctuation. */
export const plain = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Returns whether a participant rides without having signed the waiver of the event. */
export const lacksWaiver = ({ waiver }: Pick<RunDraft, "waiver">, row: StaffRow): boolean =>
  waiver != null && row.rides && !row.withdrawn && !row.waiver;

/** The number of participants, of their hands and of unpaid hands, without participants who withdrew. */
export function totals(rows: readonly StaffRow[]): { people: number; hands: number; unpaid: number } {
  const present = rows.filter(({ withdrawn }) => !withdrawn);
  return {
    people: present.length,
    hands: present.reduce((sum, { hands }) => sum + hands.length, 0),
    unpaid: present.reduce((sum, row) => sum + unpaidHands(row).length, 0),
  };
}
