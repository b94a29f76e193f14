//! Duplicate deals: each deal is played once per seat with the bot in that seat and opponents in the others, so
//! that the luck of the deal cancels out. A deal yields one sample, the mean over the seats. Deals are
//! independent, so the mean over many deals has a confidence interval.

use games::{Actor, DealtOrder, Game, Seat, SeatSet, Viewer};
use std::fmt;
use strategy::bots::{Bot, HasBots};
use test_support::Chance;

/// Half-width of a two-sided 99 % confidence interval, in standard errors.
const NINETY_NINE_PERCENT: f64 = 2.576;

/// Mean gain of a bot per deal, with its 99 % confidence interval.
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

    /// The lower end of the interval.
    pub fn low(&self) -> f64 {
        self.mean - self.half
    }
}

impl fmt::Display for Interval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.3} ± {:.3}", self.mean, self.half)
    }
}

/// Settings for repeated rounds of one game.
pub struct Arena<'a, G: Game> {
    pub rules: G::Rules,
    pub table: G::Table,
    pub seats: usize,
    /// Gain of a seat in a finished round.
    pub gain: &'a dyn Fn(&G, Seat) -> f64,
}

impl<G: HasBots> Arena<'_, G> {
    /// Plays `deals` deals, each once per seat, and prints and returns the interval of the bot's gain.
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
            let action = action.expect("a seat that has to act has a legal move");
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
