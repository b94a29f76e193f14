// Made from the Rust types by `cargo xtask types`. Do not edit.

/**
 * A hand: the participant and the number of the hand, counted from 1. Written `7-1`.
 */
export type HandId = string;
/**
 * Local time of the event's day: 16:00 or 16:00:00; 24:10 is ten past midnight
 */
export type Time = string;
/**
 * One card, rank then suit: As, Td, 10d, A♠
 */
export type Card = string;
/**
 * A field for a stamp on the tally sheet.
 */
export type Mark =
  | {
      stop: Stop;
    }
  | "extra";
/**
 * A card stop, 1 to 5 along the route.
 */
export type Stop = number;
/**
 * The number under which a participant is registered, counted from 1.
 */
export type Participant = number;
/**
 * A clause or a ruling
 */
export type PokerRunClause =
  | "poker-run/1"
  | "poker-run/2"
  | "poker-run/3"
  | "poker-run/4"
  | "poker-run/5"
  | "poker-run/cards"
  | "poker-run/five-only"
  | "poker-run/rank-1"
  | "poker-run/rank-2"
  | "poker-run/rank-3"
  | "poker-run/rank-4"
  | "poker-run/rank-5"
  | "poker-run/rank-6"
  | "poker-run/rank-7"
  | "poker-run/rank-8"
  | "poker-run/rank-9"
  | "poker-run/rank-10"
  | "ALL-2"
  | "PR-1"
  | "PR-2"
  | "PR-3"
  | "PR-4"
  | "PR-5"
  | "PR-6"
  | "PR-7"
  | "PR-8"
  | "PR-9"
  | "PR-10"
  | "PR-11"
  | "PR-12"
  | "PR-13"
  | "PR-14"
  | "PR-15"
  | "PR-16"
  | "PR-17"
  | "PR-18"
  | "PR-19"
  | "PR-20"
  | "PR-21"
  | "PR-22"
  | "PR-23"
  | "PR-24"
  | "PR-25"
  | "PR-26"
  | "PR-27"
  | "PR-28"
  | "PR-29"
  | "PR-30"
  | "PR-31";
/**
 * An amount in the game's smallest unit, from 0 to 2^53 − 1 (ruling ALL-2).
 */
export type Chips = number;
export type Day = string;
/**
 * The condition to meet by the deadline.
 */
export type DeadlineFor = "arrival" | "turn_in";
/**
 * The stage of an event.
 */
export type RunStage = "draft" | "registration" | "running" | "counting" | "final" | "cancelled";
/**
 * Name of a time zone in the database of IANA
 */
export type Zone = string;
/**
 * A spin of the on-screen wheel. If the time is omitted, the time of the room's clock applies.
 */
export type Spin =
  | {
      stop: {
        at?: Time | null;
        hand: HandId;
        stop: Stop;
      };
    }
  | {
      all: {
        at?: Time | null;
        hand: HandId;
        spins_at: SpinsAt;
      };
    }
  | {
      extra: {
        at?: Time | null;
        hand: HandId;
      };
    }
  | {
      spin_off: {
        hand: HandId;
        round: number;
      };
    };
/**
 * The location at which a participant who does not ride spins.
 */
export type SpinsAt = "first_stop" | "finish";
/**
 * The form in which a participant's name is shown in public.
 */
export type ShownAs = "name" | "initials" | "number";
export type PhoneNumber = string;
/**
 * The prize of one place: cents, or a share of the takings as text, such as `"12.5%"`.
 */
export type Prize = Chips | Share;
/**
 * A share of the takings in hundredths of a percent.
 */
export type Share = string;
/**
 * The source of cards.
 */
export type Draw = "wheel" | "pack" | "respin";
/**
 * The extra cards on offer.
 */
export type ExtraCard = "per_hand" | "per_participant" | "none";
/**
 * The time from which a hand counts as paid.
 */
export type Fees = "at_registration" | "recorded";
/**
 * The ranking of five cards of one rank.
 */
export type FiveOfAKind = "as_quads" | "above_royal_flush";
/**
 * The maximum number of hands per participant.
 */
export type HandsLimit = number | NoLimit;
/**
 * The value `none`: no prize for the lowest hand, or no limit on hands.
 */
export type NoLimit = "none";
/**
 * The prize of the lowest hand.
 */
export type LowHand = NoLimit | Prize;
/**
 * The order of the stops.
 */
export type Route = "ordered" | "any_order";
/**
 * The order of a hand's stamps.
 */
export type Stamps = "as_entered" | "by_time";
/**
 * The resolution of ties.
 */
export type Ties = "share" | "spin_off";
/**
 * The recipient of a prize for which there is no ranked hand.
 */
export type Unclaimed = "event" | "charity";
/**
 * The hands with which a participant can win.
 */
export type Wins = "every_hand" | "best_hand_only";
/**
 * The change that an entry made.
 */
export type RunEntryChange =
  | {
      kind: "created";
    }
  | {
      kind: "drafted";
    }
  | {
      kind: "opened";
    }
  | {
      kind: "replanned";
    }
  | {
      kind: "renamed";
    }
  | {
      kind: "discarded";
    }
  | {
      kind: "link_made";
      link: number;
      roles: Role[];
    }
  | {
      kind: "link_revoked";
      link: number;
    }
  | {
      kind: "joined";
      link: number;
      name?: string | null;
      staff: number;
    }
  | {
      kind: "described";
      participant: Participant;
      shown_as: ShownAs;
    }
  | {
      kind: "keyed";
    }
  | {
      kind: "sheet_replaced";
      participant: Participant;
      reason: string;
    }
  | {
      action: Action;
      kind: "acted";
      screen: boolean;
    }
  | {
      conflict: RunConflict;
      kind: "conflicted";
    }
  | {
      kind: "repeated";
      question?: string | null;
      stamp: Action;
    }
  | {
      kind: "money";
      movement: MoneyMovement;
    }
  | {
      kind: "decided";
      question: string;
      reason: string;
      verdict: Verdict;
    }
  | {
      kind: "ended";
    }
  | {
      cause: RollbackCause;
      kind: "rolled_back";
    }
  | {
      kind: "moved";
      since_ms: number;
    }
  | {
      fork: number;
      kind: "merged";
      last: number;
      left_out: RunLeftOut[];
    }
  | {
      block: number;
      kind: "block_committed";
      root: string;
    }
  | {
      block: number;
      kind: "phone_joined";
      phone: number;
    }
  | {
      draw: DrawOfHand;
      kind: "scanned";
      phone: number;
    }
  | {
      draw: DrawOfHand;
      kind: "taken_over";
      phone: number;
      reason: string;
    }
  | {
      card: Card;
      cut: number;
      draw: DrawOfHand;
      kind: "drawn";
      phone: number;
    };
/**
 * A role of the staff. One person may have several roles.
 */
export type Role =
  | "organiser"
  | "registration"
  | {
      stop: Stop;
    }
  | "finish";
/**
 * One requested entry. The entry of a stamp supplies its card, either read by the staff from a physical
 * wheel or pack, or drawn by the room's on-screen wheel.
 */
export type Action =
  | {
      register: {
        name: string;
        participant: Participant;
        rides: boolean;
      };
    }
  | {
      add_hand: {
        participant: Participant;
      };
    }
  | {
      stamp: {
        at?: Time | null;
        card: Card;
        hand: HandId;
        stop: Stop;
      };
    }
  | {
      spin_all: {
        at?: Time | null;
        /**
         * @minItems 5
         * @maxItems 5
         */
        cards: [Card, Card, Card, Card, Card];
        hand: HandId;
        spins_at: SpinsAt;
      };
    }
  | {
      arrive: {
        at: Time;
        participant: Participant;
      };
    }
  | {
      extra: {
        at?: Time | null;
        card: Card;
        hand: HandId;
      };
    }
  | {
      void: {
        hand: HandId;
        mark: Mark;
        reason: string;
      };
    }
  | {
      void_arrival: {
        participant: Participant;
        reason: string;
      };
    }
  | {
      turn_in: {
        at: Time;
        hand: HandId;
      };
    }
  | {
      void_turn_in: {
        hand: HandId;
        reason: string;
      };
    }
  | "close"
  | {
      spin_off: {
        card: Card;
        hand: HandId;
      };
    }
  | {
      withdraw: {
        participant: Participant;
      };
    }
  | {
      rename: {
        name: string;
        participant: Participant;
        reason: string;
      };
    }
  | {
      set_rides: {
        participant: Participant;
        reason: string;
        rides: boolean;
      };
    }
  | {
      remove_hand: {
        hand: HandId;
        reason: string;
      };
    }
  | {
      cancel: {
        reason: string;
      };
    }
  | {
      pay: {
        hand: HandId;
      };
    }
  | {
      pay_prize: {
        hand: HandId;
      };
    }
  | {
      void_pay: {
        hand: HandId;
        reason: string;
      };
    }
  | {
      void_prize: {
        hand: HandId;
        reason: string;
      };
    }
  | {
      close_stop: {
        reason: string;
        stop: Stop;
      };
    }
  | {
      reopen_stop: {
        reason: string;
        stop: Stop;
      };
    }
  | {
      move_deadline: {
        reason: string;
        to: Time;
      };
    }
  | {
      report: {
        stop: Stop;
        until: Time;
      };
    }
  | {
      retract_report: {
        reason: string;
        stop: Stop;
        until?: Time | null;
      };
    }
  | {
      allow_skip: {
        hand: HandId;
        reason: string;
        stop: Stop;
      };
    };
