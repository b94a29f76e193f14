import { LightDomElement } from "./light.js";

/** A form field of several controls. The form reads its value under the `name` of the element, as that of any field. */
export abstract class FormField extends LightDomElement {
  static readonly formAssociated = true;
  readonly #internals = this.attachInternals();
  #value = "";

  /** The value as text. */
  get value(): string {
    return this.#value;
  }

  set value(value: string) {
    this.#value = value;
    this.#internals.setFormValue(value);
    this.requestUpdate();
  }
}
