// Made from the Rust types by `cargo xtask types`. Do not edit.

/**
 * An action while the wagers are open. Amounts are in cents (ALL-2).
 */
export type Action =
  | {
      wager: {
        bet: Chips;
        bonus?: Chips;
        pack: Pack;
      };
    }
  | {
      take_back: {
        pack: Pack;
      };
    }
  | "done"
  | "no_wager";
/**
 * An amount in the game's smallest unit, from 0 to 2^53 − 1 (ruling ALL-2).
 */
export type Chips = number;
/**
 * A pack: two community cards that players wager on. Numbered from 1, from the left of the layout.
 */
export type Pack = number;
/**
 * One event. Amounts are in cents.
 */
export type Event =
  | {
      bet: Chips;
      bonus: Chips;
      event: "wagered";
      pack: Pack;
      seat: Seat;
    }
  | {
      event: "taken_back";
      pack: Pack;
      seat: Seat;
    }
  | {
      clock: boolean;
      event: "done";
      seat: Seat;
    }
  | {
      clock: boolean;
      event: "sat_out";
      seat: Seat;
    }
  | {
      event: "closed";
    }
  | {
      /**
       * @minItems 2
       * @maxItems 2
       */
      cards: [Card | null, Card | null];
      event: "pack_dealt";
      pack: Pack;
    }
  | {
      /**
       * @minItems 5
       * @maxItems 5
       */
      cards: [Card | null, Card | null, Card | null, Card | null, Card | null];
      event: "hand_dealt";
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
      event: "dealer_dealt";
    }
  | {
      card?: Card | null;
      event: "dealer_drew";
    }
  | (Misdeal & {
      event: "misdealt";
    })
  | {
      /**
       * @minItems 2
       * @maxItems 2
       */
      cards: [Card | null, Card | null];
      event: "pack_up";
      pack: Pack;
    }
  | {
      /**
       * @minItems 5
       * @maxItems 5
       */
      cards: [Card | null, Card | null, Card | null, Card | null, Card | null];
      event: "dealer_up";
    }
  | {
      /**
       * @minItems 5
       * @maxItems 5
       */
      cards: [Card | null, Card | null, Card | null, Card | null, Card | null];
      event: "hand_up";
      seat: Seat;
    }
  | {
      beats: Beats;
      dealer: string;
      dealer_hand?: NamedHand | null;
      event: "compared";
      pack: Pack;
      pays?: Pays | null;
      player: string;
      player_hand?: NamedHand | null;
      seat: Seat;
    }
  | {
      bet: Bet;
      clauses: string[];
      event: "settled";
      net: number;
      pack: Pack;
      result: WagerResult;
      seat: Seat;
    }
  | {
      event: "over";
      house: number;
    };
/**
 * A seat, counted from 1 clockwise
 */
export type Seat = number;
/**
 * One card, rank then suit: As, Td, 10d, A♠
 */
export type Card = string;
/**
 * A group of cards that is counted together.
 */
export type Place =
  | {
      pack: Pack;
    }
  | {
      seat: Seat;
    }
  | "dealer";
/**
 * The result of comparing a player's hand with the dealer's.
 */
export type Beats = "player" | "dealer" | "tie";
/**
 * Odds: a payout of `to` for every `per` staked, in addition to the returned stake. Written `"3 to 2"`.
 */
export type Pays = string;
/**
 * One of the two bets on a pack.
 */
export type Bet = "pack" | "bonus";
/**
 * The result of one wager, from the player's point of view.
 */
export type WagerResult = "won" | "lost" | "push";
/**
 * The winnings that the aggregate limits.
 */
export type AggregateCovers = "bonus" | "all";
/**
 * The reduction of winnings above the aggregate.
 */
export type AggregateSharing = "in_proportion" | "in_settling_order";
/**
 * The bonus wagers that are paid if a seat has several.
 */
export type BonusPays = "each_wager" | "highest_pack_only";
/**
 * The cards that make up the dealer's hand.
 */
export type DealerHand = "with_pack" | "dealer_own_five";
/**
 * The rate for one outcome as written, not yet validated.
 */
export type Rate = number | string;
/**
 * The treatment of a paying bonus hand when dealer and player tie.
 */
export type TieBonus = "collected" | "paid";
export type Seats = Seat[];

export interface PacksPoker {
  action: Action;
  seen: Event;
  settings: Settings;
  view: View;
}
/**
 * A wrong number of cards, which voids the round (clause `packs-poker/count`, PK-9).
 */
