//! `--others`: the gain of a High Card Flush player from seeing other hands before deciding.

use crate::chance::Chance;
use crate::figures::Sheet;
use crate::interrupt;
use crate::mean::Mean;
use crate::paint::{BOLD, Painted, counted, percent};
use crate::progress::Progress;
use cards::{CardSet, Deck};
use schemars::JsonSchema;
use serde::Serialize;
use std::io::{self, Write};
use strategy::odds::high_card_flush::Table;

/// Gain from seeing other hands, over sampled deals.
#[derive(Serialize, JsonSchema)]
pub struct Others {
    /// Number of other hands seen.
    pub hands_seen: u8,
    /// Number of deals sampled; for each, all hands of the dealer are counted.
    pub deals: u64,
    /// The seed of the deals.
    pub seed: u64,
    /// Average gain over the optimal strategy that sees only its own hand, in antes.
    pub gain: f64,
    /// Standard error of the gain.
    pub standard_error: f64,
    /// Resulting house edge of an ante, including its raise.
    pub edge: f64,
    #[serde(skip)]
    whole: bool,
}

/// Number of cards in a hand.
const CARDS: usize = 7;

/// Minimum number of deals, even after Ctrl-C: fewer have no standard error.
const LEAST: u64 = 100;

impl Others {
    /// Samples deals and averages the gain; `edge` is that of the optimal strategy that sees no other hand.
    pub fn of(table: &Table, edge: f64, hands_seen: u8, deals: u64, seed: u64) -> Others {
        let progress = Progress::new(deals, "deals");
        let cards = CARDS * (usize::from(hands_seen) + 1);
        let (mut deck, mut chance) = (Deck::sorted(), Chance::new(seed));
        let mut gains = Mean::default();
        while gains.count() < deals && (gains.count() < LEAST || !interrupt::asked()) {
            deck.shuffle_first(cards as u32, |n| chance.below(n));
            let set = |from, to| deck.cards()[from..to].iter().copied().collect::<CardSet>();
            gains.add(table.gain(set(0, CARDS), set(CARDS, cards)).unwrap_or(0.0));
            progress.reach(gains.count());
        }
        progress.clear();
        Others {
            hands_seen,
            deals: gains.count(),
            seed,
            gain: gains.value(),
            standard_error: gains.standard_error(),
            edge: edge - gains.value(),
            whole: gains.count() == deals,
        }
    }

    pub const fn whole(&self) -> bool {
        self.whole
    }

    pub fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        let (hands, deals) = (counted(self.hands_seen, "other hand"), counted(self.deals, "deal"));
        writeln!(out, "\n{}", Painted(BOLD, format!("who sees {hands} before the raise, over {deals}")))?;
        if !self.whole {
            writeln!(out, "  stopped before all requested deals were sampled")?;
        }
        let (gain, error) = (percent(self.gain), percent(self.standard_error));
        writeln!(
            out,
            "  gains {gain} of the ante, with a standard error of {error}; sampled, seed {}",
            self.seed
        )?;
        writeln!(out, "  which leaves a house edge of {}", percent(self.edge))
    }

    pub fn sheet(&self) -> Sheet {
        let mut sheet = Sheet::new(["hands_seen", "deals", "gain", "standard_error", "edge"]);
        let figures = [self.gain, self.standard_error, self.edge].map(|figure| figure.to_string());
        sheet.row([self.hands_seen.to_string(), self.deals.to_string()].into_iter().chain(figures));
        sheet
    }
}
