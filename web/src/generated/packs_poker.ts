// Made from the Rust types by `cargo xtask types`. Do not edit.

/**
 * An action while the wagers are open. Amounts are in units of ALL-2, cents.
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
 * An amount in the game's smallest unit, from nothing to [`Chips::MAX`] (ruling ALL-2).
 *
 * The operators check and panic rather than wrap. They cannot fail inside a game: opening one refuses
 * a table whose chips sum to more than [`Chips::MAX`], and nothing makes chips after that.
 */
export type Chips = number;
/**
 * A pack: two community cards that players wager on. Packs count from 1, from the left of the layout.
 */
export type Pack = number;
/**
 * One event. Cards are of type `C`: [`Hidden`] inside the game, an optional [`Shown`] for a viewer. Amounts are in
 * cents.
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
      event: "compared";
      pack: Pack;
      pays?: Pays | null;
      player: string;
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
 * Whose cards were miscounted.
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
 * Who has the higher hand.
 */
export type Beats = "player" | "dealer" | "tie";
/**
 * `to` for every `per` that was staked, and the stake back. Written `"3 to 2"`.
 */
export type Pays = string;
/**
 * One of the two bets on a pack.
 */
export type Bet = "pack" | "bonus";
/**
 * How one wager ended.
 */
export type WagerResult = "won" | "lost" | "push";
/**
 * PK-7: which winnings the aggregate limits.
 */
export type AggregateCovers = "bonus" | "all";
/**
 * PK-7: how winnings above the aggregate are cut.
 */
export type AggregateSharing = "in_proportion" | "in_settling_order";
/**
 * PK-5: which of a seat's bonus wagers are paid.
 */
export type BonusPays = "each_wager" | "highest_pack_only";
/**
 * PK-1: which cards the dealer's hand is made of.
 */
export type DealerHand = "with_pack" | "dealer_own_five";
/**
 * What one outcome pays as people write it, not yet validated.
 */
export type Rate = number | string;
/**
 * PK-4: a bonus hand that pays, where dealer and player tie.
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
   * How many they should be.
   */
  expected: number;
  /**
   * How many they are.
   */
  found: number;
  place: Place;
}
/**
 * Settings as people write them: what departs from the default. Not yet validated; [`Rules`](super::Rules) are.
 */
export interface Settings {
  /**
   * PK-7: the most that is won in one round, in cents; 200000 if left out.
   */
  aggregate?: Chips | null;
  /**
   * PK-7.
   */
  aggregate_covers?: AggregateCovers | null;
  /**
   * PK-7.
   */
  aggregate_sharing?: AggregateSharing | null;
  /**
   * PK-3: the largest bonus wager, in cents; 1000 if left out.
   */
  bonus_max?: Chips | null;
  /**
   * PK-3: the least bonus wager, in cents; 100 if left out.
   */
  bonus_min?: Chips | null;
  /**
   * PK-5.
   */
  bonus_pays?: BonusPays | null;
  /**
   * PK-1.
   */
  dealer_hand?: DealerHand | null;
  /**
   * PK-3: the largest wager on a pack, in cents; 1000 if left out.
   */
  pack_max?: Chips | null;
  /**
   * PK-3: the least wager on a pack, in cents; 200 if left out.
   */
  pack_min?: Chips | null;
  /**
   * PK-2: how many packs there are: 1 to 5; 3 if left out.
   */
  packs?: number | null;
  /**
   * PK-13: what the bonus pays: hands from `three_of_a_kind` up, each with what it pays, `"2 to 1"` or 2; the document's table if left
   * out.
   */
  pay_table?: PaysByName | null;
  /**
   * PK-4.
   */
  tie_bonus?: TieBonus | null;
  /**
   * PK-3: every wager is a multiple of it, in cents; 100 if left out.
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
 * A round as one viewer sees it. Built field by field from what that viewer may know. Amounts are in cents.
 */
export interface View {
  /**
   * The dealer's five, once they are turned up.
   *
   * @minItems 5
   * @maxItems 5
   */
  dealer?: [Card, Card, Card, Card, Card] | null;
  /**
   * What the house is better off by, in cents.
   */
  house: number;
  /**
   * What the viewer may do, if the viewer has a seat and anything to do.
   */
  legal?: Moves | null;
  /**
   * Every pack, pack 1 first.
   */
  packs: PackView[];
  /**
   * Every seat, seat 1 first.
   */
  seats: SeatView[];
  to_wager: Seats;
  /**
   * Whether the round was void.
   */
  void: boolean;
}
/**
 * What one seat may do while the wagers are open.
 */
export interface Moves {
  bonus_bet: Limits;
  /**
   * Whether the seat may still wager, take back and say that it is done.
   */
  open: boolean;
  pack_bet: Limits;
  /**
   * How many packs there are.
   */
  packs: number;
  /**
   * What lies on each pack, pack 1 first; nothing on those that the layout does not have.
   *
   * @minItems 5
   * @maxItems 5
   */
  placed: [Wager, Wager, Wager, Wager, Wager];
  stack: Chips;
  unit: Chips;
}
/**
 * The least and the most of a kind of bet, in cents.
 */
export interface Limits {
  least: Chips;
  most: Chips;
}
/**
 * What lies on one pack for one seat, in cents.
 */
export interface Wager {
  bet: Chips;
  bonus: Chips;
}
/**
 * One pack as everybody sees it.
 */
export interface PackView {
  /**
   * The two cards, once they are turned up.
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
   * The five cards, once they are turned up.
   *
   * @minItems 5
   * @maxItems 5
   */
  cards?: [Card, Card, Card, Card, Card] | null;
  /**
   * Whether its wagers stand.
   */
  done: boolean;
  stack: Chips;
  /**
   * What lies on each pack, pack 1 first; once the round is over what lay there.
   */
  wagers: Wager[];
}
