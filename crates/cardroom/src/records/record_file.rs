//! The record of a round as a file.

use formats::history::History;
use formats::phh::{Hand, Unit};
use games::Refereed;
use games::high_card_flush::HighCardFlush;
use games::holdem::Holdem;
use games::mount_holyoke::MountHolyoke;
use games::packs_poker::PacksPoker;
use games::poker_run::PokerRun;
use games::record::Record;

/// The record of a round as a file.
pub trait RecordFile {
    /// The game's name in files and on the command line.
    const GAME: &'static str;

    /// The record as the text of a `.phh` file, with this number. `names` has one name per seat, and is empty for games
    /// without seats.
    ///
    /// # Errors
    /// The reason why the record cannot be written.
    fn text(self, number: u64, names: &[&str]) -> Result<String, String>;
}

impl RecordFile for Record<Holdem> {
    const GAME: &'static str = Holdem::NAME;

    fn text(self, number: u64, names: &[&str]) -> Result<String, String> {
        // Amounts are written in chips, or in hundredths if that does not fit the format.
        let hand =
            Hand::from_record(&self, Unit::Chip).or_else(|_| Hand::from_record(&self, Unit::Hundredth));
        let hand = hand.map_err(|error| error.to_string())?;
        Ok(hand.annotated(number, self.table.button, names).to_string())
    }
}

macro_rules! as_histories {
    ($($game:ty),*) => {
        $(
            impl RecordFile for Record<$game> {
                const GAME: &'static str = <$game as Refereed>::NAME;

                fn text(self, number: u64, names: &[&str]) -> Result<String, String> {
                    let history = History::of(self).map_err(|error| error.to_string())?;
                    Ok(history.annotated(number, names).encode())
                }
            }
        )*
    };
}

as_histories!(PacksPoker, HighCardFlush, MountHolyoke, PokerRun);
