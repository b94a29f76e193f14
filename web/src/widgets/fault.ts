import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";

/**
 * The line below a field with its fault. It is silent while the user types, and made anew for each attempt to send the
 * field, so that a screen reader speaks it each time.
 */
export const faultLine = (id: string, fault: string | undefined, attempts: number) =>
  fault === undefined
    ? nothing
    : keyed(attempts, html`<p class="fault" id=${id} role=${attempts > 0 ? "alert" : nothing}>${fault}</p>`);
