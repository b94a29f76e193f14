import { html, type TemplateResult } from "lit";
import { t } from "../i18n/catalog.js";

/** The picture of a QR code with this URL. */
export const qrImage = (url: string, svg: string): TemplateResult =>
  html`<img class="qr" alt=${t("share-qr", { url })} src="data:image/svg+xml,${encodeURIComponent(svg)}" />`;
