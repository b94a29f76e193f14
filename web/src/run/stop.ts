import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { RunHead, StaffView } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { clockTime } from "../i18n/clock.js";
import { t } from "../i18n/catalog.js";
import { StampQueue } from "../offline/queue.js";
import { waitingOf, withKept } from "../offline/stamp.js";
import { registerWorker, updateWorker } from "../offline/worker-client.js";
import { address } from "../router.js";
import { RunController } from "../state/run.js";
import { LightDomElement } from "../widgets/light.js";
import { StrayClicks } from "../widgets/stray-click.js";
import { keepDesk } from "./desk-kept.js";
import { refusedNote } from "./desk-words.js";
import { DeskPhone } from "./draw-phone.js";
import "./draws-compare.js";
import { stopName } from "./offers.js";
import { questionsLink } from "./questions-link.js";
import { movedLink } from "./moved-note.js";
import { type Desk, desksOf, hasRole } from "./staff-desks.js";
import "./stop-desk.js";
import "./stop-offline.js";
import { type Expected, expectedAt } from "./stop-expected.js";
import "./stop-report.js";
import { cardStops, isOpen } from "./words.js";

/** The page of a stop: volunteers draw a card for each hand that arrives. */
@customElement("stop-page")
export class StopPage extends LightDomElement {
  @property() accessor run = "";
  @property({ type: Number }) accessor stop = 1;
  @state() private accessor listed = false;
  /** A participant whom this device does not know, while they are served. */
  @state() private accessor unknown: { participant: number; hands: number } | undefined;
  /** `true` if the page opens again without a connection; undefined until this is known. */
  @state() private accessor survives: boolean | undefined;
  readonly #state = new RunController(this, () => this.run, true);
  readonly #queue = new StampQueue(
    this,
    () => this.run,
    () => void this.#state.refresh(),
    () => this.#state.view,
  );
  readonly #phone = new DeskPhone(this);
  #wasOffline = false;
  /** The page changes with each entry, so a double tap could reach a button that was not there before. */
  readonly clicks = new StrayClicks(this);

  override connectedCallback(): void {
    super.connectedCallback();
    keepDesk(this.run, location.pathname);
    void registerWorker().then((survives) => (this.survives = survives));
  }

  /** Once the room can be reached again, asks whether it has a new version of the client. */
  protected override updated(): void {
    const isOffline = this.#state.refused?.code === "unreachable";
    if (this.#wasOffline && !isOffline) void updateWorker();
    this.#wasOffline = isOffline;
    const { view } = this.#state;
    if (view && !isOffline && !this.#isMoved(view) && this.#isMine(view)) this.#phone.update(view);
  }

  protected override render() {
    const { refused } = this.#state;
    const view = this.#view();
    if (!view)
      return html`<section class="desk">
        ${this.#kept(false)} ${refused ? noView(this.run, refused) : nothing}
      </section>`;
    const { run } = view;
    const phone = this.#phone.of(view);
    const offline = this.#isCutOff(this.#state.view);
    if (this.stop > cardStops(run.route).length) return html`<section class="desk"><h1>${t("missing")}</h1></section>`;
    const name = stopName(run.route, this.stop);
    document.title = `${name} · ${run.name} · Cardroom`;
    return html`<section
      class="desk"
      @changed=${() => this.#state.refresh()}
      @unknown=${(event: CustomEvent<typeof this.unknown>) => (this.unknown = event.detail)}
    >
      <h1>
        ${t("run-stop-named", { stop: this.stop, name })}<small><bdi>${run.name}</bdi></small>
      </h1>
      ${this.#kept(refused?.code === "unreachable", view)} ${movedLink(view)}
      ${offline ? nothing : refusedNote(refused, run.route)} ${stageNote(run)} ${this.#closedNote(run)}
      ${
        this.#isMine(view)
          ? html`${this.#phone.note(view)}
              <stop-desk
                .view=${view}
                .phone=${phone}
                .phoneState=${phone?.state}
                .stop=${this.stop}
                .queue=${this.#queue}
                .kept=${this.#queue.stamps}
                .offline=${offline}
              ></stop-desk>
              ${this.#phone.openNote(view)} ${this.#expected(view)}
              ${this.#mayReport(view) ? html`<stop-report .run=${run} .stop=${this.stop}></stop-report>` : nothing}
              ${phone ? html`<draws-compare .view=${view} .phone=${phone} folded></draws-compare>` : nothing}`
          : html`<p class="warning">${t("desk-not-your-stop")}</p>`
      }
      ${otherDesks(view, location.pathname)}
    </section>`;
  }

  #isMine({ you }: StaffView): boolean {
    return hasRole(you.roles, { stop: this.stop }, "finish");
  }

  /** The view with the stamps of this device. */
  #view(): StaffView | undefined {
    const { view } = this.#state;
    const { stop, unknown } = this;
    return view && withKept(view, this.#queue.stamps, { stop, unknown, offline: this.#isCutOff(view) });
  }

  /** Returns whether the event continues on another computer, so that the stamps wait for that one. */
  #isMoved(view: StaffView | undefined): boolean {
    return view?.run.moved != null || this.#state.refused?.code === "run.moved";
  }

  /** Returns whether stamps wait on this phone: there is no connection, or the event continues on another computer. */
  #isCutOff(view: StaffView | undefined): boolean {
    return this.#state.refused?.code === "unreachable" || this.#isMoved(view);
  }

  /** The state of the stamps on this device. */
  #kept(offline: boolean, view?: StaffView): TemplateResult {
    return html`<stop-offline
      .stamps=${this.#queue.stamps}
      .reading=${!this.#queue.isLoaded}
      .offline=${offline}
      .moved=${!offline && this.#isMoved(view)}
      .survives=${this.survives}
      .broken=${this.#queue.isBroken}
      .refusal=${this.#state.refused?.code}
      .inOrder=${view !== undefined && view.draft.settings?.stamps !== "by_time"}
    ></stop-offline>`;
  }

  /** Returns whether the stop may report that all of its stamps are entered: none waits on this device. */
  #mayReport(view: StaffView): boolean {
    const { isLoaded, stamps } = this.#queue;
    return view.draft.settings?.stamps === "by_time" && isLoaded && waitingOf(stamps).count === 0;
  }

  #closedNote(run: RunHead): TemplateResult | typeof nothing {
    return run.closed_stops.includes(this.stop) ? html`<p class="warning">${t("desk-stop-closed")}</p>` : nothing;
  }

  #expected(view: StaffView): TemplateResult {
    const { coming, here, passed, served } = expectedAt(view.participants, this.stop, view.run.closed_stops);
    const toggled = (event: Event) => (this.listed = (event.target as HTMLDetailsElement).open);
    return html`<details class="expected" @toggle=${toggled}>
      <summary>${t("desk-expected", { coming: coming.length, here: here.length, served })}</summary>
      ${this.listed ? this.#lists([...here, ...coming], passed, view.run) : nothing}
    </details>`;
  }

  /** The lists of expected riders. They may be long, so they are rendered only while they are open. */
  #lists(expected: readonly Expected[], passed: readonly Expected[], run: RunHead): TemplateResult {
    return html`${this.#list(expected, run)}
    ${
      passed.length > 0
        ? html`<h3>${t("desk-passed")}</h3>
            <p class="quiet">${t("desk-passed-why")}</p>
            ${this.#list(passed, run)}`
        : nothing
    }`;
  }

  #list(expected: readonly Expected[], run: RunHead): TemplateResult {
    if (expected.length === 0) return html`<p class="quiet">${t("desk-expected-none")}</p>`;
    return html`<table>
      <thead>
        <tr>
          <th scope="col">${t("desk-number")}</th>
          <th scope="col">${t("desk-name")}</th>
          <th scope="col">${t("desk-last-stop")}</th>
        </tr>
      </thead>
      <tbody>
        ${expected.map(
          ({ row, last }) =>
            html`<tr>
              <td>${row.participant}</td>
              <td><bdi>${row.name}</bdi></td>
              <td>${last ? html`${stopName(run.route, last.stop)}, ${clockTime(last.at)}` : t("desk-not-started")}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  }
}

/** The refusal of the staff's view, with a link to the public board. */
export const noView = (run: string, refused: Refused): TemplateResult =>
  html`${refusedNote(refused, [])}
    <p><a class="button" href=${address({ page: "board", run })}>${t("desk-sheet-to-board")}</a></p>`;

/** Notice that the view could not be updated; nothing if it could. */
export const staleNote = (refused: Refused | undefined, run: RunHead): TemplateResult | typeof nothing =>
  refused?.code === "unreachable"
    ? html`<p class="refused" role="alert">${t("desk-stale")}</p>`
    : refusedNote(refused, run.route);

/** Notice that the event takes no cards now; nothing if it does. */
export function stageNote(run: RunHead): TemplateResult | typeof nothing {
  const open = isOpen(run);
  return open ? nothing : html`<p class="warning">${t(`desk-stage-${run.stage}`)}</p>`;
}

/** Links to the other desks of the viewer; nothing if there are none. */
export function otherDesks(view: StaffView, here: string): TemplateResult | typeof nothing {
  const links = cardDesks(view).filter(({ path }) => path !== here);
  if (links.length === 0 && !view.organiser) return nothing;
  return html`<nav class="desk-links" aria-label=${t("desk-others")}>
    ${links.map(({ path, title }) => html`<a class="button" href=${path + location.search}>${title}</a>`)}
    ${questionsLink(view)}
  </nav>`;
}

/** The desks at which the viewer draws cards: stops and the finish, according to the viewer's roles. */
export const cardDesks = (view: StaffView): Desk[] =>
  desksOf(view).filter(({ path }) => /\/(stops\/\d+|finish)$/.test(path));
