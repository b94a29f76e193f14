import { html, nothing, type TemplateResult } from "lit";
import { face } from "../cards/face.js";
import type { DrawPhone } from "../draw-phone/phone.js";
import { slotOf } from "../draw-phone/check.js";
import { t } from "../i18n/catalog.js";
import { participantOf } from "../offline/stamp.js";
import { cardWords } from "./desk-words.js";
import type { Draw } from "./offers.js";
import { STOPS } from "./words.js";

/** The steps of a draw that were taken before, such as before the page was loaded again. */
export interface Begun {
  /** The number that this phone has sent for the next card, if the room has not answered. */
  number?: number | undefined;
  /** The cards that are drawn already, if five are drawn. */
  cards: readonly string[];
}

export const NOT_BEGUN: Begun = { cards: [] };

/** Asks this phone what was done for a draw before, and the room for the cards, unless it cannot be reached. */
export async function begunOf(phone: DrawPhone, draw: Draw, offline: boolean): Promise<Begun> {
  const [number, cards] = await Promise.all([
    phone.unanswered(draw.hand, slotsOf(draw)).catch(() => undefined),
    draw.count === 1 ? [] : cardsOf(phone, draw.hand, offline).catch(() => []),
  ]);
  return { number, cards: cards.length < draw.count ? cards : [] };
}

async function cardsOf(phone: DrawPhone, hand: string, offline: boolean): Promise<readonly string[]> {
  const inRoom = offline ? undefined : await phone.drawnBefore(participantOf(hand)).catch(() => undefined);
  return inRoom ? (inRoom.get(hand) ?? []) : phone.drawnHere(hand);
}

/** The slots of a draw in the log. */
function slotsOf({ mark }: Draw): string[] {
  if (mark === "all") return STOPS.map((stop) => slotOf({ stop }));
  return mark === "spin_off" ? [] : [slotOf(mark)];
}

/** The label of the button that goes on with a draw; this label if it was not begun. */
export function begunLabel({ number, cards }: Begun, label: string): string {
  if (number !== undefined) return t("draws-go-on-number", { number });
  return cards.length > 0 ? t("draws-go-on-card", { number: cards.length + 1 }) : label;
}

/** The cards of five that are drawn already; nothing if there are none. */
export const drawnNote = (cards: readonly string[], count: number): TemplateResult | typeof nothing =>
  cards.length === 0
    ? nothing
    : html`<p class="again">${t("draws-so-far", { drawn: cards.length, count, cards: cardWords(cards) })}</p>
        <p class="held" aria-hidden="true">${cards.map((card) => face(card))}</p>`;