/**
 * A refused stamp on which the organiser decides.
 */
export type RunConflict =
  | {
      other_card: {
        hand: HandId;
        mark: Mark;
        stamped: Card;
        typed: Card;
      };
    }
  | {
      stop_skipped: {
        hand: HandId;
        skipped: Stop;
        stamp: Action;
      };
    }
  | {
      offline: {
        hand: HandId;
        refusal: RunStoredRefusal;
        stamp: Action;
      };
    }
  | {
      merged: {
        entry: Action;
        hand: HandId;
        refusal: RunStoredRefusal;
      };
    };
/**
 * A payment method. Only cash changes the contents of a till.
 */
export type Method = "cash" | "card" | "prepaid";
/**
 * A decision of the organiser.
 */
export type Verdict = "dismiss" | "replace" | "accept" | "accept_corrected";
/**
 * Cause of the rollback of a log.
 */
export type RollbackCause = "backup" | "lost" | "imported" | "continued";
/**
 * An item that a participant pays for.
 */
export type Item = "fee" | "extra";
/**
 * A change to the tills and payments. Amounts are in cents.
 */
export type MoneyCommand =
  | {
      open_till: {
        float: Chips;
        name: string;
        place: Role;
      };
    }
  | {
      count_till: {
        counted: Chips;
        till: number;
      };
    }
  | {
      close_till: {
        till: number;
      };
    }
  | {
      pay: {
        hand: HandId;
        item: Item;
        method: Method;
        till?: number | null;
      };
    }
  | {
      void_payment: {
        hand: HandId;
        item: Item;
        reason: string;
      };
    }
  | {
      correct_payment: {
        hand: HandId;
        item: Item;
        method: Method;
        reason: string;
        till?: number | null;
      };
    }
  | {
      refund: {
        hand: HandId;
        item: Item;
        method: Method;
        till?: number | null;
      };
    }
  | {
      move: {
        cents: Chips;
        direction: Direction;
        purpose: Purpose;
        text: string;
        till: number;
      };
    }
  | {
      void_move: {
        entry: number;
        reason: string;
      };
    }
  | {
      hand_prize: {
        hand: HandId;
        method: Method;
        till?: number | null;
        to: string;
      };
    };
/**
 * The direction of a movement of cash.
 */
export type Direction = "in" | "out";
/**
 * The purpose of a movement of cash that is neither a payment by a participant, nor a refund, nor a prize.
 */
export type Purpose = "donation" | "cost" | "other";
/**
 * The effect of an accepted action. Amounts are in cents.
 */
export type Event =
  | {
      deadline: Time;
      event: "opened";
      places: number;
    }
  | {
      event: "registered";
      hand: HandId;
      name: string;
      participant: Participant;
      rides: boolean;
    }
  | {
      event: "hand_added";
      hand: HandId;
    }
  | {
      at?: Time | null;
      card: Card;
      event: "stamped";
      hand: HandId;
      next?: Stop | null;
      screen: boolean;
      stop: Stop;
    }
  | {
      at?: Time | null;
      /**
       * @minItems 5
       * @maxItems 5
       */
      cards: [Card, Card, Card, Card, Card];
      event: "spun_all";
      hand: HandId;
      screen: boolean;
      spins_at: SpinsAt;
    }
  | {
      at: Time;
      event: "arrived";
      in_time: boolean;
      participant: Participant;
    }
  | {
      at?: Time | null;
      card: Card;
      event: "extra_stamped";
      hand: HandId;
      screen: boolean;
    }
  | {
      at?: Time | null;
      card: Card;
      event: "confirmed";
      hand: HandId;
      mark: Mark;
    }
  | {
      card: Card;
      event: "voided";
      hand: HandId;
      mark: Mark;
      reason: string;
    }
  | {
      at?: Time | null;
      card: Card;
      event: "restamped";
      hand: HandId;
      mark: Mark;
      screen: boolean;
    }
  | {
      at: Time;
      event: "arrival_voided";
      participant: Participant;
      reason: string;
    }
  | {
      at: Time;
      event: "turned_in";
      hand: HandId;
    }
  | {
      at: Time;
      event: "turn_in_voided";
      hand: HandId;
      reason: string;
    }
  | {
      event: "spin_off";
      hands: HandId[];
    }
  | {
      card: Card;
      event: "spun_off";
      hand: HandId;
      screen: boolean;
    }
  | (Standing & {
      event: "placed";
    })
  | (Unranked & {
      event: "not_placed";
    })
  | {
      account: Account;
      event: "closed";
    }
  | {
      event: "withdrawn";
      participant: Participant;
      refund: Chips;
    }
  | {
      event: "renamed";
      name: string;
      participant: Participant;
      reason: string;
    }
  | {
      event: "rides_changed";
      participant: Participant;
      reason: string;
      rides: boolean;
    }
  | {
      event: "hand_removed";
      hand: HandId;
      reason: string;
      refund: Chips;
    }
  | {
      event: "cancelled";
      reason: string;
      refund: Chips;
    }
  | {
      event: "fee_paid";
      fee: Chips;
      hand: HandId;
    }
  | {
      event: "prize_paid";
      hand: HandId;
      place: number;
      prize: Chips;
    }
  | {
      event: "fee_voided";
      fee: Chips;
      hand: HandId;
      reason: string;
    }
  | {
      event: "prize_voided";
      hand: HandId;
      place: number;
      prize: Chips;
      reason: string;
    }
  | {
      event: "stop_reopened";
      reason: string;
      stop: Stop;
    }
  | {
      event: "stop_closed";
      reason: string;
      stop: Stop;
    }
  | {
      event: "deadline_moved";
      from: Time;
      reason: string;
      to: Time;
    }
  | {
      event: "reported";
      stop: Stop;
      until: Time;
    }
  | {
      event: "report_retracted";
      from: Time;
      reason: string;
      stop: Stop;
      until?: Time | null;
    }
  | {
      event: "skip_allowed";
      hand: HandId;
      reason: string;
      stop: Stop;
    };
/**
 * The state of a sheet.
 */
export type SheetState = "valid" | "blank" | "replaced";
/**
 * The kind of a question.
 */
export type QuestionKind =
  "other_card" | "stop_skipped" | "offline" | "merged" | "left_out" | "stamp_missing" | "not_arrived" | "rolled_back";
/**
 * An action that is legal for a hand. If the action has a time, `within` contains the times for which it is legal.
 */
export type LegalAction =
  | {
      stamp: {
        stop: Stop;
        within: Window;
      };
    }
  | {
      spin_all: {
        spins_at: SpinsAt;
        within: Window;
      };
    }
  | {
      extra: {
        within: Window;
      };
    }
  | {
      void: {
        mark: Mark;
      };
    }
  | {
      turn_in: {
        within: Window;
      };
    }
  | "void_turn_in"
  | "spin_off"
  | "pay"
  | "pay_prize"
  | "void_pay"
  | "void_prize";

export interface Run {
  board: RunBoard;
  card_draw: CardDraw;
  details: ParticipantDetails;
  draft_change: DraftChange;
  draw_blocks: DrawBlocks;
  draw_join: DrawJoin;
  draw_scan: DrawScan;
  draw_takeover: DrawTakeover;
  draws_log: DrawsLog;
  draws_report: DrawsReport;
  entries: RunEntries;
  hand_worth: HandWorth;
  invitation: Invitation;
  join_request: JoinRequest;
  link_token: LinkToken;
  made_link: MadeLink;
  money_report: MoneyReport;
  new_action: NewRunAction;
  new_link: NewLink;
  new_money: NewMoney;
  new_run: NewRun;
  new_spin: NewRunSpin;
  new_verdict: NewVerdict;
  organised_run: OrganisedRun;
  own_run: OwnRun;
  participant_page: ParticipantPage;
  receipt: RunReceipt;
  registration: Registration;
  run_line: RunLine;
  sheet_page: SheetPage;
  sheet_replacement: SheetReplacement;
  staff_view: StaffView;
  tally_sheets: TallySheets;
}
/**
 * The public board.
 */
