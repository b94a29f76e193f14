import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { cardText } from "../cards/card.js";
import { face } from "../cards/face.js";
import { logFile, type LogLine } from "../connection/log-file.js";
import { drawsLog } from "../connection/runs.js";
import {
  type CheckedCard,
  checkedCards,
  type CheckedLog,
  drawnOfFive,
  type VoidedCard,
  voidedCards,
} from "../draw-phone/check.js";
import type { Engine } from "../draw-phone/engine.js";
import { engine } from "../draw-phone/worker-engine.js";
import type { DrawRule, Entry, FactOf } from "../draws/fact.js";
import type { DrawsLog, RunLogHead, ParticipantPage } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { LightDomElement } from "../widgets/light.js";
import { blockList, blocksOf, hasUnknownTime } from "./draw-blocks.js";
import "./draw-head-check.js";
import { codeWords, slotWords } from "./draw-names.js";
import "./draw-times.js";
import { digest, short } from "./draw-words.js";

/** Verifies the log of a participant. The event of the page decides, not the one that the log names. */
export async function checkLog(event: string, { rule, entries }: DrawsLog, engine: Engine): Promise<CheckedLog> {
  const report = await engine.report(event, rule as DrawRule, entries);
  return { event, entries: report === "malformed" ? [] : (entries as Entry[]), report };
}

/**
 * The draws of a participant, checked in this browser: a mark for each card, with the cut and the proof, and every
 * violation of the protocol.
 */
