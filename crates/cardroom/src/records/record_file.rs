//! The record of a round as a file.

use formats::history::History;
use formats::phh::{ExportError, Hand, Unit};
use games::Refereed;
use games::high_card_flush::HighCardFlush;
use games::holdem::Holdem;
use games::mount_holyoke::MountHolyoke;
use games::packs_poker::PacksPoker;
use games::poker_run::PokerRun;
use games::record::Record;

/// A record that can be written as the text of a `.phh` file.
pub trait RecordFile {
    /// The game's name in files and on the command line.
    const GAME: &'static str;

    /// The record as the text of a `.phh` file, with this number. `names` has one name per seat, and is empty for games
    /// without seats.
    ///
    /// # Errors
    /// A message with the reason, if the record cannot be expressed in the format.
    fn text(self, number: u64, names: &[&str]) -> Result<String, String>;
}

impl RecordFile for Record<Holdem> {
    const GAME: &'static str = Holdem::NAME;

    fn text(self, number: u64, names: &[&str]) -> Result<String, String> {
        let hand = match Hand::from_record(&self, Unit::Chip) {
            // In hundredths of a chip, the unit in which the format counts, every amount fits.
            Err(ExportError::TooManyChips(_)) => Hand::from_record(&self, Unit::Hundredth),
            other => other,
        };
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

#[cfg(test)]
mod tests {
    use super::*;
    use cards::Deck;
    use games::holdem::{Action, Rules, Table};
    use games::{Actor, Chips, DealtOrder, Seat};

    /// A hand of two players with these stacks, before the first action.
    fn record(stack: u64) -> Record<Holdem> {
        let stack = Chips::new(stack).expect("an amount in range");
        let table = Table::new(Seat::FIRST, vec![stack; 2]);
        Record::new(Rules::default(), table, DealtOrder::new(Deck::sorted()))
    }

    #[test]
    fn only_amounts_that_do_not_fit_in_chips_are_written_in_hundredths() {
        let text = |stack| record(stack).text(1, &[]).unwrap();
        let largest = Chips::MAX.get() / 100;
        let (chips, hundredths) = (text(largest), text(largest + 1));
        assert!(chips.contains("starting_stacks = [90071992547409, 90071992547409]"), "{chips}");
        assert!(chips.contains("_smallest_chip = 1"), "{chips}");
        assert!(hundredths.contains("starting_stacks = [900719925474.10, 900719925474.10]"), "{hundredths}");
        assert!(!hundredths.contains("_smallest_chip"), "{hundredths}");
    }

    #[test]
    fn a_record_that_does_not_replay_is_refused_with_its_reason() {
        let mut record = record(100);
        record.actions.push((Actor::House, Action::Fold));
        let refused = record.text(1, &[]).unwrap_err();
        assert!(refused.starts_with("the record does not replay: "), "{refused}");
    }
}
