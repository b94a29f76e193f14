import { html, type TemplateResult } from "lit";
import { changeDraft } from "../connection/runs.js";
import type { RunDraft, StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { fieldText } from "../widgets/forms.js";
import "./corrections-form.js";
import { stopNumbers } from "./plan-form.js";

/** The form that corrects names after the first card: that of the event, and those of the places on the route. */
export function namesForm({ run, draft, version }: StaffView): TemplateResult {
  const numbers = stopNumbers(draft.plan.route);
  const label = (index: number) => {
    const stop = numbers[index];
    return stop === undefined ? t("run-place-plain") : t("run-place-stop", { stop });
  };
  const fields = () =>
    html`<label
        >${t("run-name")}<input name="name" required maxlength="80" autocomplete="off" .value=${draft.name} /></label
      >${draft.plan.route.map(
        ({ name }, index) =>
          html`<label
            >${label(index)}<input name="place-${index}" required maxlength="200" autocomplete="off" .value=${name}
          /></label>`,
      )}`;
  return html`<correction-form
    .run=${run.id}
    .label=${t("run-names")}
    .why=${t("run-names-why")}
    .fields=${fields}
    .send=${(form: FormData) =>
      changeDraft(
        run.id,
        version,
        renamed(draft, (field) => fieldText(form, field)),
      )}
  ></correction-form>`;
}

/** The draft with the names that were typed. */
export function renamed(draft: RunDraft, text: (field: string) => string): RunDraft {
  const route = draft.plan.route.map((place, index) => ({ ...place, name: text(`place-${index}`) }));
  return { ...draft, name: text("name"), plan: { ...draft.plan, route } };
}
