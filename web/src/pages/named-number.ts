import { html, type TemplateResult } from "lit";
import { t } from "../i18n/catalog.js";

/** A number with the name of what it counts, as two parts of a text such as `rounds = 5`. */
interface NamedNumber {
  name: string;
  count: string;
}

/** The parts of a text in the format of the form; undefined for any other text. */
export function namedNumber(text: string): NamedNumber | undefined {
  const [, name, count] = /^(\w+) = (\d+)$/.exec(text) ?? [];
  return name === undefined || count === undefined ? undefined : { name, count };
}

/** Writes the two parts of the field into the hidden one, which the form reads. */
function write({ currentTarget }: Event): void {
  const field = currentTarget as HTMLElement;
  const part = (selector: string) => field.querySelector<HTMLInputElement>(selector)!;
  part("[name]").value = `${part("select").value} = ${part("[type=number]").value}`;
}

/** The names to choose from, each with its words, and the attributes of the field. */
interface Field {
  id: string;
  name: string;
  invalid: unknown;
  describedBy: unknown;
  options: [name: string, words: string][];
}

/** A field for a number and the name of what it counts. */
export function namedNumberField(
  value: NamedNumber,
  { id, name, invalid, describedBy, options }: Field,
): TemplateResult {
  return html`<span class="named-number" @input=${write}>
    <input
      id=${id}
      type="number"
      min="1"
      required
      .value=${value.count}
      aria-invalid=${invalid}
      aria-describedby=${describedBy}
    />
    <select aria-label=${t("counted-in")}>
      ${options.map(([option, words]) => html`<option value=${option} ?selected=${option === value.name}>${words}</option>`)}
    </select>
    <input type="hidden" name=${name} .value=${`${value.name} = ${value.count}`} />
  </span>`;
}
