import type { PropertyValues, TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { act, sheet } from "../connection/runs.js";
import type { DrawPhone } from "../draw-phone/phone.js";
import type { StaffRow, StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { keepFocus } from "../widgets/focus.js";
import { LightDomElement } from "../widgets/light.js";
import { eventMoment } from "./board-time.js";
import { deskRefusal } from "./desk-words.js";
import type { FindField, ScanEvent } from "./find-field.js";
import { rowOf, type Scan } from "./find.js";
import type { Entered, StopDraw } from "./stop-draw.js";
import { type Lost, lostCards, lostNotes, lostWords } from "./stop-lost.js";

/** The participant that a scan names, or the fault that the field displays. */
export type Resolved =
  { participant: number; fault?: undefined } | { participant?: undefined; fault: string; offline?: true };

/**
 * Finds the participant of a scan. Only the server can resolve the code of a sheet, since the sheet may be blank or
 * have been replaced.
 */
export async function resolveScan(scan: Scan, view: StaffView): Promise<Resolved> {
  if ("participant" in scan) {
    const { row, fault } = rowOf(view.participants, scan.participant, scan.check);
    return row ? { participant: row.participant } : { fault };
  }
  if (scan.run !== view.run.id) return { fault: t("desk-other-event") };
  try {
    const { participant, state, replaced_at_ms } = await sheet(scan.run, scan.code);
    if (state === "valid") return { participant };
    const number = String(participant);
    if (state === "blank") return { fault: t("desk-sheet-blank", { participant: number }) };
    return {
      fault: t("desk-sheet-replaced", { participant: number, time: eventMoment(view.run, replaced_at_ms ?? 0) }),
    };
  } catch (error) {
    const refused = refusedOf(error);
    const fault = deskRefusal(refused, view.run.route);
    return refused.code === "unreachable" ? { fault, offline: true } : { fault };
  }
}

/**
 * The participant's number in the query of a desk's URL, as in links from a sheet's page; undefined if there is none.
 */
export function linkedParticipant(search = location.search): number | undefined {
  const number = Number(new URLSearchParams(search).get("participant"));
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/**
 * A desk that serves one participant after the other. Fires `changed` after an entry, and `served` when another one is
 * served. If the focused button disappears with its entry, the focus moves to the name of the participant.
 */
export class PersonDesk extends LightDomElement {
  @property({ attribute: false }) accessor view!: StaffView;
  /** This phone, in an event with provable draws. */
  @property({ attribute: false }) accessor phone: DrawPhone | undefined;
  /** The state of the phone, so that the desk is rendered again when it changes. */
  @property({ attribute: false }) accessor phoneState: DrawPhone["state"] | undefined;
  /** The number of the participant who is served. */
  @state() protected accessor chosen: number | undefined;
  @state() protected accessor fault: string | undefined;
  @state() protected accessor finding = false;
  /** Cards that were entered here and are not stored, since others were entered before. They are kept until dismissed. */
  @state() protected accessor lost: readonly Lost[] = [];

  constructor() {
    super();
    keepFocus(this, [".desk-person"]);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.chosen = linkedParticipant();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("view"))
      this.querySelectorAll<StopDraw>("stop-draw").forEach(({ entered }) => this.#compare(entered));
  }

  /**
   * Compares cards that were entered and not stored with those of the view. The form of the entry disappears once the
   * hand has a card, so a notice says that the entered one was lost, and the room learns of it if it has not yet.
   */
  #compare(entered: Entered | undefined): void {
    const lost = entered && lostCards(entered, this.view.participants);
    if (!lost || this.lost.some((one) => lostWords(one) === lostWords(lost))) return;
    this.lost = [...this.lost, lost];
    // The refusal of this entry raises a question for the organiser.
    if (entered.unanswered) void act(this.view.run.id, entered.action).catch(() => undefined);
  }

  protected lostNotes(): TemplateResult[] {
    return lostNotes(this.lost, (dismissed) => (this.lost = this.lost.filter((one) => one !== dismissed)));
  }

  protected get row(): StaffRow | undefined {
    return this.view.participants.find(({ participant }) => participant === this.chosen);
  }

  /** Finds the participant of a scan. */
  protected resolve(scan: Scan): Promise<Resolved> {
    return resolveScan(scan, this.view);
  }

  protected async find({ detail: { scan } }: ScanEvent): Promise<void> {
    [this.finding, this.fault] = [true, undefined];
    const { participant, ...failed } = await this.resolve(scan);
    this.finding = false;
    this.fault = "fault" in failed ? failed.fault : undefined;
    if (participant === undefined) {
      if (!("offline" in failed)) this.missed();
      return;
    }
    this.querySelector<FindField>("find-field")?.clear();
    this.serve(participant);
    // A participant who was just registered may not be in the view yet.
    if (!this.row) this.changed();
    await this.updateComplete;
    this.querySelector<HTMLElement>(".desk-person")?.focus();
    this.querySelector(".desk-person")?.scrollIntoView({ block: "start", behavior: "auto" });
  }

  /** Begins to serve a participant, or none if `undefined`. */
  protected serve(participant: number | undefined): void {
    this.chosen = participant;
    this.dispatchEvent(new CustomEvent("served", { bubbles: true }));
    if (location.search) history.replaceState(null, "", location.pathname);
  }

  /**
   * Stops serving the previous participant after a search without a result, so that no card is drawn for the wrong
   * participant.
   */
  protected missed(): void {
    this.serve(undefined);
  }

  /** Returns to the search field, for the next participant. */
  protected next(): void {
    this.serve(undefined);
    this.fault = undefined;
    window.scrollTo(0, 0);
    this.querySelector<FindField>("find-field")?.focus();
  }

  protected changed(): void {
    this.dispatchEvent(new CustomEvent("changed", { bubbles: true }));
  }
}
