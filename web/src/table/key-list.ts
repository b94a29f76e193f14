import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { t } from "../i18n/catalog.js";
import { LightDomElement } from "../widgets/light.js";

/** A key, or keys with one use, and what they do. */
type Line = readonly [keys: string, words: string];

/** The keys of a game's buttons, in the order in which the buttons lie. */
const KEYS: Record<string, () => Line[]> = {
  holdem: () => [
    ["F", t("fold")],
    ["C", `${t("check")} / ${t("call-label")}`],
    ["R", t("raise-slider", { first: "no" })],
    ["1–5", t("bet-sizes")],
    ["H", t("size-part", { part: "1/2" })],
    ["P", t("pot")],
    ["A", t("all-in")],
    ["M", t("muck")],
    ["S", t("show")],
  ],
  packs_poker: () => [...wagerKeys(), ["N", t("no-wager")]],
  high_card_flush: () => [
    ...wagerKeys(),
    ["O", t("no-ante")],
    ["F", t("fold")],
    ["1–3", t("raise-label", { all: "no", first: "no" })],
  ],
  mount_holyoke: () => [
    ["← →", t("your-cards")],
    ["O", `${t("sort-by-rank")} / ${t("sort-by-suit")}`],
    ["C", t("clear-chosen")],
    ["X", t("pass")],
    ["P", t("keys-play")],
  ],
};

const wagerKeys = (): Line[] => [
  ["U", t("wagers-undo")],
  ["C", t("wagers-clear")],
  ["R", t("wagers-repeat-last")],
];

/** The keyboard shortcuts at a table of a game. */
@customElement("key-list")
export class KeyList extends LightDomElement {
  @property() accessor game = "";

  protected override render() {
    const general: Line[] = [
      ["?", t("keys-list")],
      ["Esc", t("keys-escape")],
    ];
    return html`<section class="table-rules">
      <p>${t("keys-where")}</p>
      <dl>
        ${[...(KEYS[this.game]?.() ?? []), ...general].map(
          ([keys, words]) =>
            html`<div>
              <dt>${keys}</dt>
              <dd>${words}</dd>
            </div>`,
        )}
      </dl>
    </section>`;
  }
}
