//! The opening of a hand: clauses `holdem/deal`, `/stage-1`, `/blinds`, rulings ALL-1, ALL-2, TH-1, TH-7, TH-10,
//! TH-11, TH-14.

use super::support::*;
use games::holdem::{Blind, Event, Posts, Table, next_button};
use games::{Chips, DealtOrder, Game, GameError, Refereed, SeatSet, Viewer};

#[test]
fn deal_gives_everybody_two_cards_and_five_to_the_board() {
    let holes = ["As Ad", "Ks Kd", "Qs Qd"];
    let mut hand = Played::dealt("{}", 1, &[1000; 3], &holes, "2c 3c 4c 5c 7d");
    assert_eq!(hand.citing("holdem/deal").len(), 3);
    hand.script("1 call, 2 call, 3 check, 1 check, 2 check, 3 check, 1 check, 2 check, 3 check, 1 check, 2 check, 3 check");
    let seen = hand.seen_by(Viewer::Rail);
    // The event of a won pot repeats the cards of the winning hand.
    let dealt: Vec<String> = seen.into_iter().filter(|event| !event.contains("\"won\"")).collect();
    let rail = dealt.join("\n");
    for card in ["2c", "3c", "4c", "5c", "7d"] {
        assert_eq!(rail.matches(&format!("\"{card}\"")).count(), 1, "{card} is dealt to the board once");
    }
}

