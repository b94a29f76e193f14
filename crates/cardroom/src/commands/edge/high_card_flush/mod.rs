//! High Card Flush: the flags of its results, and the results as a table and as a chart.
//!
//! `text.rs`: the results as text; `others.rs`: the gain from seeing other hands.

mod others;
mod text;

use super::extras;
use super::wager;
use crate::args::number;
use crate::exit::UsageError;
use crate::figures::{Figures, Picture, Sheet};
use requests::edge::high_card_flush::{OthersRequest, Reply, Request};
use std::io::{self, Write};
use strategy::odds::high_card_flush::{NoStrategy, Strategy};

/// Flags specific to High Card Flush.
#[derive(clap::Args)]
#[group(skip)]
pub struct Flags {
    /// In high_card_flush, the player's strategy [default: optimal]
    #[arg(long, value_name = "NAME", value_parser = strategy)]
    strategy: Option<Strategy>,
    /// In high_card_flush, sample the gain from seeing this many other hands before the raise, 1 to 5
    #[arg(long, value_name = "HANDS", value_parser = clap::value_parser!(u8).range(1..=5))]
    others: Option<u8>,
    /// Number of deals sampled for --others
    #[arg(long, value_name = "N", value_parser = number::<100>, default_value = "200000", requires = "others")]
    deals: u64,
}

fn strategy(text: &str) -> Result<Strategy, String> {
    text.parse().map_err(|error: NoStrategy| error.to_string())
}

impl Flags {
    /// The flag that prints a separate table, with `true` if it is given.
    pub const fn tables(&self) -> [(&'static str, bool); 1] {
        [("--others", self.others.is_some())]
    }

    /// Checks that none of these flags is given.
    ///
    /// # Errors
    /// [`UsageError`] that names the flag, if one is given.
    pub fn check_none(&self) -> Result<(), UsageError> {
        if self.strategy.is_some() {
            return Err(UsageError("--strategy: Packs Poker has no decisions".to_owned()));
        }
        match self.others {
            Some(_) => Err(UsageError("--others: only High Card Flush has this flag".to_owned())),
            None => Ok(()),
        }
    }

    /// The results that these flags request.
    pub fn request(&self, extras: &extras::Flags, seed: u64) -> Request {
        let others = self.others.map(|hands| OthersRequest { hands, deals: self.deals, seed });
        let strategy = self.strategy.unwrap_or(Strategy::Optimal);
        Request { strategy, others, extras: extras.request() }
    }

    /// `true` if deals are sampled, which takes a long time.
    pub const fn samples(&self) -> bool {
        self.others.is_some()
    }
}

impl Figures for Reply {
    fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        text::write_text(self, out)
    }

    fn sheet(&self) -> Sheet {
        let asked = extras::sheet(&self.extras).or_else(|| self.others.as_ref().map(others::sheet));
        asked.unwrap_or_else(|| wager::sheet(&self.wagers))
    }

    fn picture(&self) -> Picture {
        extras::picture(&self.extras).unwrap_or_else(|| wager::picture("High Card Flush", &self.wagers))
    }

    fn is_complete(&self) -> bool {
        Reply::is_complete(self)
    }
}
