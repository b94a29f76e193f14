import { html, nothing, type TemplateResult } from "lit";
import { t } from "../i18n/catalog.js";
import { moved, type PlanForm, stopNumbers } from "./plan-form.js";
import { faultText, focusAdd, textField } from "./plan-fields.js";
import type { Faults } from "./plan-draft.js";

/** The route: the places in order, which can be moved, and the finish. */
export function routeFields(form: PlanForm, faults: Faults, change: (form: PlanForm) => void): TemplateResult {
  const numbers = stopNumbers(form.places);
  const add = () => change({ ...form, places: [...form.places, { name: "", card: false }] });
  return html`<fieldset class="route">
    <legend><h2>${t("run-route")}</h2></legend>
    <p class="quiet">${t("run-route-why")}</p>
    ${faultText(faults, "route")}
    <ol>
      ${form.places.map((_, index) => placeRow(form, index, numbers[index], faults, change))}
    </ol>
    <button type="button" @click=${add}>${t("run-add-place")}</button>
    ${textField(faults, {
      key: "finish",
      label: t("run-finish"),
      value: form.finish,
      why: t("run-finish-why"),
      set: (finish) => change({ ...form, finish }),
    })}
  </fieldset>`;
}

function placeRow(
  form: PlanForm,
  index: number,
  stop: number | undefined,
  faults: Faults,
  change: (form: PlanForm) => void,
): TemplateResult {
  const place = form.places[index]!;
  const label = stop === undefined ? t("run-place-plain") : t("run-place-stop", { stop });
  const set = (name: string) =>
    change({ ...form, places: form.places.map((each, at) => (at === index ? { ...each, name } : each)) });
  const remove = (event: Event) => {
    focusAdd(event);
    change({ ...form, places: form.places.filter((_, at) => at !== index) });
  };
  const move = (by: -1 | 1, sign: string, words: string) => {
    const isEnd = index + by < 0 || index + by >= form.places.length;
    return html`<button
      type="button"
      ?disabled=${isEnd}
      aria-label=${t(words, { place: place.name || label })}
      @click=${(event: Event) => {
        change({ ...form, places: moved(form.places, index, by) });
        void followPlace(event.currentTarget as HTMLElement, index + by);
      }}
    >
      ${sign}
    </button>`;
  };
  return html`<li>
    ${textField(faults, { key: `place-${index}`, label, value: place.name, set })}
    <div class="buttons">
      ${move(-1, "↑", "run-move-up")} ${move(1, "↓", "run-move-down")}
      ${
        place.card
          ? nothing
          : html`<button
              type="button"
              @click=${remove}
              aria-label=${t("run-remove-place", { place: place.name || label })}
            >
              ✕
            </button>`
      }
    </div>
  </li>`;
}

/**
 * Moves the focus along with a moved place: to the same button in its new row or, at an end of the list, to its
 * field.
 */
async function followPlace(button: HTMLElement, index: number): Promise<void> {
  const list = button.closest("ol")!;
  const position = [...button.parentElement!.children].indexOf(button);
  await new Promise(requestAnimationFrame);
  const row = list.children[index];
  const next = row?.querySelectorAll<HTMLButtonElement>("button")[position];
  if (next && !next.disabled) next.focus();
  else row?.querySelector("input")?.focus();
}
