// Made from the Rust types by `cargo xtask types`. Do not edit.

/**
 * One message from a browser. Read by [`Message::read`], which names the field that is wrong.
 */
export type Message = {
  /**
   * A number of the client's own, which the answer bears.
   */
  id: number;
  /**
   * The version of the messages, [`VERSION`](super::VERSION).
   */
  v: number;
} & Message1;
export type Message1 =
  | {
      action: unknown;
      do: "act";
      /**
       * The number of the hand, as [`TableView::hand`](super::server::TableView::hand) has it.
       */
      hand: number;
      /**
       * Number of actions that this seat has taken in this hand, as in [`You::turn`](super::server::You::turn): so an
       * action that comes twice is taken once.
       */
      turn: number;
    }
  | {
      /**
       * Amount of the buy-in.
       */
      buy_in?: Chips | null;
      /**
       * Post or wait, if a blind is owed; the table's default if left out.
       */
      coming_in?: ComingIn | null;
      do: "sit";
      /**
       * Which chair, from 1.
       */
      seat: number;
    }
  | {
      amount: Chips;
      do: "top_up";
    }
  | {
      do: "leave";
    }
  | {
      do: "stay";
    }
  | {
      do: "fast_forward";
      /**
       * The number of the hand.
       */
      hand: number;
    }
  | {
      do: "sit_out";
    }
  | {
      do: "sit_in";
    }
  | {
      do: "come_in";
      how: ComingIn;
    }
  | {
      do: "add_bot";
      /**
       * Which chair.
       */
      seat: number;
      /**
       * Name of a bot of the game; a random one if left out.
       */
      style?: string | null;
    }
  | {
      do: "remove";
      /**
       * Chair of the player.
       */
      seat: number;
    }
  | {
      do: "pause";
      /**
       * Longest duration, in minutes.
       */
      minutes: number;
    }
  | {
      do: "resume";
    }
  | {
      /**
       * The clocks.
       */
      clocks?: Clocks | null;
      do: "configure";
      /**
       * The house rules.
       */
      house_rules?: HouseRules | null;
      rules?: unknown;
      /**
       * The limits of buying in.
       */
      stakes?: Stakes | null;
    }
  | {
      do: "close";
    };
/**
 * An amount in the game's smallest unit, from 0 to [`Chips::MAX`] (ruling ALL-2).
 *
 * The operators panic rather than wrap. They cannot fail inside a game: opening one refuses a table whose
 * chips sum to more than [`Chips::MAX`], and no chips are created after that.
 */
export type Chips = number;
/**
 * TH-16: the default way for a new or returning player to come in.
 */
export type ComingIn = "post" | "wait";

export interface Client {
  message: Message;
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
 * The house rules of a table: seats of the absent, stacks of those who return, pauses.
 */
export interface HouseRules {
  /**
   * After how many seconds of sitting out or of having too few chips a seat is freed. If null, only the seats of
   * players who sit out and have no connection are, after ten minutes.
   */
  away?: number | null;
  /**
   * For how many minutes a player who left must bring back at least the stack that was taken away (no "going
   * south"). 0 turns this rule off: any buy-in will do. Missed blinds are another matter: they are owed for an hour at
   * least.
   */
  going_south?: number;
  /**
   * Limit of pauses by the host; none if null.
   */
  pauses?: number | null;
}
/**
 * The limits of buying in, in the game's unit (ALL-2).
 */
export interface Stakes {
  buy_in_max: Chips;
  buy_in_min: Chips;
  /**
   * Limit of buy-ins and top-ups of one player; none if left out.
   */
  rebuys?: number | null;
}
