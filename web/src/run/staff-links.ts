import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { refusedOf } from "../connection/api.js";
import { makeLink, revokeLink } from "../connection/runs.js";
import type { LinkLine, Role, StaffMember, StaffView } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { LightDomElement } from "../widgets/light.js";
import "../widgets/confirm-button.js";
import "./room-address.js";
import "./staff-link.js";
import { keepMade, type MadeStaffLink, madeLinks, originsOf, shownLink } from "./staff-made.js";
import { cardStops, roleText } from "./words.js";

/**
 * The organiser's part of the staff page: making and revoking links, and the list of the staff. Dispatches `changed`.
 */
@customElement("staff-links")
export class StaffLinks extends LightDomElement {
  @property({ attribute: false }) accessor event!: StaffView;
  @state() private accessor chosen: Role[] = [];
  /** The links that were made in this tab. */
  @state() private accessor made: readonly MadeStaffLink[] = [];
  /** The origin of the displayed URLs, if the organiser chose one. */
  @state() private accessor origin: string | undefined;
  @state() private accessor refused: Refused | undefined;
  @state() private accessor busy = false;
  /** `true` after an attempt to make a link without a role. */
  @state() private accessor fault = false;

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has("event")) return;
    const { run, organiser } = this.event;
    const revoked = new Set(organiser!.links.filter((each) => each.revoked).map(({ link }) => link));
    if (changed.get("event") === undefined) this.made = madeLinks(run.id, (link) => revoked.has(link));
    else if (this.made.some(({ link }) => revoked.has(link)))
      this.#keep(this.made.filter(({ link }) => !revoked.has(link)));
  }

  protected override render() {
    const { organiser, run } = this.event;
    return html`<h2>${t("run-invite")}</h2>
      <room-address .run=${run.id}></room-address>
      <p class="quiet">${t("run-invite-why")}</p>
      ${this.#form()}
      ${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>` : nothing}
      ${this.made.length > 0 ? this.#madeLinks() : nothing}
      <h2>${t("run-links")}</h2>
      ${organiser!.links.length === 0 ? html`<p class="quiet">${t("run-links-none")}</p>` : nothing}
      <ul class="lines">
        ${organiser!.links.map((link) => this.#line(link))}
      </ul>
      <h2>${t("run-staff")}</h2>
      <ul class="lines">
        ${organiser!.staff.map((member) => this.#member(member))}
      </ul>`;
  }

  /** The roles that an event needs, in the order of its day. */
  get #tasks(): Role[] {
    const stops = cardStops(this.event.run.route).map((_, index): Role => ({ stop: index + 1 }));
    return ["registration", ...stops, "finish"];
  }

  #form(): TemplateResult {
    return html`<form class="roles" @submit=${(event: SubmitEvent) => this.#submit(event)}>
      <fieldset>
        <legend>${t("run-roles")}</legend>
        ${[...this.#tasks, "organiser" as const].map((role) => this.#choice(role))}
      </fieldset>
      ${this.fault ? html`<p class="refused" role="alert">${t("run-link-no-role")}</p>` : nothing}
      <div class="controls">
        <button class="primary" ?disabled=${this.busy}>${t("run-make-link")}</button>
        <button type="button" ?disabled=${this.busy} @click=${() => this.#makeAll()}>${t("run-make-all-links")}</button>
      </div>
    </form>`;
  }

  /** The links that were made in this tab, in the order of their numbers. */
  #madeLinks(): TemplateResult {
    const { run } = this.event;
    const origins = originsOf(this.made, location.origin);
    const origin = this.origin ?? origins[0];
    return html`<section class="made-links">
      <h2>${t("run-made-links")}</h2>
      <p class="quiet">${t("run-links-once")}</p>
      <div class="controls">
        <button type="button" @click=${() => window.print()}>
          ${t("run-print-links", { links: this.made.length })}
        </button>
      </div>
      ${origins.length > 1 ? this.#originField(origins, origin) : nothing}
      ${repeat(
        this.made,
        ({ link }) => link,
        (link) =>
          html`<staff-link
            .event=${run.name}
            .route=${run.route}
            .link=${link}
            .shown=${shownLink(run.id, link, origin, location.origin)}
          ></staff-link>`,
      )}
    </section>`;
  }

  /** The choice of the room's address in the links, if the computer has several. */
  #originField(origins: readonly string[], chosen: string | undefined): TemplateResult {
    return html`<div class="field">
      <label for="link-origin">${t("run-link-origin")}</label>
      <select
        id="link-origin"
        aria-describedby="link-origin-why"
        @change=${(event: Event) => (this.origin = (event.target as HTMLSelectElement).value)}
      >
        ${origins.map((origin) => html`<option value=${origin} .selected=${origin === chosen}>${origin}</option>`)}
      </select>
      <small id="link-origin-why">${t("run-link-origin-why")}</small>
    </div>`;
  }

  #choice(role: Role): TemplateResult {
    const key = JSON.stringify(role);
    const isChosen = this.chosen.some((each) => JSON.stringify(each) === key);
    const toggle = () => {
      const others = this.chosen.filter((each) => JSON.stringify(each) !== key);
      this.chosen = isChosen ? others : [...others, role];
      this.fault = false;
    };
    return html`<label class="choice">
      <input type="checkbox" .checked=${isChosen} @change=${toggle} />
      <span>${this.#words(role)}</span>
    </label>`;
  }

  #words(role: Role): string {
    return roleText(role, this.event.run.route);
  }

  #roles(roles: readonly Role[]): string {
    return roles.map((role) => this.#words(role)).join(", ");
  }

  #line({ link, roles, revoked }: LinkLine): TemplateResult {
    return html`<li>
      <span>${t("run-link-line", { link, roles: this.#roles(roles) })}</span>
      ${
        revoked
          ? html`<span class="quiet">${t("run-link-revoked")}</span>`
          : html`<confirm-button
              .label=${t("run-revoke")}
              .named=${t("run-revoke-link", { link })}
              .question=${t("run-revoke-question", { link })}
              @confirmed=${() => this.#revoke(link)}
            ></confirm-button>`
      }
    </li>`;
  }

  #member({ staff, name, roles }: StaffMember): TemplateResult {
    return html`<li>
      <span><bdi>${memberName(staff, name)}</bdi></span>
      <span class="quiet">${roles.length > 0 ? this.#roles(roles) : t("run-staff-without-roles")}</span>
    </li>`;
  }

  #keep(made: readonly MadeStaffLink[]): void {
    this.made = made;
    keepMade(this.event.run.id, made);
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    this.fault = this.chosen.length === 0;
    if (this.fault) return this.querySelector<HTMLElement>(".roles input")?.focus();
    const known = this.made.length;
    await this.#ask(() => this.#make(this.chosen));
    if (!this.refused) this.chosen = [];
    await this.#focusMade(known);
  }

  /** Makes a link for each role of the day, so that the links can be printed together. */
  async #makeAll(): Promise<void> {
    this.fault = false;
    const known = this.made.length;
    await this.#ask(async () => {
      for (const role of this.#tasks) await this.#make([role]);
    });
    await this.#focusMade(known);
  }

  async #make(chosen: readonly Role[]): Promise<void> {
    const { link, roles, urls, token } = await makeLink(this.event.run.id, [...chosen]);
    this.#keep([...this.made, { link, roles, urls, token }]);
  }

  /** Moves the focus to the first link that was made after `known` others. */
  async #focusMade(known: number): Promise<void> {
    await this.updateComplete;
    if (!this.refused) this.querySelectorAll<HTMLElement>("staff-link h3")[known]?.focus();
  }

  #revoke(link: number): Promise<void> {
    return this.#ask(() => revokeLink(this.event.run.id, link));
  }

  async #ask(request: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.refused = undefined;
    try {
      await request();
    } catch (error) {
      this.refused = refusedOf(error);
    }
    this.busy = false;
    this.dispatchEvent(new CustomEvent("changed"));
  }
}

/** The name of the organiser of an event that was created with `cardroom run create`. */
const COMMAND_LINE = "Command line";

/** The name of a staff member; the number if the name was left out of the log. */
function memberName(staff: number, name: string | null | undefined): string {
  if (name === COMMAND_LINE) return t("run-staff-command-line");
  return name ?? t("run-staff-number", { staff });
}
