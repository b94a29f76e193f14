//! Settings of the games, and pay tables parsed from separate files.

use formats::pay_table::{self, PayTableError};
use games::high_card_flush::PayTableKind;
use games::{high_card_flush, holdem, mount_holyoke, packs_poker, poker_run};
use serde::de::DeserializeOwned;
use strum::VariantNames;

/// Settings of a game, some of which may be pay tables.
pub trait GameSettings: DeserializeOwned + Default {
    /// The names of the settings that are pay tables.
    const TABLES: &'static [&'static str] = &[];

    /// Parses the text of a file, and sets it as the pay table `setting`, one of [`Self::TABLES`]. Does nothing for
    /// a game without pay tables.
    ///
    /// # Errors
    /// The parse error, with its line.
    ///
    /// # Panics
    /// May panic if `setting` is not one of [`Self::TABLES`].
    fn take(&mut self, _setting: &str, _text: &str) -> Result<(), PayTableError> {
        Ok(())
    }
}

impl GameSettings for packs_poker::Settings {
    const TABLES: &'static [&'static str] = &["pay_table"];

    fn take(&mut self, _: &str, text: &str) -> Result<(), PayTableError> {
        self.pay_table = Some(pay_table::packs_poker(text)?.by_name());
        Ok(())
    }
}

impl GameSettings for high_card_flush::Settings {
    const TABLES: &'static [&'static str] = PayTableKind::VARIANTS;

    fn take(&mut self, setting: &str, text: &str) -> Result<(), PayTableError> {
        let of: PayTableKind = setting.parse().expect("the setting is one of TABLES");
        self.set_pay_table(of, pay_table::high_card_flush(of, text)?);
        Ok(())
    }
}

impl GameSettings for holdem::Settings {}
impl GameSettings for mount_holyoke::Settings {}
impl GameSettings for poker_run::Settings {}
