import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { face } from "../../cards/face.js";
import type { PackView, View } from "../../generated/packs_poker.js";
import { t } from "../../i18n/catalog.js";
import { unitOf } from "../../i18n/money.js";
import { chosenChip } from "../../wagers/controls.js";
import type { WagerDraft } from "../../wagers/draft.js";
import { DraftWatcher } from "../../wagers/draft-watcher.js";
import { settledAt } from "../../wagers/settled.js";
import { openSpot, shownSpot, spotNote } from "../../wagers/spot.js";
import { LightDomElement } from "../../widgets/light.js";
import type { Scene } from "../felt.js";
import { amountsOf, spotWords, syncDraft, wageringOf } from "./wagers.js";

const UNIT = unitOf("packs_poker");

const outlines = (count: number): TemplateResult[] =>
  Array.from({ length: count }, () => html`<span class="card place" aria-hidden="true"></span>`);

/** The two cards of a pack, as empty outlines until all bets are placed (`packs-poker/3`). */
function pairOf({ to_wager }: View, { cards }: PackView, key: string): TemplateResult {
  const isDealt = cards != null || to_wager.length === 0;
  if (!isDealt) return html`${outlines(2)}`;
  return html`${[0, 1].map((place) => face(cards?.[place], { key: `${key}-${place}`, from: "dealer" }))}`;
}

/** The dealer's cards, and the packs with the spots for the viewer's wagers. */
@customElement("packs-layout")
export class PacksLayout extends LightDomElement {
  @property({ attribute: false }) accessor scene: Scene<View> | undefined;
  readonly #watcher = new DraftWatcher(this);

  protected override render() {
    const { scene } = this;
    if (!scene) return nothing;
    const { view, you, table } = scene;
    const draft = this.#watcher.at(table.id);
    const isPlayer = you.hand_seat != null;
    if (isPlayer) syncDraft(draft, scene);
    return html`<div class="dealer" role="group" aria-label=${t("dealers-cards")} data-spot="dealer">
        ${view.void ? t("round-void") : (view.dealer?.map((card, place) => face(card, { key: `dealer-${place}`, from: "dealer" })) ?? outlines(5))}
      </div>
      <ol class="packs" aria-label=${t("packs")}>
        ${view.packs.map((pack, index) => html`<li><span class="pack-name">${t("pack-number", { pack: index + 1 })}</span><span class="pair">${pairOf(view, pack, `pack-${index}`)}</span>${isPlayer ? spotsOf(scene, draft, index + 1) : nothing}</li>`)}
      </ol>
      ${isPlayer ? spotNote(view.legal?.open === true, draft) : nothing}`;
  }
}

/** The spots of a pack: the bet and the bonus. */
function spotsOf({ view, you, events }: Scene<View>, draft: WagerDraft, pack: number): TemplateResult {
  const wagering = view.legal?.open ? wageringOf(view.legal) : undefined;
  const amounts = wagering ? draft.amounts : amountsOf(view.seats[you.hand_seat! - 1]?.wagers ?? []);
  const settled = settledAt(events, you.hand_seat);
  const spotOf = (bet: "bet" | "bonus") => {
    const name = `${bet}-${pack}`;
    const amount = amounts[name] ?? 0;
    const content = { unit: UNIT, name, words: spotWords(bet, pack), label: t(`${bet}-short`), amount };
    const spot = wagering?.spots.find((each) => each.name === name);
    if (!wagering || !spot) return shownSpot({ ...content, settled: settled.get(name) });
    return openSpot(content, { spot, wagering, draft, chip: chosenChip(UNIT, wagering, draft) });
  };
  return html`${spotOf("bet")} ${spotOf("bonus")}`;
}
