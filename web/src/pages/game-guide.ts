import { html, svg, type TemplateResult } from "lit";
import { card, rankSign } from "../cards/card.js";
import { shape } from "../cards/face.js";
import { t } from "../i18n/catalog.js";
import { address } from "../router.js";

/** A card of a picture: its text, or `back`, with the place of its upper left corner and its turn in degrees. */
type PlacedCard = [card: string, x: number, y: number, turn?: number];

const fan = (cards: string[], step: number): PlacedCard[] =>
  cards.map((text, index) => {
    const off = index - (cards.length - 1) / 2;
    return [text, 50 + off * step, 18 + off * off * 1.2, off * 6];
  });

/** The cards that show the idea of each game. */
const PICTURES: Record<string, PlacedCard[]> = {
  holdem: [
    ...["Td", "Js", "Qs", "2h", "Kc"].map((text, index): PlacedCard => [text, 6 + index * 22, 4]),
    ["As", 38, 40, -6],
    ["Ah", 60, 40, 6],
  ],
  packs_poker: [6, 46, 86].flatMap((x, index): PlacedCard[] => [
    ["back", x, 22],
    [["Kc", "7d", "Qh"][index]!, x + 8, 26],
  ]),
  high_card_flush: fan(["3d", "6d", "8d", "9d", "Jd", "Kd", "4s"], 13),
  mount_holyoke: fan(["5s", "6s", "7s", "8s", "9s"], 16),
};

/** Each game of the room with a picture, a sentence and a link to its rules. */
export const gameGuide = (): TemplateResult =>
  html`<section class="game-guide">
    <h2>${t("games-here")}</h2>
    <ul>
      ${Object.entries(PICTURES).map(([game, cards]) => guide(game, cards))}
    </ul>
  </section>`;

function guide(game: string, cards: PlacedCard[]): TemplateResult {
  return html`<li>
    ${picture(cards)}
    <div>
      <h3>${t(`game-${game}`)}</h3>
      <p>${t(`about-${game.replaceAll("_", "-")}`)}</p>
      <p><a href=${address({ page: "rules", game })}>${t("rules-of", { game: t(`game-${game}`) })}</a></p>
    </div>
  </li>`;
}

const picture = (cards: PlacedCard[]): TemplateResult =>
  html`<svg class="game-picture" viewBox="0 0 120 76" aria-hidden="true">${cards.map(laid)}</svg>`;

function laid([text, x, y, turn = 0]: PlacedCard) {
  const isBack = text === "back";
  const signs = isBack ? "" : front(text);
  return svg`<g transform="translate(${x} ${y}) rotate(${turn} 10 14)" class=${isBack ? "back" : `suit-${card(text).suit}`}>
    <rect width="20" height="28" rx="2.5"></rect>${signs}
  </g>`;
}

const front = (text: string) =>
  svg`<text x="2.500" y="11">${rankSign(card(text))}</text>${shape(card(text).suit, "translate(8 15) scale(.42)")}`;
