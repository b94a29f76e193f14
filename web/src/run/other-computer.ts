import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { mergeLog, transferPath } from "../connection/runs.js";
import type { RunHead, RunMergeCounts } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { address } from "../router.js";
import { LightDomElement } from "../widgets/light.js";
import { eventMoment } from "./board-time.js";

/**
 * The organiser's part of the staff page for a second computer: the file with which it continues the event, and the merge of
 * its log. Dispatches `changed`.
 */
@customElement("other-computer")
export class OtherComputer extends LightDomElement {
  @property({ attribute: false }) accessor run!: RunHead;
  /** `true` in an event with provable draws, whose blocks end with the move. */
  @property({ type: Boolean }) accessor provable = false;
  @state() private accessor file: File | undefined;
  /** The share of the file that is sent; undefined while none is. */
  @state() private accessor sent: number | undefined;
  @state() private accessor done: RunMergeCounts | undefined;
  @state() private accessor fault = "";

  protected override render() {
    return html`<details class="other-computer">
      <summary>${t("other-title")}</summary>
      ${this.#transfer()} ${this.#merge()}
    </details>`;
  }

  #transfer(): TemplateResult {
    const { id } = this.run;
    return html`<h3>${t("other-transfer")}</h3>
      <p>${t("other-transfer-why")}</p>
      <p class="warning">${t("other-secret")}</p>
      <p><a class="button" href=${transferPath(id)} download>${t("other-download")}</a></p>
      <p>${t("other-import")}</p>
      <pre><code>cardroom run import event-${id}.jsonl</code></pre>
      <p>${t("other-imported")}</p>
      ${this.provable ? html`<p>${t("other-draws")}</p>` : nothing}`;
  }

  #merge(): TemplateResult {
    const isSending = this.sent !== undefined;
    return html`<h3>${t("merge-title")}</h3>
      <p>${t("merge-why")}</p>
      <form @submit=${(event: SubmitEvent) => this.#send(event)}>
        <label
          >${t("merge-file")}<input
            type="file"
            accept=".jsonl,application/jsonl"
            required
            aria-describedby=${this.fault ? "merge-fault" : nothing}
            @change=${this.#choose}
        /></label>
        <button aria-disabled=${isSending ? "true" : nothing} ?disabled=${!this.file && !isSending}>
          ${t("merge-button")}
        </button>
      </form>
      ${this.sent === undefined ? nothing : this.#progress(this.sent)}
      <p role="status">
        ${isSending ? progressWords(this.sent!) : this.done ? mergedWords(this.run, this.done) : nothing}
      </p>
      ${this.done ? questionsOf(this.run, this.done) : nothing}
      ${this.fault ? html`<p class="refused" role="alert" id="merge-fault">${this.fault}</p>` : nothing}`;
  }

  /** The progress while the file is sent, and then, without a value, while the room enters it. */
  #progress(sent: number): TemplateResult {
    return sent < 1
      ? html`<progress max="1" .value=${sent} aria-label=${t("merge-sending")}></progress>`
      : html`<progress aria-label=${t("merge-entering")}></progress>`;
  }

  readonly #choose = (event: Event) => {
    this.file = (event.target as HTMLInputElement).files?.[0];
    [this.done, this.fault] = [undefined, ""];
  };

  async #send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const { file } = this;
    if (!file || this.sent !== undefined) return;
    const form = event.target as HTMLFormElement;
    [this.done, this.fault] = [undefined, ""];
    this.sent = 0;
    try {
      const { merged } = await mergeLog(this.run.id, file, (share) => (this.sent = share));
      this.done = merged ?? undefined;
      this.file = undefined;
      form.reset();
    } catch (error) {
      this.fault = mergeRefusal(refusedOf(error));
    }
    this.sent = undefined;
    this.dispatchEvent(new CustomEvent("changed", { bubbles: true }));
  }
}

/** The words of the progress. They change only once, so that a screen reader is not told every step. */
const progressWords = (sent: number): string => t(sent < 1 ? "merge-sending" : "merge-entering");

/** The refusal of a log, in the words of the page. A lost connection may have cut off the answer alone. */
export function mergeRefusal(refused: Refused): string {
  const { code, args = {} } = refused;
  if (code === "unreachable") return t("merge-unreachable");
  if (code === "too_long") return t("merge-too-long");
  if (code === "run.merge_file" && isNoLog(String(args["reason"]))) return t("merge-no-log");
  return refusalWords(refused, "poker_run");
}

/** Returns whether a file failed at its first line, which names the event and the format in every log. */
const isNoLog = (reason: string): boolean =>
  /^(line 1:|the first line)/.test(reason) && !reason.includes("there is no format");

/** The result of a merge as a sentence, with the time of the first entry that was merged. */
export const mergedWords = (
  run: Pick<RunHead, "date" | "time_zone">,
  { first_ms, entered, repeated, questions, left_out }: RunMergeCounts,
): string => t("merge-done", { time: eventMoment(run, first_ms), entered, repeated, questions, left_out });

/** The number of questions of a merge: one for each refused entry, and one for all that are left out. */
export const questionCount = ({ questions, left_out }: RunMergeCounts): number => questions + (left_out > 0 ? 1 : 0);

/** The link to the questions that a merge has asked; nothing if there are none. */
function questionsOf({ id }: RunHead, merged: RunMergeCounts): TemplateResult | typeof nothing {
  const count = questionCount(merged);
  if (count === 0) return nothing;
  return html`<p>
    <a class="button" href=${address({ page: "questions", run: id })}>${t("merge-questions", { count })}</a>
  </p>`;
}
