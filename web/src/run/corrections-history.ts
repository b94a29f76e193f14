import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { cardText } from "../cards/card.js";
import { refusedOf } from "../connection/api.js";
import { runEntries } from "../connection/runs.js";
import type { Action, DrawOfHand, Mark, MoneyMovement, RunEntry, RunHead } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { type Args, has, t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { LightDomElement } from "../widgets/light.js";
import { amountWords, exactTime, markWords } from "./board-words.js";
import { eventMoment } from "./board-time.js";
import { slotWords } from "./draw-names.js";

/** The entries that concern a participant, with author and time, for the organiser. */
@customElement("correction-history")
export class CorrectionHistory extends LightDomElement {
  @property({ attribute: false }) accessor run!: RunHead;
  @property({ type: Number }) accessor participant = 0;
  @state() private accessor entries: RunEntry[] | undefined;
  @state() private accessor refused: Refused | undefined;
  #loaded = "";

  protected override updated(): void {
    const wanted = `${this.participant} ${this.run.seq}`;
    if (wanted === this.#loaded) return;
    this.#loaded = wanted;
    void this.#load(wanted);
  }

  /** Loads all pages of the entries. The result is dropped if another participant's entries are wanted by then. */
  async #load(wanted: string): Promise<void> {
    try {
      const all: RunEntry[] = [];
      for (let after: number | null | undefined = 0; after != null;) {
        const page = await runEntries(this.run.id, this.participant, after);
        all.push(...page.entries);
        after = page.next;
      }
      if (wanted === this.#loaded) [this.entries, this.refused] = [all, undefined];
    } catch (error) {
      if (wanted === this.#loaded) this.refused = refusedOf(error);
    }
  }

  protected override render() {
    if (this.refused) return html`<p class="refused">${refusalWords(this.refused, "poker_run")}</p>`;
    if (!this.entries?.length) return nothing;
    return html`<details>
      <summary>${t("correct-history", { count: this.entries.length })}</summary>
      <ol class="correct-history">
        ${this.entries.map(
          (entry) =>
            html`<li>
              <small
                >${eventMoment(this.run, entry.at_ms, { seconds: true })} ·
                <bdi>${entry.name ?? t("correct-by-room")}</bdi></small
              >
              ${entryWords(this.run, entry)}
            </li>`,
        )}
      </ol>
    </details>`;
  }
}

/** The fields of an action that its sentence may contain. */
interface Fields {
  hand?: string;
  stop?: number;
  mark?: Mark;
  card?: string;
  cards?: string[];
  at?: string | null;
  until?: string | null;
  to?: string;
  reason?: string;
  rides?: boolean;
  name?: string;
}

/**
 * The text of an entry, with its source if it was made without a connection or on another computer; the identifier of its
 * kind if the catalogue has no message for it.
 */
export function entryWords(
  run: Pick<RunHead, "route" | "date" | "time_zone">,
  { merged, ...entry }: Pick<RunEntry, "change" | "offline" | "merged">,
): string {
  const words = ownWords(run, entry);
  return merged
    ? t("entry-from-other", { words, seq: String(merged.seq), time: eventMoment(run, merged.at_ms) })
    : words;
}

function ownWords(
  run: Pick<RunHead, "route" | "date" | "time_zone">,
  { change, offline }: Pick<RunEntry, "change" | "offline">,
): string {
  if (change.kind === "money") return movementWords(change.movement);
  if (change.kind === "moved") return t("entry-moved", { time: eventMoment(run, change.since_ms) });
  if (change.kind === "merged")
    return t("entry-merged", {
      first: String(change.fork + 1),
      last: String(change.last),
      left_out: change.left_out.length,
    });
  if (change.kind !== "acted") {
    if ("draw" in change) return drawEntry(run, change);
    const id = `entry-${change.kind.replaceAll("_", "-")}`;
    return has(id)
      ? t(id, {
          reason: "reason" in change ? String(change.reason) : "",
          cause: "cause" in change ? change.cause : "",
          block: "block" in change ? change.block : 0,
          phone: "phone" in change ? change.phone : 0,
        })
      : change.kind;
  }
  const { action, screen } = change;
  const words = actionWords(run, action, screen);
  return offline ? t("entry-offline", { words, time: eventMoment(run, offline.made_ms + offline.offset_ms) }) : words;
}

type DrawEntry = Extract<RunEntry["change"], { draw: DrawOfHand }>;

/** The text of a scan, a takeover or a card of a draw that can be verified. */
function drawEntry({ route }: Pick<RunHead, "route">, change: DrawEntry): string {
  const { hand, slot } = change.draw;
  const { phone } = change;
  const words = { hand, slot: slotWords(route, slot), phone };
  if (change.kind === "taken_over") return t("entry-taken-over", { ...words, reason: change.reason });
  if (change.kind === "drawn") return t("entry-drawn", { ...words, cut: change.cut, card: cardText(change.card) });
  return t("entry-scanned", words);
}

/** The text of an entry of the game; `screen` is `true` if the wheel on the screen drew its cards. */
export function actionWords(run: Pick<RunHead, "route">, action: Action, screen = false): string {
  const [kind, fields] = typeof action === "string" ? [action, {}] : (Object.entries(action)[0] as [string, Fields]);
  const id = `entry-${kind.replaceAll("_", "-")}`;
  return has(id) ? t(id, argsOf(run, fields, screen)) : kind;
}

/** The text of a money entry: its kind, its amount, and its reason or the person who collected a prize. */
function movementWords({ kind, hand, cents, text }: MoneyMovement): string {
  const what = t(`money-kind-${kind.replaceAll("_", "-")}`, { hand: hand ?? "" });
  // An entry that declares an earlier one void moves no money itself.
  const amount = kind.startsWith("void_") ? "none" : amountWords(cents);
  return t("entry-money", { what, amount, text: text ?? "none" });
}

function argsOf(run: Pick<RunHead, "route">, fields: Fields, screen: boolean): Args {
  const mark = fields.mark ?? (fields.stop === undefined ? undefined : { stop: fields.stop });
  const time = fields.at ?? fields.until ?? fields.to;
  const cards = fields.cards ?? (fields.card === undefined ? [] : [fields.card]);
  return {
    hand: fields.hand ?? "",
    mark: mark ? markWords(run, mark) : "",
    cards: cards.map(cardText).join(" "),
    time: time == null ? "none" : exactTime(time),
    reason: fields.reason ?? "",
    rides: fields.rides ? "yes" : "no",
    name: fields.name ?? "",
    screen: screen ? "yes" : "no",
  };
}
