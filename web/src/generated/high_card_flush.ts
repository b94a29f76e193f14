// Made from the Rust types by `cargo xtask types`. Do not edit.

/**
 * An action of a player, the clock, the house or the staff.
 */
export type Action =
  | {
      wager: Wagers;
    }
  | "sit_out"
  | {
      raise: Chips;
    }
  | "fold"
  | {
      misdeal: {
        at: Place;
        /**
         * The number of cards found in the hand.
         */
        cards: number;
      };
    };
/**
 * An amount in the game's smallest unit, from 0 to 2^53 − 1 (ruling ALL-2).
 */
export type Chips = number;
/**
 * The owner of a hand: a player or the dealer.
 */
export type Place =
  | {
      seat: Seat;
    }
  | "dealer";
/**
 * A seat, counted from 1 clockwise
 */
export type Seat = number;
/**
 * One event.
 */
export type Event =
  | {
      event: "wagered";
      seat: Seat;
      wagers: Wagers;
    }
  | {
      clock: boolean;
      event: "sat_out";
      seat: Seat;
    }
  | {
      /**
       * @minItems 7
       * @maxItems 7
       */
      cards: [Card | null, Card | null, Card | null, Card | null, Card | null, Card | null, Card | null];
      event: "dealt";
      to: Place;
    }
  | {
      amount: Chips;
      event: "raised";
      seat: Seat;
    }
  | {
      clock: boolean;
      event: "folded";
      seat: Seat;
    }
  | {
      /**
       * @minItems 7
       * @maxItems 7
       */
      cards: [Card | null, Card | null, Card | null, Card | null, Card | null, Card | null, Card | null];
      chosen: boolean;
      event: "turned_up";
      length: number;
      of: Place;
    }
  | {
      event: "dealer";
      qualifies: boolean;
    }
  | {
      at: Place;
      cards: number;
      event: "misdealt";
    }
  | {
      basis: Basis;
      event: "settled";
      net: number;
      result: WagerResult;
      seat: Seat;
      wager: Wager;
    };
/**
 * One card, rank then suit: As, Td, 10d, A♠
 */
export type Card = string;
/**
 * The fact that decides a wager.
 */
export type Basis =
  | {
      by: "misdeal";
    }
  | {
      by: "fold";
    }
  | {
      by: "unqualified";
    }
  | {
      by: "length";
      length: number;
    }
  | {
      by: "ranks";
      length: number;
    }
  | {
      by: "equal";
      length: number;
    }
  | {
      by: "own_flush";
      length: number;
      limited: boolean;
    }
  | {
      by: "own_run";
      limited: boolean;
      run: number;
    }
  | {
      by: "meter";
      run: number;
    }
  | {
      by: "fixed";
      limited: boolean;
      run: number;
    };
/**
 * The result of one wager, from the player's point of view.
 */
export type WagerResult = "won" | "lost" | "push";
/**
 * A kind of wager that a player can make in a round.
 */
export type Wager = "ante" | "raise" | "flush_bonus" | "straight_flush_bonus" | "progressive";
/**
 * The limit on the house's total payout on the bonus wagers of one round. Shares of the meter are not included.
 */
export type BonusLimit = Chips | NoBonusLimit;
/**
 * The value `none`: the house's payouts are not limited.
 */
export type NoBonusLimit = "none";
/**
 * The pay table of the flush bonus: a named or a custom one.
 */
export type FlushBonus = FlushPays | PaysByName;
/**
 * The named tables of the flush bonus.
 */
export type FlushPays = "pays_300" | "pays_100";
/**
 * The rate for one outcome as written, not yet validated.
 */
export type Rate = number | string;
/**
 * The named presets, each a consistent set of settings.
 */
export type Preset = "document" | "published";
/**
 * The progressive pay table: shares of the meter, fixed payouts, or some of each.
 */
export type Progressive = NoProgressive | PaysByName;
/**
 * The value `none`: the progressive wager is not offered.
 */
export type NoProgressive = "none";
/**
 * The division of the meter when several hands win a share of it.
 */
export type ProgressiveTies = "share" | "in_order";
/**
 * The dealer's qualifying hand (HF-4): `9-high-3` is a three-card flush, nine high, or anything better.
 */
export type Qualifier = string;
/**
 * The positions that an ace may take in a straight flush.
 */
export type StraightFlushAce = "high_only" | "ace_low_too";
/**
 * The pay table of the straight flush bonus: a named or a custom one.
 */
export type StraightFlushBonus = StraightFlushPays | PaysByName;
/**
 * The named tables of the straight flush bonus.
 */
