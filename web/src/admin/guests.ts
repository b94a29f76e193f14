import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { banGuest, liftBan, removeGuest } from "../connection/admin.js";
import type { BanLine, BanRequest, GuestLine, TableView } from "../generated/rest.js";
import { t } from "../i18n/catalog.js";
import { moment } from "../i18n/clock.js";
import { list } from "../i18n/words.js";
import "../widgets/action-form.js";
import { fieldText } from "../widgets/forms.js";
import { tableName } from "./names.js";
import { reasonField, reasonOf } from "./reason.js";

/** Maximum length of a ban that ends, in hours. */
const MAX_HOURS = 8784;

/** The guests at the tables, each with forms that remove and ban the guest. */
export const guestsPart = (guests: readonly GuestLine[], tables: readonly TableView[]): TemplateResult =>
  html`<h2>${t("admin-guests")}</h2>
    ${guests.length === 0 ? html`<p class="quiet">${t("admin-no-guests")}</p>` : nothing}
    <ul class="lines">
      ${repeat(
        guests,
        ({ player }) => player,
        (guest) => guestLine(guest, tables),
      )}
    </ul>`;

function guestLine({ player, name, tables: at, clients }: GuestLine, tables: readonly TableView[]): TemplateResult {
  return html`<li>
    <span
      ><strong><bdi>${name}</bdi></strong>
      <small>${list(at.map((id) => tableName(id, tables)))}</small>
      ${clients.length > 0 ? html`<small>${clients.join(", ")}</small>` : nothing}</span
    >
    <div class="controls">
      <action-form
        .label=${t("admin-remove")}
        .about=${name}
        .why=${t("admin-remove-why", { name })}
        .danger=${true}
        .fields=${() => reasonField()}
        .send=${(form: FormData) => removeGuest(player, reasonOf(form))}
      ></action-form>
      <action-form
        .label=${t("admin-ban")}
        .about=${name}
        .why=${t("admin-ban-why", { name })}
        .danger=${true}
        .fields=${() => banFields(clients.length > 0)}
        .send=${(form: FormData) => banGuest(player, banOf(form))}
      ></action-form>
    </div>
  </li>`;
}

const banFields = (hasNetwork: boolean): TemplateResult =>
  html`<label
      >${t("admin-ban-hours")}<input
        name="hours"
        type="number"
        inputmode="numeric"
        min="1"
        max=${MAX_HOURS}
        title=${t("refusal-ban_hours", { most: MAX_HOURS })}
      /><small>${t("admin-ban-hours-why")}</small></label
    >
    ${
      hasNetwork
        ? html`<label class="check"
            ><input type="checkbox" name="network" /> ${t("admin-ban-network")}<small
              >${t("admin-ban-network-why")}</small
            ></label
          >`
        : nothing
    }
    ${reasonField(t("admin-reason-guest"))}`;

/** The ban that a form describes; permanent if it has no hours. */
export function banOf(form: FormData): BanRequest {
  const hours = fieldText(form, "hours").trim();
  return {
    reason: reasonOf(form),
    hours: hours === "" ? null : Number(hours),
    network: form.get("network") !== null,
  };
}

/** The bans in force, each with a form that lifts it. */
export const bansPart = (bans: readonly BanLine[]): TemplateResult =>
  html`<h2>${t("admin-bans")}</h2>
    ${bans.length === 0 ? html`<p class="quiet">${t("admin-no-bans")}</p>` : nothing}
    <ul class="lines">
      ${repeat(
        bans,
        ({ player }) => player,
        ({ player, name, reason, until_ms, networks }) =>
          html`<li>
            <span
              ><strong><bdi>${name}</bdi></strong>
              <small>${reason}</small>
              <small
                >${until_ms == null ? t("admin-ban-for-good") : t("admin-ban-until", { time: moment(until_ms) })}${networks.length > 0 ? ` · ${t("admin-ban-networks", { networks: networks.join(", ") })}` : nothing}</small
              ></span
            >
            <action-form
              .label=${t("admin-unban")}
              .about=${name}
              .fields=${() => reasonField()}
              .send=${(form: FormData) => liftBan(player, reasonOf(form))}
            ></action-form>
          </li>`,
      )}
    </ul>`;
