import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { ChatMessage } from "../generated/server.js";

/** Time for which a message stays at the seat of its author, in milliseconds. */
export const SPEECH_MS = 5000;

/** The new messages of the chat, which are shown for a while at the seats of their authors. */
export class Speech implements ReactiveController {
  /** The latest message of each author, by name. */
  said: ReadonlyMap<string, ChatMessage> = new Map();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: Pick<ReactiveControllerHost, "addController" | "requestUpdate">) {
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.said = new Map();
  }

  /** Shows these messages in place of older ones of the same authors. All are hidden after a while without another. */
  hear(messages: readonly ChatMessage[]): void {
    if (messages.length === 0) return;
    this.said = new Map([...this.said, ...messages.map((message) => [message.name, message] as const)]);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#forget(), SPEECH_MS);
    this.host.requestUpdate();
  }

  #forget(): void {
    this.said = new Map();
    this.host.requestUpdate();
  }
}
