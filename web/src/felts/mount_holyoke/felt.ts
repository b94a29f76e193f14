import { html, nothing } from "lit";
import { cardName, cardText } from "../../cards/card.js";
import { face } from "../../cards/face.js";
import type { View } from "../../generated/mount_holyoke.js";
import { t } from "../../i18n/catalog.js";
import type { Felt, Scene } from "../felt.js";
import "./hand.js";
import { sorted } from "./plays.js";

const own = ({ view, you }: Scene<View>) => view.seats[(you.hand_seat ?? 0) - 1];

/** The felt of Mount Holyoke Poker. */
export const mountHolyoke: Felt<View> = {
  fixedPlace: true,

  pod({ view }, number) {
    const seat = view.seats[number - 1]!;
    const count = [t("cards-left", { count: seat.left }), t("points", { count: seat.total })].join("\n");
    return {
      out: !seat.plays || seat.passed,
      turn: view.to_act === number,
      count,
      ...(seat.passed ? { note: t("passed") } : {}),
    };
  },

  middle({ view, name }) {
    if (view.match_winners)
      return html`<p class="result">${t("match-won", { names: view.match_winners.map(name).join(", ") })}</p>`;
    const turned =
      view.direction === "counterclockwise" ? html`<p class="quiet">${t("plays-counterclockwise")}</p>` : nothing;
    if (!view.under) {
      const opens = view.opening_play === "alone" ? "opens-with" : "opens-with-others";
      return html`<div class="under" aria-hidden="true"><span class="card place"></span></div>
        <div class="under-words">
          <p class="quiet">${view.opening ? t(opens, { card: cardText(view.opening) }) : t("new-run")}</p>
          ${turned}
        </div>`;
    }
    const { cards, category, seat } = view.under;
    return html`<div class="under" role="group" aria-label=${t("lies-there")}>
        ${cards.map((card) => face(card, { key: `mh-${card}`, from: `chair-${seat}` }))}
      </div>
      <div class="under-words">
        <p class="quiet">
          ${t("under-by", { category: t(`category-${category.replaceAll("_", "-")}`), name: name(seat) })}
        </p>
        ${turned}
      </div>`;
  },

  own(scene) {
    return own(scene)?.hand ? html`<holyoke-hand .scene=${scene}></holyoke-hand>` : html`${nothing}`;
  },

  holding: () => "",

  inOrder: (cards) => sorted(cards, "rank"),

  prompt({ view, name }) {
    const { legal, under, opening, opening_play } = view;
    const opens = opening_play === "alone" ? "heard-opens" : "heard-opens-others";
    if (!legal) return "";
    if (!under) return opening ? t(opens, { card: cardName(opening) }) : t("heard-leads");
    const lies = { category: t(`category-${under.category.replaceAll("_", "-")}`), name: name(under.seat) };
    return t(legal.plays.length > 0 ? "heard-beat" : "heard-pass", lies);
  },

  actions() {
    return html`${nothing}`;
  },
};
