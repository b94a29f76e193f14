import { html, type TemplateResult } from "lit";
import { t } from "../i18n/catalog.js";
import { percent } from "../i18n/money.js";
import { type Faults, shareTyped } from "./plan-draft.js";
import { faultText, focusAdd, prizeField, rulingLink } from "./plan-fields.js";
import type { PlanForm, PrizeText } from "./plan-form.js";

/** The prizes by place, and the part of the takings that the charity receives. */
export function prizeFields(form: PlanForm, faults: Faults, change: (form: PlanForm) => void): TemplateResult {
  const set = (prizes: PrizeText[]) => change({ ...form, prizes });
  const kind = form.prizes.at(-1)?.kind ?? "share";
  const remove = (event: Event, index: number) => {
    focusAdd(event);
    set(form.prizes.filter((_, at) => at !== index));
  };
  return html`<fieldset class="prizes">
    <legend><h2>${t("run-prizes")}</h2></legend>
    <p class="quiet">${t("run-prizes-why")} ${rulingLink("PR-9")}</p>
    ${faultText(faults, "prizes")}
    <ol>
      ${form.prizes.map(
        (prize, index) =>
          html`<li>
            ${prizeField(
              faults,
              {
                key: `prize-${index}`,
                label: t("run-prize-place", { place: index + 1 }),
                prize,
                kinds: ["share", "amount"],
              },
              (prize) => set(form.prizes.map((each, at) => (at === index ? prize : each))),
            )}
            <button
              type="button"
              @click=${(event: Event) => remove(event, index)}
              aria-label=${t("run-remove-prize", { place: index + 1 })}
            >
              ✕
            </button>
          </li>`,
      )}
    </ol>
    <button type="button" @click=${() => set([...form.prizes, { kind, text: "" }])}>${t("run-add-prize")}</button>
    <p role="status">${charityText(form)} ${rulingLink("PR-13")}</p>
  </fieldset>`;
}

/** The text for the part of the takings that the charity receives under these prizes (PR-13). */
export function charityText({ prizes, lowHand }: Pick<PlanForm, "prizes" | "lowHand">): string {
  const all = [...prizes, lowHand].filter(({ kind }) => kind !== "none");
  if (all.some(({ kind }) => kind === "amount")) return t("run-charity-rest");
  const shares = all.map(({ text }) => shareTyped(text) ?? 0).reduce((sum, share) => sum + share, 0);
  const left = 10_000 - shares;
  if (left < 0) return t("run-charity-over", { prizes: percent(shares / 10_000) });
  return t("run-charity-share", { prizes: percent(shares / 10_000), charity: percent(left / 10_000) });
}