@customElement("participant-draws")
export class ParticipantDraws extends LightDomElement {
  @property({ attribute: false }) accessor page!: ParticipantPage;
  @state() private accessor checked: (CheckedLog & { head: RunLogHead }) | undefined;
  @state() private accessor failed = false;
  /** The public log, once the participant asks for its hashes or times. */
  @state() private accessor file: readonly LogLine[] = [];
  /** `true` if the public log could not be loaded the last time. */
  @state() private accessor isUnloaded = false;
  #loading: Promise<readonly LogLine[]> | undefined;
  /** The state of the page for which the log was asked. */
  #asked = "";

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("page")) return;
    const { run, participant } = this.page;
    // While five cards are drawn, the page changes with the last of them only, but the log with each.
    const seq = this.#isBegun ? run.seq : 0;
    const cards = JSON.stringify([run.id, participant.participant, participant.hands, seq]);
    if (cards === this.#asked && !this.failed) return;
    if (cards !== this.#asked) this.#loading = undefined;
    this.#asked = cards;
    void this.#check(cards);
  }

  async #check(asked: string): Promise<void> {
    const { run, participant } = this.page;
    try {
      const log = await drawsLog(run.id, participant.participant);
      const checked = { ...(await checkLog(run.id, log, engine())), head: log.head };
      // A later page may have been checked in the meantime.
      if (asked !== this.#asked) return;
      [this.checked, this.failed] = [checked, false];
    } catch {
      this.failed = true;
    }
  }

  /** Loads the public log, which is long, once for each state of the page. */
  #load(): Promise<readonly LogLine[]> {
    this.#loading ??= this.#loadFile();
    this.#loading.catch(() => (this.#loading = undefined));
    return this.#loading;
  }

  async #loadFile(): Promise<readonly LogLine[]> {
    this.isUnloaded = false;
    try {
      this.file = await logFile(this.page.run.id);
      return this.file;
    } catch (error) {
      this.isUnloaded = true;
      throw error;
    }
  }

  /** Loads the hash of the log from after the scan, once the details of a card are opened. */
  #toggled(event: Event): void {
    if ((event.currentTarget as HTMLDetailsElement).open) void this.#load().catch(() => undefined);
  }

  /** Focuses the sentence that has the time now, since the button is gone. */
  async #focusLater(): Promise<void> {
    await this.updateComplete;
    this.querySelector<HTMLElement>(".draw-later")?.focus();
  }

  /** `true` while some of five cards are drawn. */
  get #isBegun(): boolean {
    const { hands } = this.page.participant;
    return this.checked !== undefined && hands.some(({ hand }) => this.#begun(this.checked!, hand) > 0);
  }

  /** The number of cards that are drawn for a hand before all five are: they are on the page only then. */
  #begun({ entries }: CheckedLog, hand: string): number {
    const { hands, rides } = this.page.participant;
    const isEmpty = hands.some((each) => each.hand === hand && each.cards.length === 0);
    return !rides && isEmpty ? drawnOfFive(entries, hand) : 0;
  }

  protected override render() {
    const { checked } = this;
    return html`<section class="draws">
      <h2>${t("draws-title")}</h2>
      ${this.failed ? html`<p class="refused" role="status">${t("draws-unchecked")}</p>` : nothing}
      ${checked ? this.#result(checked) : this.failed ? nothing : html`<p role="status">${t("draws-checking")}</p>`}
      ${checked ? this.#roots(checked) : nothing} ${about()}
    </section>`;
  }

  #result(checked: CheckedLog): TemplateResult {
    const hands = this.page.participant.hands.map((hand) => ({
      hand,
      cards: checkedCards(checked, hand),
      voided: voidedCards(checked.entries, hand.hand),
    }));
    const several = hands.length > 1;
    return html`${this.#violations(checked)}
    ${hands.map(
      ({ hand, cards, voided }) =>
        html`${several ? html`<h3>${t("draws-hand", { hand: hand.hand })}</h3>` : nothing}
          ${cards.length + voided.length === 0 ? this.#none(this.#begun(checked, hand.hand)) : nothing}
          <ul class="draw-list">
            ${cards.map(
              (card) =>
                html`<li>
                  ${this.#card(card)} ${voided.filter(({ slot }) => slot === card.slot).map((one) => this.#voided(one))}
                </li>`,
            )}
            ${voided
              .filter(({ slot }) => cards.every((card) => card.slot !== slot))
              .map((one) => html`<li>${this.#voided(one, true)}</li>`)}
          </ul>`,
    )}`;
  }

  #none(begun: number): TemplateResult {
    return html`<p class="quiet">${begun > 0 ? t("draws-none-of-five", { count: begun }) : t("draws-none")}</p>`;
  }

  /** A card that was declared void, below the one that followed, or with its slot if none has. */
  #voided({ slot, attempt, card, reason }: VoidedCard, isAlone = false): TemplateResult {
    const words = t("draws-voided-card", { attempt: attempt ?? "none", card: cardText(card), reason });
    return html`<p class="draw-void">
      ${isAlone ? html`<strong>${slotWords(this.page.run.route, slot)}</strong><br />` : nothing}${words}
    </p>`;
  }

  /** Every violation of the log, in plain words. */
  #violations({ report }: CheckedLog): TemplateResult | typeof nothing {
    if (report === "malformed") return html`<p class="refused" role="alert">${t("draws-malformed")}</p>`;
    if (report.violations.length === 0) return nothing;
    return html`<div class="refused" role="alert">
      <p>${t("draws-violations", { count: report.violations.length })}</p>
      <ul>
        ${report.violations.map(({ position, code }) => html`<li>${t("draws-violation", { position: String(position), reason: codeWords(code) })}</li>`)}
      </ul>
      <p>${t("draws-violations-do")}</p>
    </div>`;
  }

  #card(card: CheckedCard): TemplateResult {
    const head = html`<span class="draw-head"
      >${face(card.card)}
      <span
        ><strong>${slotWords(this.page.run.route, card.slot)}</strong>
        <span class=${`draw-mark ${card.state}`}>${markWords(card)}</span></span
      ></span
    >`;
    if (!card.drawn) return html`<div class="draw-card">${head}</div>`;
    return html`<details class="draw-card" @toggle=${(event: Event) => this.#toggled(event)}>
      <summary>${head}</summary>
      ${this.#details(card, card.drawn)}
    </details>`;
  }

  #details(
    { takeovers, voided, block, join, violations, scannedAt }: CheckedCard,
    drawn: FactOf<"drawn">,
  ): TemplateResult {
    const { proof } = drawn;
    return html`<p>${t("draws-cut-compare", { cut: proof.phone.cut })}</p>
      ${this.#headAtScan(scannedAt)} ${violations.map(({ code }) => html`<p class="refused">${codeWords(code)}</p>`)}
      ${voided ? html`<p>${t("draws-voided", { staff: voided.staff, reason: voided.reason })}</p>` : nothing}
      ${takeovers.map(({ phone, staff, reason }) => html`<p>${t("draws-taken-over", { phone, staff, reason })}</p>`)}
      ${
        drawn.excluded.length > 0
          ? html`<p>${t("draws-excluded", { cards: drawn.excluded.map(cardText).join(", ") })}</p>`
          : nothing
      }
      <dl>
        ${block ? line(t("draws-block"), html`${block.number}`) : nothing}
        ${block ? line(t("draws-root-room"), digest(block.root)) : nothing}
        ${line(t("draws-phone"), join ? t("draws-phone-of", { phone: drawn.phone, staff: join.staff }) : String(drawn.phone))}
        ${join ? line(t("draws-root-phone"), digest(join.root)) : nothing}
        ${join ? line(t("draws-key"), digest(join.key)) : nothing}
      </dl>
      <label class="draw-proof"
        >${t("draws-proof")}<textarea readonly rows="6" .value=${JSON.stringify(proof, null, 2)}></textarea>
      </label>`;
  }

  /** The hash of the log from after the scan. Its line keeps its place while the log is loaded, and says if that fails. */
  #headAtScan(scannedAt: number | undefined): TemplateResult | typeof nothing {
    const scan = this.file.find(({ seq }) => seq === scannedAt);
    if (scan) return html`<p>${t("draws-head-at-scan", { hash: short(scan.hash) })}</p>`;
    if (this.file.length > 0) return nothing;
    return this.isUnloaded
      ? html`<p class="refused" role="status">${t("draws-head-unloaded")}</p>`
      : html`<p aria-busy="true">${t("draws-head-at-scan", { hash: "…" })}</p>`;
  }

  /** The roots of the participant's blocks, to compare with the sheet, and the hash of the log. */
  #roots({ entries, head }: CheckedLog & { head: RunLogHead }): TemplateResult {
    const hands = this.page.participant.hands.map(({ hand }) => hand);
    const blocks = blocksOf(entries, hands);
    return html`${blockList(this.page.run, blocks, this.file)}
      ${
        hasUnknownTime(blocks, this.file)
          ? html`<draw-times
              .log=${async () => !hasUnknownTime(blocks, await this.#load())}
              @found=${() => this.#focusLater()}
            ></draw-times>`
          : nothing
      }
      <draw-head-check .run=${this.page.run} .log=${() => this.#load()}></draw-head-check>
      <p>${t("draws-log-now", { seq: String(head.seq), hash: short(head.hash) })}</p>
      <p>${digest(head.hash)}</p>`;
  }
}

const line = (title: string, content: TemplateResult | string) =>
  html`<div>
    <dt>${title}</dt>
    <dd>${content}</dd>
  </div>`;

/** The mark of a card: whether it is proved, and the number that the participant named. */
function markWords({ state, isAfterRollback, drawn, logged }: CheckedCard): string {
  if (state === "by_hand" && isAfterRollback) return t("draws-mark-by-hand-again");
  const cut = drawn?.proof.phone.cut ?? 0;
  return t(`draws-mark-${state.replaceAll("_", "-")}`, { cut, card: logged === undefined ? "none" : cardText(logged) });
}

/** What a proof proves, and what it does not. */
const about = (): TemplateResult =>
  html`<details>
    <summary>${t("draws-about")}</summary>
    <p>${t("draws-about-proves")}</p>
    <p>${t("draws-about-you")}</p>
    <p>${t("draws-about-not")}</p>
    <p>${t("draws-about-page")}</p>
  </details>`;
