import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { AUDIT_FILE, audit } from "../connection/admin.js";
import type { AuditLine, AuditPage } from "../generated/rest.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { dateAndTime } from "../i18n/clock.js";
import { count } from "../i18n/money.js";
import { refusalWords } from "../i18n/words.js";
import { LightDomElement } from "../widgets/light.js";
import { copyText } from "../widgets/copy.js";
import { authorWords, decisionWords } from "./decisions.js";
import { part } from "./part.js";

/** The audit log, newest entries first, with its number of entries, its head and a download. */
@customElement("audit-log")
export class AuditLog extends LightDomElement {
  /** Hash of the last entry that the server reported. The page is loaded again when it changes. */
  @property() accessor head = "";
  @state() private accessor page: AuditPage | undefined;
  @state() private accessor refused: Refused | undefined;
  /** The hash that was copied. */
  @state() private accessor copied: string | undefined;
  /** Position before which the page ends; undefined for the newest entries. */
  #before: number | undefined;
  /** Position before which the page that is shown ends; undefined for the newest entries. */
  #shown: number | undefined;
  /** The positions of the newer pages that were turned, the newest first. */
  #newer: (number | undefined)[] = [];

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has("head")) void this.#load(this.#before);
  }

  async #load(before: number | undefined): Promise<void> {
    this.#before = before;
    try {
      const page = await audit(before);
      if (this.#before === before) [this.#shown, this.page, this.refused] = [before, page, undefined];
    } catch (error) {
      this.refused = refusedOf(error);
    }
  }

  protected override render() {
    return part(
      "audit",
      html`<p class="quiet">${t("audit-why")}</p>
        ${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>` : nothing}
        ${this.page ? this.#content(this.page) : nothing}`,
    );
  }

  #content({ entries, head, lines, damaged }: AuditPage): TemplateResult {
    const rows = [...lines.map((entry) => entry.seq), ...damaged].toSorted((one, other) => other - one);
    const last = rows.at(-1) ?? 1;
    const bySeq = new Map(lines.map((entry) => [entry.seq, entry]));
    return html`<p>
        ${t("audit-head", { entries: count(entries), entries_count: entries })} <code class="hash">${head}</code>
      </p>
      <div class="controls">
        <button type="button" @click=${() => this.#copy(head)}>${t("audit-copy")}</button>
        <a class="button" href=${AUDIT_FILE} download>${t("audit-download")}</a>
        <span role="status">${this.copied === head ? t("copied") : nothing}</span>
      </div>
      <ol class="lines audit" reversed start=${rows[0] ?? 1}>
        ${rows.map((seq) => line(seq, bySeq.get(seq)))}
      </ol>
      ${this.#shown === undefined && last <= 1 ? nothing : this.#pageButtons(last)}`;
  }

  /** The buttons to other pages. `last` is the position of the last entry of this page. */
  #pageButtons(last: number): TemplateResult {
    return html`<nav class="pages" aria-label=${t("audit-pages")}>
      <button type="button" ?disabled=${this.#shown === undefined} @click=${() => this.#newest()}>
        ${t("audit-newest")}
      </button>
      <button type="button" ?disabled=${this.#newer.length === 0} @click=${() => this.#turn(this.#newer.pop())}>
        ${t("audit-newer")}
      </button>
      <button type="button" ?disabled=${last <= 1} @click=${() => this.#older(last)}>${t("audit-older")}</button>
    </nav>`;
  }

  async #copy(head: string): Promise<void> {
    this.copied = (await copyText(head)) ? head : undefined;
  }

  async #newest(): Promise<void> {
    this.#newer = [];
    await this.#turn(undefined);
  }

  async #older(before: number): Promise<void> {
    if (before === this.#before) return;
    this.#newer.push(this.#before);
    await this.#turn(before);
  }

  /** Shows another page, with the focus on its heading. */
  async #turn(before: number | undefined): Promise<void> {
    await this.#load(before);
    await this.updateComplete;
    this.querySelector<HTMLElement>("h2")?.focus();
  }
}

/** The line of an entry; of a damaged one without its entry. */
const line = (seq: number, entry: AuditLine | undefined): TemplateResult =>
  entry === undefined
    ? html`<li><span class="refused">${t("audit-damaged", { seq: count(seq) })}</span></li>`
    : html`<li>
        <span
          >${decisionWords(entry.decided)}
          ${entry.reason ? html`<small>${t("audit-reason", { reason: entry.reason })}</small>` : nothing}
          <small>${count(seq)} · ${dateAndTime(entry.at_ms)} · ${authorWords(entry.by)}</small></span
        >
      </li>`;
