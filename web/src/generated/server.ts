// Made from the Rust types by `cargo xtask types`. Do not edit.

/**
 * A message from the server to one viewer.
 */
export type Message = {
  /**
   * Version of the protocol: 1.
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
       * The seats whose players have a socket open, in ascending order; never those of bots.
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
       * Decision behind the reason `removed`: `removed_from_tables` with its reason, after which the guest may return,
       * `banned` with its reason and its end, or `bot_revoked`. Omitted for other reasons.
       */
      refused?: Refused | null;
      type: "bye";
    };
/**
 * Content of a message in the chat.
 */
export type ChatContent =
  | {
      text: string;
    }
  | {
      reaction: Reaction;
    };
/**
 * A quick reaction.
 */
export type Reaction = "nice_hand" | "well_played" | "good_luck" | "thanks" | "laugh" | "wow" | "ouch";
/**
 * Cause of a table's closing.
 */
export type ClosedBy = "host" | "clock" | "administrator";
/**
 * Phase of play at a table.
 */
export type Phase = "waiting" | "playing" | "between" | "paused" | "closed";
/**
 * An amount in the game's smallest unit, from 0 to 2^53 − 1 (ruling ALL-2).
 */
export type Chips = number;
/**
 * The way in which a new or returning player comes in, unless the player chooses the other way.
 */
export type ComingIn = "post" | "wait";
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
      event: "chat_set";
      open: boolean;
    }
  | {
      event: "joined_list";
      name: string;
    }
  | {
      event: "seat_offered";
      name: string;
    }
  | {
      by: LeftListBy;
      event: "left_list";
      name: string;
    }
  | {
      cause: RollbackCause;
      event: "voided";
      open: boolean;
    };
/**
 * Cause of a player's departure.
 */
export type LeftBy = "player" | "host" | "clock" | "closing" | "no_chips" | "administrator" | "revoked";
/**
 * Cause of leaving the waiting list without taking a seat.
 */
export type LeftListBy = "player" | "clock";
/**
 * Cause of the rollback of a log.
 */
export type RollbackCause = "backup" | "lost" | "imported" | "continued";
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
  /**
   * Messages in the chat, without those up to the client's last sequence number; oldest first. A client without an
   * earlier state receives the last 50.
   */
  chat: ChatMessage[];
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
 * A message in the chat of a table.
 */
export interface ChatMessage {
  /**
   * Time of the entry, in milliseconds since the Unix epoch.
   */
  at_ms: number;
  content: ChatContent;
  /**
   * Name that the author had.
   */
  name: string;
  /**
   * Chair of the author, from 1; null for a host without a seat.
   */
  seat?: number | null;
  /**
   * Sequence number of the log entry.
   */
  seq: number;
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
   * The seat with the button in hold'em, which may be empty; null before the first hand and in other games.
   */
  button?: number | null;
  /**
   * `true` while players and the host may write in the chat.
   */
  chat_open: boolean;
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
   * The seats dealt into the current or last hand, in hand seat order; empty before the first hand, and after a
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
   * All seats of the table, seat 1 first; null for a free one.
   */
  seats: (SeatView | null)[];
  /**
   * The buy-in limits; null in a game without chips.
   */
  stakes?: Stakes | null;
  /**
   * The waiting list, in order.
   */
  waiting: WaiterView[];
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
   * `true` while the clock runs on a player's time bank.
   */
  is_bank: boolean;
  /**
   * Time left, in milliseconds.
   */
  left_ms: number;
  /**
   * Length of the clock's current phase, such as the turn or the time bank, in milliseconds.
   */
  of_ms: number;
  /**
   * The seats that must act.
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
 * An occupied seat.
 */
export interface SeatView {
  /**
   * Time bank left, in milliseconds.
   */
  bank_ms: number;
  /**
   * Name of the strategy of one of the room's own bots; null for others.
   */
  bot?: string | null;
  /**
   * `true` for a bot account: a program from outside that plays with a token. Omitted for others.
   */
  bot_account?: boolean;
  /**
   * Chips that are added before the next hand; null if none.
   */
  coming?: Chips | null;
  /**
   * Choice of a player who `waits`: to post at the next hand, or to wait for the big blind; null for others.
   */
  coming_in?: ComingIn | null;
  /**
   * `true` if the player has an open socket; always `true` for the room's own bots.
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
 * A person on the waiting list.
 */
export interface WaiterView {
  /**
   * Time left to take the seat that is offered, in milliseconds; null without an offer.
   */
  left_ms?: number | null;
  /**
   * The person's name.
   */
  name: string;
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
   * Number of the viewer's seat; null for a spectator.
   */
  seat?: number | null;
  /**
   * Number of actions that the viewer's seat has taken in this hand, including those that the clock took for it; 0
   * if the viewer was not dealt in. The next action message repeats it.
   */
  turn: number;
  /**
   * The viewer's place on the waiting list, from 1; null if not on it.
   */
  waiting_place?: number | null;
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
   * Stable code for programs and message catalogues, such as `not_your_turn`; `RefusalCode` lists all. A game's own codes are prefixed with
   * its name: `holdem.not_your_turn`.
   */
  code: string;
  /**
   * The message in English, for clients without a catalogue.
   */
  message: string;
}
