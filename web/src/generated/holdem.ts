// Made from the Rust types by `cargo xtask types`. Do not edit.

/**
 * An action in a trade or at the showdown.
 */
export type Action =
  | "fold"
  | "check"
  | "call"
  | {
      raise_to: Chips;
    }
  | "show"
  | "muck";
/**
 * An amount in the game's smallest unit, from nothing to [`Chips::MAX`] (ruling ALL-2).
 *
 * The operators check and panic rather than wrap. They cannot fail inside a game: opening one refuses
 * a table whose chips sum to more than [`Chips::MAX`], and nothing makes chips after that.
 */
export type Chips = number;
/**
 * One event. Cards are of type `C`: [`Hidden`] inside the game, an optional [`Shown`] for a viewer.
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
      clock: boolean;
      event: "mucked";
      seat: Seat;
    }
  | {
      all_in: boolean;
      amount: Chips;
      by: WonBy;
      event: "won";
      hand?: WinningHand | null;
      of: number;
      pot: number;
      seat: Seat;
    };
/**
 * A seat, counted from 1 clockwise
 */
export type Seat = number;
/**
 * A forced bid.
 */
export type Blind = "small" | "big" | "straddle" | "post" | "dead";
/**
 * One card, rank then suit: As, Td, 10d, A♠
 */
export type Card = string;
/**
 * How much of the board lies face up.
 */
export type Street = "preflop" | "flop" | "turn" | "river";
/**
 * What decides a bank.
 */
export type WonBy = "folds" | "mucks" | "combination" | "high_cards" | "equality";
/**
 * TH-11: who posts the ante.
 */
export type AnteFrom = "everyone" | "big_blind" | "button";
/**
 * TH-10: whether antes are posted before or after the blinds, which matters to a short stack.
 */
export type AnteOrder = "before_blinds" | "after_blinds";
/**
 * TH-16: how the button follows the big blind from hand to hand.
 */
export type ButtonRule = "moving" | "dead";
/**
 * TH-8: whether the player whose bet in the last trade was called must show first, or may give the hand up unseen.
 */
export type CalledBettor = "must_show" | "may_muck";
/**
 * TH-16: how a player comes in who arrives or returns, unless the player says otherwise.
 */
export type ComingIn = "post" | "wait";
/**
 * TH-5: how equal combinations compare.
 */
export type Compare = "standard" | "high_card_only";
/**
 * TH-3: what the first raise of a trade must add.
 */
export type FirstRaise = "big_blind" | "any";
/**
 * TH-2: who begins the trades after the flop.
 */
export type Order = "after_big_blind" | "left_of_button";
/**
 * Two sets of settings that go together.
 */
export type Preset = "document" | "tournament";
/**
 * TH-3: what a raise must add after a full raise.
 */
export type Reraise = "more_than" | "at_least";
/**
 * TH-11: what a player who could not post the whole ante can win of the antes.
 */
export type ShortAnte = "own_layer" | "all_antes";
/**
 * TH-9: the bid to call when the big blind was posted short.
 */
export type ShortBlind = "highest_bid" | "full_blind";
/**
 * TH-8: how hands are shown.
 */
export type Showdown = "all_show" | "in_order";
/**
 * TH-10: bids above the big blind, posted before the cards.
 */
export type Straddle = NoStraddle | Chips | Chips[];
/**
 * The word `none`.
 */
export type NoStraddle = "none";
/**
 * TH-3: what the first raise of the first trade must add where somebody straddled.
 */
export type StraddleRaise = "big_blind" | "straddle";
export type Seats = Seat[];
/**
 * Whether and how a seat is in the hand.
 */
export type Standing = "in" | "all_in" | "folded" | "tabled" | "mucked";

export interface Holdem {
  action: Action;
  seen: Event;
  settings: Settings;
  view: View;
}
/**
 * A hand that was tabled and won a pot.
 */
