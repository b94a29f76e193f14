import { html, type TemplateResult } from "lit";
import { t } from "../i18n/catalog.js";
import { clockTime } from "../i18n/clock.js";
import type { HandView, StaffRow } from "../generated/run.js";
import { cardWords } from "./desk-words.js";
import { stampOf } from "./offers.js";
import type { Entered } from "./stop-draw.js";
import { STOPS } from "./words.js";

/** Cards that were entered on this device, but not stored, since other cards were entered before. */
export interface Lost {
  hand: string;
  cards: readonly string[];
  /** The cards that were entered first. */
  first: readonly string[];
  /** The time of the first of them; undefined if they were typed in without a time. */
  at: string | undefined;
}

/** Returns the cards that were entered and not stored, if the hand has other cards in the meantime. */
export function lostCards({ draw, cards }: Entered, rows: readonly StaffRow[]): Lost | undefined {
  const hand = rows.flatMap(({ hands }) => hands).find((each) => each.hand === draw.hand);
  const stamps = hand ? stampsOf(hand, draw.mark) : [];
  const first = stamps.map(({ card }) => card);
  if (first.length < draw.count || first.join() === cards.join()) return undefined;
  return { hand: draw.hand, cards, first, at: stamps[0]?.at ?? undefined };
}

function stampsOf(hand: HandView, mark: Entered["draw"]["mark"]) {
  if (mark === "spin_off") return [];
  const marks = mark === "all" ? STOPS.map((stop) => ({ stop })) : [mark];
  return marks.flatMap((each) => stampOf(hand, each) ?? []);
}

/** A sentence that says which cards were not entered, and which ones were entered before. */
export const lostWords = ({ hand, cards, first, at }: Lost): string =>
  t("desk-lost", {
    hand,
    cards: cardWords(cards),
    first: cardWords(first),
    count: cards.length,
    time: at === undefined ? "none" : clockTime(at),
  });

/** The notices of lost cards, each until it is dismissed. */
export const lostNotes = (lost: readonly Lost[], dismiss: (one: Lost) => void): TemplateResult[] =>
  lost.map(
    (one) =>
      html`<div class="warning lost" role="alert">
        <p>${lostWords(one)}</p>
        <button @click=${() => dismiss(one)}>${t("desk-lost-dismiss")}</button>
      </div>`,
  );
