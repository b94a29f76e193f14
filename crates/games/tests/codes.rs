//! The error codes of the games. Clients depend on them, so none may change.

use cards::{Card, Rank, Suit};
use games::mount_holyoke::Cards;
use games::pay_table::PayFault;
use games::poker_run::{ArrivalDependency, Draw, HandId, Mark, Participant, Stop, Time};
use games::{Chips, GameError, Seat, Shown, high_card_flush, holdem, mount_holyoke, packs_poker, poker_run};

/// An arbitrary value for a field of an error variant. The error code depends on the value only if the variant wraps
/// another error.
trait Value {
    fn value() -> Self;
}

macro_rules! values {
    ($($type:ty = $value:expr;)+) => {
        $(impl Value for $type {
            fn value() -> $type {
                $value
            }
        })+
    };
}

const CARD: Card = Card::new(Rank::Ace, Suit::Spades);

values! {
    u8 = 1;
    u32 = 1;
    u64 = 1;
    usize = 1;
    String = "text".to_owned();
    &'static str = "name";
    Card = CARD;
    Shown = Shown(CARD);
    Seat = Seat::FIRST;
    Chips = Chips::ONE;
    holdem::Action = holdem::Action::Fold;
    PayFault = PayFault::NothingPaid;
    packs_poker::Action = packs_poker::Action::NoWager;
    packs_poker::Limits = packs_poker::Limits { least: Chips::ONE, most: Chips::ONE };
    packs_poker::Pack = packs_poker::Pack::new(1).unwrap();
    packs_poker::Refusal = packs_poker::Refusal::WagersClosed;
    packs_poker::RulesError = packs_poker::RulesError::NoUnit;
    packs_poker::SetupError = packs_poker::SetupError::NoSeats;
    packs_poker::referee::CardLocation = packs_poker::referee::CardLocation::Dealer;
    high_card_flush::Action = high_card_flush::Action::SitOut;
    high_card_flush::HandOwner = high_card_flush::HandOwner::Dealer;
    high_card_flush::Refusal = high_card_flush::Refusal::Over;
    high_card_flush::RulesError = high_card_flush::RulesError::NoUnit;
    high_card_flush::SetupError = high_card_flush::SetupError::NoMeter;
    high_card_flush::Wager = high_card_flush::Wager::Ante;
    mount_holyoke::Action = mount_holyoke::Action::Pass;
    mount_holyoke::Category = mount_holyoke::Category::Single;
    mount_holyoke::Play = mount_holyoke::Play::new(Cards::one(CARD));
    mount_holyoke::Refusal = mount_holyoke::Refusal::Over;
    mount_holyoke::RulesError = mount_holyoke::RulesError::NoRounds;
    mount_holyoke::SetupError = mount_holyoke::SetupError::RoundZero;
    poker_run::RulesError = poker_run::RulesError::NoHands;
    poker_run::SetupError = poker_run::SetupError::SharesTooMuch;
    Draw = Draw::Wheel;
    HandId = Participant::value().hand(1);
    Mark = Mark::Extra;
    Participant = Participant::new(1).unwrap();
    ArrivalDependency = ArrivalDependency::Extra;
    Stop = Stop::new(1).unwrap();
    Time = Time::at(14, 0);
    Option<Time> = None;
}

macro_rules! value {
    (_) => {
        Value::value()
    };
}

/// Defines a test that checks the code of every variant of an error type.
macro_rules! codes {
    ($test:ident: $($path:ident)::+;
        $($variant:ident $(($($place:tt),+))? $({ $($field:ident),+ })? = $code:literal;)+
    ) => {
        #[test]
        fn $test() {
            use $($path)::+ as Error;
            let errors = [$(Error::$variant $(($(value!($place)),+))? $({ $($field: Value::value()),+ })?),+];
            for error in &errors {
                let code = match error {
                    $(Error::$variant { .. } => $code,)+
                };
                assert_eq!(error.code(), code, "{error}");
            }
        }
    };
}

