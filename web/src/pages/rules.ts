import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { games, rules } from "../connection/rest.js";
import type { Block, Chapter, Entry, Game, Piece, Rules } from "../generated/rest.js";
import type { Refused, TableView } from "../generated/server.js";
import { refusalWords } from "../i18n/words.js";
import { t } from "../i18n/catalog.js";
import { language } from "../i18n/language.js";
import { LightDomElement } from "../widgets/light.js";
import { address } from "../router.js";
import { hasPayTables, payTables, ranking } from "./ranking.js";
import { clauseLink, opens } from "./clause-link.js";
import { settingsInWords } from "./table-rules.js";

/** A game's ranking of hands, rulebook and rulings, opened at a clause. At a table, its settings come first. */
@customElement("rule-book")
export class RuleBook extends LightDomElement {
  @property() accessor game = "holdem";
  /** The table whose settings are shown; undefined on a separate page. */
  @property({ attribute: false }) accessor table: TableView | undefined;
  /** The clause to scroll to. A change to {@link asked} scrolls to the same clause again. */
  @property() accessor clause = "";
  @property({ type: Number }) accessor asked = 0;
  @state() private accessor rules: Rules | undefined;
  @state() private accessor described: Game | undefined;
  @state() private accessor refused: Refused | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener("clause", (event) => {
      this.clause = (event as CustomEvent<string>).detail;
      this.asked += 1;
    });
    games().then(
      (all) => (this.described = all.find(({ game }) => game === this.game)),
      // The rulebook is complete without the settings and the pay tables.
      () => undefined,
    );
    rules(this.game).then(
      (rules) => (this.rules = rules),
      (error) => (this.refused = refusedOf(error)),
    );
  }

  protected override updated(changed: Map<string, unknown>): void {
    // Content that is loaded above the clauses shifts them, so the page scrolls again.
    const moved = ["rules", "described", "clause", "asked"].some((name) => changed.has(name));
    if (!this.clause || !moved) return;
    const entry = this.querySelector(`[data-clause="${CSS.escape(this.clause.toLowerCase())}"]`);
    entry?.scrollIntoView({ block: "start" });
    (entry as HTMLElement | null)?.focus({ preventScroll: true });
  }

  protected override render() {
    if (this.refused) return html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>`;
    if (!this.rules) return nothing;
    const { book, rulings } = this.rules;
    // The documents are in English regardless of the page's language: `lang` informs screen readers, and a note informs
    // the reader.
    return html`${this.#contents()}
      ${this.table && this.described ? settingsInWords(this.described, this.table) : nothing} ${ranking(this.game)}
      ${this.described ? payTables(this.described, this.table) : nothing}
      ${language() === "en" ? nothing : html`<p class="book-note">${t("rules-in-english")}</p>`}
      <article class="book" lang="en">
        <h2 data-clause="rulebook" tabindex="-1">${book.title}</h2>
        ${blocks(book.blocks)} ${book.chapters.map((each) => this.#chapter(each))}
        <h2 lang=${language()}>${t("rulings")}</h2>
        ${rulings.map((each) => this.#chapter(each))}
      </article>`;
  }

  /** Links to the parts above the rulebook and to the rulebook itself. At a table they stay in view. */
  #contents(): TemplateResult {
    const parts = ["ranking", ...(this.described && hasPayTables(this.described) ? ["pay-tables"] : []), "rulebook"];
    const link = (part: string) => {
      const title = t(part);
      // At a table the page of the rules would replace the table.
      if (this.table) return html`<button type="button" @click=${opens(part)}>${title}</button>`;
      return html`<a href="${address({ page: "rules", game: this.game })}#${part}">${title}</a>`;
    };
    return html`<nav class="book-parts" aria-label=${t("rules-parts")}>${parts.map(link)}</nav>`;
  }

  #chapter(chapter: Chapter): TemplateResult {
    return html`<section>
      <h3>${chapter.title}</h3>
      ${blocks(chapter.blocks)} ${chapter.entries.map((each) => this.#entry(each))}
    </section>`;
  }

  #entry(entry: Entry): TemplateResult {
    const chosen = entry.id?.toLowerCase() === this.clause.toLowerCase() && this.clause !== "";
    return html`<section
      class="clause ${chosen ? "chosen" : ""}"
      tabindex="-1"
      data-clause=${entry.id?.toLowerCase() ?? nothing}
    >
      <h4>${entry.id ? html`<code>${entry.id}</code> ` : nothing}${entry.title}</h4>
      ${blocks(entry.blocks)}
    </section>`;
  }
}

function blocks(blocks: Block[]): TemplateResult[] {
  return blocks.map((block) => {
    if (block.block === "paragraph") return html`<p>${pieces(block.text)}</p>`;
    if (block.block === "item")
      return html`<p class="item"><span>${block.number ?? "·"}</span><span>${pieces(block.text)}</span></p>`;
    const [head = [], ...rows] = block.rows;
    return html`<div class="scroll" tabindex="0">
      <table>
        <thead>
          <tr>
            ${head.map((cell) => html`<th>${pieces(cell)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                ${row.map((cell) => html`<td>${pieces(cell)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  });
}

const pieces = (pieces: Piece[]) => pieces.map(({ text, clause }) => (clause ? clauseLink(clause, text) : text));
