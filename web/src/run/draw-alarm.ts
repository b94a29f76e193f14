import { html, nothing, type TemplateResult } from "lit";
import { cardText } from "../cards/card.js";
import type { Drawing } from "../draw-phone/phone.js";
import { t } from "../i18n/catalog.js";
import { codeWords } from "./draw-names.js";

/** The notice that the room broke the protocol, with the proof. It stays until the organiser has seen it. */
export const drawAlarm = (code: string, drawing: Drawing | undefined, goOn: () => void): TemplateResult =>
  html`<div class="refused alarm" role="alert">
    <p class="say">${t("draws-alarm")}</p>
    <p>${t("draws-alarm-what", { reason: codeWords(code) })}</p>
    <p>${t("draws-alarm-do")}</p>
    ${drawing ? proofOf(drawing) : nothing}
    <button @click=${goOn}>${t(drawing ? "draws-alarm-go-on" : "draws-alarm-back")}</button>
  </div>`;

const proofOf = ({ drawn }: Drawing): TemplateResult =>
  html`<details>
    <summary>${t("draws-alarm-card", { card: cardText(drawn.card) })}</summary>
    <textarea
      readonly
      rows="6"
      aria-label=${t("draws-proof")}
      .value=${JSON.stringify(drawn.proof, null, 2)}
    ></textarea>
  </details>`;