export interface Misdeal {
  /**
   * The number of cards expected.
   */
  expected: number;
  /**
   * The number of cards found.
   */
  found: number;
  place: Place;
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
 * Settings as written: the deviations from the defaults. Not yet validated.
 */
export interface Settings {
  /**
   * The limit on the winnings of all players together in one round, in cents; 200000 if omitted. The setting
   * `aggregate_covers` decides which winnings count.
   */
  aggregate?: Chips | null;
  aggregate_covers?: AggregateCovers | null;
  aggregate_sharing?: AggregateSharing | null;
  /**
   * The maximum bonus wager, in cents; 1000 if omitted.
   */
  bonus_max?: Chips | null;
  /**
   * The minimum bonus wager, in cents; 100 if omitted.
   */
  bonus_min?: Chips | null;
  bonus_pays?: BonusPays | null;
  dealer_hand?: DealerHand | null;
  /**
   * The maximum wager on a pack, in cents; 1000 if omitted.
   */
  pack_max?: Chips | null;
  /**
   * The minimum wager on a pack, in cents; 200 if omitted.
   */
  pack_min?: Chips | null;
  /**
   * The number of packs, 1 to 5; 3 if omitted.
   */
  packs?: number | null;
  /**
   * The bonus pay table: rates keyed by hand, from `three_of_a_kind` up, such as `"2 to 1"` or 2; the
   * rulebook's table if omitted.
   */
  pay_table?: PaysByName | null;
  tie_bonus?: TieBonus | null;
  /**
   * The unit that every wager is a multiple of, in cents; 100 if omitted.
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
 * A round as one viewer sees it. Built field by field from what that viewer may know. Amounts are in cents.
 */
export interface View {
  /**
   * The dealer's five cards; null until they are turned up.
   *
   * @minItems 5
   * @maxItems 5
   */
  dealer?: [Card, Card, Card, Card, Card] | null;
  /**
   * The house's net gain so far, in cents; negative for a loss.
   */
  house: number;
  /**
   * The viewer's legal actions; null for a spectator, or if there are none.
   */
  legal?: Moves | null;
  /**
   * All packs, pack 1 first.
   */
  packs: PackView[];
  /**
   * All seats, seat 1 first.
   */
  seats: SeatView[];
  to_wager: Seats;
  /**
   * `true` if the round was void.
   */
  void: boolean;
}
/**
 * The legal actions of one seat while the wagers are open.
 */
export interface Moves {
  bonus_bet: Limits;
  /**
   * `true` if the seat may still place, withdraw and confirm wagers.
   */
  open: boolean;
  pack_bet: Limits;
  /**
   * The number of packs on the layout.
   */
  packs: number;
  /**
   * The seat's wager on each pack, pack 1 first; zero where there is none, and for packs that the layout does not
   * have.
   *
   * @minItems 5
   * @maxItems 5
   */
  placed: [Wager, Wager, Wager, Wager, Wager];
  stack: Chips;
  unit: Chips;
}
/**
 * The minimum and maximum of a kind of bet, in cents.
 */
export interface Limits {
  least: Chips;
  most: Chips;
}
/**
 * A seat's wager on one pack, in cents.
 */
export interface Wager {
  bet: Chips;
  bonus: Chips;
}
/**
 * One pack as every viewer sees it.
 */
export interface PackView {
  /**
   * The pack's two cards; null until they are turned up.
   *
   * @minItems 2
   * @maxItems 2
   */
  cards?: [Card, Card] | null;
}
/**
 * One seat as a viewer sees it.
 */
export interface SeatView {
  /**
   * The five cards; null until they are turned up, or until they are dealt if the viewer is at this seat. Null for
   * a seat without a hand, and in a void round.
   *
   * @minItems 5
   * @maxItems 5
   */
  cards?: [Card, Card, Card, Card, Card] | null;
  /**
   * `true` once the seat has confirmed its wagers or sits out.
   */
  done: boolean;
  /**
   * The viewer's own hand with each pack, pack 1 first; null without a bet on the pack, and until the pack is turned
   * up. The list is empty until the cards are dealt, for other seats, for a seat without a hand, and in a void
   * round.
   */
  holdings: (Holding | null)[];
  stack: Chips;
  /**
   * The seat's wager on each pack, pack 1 first; kept after the round for display.
   */
  wagers: Wager[];
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