export interface RunBoard {
  /**
   * The odds of every hand; `null` if they have not changed, have not been computed yet, or if `odds_changes`
   * contains the changes. The odds may be those of an earlier state of the event.
   */
  odds?: RunOdds | null;
  /**
   * The odds that changed after `since`, instead of all odds; omitted if none has changed, or all odds are sent.
   */
  odds_changes?: RunOddsChanges | null;
  /**
   * The participants by number; if not `whole`, those that may have changed.
   */
  participants: BoardRow[];
  /**
   * The lines of `standings` and `unranked` that changed after `since`, instead of all lines; omitted if none has
   * changed, or all lines are sent.
   */
  ranking_changes?: RunRankingChanges | null;
  run: RunHead;
  /**
   * The standings if the event closed now; `null` if they have not changed, or if `ranking_changes` contains the
   * changes.
   */
  standings?: Standing[] | null;
  /**
   * The hands that are not ranked, with the reason; `null` if `standings` is.
   */
  unranked?: Unranked[] | null;
  /**
   * `true` if this is the whole board, `false` if it has only changes after `since`. For a position from before a
   * rollback of the log, the whole board is sent.
   */
  whole: boolean;
}
/**
 * The odds of every hand.
 */
export interface RunOdds {
  /**
   * The hands that can still win, by id; `null` if no odds are computed: the event has more than 5,000 hands or is
   * over, or ties are being spun off. An extra card that is not drawn yet is ignored.
   */
  hands?: RunHandOdds[] | null;
  /**
   * The log position for which these odds were first computed. Later odds that are equal keep it.
   */
  seq: number;
}
/**
 * The odds of a hand.
 */
export interface RunHandOdds {
  /**
   * The probability of the first place, from 0 to 1, rounded to six decimals. Ties count in proportion.
   */
  first: number;
  hand: HandId;
  /**
   * The probability of the prize for the low hand, from 0 to 1, rounded to six decimals; omitted if there is no such
   * prize.
   */
  low_hand?: number | null;
  /**
   * The probability of a prize for a place, from 0 to 1, rounded to six decimals. Hands that tie for the last
   * prizes count in proportion.
   */
  prize: number;
}
/**
 * The odds that changed.
 */
export interface RunOddsChanges {
  /**
   * The hands that no longer have odds, since they can no longer win or were removed, by id.
   */
  gone: HandId[];
  /**
   * The hands whose odds changed, by id.
   */
  hands: RunHandOdds[];
  /**
   * The log position for which the changed odds were first computed.
   */
  seq: number;
}
/**
 * A participant on the board.
 */
export interface BoardRow {
  /**
   * The time of arrival at the finish; `null` until then.
   */
  arrived?: Time | null;
  /**
   * The check letter of the number.
   */
  check: string;
  /**
   * The participant's hands, in the order of their numbers.
   */
  hands: BoardHand[];
  /**
   * The name in the form that the participant chose; `null` for the number alone.
   */
  name?: string | null;
  participant: Participant;
  /**
   * `true` if the participant rides.
   */
  rides: boolean;
  /**
   * `true` if the participant withdrew.
   */
  withdrawn: boolean;
}
/**
 * A hand on the board.
 */
export interface BoardHand {
  /**
   * The valid cards along the route, then the extra card.
   */
  cards: BoardCard[];
  hand: HandId;
  /**
   * The next stop, leaving out closed and skipped stops; `null` if none is left.
   */
  next?: Stop | null;
  /**
   * The cards that the hand spun to break ties, one per round; omitted if there are none.
   */
  spun_off?: Card[];
  /**
   * The time at which the hand was turned in; `null` until then.
   */
  turned_in?: Time | null;
}
/**
 * A card on the board.
 */
export interface BoardCard {
  /**
   * The time of the stamp; `null` for a card that was typed in without a time.
   */
  at?: Time | null;
  card: Card;
  mark: Mark;
}
/**
 * The lines of the standings that changed. A hand has one line, in the standings or among the unranked hands. The
 * viewer drops the lines of hands that no longer exist, and computes all places anew, since the place of a line is not
 * sent when nothing else in the line has changed: the standings are sorted by strength, strongest first, then by the
 * time at which the hand was turned in, then by hand, and hands of equal strength share a place.
 */
export interface RunRankingChanges {
  /**
   * The changed lines of the standings.
   */
  standings: Standing[];
  /**
   * The changed lines of the hands that are not ranked.
   */
  unranked: Unranked[];
}
/**
 * A hand in the standings. `I` is the type of hand ids.
 */
export interface Standing {
  /**
   * The best five cards, in order of significance.
   *
   * @minItems 5
   * @maxItems 5
   */
  best: [Card, Card, Card, Card, Card];
  /**
   * The identifier of the category, such as `full_house`.
   */
  category: string;
  /**
   * The clauses that decide the place: those of the rulebook, then the rulings.
   */
  clauses: PokerRunClause[];
  id: HandId;
  low_hand?: Chips;
  /**
   * The hand's place, counted from 1; k hands tied on place p are followed by place p + k.
   */
  place: number;
  prize: Chips;
  /**
   * The distinct prizes, in cents and highest first, for which the hands tied on this place spin; 0 is among them
   * if one of these hands gets no prize (PR-16). Omitted if the hand does not spin.
   */
  spin_off?: Chips[];
  /**
   * The strength of the hand: larger is better. Hands of equal strength are tied before any spin-off.
   */
  strength: number;
  /**
   * An English description of the hand.
   */
  text: string;
  /**
   * `true` if other hands share the place.
   */
  tied: boolean;
}
/**
 * A hand that is shown but not ranked.
 */
export interface Unranked {
  /**
   * The clauses behind the reason: those of the rulebook, then the rulings.
   */
  clauses: PokerRunClause[];
  id: HandId;
  /**
   * The identifier of the reason.
   */
  reason: string;
  /**
   * The reason in English.
   */
  text: string;
}
/**
 * General data of an event, the same for every viewer.
 */
export interface RunHead {
  /**
   * The stops that are closed.
   */
  closed_stops: Stop[];
  date: Day;
  /**
   * The last second at which a participant is on time; `null` in a draft.
   */
  deadline?: Time | null;
  deadline_for: DeadlineFor;
  /**
   * `true` if entries that were already confirmed are missing, for example after a backup was restored, and the
   * organiser has not yet decided that the sheets were compared. Until then, a card drawn here may differ from the
   * one on the sheet.
   */
  entries_lost: boolean;
  /**
   * Id of the event, which is part of its links.
   */
  id: string;
  /**
   * Set while the event is running in another room, so that this one accepts no entries; omitted otherwise.
   */
  moved?: RunMoved | null;
  /**
   * Name of the event.
   */
  name: string;
  /**
   * Position of this view, opaque to clients, who send it as `since` to receive only later changes.
   */
  position: string;
  /**
   * `true` while entries are lost and, if stamps count by time, while stamps that were given at a stop may still
   * have to be entered. Always `false` once the event is final or cancelled.
   */
  provisional: boolean;
  /**
   * The places on the way to the finish.
   */
  route: Place[];
  /**
   * Position of the log's last entry.
   */
  seq: number;
  stage: RunStage;
  /**
   * The time at which this room last took over from another one, in milliseconds since the Unix epoch; omitted if it
   * never did.
   */
  takeover_ms?: number | null;
  time_zone: Zone;
}
/**
 * The move of an event to another room, as far as this one knows.
 */
export interface RunMoved {
  /**
   * The time at which a device of the staff reported it, in milliseconds since the Unix epoch.
   */
  at_ms: number;
  /**
   * The time at which the other room took over, in milliseconds since the Unix epoch.
   */
  since_ms: number;
}
/**
 * A place on the route.
 */
export interface Place {
  /**
   * `true` if the place is a card stop, which is the default.
   */
  card?: boolean;
  /**
   * The place's name.
   */
  name: string;
}
/**
 * Request to draw the card of a spin.
 */
export interface CardDraw {
  message: DrawMessage;
  /**
   * Number of the phone to which the draw is bound.
   */
  phone: number;
  spin: Spin;
}
/**
 * The form of a phone's message.
 */
