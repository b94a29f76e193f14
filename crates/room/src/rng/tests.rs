mod decks;
mod operating_system;
mod statistics;

use super::*;

#[test]
fn numbers_are_below_and_evenly_spread() {
    let mut rng = Rng::new(1);
    let mut counts = [0_u32; 52];
    for _ in 0..520_000 {
        counts[rng.below(52) as usize] += 1;
    }
    assert!(counts.iter().all(|&count| (9_500..10_500).contains(&count)), "{counts:?}");
    assert!((0..1000).all(|_| rng.below_u64(1 << 40) < 1 << 40));
    assert_eq!(rng.below(1), 0);
}

#[test]
fn a_seed_repeats_and_another_differs() {
    let numbers = |seed| {
        let mut rng = Rng::new(seed);
        (0..8).map(|_| rng.below(1 << 30)).collect::<Vec<_>>()
    };
    assert_eq!(numbers(7), numbers(7));
    assert_ne!(numbers(7), numbers(8));
}
