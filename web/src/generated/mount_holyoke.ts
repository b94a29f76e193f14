// Made from the Rust types by `cargo xtask types`. Do not edit.

/**
 * An action of the seat to act.
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
 * One event.
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
 * The categories of combinations, in the order of the rulebook.
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
 * The direction of play.
 */
export type Direction = "clockwise" | "counterclockwise";
/**
 * The condition that ends a match.
 */
export type MatchEnd =
  | {
      rounds: number;
    }
  | {
      points: number;
    };
/**
 * The combinations that beat five cards.
 */
export type FiveCards = "any_kind" | "same_kind_only";
/**
 * The comparison of two flushes by ranks and suit.
 */
export type Flushes = "highest_card" | "ranks_then_suit" | "ranks_alone" | "suit_first";
/**
 * The opening play of every round after the first.
 */
export type LaterRounds = "lowest_card" | "last_winner_leads";
/**
 * The use of the cards left over if there are fewer than four players.
 */
export type Leftover = "out_of_play" | "dealt_out";
/**
 * The opening play of a round in which the lowest card opens.
 */
export type Opening = "alone" | "with_the_lowest";
/**
 * The comparison of two singles, or two pairs, of the same rank.
 */
export type Ties = "rank_then_suit" | "rank_alone";
/**
 * The effect of a pass on the rest of the run.
 */
export type Pass = "may_return" | "out_for_the_run";
/**
 * The points for the cards that a player has not played.
 */
export type PointsFor = "one_each" | "double_from_ten";
/**
 * The comparison of two straights, or two straight flushes, with the same top rank.
 */
export type StraightTies = "top_suit" | "rank_alone";
/**
 * The sequences that count as straights.
 */
export type Straights = "document" | "low_straights";
/**
 * The points for thirteen or more unplayed cards.
 */
export type Thirteen = "as_others" | "triple";
/**
 * The effect of reaching the points limit. If the last players below the limit all reach it in the same round, the
 * one of them with the fewest points wins. The setting has no effect unless `end` is a number of points.
 */
export type Threshold = "play_on" | "drop_out" | "first_hit_ends";

export interface MountHolyoke {
  action: Action;
  seen: Event;
  settings: Settings;
  view: View;
}
/**
 * Settings as written: the deviations from the defaults. Not yet validated.
 */
export interface Settings {
  direction?: Direction | null;
  /**
   * The condition that ends the match; five rounds if omitted.
   */
  end?: MatchEnd | null;
  five_cards?: FiveCards | null;
  flushes?: Flushes | null;
  later_rounds?: LaterRounds | null;
  leftover?: Leftover | null;
  opening?: Opening | null;
  pairs?: Ties | null;
  pass?: Pass | null;
  points?: PointsFor | null;
  singles?: Ties | null;
  straight_ties?: StraightTies | null;
  straights?: Straights | null;
  thirteen?: Thirteen | null;
  threshold?: Threshold | null;
}
/**
 * A round as one viewer sees it. Built field by field from what that viewer may know.
 */
export interface View {
  direction: Direction;
  /**
   * The viewer's legal actions; null unless it is the viewer's turn.
   */
  legal?: MovesView | null;
  /**
   * The winners of the match; null unless this round has ended it.
   */
  match_winners?: Seats | null;
  /**
   * The card that the first play of the round must contain; null once it has been played, or if the winner of the
   * previous round leads (MH-2).
   */
  opening?: Card | null;
  opening_play: Opening;
  /**
   * The number of cards not dealt.
   */
  out_of_play: number;
  /**
   * The number of the round in the match, counted from 1.
   */
  round: number;
  /**
   * All seats, seat 1 first.
   */
  seats: SeatView[];
  /**
   * The seat to act; null once the round is over.
   */
  to_act?: Seat | null;
  /**
   * The play to beat; null on a lead.
   */
  under?: PlayToBeatView | null;
}
/**
 * The viewer's legal actions in this turn.
 */
export interface MovesView {
  /**
   * `true` if a pass is legal.
   */
  may_pass: boolean;
  /**
   * Every combination that may be played, sorted by its number of cards, fewest first, and then from weakest to
   * strongest.
   */
  plays: Play[];
}
/**
 * One seat as a viewer sees it.
 */
export interface SeatView {
  /**
   * The seat's hand, lowest card first; null if the viewer may not see it.
   */
  hand?: Card[] | null;
  /**
   * The number of cards in the seat's hand.
   */
  left: number;
  /**
   * `true` if the seat has passed since the last play, or is out for the run.
   */
  passed: boolean;
  /**
   * `true` if the seat was dealt in.
   */
  plays: boolean;
  /**
   * The seat's points before the round; once the round is over, including this round's.
   */
  total: number;
}
/**
 * The play on the table, which the next play must beat.
 */
export interface PlayToBeatView {
  cards: Play;
  category: Category;
  seat: Seat;
}