codes! { holdem_refusals: games::holdem::Refusal;
    Over = "over";
    NoSuchSeat(_, _) = "no_such_seat";
    NotAPlayer = "not_a_player";
    NotYourTurn { seat, awaited } = "not_your_turn";
    ClockDoes { does } = "clock_does";
    CannotCheck { to_call } = "cannot_check";
    NothingToCall = "nothing_to_call";
    RaiseNotHigher { to, highest } = "raise_not_higher";
    RaiseTooSmall { to, least, all_in } = "raise_too_small";
    RaiseTooLarge { to, all_in } = "raise_too_large";
    NotReopened { highest, reopens_at } = "not_reopened";
    NobodyCanCall { highest } = "nobody_can_call";
    ShowdownNow { action } = "showdown_now";
    TradeNow { action } = "trade_now";
    NotInShowdown(_) = "not_in_showdown";
    CardsUnknown(_) = "cards_unknown";
    NoSuchCard(_) = "no_such_card";
    Unbeaten = "unbeaten";
}

codes! { holdem_rules: games::holdem::RulesError;
    NoBigBlind = "no_big_blind";
    SmallBlindAboveBig { small, big } = "small_blind_above_big";
    StraddleTooLow { number, amount, before } = "straddle_too_low";
    TooManyStraddles(_) = "too_many_straddles";
    ShortAnteForTheTable = "short_ante_for_the_table";
}

codes! { holdem_setup: games::holdem::SetupError;
    Seats(_) = "seats";
    Button(_, _) = "button";
    NoChips(_) = "no_chips";
    TooManyChips = "too_many_chips";
    PostsLength { list, found, seats } = "posts_length";
    NoSeatForStraddle { straddles, seats } = "no_seat_for_straddle";
    UnknownSeat(_, _) = "unknown_seat";
    BlindSeat(_, _) = "blind_seat";
}

codes! { packs_poker_refusals: games::packs_poker::Refusal;
    WagersClosed = "wagers_closed";
    NoSuchSeat(_, _) = "no_such_seat";
    NotAPlayer = "not_a_player";
    AlreadyDone(_) = "already_done";
    ClockDoes { does } = "clock_does";
    NoSuchPack { pack, packs } = "no_such_pack";
    BonusWithoutPack { pack, bonus } = "bonus_without_pack";
    PackOffLimits { pack, bet, limits } = "pack_off_limits";
    BonusOffLimits { pack, bonus, limits } = "bonus_off_limits";
    OffUnit { pack, amount, unit } = "off_unit";
    NotEnough { pack, needed, left } = "not_enough";
    NothingToTakeBack { pack } = "nothing_to_take_back";
}

codes! { packs_poker_rules: games::packs_poker::RulesError;
    Packs(_) = "packs";
    NoUnit = "no_unit";
    LimitOffUnit { limit, amount, unit } = "limit_off_unit";
    LimitsCrossed { least_name, least, most_name, most } = "limits_crossed";
    NoAggregate = "no_aggregate";
    TooMuchToWin = "too_much_to_win";
    PayTable { name, fault } = "pay_table";
}

codes! { packs_poker_setup: games::packs_poker::SetupError;
    NoSeats = "no_seats";
    DeckTooSmall { packs, seats } = "deck_too_small";
    TooManyChips = "too_many_chips";
    CountsLength { list, found, expected } = "counts_length";
    TooManyCards(_) = "too_many_cards";
}

codes! { packs_poker_referee: games::packs_poker::referee::RefereeError;
    Rules(_) = "no_unit";
    Setup(_) = "no_seats";
    PacksLength { found, packs } = "packs_length";
    CardTwice { card, first, second } = "card_twice";
    SeatTwice(_) = "seat_twice";
    WagerTwice { seat, pack } = "wager_twice";
    Refused { seat, refusal } = "wagers_closed";
    NoDealerExtra = "no_dealer_extra";
}

codes! { high_card_flush_refusals: games::high_card_flush::Refusal;
    Over = "over";
    NoSuchSeat(_, _) = "no_such_seat";
    NotAPlayer = "not_a_player";
    NotTheStaff = "not_the_staff";
    NoMisdeal { at } = "no_misdeal";
    NothingDealt { at } = "nothing_dealt";
    NotYourTurn { seat, awaited } = "not_your_turn";
    AlreadyWagered(_) = "already_wagered";
    WagersClosed = "wagers_closed";
    WagersOpen = "wagers_open";
    ClockDoes { does } = "clock_does";
    OffLimits { wager, amount, least, most } = "off_limits";
    OffUnit { wager, amount, unit } = "off_unit";
    NoAnte { wager, amount, least } = "no_ante";
    NoProgressive = "no_progressive";
    NotEnough { wanted, stack } = "not_enough";
    RaiseNotWhole { raise, ante } = "raise_not_whole";
    RaiseAboveLimit { raise, most, length } = "raise_above_limit";
}

