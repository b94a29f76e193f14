import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Moves, View } from "../../generated/holdem.js";
import { t } from "../../i18n/catalog.js";
import { figure, money, typed } from "../../i18n/money.js";
import { Light } from "../../widgets/light.js";
import { keys } from "../../widgets/keys.js";
import type { Scene } from "../felt.js";
import { type Ahead, decided, proposals } from "./bets.js";

/** What a player may do in hold'em, now or ahead of the turn. */
@customElement("holdem-actions")
export class HoldemActions extends Light {
  @property({ attribute: false }) accessor scene: Scene<View> | undefined;
  @state() private accessor to: number | undefined;
  @state() private accessor ahead: Ahead | undefined;
  #moment = "";

  constructor() {
    super();
    keys(this, {
      f: () => this.#if((moves) => moves.fold, "fold"),
      c: () => this.#if((moves) => moves.check, "check") || this.#if((moves) => moves.call != null, "call"),
      s: () => this.#if((moves) => moves.show, "show"),
      m: () => this.#if((moves) => moves.muck, "muck"),
      r: () => this.#focusRaise(),
      h: () => this.#propose("half-pot"),
      p: () => this.#propose("pot"),
      a: () => this.#propose("all-in"),
    });
  }

  #if(legal: (moves: Moves) => boolean, action: string): boolean {
    const moves = this.scene?.view.legal;
    if (!moves || this.scene!.busy || !legal(moves)) return false;
    this.scene!.act(action);
    return true;
  }

  #focusRaise(): boolean {
    const input = this.querySelector<HTMLInputElement>("input[name=to]");
    input?.focus();
    input?.select();
    return input !== null;
  }

  #propose(name: string): boolean {
    const { view } = this.scene ?? {};
    const found = view?.legal && proposals(view, view.legal).find((each) => each.name === name);
    if (found) this.to = found.to;
    return Boolean(found) && this.#focusRaise();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has("scene") || !this.scene) return;
    const { table, you, view } = this.scene;
    const moment = `${table.hand} ${you.turn} ${view.street}`;
    if (moment !== this.#moment) this.to = undefined;
    if (!this.#moment.startsWith(`${table.hand} `)) this.ahead = undefined;
    this.#moment = moment;
  }

  /** What was decided ahead is done as soon as the turn is there, or forgotten where it does not fit any more. */
  protected override updated(): void {
    const moves = this.scene?.view.legal;
    if (!this.ahead || !moves || this.scene!.busy) return;
    const action = decided(this.ahead, moves);
    this.ahead = undefined;
    if (action) this.scene!.act(action);
  }

  protected override render() {
    const { scene } = this;
    if (!scene) return nothing;
    const { legal } = scene.view;
    return legal ? this.#now(scene, legal) : this.#before(scene);
  }

  #now(scene: Scene<View>, moves: Moves): TemplateResult {
    const button = (legal: boolean, action: string, words: string, key: string, kind = "") =>
      legal
        ? html`<button type="button" class=${kind} ?disabled=${scene.busy} @click=${() => scene.act(action)} aria-keyshortcuts=${key}>${words} <kbd aria-hidden="true">${key}</kbd></button>`
        : nothing;
    return html`<div class="actions" role="group" aria-label=${t("your-turn")}>
      ${moves.raise ? this.#raise(scene, moves) : nothing}
      <div class="main">
        ${button(moves.fold, "fold", t("fold"), "F")} ${button(moves.check, "check", t("check"), "C", "primary")}
        ${button(moves.call != null, "call", t("call", { amount: money("chips", moves.call ?? 0) }), "C", "primary")}
        ${button(moves.muck, "muck", t("muck"), "M")} ${button(moves.show, "show", t("show"), "S", "primary")}
        ${moves.raise ? this.#raiseButton(scene, moves) : nothing}
      </div>
    </div>`;
  }

  #amount(moves: Moves): number {
    const { least, most } = moves.raise!;
    return Math.min(Math.max(this.to ?? least, least), most);
  }

  #raiseButton(scene: Scene<View>, moves: Moves): TemplateResult {
    const to = this.#amount(moves);
    const words = { amount: money("chips", to), all: to === moves.raise!.most ? "yes" : "no", first: scene.view.highest === 0 ? "yes" : "no" };
    return html`<button type="button" class="raise" ?disabled=${scene.busy} @click=${() => scene.act({ raise_to: to })} aria-keyshortcuts="R">${t("raise-to", words)} <kbd aria-hidden="true">R</kbd></button>`;
  }

  #raise(scene: Scene<View>, moves: Moves): TemplateResult {
    const { least, most } = moves.raise!;
    const to = this.#amount(moves);
    const slide = (event: Event) => (this.to = Number((event.target as HTMLInputElement).value));
    const type = (event: Event) => (this.to = typed("chips", (event.target as HTMLInputElement).value) ?? this.to);
    const enter = (event: SubmitEvent) => {
      event.preventDefault();
      if (!scene.busy) scene.act({ raise_to: this.#amount(moves) });
    };
    const shortcut = { "half-pot": "H", pot: "P", "all-in": "A" };
    return html`<form class="raise-form" @submit=${enter}>
      <div class="proposals">
        ${proposals(scene.view, moves).map(({ name, to }) => html`<button type="button" @click=${() => (this.to = to)} aria-keyshortcuts=${shortcut[name]}>${t(name)} <kbd aria-hidden="true">${shortcut[name]}</kbd></button>`)}
      </div>
      <input type="range" min=${least} max=${most} .value=${String(to)} @input=${slide} aria-label=${t("raise-slider")} aria-valuetext=${money("chips", to)} />
      <label><span class="hidden">${t("raise-amount")}</span><input name="to" inputmode="numeric" autocomplete="off" .value=${figure("chips", to)} @change=${type} /><small>${t("unit-name-chips")}</small></label>
    </form>`;
  }

  #before({ view, you }: Scene<View>) {
    const seat = view.seats[(you.hand_seat ?? 0) - 1];
    if (!seat || seat.standing !== "in" || view.to_act == null || seat.stack === 0) return nothing;
    const owed = Math.min(view.highest - seat.bid, seat.stack);
    const choices: { ahead: Ahead; words: string }[] = [
      { ahead: { do: "check_fold" }, words: t("ahead-check-fold") },
      owed > 0
        ? { ahead: { do: "call", amount: owed }, words: t("call", { amount: money("chips", owed) }) }
        : { ahead: { do: "check" }, words: t("check") },
    ];
    return html`<div class="ahead" role="group" aria-label=${t("ahead")}>
      ${choices.map(({ ahead, words }) => {
        const on = this.ahead?.do === ahead.do;
        return html`<button type="button" aria-pressed=${on} @click=${() => (this.ahead = on ? undefined : ahead)}>${words}</button>`;
      })}
    </div>`;
  }
}
