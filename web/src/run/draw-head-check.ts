import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { LogLine } from "../connection/log-file.js";
import { t } from "../i18n/catalog.js";
import { fieldText } from "../widgets/forms.js";
import { LightDomElement } from "../widgets/light.js";

/** The result for a hash that a participant noted: the entry after which the log had it. */
export type NotedHead = { found: number } | "missing" | "unread";

/** Finds the entry after which the log had a hash, of which at least the first eight characters were noted. */
export function notedHead(log: readonly LogLine[], noted: string): NotedHead {
  const digits = noted.replaceAll(/\s/g, "").toLowerCase();
  if (!/^[0-9a-f]{8,64}$/.test(digits)) return "unread";
  const line = log.find(({ hash }) => hash.startsWith(digits));
  return line ? { found: line.seq } : "missing";
}

/** The field in which a participant compares the characters that they noted at a draw with the log. */
@customElement("draw-head-check")
export class DrawHeadCheck extends LightDomElement {
  /** Loads the public log. */
  @property({ attribute: false }) accessor log!: () => Promise<readonly LogLine[]>;
  @state() private accessor words = "";
  @state() private accessor isFault = false;

  protected override render() {
    return html`<form class="draw-head-check" @submit=${(event: SubmitEvent) => this.#compare(event)}>
      <label
        >${t("draws-head-noted")}
        <input
          name="noted"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          maxlength="80"
          aria-invalid=${this.isFault ? "true" : nothing}
          aria-describedby="draw-head-found"
      /></label>
      <button>${t("draws-head-compare")}</button>
      <p class=${this.isFault ? "refused" : ""} role="status" id="draw-head-found">${this.words}</p>
    </form>`;
  }

  async #compare(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const noted = fieldText(new FormData(event.target as HTMLFormElement), "noted");
    const found = await this.log().then(
      (log) => notedHead(log, noted),
      () => "unloaded" as const,
    );
    this.isFault = typeof found === "string";
    this.words =
      typeof found === "string" ? t(`draws-head-${found}`) : t("draws-head-found", { seq: String(found.found) });
  }
}
