import { html, type TemplateResult } from "lit";
import { t } from "../i18n/catalog.js";
import { checkField } from "./plan-fields.js";

/** Host names and addresses of a local network: a name without a domain, a private IPv4 address, or a local IPv6 one. */
const LOCAL =
  /^([a-z0-9-]+|.+\.(local|lan|home\.arpa)|(127|10)(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|\[(::1|f[cde].*)\])$/i;

/** Returns whether a host is part of a local network, so that only people in this network can see the lobby. */
export const isLocalNetwork = (host: string): boolean => LOCAL.test(host);

/** The choice of whether the lobby lists the event. */
export function listedField(listed: boolean, set: (listed: boolean) => void): TemplateResult {
  const words = { label: t("run-listed-in-lobby"), why: t("run-listed-why") };
  return html`<div class="field">${checkField({ name: "listed", ...words, checked: listed }, set)}</div>`;
}