#[test]
fn all_01_cards_go_from_the_buttons_left_twice_round_then_to_the_board() {
    let rules = rules("{}");
    let sorted: Vec<cards::Card> = cards::Card::all().collect();
    let table = Table::new(seat(2), vec![chips(1000); 3]);
    let hand = Played::open(&rules, &table, &DealtOrder::from_cards(&sorted).unwrap());
    assert!(hand.events.iter().any(|event| matches!(event, Event::HoleCards { .. })));
    let own = |number| hand.seen_by(Viewer::Seat(seat(number))).join("\n");
    assert!(own(3).contains(r#"["2c","5c"]"#), "seat 3 is left of the button");
    assert!(own(1).contains(r#"["3c","6c"]"#));
    assert!(own(2).contains(r#"["4c","7c"]"#), "the button is dealt last");
    assert!(own(2).contains("[null,null]"), "the others' cards are hidden");
    assert_eq!(hand.citing("ALL-1").len(), 3);
}

#[test]
fn stage_1_hands_are_held_and_the_board_is_face_down() {
    let hand = Played::blank(&rules("{}"), 1, &[1000; 4]);
    assert_eq!(hand.citing("holdem/stage-1").len(), 4);
    assert!(!hand.events.iter().any(|event| matches!(event, Event::Board { .. })));
    let rail = hand.seen_by(Viewer::Rail).join("\n");
    assert_eq!(rail.matches("[null,null]").count(), 4, "a spectator sees no hole cards");
}

#[test]
fn blinds_are_two_forced_bets_the_small_before_the_big() {
    let hand = Played::blank(&rules("{}"), 2, &[1000; 4]);
    let posted: Vec<&Event> = hand.citing("holdem/blinds");
    let small = Event::Blind { seat: seat(3), blind: Blind::Small, amount: chips(50), all_in: false };
    let big = Event::Blind { seat: seat(4), blind: Blind::Big, amount: chips(100), all_in: false };
    assert_eq!(posted, [&small, &big]);
    assert_eq!(hand.awaited(), Some(1), "the betting begins right after the big blind");
}

#[test]
fn th_01_the_small_blind_is_half_the_big_one_and_sits_before_it() {
    let hand = Played::blank(&rules(r#"{"big_blind":25}"#), 1, &[1000; 3]);
    let [Event::Blind { seat: small, amount, .. }] = hand.citing("TH-1")[..] else {
        panic!("one small blind")
    };
    assert_eq!((*small, *amount), (seat(2), chips(12)), "half of 25, rounded down, before seat 3");
}

#[test]
fn th_07_the_button_moves_one_occupied_seat_clockwise() {
    let occupied: SeatSet = [2, 5, 9].map(seat).into_iter().collect();
    let moves = [(2, 5), (5, 9), (9, 2), (3, 5)];
    for (from, to) in moves {
        assert_eq!(next_button(seat(from), occupied), Some(seat(to)));
    }
    assert_eq!(next_button(seat(1), SeatSet::EMPTY), None);
    let first = Played::blank(&rules("{}"), 1, &[1000; 3]);
    let second = Played::blank(&rules("{}"), 2, &[1000; 3]);
    let blinds = |hand: &Played| -> Vec<_> {
        let posted = hand.citing("TH-7").into_iter();
        posted.map(|event| if let Event::Blind { seat, .. } = event { seat.number() } else { 0 }).collect()
    };
    assert_eq!((blinds(&first), blinds(&second)), (vec![2, 3], vec![3, 1]));
}

#[test]
fn th_07_two_to_ten_seats() {
    for seats in 2..=10 {
        let hand = Played::blank(&rules("{}"), 1, &vec![1000; seats]);
        assert_eq!(hand.stacks().iter().sum::<u64>(), 1000 * seats as u64 - 150);
    }
}

#[test]
fn th_10_antes_are_posted_first_and_are_not_bets() {
    let hand = Played::blank(&rules(r#"{"ante":10}"#), 1, &[1000; 3]);
    let kinds: Vec<bool> =
        hand.events.iter().take(5).map(|event| matches!(event, Event::Ante { .. })).collect();
    assert_eq!(kinds, [true, true, true, false, false]);
    assert_eq!(hand.stacks(), [990, 940, 890]);
    assert_eq!(hand.game.legal(seat(1)).call, Some(chips(100)), "the ante is not part of the bet to call");
}

#[test]
fn th_10_a_short_stack_antes_before_it_posts_the_blind() {
    let hand = Played::blank(&rules(r#"{"ante":10}"#), 1, &[1000, 1000, 30]);
    let ante = Event::Ante { seat: seat(3), amount: chips(10), all_in: false };
    let blind = Event::Blind { seat: seat(3), blind: Blind::Big, amount: chips(20), all_in: true };
    assert!(hand.events.contains(&ante) && hand.events.contains(&blind));
    let broke = Played::blank(&rules(r#"{"ante":10}"#), 1, &[1000, 1000, 7]);
    assert!(broke.events.contains(&Event::Ante { seat: seat(3), amount: chips(7), all_in: true }));
}

#[test]
fn th_10_the_first_betting_round_begins_after_the_last_straddle() {
    let mut hand = Played::blank(&rules(r#"{"straddle":[200,400]}"#), 1, &[5000; 6]);
    assert_eq!(hand.awaited(), Some(6), "button 1, blinds 2 and 3, straddles 4 and 5");
    assert_eq!(hand.game.legal(seat(6)).call, Some(chips(400)));
    assert_eq!(
        hand.raise_range(6),
        Some((500, 5000)),
        "a straddle is a bet, not a raise: the first raise adds the big blind"
    );
    hand.script("6 call, 1 fold, 2 fold, 3 fold, 4 call, 5 check");
    assert_eq!(hand.awaited(), Some(4), "the next betting round begins after the big blind");
}

#[test]
fn th_11_the_big_blind_or_the_button_posts_for_the_table() {
    for (from, payer) in [("big_blind", 3), ("button", 1)] {
        let rules = rules(&format!(r#"{{"ante":60,"ante_from":"{from}"}}"#));
        let hand = Played::blank(&rules, 1, &[1000; 3]);
        let antes: Vec<&Event> = hand.citing("TH-11");
        assert_eq!(antes, [&Event::Ante { seat: seat(payer), amount: chips(60), all_in: false }]);
    }
}

#[test]
fn th_11_an_ante_for_the_table_goes_to_the_winner_of_the_main_pot() {
    let settings = r#"{"ante":60,"ante_from":"big_blind"}"#;
    let mut hand =
        Played::dealt(settings, 1, &[100, 1000, 1000], &["As Ad", "Ks Kd", "Qs Qd"], "2c 3c 4h 5h 9d");
    hand.script("1 call, 2 call, 3 check, 2 check, 3 check, 2 check, 3 check, 2 check, 3 check");
    assert_eq!(hand.stacks(), [360, 900, 840], "60 of the big blind are in the pot that seat 1 wins");
}

#[test]
fn th_11_a_short_ante_can_win_its_layer_or_all_antes() {
    for (setting, ends) in [("own_layer", [9, 1014, 977]), ("all_antes", [23, 1000, 977])] {
        let settings = format!(r#"{{"ante":10,"big_blind":10,"short_ante":"{setting}"}}"#);
        let mut hand =
            Played::dealt(&settings, 1, &[3, 1000, 997], &["As Ad", "Ks Kd", "Qs Qd"], "2c 3c 4h 5h 9d");
        hand.script("2 call, 3 check, 2 check, 3 check, 2 check, 3 check, 2 check, 3 check");
        // Antes 3, 10 and 10, bets 0, 10 and 10: layers of 9 and 34, or antes of 23 and bets of 20.
        assert_eq!(hand.stacks(), ends, "{setting}");
    }
}

#[test]
fn th_14_forced_bids_can_be_written_out_seat_by_seat() {
    let amounts = |units: [u64; 4]| units.map(chips).to_vec();
    let posts = Posts { antes: amounts([0, 0, 5, 0]), blinds: amounts([200, 50, 100, 100]) };
    let table = Table { posts: Some(posts), ..Table::new(seat(1), vec![chips(1000); 4]) };
    let hand = Played::open(&rules("{}"), &table, &DealtOrder::new(cards::Deck::sorted()));
    let posted: Vec<(usize, Blind)> = hand
        .events
        .iter()
        .filter_map(|event| {
            if let Event::Blind { seat, blind, .. } = event { Some((seat.number(), *blind)) } else { None }
        })
        .collect();
    assert_eq!(posted, [(2, Blind::Small), (3, Blind::Big), (4, Blind::Post), (1, Blind::Straddle)]);
    assert_eq!(hand.citing("TH-14").len(), 2);
    assert_eq!(hand.awaited(), Some(2), "after the button's straddle");
    assert_eq!(hand.stacks(), [800, 950, 895, 900]);
}

#[test]
fn th_14_a_straddle_is_more_than_the_big_blind() {
    let opens = |big_blind: u64, bids: [u64; 4]| {
        let posts = Posts { antes: vec![Chips::ZERO; 4], blinds: bids.map(chips).to_vec() };
        let table = Table { posts: Some(posts), ..Table::new(seat(4), vec![chips(1000); 4]) };
        let rules = rules(&format!(r#"{{"big_blind":{big_blind}}}"#));
        Played::open(&rules, &table, &DealtOrder::new(cards::Deck::sorted())).awaited()
    };
    assert_eq!(opens(2, [1, 2, 4, 0]), Some(4));
    assert_eq!(opens(4, [1, 2, 4, 0]), Some(4), "the minimum raise is the straddle");
    assert_eq!(opens(2, [1, 2, 2, 0]), Some(3), "a post is not a straddle");
    assert_eq!(opens(2, [1, 0, 2, 0]), Some(3), "nor is a bet where nobody posts the big blind");
}

#[test]
fn all_02_a_table_with_more_than_the_largest_sum_is_refused() {
    let table = Table::new(seat(1), vec![Chips::MAX, chips(1)]);
    let order = DealtOrder::new(cards::Deck::sorted());
    let error = games::holdem::Holdem::open(&rules("{}"), &table, &order, &mut |_| ()).err().unwrap();
    assert_eq!(games::clause::ids(error.clauses()), ["ALL-2"]);
    assert_eq!(error.code(), "too_many_chips");
}

#[test]
fn all_02_the_largest_stacks_play_without_overflow() {
    let most = Chips::MAX.get();
    let rules = rules(&format!(r#"{{"big_blind":{most},"reraise":"more_than","short_blind":"full_blind"}}"#));
    let mut hand = Played::blank(&rules, 1, &[most / 2, most / 2]);
    while let Some(number) = hand.awaited() {
        let moves = hand.game.legal(seat(number));
        hand.act(
            number,
            if moves.check { games::holdem::Action::Check } else { games::holdem::Action::Call },
        );
    }
    assert_eq!(hand.stacks().iter().sum::<u64>(), most / 2 * 2);
}

#[test]
fn th_10_with_antes_after_the_blinds_a_short_stack_posts_its_blind_first() {
    let hand = Played::blank(&rules(r#"{"ante":10,"ante_order":"after_blinds"}"#), 1, &[1000, 1000, 105]);
    let posted = |event: &Event| hand.events.iter().position(|other| other == event);
    let blind = posted(&Event::Blind { seat: seat(3), blind: Blind::Big, amount: chips(100), all_in: false });
    let ante = posted(&Event::Ante { seat: seat(3), amount: chips(5), all_in: true });
    assert!(blind.is_some() && blind < ante);
    assert_eq!(hand.stacks(), [990, 940, 0]);
}
