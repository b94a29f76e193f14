// Made from the Rust types by `cargo xtask types`. Do not edit.

/**
 * A message to the room, from a browser or a bot account.
 */
export type Message = {
  /**
   * Number that the client chooses and the reply repeats.
   */
  id: number;
  /**
   * Version of the protocol: 1. The room accepts no other.
   */
  v: number;
} & Message1;
export type Message1 =
  | {
      action: unknown;
      do: "act";
      /**
       * Number of the hand: `table.hand`.
       */
      hand: number;
      /**
       * Number of actions that this seat has taken in this hand: `you.turn`. It makes a repeated message
       * idempotent.
       */
      turn: number;
    }
  | {
      /**
       * Amount of the buy-in; if omitted, the maximum of the table, or the stack that a returning player must bring
       * back if that is more.
       */
      buy_in?: Chips | null;
      /**
       * Post the owed blinds, or wait for the big blind; the table's default if omitted. Ignored in a game without
       * blinds.
       */
      coming_in?: ComingIn | null;
      do: "sit";
      /**
       * Number of the seat, from 1.
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
      do: "sit_out";
    }
  | {
      do: "sit_in";
    }
  | {
      do: "chat";
      /**
       * The text: 1 to 200 visible characters.
       */
      text: string;
    }
  | {
      do: "react";
      reaction: Reaction;
    }
  | {
      do: "join_list";
    }
  | {
      do: "leave_list";
    }
  | {
      do: "come_in";
      how: ComingIn;
    }
  | {
      do: "fast_forward";
      /**
       * Number of the hand to fast-forward.
       */
      hand: number;
    }
  | {
      do: "add_bot";
      /**
       * Number of the seat, from 1.
       */
      seat: number;
      /**
       * Name of one of the game's bots; a random one if omitted.
       */
      style?: string | null;
    }
  | {
      do: "remove";
      /**
       * Seat of the bot or player, from 1.
       */
      seat: number;
    }
  | {
      do: "pause";
      /**
       * Maximum duration, in minutes, from 1 to 30.
       */
      minutes: number;
    }
  | {
      do: "resume";
    }
  | {
      /**
       * The clocks of the table, in seconds.
       */
      clocks?: Clocks | null;
      do: "configure";
      /**
       * The house rules of the table.
       */
      house_rules?: HouseRules | null;
      rules?: unknown;
      /**
       * The buy-in limits, in the game's unit (ALL-2).
       */
      stakes?: Stakes | null;
    }
  | {
      do: "set_chat";
      /**
       * `true` to open the chat.
       */
      open: boolean;
    }
  | {
      do: "close";
    };
/**
 * An amount in the game's smallest unit, from 0 to 2^53 − 1 (ruling ALL-2).
 */
export type Chips = number;
/**
 * The way in which a new or returning player comes in, unless the player chooses the other way.
 */
export type ComingIn = "post" | "wait";
/**
 * A quick reaction.
 */
export type Reaction = "nice_hand" | "well_played" | "good_luck" | "thanks" | "laugh" | "wow" | "ouch";

export interface Client {
  message: Message;
}
/**
 * The clocks of a table, in seconds.
 */
export interface Clocks {
  /**
   * Initial time bank of each player, for longer decisions, in seconds.
   */
  bank?: number;
  /**
   * Delay between two hands, in seconds.
   */
  between?: number;
  /**
   * Extra time for a disconnected player, once per hand, in seconds.
   */
  grace?: number;
  /**
   * Time for a decision, in seconds.
   */
  turn?: number;
}
/**
 * House rules of a table: seats of absent players, stacks of returning players, and pauses.
 */
export interface HouseRules {
  /**
   * Seconds of sitting out or of having too few chips after which a seat is freed. If null, only the seats of
   * players who sit out and are disconnected are freed, after ten minutes.
   */
  away?: number | null;
  /**
   * Minutes during which a returning player must buy in for at least the stack that was cashed out (no "going
   * south", also called ratholing). 0 disables this rule. Missed blinds stay owed for at least an hour in any case.
   */
  going_south?: number;
  /**
   * Maximum number of pauses by the host; null for no limit.
   */
  pauses?: number | null;
}
/**
 * Buy-in limits, in the game's unit (ALL-2).
 */
export interface Stakes {
  buy_in_max: Chips;
  buy_in_min: Chips;
  /**
   * Maximum number of rebuys and top-ups of one player, not counting the first buy-in; no limit if omitted.
   */
  rebuys?: number | null;
}
