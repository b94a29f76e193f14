import { html, nothing, type TemplateResult } from "lit";
import type { Prize, RunDraft, StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { capitalized, longDate } from "../i18n/clock.js";
import { money, percent } from "../i18n/money.js";
import { CENTS } from "./words.js";
import { exactTime } from "./board-words.js";
import { formOf, routeOf, stopNumbers } from "./plan-form.js";
import { charityText } from "./plan-prizes.js";
import { rulingLink } from "./plan-fields.js";
import { chosen, namedRules, optionId, settingId } from "./plan-settings.js";
import { waiverText } from "./plan-waiver.js";

/** The text of an event plan. */
export function planSummary({ draft, run }: StaffView): TemplateResult {
  const { settings = {} } = draft;
  const deadline = exactTime(run.deadline ?? settings.deadline ?? "16:00");
  const limit = settings.hands_limit;
  return html`<dl class="summary">
    ${line(t("run-date"), capitalized(longDate(draft.date)))}
    ${line(t("run-deadline"), `${deadline} (${draft.time_zone.replaceAll("_", " ")})`)}
    ${line(t("run-route"), route(draft))} ${line(t("run-hand-price"), price(settings.hand_price))}
    ${line(t("run-hands-limit"), typeof limit === "number" ? String(limit) : t("no-limit"))}
    ${line(t("run-setting-extra-card"), extraCard(draft))} ${line(t("run-prizes"), prizes(draft))}
    ${draft.emergency ? line(t("run-emergency"), draft.emergency) : nothing}
    ${draft.waiver ? line(t("run-waiver"), html`${t("run-waiver-is")} ${waiverText(draft.waiver.text ?? "")}`) : nothing}
    ${line(t("run-provable-title"), t(draft.provable_draws ? "run-provable-is" : "run-provable-is-not"))}
    ${line(t("run-listing"), draft.listed ? t("run-is-listed") : t("run-is-unlisted"))}
    ${line(t("run-more-rules"), otherRules(draft))}
  </dl>`;
}

const line = (title: string, content: TemplateResult | string) =>
  html`<div>
    <dt>${title}</dt>
    <dd>${content}</dd>
  </div>`;

function route(draft: RunDraft): TemplateResult {
  const { places, finish } = routeOf(draft.plan.route);
  const numbers = stopNumbers(places);
  return html`<ol>
    ${places.map(
      ({ name }, index) =>
        html`<li>${numbers[index] === undefined ? name : t("run-stop-named", { stop: numbers[index], name })}</li>`,
    )}
    ${finish === "" ? nothing : html`<li>${t("run-finish-named", { name: finish })}</li>`}
  </ol>`;
}

const price = (cents: number | null | undefined) => (cents ? money(CENTS, cents) : t("run-free"));

function extraCard({ settings = {} }: RunDraft): string {
  const option = chosen(settings, "extra_card");
  const words = t(optionId("extra_card", option));
  return option === "none" ? words : t("run-extra-priced", { extra: words, price: price(settings.extra_price) });
}

/** The text of a prize: an amount, or a share of the takings. */
export function prizeText(prize: Prize): string {
  if (typeof prize === "number") return money(CENTS, prize);
  return t("run-share", { share: percent(Number(prize.replace("%", "")) / 100) });
}

function prizes(draft: RunDraft): TemplateResult {
  const low = draft.settings?.low_hand;
  return html`<ol>
      ${draft.plan.prizes.map((prize, index) => html`<li>${t("run-prize-line", { place: index + 1, prize: prizeText(prize) })}</li>`)}
      ${low && low !== "none" ? html`<li>${t("run-low-line", { prize: prizeText(low) })}</li>` : nothing}
    </ol>
    <p>${charityText(formOf(draft))}</p>`;
}

/**
 * The rules of payments and of times, and the other rules that differ from those that the form of a new event proposes.
 */
function otherRules({ settings }: RunDraft): TemplateResult {
  return html`<ul>
      ${namedRules(settings).map(
        ({ name, ruling }) =>
          html`<li>${t(settingId(name))}: ${t(optionId(name, chosen(settings, name)))} ${rulingLink(ruling)}</li>`,
      )}
    </ul>
    <p>${t("run-others-usual")}</p>`;
}
