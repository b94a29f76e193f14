import type { TemplateResult } from "lit";
import { t } from "../i18n/catalog.js";
import * as widget from "../widgets/reason.js";

export { reasonOf } from "../widgets/reason.js";

/** Maximum length of a reason and of a banner, in characters. */
export const MAX_TEXT = 200;

/** The field for the reason of a decision; `why` names its readers. */
export const reasonField = (why = t("admin-reason-why")): TemplateResult => widget.reasonField(why, MAX_TEXT);
