//! Tests of the best flush in a view, which is present for each hand whose cards the viewer sees.

use super::naive::{Chance, flush};
use super::support::*;
use cards::notation::parse_cards;
use cards::{Card, Deck};
use games::high_card_flush::{Table, View};
use games::{Awaiting, DealtOrder, Game, Legal, Refereed, Shown, Viewer};
use proptest::prelude::*;

fn bare(cards: &[Shown]) -> Vec<Card> {
    cards.iter().map(|shown| shown.0).collect()
}

#[test]
fn the_best_flush_is_named_highest_card_first() {
    let played = Played::dealt("{}", &[bet(0, 0, 0)], &["9s 2d 8s Td Kc Qd 3s", "As Ks Qs 2h 3h 4d 5d"]);
    let own = played.game.view(Viewer::Seat(seat(1)));
    assert_eq!(bare(own.seats[0].flush.as_ref().unwrap()), parse_cards("Qd Td 2d").unwrap());
    let rail = serde_json::to_value(played.game.view(Viewer::Rail)).unwrap();
    assert!(rail["seats"][0]["flush"].is_null() && rail["dealer_flush"].is_null(), "{rail}");
}

/// Asserts that a view has the best flush of every hand whose cards it shows, highest card first, and of no other hand.
/// Returns the number of flushes.
fn check(view: &View, viewer: Viewer) -> usize {
    let hands = view.seats.iter().map(|seat| (seat.cards, &seat.flush));
    let hands = hands.chain([(view.dealer, &view.dealer_flush)]);
    let named = hands.map(|(cards, best)| {
        let (Some(cards), Some(best)) = (cards, best) else {
            assert!(cards.is_none() && best.is_none(), "{viewer:?}: {cards:?} has {best:?}");
            return 0;
        };
        let (cards, best) = (bare(&cards), bare(best));
        assert_eq!(flush(&best), flush(&cards), "{cards:?}");
        assert_eq!(best.len(), flush(&cards).0, "{best:?} is not of one suit");
        assert!(best.windows(2).all(|two| two[0].rank().index() > two[1].rank().index()), "{best:?}");
        assert!(best.iter().all(|card| cards.contains(card)), "{best:?}");
        1
    });
    named.sum()
}

/// Plays a round of random legal actions, and checks every view before each action and at the end. Returns the number
/// of flushes checked.
fn play(seed: u64, seats: usize) -> usize {
    let mut chance = Chance(seed);
    let deck = Deck::shuffled(|n| chance.below(u64::from(n)) as u32);
    let mut played = Played::open("{}", &Table::new(vec![chips(100_000); seats]), &DealtOrder::new(deck));
    let mut named = 0;
    loop {
        for viewer in (1..=seats).map(|number| Viewer::Seat(seat(number))).chain([Viewer::Rail]) {
            named += check(&played.game.view(viewer), viewer);
        }
        let number = match played.game.awaiting() {
            Awaiting::Seat(seat) => seat.number(),
            Awaiting::Seats(seats) => seats.iter().next().unwrap().number(),
            _ => return named,
        };
        let action = played.game.legal(seat(number)).pick(&mut |n| chance.below(n)).unwrap();
        played.act(number, action);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn a_flush_is_as_a_naive_evaluation_finds_it(seed in any::<u64>(), seats in 1_usize..=6) {
        play(seed, seats);
    }
}

#[test]
fn random_rounds_name_many_flushes() {
    let named: usize = (0..50).map(|seed| play(seed, 4)).sum();
    assert!(named > 500, "{named}");
}
