//! The decks as they are dealt, and the wheel.

use super::statistics::Battery;
use crate::rng::{Purpose, Rng, shuffled_deck};
use cards::{Card, Deck, Suit};

/// The number of decks tested. Every ordered pair of cards is expected 38 times in the first two places.
const DECKS: u64 = 100_000;

/// Cards of a deck by place, as numbers below 52.
type Order = [u8; 52];

#[test]
fn dealt_decks_pass_frequency_runs_serial_and_pair_tests() {
    battery(|hand| order(&shuffled_deck(hand).unwrap())).assert_random();
}

#[test]
fn the_wheel_passes_frequency_and_serial_tests() {
    let spins: Vec<u32> =
        (0..2 * DECKS).map(|spin| Rng::for_purpose(Purpose::Cards(spin)).unwrap().below(52)).collect();
    let mut battery = Battery::default();
    battery.fit("frequency", counts(52, spins.iter().map(|&card| card as usize)));
    battery.fit("serial", counts(52 * 52, spins.chunks_exact(2).map(|two| (52 * two[0] + two[1]) as usize)));
    battery.assert_random();
}

#[test]
fn the_battery_rejects_flawed_shuffles() {
    let mut rng = Rng::new(1);
    let swapped_with_any_place = |rng: &mut Rng| {
        let mut order: Order = std::array::from_fn(|place| place as u8);
        (0..52).for_each(|place| order.swap(place, rng.below(52) as usize));
        order
    };
    assert!(rejections(|_| swapped_with_any_place(&mut rng)).contains(&"frequency"));
    let modulo = |rng: &mut Rng| order(&Deck::shuffled(|n| rng.below(256) % n));
    assert!(rejections(|_| modulo(&mut rng)).contains(&"frequency"));
    let cut = |rng: &mut Rng| {
        let at = rng.below(52) as u8;
        std::array::from_fn(|place| (place as u8 + at) % 52)
    };
    assert_eq!(rejections(|_| cut(&mut rng)), ["runs", "colours", "pairs", "last pair", "matches"]);
    // Two hands in a row have the same seed.
    let repeated = |hand: u64| {
        let mut rng = Rng::new(hand / 2);
        order(&Deck::shuffled(|n| rng.below(n)))
    };
    let rejections = rejections(repeated);
    assert!(["serial", "matches"].iter().all(|test| rejections.contains(test)), "{rejections:?}");
}

fn rejections(deck: impl FnMut(u64) -> Order) -> Vec<&'static str> {
    battery(deck).rejections()
}

fn order(deck: &Deck) -> Order {
    deck.cards().map(|card| card.index() as u8)
}

/// Tests the frequency of each card in each place, the ascending runs and the runs of one colour in a deck, the first
/// two cards and the last two. Also compares the two decks of each successive pair: their first cards, and the number
/// of places with the same card.
fn battery(mut deck: impl FnMut(u64) -> Order) -> Battery {
    let decks: Vec<Order> = (0..DECKS).map(&mut deck).collect();
    let mut battery = Battery::default();
    battery.chi_squared("frequency", frequency(&decks), 51 * 51);
    let descents = |order: &Order| order.windows(2).filter(|two| two[0] > two[1]).count();
    battery.fit("runs", counts_of(&descent_chances(), decks.iter().map(descents)));
    let colour_runs =
        |order: &Order| 1 + order.windows(2).filter(|two| is_red(two[0]) != is_red(two[1])).count();
    battery.fit("colours", counts_of(&colour_run_chances(), decks.iter().map(colour_runs)));
    let pair = |one: u8, two: u8| 51 * usize::from(one) + usize::from(two) - usize::from(two > one);
    battery.fit("pairs", counts(52 * 51, decks.iter().map(|order| pair(order[0], order[1]))));
    battery.fit("last pair", counts(52 * 51, decks.iter().map(|order| pair(order[50], order[51]))));
    let two_decks = || decks.chunks_exact(2);
    let tops = two_decks().map(|two| 52 * usize::from(two[0][0]) + usize::from(two[1][0]));
    battery.fit("serial", counts(52 * 52, tops));
    let matches = |two: &[Order]| two[0].iter().zip(&two[1]).filter(|(one, other)| one == other).count();
    battery.fit("matches", counts_of(&match_chances(), two_decks().map(matches)));
    battery
}

