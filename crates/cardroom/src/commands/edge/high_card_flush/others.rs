//! `--others`: what a player of High Card Flush gains who sees other hands before deciding.

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

/// What seeing other hands gains, over deals that were drawn.
#[derive(Serialize, JsonSchema)]
pub struct Others {
    /// How many other hands are seen.
    pub hands_seen: u8,
    /// How many deals were drawn; in each all hands of the dealer are counted.
    pub deals: u64,
    /// The seed of the deals.
    pub seed: u64,
    /// What it gains on average over the best play that sees its own hand alone, in antes.
    pub gain: f64,
    /// The standard error of that.
    pub standard_error: f64,
    /// What an ante loses on average then, its raise counted.
    pub edge: f64,
    #[serde(skip)]
    whole: bool,
}

/// How many cards a hand has.
const CARDS: usize = 7;

/// How many deals are drawn whoever wants it to stop: fewer have no spread.
const LEAST: u64 = 100;

impl Others {
    /// Draws deals and takes the mean of what is gained; `edge` is that of the best play that sees nothing else.
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

    pub fn tell(&self, out: &mut dyn Write) -> io::Result<()> {
        let (hands, deals) = (counted(self.hands_seen, "other hand"), counted(self.deals, "deal"));
        writeln!(out, "\n{}", Painted(BOLD, format!("who sees {hands} before the raise, over {deals}")))?;
        if !self.whole {
            writeln!(out, "  stopped before the deals that were asked for")?;
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
