import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { RunBoard } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { Motion } from "../table/motion.js";
import { LightDomElement } from "../widgets/light.js";
import { linesOf } from "./board-model.js";
import { cardRow, whoIs } from "./board-parts.js";
import { type OutEntry, type Slide, slides } from "./board-slides.js";
import { standingsTable } from "./board-standings.js";
import { handWords, numberWords, reasonWords } from "./board-words.js";
import { outWords, whereWords } from "./board-lists.js";

const PAGE_MS = 10_000;
const FIRST_PAGE_MS = 15_000;
/** Rows per page until the size of the page is known. */
const ROWS = 6;

/**
 * The board in large type, page by page, for an unattended screen. It is hidden from screen readers, which read the
 * whole table on the page instead.
 */
@customElement("run-projector")
export class RunProjector extends LightDomElement {
  @property({ attribute: false }) accessor board!: RunBoard;
  @property({ type: Boolean }) accessor paused = false;
  @state() private accessor fit = ROWS;
  @state() private accessor page = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sizes: ResizeObserver | undefined;

  constructor() {
    super();
    new Motion(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.ariaHidden = "true";
    this.#sizes = new ResizeObserver(() => this.#measure());
    this.#sizes.observe(this);
    this.#wait();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#sizes?.disconnect();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#turn(), this.page === 0 ? FIRST_PAGE_MS : PAGE_MS);
  }

  #turn(): void {
    if (!this.paused) this.page = (this.page + 1) % slides(this.board, this.fit).length;
    this.#wait();
  }

  /** Computes the number of rows that fit, from the row height in the style sheet. */
  #measure(): void {
    const [area, row] = [this.querySelector(".slide"), this.querySelector(".row-height")];
    if (!area || !row) return;
    this.fit = Math.max(3, Math.floor(area.clientHeight / Math.max(1, row.clientHeight)));
  }

  protected override updated(): void {
    this.#measure();
  }

  protected override render() {
    const all = slides(this.board, this.fit);
    const page = Math.min(this.page, all.length - 1);
    return html`<div class="row-height"></div>
      <h2>
        <span>${titleOf(this.board, all[page]!)}</span>
        <span class="quiet">${all.length > 1 ? t("page-of", { page: page + 1, pages: all.length }) : nothing}</span>
      </h2>
      <div class="slide">${slide(this.board, all[page]!)}</div>`;
  }
}

function titleOf(board: RunBoard, slide: Slide): string {
  if (slide.show === "standings") return t("board-standings");
  return slide.show === "out" ? outWords(board, slide.total) : t("board-not-ranked", { count: slide.total });
}

function slide(board: RunBoard, slide: Slide): TemplateResult {
  if (slide.show === "standings") return standingsTable(board, { rows: slide.rows, linked: false });
  if (slide.show === "out")
    return html`<ul class="slide-list">
      ${slide.rows.map((entry) => outItem(board, entry))}
    </ul>`;
  const lines = linesOf(board.participants);
  return html`<ul class="slide-list">
    ${slide.rows.map((each) => {
      const line = lines.get(each.id);
      if (!line) return nothing;
      const several = line.row.hands.length > 1;
      return html`<li>
        <span class="run-who">${whoIs(board.run, line.row, false)} <small>${handWords(each.id, several)}</small></span>
        <span class="quiet">${reasonWords(board.run, each, line.row.arrived ?? null)}</span>${cardRow(line.hand.cards)}
      </li>`;
    })}
  </ul>`;
}

const outItem = (board: RunBoard, { row, where }: OutEntry) =>
  html`<li>
    <span class="run-who"
      >${whoIs(board.run, row, false)}
      ${row.name == null ? nothing : html`<small>${numberWords(row.participant)}</small>`}</span
    ><span class="quiet">${whereWords(board, where)}</span>
  </li>`;
