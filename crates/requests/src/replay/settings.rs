//! The settings under which hands are replayed.

use crate::RequestError;
use formats::FileError;
use formats::phh::{Hand, determined_by_file, setting_of_the_file};
use games::holdem::{Preset, Rules, Settings};

/// The settings under which hands are replayed.
pub struct ReplaySettings {
    settings: Settings,
    /// `true` if the settings were given explicitly, so that they override a hand's own.
    asked: bool,
}

impl ReplaySettings {
    /// Validates the given settings before any file is read. If they name no preset, the preset is `tournament`.
    ///
    /// # Errors
    /// If the settings are invalid, or one of them is determined by the hand history itself (TH-15).
    pub fn new(given: Settings) -> Result<ReplaySettings, RequestError> {
        if let Some(name) = determined_by_file(&given) {
            return Err(RequestError::in_file(setting_of_the_file(name)).in_field(name));
        }
        let asked = given != Settings::default();
        let settings = Settings { preset: given.preset.or(Some(Preset::Tournament)), ..given };
        Rules::new(&settings)?;
        Ok(ReplaySettings { settings, asked })
    }

    /// The settings of a hand. Those given explicitly take precedence over its own, and a hand without either has the
    /// tournament preset.
    ///
    /// # Errors
    /// If its own settings are invalid.
    pub fn of(&self, hand: &Hand) -> Result<Settings, FileError> {
        let own = if self.asked { None } else { hand.own_rules()? };
        Ok(own.unwrap_or_else(|| self.settings.clone()))
    }
}
