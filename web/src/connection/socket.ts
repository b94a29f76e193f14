import type { Message as Asked } from "../generated/client.js";
import type { CloseReason, Message, Refused } from "../generated/server.js";
import { Refusal, refusalsReady } from "./api.js";
import { retryDelay } from "./backoff.js";
import { type FirstSocket, socketAddress, takeFirstSocket } from "./first-socket.js";

/** Version of the protocol that this client uses. */
export const VERSION = 1;

/** Time after which a socket on which the room says nothing is given up for another one, in milliseconds. */
export const WELCOME_MS = 15_000;

export type Command = Asked extends infer Each ? (Each extends unknown ? Omit<Each, "v" | "id"> : never) : never;

/** Cause of the permanent end of a connection; a refusal for a guest whom the administrator has removed or banned. */
export type Ending = CloseReason | "missing" | Refused;

/** Callbacks of a table's socket. Only {@link Listener.since} is called before the constructor has returned. */
export interface Listener {
  /** Sequence number of the last message received; undefined before the first one. */
  since(): number | undefined;
  /** Called with a message that was received at the time `at`, in milliseconds on the browser's monotonic clock. */
  message(message: Message, at: number): void;
  connected(connected: boolean): void;
  /** Called when the connection has ended and will not be retried. */
  ended(why: Ending): void;
}

interface Waiting {
  message: Record<string, unknown>;
  done(): void;
  failed(refusal: Refusal): void;
}

/**
 * The connection to one table, with automatic reconnection until {@link close} or until the room ends it permanently.
 */
export class TableSocket {
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends the wait for the first message of a socket. */
  #patience: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #lastId = 0;
  #closed = false;
  readonly #waiting = new Map<number, Waiting>();
  readonly #wake = () => this.#now();
  readonly #drop = () => this.#disconnect();

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    window.addEventListener("online", this.#wake);
    window.addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  /**
   * Sends a command. Resolves once the server has stored it. Rejects with the server's refusal, or with `unreachable`
   * if the command is not an action and the connection is lost before the response.
   */
  ask(command: Command): Promise<void> {
    const id = ++this.#lastId;
    const message = { v: VERSION, id, ...command };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message, done: resolve, failed: reject });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#send(message);
      else if (!isAction(message)) this.#fail(id, unreachable());
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#patience);
    window.removeEventListener("online", this.#wake);
    window.removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#wake);
    if (!this.#socket) return;
    // A socket that is closed on purpose is not reconnected.
    this.#socket.onclose = this.#socket.onmessage = null;
    this.#socket.close();
  }

  #open(): void {
    const since = this.listener.since();
    const query = since === undefined ? "" : `?since=${since}`;
    const first = takeFirstSocket(this.table);
    const socket = first?.socket ?? new WebSocket(socketAddress(this.table) + query);
    this.#socket = socket;
    socket.onmessage = (event) => this.#received(String(event.data), performance.now());
    socket.onclose = () => this.#lost();
    this.#patience = setTimeout(this.#drop, WELCOME_MS);
    // Before the next message of the socket, and after the constructor.
    if (first) queueMicrotask(() => this.#replay(first));
  }

  /** Takes the messages that the first socket received before the client had it, unless it has been closed by then. */
  #replay({ socket, messages }: FirstSocket): void {
    for (const { text, at } of messages) if (this.#socket === socket && !this.#closed) this.#received(text, at);
  }

  #received(text: string, at: number): void {
    this.#onMessage(JSON.parse(text) as Message, at);
  }

  #now(): void {
    const open = this.#socket !== undefined && this.#socket.readyState !== WebSocket.CLOSED;
    if (this.#closed || document.hidden || open) return;
    clearTimeout(this.#timer);
    this.#open();
  }

  /**
   * Closes the socket when the browser reports that it is offline, or when the room stays silent: the socket itself would
   * time out much later.
   */
  #disconnect(): void {
    const socket = this.#socket;
    if (this.#closed || !socket || socket.readyState === WebSocket.CLOSED) return;
    socket.onclose = socket.onmessage = null;
    socket.close();
    this.#socket = undefined;
    this.#lost();
  }

  #lost(): void {
    clearTimeout(this.#patience);
    this.listener.connected(false);
    // Commands other than actions are not idempotent, so they fail instead of being sent again: the table shows their
    // outcome.
    for (const [id, { message }] of this.#waiting) if (!isAction(message)) this.#fail(id, unreachable());
    this.#timer = setTimeout(() => this.#open(), retryDelay(this.#tries++, Math.random()));
    if (this.#tries === 2) void this.#checkTable();
  }

  async #checkTable(): Promise<void> {
    const answer = await fetch(`/api/tables/${this.table}`).catch(() => undefined);
    if (answer?.status === 404) void this.#end("missing");
    if (answer?.status !== 503 && answer?.status !== 403) return;
    const refused = await refusalOf(answer);
    if (refused?.code === "table_held") void this.#end("held");
    else if (refused?.code === "banned") void this.#end(refused);
  }

  #onMessage(message: Message, at: number): void {
    if (message.type === "accepted") return this.#accept(message.id);
    if (message.type === "refused") return this.#refused(message.id ?? undefined, message.refused);
    if (message.type === "bye") return this.#onClosing(message.reason, message.refused ?? undefined);
    this.listener.message(message, at);
    if (message.type === "welcome") this.#welcomed();
  }

  /** Sends the pending actions again. An action names its hand and its turn, so the server applies it only once. */
  #welcomed(): void {
    clearTimeout(this.#patience);
    this.#tries = 0;
    this.listener.connected(true);
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  #onClosing(reason: CloseReason, refused: Refused | undefined): void {
    const ends: readonly CloseReason[] = ["closed", "other_version", "held", "crowded", "removed"];
    if (ends.includes(reason)) void this.#end(refused ?? reason);
  }

  async #end(why: Ending): Promise<void> {
    this.close();
    if (typeof why === "object") await refusalsReady();
    this.listener.ended(why);
  }

  #accept(id: number): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.done();
  }

  #refused(id: number | undefined, refused: Refused): void {
    if (id === undefined) return;
    if (refused.code === "repeated") this.#accept(id);
    else void refusalsReady().then(() => this.#fail(id, new Refusal(refused)));
  }

  #fail(id: number, refusal: Refusal): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.failed(refusal);
  }

  #send(message: Record<string, unknown>): void {
    this.#socket?.send(JSON.stringify(message));
  }
}

const isAction = (message: Record<string, unknown>) => message["do"] === "act";

function unreachable(): Refusal {
  return new Refusal({ code: "unreachable", message: "the server cannot be reached now" });
}

/** The refusal in a response; undefined if the body is not a refusal. */
async function refusalOf(answer: Response): Promise<Refused | undefined> {
  const body = (await answer.json().catch(() => undefined)) as { error?: Refused } | undefined;
  return body?.error;
}
