import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { LogLine, Rollback } from "../connection/log-file.js";
import type { RunHead } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { fieldText } from "../widgets/forms.js";
import { LightDomElement } from "../widgets/light.js";
import { eventMoment } from "./board-time.js";

/**
 * The result for a hash that a participant noted: the entry after which the log had it, or the last rollback of a log that
 * does not have it, before which it may have had it.
 */
export type NotedHead = { found: number } | { lost: Rollback } | "missing" | "unread";

/** Finds the entry after which the log had a hash, of which at least the first eight characters were noted. */
export function notedHead(log: readonly LogLine[], noted: string): NotedHead {
  const digits = digitsOf(noted);
  if (digits === undefined) return "unread";
  const line = log.find(({ hash }) => hash.startsWith(digits));
  if (line) return { found: line.seq };
  const rollback = log.filter((each) => each.rollback).at(-1)?.rollback;
  return rollback ? { lost: rollback } : "missing";
}

/** The digits of a hash that were typed; undefined if they cannot be those of one. */
function digitsOf(noted: string): string | undefined {
  const digits = noted.replaceAll(/\s/g, "").toLowerCase();
  return /^[0-9a-f]{8,64}$/.test(digits) ? digits : undefined;
}

/** The result in words. */
export function notedWords(run: Pick<RunHead, "date" | "time_zone">, found: NotedHead | "unloaded"): string {
  if (typeof found === "string") return t(`draws-head-${found}`);
  if ("found" in found) return t("draws-head-found", { seq: String(found.found) });
  const { cause, at_ms } = found.lost;
  return t("draws-head-lost", { cause, time: eventMoment(run, at_ms) });
}

/** The field in which a participant compares the characters that they noted at a draw with the log. */
@customElement("draw-head-check")
export class DrawHeadCheck extends LightDomElement {
  /** Loads the public log. */
  @property({ attribute: false }) accessor log!: () => Promise<readonly LogLine[]>;
  @property({ attribute: false }) accessor run!: Pick<RunHead, "date" | "time_zone">;
  @state() private accessor found: NotedHead | "unloaded" | undefined;

  protected override render() {
    const { found } = this;
    const isFault = typeof found === "string";
    const look = isFault ? "refused" : found !== undefined && "lost" in found ? "warning" : "";
    return html`<form class="draw-head-check" @submit=${(event: SubmitEvent) => this.#compare(event)}>
      <label
        >${t("draws-head-noted")}
        <input
          name="noted"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          maxlength="80"
          aria-invalid=${isFault ? "true" : nothing}
          aria-describedby="draw-head-found"
      /></label>
      <button>${t("draws-head-compare")}</button>
      <p class=${look} role="status" id="draw-head-found">
        ${found === undefined ? nothing : notedWords(this.run, found)}
      </p>
    </form>`;
  }

  async #compare(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const noted = fieldText(new FormData(event.target as HTMLFormElement), "noted");
    if (digitsOf(noted) === undefined) this.found = "unread";
    else
      this.found = await this.log().then(
        (log) => notedHead(log, noted),
        () => "unloaded" as const,
      );
  }
}
