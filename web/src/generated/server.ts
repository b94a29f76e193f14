// Made from the Rust types by `cargo xtask types`. Do not edit.

/**
 * A message from the server to one viewer.
 */
export type Message = {
  /**
   * Protocol version, [`VERSION`](super::VERSION).
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
       * The chairs whose players have a socket open, in ascending order; never those of bots.
       */
      connected: number[];
      type: "presence";
      /**
       * Number of connected spectators.
       */
      watchers: number;
    }
  | {
      /**
       * The id of the client's message.
       */
      id: number;
      type: "accepted";
    }
  | {
      /**
       * The id of the client's message; null if no id could be read from it.
       */
      id?: number | null;
      refused: Refused;
      type: "refused";
    }
  | {
      reason: CloseReason;
      /**
       * Decision of the administrator behind the reason `removed`: `removed_from_tables` with its reason, after
       * which the guest may return, or `banned` with its reason and its end. Omitted for other reasons.
       */
      refused?: Refused | null;
      type: "bye";
    };
/**
 * Cause of a table's closing.
 */
export type ClosedBy = "host" | "clock" | "administrator";
/**
 * Phase of play at a table.
 */
export type Phase = "waiting" | "playing" | "between" | "paused" | "closed";
/**
 * An amount in the game's smallest unit, from 0 to [`Chips::MAX`] (ruling ALL-2).
 *
 * The operators panic rather than wrap. During a game they cannot overflow, because a game refuses to open
 * if the table's chips, with everything that the house could pay, sum to more than [`Chips::MAX`].
 */
export type Chips = number;
/**
 * An event with its sequence number and its hand.
 */
export type Step = {
  /**
   * Number of the event's hand; between hands, the number of the last hand.
   */
  hand: number;
  /**
   * Sequence number of the event's log entry. The steps of one action share it.
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
         * The rule clauses that the event cites: those of the game's rulebook, then the rulings.
         */
        clauses: string[];
        seen: unknown;
      };
    };
/**
 * Events of a table, apart from the game's own. Seats are table seats; amounts are in the game's unit (ALL-2).
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
      event: "renamed";
      name: string;
      seat: number;
      was: string;
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
  | (Closing & {
      event: "closing";
    })
  | (Closing & {
      event: "closed";
    })
  | {
      cause: RollbackCause;
      event: "voided";
      open: boolean;
    };
/**
 * Cause of a player's departure.
 */
export type LeftBy = "player" | "host" | "clock" | "closing" | "no_chips" | "administrator";
/**
 * Cause of the rollback of a log.
 */
export type RollbackCause = "backup" | "lost" | "imported" | "continued";
/**
 * The way in which a new or returning player comes in, unless the player chooses the other way.
 */
export type ComingIn = "post" | "wait";
/**
 * Reason for closing a socket.
 */
export type CloseReason = "stopping" | "closed" | "behind" | "other_version" | "held" | "crowded" | "removed";

export interface Server {
  message: Message;
  refused: Refused;
}
/**
 * State of a table as seen by one viewer.
 */
export interface Moment {
  game?: unknown;
  /**
   * Run-out of a hand that ended without further decisions: the stages before this state, oldest first. The first
   * stage is the state before the run-out, and each later one reveals a street or a pack. Empty without a run-out,
   * and for a client that has no earlier state or has already received the run-out.
   */
  run_out: Stage[];
  /**
   * Sequence number of the last committed entry. A client that reconnects sends it and receives the steps after it.
   */
  seq: number;
  /**
   * Events since the current or last hand began, without those up to the client's last sequence number; oldest
   * first. If there are many events of the table, the older ones are left out.
   */
  steps: Step[];
  table: TableView;
  you: You;
}
/**
 * A stage of a run-out.
 */
export interface Stage {
  game: unknown;
  /**
   * Time for which the client shows this stage, in milliseconds.
   */
  ms: number;
  /**
   * Number of steps in the message up to and including this stage.
   */
  steps: number;
  table: TableView;
}
/**
 * Public view of a table.
 */
export interface TableView {
  /**
   * The chair with the button in hold'em, which may be empty; null before the first hand and in other games.
   */
  button?: number | null;
  /**
   * Running turn clock; null if no person has to act.
   */
  clock?: ClockView | null;
  clocks: Clocks;
  /**
   * Cause of the closing of the table, which is over or waits for the end of the current hand; null if the table
   * stays open. The events have the administrator's reason.
   */
  closing?: ClosedBy | null;
  /**
   * `true` for a demo table, whose bots play only while a client is connected.
   */
  demo: boolean;
  /**
   * The game: `holdem`, `packs_poker`, `high_card_flush` or `mount_holyoke`.
   */
  game: string;
  /**
   * Number of the current or last hand; 0 before the first.
   */
  hand: number;
  /**
   * The name of the host, if known; null for a demo table.
   */
  host?: string | null;
  house_rules: HouseRules;
  /**
   * The table's id, as in its URL.
   */
  id: string;
  /**
   * The chairs dealt into the current or last hand, in hand seat order; empty before the first hand, and after a
   * rollback until the next hand.
   */
  lineup: number[];
  /**
   * `true` if the lobby lists the table.
   */
  listed: boolean;
  /**
   * Number of players still needed for the next hand.
   */
  missing: number;
  /**
   * Display name of the table.
   */
  name: string;
  /**
   * Time until the pause ends, in milliseconds; its full length while the current hand is still being played. Null
   * without a pause.
   */
  pause_left_ms?: number | null;
  /**
   * Number of pauses that the host has left; null for no limit.
   */
  pauses_left?: number | null;
  phase: Phase;
  /**
   * Names that the players in `lineup` had when the hand began, in the same order; a name is kept after its player
   * leaves.
   */
  players: string[];
  rules: unknown;
  /**
   * All chairs of the table, chair 1 first.
   */
  seats: (SeatView | null)[];
  /**
   * The buy-in limits; null in a game without chips.
   */
  stakes?: Stakes | null;
  /**
   * Number of connected spectators.
   */
  watchers: number;
}
/**
 * A running turn clock.
 */
