//! Random rounds compared with a naive settlement: plain lists of ranks, wagers and payouts, without any of
//! the game's code. It implements the document's rules under both settings of the ace.

use super::support::*;
use cards::{Card, Deck, Rank};
use games::high_card_flush::{Action, Wager, Wagers};
use games::{DealtOrder, Game, Legal};

/// A linear congruential generator: the tests need many different rounds, not high-quality randomness.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

fn height(card: &Card) -> i64 {
    Rank::ALL.iter().position(|&rank| rank == card.rank()).unwrap() as i64 + 2
}

/// The ranks of a hand's cards in each suit, highest first. The ace is 14.
fn suits(hand: &[Card]) -> Vec<Vec<i64>> {
    let suit = |suit: usize| hand.iter().filter(move |card| card.suit() as usize == suit);
    let sorted = |number| {
        let mut heights: Vec<i64> = suit(number).map(height).collect();
        heights.sort_unstable_by(|a, b| b.cmp(a));
        heights
    };
    (0..4).map(sorted).collect()
}

/// The length of the best flush, then its ranks.
pub fn flush(hand: &[Card]) -> (usize, Vec<i64>) {
    suits(hand).into_iter().map(|suit| (suit.len(), suit)).max().unwrap()
}

/// The length of the longest run of consecutive ranks in one suit. With `low_ace`, the ace also counts as the rank
/// below the two.
fn run(hand: &[Card], low_ace: bool) -> usize {
    let mut longest = 1;
    for mut heights in suits(hand) {
        if low_ace && heights.first() == Some(&14) {
            heights.push(1);
        }
        let mut length = 1;
        for two in heights.windows(2) {
            length = if two[0] == two[1] + 1 { length + 1 } else { 1 };
            longest = longest.max(length);
        }
    }
    longest
}

/// The net gain from each wager of a seat, in cents, in order of settlement.
fn settle(hand: &[Card], dealer: &[Card], wagers: &Wagers, raise: i64, low_ace: bool) -> Vec<(Wager, i64)> {
    let ante = wagers.ante.signed();
    let (own, other) = (flush(hand), flush(dealer));
    let qualifies = other >= (3, vec![9]);
    let mut lines = Vec::new();
    if raise == 0 {
        lines.push((Wager::Ante, -ante));
    } else {
        let won = if own > other {
            1
        } else if own == other {
            0
        } else {
            -1
        };
        lines.push((Wager::Ante, if qualifies { won * ante } else { ante }));
        lines.push((Wager::Raise, if qualifies { won * raise } else { 0 }));
    }
    let flush_pays = [0, 0, 0, 0, 1, 10, 100, 300][own.0];
    let run_pays = [0, 0, 0, 7, 60, 100, 1000, 8000][run(hand, low_ace)];
    let bonuses = [
        (Wager::FlushBonus, wagers.flush_bonus, flush_pays),
        (Wager::StraightFlushBonus, wagers.straight_flush_bonus, run_pays),
    ];
    for (wager, stake, pays) in bonuses {
        if stake.get() > 0 {
            lines.push((wager, stake.signed() * if pays == 0 { -1 } else { pays }));
        }
    }
    lines
}

/// The hands of a round, dealt one card at a time, the dealer's last.
fn hands(deck: &Deck, seats: usize) -> Vec<Vec<Card>> {
    (0..=seats).map(|place| (0..7).map(|round| deck.cards()[round * (seats + 1) + place]).collect()).collect()
}

#[test]
fn random_hands_settle_as_in_a_naive_implementation() {
    let mut chance = Chance(2011);
    let (mut wagers_seen, mut results) = (0, [0_u32; 3]);
    for _ in 0..20_000 {
        let low_ace = chance.below(2) == 1;
        let settings = if low_ace { r#"{"preset":"published"}"# } else { "{}" };
        let seats = 1 + chance.below(6) as usize;
        let deck = Deck::shuffled(|n| chance.below(u64::from(n)) as u32);
        let table = games::high_card_flush::Table::new(vec![chips(1_000_000); seats]);
        let mut played = Played::open(settings, &table, &DealtOrder::new(deck.clone()));
        let bets: Vec<Wagers> =
            (0..seats).map(|_| bet(chance.below(4) * 100, chance.below(4) * 100, 0)).collect();
        for (index, bet) in bets.iter().enumerate() {
            played.act(index + 1, Action::Wager(*bet));
        }
        let hands = hands(&deck, seats);
        let mut expected = Vec::new();
        for (index, bet) in bets.iter().enumerate() {
            let action = played.game.legal(seat(index + 1)).pick(&mut |n| chance.below(n)).unwrap();
            played.act(index + 1, action);
            let raise = if let Action::Raise(raise) = action { raise.signed() } else { 0 };
            let lines = settle(&hands[index], &hands[seats], bet, raise, low_ace);
            expected.extend(lines.into_iter().map(|(wager, net)| (index + 1, wager, net)));
        }
        let nets = played.nets();
        assert_eq!(nets, expected);
        wagers_seen += nets.len();
        nets.iter().for_each(|line| results[(line.2.signum() + 1) as usize] += 1);
    }
    assert!(wagers_seen > 200_000 && results.iter().all(|&count| count > 1_000), "{wagers_seen} {results:?}");
}
