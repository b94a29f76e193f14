//! Rounds that are played here as files on the owner's own disk, which `replay` reads.
//!
//! - [`Kept`] (`kept.rs`): a round with every action that was taken, so that there is a record of it when it is over.
//! - [`Written`]: what a round is as text. It carries every card, so it is asked for only when the round is over.
//! - [`Folder`] (`folder.rs`): where the files go. What is there is whole and is never written over.

mod folder;
mod kept;

pub use folder::Folder;
pub use kept::Kept;

use games::Refereed;
use games::high_card_flush::HighCardFlush;
use games::history::History;
use games::holdem::Holdem;
use games::holdem::phh::{Hand, Unit};
use games::mount_holyoke::MountHolyoke;
use games::packs_poker::PacksPoker;
use games::poker_run::PokerRun;
use games::record::Record;
use std::path::PathBuf;

/// Where rounds are written, on the command line.
#[derive(clap::Args, Clone, Default)]
pub struct RecordArg {
    /// Write every round that is played to its end to a file in this folder, with all its cards, for replay to read
    #[arg(long, value_name = "FOLDER")]
    record: Option<PathBuf>,
}

impl RecordArg {
    /// The folder, ready to be written to; nothing where none is named.
    ///
    /// # Errors
    /// Misuse where it cannot be.
    pub fn open(&self) -> Result<Option<Folder>, crate::exit::Misuse> {
        self.record.as_deref().map(Folder::open).transpose()
    }
}

/// The record of a round that can be written.
pub trait Written {
    /// The game's name in files and on the command line.
    const GAME: &'static str;

    /// The round of this number as the text of a `.phh` file. Of a game with seats every seat has a name; of another
    /// there is none.
    ///
    /// # Errors
    /// What keeps it from being written, in words.
    fn text(self, number: u64, names: &[&str]) -> Result<String, String>;
}

impl Written for Record<Holdem> {
    const GAME: &'static str = <Holdem as Refereed>::NAME;

    fn text(self, number: u64, names: &[&str]) -> Result<String, String> {
        // Chips are whole; more of them than a file can hold are written as hundredths.
        let hand =
            Hand::from_record(&self, Unit::Chip).or_else(|_| Hand::from_record(&self, Unit::Hundredth));
        let hand = hand.map_err(|error| error.to_string())?;
        Ok(hand.told_of(number, self.table.button, names).to_string())
    }
}

macro_rules! as_histories {
    ($($game:ty),*) => {
        $(
            impl Written for Record<$game> {
                const GAME: &'static str = <$game as Refereed>::NAME;

                fn text(self, number: u64, names: &[&str]) -> Result<String, String> {
                    let history = History::of(self).map_err(|error| error.to_string())?;
                    Ok(history.told_of(number, names).encode())
                }
            }
        )*
    };
}

as_histories!(PacksPoker, HighCardFlush, MountHolyoke, PokerRun);