export interface DrawMessage {
  /**
   * The number that the participant named.
   */
  cut: number;
  /**
   * The siblings on the way from its leaf to the phone's root, 64 hexadecimal digits in lower case each.
   */
  path: string[];
  /**
   * The signature of the phone, 128 hexadecimal digits in lower case.
   */
  signature: string;
  /**
   * The value of the phone, 64 hexadecimal digits in lower case.
   */
  value: string;
}
/**
 * Public form of a participant's name, the contact details, which only the organiser and registration see, and whether
 * the waiver is signed.
 */
export interface ParticipantDetails {
  /**
   * Telephone number, address or another way to reach the participant; up to 200 characters. If omitted, the contact
   * details of a registered participant stay unchanged; an empty string removes them. Ignored in a change by staff
   * who do not see contact details.
   */
  contact?: string | null;
  shown_as?: ShownAs;
  /**
   * `true` if the participant signed the waiver. If omitted, it stays unchanged; for a new participant it is
   * `false`.
   */
  waiver?: boolean | null;
}
/**
 * Request to change the draft of an event.
 */
export interface DraftChange {
  draft: RunDraft;
  /**
   * The version of the draft to which the change applies.
   */
  version: number;
}
/**
 * The plan of an event: name, date, route, prizes and settings.
 */
export interface RunDraft {
  date: Day;
  /**
   * Telephone number for emergencies, which is printed on the tally sheets. It is part of the public log.
   */
  emergency?: PhoneNumber | null;
  /**
   * `true` to list the event in the lobby once it is open; otherwise it is found only by its links. Drafts are never
   * listed.
   */
  listed?: boolean;
  /**
   * Name of the event, 1 to 80 characters.
   */
  name: string;
  plan: Plan;
  /**
   * `true` if participants can verify the draws of the on-screen wheel (`docs/draws.md`): the room and the staff's
   * phone are bound to their values before the draw, and the participant names a number at each draw. It cannot be
   * changed once registration is open.
   */
  provable_draws?: boolean;
  settings?: Settings;
  time_zone: Zone;
  /**
   * The waiver that riders sign before they ride; none if omitted.
   */
  waiver?: Waiver | null;
}
/**
 * The route and the prizes of an event.
 */
export interface Plan {
  /**
   * The prizes, place 1 first; their number is the number of places that win a prize (PR-9).
   */
  prizes: Prize[];
  /**
   * The places on the way to the finish, in the posted order.
   */
  route: Place[];
}
/**
 * Settings as written; omitted ones have their defaults. Not yet validated.
 */
export interface Settings {
  /**
   * The deadline; 16:00 if omitted.
   */
  deadline?: Time | null;
  deadline_for?: DeadlineFor | null;
  draw?: Draw | null;
  extra_card?: ExtraCard | null;
  /**
   * The price of an extra card, in cents; 0 if omitted.
   */
  extra_price?: Chips | null;
  fees?: Fees | null;
  five_of_a_kind?: FiveOfAKind | null;
  /**
   * The price of a hand, in cents; 0 if omitted.
   */
  hand_price?: Chips | null;
  /**
   * `"none"` or a number of hands; no limit if omitted.
   */
  hands_limit?: HandsLimit | null;
  /**
   * `"none"`, cents or a share of the takings; none if omitted.
   */
  low_hand?: LowHand | null;
  route?: Route | null;
  stamps?: Stamps | null;
  ties?: Ties | null;
  unclaimed?: Unclaimed | null;
  wins?: Wins | null;
}
/**
 * A waiver that riders sign.
 */
export interface Waiver {
  /**
   * The text of the waiver or its address, up to 2,000 characters; may be empty.
   */
  text?: string;
}
/**
 * Request to commit the room to the blocks of participants whose sheets are printed.
 */
export interface DrawBlocks {
  /**
   * Number of the first participant.
   */
  first: number;
  /**
   * Number of the last participant, at most 199 above the first.
   */
  last: number;
}
/**
 * Request to let a phone join for a block: it commits to its values and to its key.
 */
export interface DrawJoin {
  /**
   * Number of the block.
   */
  block: number;
  /**
   * The phone's public key (Ed25519), 64 hexadecimal digits in lower case.
   */
  key: string;
  /**
   * The phone's root, 64 hexadecimal digits in lower case.
   */
  root: string;
}
/**
 * Request to bind the draw of a spin to a phone.
 */
export interface DrawScan {
  /**
   * Number of the phone.
   */
  phone: number;
  spin: Spin;
}
/**
 * Request to bind the open draw of a spin to another phone.
 */
export interface DrawTakeover {
  /**
   * Number of the phone that takes over.
   */
  phone: number;
  /**
   * Reason, 1 to 200 characters.
   */
  reason: string;
  spin: Spin;
}
/**
 * The facts of the provable draws. Everybody may verify them.
 */
export interface DrawsLog {
  /**
   * The facts in the order of the log, each with the position of its entry, in the form of `docs/draws.md`.
   */
  entries: unknown[];
  /**
   * Id of the event.
   */
  event: string;
  head: RunLogHead;
  /**
   * The rule that determines which cards a hand may not get: `wheel`, `pack` or `respin`.
   */
  rule: string;
}
/**
 * The end of the log: the position of its last entry and the hash of the chain there (`docs/chain.md`). A noted hash
 * proves later that the log had these entries.
 */
export interface RunLogHead {
  /**
   * The hash, 64 hexadecimal digits.
   */
  hash: string;
  /**
   * Position of the last entry.
   */
  seq: number;
}
/**
 * The closing report of the provable draws.
 */
export interface DrawsReport {
  /**
   * Number of draws with a card.
   */
  draws: number;
  /**
   * Number of times that the log lost entries.
   */
  rollbacks: number;
  /**
   * The counts by staff member; those without any are omitted.
   */
  staff: StaffCounts[];
  /**
   * The counts by stop or other card; those without any are omitted.
   */
  stops: SlotCounts[];
  /**
   * Number of hands that were not sold when one of their cards was drawn.
   */
  unsold_hands: number;
  /**
   * The violations of the protocol, in the order of the log.
   */
  violations: ViolationLine[];
}
/**
 * The counts of a staff member.
 */
export interface StaffCounts {
  counts: DrawCounts;
  /**
   * Name of the staff member; `null` if the stored personal data lacks it.
   */
  name?: string | null;
  /**
   * Number of the staff member.
   */
  staff: number;
}
/**
 * Numbers of the steps by which staff can influence a draw.
 */
export interface DrawCounts {
  /**
   * Number of cards that were entered by hand.
   */
  by_hand: number;
  /**
   * Number of scans whose card was never drawn.
   */
  open_scans: number;
  /**
   * Number of second draws after a void.
   */
  second_attempts: number;
  /**
   * Number of draws that another phone took over.
   */
  takeovers: number;
  /**
   * Number of cards that were declared void.
   */
  voids: number;
}
/**
 * The counts of a stop or another card.
 */
export interface SlotCounts {
  counts: DrawCounts;
  /**
   * The slot: `stop_1` to `stop_5`, `extra`, or `spin_off_1` to `spin_off_3`.
   */
  slot: string;
}
/**
 * A violation of the protocol of provable draws.
 */
export interface ViolationLine {
  /**
   * The code of the violation in `docs/draws.md`, or one of `docs/event-log.md`: `unproven_card`,
   * `corrected_after_draw`, `unstamped_card`.
   */
  code: string;
  /**
   * Position of the entry in the log.
   */
  position: number;
  /**
   * The violation in words.
   */
  text: string;
}
/**
 * A page of the entries of an event's log.
 */
export interface RunEntries {
  /**
   * The entries, oldest first.
   */
  entries: RunEntry[];
  /**
   * Number of the last entry on this page, to be sent as `after` for the next page; `null` if no more entries
   * follow.
   */
  next?: number | null;
}
/**
 * An entry of an event.
 */
export interface RunEntry {
  /**
   * Time of the entry, in milliseconds since the Unix epoch.
   */
  at_ms: number;
  change: RunEntryChange;
  /**
   * The entry in the log of another computer from which a merge made this one; omitted for all other entries.
   */
  merged?: RunMergedFrom | null;
  /**
   * Name of the staff member who made the entry; `null` for the room, and if the stored personal data lacks the
   * name.
   */
  name?: string | null;
  /**
   * The times of a stamp that was made without a connection; omitted for all other entries.
   */
  offline?: RunOfflineClock | null;
  /**
   * Number of the entry: its position in the log, from 1.
   */
  seq: number;
  /**
   * Number of the staff member who made the entry; `null` for the room.
   */
  staff?: number | null;
}
/**
 * A refusal as stored in the log.
 */
