//! Holdings: the hand named in a view for each seat whose cards the viewer sees.

use super::support::*;
use cards::notation::parse_cards;
use cards::{Card, Rank};
use games::holdem::{Table, View};
use games::{Game, Legal, Refereed, Seat, SeatSet, Viewer};
use proptest::prelude::*;
use test_support::Chance;
use test_support::naive_hand::{name, name_of};

/// Seat 1's view of a hand with these hole cards and this board. Seat 2 holds cards that occur in none of the
/// test cases.
fn view_of_first(hole: &str, board: &str) -> View {
    let open = parse_cards(board).unwrap().len();
    let rest: String = ["4d", "6h", "8h", "Qc", "Jd"][open..].concat();
    let mut hand = Played::dealt("{}", 1, &[1000; 2], &[hole, "3h Tc"], &format!("{board}{rest}"));
    let streets = ["1 call, 2 check", "1 check, 2 check", "1 check, 2 check"];
    for script in streets.iter().take(open.saturating_sub(2)) {
        hand.script(script);
    }
    let view = hand.game.view(Viewer::Seat(Seat::FIRST));
    assert_eq!(view.board.len(), open);
    view
}

#[test]
fn a_holding_is_named_by_its_category_and_ranks() {
    use Rank::{Ace, Eight, Five, King, Nine};
    let cases: [(&str, &str, &str, &[Rank]); 9] = [
        ("As Kd", "", "high_card", &[Ace]),
        ("As Ad", "3c 7h 9d", "pair", &[Ace]),
        ("Ks Kd", "9c 9h 2d 2s", "two_pair", &[King, Nine]),
        ("2s 3d", "4c 5h Ad 9c", "straight", &[Five]),
        ("2s 7s", "9s Js Ks Kd", "flush", &[King]),
        ("Ks Kd", "Kc 9h 9d 2s", "full_house", &[King, Nine]),
        ("Ts Js", "Qs Ks As 2d", "royal_flush", &[Ace]),
        ("5s 6s", "7s 8s 9s 9d", "straight_flush", &[Nine]),
        ("8s 8d", "8c 8h Ad", "four_of_a_kind", &[Eight]),
    ];
    for (hole, board, category, ranks) in cases {
        let view = view_of_first(hole, board);
        let holding = view.seats[0].holding.as_ref().expect("players see their own cards");
        assert_eq!(name_of(holding), (category, ranks.to_vec()), "{hole} on {board}");
    }
}

#[test]
fn a_holding_is_in_the_view_of_whoever_sees_the_cards_alone() {
    let mut hand = Played::dealt("{}", 1, &[1000; 2], &["As Ad", "Ks Kd"], "2c 3d 4h 9s 7c");
    let holdings = |hand: &Played, viewer| -> Vec<bool> {
        hand.game.view(viewer).seats.iter().map(|seat| seat.holding.is_some()).collect()
    };
    let everyone = [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Rail];
    assert_eq!(
        everyone.map(|viewer| holdings(&hand, viewer)),
        [[true, false], [false, true], [false, false]]
    );
    let json = serde_json::to_value(hand.game.view(Viewer::Rail)).unwrap();
    assert!(json["seats"].as_array().unwrap().iter().all(|seat| seat["holding"].is_null()), "{json}");
    hand.script("1 call, 2 check, 1 check, 2 check, 1 check, 2 check, 1 check, 2 check");
    assert_eq!(everyone.map(|viewer| holdings(&hand, viewer)), [[true, true]; 3], "both hands are tabled");
    let json = serde_json::to_value(hand.game.view(Viewer::Rail)).unwrap();
    assert_eq!(json["seats"][0]["holding"]["category"], "pair");
    assert_eq!(json["seats"][0]["holding"]["cards"].as_array().unwrap().len(), 5);
}

/// Asserts that a view has a holding for each seat whose cards it shows, named as by a naive evaluation, and none for
/// the other seats. Returns the number of holdings evaluated from five to seven cards.
fn check(view: &View, viewer: Viewer) -> usize {
    let board: Vec<Card> = view.board.iter().map(|card| card.0).collect();
    let mut evaluated = 0;
    for (seat, of) in SeatSet::all(view.seats.len()).iter().zip(&view.seats) {
        let Some(cards) = of.cards else {
            assert_eq!(of.holding, None, "{viewer:?} does not see the cards of seat {seat:?}");
            continue;
        };
        let holding = of.holding.as_ref().expect("the cards of this seat are in the view");
        let visible = [&cards.map(|card| card.0), &board[..]].concat();
        assert_eq!(name_of(holding), name(&visible), "{visible:?}");
        assert!(holding.cards.iter().all(|card| visible.contains(&card.0)), "{visible:?}");
        assert_eq!(holding.cards.len(), visible.len().min(5));
        evaluated += usize::from(visible.len() > 2);
    }
    evaluated
}

/// Plays a hand of random actions, in which folds are rare so that most hands see a board, and checks every view before
/// each action and at the end. Returns the number of holdings evaluated from five to seven cards.
fn play(seed: u64, settings: &str, seats: usize) -> usize {
    let mut chance = Chance::new(seed);
    let table = Table::new(seat(1), vec![chips(1000); seats]);
    let mut hand = Played::open(&rules(settings), &table, &chance.order());
    let mut evaluated = 0;
    loop {
        for viewer in (1..=seats).map(|number| Viewer::Seat(seat(number))).chain([Viewer::Rail]) {
            evaluated += check(&hand.game.view(viewer), viewer);
        }
        let Some(number) = hand.awaited() else { return evaluated };
        let moves = hand.game.legal(seat(number));
        let passive = [(moves.check, "check"), (moves.call.is_some(), "call"), (moves.show, "show")];
        match passive.into_iter().find(|(legal, _)| *legal).filter(|_| !chance.one_in(4)) {
            Some((_, word)) => hand.script(&format!("{number} {word}")),
            None => hand.act(number, moves.pick(&mut |n| chance.below(n)).unwrap()),
        };
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_holding_is_as_a_naive_evaluation_names_it(seed in any::<u64>(), seats in 2_usize..=6, cash in any::<bool>()) {
        let settings = if cash { "{}" } else { r#"{"preset":"tournament"}"# };
        play(seed, settings, seats);
    }
}

#[test]
fn random_hands_name_many_holdings() {
    let evaluated: usize = (0..50).map(|seed| play(seed, "{}", 4)).sum();
    assert!(evaluated > 500, "{evaluated}");
}
