//! Exact odds of High Card Flush, checked against rounds played and settled by the game, whose engine the odds do
//! not use.

use crate::numbers::Numbers;
use cards::{CardSet, Deck};
use games::high_card_flush::{Action, HighCardFlush, Preset, Rules, Settings, Table, Wager, Wagers};
use games::{Actor, Chips, DealtOrder, Refereed, Seat, Viewer};
use strategy::odds::high_card_flush::{self as odds, Strategy};

const ROUNDS: u64 = 300_000;
/// The ante and each bonus wager, in cents.
const ANTE: i64 = 500;
/// Half-width of a two-sided 99.9 % confidence interval, in standard errors.
pub const WITHIN: f64 = 3.291;

/// Plays one round following the advice, and returns the net results of the ante with its raise, of the flush bonus
/// and of the straight flush bonus, in cents.
fn play(rules: &Rules, order: DealtOrder) -> [i64; 3] {
    let cents = |amount: i64| Chips::new(amount.unsigned_abs()).unwrap();
    let table = Table::new(vec![cents(100 * ANTE)]);
    let mut round = HighCardFlush::open(rules, &table, &order, &mut |_| {}).unwrap();
    let by = Actor::Seat(Seat::FIRST);
    let (ante, bonus) = (cents(ANTE), cents(ANTE));
    let wagers = Wagers { ante, flush_bonus: bonus, straight_flush_bonus: bonus, ..Wagers::default() };
    round.apply(by, &Action::Wager(wagers), &mut |_| {}).unwrap();
    let own = round.view(Viewer::Seat(Seat::FIRST)).seats[0].cards.unwrap();
    let hand: CardSet = own.iter().map(|card| card.0).collect();
    let action = match odds::Table::new(rules).decide(hand).raise {
        0 => Action::Fold,
        antes => Action::Raise(cents(ANTE * i64::from(antes))),
    };
    round.apply(by, &action, &mut |_| {}).unwrap();
    let mut won = [0; 3];
    for line in round.outcome().unwrap().settle() {
        let place = match line.wager {
            Wager::Ante | Wager::Raise => 0,
            Wager::FlushBonus => 1,
            _ => 2,
        };
        won[place] += line.net;
    }
    won
}

#[test]
fn played_rounds_match_the_odds() {
    let rules = Rules::new(&Settings { preset: Some(Preset::Published), ..Settings::default() }).unwrap();
    let table = odds::Table::new(&rules);
    let (main, flush, straight) =
        (table.main(Strategy::Optimal), table.flush_bonus().unwrap(), table.straight_flush_bonus().unwrap());
    let mut numbers = Numbers(7);
    let mut sums = [0_i64; 3];
    for _ in 0..ROUNDS {
        let order = DealtOrder::new(Deck::shuffled(|n| numbers.below(n)));
        let won = play(&rules, order);
        sums.iter_mut().zip(won).for_each(|(sum, won)| *sum += won);
    }
    let exact = [&main.results(), flush.results(), straight.results()]
        .map(|results| (results.expected(), results.standard_deviation()));
    for (sum, (expected, deviation)) in sums.into_iter().zip(exact) {
        let mean = sum as f64 / (ANTE * ROUNDS as i64) as f64;
        let error = deviation / (ROUNDS as f64).sqrt();
        assert!(
            (mean - expected.value()).abs() < WITHIN * error,
            "{mean} ± {error}, not {}",
            expected.value()
        );
    }
}