export interface RunStoredRefusal {
  /**
   * The arguments of the message, by name.
   */
  args: {
    [k: string]: unknown;
  };
  /**
   * The code of the refusal.
   */
  code: string;
  /**
   * The message in English.
   */
  message: string;
}
/**
 * The content of an entry about money.
 */
export interface MoneyMovement {
  /**
   * Amount in cents: positive for money that comes in, negative for money that goes out. For a till that is opened
   * or counted, the cash in the till; 0 if the entry states no amount.
   */
  cents: number;
  /**
   * The hand; `null` if the entry concerns none.
   */
  hand?: HandId | null;
  /**
   * Kind of the entry: `till_opened`, `till_counted`, `till_closed`, `fee`, `extra`, `refund_fee`, `refund_extra`,
   * `donation`, `cost`, `other` or `prize`; for an entry that declares an earlier one void, the kind of the earlier
   * entry with `void_` before it. In the list of all entries, it is `void_move` if the earlier entry is a donation,
   * a cost or other cash.
   */
  kind: string;
  /**
   * The payment method; `null` if no money was paid.
   */
  method?: Method | null;
  /**
   * The reason for a donation, a cost, other cash, or a declaration that an earlier entry is void; the name of a
   * till that is opened; or the name of the person who collected a prize. `null` for any other entry, and if the
   * stored personal data lacks the name.
   */
  text?: string | null;
  /**
   * Number of the till; `null` if the entry concerns none.
   */
  till?: number | null;
}
/**
 * An entry of another computer's log that could not be entered.
 */
export interface RunLeftOut {
  /**
   * The entry of the game, if it concerns the whole event; omitted for any other entry.
   */
  action?: Action | null;
  /**
   * The time of the entry by the other computer's clock, in milliseconds since the Unix epoch.
   */
  at_ms: number;
  /**
   * The amount of money, in cents; omitted for any other entry.
   */
  cents?: Chips | null;
  /**
   * The hand whose money the entry concerns; omitted for any other entry.
   */
  hand?: HandId | null;
  /**
   * The kind of the entry, such as `run.money`.
   */
  kind: string;
  /**
   * The participant whom the entry concerns; `null` if it concerns no single participant.
   */
  participant?: Participant | null;
  /**
   * The refusal; omitted if the entry was not tried.
   */
  refusal?: RunStoredRefusal | null;
  /**
   * The position of the entry in the other log.
   */
  seq: number;
}
/**
 * A draw: the card for a slot of a hand, at an attempt.
 */
export interface DrawOfHand {
  /**
   * The attempt: 1, or 2 after a void.
   */
  attempt: number;
  /**
   * Id of the event.
   */
  event: string;
  hand: HandId;
  /**
   * The slot: `stop_1` to `stop_5`, `extra`, or `spin_off_1` to `spin_off_3`.
   */
  slot: string;
}
/**
 * The entry of another computer's log from which a merge made an entry.
 */
export interface RunMergedFrom {
  /**
   * The time of the entry by the other computer's clock, in milliseconds since the Unix epoch.
   */
  at_ms: number;
  /**
   * The number of its author among the staff of the other log; `null` for the room.
   */
  by?: number | null;
  /**
   * The hash of the entry, which identifies it in all logs.
   */
  hash: string;
  /**
   * The position of the entry in the other log.
   */
  seq: number;
}
/**
 * The times of a stamp that was made without a connection.
 */
export interface RunOfflineClock {
  /**
   * The time at which the stamp was made, by the phone's clock, in milliseconds since the Unix epoch.
   */
  made_ms: number;
  /**
   * The room's clock minus the phone's at their last contact before the stamp, in milliseconds.
   */
  offset_ms: number;
  /**
   * The room's clock minus the phone's when the stamp was sent, in milliseconds.
   */
  sent_offset_ms: number;
}
/**
 * The value of a hand at the finish, as the standings are now.
 */
export interface HandWorth {
  /**
   * The effect of the extra card; `null` if the hand may not draw one now, or lacks the card of a stop.
   */
  extra?: ExtraWorth | null;
  /**
   * The holding; `null` for a hand with fewer than five cards.
   */
  now?: Holding | null;
}
/**
 * The effect of the extra card.
 */
export interface ExtraWorth {
  /**
   * The number of different cards that the hand may draw, all equally likely.
   */
  cards: number;
  /**
   * The number of these cards that make the hand stronger.
   */
  improves: number;
  /**
   * The number of these cards that give the hand a place with a prize, alone or tied. The prize of the low hand does
   * not count.
   */
  wins: number;
}
/**
 * The holding of a hand.
 */
export interface Holding {
  /**
   * The best five cards, in order of significance.
   *
   * @minItems 5
   * @maxItems 5
   */
  best: [Card, Card, Card, Card, Card];
  /**
   * The identifier of the category, such as `full_house`.
   */
  category: string;
  /**
   * The place of the hand among the ranked hands that are turned in; before it is turned in, the place that it would
   * have if it were turned in now. `null` if it is not ranked, or would not be.
   */
  place?: number | null;
}
/**
 * The invitation of a link: the event, and the roles that the link gives.
 */
export interface Invitation {
  /**
   * The roles that the link gives.
   */
  roles: Role[];
  run: RunHead;
}
/**
 * Request to join the staff of an event.
 */
export interface JoinRequest {
  /**
   * The name shown on the entries of this staff member: 1 to 24 characters, like the name of a guest.
   */
  name: string;
  /**
   * The token of the link.
   */
  token: string;
}
/**
 * Request for the invitation of a link.
 */
export interface LinkToken {
  /**
   * Token of the link.
   */
  token: string;
}
/**
 * The link that was made.
 */
export interface MadeLink {
  /**
   * Number of the link.
   */
  link: number;
  /**
   * The roles that the link gives.
   */
  roles: Role[];
  /**
   * Sequence number of the log's last entry.
   */
  seq: number;
  /**
   * Token of the link. The room stores only the token's hash, so this is the only time that the token is shown.
   */
  token: string;
  /**
   * URLs at which other devices open the link, the best first; empty if no other device can reach the room.
   */
  urls: Link[];
}
/**
 * A link to a page of the room.
 */
export interface Link {
  /**
   * The URL as a QR code in SVG; `null` if it is too long for one.
   */
  qr_svg?: string | null;
  /**
   * URL of the page.
   */
  url: string;
}
/**
 * The money report of an event, in cents. The payments, tills and movements come from the log's money entries; the
 * account and the numbers sold come from the game.
 */
export interface MoneyReport {
  /**
   * The use of the takings by the rules: prizes, charity, event and refunds; `null` in a draft.
   */
  account?: Account | null;
  /**
   * The net amount for the charity: its share of the takings, with the donations, less the costs.
   */
  charity_net: number;
  /**
   * Costs paid, less costs paid back.
   */
  costs: number;
  /**
   * Donations received, less donations paid out.
   */
  donations: number;
  /**
   * Name of the event.
   */
  event: string;
  extras: Sold;
  hands: Sold;
  /**
   * Every entry about money, oldest first.
   */
  movements: MovementLine[];
  /**
   * Other cash that came in, less cash that went out.
   */
  other: number;
  /**
   * The hands that win a prize if the event closed now, by place.
   */
  prizes: PrizeOfPlace[];
  prizes_handed: Chips;
  prizes_paid: Chips;
  /**
   * The recorded payments and refunds, by payment method.
   */
  received: Received[];
  /**
   * The payments that are still to be refunded. Those of a cancelled event that has a till include sales whose
   * payment was not recorded.
   */
  refunds_due: RefundDue[];
  /**
   * The tills of the event, by number.
   */
  tills: TillLine[];
  time_zone: Zone;
  /**
   * The takings whose payment was not recorded; negative if refunds are still due.
   */
  unrecorded: number;
  unrecorded_sales: Chips;
}
/**
 * The use of the takings, in cents: `takings = prizes + charity + event` (PR-13).
 */
export interface Account {
  charity: Chips;
  /**
   * The amount that the event keeps; negative if it has to pay part of the prizes.
   */
  event: number;
  prizes: Chips;
  refunds?: Chips;
  takings: Chips;
}
/**
 * A number of items sold, and their total price.
 */
export interface Sold {
  cents: Chips;
  /**
   * Number of items.
   */
  count: number;
}
/**
 * An entry about money, with its author.
 */
