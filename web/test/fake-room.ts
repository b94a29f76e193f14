import type { ReactiveController } from "lit";
import type { MarkView, RunHead, StaffView } from "../src/generated/run.js";
import { StampQueue } from "../src/offline/queue.js";
import { type Draw, stopDraw } from "../src/run/offers.js";
import type { Drawn } from "../src/run/stop-draw.js";

/** An entry of a room with a card. */
export interface Entry {
  key: string | null;
  hand: string;
  stop: number;
  card: string;
  at: string;
  void?: string;
  question?: string;
}

/** A request for an entry that the room received. */
interface Received {
  key: string | null;
  hand: string;
  isOffline: boolean;
  at: string;
}

/** The proof that a room gives of a take-over. */
export const proofOf = (since_ms: number): string => since_ms.toString(16).padStart(32, "0");

/** The parts of a room that a phone uses, with a log that can be cut to an earlier state. */
export class FakeRoom {
  /** The last rollback, which is a take-over too. */
  rollback = 0;
  log: Entry[] = [];
  isUp = true;
  isStaff = true;
  /** The take-over that this room did not know, once a phone has reported it. */
  moved: number | undefined;
  /** The take-overs that devices have reported with their proofs, one for each request about an event. */
  told: (string | null)[] = [];
  received: Received[] = [];

  /** Goes on with a backup that has this number of entries. */
  restores(entries: number, { rollback = this.rollback + 1_000, isStaff = true } = {}): void {
    [this.log, this.rollback, this.isStaff] = [this.log.slice(0, entries), rollback, isStaff];
  }

  get position(): string {
    return `${this.rollback}-${this.log.length}-0`;
  }

  /** The view of the staff, with participants 1 to 9. */
  view(): StaffView {
    const participants = Array.from({ length: 9 }, (_, index) => {
      const id = `${index + 1}-1`;
      const own = this.log.filter(({ hand, question }) => hand === id && question === undefined);
      const stamps: MarkView[] = own.map(({ stop, card, at, void: reason = null }) => ({
        mark: { stop },
        card,
        at,
        screen: false,
        void: reason,
      }));
      return { participant: index + 1, hands: [{ hand: id, stamps }] };
    });
    const proof = this.rollback > 0 ? { takeover_proof: proofOf(this.rollback) } : {};
    return { run: this.head, participants, ...proof } as unknown as StaffView;
  }

  get head(): Pick<RunHead, "position" | "seq" | "moved" | "takeover_ms"> {
    const moved = this.moved === undefined ? {} : { moved: { since_ms: this.moved, at_ms: 0 } };
    const takeover = this.rollback > 0 ? { takeover_ms: this.rollback } : {};
    return { position: this.position, seq: this.log.length, ...takeover, ...moved };
  }

  readonly fetch = async (url: unknown, init: RequestInit = {}): Promise<Response> => {
    if (!this.isUp) throw new TypeError("no connection");
    const path = (url as string).replace("/api", "");
    if (path === "/notice") return this.#answers(200, {});
    const told = (init.headers as Record<string, string>)["event-takeover"] ?? null;
    this.told.push(told);
    const [since, proof] = told?.split(":") ?? [];
    if (Number(since) > this.rollback && proof === proofOf(Number(since))) this.moved = Number(since);
    if (!this.isStaff && init.method !== "GET" && this.moved !== undefined) return this.#hasMoved();
    if (init.method === "GET" && /\/board(\?|$)/.test(path)) return this.#answers(200, { run: this.head });
    if (!this.isStaff) return this.#answers(403, { error: { code: "run.not_staff", message: "not staff" } });
    if (init.method === "GET") return this.#answers(200, this.view());
    const { action, offline } = JSON.parse(init.body as string) as {
      action: { stamp: Omit<Entry, "key"> };
      offline?: object;
    };
    const { hand, stop, card, at } = action.stamp;
    const key = (init.headers as Record<string, string>)["idempotency-key"] ?? null;
    this.received.push({ key, hand, isOffline: offline !== undefined, at });
    if (this.moved !== undefined) return this.#hasMoved();
    return this.#enters({ key, hand, stop, card, at });
  };

  #hasMoved = () =>
    this.#answers(422, { error: { code: "run.moved", message: "moved", args: { since_ms: this.moved } } });

  #enters(entry: Entry): Response {
    const known = this.log.find(({ key }) => key !== null && key === entry.key);
    if (known) return this.#receipt([], { again: true, question: known.question });
    const same = this.log.find(
      ({ hand, stop, void: reason }) => hand === entry.hand && stop === entry.stop && reason === undefined,
    );
    if (same?.card === entry.card) return this.#receipt([]);
    const isAsked = same !== undefined || Number(entry.hand.split("-")[0]) > 9;
    const question = String(this.log.length + 1);
    this.log.push(isAsked ? { ...entry, question } : entry);
    return isAsked ? this.#receipt([], { question }) : this.#receipt([{}]);
  }

  #receipt = (events: object[], more: object = {}) =>
    this.#answers(200, { seq: this.log.length, events, again: false, ...more });

  #answers = (status: number, body: object) =>
    new Response(JSON.stringify(body), { status, headers: { date: new Date().toUTCString() } });
}

/** A page of a phone, with the queue of an event. */
export class Page extends EventTarget {
  view: StaffView | undefined;
  readonly queue: StampQueue;
  readonly #controllers: ReactiveController[] = [];
  readonly updateComplete = Promise.resolve(true);

  constructor(
    readonly run: string,
    readonly room: FakeRoom,
  ) {
    super();
    this.queue = new StampQueue(
      this,
      () => run,
      () => undefined,
      () => this.view,
    );
    this.#controllers.forEach((each) => each.hostConnected?.());
  }

  addController = (controller: ReactiveController) => void this.#controllers.push(controller);
  removeController = () => undefined;
  requestUpdate = () => undefined;

  /** Shows a view of the room, and waits until nothing more happens. */
  async sees(view = this.room.view()): Promise<void> {
    await settled();
    this.view = view;
    this.#controllers.forEach((each) => each.hostUpdated?.());
    await settled();
  }

  /** Enters a card by hand. */
  async stamps(hand: string, card: string, at: string, isReachable = true): Promise<void> {
    await this.queue.record({ stamp: { hand, stop: 1, card, at } }, isReachable);
    await settled();
  }

  /** The wheel on the screen draws a card: the room enters it, and the page shows it. */
  async draws(hand: string, card: string, at: string): Promise<void> {
    this.room.log.push({ key: null, hand, stop: 1, card, at });
    await this.shows(stopDraw(hand, 1), card, at);
  }

  async shows(draw: Draw, card: string, at: string): Promise<void> {
    const detail: Drawn = { draw, cards: [card], at, again: false };
    this.dispatchEvent(new CustomEvent("drawn", { detail }));
    await settled();
  }

  closes(): void {
    this.#controllers.forEach((each) => each.hostDisconnected?.());
  }
}

/** Waits for more turns of the event loop than the longest chain of requests and transactions takes. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 500; turn++) await new Promise(setImmediate);
}
