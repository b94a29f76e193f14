import type { ReactiveController, ReactiveControllerHost } from "lit";
import { Refusal, refusedOf, requestKey } from "../connection/api.js";
import { act } from "../connection/runs.js";
import { serverNow, serverOffset } from "../connection/server-time.js";
import type { Action, StaffView } from "../generated/run.js";
import type { Drawn } from "../run/stop-draw.js";
import { compare } from "./compare.js";
import { isLost, isOld, type LogEnd, logEnd } from "./lost.js";
import { highestTakeover, isBehind } from "./takeover.js";
import { fieldsOf, isSentLater, isStamp, type KeptStamp, type StampAction } from "./stamp.js";
import { addStamp, putStamp, removeStamp, removeStamps, stampAt, stampsOf, storedRuns } from "./store.js";
import { alone, sync } from "./sync.js";
import { syncInBackground } from "./worker-client.js";

/** Time after which a stamp that is sent with a connection counts as lost and waits, in milliseconds. */
const ANSWER_MS = 8_000;
/** Time between two attempts to send the stamps that wait, in milliseconds. */
const RETRY_MS = 5_000;

/**
 * Refusals after which a stamp is sent again: the room did not answer, takes no entries for now, or the event continues on
 * another computer.
 */
const TEMPORARY = ["unreachable", "run.too_many_entries", "run.run_stopped", "run.moved"];
/** Refusals of a room that was restored from a backup without this person, or without the event. */
const RESTORED = ["run.not_staff", "run.no_such_run"];
const isTemporary = (code: string): boolean =>
  TEMPORARY.includes(code) || RESTORED.includes(code) || code.startsWith("store.");

/**
 * The stamps of an event on this device. Each is stored before it is sent, and kept after the room has entered it. The
 * stamps that wait are sent when the host is connected, and then every few seconds. Each view of the room is compared
 * with the stamps; those that the room has lost are sent again.
 */
export class StampQueue implements ReactiveController {
  /** The stamps, the oldest first, except those that are being recorded. */
  stamps: readonly KeptStamp[] = [];
  /** `false` until the stamps of this device are read: before that, nothing is known about them. */
  isLoaded = false;
  /** `true` if this browser cannot store stamps. */
  isBroken = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  #isSyncing = false;
  /** The view that was compared last, and the end of its log. */
  #compared: StaffView | undefined;
  #log: LogEnd | undefined;
  #isPruned = false;
  /** The time of the last comparison after which stamps were sent, by the clock of the page. */
  #checkedMs = -Infinity;
  /** The keys of the stamps whose form is still shown, until the room has answered or they wait. */
  readonly #recording = new Set<string>();