export interface MovementLine {
  /**
   * Time of the entry, in milliseconds since the Unix epoch.
   */
  at_ms: number;
  /**
   * Number of the staff member who made the entry; `null` for the room.
   */
  by?: number | null;
  movement: MoneyMovement;
  /**
   * Name of the staff member who made the entry; `null` for the room, and if the stored personal data lacks the
   * name.
   */
  name?: string | null;
  /**
   * Number of the entry in the log.
   */
  seq: number;
  /**
   * `true` if a later entry declared this entry void; omitted otherwise.
   */
  void?: boolean;
}
/**
 * A hand that wins a prize.
 */
export interface PrizeOfPlace {
  cents: Chips;
  hand: HandId;
  /**
   * Name of the participant.
   */
  name: string;
  /**
   * `true` if the prize was paid.
   */
  paid: boolean;
  /**
   * Place of the hand, from 1.
   */
  place: number;
}
/**
 * The recorded payments and refunds by one method.
 */
export interface Received {
  extras: Chips;
  fees: Chips;
  method: Method;
  refunds: Chips;
}
/**
 * A payment that is to be refunded.
 */
export interface RefundDue {
  cents: Chips;
  hand: HandId;
  item: Item;
  /**
   * The method of the payment; `null` if it was not recorded.
   */
  method?: Method | null;
}
/**
 * A till, with its amounts.
 */
export interface TillLine {
  /**
   * `true` while the till is closed. Declaring one of its cash movements void reopens it (PR-27).
   */
  closed: boolean;
  /**
   * Cash found at the last count, in cents; `null` if the till was never counted.
   */
  counted?: Chips | null;
  /**
   * Time of the last count, in milliseconds since the Unix epoch; `null` if the till was never counted.
   */
  counted_at_ms?: number | null;
  /**
   * `counted` less `expected_at_count`, in cents; `null` if the till was never counted.
   */
  difference?: number | null;
  /**
   * Cash that should be in the till now, in cents.
   */
  expected: number;
  /**
   * Cash that should have been in the till at the last count, in cents; `null` if the till was never counted.
   */
  expected_at_count?: number | null;
  float: Chips;
  /**
   * Name of the till.
   */
  name: string;
  place: Role;
  /**
   * Number of the till.
   */
  till: number;
  /**
   * `true` if no count is newer than the last movement of cash. Such a till cannot be closed.
   */
  uncounted: boolean;
}
/**
 * Request to make an entry of the game.
 */
export interface NewRunAction {
  action: Action;
  /**
   * The circumstances of a stamp that was made without a connection, if it is sent later. Send it with the key of the
   * first attempt. If such a stamp is not possible, it becomes a question for the organiser, and is not refused.
   */
  offline?: RunOfflineDetails | null;
}
/**
 * The circumstances of a stamp that was made without a connection, as the phone sends them with the stamp.
 */
export interface RunOfflineDetails {
  /**
   * The time at which the stamp was made, by the phone's clock, in milliseconds since the Unix epoch.
   */
  made_ms: number;
  /**
   * The room's clock minus the phone's at their last contact before the stamp, in milliseconds.
   */
  offset_ms: number;
  /**
   * The room's clock minus the phone's now, in milliseconds.
   */
  sent_offset_ms: number;
  /**
   * The code of the tally sheet, if it was scanned. The phone cannot check it.
   */
  sheet?: string | null;
}
/**
 * Request to make a link.
 */
export interface NewLink {
  /**
   * The roles that the link gives, at least one.
   */
  roles: Role[];
}
/**
 * Request to make a money entry.
 */
export interface NewMoney {
  money: MoneyCommand;
}
/**
 * Request to create an event.
 */
export interface NewRun {
  draft: RunDraft;
}
/**
 * Request to spin the on-screen wheel.
 */
export interface NewRunSpin {
  spin: Spin;
}
/**
 * Request to record a decision of the organiser.
 */
export interface NewVerdict {
  /**
   * The reason, 1 to 200 characters. If the decision voids a stamp, this is also the reason for that.
   */
  reason: string;
  verdict: Verdict;
}
/**
 * An event with its organiser.
 */
export interface OrganisedRun {
  date: Day;
  /**
   * Id of the event.
   */
  id: string;
  /**
   * Name of the event.
   */
  name: string;
  /**
   * Id of the guest who created the event, a number of up to 63 bits; `null` if the log is damaged.
   */
  organiser?: string | null;
  /**
   * Name of that guest; `null` if the guest is not known.
   */
  organiser_name?: string | null;
  stage: RunStage;
}
/**
 * An event in which the guest has a role.
 */
export interface OwnRun {
  date: Day;
  /**
   * Id of the event.
   */
  id: string;
  /**
   * Name of the event.
   */
  name: string;
  /**
   * The roles of the guest in the event.
   */
  roles: Role[];
  stage: RunStage;
}
/**
 * The page of a participant.
 */
export interface ParticipantPage {
  /**
   * `true` if the draws of the on-screen wheel can be verified.
   */
  draws: boolean;
  /**
   * Telephone number for emergencies; `null` if the plan has none.
   */
  emergency?: PhoneNumber | null;
  /**
   * The odds of the participant's hands; `null` if they have not been computed yet, and on the page of a tally
   * sheet.
   */
  odds?: RunOdds | null;
  participant: BoardRow;
  run: RunHead;
  /**
   * The places of the participant's hands in the standings, if the event closed now.
   */
  standings: Standing[];
  /**
   * The participant's hands that are not ranked, with the reason.
   */
  unranked: Unranked[];
}
/**
 * Result of a change.
 */
export interface RunReceipt {
  /**
   * `true` if an earlier request with the same key made the change, in which case `events` is empty; omitted
   * otherwise.
   */
  again: boolean;
  /**
   * The card that was drawn; omitted for any other change.
   */
  drawn?: DrawnCard | null;
  /**
   * The events of the game that the change caused; for an import, only the registrations.
   */
  events: Event[];
  /**
   * For an import, the line number in the file, from 1, of each participant in `events`, in the same order; omitted
   * for other changes.
   */
  lines?: number[];
  /**
   * Number of the new link; omitted if the change made none.
   */
  link?: number | null;
  /**
   * The result of a merge of another computer's log; omitted for any other change.
   */
  merged?: RunMergeCounts | null;
  /**
   * Number of the new participant; omitted if the change registered none, or several.
   */
  participant?: Participant | null;
  /**
   * Number of the phone that joined for a block of draws; omitted for any other change.
   */
  phone?: number | null;
  /**
   * Id of the question on which the organiser decides about a stamp that was made without a connection; omitted if
   * the stamp is entered.
   */
  question?: string | null;
  /**
   * The draw that is bound to the phone; omitted for any other change.
   */
  scanned?: Scanned | null;
  /**
   * Position of the log's last entry after the change.
   */
  seq: number;
  /**
   * The cards of a spin; omitted for any other change.
   */
  spun?: Spun | null;
  /**
   * Number of the new till; omitted if the change opened none.
   */
  till?: number | null;
}
/**
 * A card that was drawn, with its proof.
 */
export interface DrawnCard {
  /**
   * `true` if an earlier request made this draw.
   */
  again: boolean;
  card: Card;
  /**
   * The number that the participant named, 1 to 52.
   */
  cut: number;
  draw: DrawOfHand;
  proof: unknown;
  /**
   * The stamp with its cards; `null` if a spin of all five cards lacks further draws.
   */
  spun?: Spun | null;
}
/**
 * The cards of a spin.
 */
export interface Spun {
  /**
   * `true` if the cards come from an earlier spin or entry.
   */
  again: boolean;
  /**
   * The time of the stamp; `null` for a card that breaks a tie, and for earlier cards that were typed in without a
   * time.
   */
  at?: Time | null;
  /**
   * The cards: five for a participant who does not ride, otherwise one.
   */
  cards: Card[];
}
/**
 * The result of a merge: numbers of entries of the other log.
 */
export interface RunMergeCounts {
  /**
   * Entries that were entered.
   */
  entered: number;
  /**
   * The time of the first merged entry by the other computer's clock, in milliseconds since the Unix epoch.
   */
  first_ms: number;
  /**
   * Entries that were left out. One question lists them.
   */
  left_out: number;
  /**
   * Entries that became questions.
   */
  questions: number;
  /**
   * Entries that this log has too, or whose question is asked already.
   */
  repeated: number;
}
/**
 * A draw that is bound to a phone by a scan.
 */
