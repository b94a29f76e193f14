// Made from the Rust types by `cargo xtask types`. Do not edit.

/**
 * An action.
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
         * How many cards it has.
         */
        cards: number;
      };
    };
/**
 * An amount in the game's smallest unit, from nothing to [`Chips::MAX`] (ruling ALL-2).
 *
 * The operators check and panic rather than wrap. They cannot fail inside a game: opening one refuses
 * a table whose chips sum to more than [`Chips::MAX`], and nothing makes chips after that.
 */
export type Chips = number;
/**
 * Where a hand lies.
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
 * One event. Cards are of type `C`: [`Hidden`] inside the game, an optional [`Shown`] for a viewer.
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
 * What decides a wager.
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
 * How one wager ended.
 */
export type WagerResult = "won" | "lost" | "push";
/**
 * A kind of wager.
 */
export type Wager = "ante" | "raise" | "flush_bonus" | "straight_flush_bonus" | "progressive";
/**
 * HF-9: the most that the bonus wagers of one round win.
 */
export type BonusLimit = Chips | NoBonusLimit;
/**
 * The word `none`.
 */
export type NoBonusLimit = "none";
/**
 * HF-4: what the flush bonus pays.
 */
export type FlushBonus = FlushPays | PaysByName;
/**
 * The named tables of the flush bonus.
 */
export type FlushPays = "pays_300" | "pays_100";
/**
 * What one outcome pays as people write it, not yet validated.
 */
export type Rate = number | string;
/**
 * Two sets of settings that go together.
 */
export type Preset = "document" | "published";
/**
 * HF-7: what the progressive wager pays: shares of the meter, fixed pays, or some of each.
 */
export type Progressive = NoProgressive | PaysByName;
/**
 * The word `none`.
 */
export type NoProgressive = "none";
/**
 * HF-7: what becomes of the meter where several equal hands win a share of it.
 */
export type ProgressiveTies = "share" | "in_order";
/**
 * What the dealer's hand must be to qualify (HF-4): `9-high-3` is a flush of three cards whose highest is the nine, or
 * anything above.
 */
export type Qualifier = string;
/**
 * HF-3: the ace in straight flushes.
 */
export type StraightFlushAce = "high_only" | "ace_low_too";
/**
 * HF-4: what the straight flush bonus pays.
 */
export type StraightFlushBonus = StraightFlushPays | PaysByName;
/**
 * The named tables of the straight flush bonus.
 */
export type StraightFlushPays = "pays_8000" | "pays_500";
export type Seats = Seat[];
/**
 * Where a seat stands.
 */
export type Standing = "to_wager" | "out" | "in" | "raised" | "folded";
/**
 * How far a round has come.
 */
export type Stage = "wagers" | "decisions" | "over";

export interface HighCardFlush {
  action: Action;
  seen: Event;
  settings: Settings;
  view: View;
}
/**
 * The wagers that a seat makes before the cards, in cents; a bonus that is 0 is not made.
 */
export interface Wagers {
  ante: Chips;
  flush_bonus?: Chips;
  progressive?: Chips;
  straight_flush_bonus?: Chips;
}
/**
 * Settings as people write them: a preset and what departs from it. Not yet validated; [`Rules`](super::Rules) are.
 */
export interface Settings {
  /**
   * HF-4: the largest ante, in cents.
   */
  ante_max?: Chips | null;
  /**
   * HF-4: the least ante, in cents.
   */
  ante_min?: Chips | null;
  /**
   * HF-9: `"none"` or an amount in cents; no limit if left out.
   */
  bonus_limit?: BonusLimit | null;
  /**
   * HF-4: the largest bonus or progressive wager, in cents.
   */
  bonus_max?: Chips | null;
  /**
   * HF-4: the least bonus or progressive wager, in cents.
   */
  bonus_min?: Chips | null;
  /**
   * HF-4.
   */
  flush_bonus?: FlushBonus | null;
  /**
   * The preset that fills what is left out; `document` if left out itself.
   */
  preset?: Preset | null;
  /**
   * HF-7.
   */
  progressive?: Progressive | null;
  /**
   * HF-7.
   */
  progressive_ties?: ProgressiveTies | null;
  /**
   * HF-4: the least hand with which the dealer plays: the length of its flush and the highest card.
   */
  qualifier?: Qualifier | null;
  /**
   * HF-4: the largest raise in antes for flushes of two to seven cards.
   *
   * @minItems 6
   * @maxItems 6
   */
  raise_limits?: [number, number, number, number, number, number] | null;
  /**
   * HF-3.
   */
  straight_flush_ace?: StraightFlushAce | null;
  /**
   * HF-4.
   */
  straight_flush_bonus?: StraightFlushBonus | null;
  /**
   * HF-4: every wager is a multiple of this, in cents.
   */
  unit?: Chips | null;
}
/**
 * A pay table as settings have it, not yet validated: the names of outcomes and what they pay.
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
   * The dealer's cards, once they are turned up.
   *
   * @minItems 7
   * @maxItems 7
   */
  dealer?: [Card, Card, Card, Card, Card, Card, Card] | null;
  /**
   * What the viewer may do, if the viewer has a seat and anything to do.
   */
  legal?: Moves | null;
  meter: Chips;
  qualifier: Qualifier;
  /**
   * Every seat, seat 1 first.
   */
  seats: SeatView[];
  stage: Stage;
}
/**
 * The legal moves of one seat.
 */
export interface Moves {
  /**
   * May fold.
   */
  fold: boolean;
  /**
   * The raises that may be made, if any.
   */
  raise?: RaiseLimits | null;
  /**
   * May make no wager.
   */
  sit_out: boolean;
  /**
   * The wagers that may be made before the cards, if any.
   */
  wager?: WagerLimits | null;
}
/**
 * What may be raised: a whole multiple of `ante` up to `most`, in cents.
 */
export interface RaiseLimits {
  ante: Chips;
  most: Chips;
}
/**
 * What may be wagered before the cards. All in cents; every wager is a multiple of `unit`, the stack pays for all.
 */
export interface WagerLimits {
  ante_max: Chips;
  ante_min: Chips;
  bonus_max: Chips;
  bonus_min: Chips;
  /**
   * Whether the progressive wager is offered.
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
  raise: Chips;
  stack: Chips;
  standing: Standing;
  wagers: Wagers;
}
