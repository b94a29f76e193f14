import { html, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { holdTables, showBanner } from "../connection/admin.js";
import type { Notice, Overview } from "../generated/rest.js";
import { t } from "../i18n/catalog.js";
import { showNotice } from "../state/notice.js";
import "../widgets/action-form.js";
import { fieldText } from "../widgets/forms.js";
import { part } from "./part.js";
import { MAX_TEXT, reasonField, reasonOf } from "./reason.js";

/**
 * Decisions about the whole room: the banner, and whether new tables are held. Each form belongs to one decision: it
 * keeps its content when the page is loaded again, and goes with its decision.
 */
export const roomPart = ({ banner, held }: Overview): TemplateResult =>
  part(
    "room",
    html`<ul class="lines">
      <li>
        <p>${banner == null ? t("admin-no-banner") : t("admin-banner", { text: banner })}</p>
        <div class="controls">
          ${keyed(banner == null, bannerForm(banner ?? ""))} ${banner == null ? "" : removalForm()}
        </div>
      </li>
      <li>
        <p>${held == null ? t("admin-tables-allowed") : t("admin-tables-held", { reason: held })}</p>
        <div class="controls">${keyed(held == null, held == null ? holdForm() : allowForm())}</div>
      </li>
    </ul>`,
  );

const bannerForm = (banner: string): TemplateResult =>
  html`<action-form
    .label=${t(banner === "" ? "admin-banner-show" : "admin-banner-change")}
    .why=${t("admin-banner-why")}
    .fields=${() => bannerFields(banner)}
    .send=${(form: FormData) => shown(showBanner(fieldText(form, "text").trim(), reasonOf(form)))}
    .done=${() => t("admin-banner-shown")}
  ></action-form>`;

const removalForm = (): TemplateResult =>
  html`<action-form
    .label=${t("admin-banner-remove")}
    .fields=${() => reasonField()}
    .send=${(form: FormData) => shown(showBanner(null, reasonOf(form)))}
    .done=${() => t("audit-banner-removed")}
  ></action-form>`;

const holdForm = (): TemplateResult =>
  html`<action-form
    .label=${t("admin-hold")}
    .why=${t("admin-hold-why")}
    .fields=${() => reasonField(t("admin-reason-guests"))}
    .send=${(form: FormData) => shown(holdTables(true, reasonOf(form)))}
    .done=${() => t("audit-new-tables-held")}
  ></action-form>`;

const allowForm = (): TemplateResult =>
  html`<action-form
    .label=${t("admin-allow")}
    .fields=${() => reasonField()}
    .send=${(form: FormData) => shown(holdTables(false, reasonOf(form)))}
    .done=${() => t("audit-new-tables-allowed")}
  ></action-form>`;

/** Shows the notices after a decision at once, also above this page. */
const shown = async (decided: Promise<Notice>): Promise<void> => showNotice(await decided);

/** The text starts as the banner in force. As an attribute, it does not replace a text that is being typed. */
const bannerFields = (banner: string): TemplateResult =>
  html`<label
      >${t("admin-banner-text")}<input
        name="text"
        required
        maxlength=${MAX_TEXT}
        autocomplete="off"
        value=${banner}
      /><small>${t("admin-banner-example")}</small></label
    >
    ${reasonField()}`;
