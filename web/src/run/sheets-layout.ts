import type { HandId, Settings, TallySheet } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { money } from "../i18n/money.js";
import { exactTime } from "./board-words.js";
import { chosen } from "./plan-settings.js";
import { CENTS } from "./words.js";

/** Maximum number of hands on one page. */
export const HANDS_PER_PAGE = 6;
/** Maximum number of sheets in one batch, as on the server. */
export const MAX_SHEETS = 200;

/** A printed page: a sheet, or a part of its hands. */
export interface PrintedPage {
  sheet: TallySheet;
  hands: HandId[];
  /** The number of the page among the pages of the sheet, from 1. */
  page: number;
  pages: number;
}

/**
 * The pages of a sheet batch. A blank sheet has `blank.hands` hands. Sheets of participants who withdrew are omitted,
 * and so are blank sheets unless they are wanted.
 */
export function sheetPages(sheets: readonly TallySheet[], blank: { wanted: boolean; hands: number }): PrintedPage[] {
  const printed = sheets.filter((sheet) => !sheet.withdrawn && (blank.wanted || !isBlank(sheet)));
  return printed.flatMap((sheet) => pagesOf(sheet, isBlank(sheet) ? blankHands(sheet, blank.hands) : sheet.hands));
}

/** Returns whether the number of a sheet is not registered yet. */
export const isBlank = ({ name, withdrawn }: TallySheet): boolean => !withdrawn && (name ?? "") === "";

const blankHands = ({ participant }: TallySheet, hands: number): HandId[] =>
  Array.from({ length: hands }, (_, index) => `${participant}-${index + 1}`);

function pagesOf(sheet: TallySheet, hands: readonly HandId[]): PrintedPage[] {
  const pages = Math.max(1, Math.ceil(hands.length / HANDS_PER_PAGE));
  return Array.from({ length: pages }, (_, index) => ({
    sheet,
    hands: hands.slice(index * HANDS_PER_PAGE, (index + 1) * HANDS_PER_PAGE),
    page: index + 1,
    pages,
  }));
}

/** Maximum length of a name in the usual type size, in characters. */
const USUAL_NAME = 30;

/** Returns whether a name is set in smaller type on a sheet. */
export const isLong = (name: string): boolean => name.length > USUAL_NAME;

/** A code in groups of four characters, so that it can be read aloud. */
export const grouped = (code: string): string => code.match(/.{1,4}/g)?.join(" ") ?? code;

/** A batch of sheets: its numbers, and the number of hands on a blank sheet. */
export interface SheetBatch {
  from: number;
  to: number;
  hands: number;
}

/** The field of a batch that has a wrong number; undefined if none has. */
export function sheetFault({ from, to, hands }: SheetBatch): keyof SheetBatch | undefined {
  const isNumber = (value: number) => Number.isInteger(value) && value >= 1;
  if (!isNumber(from)) return "from";
  if (!isNumber(to) || to < from || to - from >= MAX_SHEETS) return "to";
  return isNumber(hands) && hands <= HANDS_PER_PAGE ? undefined : "hands";
}

/** The batch in a query, `?from=17&to=17`; undefined if there is no valid one. */
export function askedBatch(search: string): { from: number; to: number } | undefined {
  const query = new URLSearchParams(search);
  const [from, to] = [Number(query.get("from")), Number(query.get("to"))];
  return Number.isSafeInteger(from) && Number.isSafeInteger(to) && 1 <= from && from <= to ? { from, to } : undefined;
}

/** The batch of the same size that follows the given one. */
export const nextBatch = ({ from, to }: { from: number; to: number }): { from: number; to: number } => ({
  from: to + 1,
  to: to + 1 + (to - from),
});

/** The rules of an event in brief, for its tally sheets. */
export function shortRules(settings: Settings = {}, deadline = settings.deadline ?? "16:00"): string[] {
  const option = (name: Parameters<typeof chosen>[1]) => chosen(settings, name);
  const limit = settings.hands_limit;
  return [
    t("run-rule-cards", { draw: option("draw") }),
    t("run-rule-hands", { wins: option("wins"), limit: typeof limit === "number" ? String(limit) : "none" }),
    t("run-rule-route", { route: option("route") }),
    t("run-rule-deadline", { what: option("deadline_for"), time: exactTime(deadline) }),
    t("run-rule-extra", {
      extra: option("extra_card"),
      price: settings.extra_price ? money(CENTS, settings.extra_price) : t("run-free"),
    }),
    t("run-rule-riders"),
    t("run-rule-best", { ties: option("ties") }),
  ];
}
