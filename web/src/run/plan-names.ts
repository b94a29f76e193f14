import { html, type TemplateResult } from "lit";
import { changeDraft } from "../connection/runs.js";
import type { RunDraft, StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { fieldText } from "../widgets/forms.js";
import "./corrections-form.js";
import { stopNumbers } from "./plan-form.js";
import { listedField } from "./plan-listed.js";
import { WAIVER_LENGTH, waiverOf } from "./plan-waiver.js";

/**
 * The form for the parts of a plan that can still be changed after the first card: the name of the event, the names of
 * the places on the route, the emergency number, the waiver, and whether the lobby lists the event.
 */
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
      )}<label
        >${t("run-emergency")}<input
          name="emergency"
          inputmode="tel"
          maxlength="32"
          autocomplete="off"
          .value=${draft.emergency ?? ""}
      /></label>
      <label class="check"
        ><input type="checkbox" name="waiver" .checked=${draft.waiver != null} /> ${t("run-waiver-setting")}</label
      ><label
        >${t("run-waiver-text")}<textarea
          name="waiver-text"
          rows="2"
          maxlength=${WAIVER_LENGTH}
          .value=${draft.waiver?.text ?? ""}
        ></textarea></label
      >${listedField(draft.listed ?? false, () => undefined)}`;
  return html`<correction-form
    .run=${run.id}
    .label=${t("run-names")}
    .why=${t("run-names-why")}
    .fields=${fields}
    .send=${(form: FormData) =>
      changeDraft(
        run.id,
        version,
        renamed(draft, (field) => fieldText(form, field), { listed: form.has("listed"), waiver: form.has("waiver") }),
      )}
  ></correction-form>`;
}

/** The checkboxes of the form: `true` if checked. */
interface Ticked {
  listed: boolean;
  waiver: boolean;
}

/** The draft with the names, the emergency number and the waiver from the form, listed in the lobby or not. */
export function renamed(draft: RunDraft, text: (field: string) => string, ticked: Ticked): RunDraft {
  const route = draft.plan.route.map((place, index) => ({ ...place, name: text(`place-${index}`) }));
  const { listed: _, emergency: __, waiver: ___, ...others } = draft;
  const emergency = text("emergency").trim();
  return {
    ...others,
    name: text("name"),
    plan: { ...draft.plan, route },
    ...(ticked.listed ? { listed: true } : {}),
    ...waiverOf({ signed: ticked.waiver, text: text("waiver-text") }),
    ...(emergency === "" ? {} : { emergency }),
  };
}