export interface Scanned {
  /**
   * Number of the block of the draw.
   */
  block: number;
  /**
   * The cards that are already drawn for the same spin, if it is one of all five cards.
   */
  cards: Card[];
  draw: DrawOfHand;
  /**
   * The cards that the hand may not get.
   */
  excluded: Card[];
  head: RunLogHead;
}
/**
 * Registration of a new participant.
 */
export interface Registration {
  /**
   * The check letter of the number, as read from a sheet, for verification; not verified if omitted.
   */
  check?: string | null;
  details?: ParticipantDetails;
  /**
   * The number of hands; 1 if omitted.
   */
  hands?: number;
  /**
   * Name of the participant, 1 to 80 characters, in any script.
   */
  name: string;
  /**
   * Number of the participant; an unused one if omitted.
   */
  participant?: number | null;
  /**
   * `true` if the participant rides.
   */
  rides: boolean;
}
/**
 * An event in a list of events.
 */
export interface RunLine {
  date: Day;
  /**
   * Id of the event.
   */
  id: string;
  /**
   * Name of the event.
   */
  name: string;
  stage: RunStage;
}
/**
 * The tally sheet with a given code.
 */
export interface SheetPage {
  /**
   * The check letter of the number.
   */
  check: string;
  /**
   * The page of the participant; `null` unless the sheet is valid.
   */
  page?: ParticipantPage | null;
  participant: Participant;
  /**
   * The time at which the sheet was replaced, in milliseconds since the Unix epoch; `null` if it was not.
   */
  replaced_at_ms?: number | null;
  state: SheetState;
}
/**
 * Request to replace a lost sheet.
 */
export interface SheetReplacement {
  /**
   * Reason for the replacement, 1 to 200 characters.
   */
  reason: string;
}
/**
 * The view of a staff member.
 */
export interface StaffView {
  /**
   * `true` if the deadline has passed by the room's clock. Sheets kept on paper can still be typed in.
   */
  deadline_passed: boolean;
  draft: RunDraft;
  /**
   * The provable draws; `null` in a draft, and in an event without them.
   */
  draws?: DrawsView | null;
  /**
   * The data that only the organiser sees; omitted for all other staff.
   */
  organiser?: OrganiserPart | null;
  /**
   * The participants by number; if not `whole`, those that may have changed.
   */
  participants: StaffRow[];
  run: RunHead;
  /**
   * The latest entries from each stop, along the route.
   */
  stops: StopHeard[];
  /**
   * The proof of the last take-over for the header `event-takeover`, with which devices fence off another room of this
   * event; omitted if there was none.
   */
  takeover_proof?: string | null;
  /**
   * The tills at the desks of the viewer's roles, by number; all tills for an organiser.
   */
  tills: TillChoice[];
  /**
   * The version of the draft, which a request to change it must state.
   */
  version: number;
  /**
   * `true` if every participant is listed, `false` if only those that may have changed after `since` are. For a
   * position from before a rollback of the log, all participants are listed.
   */
  whole: boolean;
  you: StaffMember;
}
/**
 * The provable draws, as the staff's phones need them.
 */
export interface DrawsView {
  /**
   * All blocks, by number.
   */
  blocks: CommittedBlock[];
  /**
   * The draws that were scanned and have no card.
   */
  open: OpenDraw[];
  /**
   * The phones of the staff member that joined for the current blocks: a line for each phone and block.
   */
  phones: DrawPhone[];
}
/**
 * A block of hands, to whose draws the room is committed.
 */
export interface CommittedBlock {
  /**
   * Number of the first and of the last hand of each participant.
   *
   * @minItems 2
   * @maxItems 2
   */
  hands: [number, number];
  /**
   * `false` after a rollback of the log: the block has no further draws.
   */
  is_current: boolean;
  /**
   * Number of the block, from 1.
   */
  number: number;
  /**
   * Number of the first and of the last participant.
   *
   * @minItems 2
   * @maxItems 2
   */
  participants: [number, number];
  /**
   * The room's root, 64 hexadecimal digits.
   */
  root: string;
}
/**
 * A draw that was scanned and has no card.
 */
export interface OpenDraw {
  draw: DrawOfHand;
  /**
   * Number of the phone to which the draw is bound.
   */
  phone: number;
  /**
   * Number of the staff member to whom the phone belongs.
   */
  staff: number;
}
/**
 * A phone that joined for a block.
 */
export interface DrawPhone {
  /**
   * Number of the block.
   */
  block: number;
  /**
   * The phone's public key, 64 hexadecimal digits.
   */
  key: string;
  /**
   * Number of the phone in the event.
   */
  phone: number;
  /**
   * The phone's root, 64 hexadecimal digits.
   */
  root: string;
  /**
   * Number of the staff member to whom the phone belongs.
   */
  staff: number;
}
/**
 * The data that only the organiser sees.
 */
export interface OrganiserPart {
  /**
   * The use of the takings if the event closed now; `null` in a draft.
   */
  account?: Account | null;
  /**
   * All links, including revoked ones, by number.
   */
  links: LinkLine[];
  /**
   * The conflicts and warnings, which the organiser decides, including those that are already decided.
   */
  questions: RunQuestion[];
  /**
   * Cause of the last rollback, in which the log lost entries that were already acknowledged, so that the sheets
   * must be compared; `null` if there was none.
   */
  rolled_back?: RollbackCause | null;
  /**
   * All staff members, including those without roles, by number.
   */
  staff: StaffMember[];
  /**
   * The standings if the event closed now; none in a draft.
   */
  standings: Standing[];
  /**
   * The hands that are not ranked, with the reason.
   */
  unranked: Unranked[];
}
/**
 * A link, without its token.
 */
export interface LinkLine {
  /**
   * The links made by people who joined through this link, the links made by people who joined through those links,
   * and so on, by number. Revoked links are omitted, but not the links to which they led. All of the links listed
   * can be revoked together with this link.
   */
  led_to: number[];
  /**
   * Number of the link.
   */
  link: number;
  /**
   * The time at which the link was made, in milliseconds since the Unix epoch.
   */
  made_at_ms: number;
  /**
   * Number of the organiser who made the link; `null` for the room.
   */
  made_by?: number | null;
  /**
   * `true` if the link was revoked and no longer gives roles.
   */
  revoked: boolean;
  /**
   * The roles that the link gives.
   */
  roles: Role[];
}
/**
 * A conflict or a warning, which the organiser decides.
 */
export interface RunQuestion {
  /**
   * The refused entry of another computer; omitted for any other question than `merged`.
   */
  action?: Action | null;
  /**
   * The time on a stamp that was refused because a stop was skipped, or that was made without a connection and refused
   * for another reason than its card; `null` for any other question, and if the stamp has no time.
   */
  at?: Time | null;
  /**
   * Number of the staff member whose entry was refused; `null` if the question concerns no refused entry.
   */
  by?: number | null;
  /**
   * The five cards of a refused stamp of a participant who does not ride; omitted for any other question.
   */
  cards?: Card[];
  /**
   * The time on the refused stamp by the offset of the phone's clock when it was sent; omitted if both offsets agree.
   */
  corrected?: Time | null;
  /**
   * The decision; `null` while the question is open.
   */
  decided?: DecidedQuestion | null;
  /**
   * The hand that the question concerns; `null` if it does not concern one hand.
   */
  hand?: HandId | null;
  /**
   * Id of the question, with which a decision refers to it.
   */
  id: string;
  kind: QuestionKind;
  /**
   * The entries of another computer that could not be entered; omitted for any other question than `left_out`.
   */
  left_out?: RunLeftOut[];
  /**
   * The field on the tally sheet; `null` if the question concerns none.
   */
  mark?: Mark | null;
  /**
   * The times of a refused stamp that was made without a connection; omitted for any other question.
   */
  offline?: RunOfflineClock | null;
  /**
   * The time of the refused entry by the clock of the other computer, in milliseconds since the Unix epoch; omitted
   * unless the question comes from a merge.
   */
  other_ms?: number | null;
  /**
   * The participant whom the question concerns; `null` if it concerns the log.
   */
  participant?: Participant | null;
  /**
   * The refusal of a stamp that was made without a connection; omitted for any other question.
   */
  refusal?: RunStoredRefusal | null;
  /**
   * The time at which the conflict or the rollback was recorded, in milliseconds since the Unix epoch; `null` for
   * any other question.
   */
  since_ms?: number | null;
  /**
   * The card of the stamp that was valid when the question was recorded; `null` if the question concerns none.
   */
  stamped?: Card | null;
  /**
   * Number of the staff member who entered the stamp with the card `stamped`; `null` for the room, and if the
   * question concerns none.
   */
  stamped_by?: number | null;
  /**
   * The time at which the stamp with the card `stamped` was entered, in milliseconds since the Unix epoch; `null` if
   * the question concerns none.
   */
  stamped_ms?: number | null;
  /**
   * The stop that was skipped, or from which a stamp is missing; `null` for any other question.
   */
  stop?: Stop | null;
  /**
   * The card that was typed; `null` if the question concerns none.
   */
  typed?: Card | null;
  /**
   * The possible decisions.
   */
  verdicts: Verdict[];
}
/**
 * The organiser's decision on a question.
 */
