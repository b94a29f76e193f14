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
       * Number of spectators.
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
 * Events at a table besides the game's. Seats are table seats; amounts are in the game's unit (ALL-2).
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
      name?: string;
      seat: number;
    }
  | {
      clock: boolean;
      event: "sat_out";
      name?: string;
      seat: number;
    }
  | {
      event: "sat_in";
      name?: string;
      seat: number;
    }
  | {
      by: LeftBy;
      event: "left";
      host?: string | null;
      name: string;
      seat: number;
      stack?: Chips | null;
    }
  | {
      button?: number | null;
      event: "hand_began";
      lineup: number[];
      players?: string[];
    }
  | {
      event: "hand_over";
      house?: number | null;
      nets?: number[] | null;
      unpaid?: boolean;
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
      by?: ClosedBy;
      event: "closed";
    }
  | {
      cause: RollbackCause;
      event: "voided";
      open: boolean;
    };
/**
 * An amount in the game's smallest unit, from 0 to [`Chips::MAX`] (ruling ALL-2).
 *
 * The operators panic rather than wrap. They cannot fail inside a game: opening one refuses a table whose
 * chips sum to more than [`Chips::MAX`], and no chips are created after that.
 */
export type Chips = number;
/**
 * Cause of a player's departure.
 */
export type LeftBy = "player" | "host" | "clock" | "closing" | "no_chips";
/**
 * Cause of a table's closing.
 */
export type ClosedBy = "host" | "clock" | "administrator";
/**
 * Cause of a log that is behind its mark.
 */
export type RollbackCause = "backup" | "lost";
/**
 * Phase of play at a table.
 */
export type Phase = "waiting" | "playing" | "between" | "paused" | "closed";
/**
 * TH-16: the default way for a new or returning player to come in.
 */
export type ComingIn = "post" | "wait";
/**
 * Reason for closing a socket.
 */
export type Bye = "stopping" | "closed" | "behind" | "other_version" | "held" | "crowded";

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
   * The run-out of a hand that ended without further decisions: the moments before this one, oldest first, one a
   * street or pack. A client shows each for a second. Empty where nothing is revealed in stages.
   */
  run_out: Stage[];
  /**
   * The sequence number of the last thing that is stored. A client that connects again says it, and misses nothing.
   */
  seq: number;
  /**
   * Events, oldest first: those of this hand that are newer than the client's last.
   */
  steps: Step[];
  table: TableView;
  you: You;
}
/**
 * A moment of a run-out.
 */
export interface Stage {
  game: unknown;
  /**
   * Number of the moment's steps up to this stage.
   */
  steps: number;
}
/**
 * Public view of a table.
 */
export interface TableView {
  /**
   * The chair with the button, in hold'em.
   */
  button?: number | null;
  /**
   * Running turn clock; none if nobody is to act.
   */
  clock?: ClockView | null;
  clocks: Clocks;
  /**
   * `true` for a demo table, whose bots play only while somebody watches.
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
   * The name of the host, where it is known; none at a demo table.
   */
  host?: string | null;
  house_rules: HouseRules;
  /**
   * The table's id, which is in its link.
   */
  id: string;
  /**
   * The chairs that were dealt in, in hand seat order.
   */
  lineup: number[];
  /**
   * `true` if the lobby lists it.
   */
  listed: boolean;
  /**
   * Number of players that the next hand still needs.
   */
  missing: number;
  /**
   * Its name.
   */
  name: string;
  /**
   * Time until the pause ends, in milliseconds: the whole pause while the hand before it is still played. None if no pause
   * was asked for.
   */
  pause_left_ms?: number | null;
  /**
   * Pauses that the host has left; none for no limit.
   */
  pauses_left?: number | null;
  phase: Phase;
  /**
   * The names of those who were dealt in, in the same order; they stay when a player leaves.
   */
  players: string[];
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
   * Number of spectators.
   */
  watchers: number;
}
/**
 * A clock that runs.
 */
export interface ClockView {
  /**
   * Time left for the turn, in milliseconds.
   */
  left_ms: number;
  /**
   * Whole time of the turn, in milliseconds.
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
 * A chair with somebody on it.
 */
export interface SeatView {
  /**
   * Time bank left, in milliseconds.
   */
  bank_ms: number;
  /**
   * Name of the bot; none for a person.
   */
  bot?: string | null;
  /**
   * Chips that are added before the next hand.
   */
  coming?: Chips | null;
  /**
   * `true` if the player has an open socket; always for bots.
   */
  connected: boolean;
  /**
   * `true` if the player leaves after this hand.
   */
  leaving: boolean;
  /**
   * The player's name.
   */
  name: string;
  /**
   * `true` if the player has too few chips to be dealt in, and is in no hand.
   */
  needs_chips: boolean;
  /**
   * `true` if the player sits out.
   */
  sits_out: boolean;
  /**
   * Stack between hands, or at the start of the current hand; none in a game without chips.
   */
  stack?: Chips | null;
  /**
   * `true` if the player is dealt in only once the big blind arrives or the missed blinds are posted.
   */
  waits: boolean;
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
/**
 * The viewer's own place.
 */
export interface You {
  /**
   * The viewer's last departure from this table, for a day; none while seated.
   */
  departed?: Departed | null;
  /**
   * `true` if the viewer can fast-forward the rest of the hand: only bots are left in it.
   */
  fast_forward: boolean;
  /**
   * The own hand seat, if dealt in.
   */
  hand_seat?: number | null;
  /**
   * `true` for this table's host.
   */
  host: boolean;
  /**
   * `true` if the viewer leaves after this hand and can still take it back.
   */
  may_stay: boolean;
  /**
   * Missed blinds of the viewer; none if nothing is owed.
   */
  owes?: OwesView | null;
  /**
   * Buy-ins and top-ups that the viewer has left; none for no limit.
   */
  rebuys_left?: number | null;
  /**
   * The own chair.
   */
  seat?: number | null;
  /**
   * Number of actions that the viewer's seat has taken in this hand; an action repeats it.
   */
  turn: number;
}
/**
 * Departure of a player.
 */
export interface Departed {
  /**
   * The least that the player must bring when returning now, where the house rules ask for it.
   */
  bring_back?: Chips | null;
  by: LeftBy;
  /**
   * The name of the host, where it was the host and the name is known.
   */
  host?: string | null;
  /**
   * Blinds that the player owes when returning now; none where nothing is owed.
   */
  owes?: OwesOnReturn | null;
  /**
   * Amount that was cashed out; none in a game without chips.
   */
  stack?: Chips | null;
}
/**
 * Blinds of a player who returns (TH-20).
 */
export interface OwesOnReturn {
  amount: Chips;
  /**
   * `true` if the small blind is owed besides the big blind.
   */
  small: boolean;
}
/**
 * Blinds that were missed, or that a newcomer has not paid yet (TH-16).
 */
export interface OwesView {
  amount: Chips;
  coming_in: ComingIn;
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
