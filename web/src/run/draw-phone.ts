import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import { slotOf } from "../draw-phone/check.js";
import { DrawPhone } from "../draw-phone/phone.js";
import type { DrawOfHand, DrawsView, RunHead, StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { SlowTask } from "../widgets/slow-task.js";
import { phoneWords } from "./draw-words.js";
import type { Draw } from "./offers.js";
import { isOpen } from "./words.js";

/** Delay until a preparation is shown. A shorter one would only push the desk down and up again. */
const SHOWN_AFTER_MS = 500;

/** This phone at a desk: joins the blocks of the event while its page is open. */
export class DeskPhone implements ReactiveController {
  #phone: DrawPhone | undefined;
  /** The hands whose draws are on the screen, from the scan on. */
  readonly #onScreen = new Set<string>();
  /** The draws that this phone had begun when the page was loaded, for as long as there is no connection. */
  #begun: readonly BegunDraw[] = [];
  readonly #preparation = new SlowTask(SHOWN_AFTER_MS, () => this.host.requestUpdate());
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
    if (!this.#phone) {
      const phone = new DrawPhone(run.id, () => this.#phoneChanged(phone));
      this.#phone = phone;
      void this.#recall(phone, draws);
    }
    return this.#phone;
  }

  #phoneChanged({ state }: DrawPhone): void {
    this.#preparation.isRunning = state.name === "preparing";
    this.host.requestUpdate();
  }

  /** Asks what this phone keeps. A browser that keeps nothing says so elsewhere. */
  async #recall(phone: DrawPhone, { blocks }: DrawsView): Promise<void> {
    this.#begun = await phone.begunDraws(blocks).catch(() => []);
    this.host.requestUpdate();
  }

  /** Joins new blocks of the view in the background, if the viewer draws cards here. */
  update(view: StaffView): void {
    this.of(view)?.update(view.draws, view.you.staff);
  }

  /** The state of this phone; nothing if there is nothing to say. */
  note(view: StaffView): TemplateResult | typeof nothing {
    const phone = this.of(view);
    if (!phone || (phone.state.name === "preparing" && !this.#preparation.isSlow)) return nothing;
    const words = phoneWords(phone.state);
    return words !== undefined ? noteOf(phone, words) : nothing;
  }

  /** The draws of this phone that were begun and are left behind. It belongs below a field, which it must not push down. */
  openNote(view: StaffView): TemplateResult | typeof nothing {
    const phone = this.of(view);
    if (!phone) return nothing;
    const isKnown = phone.number !== undefined;
    const open = isKnown ? ownDraws(view, phone.number) : withoutCard(view, this.#begun);
    return html`${openWords(view.run, open, this.#onScreen).map((words) => html`<p class="warning">${words}</p>`)}`;
  }
}

const handOf = (event: Event): string => (event as CustomEvent<Draw>).detail.hand;

/** A draw that was begun: the hand, and the place of its card. */
type BegunDraw = Pick<DrawOfHand, "hand" | "slot">;

/** The draws that a phone has begun and not finished, as the room sees it. */
export const ownDraws = ({ draws }: Pick<StaffView, "draws">, phone: number | undefined): BegunDraw[] =>
  (draws?.open ?? []).filter((open) => open.phone === phone).map(({ draw }) => draw);

/** The draws whose hands have no card in their place, as far as this device knows. */
export function withoutCard(
  { participants }: Pick<StaffView, "participants">,
  draws: readonly BegunDraw[],
): BegunDraw[] {
  const hands = new Map(participants.flatMap((row) => row.hands.map((hand) => [hand.hand, hand] as const)));
  const hasCard = ({ hand, slot }: BegunDraw) =>
    hands.get(hand)?.stamps.some((stamp) => stamp.void == null && slotOf(stamp.mark) === slot) ?? false;
  return draws.filter((draw) => !hasCard(draw));
}

/** The hands of draws, each once, without those that are on the screen. */
export const handsOf = (draws: readonly BegunDraw[], onScreen: ReadonlySet<string>): string[] =>
  [...new Set(draws.map(({ hand }) => hand))].filter((hand) => !onScreen.has(hand));

/** The notice of the draws that were begun: to go on with them, or that the event was closed before. */
export function openWords(
  run: Pick<RunHead, "stage">,
  draws: readonly BegunDraw[],
  onScreen: ReadonlySet<string>,
): string[] {
  const of = (isClosed: boolean) =>
    handsOf(
      draws.filter(({ slot }) => isClosedFor(run, slot) === isClosed),
      onScreen,
    );
  const words = (id: string, hands: string[]) =>
    hands.length > 0 ? [t(id, { hands: hands.join(", "), count: hands.length })] : [];
  return [...words("draws-open", of(false)), ...words("draws-open-closed", of(true))];
}

/** Returns whether an event draws no more cards for a slot. Ties are broken after it is closed. */
export const isClosedFor = (run: Pick<RunHead, "stage">, slot: string): boolean =>
  !isOpen(run) && !(run.stage === "counting" && slot.startsWith("spin_off"));

function noteOf({ state }: DrawPhone, words: string): TemplateResult {
  if (state.name !== "preparing") return html`<p class="warning" role="alert">${words}</p>`;
  return html`<div class="draws-preparing">
    <p class="hidden" role="status">${t("draws-preparing-now")}</p>
    <progress max="1" .value=${(state.block - 1 + state.share) / state.blocks} aria-label=${words}></progress>
    <p aria-hidden="true">${words}</p>
  </div>`;
}
