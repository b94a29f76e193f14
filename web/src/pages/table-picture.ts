import { html, svg, type TemplateResult } from "lit";
import type { Suit } from "../cards/card.js";
import { shape } from "../cards/face.js";
import type { TableView } from "../generated/rest.js";

const SUITS: Record<string, Suit> = { holdem: "s", packs_poker: "c", high_card_flush: "d", mount_holyoke: "h" };

/** Centre and radii of the ellipse on which the seats lie. */
const OVAL = { x: 60, y: 38, across: 51, down: 29 };

/** The middle of a chair, the first at the bottom, then clockwise as at the table itself. */
function place(index: number, seats: number): [x: number, y: number] {
  const angle = Math.PI / 2 + (index / seats) * 2 * Math.PI;
  return [OVAL.x + OVAL.across * Math.cos(angle), OVAL.y + OVAL.down * Math.sin(angle)];
}

/** A small picture of a table: its felt, and its chairs, taken by people, taken by bots, and free. */
export function tablePicture({ game, seats }: Pick<TableView, "game" | "seats">): TemplateResult {
  const kind = (seat: TableView["seats"][number]) =>
    seat === null ? "free" : seat.bot == null && !seat.bot_account ? "person" : "bot";
  return html`<svg class="table-picture" viewBox="0 0 120 76" aria-hidden="true">
    <ellipse class="rail" cx="60" cy="38" rx="51" ry="29"></ellipse>
    <ellipse class="cloth" cx="60" cy="38" rx="46" ry="24"></ellipse>
    <g class="sign">${shape(SUITS[game] ?? "s", "translate(51 29) scale(.75)")}</g>
    ${seats.map((seat, index) => {
      const [x, y] = place(index, seats.length);
      return svg`<circle class=${kind(seat)} cx=${x.toFixed(1)} cy=${y.toFixed(1)} r="7"></circle>`;
    })}
  </svg>`;
}
