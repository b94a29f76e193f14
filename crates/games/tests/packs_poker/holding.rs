//! Holdings: the hands named in a player's view, one for each pack with a bet.

use super::support::*;
use cards::{Card, Deck};
use games::packs_poker::{Action, View};
use games::{Refereed, Seat, Shown, Viewer};
use proptest::prelude::*;
use test_support::Chance;
use test_support::naive_hand::{name, name_of};

fn bare(cards: &[Shown]) -> Vec<Card> {
    cards.iter().map(|shown| shown.0).collect()
}

/// Asserts that a view of a finished round has holdings for the viewer's own seat alone: one for each pack with a bet,
/// named as by a naive evaluation. Returns their number.
fn check(view: &View, viewer: Viewer) -> usize {
    let mut named = 0;
    for (index, of) in view.seats.iter().enumerate() {
        let (Some(hand), true) = (of.cards, viewer == Viewer::Seat(seat(index + 1))) else {
            assert!(of.holdings.is_empty(), "{viewer:?} has the holdings of seat {}", index + 1);
            continue;
        };
        assert_eq!(of.holdings.len(), view.packs.len());
        for (pack, holding) in of.holdings.iter().enumerate() {
            let with = bare(&view.packs[pack].cards.expect("every pack is turned up"));
            let seven = [bare(&hand), with].concat();
            let expected = (of.wagers[pack].bet > chips(0)).then(|| name(&seven));
            assert_eq!(holding.as_ref().map(name_of), expected, "{seven:?}");
            named += usize::from(holding.is_some());
        }
    }
    named
}

fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    (1..=seats).map(|number| Viewer::Seat(seat(number))).chain([Viewer::Rail])
}

/// Plays a round of random wagers, and asserts that no view has a holding before the deal. Returns the number of
/// holdings checked after it.
fn play(seed: u64, seats: usize, packs: usize) -> usize {
    let mut chance = Chance::new(seed);
    let deck = Deck::from_order(&chance.deck()).unwrap();
    let mut round = Played::dealt_from(deck, &format!(r#"{{"packs":{packs}}}"#), seats);
    for number in 1..=seats {
        for viewer in viewers(seats) {
            let view = round.game.view(viewer);
            assert!(view.seats.iter().all(|seat| seat.holdings.is_empty()), "no card is dealt yet");
        }
        for on in (1..=packs).filter(|_| !chance.one_in(3)) {
            round.wager(number, on, 200, 0);
        }
        round.act(number, Action::Done);
    }
    viewers(seats).map(|viewer| check(&round.game.view(viewer), viewer)).sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn a_holding_is_as_a_naive_evaluation_names_it(seed in any::<u64>(), seats in 1_usize..=4, packs in 1_usize..=5) {
        play(seed, seats, packs);
    }
}

#[test]
fn random_rounds_name_many_holdings() {
    let named: usize = (0..50).map(|seed| play(seed, 4, 5)).sum();
    assert!(named > 400, "{named}");
}

#[test]
fn a_pack_without_a_bet_has_no_holding() {
    let mut round = Played::open(r#"{"packs":2}"#, 2);
    round.wager(1, 2, 200, 0).act(1, Action::Done).wager(2, 1, 200, 0).act(2, Action::Done);
    let json = serde_json::to_value(round.game.view(Viewer::Seat(Seat::FIRST))).unwrap();
    let own = json["seats"][0]["holdings"].as_array().unwrap();
    assert!(own.len() == 2 && own[0].is_null() && own[1]["category"].is_string(), "{json}");
    assert_eq!(json["seats"][1]["holdings"], serde_json::json!([]), "{json}");
}
