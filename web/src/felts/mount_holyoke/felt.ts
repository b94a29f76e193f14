import { html, nothing } from "lit";
import { spoken, written } from "../../cards/card.js";
import { face } from "../../cards/face.js";
import type { View } from "../../generated/mount_holyoke.js";
import { t } from "../../i18n/catalog.js";
import type { Felt, Scene } from "../felt.js";
import "./hand.js";
import { sorted } from "./plays.js";

const own = ({ view, you }: Scene<View>) => view.seats[(you.hand_seat ?? 0) - 1];

/** Mount Holyoke Poker. */
export const mountHolyoke: Felt<View> = {
  pod({ view }, number) {
    const seat = view.seats[number - 1]!;
    const left = seat.passed ? t("passed") : t("cards-left", { count: seat.left });
    return { out: !seat.plays || seat.passed, note: `${left}\n${t("points", { count: seat.total })}` };
  },

  middle({ view, name }) {
    if (view.match_winners) return html`<p class="result">${t("match-won", { names: view.match_winners.map(name).join(", ") })}</p>`;
    if (!view.under) {
      return html`<p class="quiet">${view.opening ? t("opens-with", { card: written(view.opening) }) : t("new-run")}</p>`;
    }
    const { cards, category, seat } = view.under;
    return html`<div class="under" role="group" aria-label=${t("lies-there")}>
        ${cards.map((card) => face(card, { key: `mh-${card}`, from: `chair-${seat}` }))}
      </div>
      <p class="quiet">${t("under-by", { category: t(`category-${category.replaceAll("_", "-")}`), name: name(seat) })}</p>`;
  },

  own(scene) {
    return own(scene)?.hand ? html`<holyoke-hand .scene=${scene}></holyoke-hand>` : html`${nothing}`;
  },

  holding(scene) {
    const seat = own(scene);
    if (!seat?.plays) return "";
    return scene.view.legal && scene.view.legal.plays.length === 0 ? t("nothing-beats") : "";
  },

  inOrder: (cards) => sorted(cards, "rank"),

  prompt({ view, name }) {
    const { legal, under, opening } = view;
    if (!legal) return "";
    if (!under) return opening ? t("heard-opens", { card: spoken(opening) }) : t("heard-leads");
    const lies = { category: t(`category-${under.category.replaceAll("_", "-")}`), name: name(under.seat) };
    return t(legal.plays.length > 0 ? "heard-beat" : "heard-pass", lies);
  },

  actions() {
    return html`${nothing}`;
  },
};
