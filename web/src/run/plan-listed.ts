import { html, type TemplateResult } from "lit";
import { t } from "../i18n/catalog.js";

/** Host names and addresses of a local network: a name without a domain, a private IPv4 address, or a local IPv6 one. */
const LOCAL =
  /^([a-z0-9-]+|.+\.(local|lan|home\.arpa)|(127|10)(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|\[(::1|f[cde].*)\])$/i;

/** Returns whether a host is part of a local network, so that only people in this network can see the lobby. */
export const isLocalNetwork = (host: string): boolean => LOCAL.test(host);

/** The choice of whether the lobby lists the event. */
export function listedField(listed: boolean, set: (listed: boolean) => void): TemplateResult {
  return html`<div class="field">
    <label class="check"
      ><input
        type="checkbox"
        name="listed"
        aria-describedby="plan-listed-why"
        .checked=${listed}
        @change=${(event: Event) => set((event.target as HTMLInputElement).checked)}
      />
      ${t("run-listed-in-lobby")}</label
    >
    <small id="plan-listed-why">${t("run-listed-why")}</small>
  </div>`;
}
