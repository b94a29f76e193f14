//! The distribution of the cards, with fixed secrets: every run computes the same numbers.

use crate::test_event::*;
use cards::{Card, CardSet};
use draws::{Attempt, BlockNumber, Committer, Cut, Digest, Draw, EventKey, Order, PhoneSecret, Slot};

/// Number of draws of each test.
const DRAWS: u32 = 10_400;

/// The statistic of Pearson's chi-squared test for cards that should be equally frequent.
fn chi_squared(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
}

/// Asserts that 52 counts are those of a uniform distribution: the 99.9th percentile with 51 degrees of freedom is
/// 87.97; below the 0.1st, 25.37, they would be too regular.
fn assert_uniform(counts: [u32; 52]) {
    let statistic = chi_squared(&counts);
    assert!((25.37..87.97).contains(&statistic), "{statistic}: {counts:?}");
}

/// A digest for a number, which need not look random.
fn digest(number: u32) -> Digest {
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&number.to_be_bytes());
    Digest::new(bytes)
}

fn counts(cards: impl Iterator<Item = Card>) -> [u32; 52] {
    let mut counts = [0; 52];
    cards.for_each(|card| counts[card.index()] += 1);
    counts
}

fn card(room_root: Digest, room: Digest, phone: Digest, draw: &Draw, cut: Cut) -> Card {
    Order::new(room_root, room, phone, draw).unwrap().card_at(cut, CardSet::EMPTY).unwrap()
}

#[test]
fn cards_are_uniform_for_a_fixed_value_of_the_phone() {
    let (root, draw) = (digest(1), at_stop(1, 1));
    assert_uniform(counts((0..DRAWS).map(|room| card(root, digest(room), digest(7), &draw, cut(1)))));
}

#[test]
fn cards_are_uniform_for_a_fixed_value_of_the_room() {
    let (root, draw) = (digest(1), at_stop(1, 1));
    assert_uniform(counts((0..DRAWS).map(|phone| card(root, digest(7), digest(phone), &draw, cut(52)))));
}

#[test]
fn cards_are_uniform_over_the_roots_of_the_room() {
    let draw = at_stop(1, 1);
    assert_uniform(counts((0..DRAWS).map(|root| card(digest(root), digest(7), digest(7), &draw, cut(26)))));
}

/// All draws of 578 hands, from their committers.
#[test]
fn cards_are_uniform_over_the_draws_of_a_block() {
    let block = draws::Block::new(event(), 1..=578, 1..=1).unwrap();
    let room = Committer::<EventKey>::new(EventKey::new([3; 32]), BlockNumber::FIRST, block);
    let phone = Committer::<PhoneSecret>::new(PhoneSecret::new([4; 32]), room.root(), block);
    let values = block.draws().map(|draw| (draw, room.open(&draw).unwrap(), phone.open(&draw).unwrap()));
    assert_uniform(counts(values.map(|(draw, r, v)| card(room.root(), r.value, v.value, &draw, cut(13)))));
}

/// Each pair of neighbours in the order, as one of 51 distances between their positions in the pack.
#[test]
fn neighbours_in_the_order_are_independent() {
    let draw = draw((1, 1), Slot::EXTRA, Attempt::First);
    let mut counts = [0; 51];
    for number in 0..2_000 {
        let order = Order::new(digest(1), digest(number), digest(7), &draw).unwrap();
        for pair in order.cards().windows(2) {
            counts[(pair[1].index() + 52 - pair[0].index()) % 52 - 1] += 1;
        }
    }
    // The 99.9th percentile with 50 degrees of freedom is 86.66.
    let statistic = chi_squared(&counts);
    assert!(statistic < 86.66, "{statistic}: {counts:?}");
}

#[test]
fn cards_that_are_not_excluded_are_uniform() {
    let excluded: CardSet = Card::all().take(4).collect();
    let draw = at_stop(1, 5);
    let drawn = (0..DRAWS).map(|number| {
        let order = Order::new(digest(1), digest(number), digest(7), &draw).unwrap();
        order.card_at(cut(1 + (number % 52) as u8), excluded).unwrap()
    });
    let counts = counts(drawn);
    assert_eq!(counts[..4], [0; 4]);
    // The 99.9th percentile with 47 degrees of freedom is 82.72.
    let statistic = chi_squared(&counts[4..]);
    assert!(statistic < 82.72, "{statistic}: {counts:?}");
}
