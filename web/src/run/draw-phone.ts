import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import { DrawPhone } from "../draw-phone/phone.js";
import type { StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { phoneWords } from "./draw-words.js";
import type { Draw } from "./offers.js";

/** This phone at a desk: joins the blocks of the event while its page is open. */
export class DeskPhone implements ReactiveController {
  #phone: DrawPhone | undefined;
  /** The hands whose draws are on the screen, from the scan on. */
  readonly #onScreen = new Set<string>();
  /** The listeners for the events of the draws at the desk. */
  readonly #listeners: readonly (readonly [string, (event: Event) => void])[] = [
    ["drawing", (event) => this.#changed(() => this.#onScreen.add(handOf(event)))],
    ["undrawn", (event) => this.#changed(() => this.#onScreen.delete(handOf(event)))],
    ["served", () => this.#changed(() => this.#onScreen.clear())],
  ];

  constructor(private readonly host: ReactiveControllerHost & EventTarget) {
    host.addController(this);
  }

  hostConnected(): void {
    for (const [name, listener] of this.#listeners) this.host.addEventListener(name, listener);
  }

  hostDisconnected(): void {
    for (const [name, listener] of this.#listeners) this.host.removeEventListener(name, listener);
  }

  #changed(change: () => void): void {
    change();
    this.host.requestUpdate();
  }

  /** The phone, in an event with provable draws. */
  of({ draws, run }: StaffView): DrawPhone | undefined {
    if (!draws) return undefined;
    return (this.#phone ??= new DrawPhone(run.id, () => this.host.requestUpdate()));
  }

  /** Joins new blocks of the view in the background, if the viewer draws cards here. */
  update(view: StaffView): void {
    this.of(view)?.update(view.draws, view.you.staff);
  }

  /** The state of this phone, and its draws that were begun and are left behind; nothing if there is nothing to say. */
  note(view: StaffView): TemplateResult | typeof nothing {
    const phone = this.of(view);
    return phone ? phoneNote(phone, openHands(view, phone.number, this.#onScreen)) : nothing;
  }
}

const handOf = (event: Event): string => (event as CustomEvent<Draw>).detail.hand;

/** The hands with a draw that this phone has begun and not finished, without those that are on the screen. */
export function openHands(
  { draws }: Pick<StaffView, "draws">,
  phone: number | undefined,
  onScreen: ReadonlySet<string>,
): string[] {
  const own = (draws?.open ?? []).filter((open) => open.phone === phone).map(({ draw }) => draw.hand);
  return [...new Set(own)].filter((hand) => !onScreen.has(hand));
}

function phoneNote(phone: DrawPhone, hands: readonly string[]): TemplateResult {
  const words = phoneWords(phone.state);
  return html`${words === undefined ? nothing : noteOf(phone, words)}
  ${hands.length > 0 ? html`<p class="warning">${t("draws-open", { hands: hands.join(", "), count: hands.length })}</p>` : nothing}`;
}

function noteOf({ state }: DrawPhone, words: string): TemplateResult {
  if (state.name !== "preparing") return html`<p class="warning" role="alert">${words}</p>`;
  return html`<div class="draws-preparing">
    <p class="hidden" role="status">${t("draws-preparing-now")}</p>
    <progress max="1" .value=${(state.block - 1 + state.share) / state.blocks} aria-label=${words}></progress>
    <p aria-hidden="true">${words}</p>
  </div>`;
}
