import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Draw } from "./offers.js";

/** A draw whose request is in progress, so that the room may already have its cards. */
export interface Underway {
  draw: Draw;
  /** Resolves once the request has ended and its cards, if any, are shown. */
  until: Promise<void>;
}

/**
 * The draws of a desk whose requests are in progress. A view with the cards may arrive before the reply; the element of
 * the draw must stay in the page until it has shown them.
 */
export class UnderwayDraws implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #draws: readonly Draw[] = [];

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {}

  /** Keeps a draw until its request has ended. */
  async add({ draw, until }: Underway): Promise<void> {
    this.#set([...this.#draws, draw]);
    await until;
    const at = this.#draws.indexOf(draw);
    this.#set(this.#draws.filter((_, index) => index !== at));
  }

  /** Returns whether a draw of this hand is underway. */
  hasHand(hand: string): boolean {
    return this.#draws.some((draw) => draw.hand === hand);
  }

  /** Returns whether the draw with this key is underway. */
  has(key: string): boolean {
    return this.#draws.some((draw) => draw.key === key);
  }

  /** The draws of a hand that a desk shows: those that are underway and not offered any more, then those on offer. */
  shown(hand: string, offered: readonly Draw[]): Draw[] {
    const isOffered = ({ key }: Draw) => offered.some((draw) => draw.key === key);
    const kept = this.#draws.filter((draw) => draw.hand === hand && !isOffered(draw));
    return [...kept, ...offered];
  }

  #set(draws: readonly Draw[]): void {
    this.#draws = draws;
    this.#host.requestUpdate();
  }
}
