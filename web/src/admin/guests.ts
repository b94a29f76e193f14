import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { banGuest, guests, liftBan, removeGuest } from "../connection/admin.js";
import { refusedOf } from "../connection/api.js";
import type { BanLine, GuestLine, GuestList, TableView } from "../generated/rest.js";
import type { OrganisedRun } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { dateAndTime } from "../i18n/clock.js";
import { count } from "../i18n/money.js";
import { list, refusalWords } from "../i18n/words.js";
import "../widgets/action-form.js";
import { LightDomElement } from "../widgets/light.js";
import "./ban-fields.js";
import { banOf, bannedWords, untilWords } from "./ban-fields.js";
import { tableName } from "./names.js";
import { part } from "./part.js";
import { reasonField, reasonOf } from "./reason.js";

/** Time after the last key press after which the guests are searched, in milliseconds. */
const TYPING_MS = 300;

/** The content of the page that a guest's line refers to. */
export interface GuestContext {
  tables: readonly TableView[];
  runs: readonly OrganisedRun[];
  bans: readonly BanLine[];
}

/** The guests of the last day with a search by name and network, each with forms that remove and ban the guest. */
@customElement("guest-list")
export class GuestListPart extends LightDomElement {
  /** The content of the page. The guests are loaded again when it changes. */
  @property({ attribute: false }) accessor context: GuestContext = { tables: [], runs: [], bans: [] };
  @state() private accessor found: GuestList | undefined;
  @state() private accessor refused: Refused | undefined;
  #name = "";
  #typing: ReturnType<typeof setTimeout> | undefined;

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has("context")) void this.#load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#typing);
  }

  async #load(): Promise<void> {
    const name = this.#name;
    try {
      const found = await guests(name);
      if (name === this.#name) [this.found, this.refused] = [found, undefined];
    } catch (error) {
      this.refused = refusedOf(error);
    }
  }

  #search(name: string): void {
    this.#name = name;
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => void this.#load(), TYPING_MS);
  }

  protected override render() {
    const search = (event: Event) => this.#search((event.target as HTMLInputElement).value);
    return part(
      "guests",
      html`<p class="quiet">${t("admin-guests-why")}</p>
        <label
          >${t("admin-guest-search")}<input type="search" autocomplete="off" maxlength="45" @input=${search}
        /></label>
        ${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>` : nothing}
        <p class="quiet" role="status">${this.found ? foundWords(this.found) : nothing}</p>
        <ul class="lines">
          ${repeat(
            this.found?.guests ?? [],
            ({ player }) => player,
            (guest) => guestLine(guest, this.context),
          )}
        </ul>`,
    );
  }
}

function foundWords({ guests, found }: GuestList): string {
  const shown = guests.length;
  return shown < found
    ? t("admin-guests-cut", { shown: count(shown), found: count(found) })
    : t("admin-guests-found", { found });
}

function guestLine(guest: GuestLine, { tables, runs, bans }: GuestContext): TemplateResult {
  const { player, name, tables: at, clients, own_network } = guest;
  const organised = runs.filter(({ organiser }) => organiser === player).map(({ name }) => name);
  const ban = bans.find((ban) => ban.player === player);
  return html`<li>
    <span
      ><strong><bdi>${name}</bdi></strong>
      ${ban ? html`<small class="banned">${t("admin-guest-banned", { until: untilWords(ban) })}</small>` : nothing}
      <small>${at.length > 0 ? list(at.map((id) => tableName(id, tables))) : seenWords(guest)}</small>
      ${organised.length > 0 ? html`<small>${t("admin-guest-organises", { events: list(organised) })}</small>` : nothing}
      ${clients.length > 0 ? html`<small>${clients.join(", ")}</small>` : nothing}</span
    >
    <div class="controls">
      <action-form
        .label=${t("admin-remove")}
        .about=${name}
        .why=${t("admin-remove-why", { name })}
        .danger=${true}
        .fields=${() => reasonField(t("admin-reason-guest"))}
        .send=${(form: FormData) => removeGuest(player, reasonOf(form))}
        .done=${() => t("admin-removed", { name })}
      ></action-form>
      <action-form
        .label=${t("admin-ban")}
        .about=${name}
        .danger=${true}
        .fields=${() => html`<ban-fields .name=${name} .networks=${clients} .own=${own_network} .ban=${ban}></ban-fields>`}
        .send=${(form: FormData) => banGuest(player, banOf(form))}
        .done=${(form: FormData) => bannedWords(name, form)}
      ></action-form>
    </div>
  </li>`;
}

/** The presence of a guest who is at no table. */
function seenWords({ connected, seen_ms }: GuestLine): string {
  if (connected) return t("admin-guest-now");
  return seen_ms == null ? t("admin-guest-unseen") : t("admin-guest-seen", { time: dateAndTime(seen_ms) });
}

/** The bans in force, each with a form that lifts it. */
export const bansPart = (bans: readonly BanLine[]): TemplateResult =>
  part(
    "bans",
    html`${bans.length === 0 ? html`<p class="quiet">${t("admin-no-bans")}</p>` : nothing}
      <ul class="lines">
        ${repeat(bans, ({ player }) => player, banLine)}
      </ul>`,
  );

function banLine({ player, name, reason, until_ms, networks }: BanLine): TemplateResult {
  return html`<li>
    <span
      ><strong><bdi>${name}</bdi></strong>
      <small>${reason}</small>
      <small
        >${until_ms == null ? t("admin-ban-for-good") : t("admin-ban-until", { time: dateAndTime(until_ms) })}${networks.length > 0 ? ` · ${t("admin-ban-networks", { networks: networks.join(", ") })}` : nothing}</small
      ></span
    >
    <action-form
      .label=${t("admin-unban")}
      .about=${name}
      .fields=${() => reasonField()}
      .send=${(form: FormData) => liftBan(player, reasonOf(form))}
      .done=${() => t("admin-unbanned", { name })}
    ></action-form>
  </li>`;
}
