import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { StampQueue } from "../offline/queue.js";
import { RunController } from "../state/run.js";
import { LightDomElement } from "../widgets/light.js";
import { StrayClicks } from "../widgets/stray-click.js";
import { entriesLostWarning } from "./desk-words.js";
import { type FinishTab, finishTab, keepDesk, keepFinishTab } from "./desk-kept.js";
import { DeskPhone } from "./draw-phone.js";
import { linkedParticipant } from "./find-person.js";
import "./draws-compare.js";
import "./finish-arrivals.js";
import "./finish-paper.js";
import "./finish-spin-off.js";
import "./finish-turn-in.js";
import { spinOffs } from "./offers.js";
import { hasRole } from "./staff-desks.js";
import "./stop-offline.js";
import { movedNote } from "./moved-note.js";
import { noView, otherDesks, stageNote, staleNote } from "./stop.js";
import { tillCounts } from "./till-count.js";

const TABS: readonly FinishTab[] = ["arrivals", "turn-in", "paper"];

/** The modes of the page. Once the event is over, nobody arrives and no sheet is typed in, but fees are still taken. */
export const tabsOf = ({ run }: Pick<StaffView, "run">): readonly FinishTab[] =>
  run.stage === "final" || run.stage === "cancelled" ? ["turn-in"] : TABS;

/** The page of the finish: arrivals, turning in, and sheets that were kept on paper. */
@customElement("finish-page")
export class FinishPage extends LightDomElement {
  @property() accessor run = "";
  @state() private accessor tab: FinishTab = "arrivals";
  #wasTied = false;
  readonly #state = new RunController(this, () => this.run);
  readonly #phone = new DeskPhone(this);
  /** The page changes with each entry, so a double tap could reach a button that was not there before. */
  readonly clicks = new StrayClicks(this);
  /** The cards of stops that are drawn here are kept like those of a stop. */
  readonly #queue = new StampQueue(
    this,
    () => this.run,
    () => void this.#state.refresh(),
    () => this.#state.view,
  );

  override connectedCallback(): void {
    super.connectedCallback();
    keepDesk(this.run, location.pathname);
    this.tab = finishTab(this.run) ?? (linkedParticipant() === undefined ? "arrivals" : "turn-in");
  }

  protected override updated(): void {
    const { view, refused } = this.#state;
    if (view && !refused && view.run.moved == null && hasRole(view.you.roles, "finish")) this.#phone.update(view);
  }

  protected override render() {
    const { view, refused } = this.#state;
    if (!view)
      return html`<section class="desk">${this.#kept()} ${refused ? noView(this.run, refused) : nothing}</section>`;
    document.title = `${t("run-finish")} · ${view.run.name} · Cardroom`;
    const phone = this.#phone.of(view);
    // The spin-off stays open after its last spin, so that the card remains visible.
    this.#wasTied ||= view.run.stage === "counting" || spinOffs(view.participants).length > 0;
    return html`<section class="desk" @changed=${() => this.#state.refresh()}>
      <h1>
        ${t("run-finish")}<small><bdi>${view.run.name}</bdi></small>
      </h1>
      ${this.#kept()} ${movedNote(view)} ${staleNote(refused, view.run)} ${stageNote(view.run)}
      ${
        !hasRole(view.you.roles, "finish")
          ? html`<p class="warning">${t("desk-not-finish")}</p>`
          : this.#wasTied
            ? html`${this.#phone.note(view)}
                <finish-spin-off .view=${view} .phone=${phone} .phoneState=${phone?.state}></finish-spin-off>
                ${this.#phone.openNote(view)}`
            : html`${this.#phone.note(view)} ${this.#tabs(view)} ${this.#phone.openNote(view)}`
      }
      ${phone ? html`<draws-compare .view=${view} .phone=${phone}></draws-compare>` : nothing}
      ${hasRole(view.you.roles, "finish") ? tillCounts(view, "finish") : nothing} ${otherDesks(view, location.pathname)}
    </section>`;
  }

  /** The state of the stamps on this device; nothing if there are none. */
  #kept(): TemplateResult | typeof nothing {
    const { refused } = this.#state;
    if (this.#queue.stamps.length === 0) return nothing;
    return html`<stop-offline
      .stamps=${this.#queue.stamps}
      .offline=${refused?.code === "unreachable"}
      .moved=${refused?.code === "run.moved" || (!refused && this.#state.view?.run.moved != null)}
      .broken=${this.#queue.isBroken}
      .refusal=${refused?.code}
    ></stop-offline>`;
  }

  #tabs(view: StaffView): TemplateResult {
    const tabs = tabsOf(view);
    const shown = tabs.includes(this.tab) ? this.tab : tabs[0]!;
    return html`<div
        class="tabs"
        role="tablist"
        aria-label=${t("run-finish")}
        @keydown=${(event: KeyboardEvent) => this.#key(event, tabs, shown)}
      >
        ${tabs.map(
          (tab) =>
            html`<button
              role="tab"
              id="tab-${tab}"
              aria-selected=${tab === shown ? "true" : "false"}
              aria-controls="panel"
              tabindex=${tab === shown ? nothing : "-1"}
              @click=${() => this.#show(tab)}
            >
              ${t(`desk-tab-${tab}`)}
            </button>`,
        )}
      </div>
      ${entriesLostWarning(view.run)}
      <div
        role="tabpanel"
        id="panel"
        aria-labelledby="tab-${shown}"
        @paper=${(event: CustomEvent<number>) => this.#paper(event.detail)}
      >
        ${this.#panel(view, shown)}
      </div>`;
  }

  /** Opens the paper sheet of a participant. */
  #paper(participant: number): void {
    history.replaceState(null, "", `${location.pathname}?participant=${participant}`);
    this.tab = "paper";
  }

  #panel(view: StaffView, tab: FinishTab): TemplateResult {
    if (tab === "arrivals") return html`<finish-arrivals .view=${view}></finish-arrivals>`;
    const phone = this.#phone.of(view);
    if (tab === "turn-in")
      return html`<finish-turn-in .view=${view} .phone=${phone} .phoneState=${phone?.state}></finish-turn-in>`;
    return html`<finish-paper .view=${view}></finish-paper>`;
  }

  #show(tab: FinishTab): void {
    this.tab = tab;
    keepFinishTab(this.run, tab);
  }

  #key(event: KeyboardEvent, tabs: readonly FinishTab[], shown: FinishTab): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    this.#show(tabs[(tabs.indexOf(shown) + by + tabs.length) % tabs.length]!);
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(`#tab-${this.tab}`)?.focus());
  }
}
