import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { cardText } from "../../cards/card.js";
import { face } from "../../cards/face.js";
import { qualifierParts } from "../../cards/qualifier.js";
import type { Event, View } from "../../generated/high_card_flush.js";
import { t } from "../../i18n/catalog.js";
import { money, unitOf } from "../../i18n/money.js";
import { chosenChip } from "../../wagers/controls.js";
import type { WagerDraft } from "../../wagers/draft.js";
import { DraftWatcher } from "../../wagers/draft-watcher.js";
import { type Settled, settledAt } from "../../wagers/settled.js";
import { openSpot, shownSpot, spotNote } from "../../wagers/spot.js";
import type { Amounts, Wagering } from "../../wagers/spots.js";
import { LightDomElement } from "../../widgets/light.js";
import type { Scene } from "../felt.js";
import { flushWords, lifted, outlines } from "./cards.js";
import { amountsOf, syncDraft, wageringOf } from "./wagers.js";

const UNIT = unitOf("high_card_flush");

/** The spots in the order in which they lie on the felt, with their short names. */
const SPOTS = ["ante", "raise", "flush-bonus", "straight-flush-bonus", "progressive"] as const;

/** The dealer's cards, and the spots for the viewer's wagers. */
@customElement("flush-layout")
export class FlushLayout extends LightDomElement {
  @property({ attribute: false }) accessor scene: Scene<View> | undefined;
  readonly #watcher = new DraftWatcher(this);

  protected override render() {
    const { scene } = this;
    if (!scene) return nothing;
    return html`${dealer(scene)}
    ${scene.view.meter > 0 ? html`<p class="meter">${t("meter", { amount: money(UNIT, scene.view.meter) })}</p>` : nothing}
    ${this.#spots(scene)}`;
  }

  #spots(scene: Scene<View>) {
    const { view, you, events } = scene;
    const seat = view.seats[(you.hand_seat ?? 0) - 1];
    if (!seat) return nothing;
    const draft = this.#watcher.at(scene.table.id);
    syncDraft(draft, scene);
    const wagering = view.legal?.wager ? wageringOf(view.legal.wager) : undefined;
    const amounts: Amounts = { ...(wagering ? draft.amounts : amountsOf(seat)), raise: seat.raise };
    const settled = settledAt(events, you.hand_seat);
    const offered = SPOTS.filter((name) => name !== "progressive" || view.meter > 0 || wagering?.spots[3]);
    return html`<ul class="spots" aria-label=${t("your-bets")}>
        ${offered.map((name) => html`<li>${spotAt(name, amounts[name] ?? 0, { settled: settled.get(name), wagering, draft })}</li>`)}
      </ul>
      ${spotNote(wagering !== undefined, draft)}`;
  }
}

function spotAt(
  name: (typeof SPOTS)[number],
  amount: number,
  { settled, wagering, draft }: { settled: Settled | undefined; wagering: Wagering | undefined; draft: WagerDraft },
): TemplateResult {
  const content = { unit: UNIT, name, words: t(`wager-${name}`), label: t(`wager-${name}-short`), amount, settled };
  const spot = wagering?.spots.find((each) => each.name === name);
  if (!spot || !wagering) return shownSpot(content);
  return openSpot(content, { spot, wagering, draft, chip: chosenChip(UNIT, wagering, draft) });
}

/** The dealer's cards, and whether the dealer qualifies. */
function dealer({ view, table, events }: Scene<View>): TemplateResult {
  const { dealer, dealer_flush, stage } = view;
  const down = stage === "decisions" ? Array.from({ length: 7 }, () => face(null)) : outlines();
  return html`<div class="dealer seven" role="group" aria-label=${t("dealers-cards")} data-spot="dealer">
      ${dealer ? lifted(dealer, dealer_flush, `dealer-${table.hand}`) : down}
    </div>
    <p class="dealer-note">${dealerWords(view, events)}</p>`;
}

function dealerWords({ qualifier, dealer_flush }: View, events: readonly unknown[] = []): string {
  const told = (events as Event[]).find((event) => event.event === "dealer");
  if (!told || !dealer_flush) return t("dealer-qualifies-with", qualifierParts(qualifier));
  const holding = flushWords(dealer_flush, (cards) => cards.map(cardText).join(" "));
  return t("dealer-has", { qualifies: told.qualifies ? "yes" : "no", holding });
}
