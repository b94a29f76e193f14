import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import { DrawPhone } from "../draw-phone/phone.js";
import type { StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { phoneWords } from "./draw-words.js";

/** This phone at a desk: joins the blocks of the event while its page is open. */
export class DeskPhone implements ReactiveController {
  #phone: DrawPhone | undefined;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {}

  /** The phone, in an event with provable draws. */
  of({ draws, run }: StaffView): DrawPhone | undefined {
    if (!draws) return undefined;
    return (this.#phone ??= new DrawPhone(run.id, () => this.host.requestUpdate()));
  }

  /** Joins new blocks of the view in the background, if the viewer draws cards here. */
  update(view: StaffView): void {
    this.of(view)?.update(view.draws, view.you.staff);
  }
}

/** The state of this phone, and the draws that it has begun and not finished. Nothing if there is nothing to say. */
export function phoneNote(phone: DrawPhone | undefined, view: StaffView): TemplateResult | typeof nothing {
  if (!phone) return nothing;
  const words = phoneWords(phone.state);
  const open = (view.draws?.open ?? []).filter((draw) => draw.phone === phone.number);
  const hands = [...new Set(open.map(({ draw }) => draw.hand))];
  return html`${words === undefined ? nothing : noteOf(phone, words)}
  ${hands.length > 0 ? html`<p class="warning">${t("draws-open", { hands: hands.join(", "), count: hands.length })}</p>` : nothing}`;
}

function noteOf({ state }: DrawPhone, words: string): TemplateResult {
  if (state.name !== "preparing") return html`<p class="warning" role="alert">${words}</p>`;
  return html`<div class="draws-preparing">
    <p role="status">${t("draws-preparing-now")}</p>
    <progress max="1" .value=${(state.block - 1 + state.share) / state.blocks} aria-label=${words}></progress>
    <p class="quiet" aria-hidden="true">${words}</p>
  </div>`;
}