export interface ClockView {
  /**
   * Time left, in milliseconds.
   */
  left_ms: number;
  /**
   * Length of the clock's current phase, such as the turn or the time bank, in milliseconds.
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
 * An occupied chair.
 */
export interface SeatView {
  /**
   * Time bank left, in milliseconds.
   */
  bank_ms: number;
  /**
   * Name of the bot's strategy; null for a person.
   */
  bot?: string | null;
  /**
   * Chips that are added before the next hand; null if none.
   */
  coming?: Chips | null;
  /**
   * `true` if the player has an open socket; always `true` for bots.
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
   * `true` if the player is not in the hand in progress and has too few chips to be dealt in.
   */
  needs_chips: boolean;
  /**
   * `true` if the player sits out.
   */
  sits_out: boolean;
  /**
   * Stack between hands, or at the start of the current hand; null in a game without chips.
   */
  stack?: Chips | null;
  /**
   * `true` if the player is dealt in only once the big blind arrives or the missed blinds are posted.
   */
  waits: boolean;
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
/**
 * The closing of a table.
 */
export interface Closing {
  by?: ClosedBy;
  /**
   * The administrator's reason, for everybody at the table; absent if there is none, or if only the audit log has it, as after
   * the ban of a host.
   */
  reason?: string | null;
}
/**
 * State of the viewer's own seat.
 */
export interface You {
  /**
   * The viewer's last departure from this table, kept for a day; null while seated.
   */
  departed?: Departed | null;
  /**
   * `true` if the viewer can fast-forward the rest of the hand, in which only bots still play, and has not requested
   * it yet.
   */
  fast_forward: boolean;
  /**
   * The viewer's seat in the current or last hand; null if the viewer was not dealt in or has left the table.
   */
  hand_seat?: number | null;
  /**
   * `true` for this table's host.
   */
  host: boolean;
  /**
   * `true` if the viewer leaves after this hand and can still cancel that.
   */
  may_stay: boolean;
  /**
   * The number of minutes during which the viewer, after leaving now, would owe both blinds on returning (TH-20).
   * Null if not both would be owed.
   */
  owed_within?: number | null;
  /**
   * Blinds that the viewer owes; null if none, and while in a hand.
   */
  owes?: OwesView | null;
  /**
   * Number of rebuys and top-ups that the viewer has left, not counting the first buy-in; null for no limit.
   */
  rebuys_left?: number | null;
  /**
   * Number of the viewer's chair; null for a spectator.
   */
  seat?: number | null;
  /**
   * Number of actions that the viewer's seat has taken in this hand, including those that the clock took for it; 0
   * if the viewer was not dealt in. The next action message repeats it.
   */
  turn: number;
}
/**
 * Departure of a player.
 */
export interface Departed {
  /**
   * Minimum buy-in if the player returns now, under the house rule against going south (ratholing); null if there is
   * none.
   */
  bring_back?: Chips | null;
  by: LeftBy;
  /**
   * The name of the host, if the host removed the player and the name is known.
   */
  host?: string | null;
  /**
   * Blinds that the player owes if returning now; null if none.
   */
  owes?: OwesOnReturn | null;
  /**
   * Amount that was cashed out; null in a game without chips.
   */
  stack?: Chips | null;
}
/**
 * Blinds owed by a returning player (TH-20).
 */
export interface OwesOnReturn {
  amount: Chips;
  /**
   * `true` if the small blind is owed in addition to the big blind.
   */
  small: boolean;
}
/**
 * Blinds owed by a player who missed them, or by a newcomer (TH-16).
 */
export interface OwesView {
  amount: Chips;
  coming_in: ComingIn;
}
/**
 * A refusal in the form that clients receive.
 */
export interface Refused {
  /**
   * Arguments of the message, by name; omitted if there are none.
   */
  args?: {
    [k: string]: unknown;
  };
  /**
   * The rule clauses that the refusal cites: clauses of the game's rulebook, then rulings. Omitted if there are
   * none.
   */
  clauses?: string[];
  /**
   * Stable code for programs and message catalogues, such as `not_your_turn`. A game's own codes are prefixed with
   * its name: `holdem.not_your_turn`.
   */
  code: string;
  /**
   * The message in English, for clients without a catalogue.
   */
  message: string;
}
