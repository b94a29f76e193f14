import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf, requestKey } from "../connection/api.js";
import { exportPath, importParticipants } from "../connection/runs.js";
import type { RunReceipt, TillChoice } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { list, refusalWords } from "../i18n/words.js";
import { LightDomElement } from "../widgets/light.js";
import { keptTill } from "./desk-kept.js";
import { chosenTill } from "./payment-model.js";
import { plain } from "./registration-entry.js";

/** An error in a file, with its line and column; in the first line, the column is a number. */
export interface ImportFault extends Refused {
  line: number;
  column: string;
}

/** The import of participants from a spreadsheet, and their export. Dispatches `changed`. */
@customElement("registration-import")
export class RegistrationImport extends LightDomElement {
  @property() accessor run = "";
  /** `true` once nobody can be registered any more: the participants can still be exported. */
  @property({ type: Boolean }) accessor closed = false;
  /** `true` if riders sign a waiver. */
  @property({ type: Boolean }) accessor waiver = false;
  @property({ attribute: false }) accessor tills: readonly TillChoice[] = [];
  @state() private accessor file: File | undefined;
  @state() private accessor done: RunReceipt | undefined;
  @state() private accessor refused: Refused | undefined;
  @state() private accessor busy = false;
  /**
   * The idempotency key of the request, kept until there is a response, so that a file sent again is imported only
   * once.
   */
  #key = "";

  protected override render() {
    return html`<details>
      <summary>${t("run-import")}</summary>
      ${this.closed ? nothing : this.#form()}
      <p><a href=${exportPath(this.run)} download>${t("run-export")}</a></p>
    </details>`;
  }

  #form(): TemplateResult {
    const yes = t("run-import-yes");
    const [column, value] = this.waiver ? [";waiver", `;${yes}`] : ["", ""];
    return html`<p>${t("run-import-why")}</p>
      <pre><code>name;rides;hands;shown_as;contact;number;payment${column}
Ann Lee;${yes};2;name;555 0100;17;prepaid${value}</code></pre>
      <form @submit=${(event: SubmitEvent) => this.#import(event)}>
        <label
          >${t("run-import-file")}<input type="file" accept=".csv,text/csv" required @change=${this.#choose}
        /></label>
        <button ?disabled=${this.busy || !this.file}>${t("run-import-button")}</button>
      </form>
      <p role="status">${this.done ? importedWords(this.done) : nothing}</p>
      ${this.done ? twiceList(this.done) : nothing} ${this.refused ? faultList(this.refused) : nothing}`;
  }

  readonly #choose = (event: Event) => {
    this.file = (event.target as HTMLInputElement).files?.[0];
    this.#key = requestKey();
    this.done = undefined;
    this.refused = undefined;
  };

  async #import(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!this.file) return;
    const form = event.target as HTMLFormElement;
    this.busy = true;
    this.refused = undefined;
    try {
      this.done = await importParticipants(this.run, this.file, this.#key, chosenTill(this.tills, keptTill(this.run)));
      this.file = undefined;
      form.reset();
    } catch (error) {
      this.refused = refusedOf(error);
      if (this.refused.code !== "unreachable") this.#key = requestKey();
    }
    this.busy = false;
    this.dispatchEvent(new CustomEvent("changed"));
  }
}

/** The text about the participants that a file registered, with their numbers if these are consecutive. */
export function importedWords({ events, again }: Pick<RunReceipt, "events" | "again">): string {
  if (again) return t("run-imported-before");
  if (events.length === 0) return t("run-imported-nobody");
  const numbers = events.flatMap((event) =>
    "event" in event && event.event === "registered" ? event.participant : [],
  );
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
  const follow = numbers.length > 0 && to - from + 1 === numbers.length;
  const range = !follow ? "no" : from === to ? "one" : "yes";
  return t("run-imported", { count: numbers.length, range, from: String(from), to: String(to) });
}

/** A name that a file gives to several participants, with their numbers and their lines in the file. */
export interface NamedTwice {
  name: string;
  people: { number: number; line: number }[];
}

/** The names that a file gives to several participants. */
export function namedTwice({ events, lines }: Pick<RunReceipt, "events" | "lines">): NamedTwice[] {
  const names = new Map<string, NamedTwice>();
  for (const [index, event] of events.entries()) {
    if (!("event" in event) || event.event !== "registered") continue;
    const key = plain(event.name);
    const named = names.get(key) ?? { name: event.name, people: [] };
    named.people.push({ number: event.participant, line: lines?.[index] ?? 0 });
    names.set(key, named);
  }
  return [...names.values()].filter(({ people }) => people.length > 1);
}

/** The text about a name that several participants have, with their numbers and their lines in the file. */
export const twiceWords = ({ name, people }: NamedTwice): string =>
  t("run-imported-twice", {
    name,
    numbers: list(
      people.map(({ number, line }) => t("run-imported-number", { number: String(number), line: String(line) })),
    ),
  });

/** The question whether participants with the same name are one person; nothing if there are none. */
function twiceList(done: RunReceipt): TemplateResult | typeof nothing {
  const named = namedTwice(done);
  if (named.length === 0) return nothing;
  return html`<ul class="warning">
    ${named.map((each) => html`<li>${twiceWords(each)}</li>`)}
  </ul>`;
}

/** A refused file, with its errors by line. */
function faultList(refused: Refused): TemplateResult {
  const faults = (refused.args?.["faults"] ?? []) as ImportFault[];
  return html`<div class="refused" role="alert">
    <p>${refusalWords(refused)}</p>
    <ul>
      ${faults.map((fault) => html`<li>${faultWords(fault)}</li>`)}
    </ul>
  </div>`;
}

/** The text of an error in a file, with its line and column. */
export const faultWords = (fault: ImportFault): string =>
  // The number of a new participant is not in the file, so the message does not name it.
  fault.code === "poker_run.hands_limit"
    ? t("run-import-hands-limit", { line: String(fault.line), limit: Number(fault.args?.["limit"]) })
    : t("run-import-fault", { line: String(fault.line), column: fault.column, text: refusalWords(fault, "poker_run") });
