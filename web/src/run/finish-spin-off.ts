import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import type { DrawPhone } from "../draw-phone/phone.js";
import type { StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { address } from "../router.js";
import { focusInView } from "../widgets/in-view.js";
import { LightDomElement } from "../widgets/light.js";
import { isPhysical } from "./desk-kept.js";
import "./desk-tools.js";
import type { Tools } from "./desk-tools.js";
import { type Draw, spinOffs } from "./offers.js";
import { bigCards, type Drawn, resultOf } from "./stop-draw.js";
import { cutNotes } from "./stop-provable.js";
import { type Underway, UnderwayDraws } from "./underway.js";

/** The spin-off: tied hands spin one card each, after the event is closed (PR-16). */
@customElement("finish-spin-off")
export class FinishSpinOff extends LightDomElement {
  @property({ attribute: false }) accessor view!: StaffView;
  /** This phone, in an event with provable draws. */
  @property({ attribute: false }) accessor phone: DrawPhone | undefined;
  /** The state of the phone, so that this is rendered again when it changes. */
  @property({ attribute: false }) accessor phoneState: DrawPhone["state"] | undefined;
  @state() private accessor tools: Tools = { physical: false, at: undefined };
  @state() private accessor drawing: Draw | undefined;
  @state() private accessor drawn: readonly Drawn[] = [];
  readonly #underway = new UnderwayDraws(this);
  #listed: readonly Draw[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    this.tools = { physical: isPhysical(this.view.run.id), at: undefined };
  }

  protected override render() {
    const draws = this.#draws();
    return html`<h2>${t("desk-tab-spin-off")}</h2>
      ${draws.length === 0 ? nothing : html`<p>${t("desk-spin-off-why")}</p>`}
      <div
        @underway=${(event: CustomEvent<Underway>) => this.#underway.add(event.detail)}
        @drawing=${(event: CustomEvent<Draw>) => (this.drawing = event.detail)}
        @undrawn=${() => (this.drawing = undefined)}
        @drawn=${(event: CustomEvent<Drawn>) => this.#done(event.detail)}
      >
        ${draws.length === 0 ? this.#over() : nothing}
        ${repeat(
          draws,
          ({ key }) => key,
          (draw) => this.#hand(draw),
        )}
      </div>
      <div role="status">${this.drawn.map((each) => this.#card(each))}</div>
      <desk-tools
        .run=${this.view.run}
        .tools=${this.tools}
        @tools=${(event: CustomEvent<Tools>) => (this.tools = event.detail)}
      ></desk-tools>`;
  }

  #over(): TemplateResult {
    return html`<p class="say">${t("desk-spin-off-none")}</p>
      <p>
        <a class="button" href=${address({ page: "board", run: this.view.run.id })}>${t("desk-sheet-to-board")}</a>
      </p>`;
  }

  /** The open draws, and those that are underway, in an order that stays the same until they end. */
  #draws(): readonly Draw[] {
    const done = new Set(this.drawn.map(({ draw }) => draw.key));
    const open = spinOffs(this.view.participants)
      .map(({ draw }) => draw)
      .filter(({ key }) => !done.has(key));
    const isUnderway = (key: string) => !done.has(key) && (key === this.drawing?.key || this.#underway.has(key));
    const isKept = ({ key }: Draw) => isUnderway(key) || open.some((draw) => draw.key === key);
    const before = this.#listed.filter(isKept);
    const added = open.filter(({ key }) => !before.some((draw) => draw.key === key));
    return (this.#listed = [...before, ...added]);
  }

  #hand(draw: Draw): TemplateResult {
    return html`<section class="hand">
      <h3>${this.#title(draw)}</h3>
      <stop-draw
        .run=${this.view.run}
        .draw=${draw}
        .phone=${this.phone}
        .phoneState=${this.phone?.state}
        .physical=${this.tools.physical}
        .label=${t("desk-spin")}
      ></stop-draw>
    </section>`;
  }

  #card({ draw, cards, notes = [] }: Drawn): TemplateResult {
    return html`<section class="hand">
      <h3>${this.#title(draw)}</h3>
      <p class="result" tabindex="-1" data-draw=${draw.key}>${bigCards(cards)}</p>
      ${cutNotes(notes)}
    </section>`;
  }

  #title({ hand, key }: Draw): string {
    const row = this.view.participants.find(({ hands }) => hands.some((each) => each.hand === hand));
    return t("desk-spin-off-hand", { hand, name: row?.name ?? "", round: Number(key.split(" ").at(-1)) + 1 });
  }

  #done(drawn: Drawn): void {
    this.drawing = undefined;
    this.drawn = [drawn, ...this.drawn];
    this.dispatchEvent(new CustomEvent("changed", { bubbles: true }));
    void this.updateComplete.then(() => focusInView(resultOf(this, drawn.draw)));
  }
}
