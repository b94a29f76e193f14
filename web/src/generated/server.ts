// Made from the Rust types by `cargo xtask types`. Do not edit.

/**
 * One message to a browser.
 */
export type Message = {
  /**
   * The version of the messages, [`VERSION`](super::VERSION).
   */
  v: number;
} & Message1;
export type Message1 =
  | Moment
  | Moment1
  | {
      /**
       * The chairs whose players have a socket open.
       */
      connected: number[];
      type: "presence";
      /**
       * How many watch without a seat.
       */
      watchers: number;
    }
  | {
      /**
       * The number of the client's message.
       */
      id: number;
      type: "accepted";
    }
  | {
      /**
       * The number of the client's message; none where it could not be read.
       */
      id?: number | null;
      refused: Refused;
      type: "refused";
    }
  | {
      /**
       * Why.
       */
      reason: "stopping" | "closed" | "behind" | "other_version";
      type: "bye";
    };

export interface Server {
  message: Message;
  refused: Refused1;
}
/**
 * First on every socket: everything as it stands, and the steps that the client has not seen yet.
 */
export interface Moment {
  type: "welcome";
}
/**
 * Something happened and is stored.
 */
export interface Moment1 {
  type: "moved";
}
/**
 * Why.
 */
export interface Refused {
  /**
   * The values in the message, by name.
   */
  args?: {
    [k: string]: unknown;
  };
  /**
   * The clauses behind it, the document first.
   */
  clauses?: string[];
  /**
   * A name for programs and catalogues that never changes: `not_your_turn`; one of a game's own begins with the game
   * (`holdem.not_your_turn`).
   */
  code: string;
  /**
   * The message in English, for readers without a catalogue.
   */
  message: string;
}
/**
 * A refusal as the wire has it.
 */
export interface Refused1 {
  /**
   * The values in the message, by name.
   */
  args?: {
    [k: string]: unknown;
  };
  /**
   * The clauses behind it, the document first.
   */
  clauses?: string[];
  /**
   * A name for programs and catalogues that never changes: `not_your_turn`; one of a game's own begins with the game
   * (`holdem.not_your_turn`).
   */
  code: string;
  /**
   * The message in English, for readers without a catalogue.
   */
  message: string;
}
