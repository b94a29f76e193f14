//! Betting rounds: clauses `holdem/trade`, `/trade-1` to `/trade-3`, `/trade-end`, rulings ALL-3, TH-2, TH-3, TH-9,
//! TH-17.

use super::support::*;
use games::holdem::{Action, Event, Refusal, Table};
use games::{Actor, DealtOrder, Game, Refereed};

const TOURNAMENT: &str = r#"{"preset":"tournament"}"#;

#[test]
fn trade_begins_after_the_big_blind_and_goes_clockwise() {
    let mut hand = Played::blank(&rules("{}"), 4, &[1000; 5]);
    let mut turns = Vec::new();
    while let Some(number) = hand.awaited().filter(|_| turns.len() < 5) {
        turns.push(number);
        let call = hand.game.legal(seat(number)).call.is_some();
        hand.act(number, if call { Action::Call } else { Action::Check });
    }
    assert_eq!(turns, [2, 3, 4, 5, 1], "button 4, blinds 5 and 1");
}

#[test]
fn trade_out_of_turn_is_refused() {
    let mut hand = Played::blank(&rules("{}"), 1, &[1000; 3]);
    let refusal = hand.refuse(2, Action::Fold);
    assert_eq!(refusal, Refusal::NotYourTurn { seat: seat(2), awaited: seat(1) });
    assert!(cites(&refusal, "holdem/trade") && cites(&refusal, "TH-2"));
    assert_eq!(hand.refuse(4, Action::Fold), Refusal::NoSuchSeat(seat(4), 3));
    let house = hand.game.apply(Actor::House, &Action::Fold, &mut |_| ());
    assert_eq!(house, Err(Refusal::NotAPlayer));
}

#[test]
fn trade_1_check_where_nothing_is_owed_else_call_the_difference() {
    let mut hand = Played::blank(&rules("{}"), 1, &[1000; 3]);
    let refusal = hand.refuse(1, Action::Check);
    assert_eq!(refusal, Refusal::CannotCheck { to_call: chips(100) });
    assert!(cites(&refusal, "holdem/trade-1"));
    hand.script("1 call");
    assert_eq!(
        hand.last_cites("holdem/trade-1"),
        &Event::Called { seat: seat(1), amount: chips(100), all_in: false }
    );
    hand.script("2 call");
    assert_eq!(
        hand.last_cites("holdem/trade-1"),
        &Event::Called { seat: seat(2), amount: chips(50), all_in: false }
    );
    assert_eq!(hand.refuse(3, Action::Call), Refusal::NothingToCall);
}

#[test]
fn trade_2_a_raise_sets_the_bid_that_the_others_must_answer() {
    let mut hand = Played::blank(&rules("{}"), 1, &[1000; 3]);
    hand.script("1 raise 250");
    let raised = Event::Raised {
        seat: seat(1),
        to: chips(250),
        amount: chips(250),
        all_in: false,
        full: true,
        opens: false,
    };
    assert_eq!(hand.last_cites("holdem/trade-2"), &raised);
    assert_eq!(hand.game.legal(seat(2)).call, Some(chips(200)));
    let refusal = hand.refuse(2, Action::RaiseTo(chips(250)));
    assert_eq!(refusal, Refusal::RaiseNotHigher { to: chips(250), highest: chips(250) });
    let refusal = hand.refuse(2, Action::RaiseTo(chips(1001)));
    assert_eq!(refusal, Refusal::RaiseTooLarge { to: chips(1001), all_in: chips(1000) });
    assert!(cites(&refusal, "holdem/trade-2") && cites(&refusal, "holdem/all-in"));
}

#[test]
fn trade_2_the_documents_raise_adds_more_than_the_one_before() {
    let mut hand = Played::blank(&rules("{}"), 1, &[1000; 3]);
    hand.script("1 raise 200");
    let refusal = hand.refuse(2, Action::RaiseTo(chips(300)));
    assert_eq!(refusal, Refusal::RaiseTooSmall { to: chips(300), least: chips(301), all_in: chips(1000) });
    hand.script("2 raise 301");
}

