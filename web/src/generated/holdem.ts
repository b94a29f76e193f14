// Made from the Rust types by `cargo xtask types`. Do not edit.

/**
 * An action in a betting round or at the showdown.
 */
export type Action =
  | "fold"
  | "check"
  | "call"
  | {
      raise_to: Chips;
    }
  | "show"
  | {
      show_card: Card;
    }
  | "muck";
/**
 * An amount in the game's smallest unit, from 0 to 2^53 − 1 (ruling ALL-2).
 */
export type Chips = number;
/**
 * One card, rank then suit: As, Td, 10d, A♠
 */
export type Card = string;
/**
 * One event.
 */
export type Event =
  | {
      all_in: boolean;
      amount: Chips;
      event: "ante";
      seat: Seat;
    }
  | {
      all_in: boolean;
      amount: Chips;
      blind: Blind;
      event: "blind";
      seat: Seat;
    }
  | {
      /**
       * @minItems 2
       * @maxItems 2
       */
      cards: [Card | null, Card | null];
      event: "hole_cards";
      seat: Seat;
    }
  | {
      burned: boolean;
      /**
       * @maxItems 3
       */
      cards: [] | [Card | null] | [Card | null, Card | null] | [Card | null, Card | null, Card | null];
      event: "board";
      street: Street;
    }
  | {
      clock: boolean;
      event: "folded";
      seat: Seat;
    }
  | {
      clock: boolean;
      event: "checked";
      option: boolean;
      seat: Seat;
    }
  | {
      all_in: boolean;
      amount: Chips;
      event: "called";
      seat: Seat;
    }
  | {
      all_in: boolean;
      amount: Chips;
      event: "raised";
      full: boolean;
      opens: boolean;
      seat: Seat;
      to: Chips;
    }
  | {
      amount: Chips;
      event: "returned";
      seat: Seat;
    }
  | {
      /**
       * @minItems 2
       * @maxItems 2
       */
      cards: [Card | null, Card | null];
      event: "tabled";
      seat: Seat;
    }
  | {
      card?: Card | null;
      event: "showed_card";
      seat: Seat;
    }
  | {
      clock: boolean;
      event: "mucked";
      seat: Seat;
    }
  | {
      all_in: boolean;
      amount: Chips;
      by: WonBy;
      event: "won";
      hand?: NamedHand | null;
      of: number;
      pot: number;
      seat: Seat;
    };
/**
 * A seat, counted from 1 clockwise
 */
export type Seat = number;
/**
 * The kind of a forced bet.
 */
export type Blind = "small" | "big" | "straddle" | "post" | "dead";
/**
 * A stage of a hand, named after the board cards that are face up.
 */
export type Street = "preflop" | "flop" | "turn" | "river";
/**
 * The way in which a pot was won.
 */
export type WonBy = "folds" | "mucks" | "combination" | "high_cards" | "equality";
/**
 * The player who posts the ante.
 */
export type AnteFrom = "everyone" | "big_blind" | "button";
/**
 * The order of antes and blinds, which matters to a short stack.
 */
export type AnteOrder = "before_blinds" | "after_blinds";
/**
 * The movement of the button from hand to hand.
 */
export type ButtonRule = "moving" | "dead";
/**
 * The obligation of the last aggressor to show, if the bet was called and hands are shown in order.
 */
export type CalledBettor = "must_show" | "may_muck";
/**
 * The way in which a new or returning player comes in, unless the player chooses the other way.
 */
export type ComingIn = "post" | "wait";
/**
 * The comparison of hands of the same category.
 */
export type Compare = "standard" | "high_card_only";
/**
 * The minimum increment of the first raise in a betting round.
 */
export type FirstRaise = "big_blind" | "any";
/**
 * The first player to act in the betting rounds from the flop on.
 */
export type Order = "after_big_blind" | "left_of_button";
/**
 * The named presets, each a consistent set of settings.
 */
export type Preset = "document" | "tournament";
/**
 * The minimum increment of a raise after an earlier full raise.
 */
export type Reraise = "more_than" | "at_least";
/**
 * The part of the antes that a player with a short ante can win.
 */
export type ShortAnte = "own_layer" | "all_antes";
/**
 * The bet to call when the big blind was posted short.
 */
export type ShortBlind = "highest_bid" | "full_blind";
/**
 * The order of the showdown and the right to muck.
 */
export type Showdown = "all_show" | "in_order";
/**
 * Blind bets above the big blind, posted before the deal.
 */
export type Straddle = NoStraddle | Chips | Chips[];
/**
 * The value `none`: no straddle is posted.
 */
export type NoStraddle = "none";
/**
 * The minimum increment of the first raise before the flop after a straddle.
 */
export type StraddleRaise = "big_blind" | "straddle";
export type Seats = Seat[];
/**
 * A seat's status in the hand.
 */
export type SeatStatus = "in" | "all_in" | "folded" | "tabled" | "mucked";

export interface Holdem {
  action: Action;
  seen: Event;
  settings: Settings;
  view: View;
}
/**
 * A hand that every viewer has seen, with the data needed to name it.
 */
