import type { ReactiveController, ReactiveControllerHost } from "lit";
import { Refusal, refusedOf, requestKey } from "../connection/api.js";
import { act } from "../connection/runs.js";
import { serverOffset } from "../connection/server-time.js";
import type { Action } from "../generated/run.js";
import { isStamp, type KeptStamp, type StampAction } from "./stamp.js";
import { addStamp, putStamp, removeStamp, stampAt, stampsOf } from "./store.js";
import { alone, sync } from "./sync.js";
import { syncInBackground } from "./worker-client.js";

/** Time after which a stamp that is sent with a connection counts as lost and waits, in milliseconds. */
const ANSWER_MS = 8_000;
/** Time between two attempts to send the stamps that wait, in milliseconds. */
const RETRY_MS = 5_000;

/** Refusals after which a stamp is sent again: the room did not answer, or takes no entries for now. */
const isTemporary = (code: string): boolean =>
  code === "unreachable" || code === "run.too_many_entries" || code === "run.run_stopped" || code.startsWith("store.");

/**
 * The stamps of an event on this device. Each is stored before it is sent, and kept after the room has entered it. The
 * stamps that wait are sent when the host is connected, and then every few seconds.
 */
export class StampQueue implements ReactiveController {
  /** The stamps, the oldest first, except those that are being recorded. */
  stamps: readonly KeptStamp[] = [];
  /** `true` if this browser cannot store stamps. */
  isBroken = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  #isSyncing = false;
  /** The keys of the stamps whose form is still shown, until the room has answered or they wait. */
  readonly #recording = new Set<string>();

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly run: () => string,
    /** Called when the room has entered stamps. */
    private readonly entered: () => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    void this.#load().then(() => this.send());
    this.#timer = setInterval(() => document.hidden || void this.#tick(), RETRY_MS);
    window.addEventListener("online", this.#online);
    navigator.serviceWorker?.addEventListener("message", this.#told);
  }

  hostDisconnected(): void {
    clearInterval(this.#timer);
    window.removeEventListener("online", this.#online);
    navigator.serviceWorker?.removeEventListener("message", this.#told);
  }

  readonly #online = () => void this.send();
  /** The service worker has sent stamps. */
  readonly #told = () => void this.#load().then(this.entered);

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
    this.host.requestUpdate();
  }

  /** Sends the stamps that wait. */
  async send(): Promise<void> {
    if (this.#isSyncing || !this.#waits()) return;
    this.#isSyncing = true;
    try {
      const refused = await sync(this.run(), () => void this.#load());
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
    try {
      const { seq } = await act(this.run(), stamp.action, { key: stamp.key, timeout: ANSWER_MS });
      await putStamp(this.run(), { ...tried, state: "entered", seq });
    } catch (error) {
      const refused = refusedOf(error);
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

/** The stamps of a hand that wait, or about which the organiser decides, for one of these stops. */
export const stampsOfHand = (stamps: readonly KeptStamp[], hand: string): KeptStamp[] =>
  stamps.filter(({ state, action }) => (state === "waiting" || state === "asked") && handOf(action) === hand);

const handOf = (action: StampAction): string => ("stamp" in action ? action.stamp.hand : action.spin_all.hand);
