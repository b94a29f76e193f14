import { html, nothing, svg, type TemplateResult } from "lit";
import { card, rankSign, cardName, type Suit } from "./card.js";
import { t } from "../i18n/catalog.js";

/** SVG paths of the suits, each in a square of 24 units. */
const SHAPES: Record<Suit, string> = {
  s: "M12 1.500C15 6 22 9.500 22 14.700c0 3-2.300 4.900-4.700 4.900-1.600 0-3-.700-3.900-1.900.2 2 .9 3.600 2.400 4.800H8.200c1.500-1.200 2.200-2.800 2.400-4.800-.9 1.200-2.300 1.900-3.900 1.900C4.300 19.600 2 17.700 2 14.700 2 9.500 9 6 12 1.500z",
  h: "M12 22C8.500 17.500 2 13.500 2 7.800 2 4.600 4.400 2.300 7.300 2.300c2 0 3.700 1.100 4.700 2.900 1-1.800 2.700-2.900 4.700-2.900 2.900 0 5.300 2.300 5.300 5.500C22 13.500 15.500 17.500 12 22z",
  d: "M12 1c2.300 4.200 5 7.700 8 11-3 3.300-5.700 6.800-8 11-2.300-4.200-5-7.700-8-11 3-3.300 5.700-6.800 8-11z",
  c: "M12 1.800a4.700 4.700 0 0 1 3.700 7.600 4.700 4.700 0 1 1-2.400 7.700c.2 2.200 1 4 2.500 5.300H8.200c1.500-1.300 2.300-3.100 2.500-5.300a4.700 4.700 0 1 1-2.400-7.700A4.700 4.700 0 0 1 12 1.800z",
};

/** Presentation of a card: its key and origin for the animation, and its emphasis. */
export interface CardPlacement {
  key?: string;
  from?: string;
  /** The spot to which the card is swept when it is removed. */
  to?: string;
  state?: string;
}

/** A card face up, or face down if there is no text. */
export function face(text: string | null | undefined, placement: CardPlacement = {}): TemplateResult {
  const name = text ? cardName(text) : t("card-back");
  return html`<span
    class="card ${text ? `suit-${card(text).suit}` : "back"} ${placement.state ?? ""}"
    role="img"
    aria-label=${name}
    data-move=${placement.key ?? nothing}
    data-from=${placement.from ?? nothing}
    data-to=${placement.to ?? nothing}
    >${text ? front(text) : back}</span
  >`;
}

const COURT = "JQK";

/**
 * The front of a card: the rank with a small suit below it at the upper left, and a large suit at the lower right. A
 * court card has a frame and a crown. The rank is centred, and a ten has a fixed width, so that no font lets an index
 * touch the edge.
 */
function front(text: string): TemplateResult {
  const { suit, rank } = card(text);
  const sign = rankSign(card(text));
  return html`<svg viewBox="0 0 60 84" aria-hidden="true">
    ${COURT.includes(rank) ? court : nothing}
    <text
      x="23"
      y="36"
      class="index"
      text-anchor="middle"
      textLength=${sign.length > 1 ? 36 : nothing}
      lengthAdjust="spacingAndGlyphs"
    >
      ${sign}
    </text>
    ${shape(suit, "translate(6 41) scale(.7)")} ${shape(suit, "translate(25 47) scale(1.250)")}
  </svg>`;
}

/** The frame of a court card, and its crown. */
const court = svg`<rect x="2.500" y="2.500" width="55" height="79" rx="4" class="court"></rect>
  <path d="M41 16l-2-9 4.500 4 3-6 3 6 4.500-4-2 9z" class="crown"></path>`;

/** The picture of a suit, in a square of 24 units, as part of an SVG image. */
export const shape = (suit: Suit, transform: string) => svg`<path d=${SHAPES[suit]} transform=${transform}></path>`;

const back = html`<svg viewBox="0 0 60 84" aria-hidden="true">
  <rect x="5" y="5" width="50" height="74" rx="4" class="back-frame"></rect>
  <path
    class="back-lines"
    d="M5 30 30 5M5 55 55 5M5 79 55 30M30 79 55 55M30 5 55 30M5 5 55 55M5 30 55 79M5 55 30 79"
  ></path>
</svg>`;

/** The symbol of a suit as an SVG image, hidden from screen readers. */
export const suitShape = (suit: Suit) =>
  html`<svg class="suit suit-${suit}" viewBox="0 0 24 24" aria-hidden="true">${shape(suit, "")}</svg>`;
