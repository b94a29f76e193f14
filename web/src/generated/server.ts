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
  | (Moment & {
      type: "welcome";
    })
  | (Moment & {
      type: "moved";
    })
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
      reason: Bye;
      type: "bye";
    };
/**
 * One thing that happened.
 */
export type Step = {
  /**
   * The number of the hand to which it belongs; the last one, between hands.
   */
  hand: number;
  /**
   * Its place in the table's log. Several steps of one action have the same.
   */
  seq: number;
} & Step1;
export type Step1 =
  | {
      table: TableEvent;
    }
  | {
      game: {
        /**
         * The clauses behind it, the document first.
         */
        clauses: string[];
        seen: unknown;
      };
    };
/**
 * What happens at a table besides the game. Seats are table seats; amounts are in the game's unit (ALL-2).
 */
export type TableEvent =
  | {
      bot: boolean;
      event: "seated";
      name: string;
      seat: number;
      stack?: Chips | null;
    }
  | {
      amount: Chips;
      event: "topped_up";
      seat: number;
    }
  | {
      clock: boolean;
      event: "sat_out";
      seat: number;
    }
  | {
      event: "sat_in";
      seat: number;
    }
  | {
      by: LeftBy;
      event: "left";
      name: string;
      seat: number;
      stack?: Chips | null;
    }
  | {
      button?: number | null;
      event: "hand_began";
      lineup: number[];
    }
  | {
      event: "hand_over";
      house?: number | null;
      nets?: number[] | null;
    }
  | {
      event: "paused";
      minutes: number;
    }
  | {
      clock: boolean;
      event: "resumed";
    }
  | {
      event: "configured";
    }
  | {
      event: "closed";
    };
/**
 * An amount in the game's smallest unit, from nothing to [`Chips::MAX`] (ruling ALL-2).
 *
 * The operators check and panic rather than wrap. They cannot fail inside a game: opening one refuses
 * a table whose chips sum to more than [`Chips::MAX`], and nothing makes chips after that.
 */
export type Chips = number;
/**
 * Who decided that somebody leaves.
 */
export type LeftBy = "player" | "host" | "clock" | "closing";
/**
 * What goes on at a table.
 */
export type Phase = "waiting" | "playing" | "between" | "paused" | "closed";
/**
 * Why a socket is closed.
 */
export type Bye = "stopping" | "closed" | "behind" | "other_version";

export interface Server {
  message: Message;
  refused: Refused;
}
/**
 * A table as one viewer sees it at one moment.
 */
export interface Moment {
  game?: unknown;
  /**
   * The sequence number of the last thing that is stored. A client that connects again says it, and misses nothing.
   */
  seq: number;
  /**
   * What happened, oldest first: of this hand all that is newer than the client knows.
   */
  steps: Step[];
  table: TableView;
  you: You;
}
/**
 * What everybody may know of a table.
 */
export interface TableView {
  /**
   * The chair with the button, in hold'em.
   */
  button?: number | null;
  /**
   * Who must act by when.
   */
  clock?: ClockView | null;
  clocks: Clocks;
  /**
   * Whether it is one of the demo tables, whose bots play only while somebody watches.
   */
  demo: boolean;
  /**
   * The game: `holdem`, `packs_poker`, `high_card_flush` or `mount_holyoke`.
   */
  game: string;
  /**
   * The number of the hand that is played, or of the last one; 0 before the first.
   */
  hand: number;
  /**
   * The table's id, which is in its link.
   */
  id: string;
  /**
   * The chairs that were dealt in, in hand seat order.
   */
  lineup: number[];
  /**
   * Whether the lobby shows it.
   */
  listed: boolean;
  /**
   * Its name.
   */
  name: string;
  /**
   * How long the host may still hold the game, in milliseconds, while it is held.
   */
  pause_left_ms?: number | null;
  /**
   * How often the host may still hold the game.
   */
  pauses_left: number;
  phase: Phase;
  rules: unknown;
  /**
   * The chairs, chair 1 first; as many as the table has.
   */
  seats: (SeatView | null)[];
  /**
   * The limits of buying in; none in a game without chips.
   */
  stakes?: Stakes | null;
  /**
   * How many watch without a seat.
   */
  watchers: number;
}
/**
 * A clock that runs.
 */
export interface ClockView {
  /**
   * What is left of the turn, in milliseconds.
   */
  left_ms: number;
  /**
   * What the turn has in all, in milliseconds.
   */
  of_ms: number;
  /**
   * The chairs that must act.
   */
  seats: number[];
}
/**
 * The clocks of a table, in seconds.
 */
export interface Clocks {
  /**
   * The time bank that everybody brings, for decisions that take longer.
   */
  bank?: number;
  /**
   * Between two hands.
   */
  between?: number;
  /**
   * More for who lost the connection, once in a decision.
   */
  grace?: number;
  /**
   * For a decision.
   */
  turn?: number;
}
/**
 * A chair with somebody on it.
 */
export interface SeatView {
  /**
   * What is left of the time bank, in milliseconds.
   */
  bank_ms: number;
  /**
   * How the bot plays, if it is one.
   */
  bot?: string | null;
  /**
   * What was brought besides, for the next hand.
   */
  coming?: Chips | null;
  /**
   * Whether a socket of the player is open. Bots are always there.
   */
  connected: boolean;
  /**
   * Whether it gets up after this hand.
   */
  leaving: boolean;
  /**
   * The player's name.
   */
  name: string;
  /**
   * Whether it is dealt no hands for now.
   */
  sits_out: boolean;
  /**
   * What it has between hands; what it brought into the hand that is played; none in a game without chips.
   */
  stack?: Chips | null;
}
/**
 * The limits of buying in, in the game's unit (ALL-2).
 */
export interface Stakes {
  buy_in_max: Chips;
  buy_in_min: Chips;
  /**
   * How often one player may buy in again or top up; no limit if left out.
   */
  rebuys?: number | null;
}
/**
 * The viewer's own place.
 */
export interface You {
  /**
   * The own hand seat, if dealt in.
   */
  hand_seat?: number | null;
  /**
   * Whether the viewer is this table's host.
   */
  host: boolean;
  /**
   * How often the viewer may still buy in or top up; none for no limit.
   */
  rebuys_left?: number | null;
  /**
   * The own chair.
   */
  seat?: number | null;
  /**
   * How many actions the own seat has taken in this hand; an action says it.
   */
  turn: number;
}
/**
 * A refusal as the wire has it.
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