#[test]
fn trade_3_a_fold_forfeits_the_hand_and_the_bet() {
    let mut hand = Played::blank(&rules("{}"), 1, &[1000; 3]);
    hand.script("1 raise 300, 2 fold");
    assert_eq!(hand.last_cites("holdem/trade-3"), &Event::Folded { seat: seat(2), clock: false });
    hand.script("3 fold");
    assert_eq!(hand.stacks(), [1150, 950, 900]);
    assert_eq!(hand.settles_citing("holdem/trade-3"), [150, -50, -100]);
    assert_eq!(hand.refuse(1, Action::Check), Refusal::Over);
}

#[test]
fn trade_end_comes_when_everybody_has_answered_the_last_raise() {
    let mut hand = Played::blank(&rules("{}"), 1, &[1000; 3]);
    hand.script("1 call, 2 call, 3 raise 300, 1 call");
    assert_eq!(hand.awaited(), Some(2), "the small blind has yet to act on the raise");
    hand.script("2 call");
    assert!(matches!(hand.last_cites("holdem/trade-end"), Event::Board { .. }));
}

#[test]
fn th_02_by_default_every_betting_round_begins_after_the_big_blind() {
    let mut hand = Played::blank(&rules("{}"), 1, &[1000; 4]);
    hand.script("4 call, 1 call, 2 call, 3 check");
    assert_eq!(hand.awaited(), Some(4), "seat 3 is the big blind");
    hand.script("4 fold, 1 check, 2 check, 3 check");
    assert_eq!(hand.awaited(), Some(1), "the first still in after it");
}

#[test]
fn th_02_tournaments_begin_left_of_the_button_after_the_flop() {
    let mut hand = Played::blank(&rules(TOURNAMENT), 1, &[1000; 4]);
    assert_eq!(hand.awaited(), Some(4));
    hand.script("4 call, 1 call, 2 call, 3 check");
    assert_eq!(hand.awaited(), Some(2));
    hand.script("2 fold, 3 check, 4 check, 1 check");
    assert_eq!(hand.awaited(), Some(3));
}

#[test]
fn th_02_heads_up_the_button_is_the_small_blind_in_both_presets() {
    let mut document = Played::blank(&rules("{}"), 2, &[1000; 2]);
    assert_eq!((document.awaited(), document.stacks()), (Some(2), vec![900, 950]));
    document.script("2 call, 1 check");
    assert_eq!(document.awaited(), Some(2), "document: the button acts first in every betting round");
    let mut tournament = Played::blank(&rules(TOURNAMENT), 2, &[1000; 2]);
    assert_eq!(tournament.awaited(), Some(2), "the button acts first before the flop");
    tournament.script("2 call, 1 check");
    assert_eq!(tournament.awaited(), Some(1), "the button acts last after the flop");
}

#[test]
fn th_03_more_than_or_at_least_the_last_full_raise() {
    for (settings, least) in [("{}", 501), (TOURNAMENT, 500)] {
        let mut hand = Played::blank(&rules(settings), 1, &[5000; 3]);
        assert_eq!(hand.raise_range(1), Some((200, 5000)), "the first raise adds at least the big blind");
        hand.script("1 raise 300");
        assert_eq!(hand.raise_range(2), Some((least, 5000)));
    }
}

