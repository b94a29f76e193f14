import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { changeMoney } from "../connection/runs.js";
import type { MoneyReport, Role, StaffView, TillLine } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { fieldText } from "../widgets/forms.js";
import { amountWords } from "./board-words.js";
import "./corrections-form.js";
import {
  amountField,
  amountTable,
  amountTyped,
  askIfShort,
  choiceField,
  differenceWords,
  line,
} from "./money-fields.js";
import { MOVES, roleKey, roleOfKey } from "./money-model.js";
import { momentText } from "./questions-model.js";
import { cardStops, roleText } from "./words.js";

/** The tills, their expected and counted cash, and the forms for them. */
export function tillsPart(view: StaffView, { tills }: MoneyReport): TemplateResult {
  const isDraft = view.run.stage === "draft";
  return html`<h2>${t("money-tills")}</h2>
    ${tills.length === 0 ? html`<p>${t("money-no-tills")}</p>` : nothing}
    ${repeat(
      tills,
      ({ till }) => till,
      (till) => tillPart(view, till),
    )}
    ${isDraft ? nothing : openForm(view)}`;
}

function tillPart(view: StaffView, till: TillLine): TemplateResult {
  const place = roleText(till.place, view.run.route);
  const counted =
    till.counted == null
      ? line(t("money-counted"), t("money-not-counted"))
      : html`${line(html`${t("money-counted")} <small>${momentText(view, till.counted_at_ms ?? 0)}</small>`, till.counted)}
        ${line(t("money-expected-at-count"), till.expected_at_count ?? 0)}
        ${line(t("money-difference"), differenceWords(till.difference ?? 0), true)}`;
  return html`<section class="till">
    ${amountTable(
      t(till.closed ? "money-till-closed" : "money-till", { name: till.name, place }),
      html`${line(t("money-float"), till.float)} ${line(t("money-expected"), till.expected)} ${counted}`,
    )}
    ${till.closed ? nothing : forms(view, till)}
  </section>`;
}

function forms(view: StaffView, till: TillLine): TemplateResult {
  return html`<div class="till-forms">${countForm(view, till)} ${moveForm(view, till)} ${closeForm(view, till)}</div>`;
}

const countForm = ({ run }: StaffView, { till, name, expected }: TillLine): TemplateResult =>
  html`<correction-form
    .run=${run.id}
    .label=${t("money-count")}
    .about=${name}
    .why=${t("money-count-why", { amount: amountWords(expected) })}
    .fields=${() => amountField(t("money-cash-counted"))}
    .send=${async (form: FormData) => changeMoney(run.id, { count_till: { till, counted: amountTyped(form) } })}
  ></correction-form>`;

function moveForm({ run }: StaffView, { till, name, expected }: TillLine): TemplateResult {
  const kinds = MOVES.map(
    ([purpose, direction], index) => [String(index), t(`money-move-${purpose}-${direction}`)] as const,
  );
  const fields = () =>
    html`${choiceField("move", t("money-move-what"), kinds)} ${amountField(t("money-amount"))}
      <label>${t("money-move-text")}<input name="text" required maxlength="200" autocomplete="off" /></label>`;
  const send = async (form: FormData) => {
    const [purpose, direction] = MOVES[Number(fieldText(form, "move"))]!;
    const move = { till, purpose, direction, cents: amountTyped(form), text: fieldText(form, "text") };
    if (direction === "out") askIfShort(`move ${till}`, move.cents, expected);
    return changeMoney(run.id, { move });
  };
  return html`<correction-form
    .run=${run.id}
    .label=${t("money-move")}
    .about=${name}
    .why=${t("money-move-why")}
    .fields=${fields}
    .send=${send}
  ></correction-form>`;
}

const closeForm = ({ run }: StaffView, { till, name, uncounted }: TillLine): TemplateResult =>
  html`<correction-form
    .run=${run.id}
    .label=${t("money-close-till")}
    .about=${name}
    .why=${t(uncounted ? "money-close-uncounted" : "money-close-why")}
    .send=${() => changeMoney(run.id, { close_till: { till } })}
    danger
  ></correction-form>`;

function openForm({ run }: StaffView): TemplateResult {
  const stops = cardStops(run.route).map((_, index): Role => ({ stop: index + 1 }));
  const places: Role[] = ["registration", "finish", ...stops, "organiser"];
  const fields = () =>
    html`<label>${t("money-till-name")}<input name="name" required maxlength="40" autocomplete="off" /></label>
      ${choiceField(
        "place",
        t("money-till-place"),
        places.map((role) => [roleKey(role), roleText(role, run.route)] as const),
      )}
      ${amountField(t("money-float"))}`;
  const send = async (form: FormData) => {
    const open = {
      name: fieldText(form, "name"),
      place: roleOfKey(fieldText(form, "place")),
      float: amountTyped(form),
    };
    return changeMoney(run.id, { open_till: open });
  };
  return html`<correction-form
    .run=${run.id}
    .label=${t("money-open-till")}
    .why=${t("money-open-why")}
    .fields=${fields}
    .send=${send}
  ></correction-form>`;
}