  constructor(
    private readonly host: ReactiveControllerHost & EventTarget,
    private readonly run: () => string,
    /** Called when the room has entered stamps. */
    private readonly entered: () => void,
    /** The latest view of the room; undefined before there is one. */
    private readonly view: () => StaffView | undefined,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    void this.#load().then(() => this.send());
    this.#timer = setInterval(() => document.hidden || void this.#tick(), RETRY_MS);
    window.addEventListener("online", this.#online);
    this.host.addEventListener("drawn", this.#drawn);
    navigator.serviceWorker?.addEventListener("message", this.#told);
  }

  hostDisconnected(): void {
    clearInterval(this.#timer);
    window.removeEventListener("online", this.#online);
    this.host.removeEventListener("drawn", this.#drawn);
    navigator.serviceWorker?.removeEventListener("message", this.#told);
  }

  hostUpdated(): void {
    const view = this.view();
    if (view && view !== this.#compared) void this.#compare(view);
  }

  readonly #online = () => void this.send();
  /** The service worker has sent stamps. */
  readonly #told = () => void this.#load().then(this.entered);

  readonly #drawn = (event: Event) => void this.#keepDrawn((event as CustomEvent<Drawn>).detail);

  /** Reads the stamps again, since the service worker may have sent some, and sends those that wait. */
  async #tick(): Promise<void> {
    if (!this.#waits()) return;
    await this.#load();
    await this.send();
  }

  #waits = () => this.stamps.some(({ state }) => state === "waiting");

  async #load(): Promise<void> {
    try {
      const stamps = await stampsOf(this.run());
      [this.stamps, this.isBroken] = [stamps.filter(({ key }) => !this.#recording.has(key)), false];
    } catch {
      this.isBroken = true;
    }
    this.isLoaded = true;
    this.host.requestUpdate();
  }

  /**
   * Compares the stamps with a new view of the room, and sends those again that the room may have lost. The view of a room
   * whose event continues on another computer says nothing about them.
   */
  async #compare(view: StaffView): Promise<void> {
    this.#compared = view;
    const highest = await highestTakeover(this.run());
    if (view !== this.#compared || isBehind(view.run, highest)) return;
    this.#log = logEnd(view.run.position);
    const { missing, changed, mayHaveLost } = compare(this.stamps, view);
    try {
      if (changed.length > 0) await this.#storeChanges(changed);
      if (mayHaveLost && performance.now() - this.#checkedMs >= RETRY_MS) {
        this.#checkedMs = performance.now();
        await this.send(missing);
      }
      if (!this.#isPruned && !mayHaveLost) await this.#prune(this.#log);
    } catch {
      this.isBroken = true;
    }
  }

  /** Stores what a view of the room says about stamps, unless they have changed in the meantime. */
  async #storeChanges(changed: readonly KeptStamp[]): Promise<void> {
    await alone(this.run(), async () => {
      for (const stamp of changed) {
        const stored = await stampAt(this.run(), stamp.order ?? 0);
        if (stored?.state === "entered" && stored.again?.rollback === stamp.again?.rollback)
          await putStamp(this.run(), { ...stored, seq: stored.seq ?? stamp.seq ?? 0, isVoid: stamp.isVoid ?? false });
      }
    });
    await this.#load();
  }

  /** Removes the stamps of earlier days from this device, also those of other events. */
  async #prune(log: LogEnd): Promise<void> {
    this.#isPruned = true;
    const now = serverNow();
    const own = (await stampsOf(this.run())).filter((stamp) => isOld(stamp, now) && !isLost(stamp, log));
    if (own.length > 0) await removeStamps(this.run(), own);
    for (const run of await storedRuns()) {
      const old = run === this.run() ? [] : (await stampsOf(run)).filter((stamp) => isOld(stamp, now));
      if (old.length > 0) await removeStamps(run, old);
    }
    if (own.length > 0) await this.#load();
  }

  /**
   * Keeps the cards that the room drew, or that the hand had before, as cards from the sheet. If the room loses them,
   * they are sent like cards of a physical wheel. Cards that were entered by hand are kept already.
   */
  async #keepDrawn({ draw, cards, at }: Drawn): Promise<void> {
    const action = draw.entry(cards, at ?? "");
    if (at === undefined || !isSentLater(action)) return;
    try {
      const made = { key: requestKey(), action, made_ms: Date.now(), offset_ms: serverOffset() };
      const isKept = (await stampsOf(this.run())).some((stamp) => isSameStamp(stamp, action));
      const rollback = this.#log?.rollback ?? 0;
      if (!isKept) await addStamp(this.run(), { ...made, screen: true, state: "entered", tried: true, rollback });
      await this.#load();
    } catch {
      this.isBroken = true;
    }
  }

  /** Sends the stamps that wait, and those again that the room has lost. `missing` are keys that its view lacks. */
  async send(missing?: readonly string[]): Promise<void> {
    if (this.#isSyncing || (missing === undefined && !this.#waits())) return;
    this.#isSyncing = true;
    try {
      const refused = await sync(this.run(), () => void this.#load(), missing);
      await this.#load();
      if (refused?.code !== "unreachable") this.entered();
    } catch {
      this.isBroken = true;
    } finally {
      this.#isSyncing = false;
    }
  }

  /**
   * Stores a stamp, and sends it if `isReachable`. Resolves once the room has entered it, or once it is stored and waits.
   * A stamp whose sheet the room has yet to check always waits. Any other entry is sent only. Rejects with the refusal of the room, which the volunteer sees at once; the stamp is
   * then not kept.
   */
  async record(action: Action, isReachable: boolean, sheet?: string): Promise<void> {
    if (!isStamp(action)) return void (await act(this.run(), action));
    const made = { key: requestKey(), action, made_ms: Date.now(), offset_ms: serverOffset() };
    const stamp = { ...made, ...(sheet ? { sheet } : {}), state: "waiting", tried: false } as const;
    this.#recording.add(stamp.key);
    try {
      const stored = await this.#store(stamp);
      if (!stored) return void (await act(this.run(), action, { key: stamp.key }));
      const isDirect = isReachable && !this.#waits() && sheet === undefined;
      if (isDirect) await alone(this.run(), () => this.#sendNow(stored));
    } finally {
      this.#recording.delete(stamp.key);
      // Not awaited: the form says that it is done before the page shows the stamp in its place.
      void this.#recorded(isReachable);
    }
  }

  /** Shows a stamp that was recorded, and sees to it that it is sent if it waits. */
  async #recorded(isReachable: boolean): Promise<void> {
    await this.#load();
    if (!this.#waits()) return;
    void syncInBackground(this.run());
    if (isReachable) void this.send();
  }

  /** Stores a stamp; undefined if this browser cannot. */
  async #store(stamp: KeptStamp): Promise<KeptStamp | undefined> {
    try {
      return await addStamp(this.run(), stamp);
    } catch {
      this.isBroken = true;
      this.host.requestUpdate();
      return undefined;
    }
  }

  /** Sends a stamp while the volunteer waits. Without an answer, it waits. */
  async #sendNow(stored: KeptStamp): Promise<void> {
    const stamp = await stampAt(this.run(), stored.order ?? 0);
    if (stamp?.state !== "waiting") return;
    const tried = await putStamp(this.run(), { ...stamp, tried: true });
    const rollback = this.#log?.rollback ?? 0;
    try {
      const { seq } = await act(this.run(), stamp.action, { key: stamp.key, timeout: ANSWER_MS });
      await putStamp(this.run(), { ...tried, state: "entered", seq, rollback });
    } catch (error) {
      const refused = refusedOf(error);
      // The room of an event that has moved has not entered the stamp, so it can still be taken back here.
      if (refused.code === "run.moved") await putStamp(this.run(), { ...stamp, refused });
      if (isTemporary(refused.code)) return;
      await removeStamp(tried, this.run());
      throw new Refusal(refused);
    }
  }

  /** Takes back a stamp that was never sent. Returns whether that was still possible. */
  async takeBack({ order }: KeptStamp, reason: string): Promise<boolean> {
    const taken = await alone(this.run(), async () => {
      const stamp = await stampAt(this.run(), order ?? 0);
      if (stamp?.state !== "waiting" || stamp.tried) return false;
      await putStamp(this.run(), { ...stamp, state: "taken_back", reason });
      return true;
    });
    await this.#load();
    return taken;
  }
}

/** Returns whether a stamp is of the same cards, and not void. */
function isSameStamp({ state, isVoid, action }: KeptStamp, other: StampAction): boolean {
  if (state === "taken_back" || isVoid) return false;
  const [own, others] = [fieldsOf(action), fieldsOf(other)];
  return own.hand === others.hand && JSON.stringify(own.cards) === JSON.stringify(others.cards);
}

/** The stamps of a hand that wait. */
export const stampsOfHand = (stamps: readonly KeptStamp[], hand: string): KeptStamp[] =>
  stamps.filter(({ state, action }) => state === "waiting" && fieldsOf(action).hand === hand);
