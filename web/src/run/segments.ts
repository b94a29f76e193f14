import { html, type TemplateResult } from "lit";

/** A choice among a few options, side by side. The arrow keys choose, and Enter submits the form. */
export function segments<Value extends string>(
  { name, legend, options }: { name: string; legend: string; options: readonly (readonly [Value, string])[] },
  value: Value,
  set: (value: Value) => void,
): TemplateResult {
  return html`<fieldset class="segments">
    <legend>${legend}</legend>
    <div>
      ${options.map(
        ([option, words]) =>
          html`<label>
            <input
              type="radio"
              name=${name}
              value=${option}
              .checked=${option === value}
              @change=${() => set(option)}
            />
            <span>${words}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;
}
