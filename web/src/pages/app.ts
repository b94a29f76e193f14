import { html, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import "../admin/page.js";
import { t } from "../i18n/catalog.js";
import { language } from "../i18n/language.js";
import { go, internalPath, parse, type Route } from "../router.js";
import "../run/board.js";
import "../run/corrections.js";
import "../run/find-sheet.js";
import "../run/finish.js";
import "../run/money.js";
import "../run/participant-page.js";
import "../run/plan.js";
import "../run/questions.js";
import "../run/registration.js";
import "../run/sheets.js";
import "../run/staff-join.js";
import "../run/staff.js";
import "../run/stop.js";
import { listenForInstallOffers } from "../state/install.js";
import { applyDeck } from "../table/preferences.js";
import { LightDomElement } from "../widgets/light.js";
import "./create.js";
import "./hand.js";
import { languages } from "./languages.js";
import "./lobby.js";
import "./move.js";
import "./notice.js";
import "./rules.js";
import "./table.js";
import "./you.js";

/** The client: the page for the URL. Except at a table, a header has a link to the lobby and the choice of language. */
@customElement("card-room")
export class CardRoom extends LightDomElement {
  @state() private accessor route: Route = parse(location.pathname);
  #path = location.pathname;
  readonly #moved = () => this.#show();
  readonly #clicked = (event: MouseEvent) => {
    const path = internalPath(event);
    if (path === null) return;
    event.preventDefault();
    go(path);
  };

  override connectedCallback(): void {
    super.connectedCallback();
    document.documentElement.lang = language();
    applyDeck();
    listenForInstallOffers();
    window.addEventListener("popstate", this.#moved);
    document.addEventListener("click", this.#clicked);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("popstate", this.#moved);
    document.removeEventListener("click", this.#clicked);
  }

  #show(): void {
    const isOther = this.#path !== location.pathname;
    this.#path = location.pathname;
    this.route = parse(location.pathname);
    if (!location.hash) window.scrollTo(0, 0);
    if (isOther && this.route.page !== "table") void this.updateComplete.then(focusContent);
  }

  protected override render() {
    const { route } = this;
    if (route.page === "table")
      return html`${skip()}<room-notice
        ></room-notice>${keyed(route.id, html`<table-page .table=${route.id}></table-page>`)}`;
    const title = titleOf(route);
    document.title = title ? `${title} · Cardroom` : "Cardroom";
    return html`${skip()}<room-notice></room-notice>
      <header class="top">
        <a class="name" href="/">Cardroom</a>
        ${languages()}
      </header>
      <main id="content" tabindex="-1">${keyed(location.pathname, page(route))}</main>`;
  }
}

/** Focuses the content of a new page if the focused element was removed with the previous page. */
function focusContent(): void {
  if (document.activeElement === document.body) document.getElementById("content")?.focus({ preventScroll: true });
}

/** Skip link: the first tab stop, which moves the focus past the header to the content. */
function skip(): TemplateResult {
  const go = (event: Event) => {
    event.preventDefault();
    document.getElementById("content")?.focus();
  };
  return html`<a class="skip" href="#content" @click=${go}>${t("skip")}</a>`;
}

/** The title of the window, without the name of the room; empty for the lobby and for pages that name what they show. */
function titleOf(route: Route): string {
  switch (route.page) {
    case "new":
      return t("new-table");
    case "hand":
      return t("hand-number", { hand: route.hand });
    case "rules":
      return t("rules");
    case "admin":
      return t("admin");
    case "you":
      return t("you");
    case "move":
      return t("move");
    case "new-event":
      return t("run-new");
    case "plan":
    case "staff":
    case "registration":
    case "sheets":
    case "join":
    case "corrections":
    case "questions":
    case "money":
      return t(`run-title-${route.page}`);
    case "board":
      return t("board-standings");
    case "participant":
      return t("board-participant-number", { number: route.number });
    case "missing":
      return t("missing");
    default:
      return "";
  }
}

function page(route: Route): TemplateResult {
  switch (route.page) {
    case "lobby":
      return html`<lobby-page></lobby-page>`;
    case "new":
      return html`<create-page></create-page>`;
    case "hand":
      return html`<hand-page .table=${route.id} .number=${route.hand}></hand-page>`;
    case "rules":
      return html`<h1 class="hidden">${t("rules")}</h1>
        <rule-book .game=${route.game} .clause=${decodeURIComponent(location.hash.slice(1))}></rule-book>`;
    case "admin":
      return html`<admin-page></admin-page>`;
    case "you":
      return html`<you-page></you-page>`;
    case "move":
      return html`<move-page .code=${route.code}></move-page>`;
    case "new-event":
      return html`<run-plan-page></run-plan-page>`;
    case "plan":
      return html`<run-plan-page .run=${route.run}></run-plan-page>`;
    case "staff":
      return html`<run-staff-page .run=${route.run}></run-staff-page>`;
    case "registration":
      return html`<run-registration-page .run=${route.run}></run-registration-page>`;
    case "sheets":
      return html`<run-sheets-page .run=${route.run}></run-sheets-page>`;
    case "join":
      return html`<run-join-page .run=${route.run}></run-join-page>`;
    case "corrections":
      return html`<run-corrections .run=${route.run}></run-corrections>`;
    case "questions":
      return html`<run-questions .run=${route.run}></run-questions>`;
    case "money":
      return html`<run-money .run=${route.run}></run-money>`;
    case "board":
      return html`<run-board .run=${route.run}></run-board>`;
    case "participant":
      return html`<participant-page .run=${route.run} .number=${route.number}></participant-page>`;
    case "stop":
      return html`<stop-page .run=${route.run} .stop=${route.stop}></stop-page>`;
    case "finish":
      return html`<finish-page .run=${route.run}></finish-page>`;
    case "sheet":
      return html`<sheet-page .run=${route.run} .code=${route.code}></sheet-page>`;
    default:
      return html`<section class="page">
        <h1>${t("missing")}</h1>
        <p><a href="/">${t("to-lobby")}</a></p>
      </section>`;
  }
}
