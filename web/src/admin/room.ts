import { html, type TemplateResult } from "lit";
import { holdTables, showBanner } from "../connection/admin.js";
import type { Overview } from "../generated/rest.js";
import { t } from "../i18n/catalog.js";
import "../widgets/action-form.js";
import { fieldText } from "../widgets/forms.js";
import { MAX_TEXT, reasonField, reasonOf } from "./reason.js";

/** Decisions about the whole room: the banner, and whether new tables are held. */
export const roomPart = ({ banner, held }: Overview): TemplateResult =>
  html`<h2>${t("admin-room")}</h2>
    <ul class="lines">
      <li>
        <p>${banner == null ? t("admin-no-banner") : t("admin-banner", { text: banner })}</p>
        <div class="controls">
          <action-form
            .label=${t(banner == null ? "admin-banner-show" : "admin-banner-change")}
            .why=${t("admin-banner-why")}
            .fields=${() => bannerFields(banner ?? "")}
            .send=${(form: FormData) => showBanner(fieldText(form, "text").trim(), reasonOf(form))}
          ></action-form>
          ${
            banner == null
              ? ""
              : html`<action-form
                  .label=${t("admin-banner-remove")}
                  .fields=${() => reasonField()}
                  .send=${(form: FormData) => showBanner(null, reasonOf(form))}
                ></action-form>`
          }
        </div>
      </li>
      <li>
        <p>${held == null ? t("admin-tables-allowed") : t("admin-tables-held", { reason: held })}</p>
        <div class="controls">
          <action-form
            .label=${t(held == null ? "admin-hold" : "admin-allow")}
            .why=${held == null ? t("admin-hold-why") : ""}
            .fields=${() => reasonField(held == null ? t("admin-reason-guests") : undefined)}
            .send=${(form: FormData) => holdTables(held == null, reasonOf(form))}
          ></action-form>
        </div>
      </li>
    </ul>`;

const bannerFields = (text: string): TemplateResult =>
  html`<label
      >${t("admin-banner-text")}<input
        name="text"
        required
        maxlength=${MAX_TEXT}
        autocomplete="off"
        .value=${text}
      /><small>${t("admin-banner-example")}</small></label
    >
    ${reasonField()}`;
