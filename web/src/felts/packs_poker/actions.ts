import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import type { Moves, View } from "../../generated/packs_poker.js";
import { t } from "../../i18n/catalog.js";
import { unitOf } from "../../i18n/money.js";
import "../../wagers/controls.js";
import type { WagerDraft } from "../../wagers/draft.js";
import { DraftWatcher } from "../../wagers/draft-watcher.js";
import { type Amounts, total, type Wagering } from "../../wagers/spots.js";
import { arrowStep, keyBadge, keyNames, shortcuts } from "../../widgets/keys.js";
import { LightDomElement } from "../../widgets/light.js";
import "../../widgets/wager.js";
import type { Scene } from "../felt.js";
import { nextAction, syncDraft, wageringOf } from "./wagers.js";

const UNIT = unitOf("packs_poker");
const NO_WAGER = ["no_wager", "no-wager", "N"] as const;

/**
 * Controls for a player's wagers: chips or exact amounts for the packs, one button that places them and finishes, and one
 * that finishes without any.
 */
@customElement("packs-actions")
export class PacksActions extends LightDomElement {
  @property({ attribute: false }) accessor scene: Scene<View> | undefined;
  /** The pack of the fields for exact amounts. */
  @state() private accessor pack = 1;
  readonly #watcher = new DraftWatcher(this);
  /** The wagers that are being placed in a hand, and the last action sent for them as text. */
  #placing: { hand: number; amounts: Amounts; sent?: string } | undefined;

  constructor() {
    super();
    shortcuts(this);
  }

  #act(action: unknown): void {
    if (this.scene && !this.scene.busy) void this.scene.act(action);
  }

  protected override render() {
    const { scene } = this;
    const moves = scene?.view.legal;
    if (!scene || !moves) return nothing;
    const draft = this.#watcher.at(scene.table.id);
    syncDraft(draft, scene);
    const wagering = wageringOf(moves);
    return html`<div class="actions" role="group" aria-label=${t("your-turn")}>
      <wager-controls
        .unit=${UNIT}
        .wagering=${wagering}
        .draft=${draft}
        .amounts=${[draft.amounts, draft.chip]}
        .busy=${scene.busy}
        .fields=${this.#fields(moves, wagering, draft)}
        .beside=${this.#noWager(draft)}
        .place=${() => this.#place(scene, draft)}
      ></wager-controls>
    </div>`;
  }

  /** The button that finishes without any wager, while no chips are on the felt. */
  #noWager(draft: WagerDraft): TemplateResult {
    const [action, words, key] = NO_WAGER;
    const isOff = this.scene!.busy || draft.isUnsent || total(draft.amounts) > 0;
    return html`<button
      type="button"
      class="finish"
      ?disabled=${isOff}
      @click=${() => this.#act(action)}
      aria-keyshortcuts=${keyNames(key)}
    >
      ${t(words)}${keyBadge(key)}
    </button>`;
  }

  #fields({ packs }: Moves, wagering: Wagering, draft: WagerDraft): TemplateResult {
    const numbers = Array.from({ length: packs }, (_, index) => index + 1);
    return html`<div
        class="proposals"
        role="radiogroup"
        aria-label=${t("packs")}
        @keydown=${(event: KeyboardEvent) => this.#step(event, packs)}
      >
        ${numbers.map((pack) => html`<button type="button" role="radio" aria-checked=${pack === this.pack} tabindex=${pack === this.pack ? 0 : -1} @click=${() => (this.pack = pack)}>${t("pack-number", { pack })}</button>`)}
      </div>
      ${keyed(this.pack, this.#row(wagering, draft))}`;
  }

  /** The fields of one pack. Its bet may be left empty if there is a wager elsewhere or to take back, and no bonus. */
  #row({ spots }: Wagering, draft: WagerDraft): TemplateResult {
    const { amounts } = draft;
    const [bet, bonus] = [amounts[`bet-${this.pack}`] ?? 0, amounts[`bonus-${this.pack}`] ?? 0];
    const isOptional = bonus === 0 && (total(amounts) > bet || total(draft.placed) > 0);
    const field = (name: "bet" | "bonus", amount: number, optional: boolean) => {
      const spot = spots.find((each) => each.name === `${name}-${this.pack}`)!;
      return html`<wager-field
        name=${name}
        .words=${t(name)}
        .unit=${UNIT}
        .limits=${spot}
        ?optional=${optional}
        .amount=${amount}
        @typed=${(event: CustomEvent<number>) => draft.type(spot.name, event.detail)}
      ></wager-field>`;
    };
    return html`<div class="row">${field("bet", bet, isOptional)} ${field("bonus", bonus, true)}</div>`;
  }

  /** The packs are a single tab stop (roving focus); the arrow keys move between them. */
  #step(event: KeyboardEvent, packs: number): void {
    const by = arrowStep(event);
    if (by === undefined) return;
    event.preventDefault();
    this.pack = ((this.pack - 1 + by + packs) % packs) + 1;
    void this.updateComplete.then(() => this.querySelector<HTMLElement>("[role=radio][aria-checked=true]")?.focus());
  }

  /** Places the chips that lie on the felt now, pack after pack, and finishes. */
  #place({ table }: Scene<View>, { amounts }: WagerDraft): void {
    this.#placing = { hand: table.hand, amounts };
    this.#placeNext();
  }

  /**
   * Sends the wager on the next pack, once the view has the wager before, and that the player is done after the last one.
   * A player who only took wagers back is not done.
   */
  #placeNext(): void {
    const { scene } = this;
    const placing = this.#placing;
    if (!scene?.view.legal || !placing || scene.busy) return;
    if (placing.hand !== scene.table.hand) return void (this.#placing = undefined);
    const rest = total(placing.amounts) > 0 ? "done" : undefined;
    const action = nextAction(scene.view.legal, placing.amounts) ?? rest;
    if (action === undefined) return this.#goOn();
    const sent = JSON.stringify(action);
    if (sent === placing.sent) return;
    placing.sent = sent;
    void scene.act(action).then((accepted) => {
      if (!accepted) this.#placing = undefined;
    });
  }

  /** Moves the focus from the button that took the wagers back to the one that finishes. */
  #goOn(): void {
    this.#placing = undefined;
    const controls = this.querySelector<LightDomElement>("wager-controls");
    void controls?.updateComplete.then(() => {
      const isFree = document.activeElement === document.body || document.activeElement?.matches(".dock, .place-bets");
      if (isFree) this.querySelector<HTMLElement>(".finish")?.focus({ preventScroll: true });
    });
  }

  protected override updated(): void {
    this.#placeNext();
  }
}