export interface NamedHand {
  /**
   * The category of the hand, serialized as an identifier such as `two_pair`.
   */
  category: string;
  /**
   * The five cards, in order of significance.
   *
   * @minItems 5
   * @maxItems 5
   */
  five: [Card, Card, Card, Card, Card];
  /**
   * The deciding kicker, if two hands of the same category differ only in kickers: the first card whose rank
   * differs from the other hand's.
   */
  kicker?: Card | null;
}
/**
 * Settings as written: a preset and the deviations from it. Not yet validated.
 */
export interface Settings {
  /**
   * The ante in chips, posted in addition to the blinds; 0 if omitted.
   */
  ante?: Chips | null;
  ante_from?: AnteFrom | null;
  ante_order?: AnteOrder | null;
  /**
   * The big blind in chips, 1 or more; 100 if omitted.
   */
  big_blind?: Chips | null;
  /**
   * `true` to burn a card before the flop, the turn and the river.
   */
  burn?: boolean | null;
  button?: ButtonRule | null;
  called_bettor?: CalledBettor | null;
  coming_in?: ComingIn | null;
  compare?: Compare | null;
  first_raise?: FirstRaise | null;
  order?: Order | null;
  /**
   * The preset that supplies the omitted settings; `document` if omitted.
   */
  preset?: Preset | null;
  reraise?: Reraise | null;
  short_ante?: ShortAnte | null;
  short_blind?: ShortBlind | null;
  showdown?: Showdown | null;
  /**
   * The small blind in chips, at most the big blind; half the big blind, rounded down, if omitted.
   */
  small_blind?: Chips | null;
  /**
   * `"none"`, an amount in chips, or a list of increasing amounts; no straddle if omitted.
   */
  straddle?: Straddle | null;
  straddle_raise?: StraddleRaise | null;
}
/**
 * A hand as one viewer sees it. Built field by field from what that viewer may know.
 */
export interface View {
  ante: Chips;
  big_blind: Chips;
  /**
   * The board cards that are face up.
   */
  board: Card[];
  button: Seat;
  /**
   * The pots without bets of the current betting round, the main pot first; empty once they are paid out.
   */
  collected: PotView[];
  highest: Chips;
  /**
   * The viewer's legal actions; null for a spectator, or if there are none.
   */
  legal?: Moves | null;
  /**
   * The current pots, including bets of this betting round, the main pot first; empty once they are paid out.
   */
  pots: PotView[];
  /**
   * All seats, seat 1 first.
   */
  seats: SeatView[];
  small_blind: Chips;
  street: Street;
  /**
   * The seat to act; null during a run-out, and once the hand is over.
   */
  to_act?: Seat | null;
}
/**
 * One pot as every viewer sees it.
 */
export interface PotView {
  amount: Chips;
  eligible: Seats;
}
/**
 * The legal actions of one seat.
 */
export interface Moves {
  /**
   * The chips that a call adds, if there is anything to call.
   */
  call?: Chips | null;
  /**
   * `true` if the seat may check.
   */
  check: boolean;
  /**
   * `true` if the seat may fold.
   */
  fold: boolean;
  /**
   * `true` if the seat may muck its hand unseen.
   */
  muck: boolean;
  /**
   * The totals to which the seat may raise, in chips; null if the seat may not raise.
   */
  raise?: RaiseRange | null;
  /**
   * `true` if the seat may table its hand.
   */
  show: boolean;
  /**
   * The hole cards that the seat may show singly after winning without a showdown (TH-18); omitted if there are none.
   *
   * @minItems 2
   * @maxItems 2
   */
  show_card?: [Card | null, Card | null];
}
/**
 * The range of a raise, as totals for the betting round: any amount from `least` to `all_in` is legal. Chips
 * above `most` are returned, since no one can call them (`holdem/bank-example`).
 */
export interface RaiseRange {
  all_in: Chips;
  least: Chips;
  most: Chips;
}
/**
 * One seat as a viewer sees it.
 */
export interface SeatView {
  bid: Chips;
  /**
   * The hole cards; null if the viewer may not see them.
   *
   * @minItems 2
   * @maxItems 2
   */
  cards?: [Card, Card] | null;
  /**
   * `true` if the seat has checked in this betting round and no one has bet since.
   */
  checked: boolean;
  /**
   * The hand that the visible hole cards make with the board; null if no hole cards are visible.
   */
  holding?: Holding | null;
  paid: Chips;
  /**
   * The only hole card that the player showed after winning without a showdown; omitted if there is none.
   */
  showed?: Card | null;
  stack: Chips;
  standing: SeatStatus;
}
/**
 * The best poker hand that a viewer sees in a player's cards and the shared cards, with the data needed to name it.
 */
export interface Holding {
  /**
   * The cards of the hand, in order of significance: five, or two before the flop.
   */
  cards: Card[];
  /**
   * The category of the hand, serialized as an identifier such as `two_pair`.
   */
  category: string;
}