export interface DecidedQuestion {
  /**
   * Time of the decision, in milliseconds since the Unix epoch.
   */
  at_ms: number;
  /**
   * Number of the organiser who made the decision; `null` for the room.
   */
  by?: number | null;
  /**
   * The reason for the decision.
   */
  reason: string;
  verdict: Verdict;
}
/**
 * A staff member.
 */
export interface StaffMember {
  /**
   * Name of the staff member; `null` if the stored personal data lacks it.
   */
  name?: string | null;
  /**
   * The roles; none if every link through which the person joined is revoked, except that the creator of the event
   * is always an organiser.
   */
  roles: Role[];
  /**
   * Number of the staff member.
   */
  staff: number;
}
/**
 * A participant, as the staff sees them.
 */
export interface StaffRow {
  /**
   * The time of arrival at the finish; `null` until then.
   */
  arrived?: Time | null;
  /**
   * The check letter of the number.
   */
  check: string;
  /**
   * The contact details, for the organiser and registration; omitted for all other staff, and if there are none.
   */
  contact?: string | null;
  /**
   * The hands with all stamps, including void ones, and the legal entries.
   */
  hands: HandView[];
  /**
   * Name of the participant.
   */
  name: string;
  participant: Participant;
  /**
   * Recorded payments that are not refunded; omitted if there are none.
   */
  payments?: RecordedPayment[];
  /**
   * `true` if the participant rides.
   */
  rides: boolean;
  shown_as: ShownAs;
  /**
   * The number of cards that each hand has spun in spin-offs, in the order of the hands.
   */
  spun_off: number[];
  /**
   * Payments that have to be recorded or refunded; omitted if there are none.
   */
  unsettled?: Unsettled[];
  /**
   * `true` if the participant signed the waiver; omitted otherwise.
   */
  waiver?: boolean;
  /**
   * `true` if the participant withdrew.
   */
  withdrawn: boolean;
}
/**
 * The tally sheet of one hand.
 */
export interface HandView {
  /**
   * Stops that the hand must have passed without a valid stamp, whose stamp may still be entered: void stamps that
   * are not replaced (PR-10) and, if stamps count by time, missing ones (PR-22). Omitted if there are none.
   */
  awaited?: Stop[];
  hand: HandId;
  legal: HandMoves;
  /**
   * The next stop that is neither closed nor skipped; null if none is left.
   */
  next?: Stop | null;
  /**
   * `true` if the prize of the hand was paid (PR-20); omitted otherwise.
   */
  prize_paid?: boolean;
  /**
   * Stops that the organiser accepted as skipped (PR-7); omitted if there are none.
   */
  skipped?: Stop[];
  /**
   * All stamps, including void ones: those of the stops along the route, then those of the extra card.
   */
  stamps: MarkView[];
  /**
   * The time at which the hand was turned in; null until then.
   */
  turned_in?: Time | null;
  /**
   * `true` if the fee has not been paid yet (PR-20); omitted otherwise.
   */
  unpaid?: boolean;
}
/**
 * The legal entries for one hand.
 */
export interface HandMoves {
  /**
   * Cards that the hand may not get, since it already has them (PR-1). The restriction does not apply to spin-offs
   * and to cards without a time (PR-23). If stamps count by time, it applies only to the on-screen wheel and to
   * spins of all five cards; staff may otherwise enter such cards (PR-22).
   */
  barred: Card[];
  /**
   * The possible entries.
   */
  offers: LegalAction[];
}
/**
 * A time window, both ends inclusive.
 */
export interface Window {
  from: Time;
  to: Time;
}
/**
 * A stamp and its field on the sheet.
 */
export interface MarkView {
  /**
   * The time of the stamp; `null` for a card that was typed in from a sheet without times (PR-23).
   */
  at?: Time | null;
  card: Card;
  mark: Mark;
  /**
   * `true` if the on-screen wheel drew the card; `false` for a physical wheel or pack.
   */
  screen: boolean;
  /**
   * The reason the stamp is void, if it is void.
   */
  void?: string | null;
}
/**
 * A recorded payment.
 */
export interface RecordedPayment {
  cents: Chips;
  hand: HandId;
  item: Item;
  method: Method;
  /**
   * Number of the till named with the payment; never `null` for cash.
   */
  till?: number | null;
}
/**
 * A payment that has to be recorded or refunded.
 */
export interface Unsettled {
  cents: Chips;
  hand: HandId;
  item: Item;
  /**
   * The method of a payment that is to be refunded; `null` if it was not recorded, and for a payment that is to be
   * made or recorded.
   */
  paid?: Method | null;
  /**
   * `true` if the payment is to be refunded; omitted if it is to be made or recorded.
   */
  refund?: boolean;
}
/**
 * The latest entries from a stop.
 */
export interface StopHeard {
  /**
   * The time at which the stop last reported, in milliseconds since the Unix epoch; `null` for none.
   */
  last_report_ms?: number | null;
  /**
   * The time on the stamp that was entered last; `null` for none.
   */
  last_stamp?: Time | null;
  /**
   * The time at which the last stamp was entered, in milliseconds since the Unix epoch; `null` for none.
   */
  last_stamp_ms?: number | null;
  /**
   * The time up to which the stop has reported all of its stamps; `null` for none.
   */
  reported_until?: Time | null;
  stop: Stop;
}
/**
 * A till as the staff at its desk see it: without the cash that should be in it, so that they count it without knowing
 * that amount.
 */
export interface TillChoice {
  /**
   * `true` while the till is closed. Declaring one of its cash movements void reopens it (PR-27).
   */
  closed: boolean;
  /**
   * Cash found at the last count, in cents; `null` if the till was never counted.
   */
  counted?: Chips | null;
  /**
   * Time of the last count, in milliseconds since the Unix epoch; `null` if the till was never counted.
   */
  counted_at_ms?: number | null;
  /**
   * Name of the till.
   */
  name: string;
  place: Role;
  /**
   * Number of the till.
   */
  till: number;
  /**
   * `true` if no count is newer than the last movement of cash. Such a till cannot be closed.
   */
  uncounted: boolean;
}
/**
 * Tally sheets for printing.
 */
export interface TallySheets {
  /**
   * The URL at which telephones reach the room; `null` in a preview.
   */
  public_url?: string | null;
  /**
   * The sheets, sorted by number.
   */
  sheets: TallySheet[];
}
/**
 * A tally sheet for printing. Printing a sheet again yields the same code.
 */
export interface TallySheet {
  /**
   * The check letter of the number.
   */
  check: string;
  /**
   * The code, 12 characters.
   */
  code: string;
  /**
   * The blocks of provable draws that have the hands; none in an event without provable draws.
   */
  draws: SheetBlock[];
  /**
   * The hands; the first one for a blank sheet, and none after a withdrawal.
   */
  hands: HandId[];
  /**
   * The number of the sheet among the participant's sheets, from 1: a sheet that replaces a lost one has the next
   * number.
   */
  issue: number;
  /**
   * Name of the participant; `null` for a blank sheet, whose number is not registered yet.
   */
  name?: string | null;
  participant: Participant;
  /**
   * The URL as a QR code in SVG; `null` in a preview.
   */
  qr?: string | null;
  /**
   * `true` if the participant rides; `null` for a blank sheet.
   */
  rides?: boolean | null;
  /**
   * The URL of the sheet's page; `null` in a preview.
   */
  url?: string | null;
  /**
   * `true` if the participant withdrew.
   */
  withdrawn: boolean;
}
/**
 * A block with hands of a tally sheet.
 */
export interface SheetBlock {
  /**
   * Number of the first and of the last hand of each participant.
   *
   * @minItems 2
   * @maxItems 2
   */
  hands: [number, number];
  /**
   * Number of the block, from 1.
   */
  number: number;
  /**
   * Number of the first and of the last participant.
   *
   * @minItems 2
   * @maxItems 2
   */
  participants: [number, number];
  /**
   * The room's root, 64 hexadecimal digits.
   */
  root: string;
}