export interface WinningHand {
  /**
   * Its category: `two_pair`.
   */
  category: string;
  /**
   * Its five cards in the order in which they count.
   *
   * @minItems 5
   * @maxItems 5
   */
  five: [Card, Card, Card, Card, Card];
  /**
   * The first card beside the combination that is higher than in the best hand that lost, where the combinations are
   * equal: the deciding kicker.
   */
  kicker?: Card | null;
}
/**
 * Settings as people write them: a preset and what departs from it. Not yet validated; [`Rules`](super::Rules) are.
 */
export interface Settings {
  /**
   * TH-10: what is posted before the cards besides the blinds; 0 if left out.
   */
  ante?: Chips | null;
  /**
   * TH-11.
   */
  ante_from?: AnteFrom | null;
  /**
   * TH-10.
   */
  ante_order?: AnteOrder | null;
  /**
   * TH-10: what the second seat posts before the cards: 1 or more; 100 if left out.
   */
  big_blind?: Chips | null;
  /**
   * TH-4: whether a card is put aside before the flop, the turn and the river.
   */
  burn?: boolean | null;
  /**
   * TH-16.
   */
  button?: ButtonRule | null;
  /**
   * TH-8.
   */
  called_bettor?: CalledBettor | null;
  /**
   * TH-16.
   */
  coming_in?: ComingIn | null;
  /**
   * TH-5.
   */
  compare?: Compare | null;
  /**
   * TH-3.
   */
  first_raise?: FirstRaise | null;
  /**
   * TH-2.
   */
  order?: Order | null;
  /**
   * The preset that fills what is left out; `document` if left out itself.
   */
  preset?: Preset | null;
  /**
   * TH-3.
   */
  reraise?: Reraise | null;
  /**
   * TH-11.
   */
  short_ante?: ShortAnte | null;
  /**
   * TH-9.
   */
  short_blind?: ShortBlind | null;
  /**
   * TH-8.
   */
  showdown?: Showdown | null;
  /**
   * TH-10: what the first seat posts before the cards: at most the big blind; half of it, rounded down, if left out.
   */
  small_blind?: Chips | null;
  /**
   * TH-10: `"none"`, an amount, or a list of rising amounts.
   */
  straddle?: Straddle | null;
  /**
   * TH-3.
   */
  straddle_raise?: StraddleRaise | null;
}
/**
 * A hand as one viewer sees it. Built field by field from what that viewer may know.
 */
export interface View {
  big_blind: Chips;
  /**
   * The cards of the board that lie face up.
   */
  board: Card[];
  button: Seat;
  /**
   * The banks of the closed betting rounds, the main bank first: without the bids of the round that is played.
   */
  collected: PotView[];
  highest: Chips;
  /**
   * What the viewer may do, if the viewer has a seat and anything to do.
   */
  legal?: Moves | null;
  /**
   * The banks as they stand, bids of this trade included, the main bank first.
   */
  pots: PotView[];
  /**
   * Every seat, seat 1 first.
   */
  seats: SeatView[];
  street: Street;
  /**
   * Whose turn it is; nobody's when the hand is over.
   */
  to_act?: Seat | null;
}
/**
 * One bank as everybody sees it.
 */
export interface PotView {
  amount: Chips;
  eligible: Seats;
}
/**
 * The legal moves of one seat.
 */
export interface Moves {
  /**
   * What a call adds, if there is anything to call.
   */
  call?: Chips | null;
  /**
   * May check.
   */
  check: boolean;
  /**
   * May fold.
   */
  fold: boolean;
  /**
   * May give the hand up unseen.
   */
  muck: boolean;
  /**
   * What the own bid may be raised to, if at all.
   */
  raise?: RaiseRange | null;
  /**
   * May table the hand.
   */
  show: boolean;
}
/**
 * What a raise may make the own bid: anything from `least` to `all_in`. What is above `most` comes back, since nobody
 * can call it (`holdem/bank-example`).
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
   * The two cards, if the viewer may see them.
   *
   * @minItems 2
   * @maxItems 2
   */
  cards?: [Card, Card] | null;
  /**
   * Whether it has checked in this betting round, and nobody has bet since.
   */
  checked: boolean;
  paid: Chips;
  stack: Chips;
  standing: Standing;
}
