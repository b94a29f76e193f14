import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { has, t } from "../i18n/catalog.js";
import { language } from "../i18n/language.js";
import { go, internalPath, linkOf, parse, type Route } from "../router.js";
import { listenForInstallOffers, nameManifest } from "../state/install.js";
import { applyLook, followSystemTheme } from "../state/look.js";
import { LightDomElement } from "../widgets/light.js";
import { languages } from "./languages.js";
import { loadFailure } from "./load-failure.js";
import "./notice.js";
import { PageWait } from "./page-wait.js";
import { expectPage, isLoaded, loadPage } from "./parts.js";

/** A page that is shown: one whose code has loaded, or the message that it did not load. */
type Shown = Route | { page: "unloaded" };

/** Starts the client, once the code of its first page, the texts and the styles have loaded. */
export function startApp(): void {
  customElements.define("card-room", CardRoom);
}

/** The client: the page for the URL. Except at a table, a header has a link to the lobby and the choice of language. */
export class CardRoom extends LightDomElement {
  @state() private accessor shown: Shown | undefined;
  /** The path of the page that is shown. */
  #path = location.pathname;
  /** The route that was opened last, which is shown once its code has loaded. */
  #latest: Route | undefined;
  readonly #wait = new PageWait(this);
  /** Counts the pages that started anew at the path of the page before. */
  #renewals = 0;
  readonly #moved = () => this.#show();
  readonly #clicked = (event: MouseEvent) => {
    const path = internalPath(event);
    if (path === null) return;
    event.preventDefault();
    go(path);
  };
  readonly #pointed = (event: Event) => {
    const link = linkOf(event);
    if (link) expectPage(parse(link.pathname).page);
  };

  override connectedCallback(): void {
    super.connectedCallback();
    document.documentElement.lang = language();
    applyLook();
    followSystemTheme();
    listenForInstallOffers();
    window.addEventListener("popstate", this.#moved);
    document.addEventListener("click", this.#clicked);
    document.addEventListener("pointerover", this.#pointed);
    this.#show();
    nameManifest();
  }

  protected override updated(): void {
    this.querySelector(":scope > page-shell")?.remove();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("popstate", this.#moved);
    document.removeEventListener("click", this.#clicked);
    document.removeEventListener("pointerover", this.#pointed);
  }

  /** Shows the page for the URL, at once if its code has loaded. Until then, the page before it stays. */
  #show(): void {
    const route = parse(location.pathname);
    this.#latest = route;
    if (!isLoaded(route.page)) {
      this.#wait.start();
      return void this.#load(route);
    }
    // A page that was left and is open again starts anew: its form may have been sent already.
    if (this.#wait.isOn) this.#renewals++;
    this.#open(route);
  }

  async #load(route: Route): Promise<void> {
    let shown: Shown = route;
    try {
      await loadPage(route.page);
    } catch (error) {
      reportError(error);
      shown = { page: "unloaded" };
    }
    if (this.#latest === route) this.#open(shown);
  }

  #open(shown: Shown): void {
    this.#wait.end();
    const isOther = this.#path !== location.pathname;
    if (this.shown && !location.hash) window.scrollTo(0, 0);
    this.#path = location.pathname;
    this.shown = shown;
    if (isOther && shown.page !== "table") void this.updateComplete.then(focusNewContent);
  }

  protected override render() {
    const { shown } = this;
    const { isOn } = this.#wait;
    if (!shown) return nothing;
    if (shown.page === "table")
      return html`${skip()}${this.#wait.status()}<room-notice
        ></room-notice
        >${keyed(shown.id, html`<table-page .table=${shown.id} ?inert=${isOn} aria-busy=${isOn ? "true" : nothing}></table-page>`)}`;
    const title = titleOf(shown);
    document.title = title ? `${title} · Cardroom` : "Cardroom";
    return html`${skip()}${this.#wait.status()}<room-notice></room-notice>
      <header class="top">
        <a class="name" href="/">Cardroom</a>
        ${languages()}
      </header>
      <main id="content" tabindex="-1" ?inert=${isOn} aria-busy=${isOn ? "true" : nothing}>
        ${keyed(`${this.#path} ${this.#renewals}`, page(shown))}
      </main>`;
  }
}

/** Focuses the content of a new page, unless the page has focused a part of it. */
async function focusNewContent(): Promise<void> {
  if (document.activeElement?.parentElement?.closest("main")) return;
  await (document.getElementById("content")?.firstElementChild as Partial<LightDomElement> | null)?.updateComplete;
  focusContent({ preventScroll: true });
}

/** Focuses the content of the page, which is named by its heading. */
function focusContent(options?: FocusOptions): void {
  const content = document.getElementById("content");
  const heading = content?.querySelector("h1");
  if (heading) content?.setAttribute("aria-labelledby", (heading.id ||= "heading"));
  content?.focus(options);
}

/** Skip link: the first tab stop, which moves the focus past the header to the content. */
function skip(): TemplateResult {
  const go = (event: Event) => {
    event.preventDefault();
    focusContent();
  };
  return html`<a class="skip" href="#content" @click=${go}>${t("skip")}</a>`;
}

/** The title of the window, without the name of the room; empty for the lobby and for pages that name what they show. */
function titleOf(route: Shown): string {
  switch (route.page) {
    case "new":
      return t("new-table");
    case "hand":
      return t("hand-number", { hand: route.hand });
    case "rules":
      return rulesTitle(route.game);
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

/** The title of the rules of a game; one without a name if no game has this code. */
const rulesTitle = (game: string): string =>
  has(`game-${game}`) ? t("rules-of", { game: t(`game-${game}`) }) : t("rules");

function page(route: Shown): TemplateResult {
  switch (route.page) {
    case "lobby":
      return html`<lobby-page></lobby-page>`;
    case "new":
      return html`<create-page></create-page>`;
    case "hand":
      return html`<hand-page .table=${route.id} .number=${route.hand}></hand-page>`;
    case "rules":
      return html`<section class="page">
        <h1>${rulesTitle(route.game)}</h1>
        <rule-book .game=${route.game} .clause=${decodeURIComponent(location.hash.slice(1))}></rule-book>
      </section>`;
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
    case "unloaded":
      return html`${loadFailure()}`;
    default:
      return html`<section class="page">
        <h1>${t("missing")}</h1>
        <p><a href="/">${t("to-lobby")}</a></p>
      </section>`;
  }
}
