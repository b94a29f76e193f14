// Made from the Rust types by `cargo xtask types`. Do not edit.

/**
 * An action in the own turn.
 */
export type Action =
  | {
      play: Play;
    }
  | "pass";
/**
 * One card, rank then suit: As, Td, 10d, A♠
 */
export type Card = string;
export type Play = Card[];
/**
 * One event. Cards are of type `C`: [`Hidden`] inside the game, an optional [`Shown`] for a viewer.
 */
export type Event =
  | {
      /**
       * @maxItems 26
       */
      cards: (Card | null)[];
      event: "dealt";
      seat: Seat;
    }
  | {
      card?: Card | null;
      event: "opens";
      seat: Seat;
      with_others?: boolean;
    }
  | {
      event: "winner_leads";
      seat: Seat;
    }
  | {
      /**
       * @maxItems 5
       */
      cards:
        | []
        | [Card | null]
        | [Card | null, Card | null]
        | [Card | null, Card | null, Card | null]
        | [Card | null, Card | null, Card | null, Card | null]
        | [Card | null, Card | null, Card | null, Card | null, Card | null];
      category: Category;
      clock: boolean;
      event: "played";
      left: number;
      on?: Category | null;
      opening: boolean;
      seat: Seat;
    }
  | {
      clock: boolean;
      event: "passed";
      on: Category;
      out: boolean;
      seat: Seat;
    }
  | {
      event: "run_over";
      seat: Seat;
    }
  | {
      event: "round_over";
      seat: Seat;
    }
  | {
      event: "scored";
      left: number;
      points: number;
      seat: Seat;
      total: number;
      winner: boolean;
    }
  | {
      event: "match_over";
      winners: Seats;
    };
/**
 * A seat, counted from 1 clockwise
 */
export type Seat = number;
/**
 * The kinds of combination, in the document's order.
 */
export type Category =
  | "single"
  | "pair"
  | "three_of_a_kind"
  | "straight"
  | "flush"
  | "full_house"
  | "four_of_a_kind"
  | "straight_flush"
  | "royal_flush";
export type Seats = Seat[];
/**
 * MH-13: which way the turn goes round.
 */
export type Direction = "clockwise" | "counterclockwise";
/**
 * MH-10: when a match ends.
 */
export type End =
  | {
      rounds: number;
    }
  | {
      points: number;
    };
/**
 * MH-6: what may be played on five cards.
 */
export type FiveCards = "any_kind" | "same_kind_only";
/**
 * MH-8: how two flushes compare.
 */
export type Flushes = "highest_card" | "ranks_then_suit" | "ranks_alone" | "suit_first";
/**
 * MH-2: what opens a round after the first.
 */
export type LaterRounds = "lowest_card" | "last_winner_leads";
/**
 * MH-1: what becomes of the cards that are left of the pack where fewer than four play.
 */
export type Leftover = "out_of_play" | "dealt_out";
/**
 * MH-2: what opens a round that the lowest card opens.
 */
export type Opening = "alone" | "with_the_lowest";
/**
 * MH-5: how two singles of one rank, or two pairs, compare.
 */
export type Ties = "rank_then_suit" | "rank_alone";
/**
 * MH-3: what a pass does.
 */
export type Pass = "may_return" | "out_for_the_run";
/**
 * MH-9: what unplayed cards cost.
 */
export type PointsFor = "one_each" | "double_from_ten";
/**
 * MH-8: how straights with the same top rank compare.
 */
export type StraightTies = "top_suit" | "rank_alone";
/**
 * MH-7: which sequences are straights.
 */
export type Straights = "document" | "low_straights";
/**
 * MH-9: what thirteen unplayed cards or more cost.
 */
export type Thirteen = "as_others" | "triple";
/**
 * MH-10: what happens when a player reaches the points. Without `end` by points it does nothing.
 */
export type Threshold = "play_on" | "drop_out" | "first_hit_ends";

export interface MountHolyoke {
  action: Action;
  seen: Event;
  settings: Settings;
  view: View;
}
/**
 * Settings as people write them: what departs from the defaults. Not yet validated; [`Rules`](super::Rules) are.
 */
export interface Settings {
  /**
   * MH-13.
   */
  direction?: Direction | null;
  /**
   * MH-10: five rounds if left out.
   */
  end?: End | null;
  /**
   * MH-6.
   */
  five_cards?: FiveCards | null;
  /**
   * MH-8.
   */
  flushes?: Flushes | null;
  /**
   * MH-2.
   */
  later_rounds?: LaterRounds | null;
  /**
   * MH-1.
   */
  leftover?: Leftover | null;
  /**
   * MH-2.
   */
  opening?: Opening | null;
  /**
   * MH-5.
   */
  pairs?: Ties | null;
  /**
   * MH-3.
   */
  pass?: Pass | null;
  /**
   * MH-9.
   */
  points?: PointsFor | null;
  /**
   * MH-5.
   */
  singles?: Ties | null;
  /**
   * MH-8.
   */
  straight_ties?: StraightTies | null;
  /**
   * MH-7.
   */
  straights?: Straights | null;
  /**
   * MH-9.
   */
  thirteen?: Thirteen | null;
  /**
   * MH-10.
   */
  threshold?: Threshold | null;
}
/**
 * A round as one viewer sees it. Built field by field from what that viewer may know.
 */
export interface View {
  direction: Direction;
  /**
   * What the viewer may do, if it is the viewer's turn.
   */
  legal?: MovesView | null;
  /**
   * Who won the match, once this round has ended it.
   */
  match_winners?: Seats | null;
  /**
   * The card with which the round must open, until it does.
   */
  opening?: Card | null;
  opening_play: Opening;
  /**
   * How many cards of the pack nobody was dealt.
   */
  out_of_play: number;
  /**
   * Which round of the match, counted from 1.
   */
  round: number;
  /**
   * Every seat, seat 1 first.
   */
  seats: SeatView[];
  /**
   * Whose turn it is; nobody's when the round is over.
   */
  to_act?: Seat | null;
  /**
   * What lies there to be beaten; nothing on a lead.
   */
  under?: UnderView | null;
}
/**
 * What the viewer may do.
 */
export interface MovesView {
  /**
   * Whether a pass is allowed.
   */
  may_pass: boolean;
  /**
   * Every combination that may be played: fewer cards first, then from the weakest to the strongest.
   */
  plays: Play[];
}
/**
 * One seat as a viewer sees it.
 */
export interface SeatView {
  /**
   * Its cards, lowest first, if the viewer may see them.
   */
  hand?: Card[] | null;
  /**
   * How many cards it holds.
   */
  left: number;
  /**
   * Whether it has passed since the last play, or is out for the run.
   */
  passed: boolean;
  /**
   * Whether the seat was dealt cards in this round.
   */
  plays: boolean;
  /**
   * Its points: before the round, and with it once it is over.
   */
  total: number;
}
/**
 * The play that is to be beaten.
 */
export interface UnderView {
  cards: Play;
  category: Category;
  seat: Seat;
}