codes! { high_card_flush_rules: games::high_card_flush::RulesError;
    NoUnit = "no_unit";
    NoMinimum { name } = "no_minimum";
    LimitsCrossed { name, least, most } = "limits_crossed";
    OffUnit { name, amount, unit } = "limit_off_unit";
    RaiseLimit { length, antes } = "raise_limit";
    PayTable { name, fault } = "pay_table";
    AboveMeter { to, per } = "above_meter";
    NoBonusLimit = "no_bonus_limit";
    PaysTooMuch = "pays_too_much";
}

codes! { high_card_flush_setup: games::high_card_flush::SetupError;
    Seats(_) = "seats";
    TooManyChips = "too_many_chips";
    NoMeter = "no_meter";
}

codes! { high_card_flush_referee: games::high_card_flush::referee::RefereeError;
    Rules(_) = "no_unit";
    Players(_) = "seats";
    NoSuchSeat { index, seat } = "no_such_seat";
    SeatTwice { index, seat } = "seat_twice";
    Repeated { place, index, card } = "cards";
    Wager { index, refusal } = "over";
    Meter(_) = "no_meter";
}

codes! { mount_holyoke_refusals: games::mount_holyoke::Refusal;
    Over = "over";
    NoSuchSeat(_, _) = "no_such_seat";
    DroppedOut(_) = "dropped_out";
    NotAPlayer = "not_a_player";
    OutForTheRun(_, _) = "out_for_the_run";
    NotYourTurn { seat, awaited } = "not_your_turn";
    ClockDoes { does } = "clock_does";
    LeaderMustPlay(_) = "leader_must_play";
    NotHeld { seat, card } = "not_held";
    OpeningCard { play, opening } = "opening_card";
    OpeningLacks { play, opening } = "opening_lacks";
    NoCombination(_) = "no_combination";
    OtherCount { play, found, asked } = "other_count";
    OtherKind { play, found, asked } = "other_kind";
    NotHigher { play, category, under, under_category } = "not_higher";
}

codes! { mount_holyoke_rules: games::mount_holyoke::RulesError;
    NoRounds = "no_rounds";
    NoPoints = "no_points";
    TooManyPoints(_) = "too_many_points";
}

codes! { mount_holyoke_setup: games::mount_holyoke::SetupError;
    Players(_) = "players";
    RoundZero = "round_zero";
    Leader(_, _) = "leader";
    LeaderDroppedOut(_) = "leader_dropped_out";
    TooManyPoints(_, _) = "too_many_points";
    MatchOver(_) = "match_over";
}

codes! { mount_holyoke_referee: games::mount_holyoke::referee::RefereeError;
    Rules(_) = "no_rounds";
    Setup(_) = "round_zero";
    LeaderMissing = "leader_missing";
    Totals { found, seats } = "totals";
    Misdeal { seat, found, expected } = "misdeal";
    Twice { seat, card } = "card_twice";
    Unclear { number, seat } = "unclear_play";
    PlayedTwice { number, seat, card } = "card_played_twice";
    Refused { number, refusal } = "over";
}

codes! { mount_holyoke_plays: games::mount_holyoke::plays::PlaysError;
    Rules(_) = "no_rounds";
    HandSize { found, most } = "hand_size";
    Twice { place, card } = "card_twice";
    NoCombination(_) = "no_combination";
    OpeningOver = "opening_over";
}

codes! { mount_holyoke_matches: games::mount_holyoke::MatchError;
    Over = "over";
    OtherRound { found, next } = "other_round";
    OtherMatch = "other_match";
}