fn is_red(card: u8) -> bool {
    Card::from_index(card.into()).is_some_and(|card| matches!(card.suit(), Suit::Diamonds | Suit::Hearts))
}

/// The chi-squared statistic of the counts by card and place. Each row and each column of the table has a fixed sum, so
/// the statistic has 51² degrees of freedom, and the variance of the counts is 52/51 times that of independent draws.
fn frequency(decks: &[Order]) -> f64 {
    let mut counts = [[0_u32; 52]; 52];
    for order in decks {
        order.iter().zip(&mut counts).for_each(|(&card, place)| place[usize::from(card)] += 1);
    }
    let expected = decks.len() as f64 / 52.0;
    let squares = counts.as_flattened().iter().map(|&count| (f64::from(count) - expected).powi(2));
    squares.sum::<f64>() / expected * 51.0 / 52.0
}

/// Counts of equally likely cells, each with its expected value.
fn counts(cells: usize, found: impl Iterator<Item = usize>) -> Vec<(u32, f64)> {
    counts_of(&vec![1.0 / cells as f64; cells], found)
}

/// Counts of cells with these chances, each with its expected value.
fn counts_of(chances: &[f64], found: impl Iterator<Item = usize>) -> Vec<(u32, f64)> {
    let mut counts = vec![0; chances.len()];
    let mut total = 0.0;
    for cell in found {
        counts[cell] += 1;
        total += 1.0;
    }
    counts.into_iter().zip(chances).map(|(count, chance)| (count, total * chance)).collect()
}

/// The chances of 0 to 51 descents in a random order of 52 cards, from the recurrence of the Eulerian numbers.
fn descent_chances() -> Vec<f64> {
    let mut chances = vec![1.0];
    for n in 2..=52_usize {
        let before = |k: Option<usize>| k.and_then(|k| chances.get(k)).copied().unwrap_or(0.0);
        let chance = |k: usize| {
            ((k + 1) as f64 * before(Some(k)) + (n - k) as f64 * before(k.checked_sub(1))) / n as f64
        };
        chances = (0..n).map(chance).collect();
    }
    chances
}

/// The chances of 0 to 52 runs of one colour in a random order of 26 red and 26 black cards (Wald and Wolfowitz).
fn colour_run_chances() -> Vec<f64> {
    let choose = |n: u32, k: u32| (0..k).map(|i| f64::from(n - i) / f64::from(i + 1)).product::<f64>();
    let chance = |runs: u32| {
        let (some, others) = (runs / 2, runs.div_ceil(2));
        if some == 0 { 0.0 } else { 2.0 * choose(25, some - 1) * choose(25, others - 1) / choose(52, 26) }
    };
    (0..=52).map(chance).collect()
}

/// The chances that 0 to 52 places of two decks have equal cards: the rencontres numbers of 52, divided by 52!.
fn match_chances() -> Vec<f64> {
    let inverse_factorial = |n: u32| (1..=n).map(|i| 1.0 / f64::from(i)).product::<f64>();
    let none = |n: u32| {
        (0..=n).map(|i| if i % 2 == 0 { inverse_factorial(i) } else { -inverse_factorial(i) }).sum::<f64>()
    };
    (0..=52).map(|k| inverse_factorial(k) * none(52 - k)).collect()
}

#[test]
fn the_chances_of_each_distribution_sum_to_1() {
    for chances in [descent_chances(), colour_run_chances(), match_chances()] {
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-12, "{chances:?}");
    }
}
