import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { makeLink, revokeLink } from "../connection/runs.js";
import type { LinkLine, Role, StaffMember, StaffView } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { address } from "../router.js";
import { LightDomElement } from "../widgets/light.js";
import "./confirm-button.js";
import { type MadeStaffLink } from "./staff-link.js";
import "./staff-link.js";
import { cardStops, roleText } from "./words.js";

/**
 * The organiser's part of the staff page: making and revoking links, and the list of the staff. Dispatches `changed`.
 */
@customElement("staff-links")
export class StaffLinks extends LightDomElement {
  @property({ attribute: false }) accessor event!: StaffView;
  @state() private accessor chosen: Role[] = [];
  @state() private accessor made: MadeStaffLink | undefined;
  @state() private accessor refused: Refused | undefined;
  @state() private accessor busy = false;
  /** `true` after an attempt to make a link without a role. */
  @state() private accessor fault = false;

  protected override render() {
    const { organiser } = this.event;
    return html`<h2>${t("run-invite")}</h2>
      <p class="quiet">${t("run-invite-why")}</p>
      ${this.#form()}
      ${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>` : nothing}
      ${this.made ? html`<staff-link .link=${this.made}></staff-link>` : nothing}
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

  #form(): TemplateResult {
    const stops = cardStops(this.event.run.route).map((_, index): Role => ({ stop: index + 1 }));
    const roles: Role[] = ["registration", ...stops, "finish", "organiser"];
    return html`<form class="roles" @submit=${(event: SubmitEvent) => this.#make(event)}>
      <fieldset>
        <legend>${t("run-roles")}</legend>
        ${roles.map((role) => this.#choice(role))}
      </fieldset>
      ${this.fault ? html`<p class="refused" role="alert">${t("run-link-no-role")}</p>` : nothing}
      <button class="primary" ?disabled=${this.busy}>${t("run-make-link")}</button>
    </form>`;
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
      <span><bdi>${name ?? t("run-staff-number", { staff })}</bdi></span>
      <span class="quiet">${roles.length > 0 ? this.#roles(roles) : t("run-staff-without-roles")}</span>
    </li>`;
  }

  async #make(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    this.fault = this.chosen.length === 0;
    if (this.fault) return this.querySelector<HTMLElement>(".roles input")?.focus();
    await this.#ask(async () => {
      const run = this.event.run.id;
      const { link, roles, token } = await makeLink(run, this.chosen);
      const url = `${location.origin}${address({ page: "join", run })}#${token}`;
      this.made = { url, title: t("run-link-line", { link, roles: this.#roles(roles) }) };
      this.chosen = [];
    });
    await this.updateComplete;
    this.querySelector<HTMLElement>("staff-link h3")?.focus();
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
