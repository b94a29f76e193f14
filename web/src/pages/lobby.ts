import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import * as rest from "../connection/rest.js";
import type { Me } from "../generated/rest.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { address } from "../router.js";
import { EventLists } from "../run/events-list.js";
import { me } from "../state/me.js";
import { NoticeWatcher } from "../state/notice.js";
import { LightDomElement } from "../widgets/light.js";
import { PagedList } from "../widgets/paged-list.js";
import { closedTables } from "./closed-tables.js";
import { gameGuide } from "./game-guide.js";
import "./install-hint.js";
import "./join-by-code.js";
import "./play-now.js";
import type { PlayNow } from "./play-now.js";
import { tableCard } from "./table-card.js";

const REFRESH_MS = 5000;

/**
 * The lobby: the ways to a table, events, the guest's unlisted tables, the listed and the closed ones, and the games. Below
 * the heading it is empty until the answers of the room are here, so that none of them moves what the guest reads.
 */
@customElement("lobby-page")
export class LobbyPage extends LightDomElement {
  readonly #open = new PagedList(this, { name: "page", load: openTables, heading: "[data-list]" });
  readonly #closed = new PagedList(this, { name: "closed", load: rest.closedTables, heading: ".closed-tables h2" });
  readonly #events = new EventLists(this);
  readonly #notice = new NoticeWatcher(this);
  @state() private accessor me: Me | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void me().then((me) => (this.me = me));
    this.#timer = setInterval(() => document.hidden || void this.#open.load(), REFRESH_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  protected override render() {
    const { refused } = this.#open;
    // Every list of a banned guest would have the same refusal.
    if (refused?.code === "banned")
      return html`<section class="page">
        <h1>${t("lobby")}</h1>
        <p class="refused" role="alert">${refusalWords(refused)}</p>
        <p><a href=${address({ page: "you" })}>${t("you-banned")}</a></p>
      </section>`;
    return html`<section class="page lobby">
      <div class="welcome">
        <h1>${t("room-line")}</h1>
        ${this.#isAnswered ? this.#ways() : nothing}
      </div>
      ${this.#isAnswered ? this.#lists() : nothing}
    </section>`;
  }

  /** `true` once the room has answered or refused every request for what the lobby shows. */
  get #isAnswered(): boolean {
    const { me } = this;
    return (
      me !== undefined && [this.#notice, this.#open, this.#closed, this.#events].every(({ isAnswered }) => isAnswered)
    );
  }

  /** The ways to a table. */
  #ways(): TemplateResult {
    const isEmpty = this.#open.list?.total === 0;
    // The button stays while it is in use, also when the last table closes in the meantime.
    const isPlayable = !isEmpty || this.querySelector<PlayNow>("play-now")?.isInUse;
    return html`<div class="ways">
      <div class="controls">
        ${isPlayable ? html`<play-now @guest=${(event: CustomEvent<Me>) => (this.me = event.detail)}></play-now>` : nothing}
        <a class="button ${isPlayable ? "" : "primary"}" href="/new">${t("new-table")}</a>
        ${this.me?.admin ? html`<a class="button" href=${address({ page: "admin" })}>${t("admin")}</a>` : nothing}
      </div>
      <join-by-code></join-by-code>
    </div>`;
  }

  #lists(): TemplateResult {
    const { refused } = this.#open;
    return html`${this.#notice.holdNote}
      ${refused ? html`<p class="refused" role="alert">${refusalWords(refused)}</p>` : ""} ${this.#events.events()}
      ${this.#own()} ${this.#listed()} ${closedTables(this.#closed)} ${gameGuide()} ${this.#events.invitation()}
      <p class="quiet">
        <a href=${address({ page: "you" })}
          >${this.me?.name == null ? t("you-guest") : t("you-lobby", { name: this.me.name })}</a
        >
      </p>
      <install-hint></install-hint>`;
  }

  #own(): TemplateResult | typeof nothing {
    const own = this.#open.list?.own ?? [];
    if (own.length === 0) return nothing;
    return html`<h2>${t("own-tables")}</h2>
      <p class="quiet">${t("own-tables-why")}</p>
      <ul class="tables" aria-label=${t("own-tables")}>
        ${own.map(tableCard)}
      </ul>`;
  }

  #listed(): TemplateResult {
    const { list } = this.#open;
    return html`<h2 tabindex="-1" data-list>${t("lobby")}</h2>
      ${list?.total === 0 ? html`<p class="quiet">${t("no-tables")}</p>` : ""}
      <ul class="tables">
        ${list?.tables.map(tableCard)}
      </ul>
      ${this.#open.turner(t("lobby-pages"))}`;
  }
}

/** A page of the listed tables, with the guest's unlisted tables. */
async function openTables(page: number) {
  const [list, own] = await Promise.all([rest.lobby(page), rest.ownTables()]);
  return { ...list, own };
}
