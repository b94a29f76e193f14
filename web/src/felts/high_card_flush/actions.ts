import { amountLabel } from "../../widgets/amount-label.js";
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { RaiseLimits, View, WagerLimits } from "../../generated/high_card_flush.js";
import { t } from "../../i18n/catalog.js";
import { figure, money, unitOf } from "../../i18n/money.js";
import "../../wagers/controls.js";
import { DraftWatcher } from "../../wagers/draft-watcher.js";
import type { Wagering } from "../../wagers/spots.js";
import { keyBadge, keyNames, shortcuts } from "../../widgets/keys.js";
import { LightDomElement } from "../../widgets/light.js";
import { StrayClicks } from "../../widgets/stray-click.js";
import "../../widgets/wager.js";
import type { Scene } from "../felt.js";
import { syncDraft, wageringOf, wagersOf } from "./wagers.js";

const UNIT = unitOf("high_card_flush");

/** Controls for a player's actions: the wagers before the deal, then raise or fold. */
@customElement("flush-actions")
export class FlushActions extends LightDomElement {
  @property({ attribute: false }) accessor scene: Scene<View> | undefined;
  readonly #watcher = new DraftWatcher(this);
  /** The button that folds lies where the one that places the wagers was, which may be clicked twice. */
  readonly clicks = new StrayClicks(this);

  constructor() {
    super();
    shortcuts(this);
  }

  #act(action: unknown): void {
    if (this.scene && !this.scene.busy) void this.scene.act(action);
  }

  protected override render() {
    const moves = this.scene?.view.legal;
    if (!moves || !this.scene) return nothing;
    return html`<div class="actions" role="group" aria-label=${t("your-turn")}>
      ${
        moves.wager
          ? this.#wagers(moves.wager, this.scene)
          : html`<div class="main decide">
              ${moves.fold ? this.#button("fold", t("fold"), "F") : nothing}
              ${moves.sit_out ? this.#button("sit_out", t("no-ante"), "O") : nothing}
              ${moves.raise ? this.#raises(moves.raise) : nothing}
            </div>`
      }
    </div>`;
  }

  #button(action: unknown, words: string, key: string): TemplateResult {
    return html`<button
      type="button"
      ?disabled=${this.scene!.busy}
      @click=${() => this.#act(action)}
      aria-keyshortcuts=${keyNames(key)}
    >
      ${words}${keyBadge(key)}
    </button>`;
  }

  #raises({ ante, most }: RaiseLimits) {
    const antes = Array.from({ length: Math.floor(most / ante) }, (_, index) => index + 1);
    return antes.map(
      (times) =>
        html`<button
          type="button"
          class="primary"
          ?disabled=${this.scene!.busy}
          @click=${() => this.#act({ raise: ante * times })}
          aria-keyshortcuts=${keyNames(String(times))}
        >
          ${amountLabel(
            t("raise-by", { amount: money(UNIT, ante * times) }),
            t("raise-times", { times }),
            figure(UNIT, ante * times),
            String(times),
          )}
        </button>`,
    );
  }

  #wagers(limits: WagerLimits, scene: Scene<View>): TemplateResult {
    const draft = this.#watcher.at(scene.table.id);
    syncDraft(draft, scene);
    const wagering = wageringOf(limits);
    return html`<wager-controls
      .unit=${UNIT}
      .wagering=${wagering}
      .draft=${draft}
      .amounts=${[draft.amounts, draft.chip]}
      .busy=${scene.busy}
      .fields=${this.#fields(wagering)}
      .beside=${this.#button("sit_out", t("no-ante"), "O")}
      .place=${() => this.#act({ wager: wagersOf(draft.amounts) })}
    ></wager-controls>`;
  }

  #fields({ spots }: Wagering): TemplateResult {
    const draft = this.#watcher.at(this.scene!.table.id);
    return html`<div class="row">
      ${spots.map(
        (spot) =>
          html`<wager-field
            name=${spot.name}
            .words=${spot.words}
            .unit=${UNIT}
            .limits=${spot}
            ?optional=${spot.needs !== undefined}
            .amount=${draft.amounts[spot.name] ?? 0}
            @typed=${(event: CustomEvent<number>) => draft.type(spot.name, event.detail)}
          ></wager-field>`,
      )}
    </div>`;
  }
}
