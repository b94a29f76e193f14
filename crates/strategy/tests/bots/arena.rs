//! Duplicate deals: the same cards are played with a bot in every seat in turn and its rivals in all others, so that the
//! luck of the deal cancels out. One deal gives one number, the mean over the seats; the deals are independent, and the
//! mean of many has an interval.

use crate::Chance;
use games::{Actor, DealtOrder, Game, Seat, SeatSet, Viewer};
use std::fmt;
use strategy::bots::{Bot, HasBots};

/// Number of standard errors on either side of the mean in 99 of 100 runs.
const NINETY_NINE_PERCENT: f64 = 2.576;

/// Gain of a bot per deal, with an interval of 99 % confidence.
pub struct Interval {
    pub mean: f64,
    pub half: f64,
}

impl Interval {
    fn of(gains: &[f64]) -> Interval {
        let deals = gains.len() as f64;
        let mean = gains.iter().sum::<f64>() / deals;
        let variance = gains.iter().map(|gain| (gain - mean).powi(2)).sum::<f64>() / (deals - 1.0);
        Interval { mean, half: NINETY_NINE_PERCENT * (variance / deals).sqrt() }
    }

    /// The end of the interval that is nearer to nothing gained.
    pub fn low(&self) -> f64 {
        self.mean - self.half
    }
}

impl fmt::Display for Interval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.3} ± {:.3}", self.mean, self.half)
    }
}

/// Rounds that are played again and again.
pub struct Arena<'a, G: Game> {
    pub rules: G::Rules,
    pub table: G::Table,
    pub seats: usize,
    /// Gain of a seat in a round that is over.
    pub gain: &'a dyn Fn(&G, Seat) -> f64,
}

impl<G: HasBots> Arena<'_, G> {
    /// Plays so many deals, each as often as there are seats.
    pub fn duel(&self, bot: &dyn Bot<G>, rivals: &dyn Bot<G>, deals: u64) -> Interval {
        let gains: Vec<f64> = (0..deals).map(|deal| self.deal(bot, rivals, deal)).collect();
        let interval = Interval::of(&gains);
        println!("{} against {}, {} seats, {deals} deals: {interval}", bot.name(), rivals.name(), self.seats);
        interval
    }

    fn deal(&self, bot: &dyn Bot<G>, rivals: &dyn Bot<G>, deal: u64) -> f64 {
        let order = Chance::new(deal).order();
        let seats = SeatSet::all(self.seats);
        let gains = seats.iter().map(|own| {
            let round = self.play(&order, deal, |seat| if seat == own { bot } else { rivals });
            (self.gain)(&round, own)
        });
        gains.sum::<f64>() / self.seats as f64
    }

    fn play<'b>(&self, order: &DealtOrder, deal: u64, bot: impl Fn(Seat) -> &'b dyn Bot<G>) -> G {
        let mut chance = Chance::new(!deal);
        let mut round = G::open(&self.rules, &self.table, order, &mut |_| ()).expect("the table opens");
        while let Some(seat) = round.awaiting().first() {
            let action = bot(seat).act(&round.view(Viewer::Seat(seat)), &mut |n| chance.below(n));
            let action = action.expect("who is awaited has a move");
            round.apply(Actor::Seat(seat), &action, &mut |_| ()).expect("a bot plays a legal move");
        }
        round
    }
}

#[test]
fn a_bot_gains_nothing_against_itself() {
    let arena = crate::mount_holyoke::arena(4);
    let call = &strategy::bots::Call;
    let interval = arena.duel(call, call, 100);
    assert!(interval.mean.abs() < 1e-9 && interval.half < 1e-9, "{interval}");
}