export type StraightFlushPays = "pays_8000" | "pays_500";
export type Seats = Seat[];
/**
 * A seat's status in the round.
 */
export type SeatStatus = "to_wager" | "out" | "in" | "raised" | "folded";
/**
 * The stage of a round.
 */
export type Stage = "wagers" | "decisions" | "over";

export interface HighCardFlush {
  action: Action;
  seen: Event;
  settings: Settings;
  view: View;
}
/**
 * The wagers that a seat makes before the deal, in cents. A bonus of 0 means that the wager is not made.
 */
export interface Wagers {
  ante: Chips;
  flush_bonus?: Chips;
  progressive?: Chips;
  straight_flush_bonus?: Chips;
}
/**
 * Settings as written: a preset and the deviations from it. Not yet validated.
 */
export interface Settings {
  /**
   * The maximum ante, in cents.
   */
  ante_max?: Chips | null;
  /**
   * The minimum ante, in cents.
   */
  ante_min?: Chips | null;
  /**
   * `"none"` or an amount in cents; no limit if omitted.
   */
  bonus_limit?: BonusLimit | null;
  /**
   * The maximum bonus or progressive wager, in cents.
   */
  bonus_max?: Chips | null;
  /**
   * The minimum bonus or progressive wager, in cents.
   */
  bonus_min?: Chips | null;
  flush_bonus?: FlushBonus | null;
  /**
   * The preset that supplies the omitted settings; `document` if omitted.
   */
  preset?: Preset | null;
  progressive?: Progressive | null;
  progressive_ties?: ProgressiveTies | null;
  /**
   * The weakest hand with which the dealer qualifies: the highest card and the length of its flush, such as
   * `9-high-3`.
   */
  qualifier?: Qualifier | null;
  /**
   * The maximum raise in antes for flushes of two to seven cards.
   *
   * @minItems 6
   * @maxItems 6
   */
  raise_limits?: [number, number, number, number, number, number] | null;
  straight_flush_ace?: StraightFlushAce | null;
  straight_flush_bonus?: StraightFlushBonus | null;
  /**
   * The unit that every wager is a multiple of, in cents.
   */
  unit?: Chips | null;
}
/**
 * A pay table as written in settings, not yet validated: rates keyed by the name of the outcome.
 */
export interface PaysByName {
  [k: string]: Rate;
}
/**
 * A round as one viewer sees it. Built field by field from what that viewer may know.
 */
export interface View {
  awaited: Seats;
  /**
   * The dealer's cards; null until they are turned up.
   *
   * @minItems 7
   * @maxItems 7
   */
  dealer?: [Card, Card, Card, Card, Card, Card, Card] | null;
  /**
   * The dealer's best flush, highest card first; null until the cards are turned up.
   */
  dealer_flush?: Card[] | null;
  /**
   * The viewer's legal actions; null for a spectator, or if there are none.
   */
  legal?: Moves | null;
  meter: Chips;
  qualifier: Qualifier;
  /**
   * All seats, seat 1 first.
   */
  seats: SeatView[];
  stage: Stage;
}
/**
 * The legal actions of one seat.
 */
export interface Moves {
  /**
   * `true` if the seat may fold.
   */
  fold: boolean;
  /**
   * The limits of a raise; null if the seat may not raise.
   */
  raise?: RaiseLimits | null;
  /**
   * `true` if the seat may sit out.
   */
  sit_out: boolean;
  /**
   * The wagers allowed before the deal, if any.
   */
  wager?: WagerLimits | null;
}
/**
 * The raises allowed: whole multiples of `ante` up to `most`, in cents.
 */
export interface RaiseLimits {
  ante: Chips;
  most: Chips;
}
/**
 * Limits for the wagers before the deal, in cents. Every wager is a multiple of `unit`, and the stack covers
 * their total.
 */
export interface WagerLimits {
  ante_max: Chips;
  ante_min: Chips;
  bonus_max: Chips;
  bonus_min: Chips;
  /**
   * `true` if the progressive wager is offered.
   */
  progressive: boolean;
  stack: Chips;
  unit: Chips;
}
/**
 * One seat as a viewer sees it.
 */
export interface SeatView {
  /**
   * The seven cards, if the viewer may see them.
   *
   * @minItems 7
   * @maxItems 7
   */
  cards?: [Card, Card, Card, Card, Card, Card, Card] | null;
  /**
   * The best flush of the visible cards, highest card first; null if no cards are visible.
   */
  flush?: Card[] | null;
  raise: Chips;
  stack: Chips;
  standing: SeatStatus;
  wagers: Wagers;
}