codes! { poker_run_refusals: games::poker_run::Refusal;
    Over = "over";
    NotStaff = "not_staff";
    WheelOnlySpins = "wheel_only_spins";
    SpinOffNow = "spin_off_now";
    NoSpinOff = "no_spin_off";
    NotTied(_) = "not_tied";
    Cancelled = "cancelled";
    NotInVersion { version, since } = "not_in_version";
    Withdrawn(_) = "withdrawn";
    CardDrawn { participant, hand, at } = "card_drawn";
    AtFinishAlready { participant, at } = "at_finish_already";
    Registered(_) = "registered";
    Name = "name";
    NoSuchParticipant(_) = "no_such_participant";
    NoSuchHand(_) = "no_such_hand";
    HandsLimit { participant, limit } = "hands_limit";
    TooMuchMoney = "too_much_money";
    AlreadyStamped { hand, mark, card, at } = "already_stamped";
    CardConflict { hand, mark, stamped, typed } = "card_conflict";
    WheelNeedsTime = "wheel_needs_time";
    SpinsAtOnce { hand } = "spins_at_once";
    RidesStopByStop { hand } = "rides_stop_by_stop";
    NotNextStop { hand, stop, next } = "not_next_stop";
    AfterDeadline { at, deadline } = "after_deadline";
    AtFinish { participant, at, arrived } = "at_finish";
    CardHeld { hand, card, draw } = "card_held";
    AlreadyArrived { participant, at } = "already_arrived";
    TooEarly { at, after } = "too_early";
    NotArrived(_) = "not_arrived";
    NoExtraCard = "no_extra_card";
    StopsMissing { hand, next } = "stops_missing";
    ExtraTaken { participant, with } = "extra_taken";
    TurnedIn { hand, at } = "turned_in";
    NoTurnIn(_) = "no_turn_in";
    NothingChanged(_) = "nothing_changed";
    OnlyHand(_) = "only_hand";
    RiderAtFinish { participant, at } = "rider_at_finish";
    NothingToVoid { hand, mark } = "nothing_to_void";
    NoArrival(_) = "no_arrival";
    ArrivalStands { participant, hand, dependency } = "arrival_stands";
    NoReason = "no_reason";
    FeePaid(_) = "fee_paid";
    FeeUnpaid(_) = "fee_unpaid";
    PrizesNotFinal = "prizes_not_final";
    NoPrize(_) = "no_prize";
    PrizePaid { hand, place } = "prize_paid";
    OutOfOrder { hand, stop, at, other, there } = "out_of_order";
    StopSkipped { hand, stop, skipped, until } = "stop_skipped";
    NoReports = "no_reports";
    ReportNotLater { stop, until, reported } = "report_not_later";
    NothingReported(_) = "nothing_reported";
    ReportNotEarlier { stop, until, reported } = "report_not_earlier";
    NoPostedOrder = "no_posted_order";
    SkipAllowed { hand, stop } = "skip_allowed";
    NoPayment(_) = "no_payment";
    PrizeFollows(_) = "prize_follows";
    PrizeUnpaid(_) = "prize_unpaid";
    StopNotClosed(_) = "stop_not_closed";
    PassedStop { stop, hand } = "passed_stop";
    StopClosed(_) = "stop_closed";
    DeadlineNotLater { to, deadline } = "deadline_not_later";
}

codes! { poker_run_setup: games::poker_run::SetupError;
    CardStops(_) = "card_stops";
    TooManyPlaces(_) = "too_many_places";
    PlaceName(_) = "place_name";
    TooManyPrizes(_) = "too_many_prizes";
    SharesTooMuch = "shares_too_much";
    PrizesTooLarge = "prizes_too_large";
}

codes! { poker_run_rules: games::poker_run::RulesError;
    NoHands = "no_hands";
    PriceOfNoCard(_) = "price_of_no_card";
}

codes! { poker_run_referee: games::poker_run::referee::RefereeError;
    Rules(_) = "no_hands";
    Prizes(_) = "shares_too_much";
    TooManyHands(_) = "too_many_hands";
    TwoDeadlines { deadline, rules } = "two_deadlines";
    NoTakings = "no_takings";
    TooMuchMoney = "too_much_money";
    SameId { place, id } = "same_id";
    TwoArrivals { place, other, participant, found, earlier } = "two_arrivals";
    TurnedInFirst { place, turned_in, arrived } = "turned_in_first";
    HandsLimit { place, participant, limit } = "hands_limit";
    SpinOffMissing { place, id } = "spin_off_missing";
    SpinOffTooLong { place, id, needed, found } = "spin_off_too_long";
}
