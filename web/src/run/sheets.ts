import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { commitDraws, staffView, tallySheets } from "../connection/runs.js";
import type { StaffView, TallySheet } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { focusRefused } from "../pages/setting-fields.js";
import { address } from "../router.js";
import { LightDomElement } from "../widgets/light.js";
import { movedNote } from "./moved-note.js";
import { questionsNote } from "./questions-link.js";
import { segments } from "./segments.js";
import {
  askedBatch,
  HANDS_PER_PAGE,
  MAX_SHEETS,
  nextBatch,
  type PrintedPage,
  type SheetBatch,
  sheetFault,
  sheetPages,
} from "./sheets-layout.js";
import { sheetPaper } from "./sheets-paper.js";
import { hasRole } from "./staff-desks.js";

type Paper = "a4" | "letter";

/** The number of blank sheets in a batch before anybody is registered. */
const FIRST_BATCH = 60;
const BLANK_HANDS = 3;

/** The tally sheets of an event, to print in batches. */
@customElement("run-sheets-page")
export class RunSheetsPage extends LightDomElement {
  @property() accessor run = "";
  @state() private accessor event: StaffView | undefined;
  @state() private accessor sheets: TallySheet[] | undefined;
  /** The batch for which the sheets were made. What is typed afterwards does not change them. */
  #made: SheetBatch = { from: 1, to: 1, hands: BLANK_HANDS };
  /** The address at which phones open the room; undefined in a preview. */
  @state() private accessor publicUrl: string | undefined;
  @state() private accessor refused: Refused | undefined;
  @state() private accessor fault: "from" | "to" | "hands" | undefined;
  @state() private accessor from = "1";
  @state() private accessor to = String(FIRST_BATCH);
  @state() private accessor hands = String(BLANK_HANDS);
  @state() private accessor blanks = true;
  @state() private accessor paper: Paper = usualPaper();
  @state() private accessor busy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
  }

  async #load(): Promise<void> {
    await this.#ask(async () => {
      this.event = await staffView(this.run);
      const asked = askedBatch(location.search);
      const last = this.event.participants.at(-1)?.participant ?? FIRST_BATCH;
      this.from = String(asked?.from ?? 1);
      this.to = String(asked?.to ?? Math.min(last, MAX_SHEETS));
    });
  }

  protected override render() {
    const pages = this.sheets && sheetPages(this.sheets, { wanted: this.blanks, hands: this.#made.hands });
    const isAllowed = this.event && hasRole(this.event.you.roles, "registration");
    return html`<section class="page event sheets-form">
        <h1>${t("run-title-sheets")}</h1>
        <p>
          <a href=${address({ page: "staff", run: this.run })}
            ><bdi>${this.event?.run.name ?? t("run-to-staff")}</bdi></a
          >
        </p>
        ${this.event ? html`${movedNote(this.event)} ${questionsNote(this.event)}` : nothing}
        <p class="quiet">${t("run-sheets-why")}</p>
        ${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>` : nothing}
        ${this.event && !isAllowed ? html`<p class="refused" role="alert">${t("refusal-run-not_your_role")}</p>` : nothing}
        ${isAllowed ? this.#form() : nothing}
        <div role="status">${pages ? html`<p>${t("run-sheets-ready", { pages: pages.length })}</p>` : nothing}</div>
        ${pages ? this.#print(pages) : nothing}
      </section>
      ${pages && this.event ? this.#papers(this.event, pages) : nothing}`;
  }

  #form(): TemplateResult {
    const papers = [
      ["a4", "A4"],
      ["letter", t("run-paper-letter")],
    ] as const;
    return html`<form novalidate autocomplete="off" @submit=${(event: SubmitEvent) => this.#submit(event, false)}>
      <div class="row">
        ${this.#number("from", t("run-sheets-from"), this.from, (value) => (this.from = value))}
        ${this.#number("to", t("run-sheets-to"), this.to, (value) => (this.to = value))}
        ${this.#number("hands", t("run-sheets-hands"), this.hands, (value) => (this.hands = value))}
        ${segments({ name: "paper", legend: t("run-sheets-paper"), options: papers }, this.paper, (paper) => (this.paper = paper))}
      </div>
      <label class="check"
        ><input
          type="checkbox"
          .checked=${this.blanks}
          @change=${(event: Event) => (this.blanks = (event.target as HTMLInputElement).checked)}
        />
        ${t("run-sheets-blank")}</label
      >
      <div class="controls">
        <button class="primary" ?disabled=${this.busy}>${t("run-sheets-make")}</button>
        <button type="button" ?disabled=${this.busy} @click=${(event: Event) => this.#submit(event, true)}>
          ${t("run-sheets-preview")}
        </button>
      </div>
    </form>`;
  }

  #number(key: "from" | "to" | "hands", label: string, value: string, set: (value: string) => void): TemplateResult {
    const isWrong = this.fault === key;
    const from = Number(this.from);
    const range = {
      most: key === "hands" ? HANDS_PER_PAGE : MAX_SHEETS,
      from: this.from,
      last: String(from + MAX_SHEETS - 1),
    };
    return html`<div class="field">
      <label for="sheets-${key}">${label}</label>
      <input
        id="sheets-${key}"
        inputmode="numeric"
        .value=${value}
        @input=${(event: Event) => set((event.target as HTMLInputElement).value)}
        aria-invalid=${isWrong ? "true" : nothing}
        aria-describedby=${isWrong ? `sheets-${key}-fault` : nothing}
      />
      ${isWrong ? html`<p class="refused" id="sheets-${key}-fault">${t(`run-fault-sheets-${key}`, range)}</p>` : nothing}
    </div>`;
  }

  #print(pages: readonly PrintedPage[]): TemplateResult {
    const next = () => {
      const { from, to } = nextBatch(this.#made);
      [this.from, this.to, this.sheets] = [String(from), String(to), undefined];
      this.querySelector<HTMLElement>("#sheets-from")?.focus();
    };
    return html`<div class="controls">
      <button class="primary" ?disabled=${pages.length === 0} @click=${() => window.print()}>
        ${t("run-sheets-print")}
      </button>
      <button @click=${next}>${t("run-sheets-next")}</button>
    </div>`;
  }

  #papers({ run, draft }: StaffView, pages: readonly PrintedPage[]): TemplateResult {
    const board = this.publicUrl && `${this.publicUrl}${address({ page: "board", run: run.id })}`;
    return html`<div class="sheets paper-${this.paper}">
      ${pages.map((page) => sheetPaper({ run, settings: draft.settings, emergency: draft.emergency, board }, page))}
    </div>`;
  }

  #submit(event: Event, preview: boolean): void {
    event.preventDefault();
    const batch = { from: Number(this.from), to: Number(this.to), hands: Number(this.hands) };
    this.fault = sheetFault(batch);
    this.sheets = undefined;
    if (this.fault) return void this.updateComplete.then(() => focusRefused(this));
    void this.#ask(async () => {
      // The roots must be in the log before they are on paper.
      if (this.event?.draws && !preview) await commitDraws(this.run, batch.from, batch.to);
      const { public_url, sheets } = await tallySheets(this.run, batch.from, batch.to, preview);
      this.#made = batch;
      [this.publicUrl, this.sheets] = [public_url ?? undefined, sheets];
    });
  }

  async #ask(request: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.refused = undefined;
    try {
      await request();
    } catch (error) {
      this.refused = refusedOf(error);
    }
    this.busy = false;
  }
}

/** The paper size of the browser's region: Letter in the United States and Canada. */
function usualPaper(): Paper {
  return /-(US|CA)$/.test(navigator.language) ? "letter" : "a4";
}