#[test]
fn th_03_the_first_raise_may_be_of_any_size() {
    let hand = Played::blank(&rules(r#"{"first_raise":"any"}"#), 1, &[5000; 3]);
    assert_eq!(hand.raise_range(1), Some((101, 5000)));
}

#[test]
fn th_03_the_minimum_raise_is_reset_in_every_betting_round() {
    let mut hand = Played::blank(&rules(TOURNAMENT), 1, &[5000; 2]);
    hand.script("1 raise 1000, 2 call");
    assert_eq!(hand.raise_range(2), Some((100, 4000)));
}

#[test]
fn th_03_all_in_for_less_is_allowed_but_no_full_raise() {
    let mut hand = Played::blank(&rules(TOURNAMENT), 1, &[5000, 5000, 5000, 350]);
    hand.script("4 call, 1 raise 300, 2 call, 3 call");
    assert_eq!(hand.raise_range(4), Some((350, 350)), "only all in");
    hand.script("4 raise 350");
    let Event::Raised { full, all_in, .. } = hand.last_cites("holdem/all-in") else { panic!("a raise") };
    assert!(!full && *all_in);
    assert_eq!(hand.raise_range(1), None, "50 more is not a full raise: seat 1 cannot raise again");
    let refusal = hand.refuse(1, Action::RaiseTo(chips(1000)));
    assert_eq!(refusal, Refusal::NotReopened { highest: chips(350), reopens_at: chips(500) });
    assert!(cites(&refusal, "TH-3"));
}

#[test]
fn th_03_short_all_ins_reopen_once_together_they_make_a_full_raise() {
    let mut hand = Played::blank(&rules(TOURNAMENT), 1, &[5000, 400, 500, 5000]);
    hand.script("4 raise 300, 1 call, 2 raise 400, 3 raise 500");
    assert_eq!(hand.raise_range(4), Some((700, 5000)), "300 grew to 500, a full raise of 200");
    assert_eq!(hand.raise_range(1), None, "it is not seat 1's turn");
    hand.script("4 call");
    assert_eq!(hand.raise_range(1), Some((700, 5000)));
}

#[test]
fn th_03_with_more_than_reopening_needs_one_chip_more() {
    let mut hand = Played::blank(&rules("{}"), 1, &[5000, 400, 500, 5000]);
    hand.script("4 raise 300, 1 call, 2 raise 400, 3 raise 500");
    assert_eq!(hand.raise_range(4), None, "a full raise must add more than 200, to 501");
    let mut grown = Played::blank(&rules("{}"), 1, &[5000, 400, 501, 5000]);
    grown.script("4 raise 300, 1 call, 2 raise 400, 3 raise 501");
    assert!(grown.raise_range(4).is_some());
}

#[test]
fn th_03_a_player_who_checked_may_only_call_a_short_bet() {
    let mut hand = Played::blank(&rules(TOURNAMENT), 1, &[5000, 5000, 160]);
    hand.script("1 call, 2 call, 3 check, 2 check, 3 raise 60, 1 call");
    assert_eq!(hand.raise_range(2), None, "60 is less than a full first raise of 100");
}

#[test]
fn th_03_a_seat_that_has_not_acted_may_always_raise() {
    let mut hand = Played::blank(&rules(TOURNAMENT), 1, &[150, 5000, 5000]);
    hand.script("1 raise 150");
    assert_eq!(
        hand.raise_range(2),
        Some((250, 5000)),
        "a short all-in adds 50; a raise still adds the big blind"
    );
}

#[test]
fn th_09_the_big_blind_may_check_or_raise_when_nobody_raised() {
    let mut hand = Played::blank(&rules("{}"), 1, &[1000; 3]);
    hand.script("1 call, 2 call");
    let moves = hand.game.legal(seat(3));
    assert!(moves.check && moves.raise.is_some() && moves.call.is_none());
    let mut checked = Played { game: hand.game.clone(), events: Vec::new() };
    checked.script("3 check");
    assert!(matches!(checked.events[0], Event::Checked { .. }));
    assert_eq!(games::clause::ids(checked.events[0].clauses()), ["holdem/trade-1", "TH-9"]);
    hand.script("3 raise 300");
    assert_eq!(hand.awaited(), Some(1));
}

#[test]
fn th_09_after_a_short_big_blind_the_bet_is_its_amount_or_the_whole_blind() {
    for (setting, to_call, least) in [("highest_bid", 50, 150), ("full_blind", 100, 200)] {
        let rules = rules(&format!(r#"{{"short_blind":"{setting}"}}"#));
        let hand = Played::blank(&rules, 1, &[1000, 1000, 30]);
        assert_eq!(
            hand.game.legal(seat(1)).call,
            Some(chips(to_call)),
            "{setting}: 50 is the small blind's bet"
        );
        assert_eq!(hand.raise_range(1).unwrap().0, least, "{setting}");
    }
}

#[test]
fn th_09_nobody_calls_a_blind_that_nobody_can_win() {
    let hand = Played::blank(&rules(TOURNAMENT), 1, &[1000, 30]);
    let boards = hand.events.iter().filter(|event| matches!(event, Event::Board { .. })).count();
    assert_eq!((hand.awaited(), boards), (None, 3), "the board is run out at once");
    assert_eq!(hand.citing("holdem/bank-example").len(), 1, "20 chips of the small blind are returned");
}

#[test]
fn all_03_the_clock_checks_if_possible_and_otherwise_folds() {
    let mut hand = Played::blank(&rules("{}"), 1, &[1000; 3]);
    let mut events = Vec::new();
    let clock = |number| Actor::Clock(seat(number));
    let refused = hand.game.apply(clock(1), &Action::Call, &mut |_| ());
    assert_eq!(refused, Err(Refusal::ClockDoes { does: Action::Fold }));
    assert!(cites(&refused.unwrap_err(), "ALL-3"));
    hand.game.apply(clock(1), &Action::Fold, &mut |event| events.push(event)).unwrap();
    hand.script("2 call");
    hand.game.apply(clock(3), &Action::Check, &mut |event| events.push(event)).unwrap();
    assert_eq!(events[0], Event::Folded { seat: seat(1), clock: true });
    assert_eq!(events[1], Event::Checked { seat: seat(3), option: true, clock: true });
    assert!(games::clause::ids(events[0].clauses()).contains(&"ALL-3"));
    assert!(games::clause::ids(events[1].clauses()).contains(&"ALL-3"));
}

#[test]
fn th_17_a_raise_that_no_opponent_can_call_is_refused() {
    let table = Table::new(seat(1), [1000, 300, 500].map(chips).to_vec());
    let order = DealtOrder::new(cards::Deck::sorted());
    let open = |version| {
        let mut hand = Played::open_version(version, &rules("{}"), &table, &order);
        hand.script("1 call, 2 raise 300");
        hand
    };
    let mut hand = open(2);
    assert_eq!(hand.raise_range(3), Some((500, 500)), "seat 1 can call");
    hand.script("3 raise 500");
    assert_eq!(hand.raise_range(1), None, "nobody can call");
    let refusal = hand.refuse(1, Action::RaiseTo(chips(1000)));
    assert_eq!(refusal, Refusal::NobodyCanCall { highest: chips(500) });
    assert!(cites(&refusal, "TH-17"));
    let mut old = open(1);
    old.script("3 raise 500");
    assert_eq!(old.raise_range(1), Some((701, 1000)), "version 1 accepts a raise that is returned");
}

#[test]
fn th_17_the_maximum_raise_is_what_an_opponent_can_call_and_all_in_is_accepted() {
    let table = Table::new(seat(1), [1000, 300, 500].map(chips).to_vec());
    let mut hand = Played::open(&rules("{}"), &table, &DealtOrder::new(cards::Deck::sorted()));
    assert_eq!(hand.raise_range(1), Some((200, 500)), "the largest opposing stack is 500");
    hand.script("1 raise 1000, 2 fold, 3 call");
    let returned = Event::Returned { seat: seat(1), amount: chips(500) };
    assert!(hand.events.contains(&returned), "the excess is returned");
}

#[test]
fn th_03_a_straddle_can_set_the_minimum_raise() {
    let least = |setting: &str| {
        let settings = format!(r#"{{"straddle":300,"straddle_raise":"{setting}"}}"#);
        let hand = Played::blank(&rules(&settings), 1, &[5000; 4]);
        hand.raise_range(1).unwrap().0
    };
    assert_eq!((least("big_blind"), least("straddle")), (400, 600));
    let mut hand = Played::blank(&rules(r#"{"straddle":300,"straddle_raise":"straddle"}"#), 1, &[5000; 4]);
    hand.script("1 call, 2 call, 3 call, 4 check");
    assert_eq!(hand.raise_range(4).unwrap().0, 100, "after the flop the big blind sets the minimum again");
}
