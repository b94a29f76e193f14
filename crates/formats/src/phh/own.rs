//! The settings of a hand, in Cardroom's custom field `_rules`.

use super::hand::Hand;
use crate::code::Code;
use crate::error::FileError;
use crate::fields::plain;
use games::holdem::{Clause, Rules, Settings};
use serde_json::{Map, Value};

/// The name of the custom field.
const FIELD: &str = "_rules";

/// The first setting in `given` that must not be set, because the rest of the file determines it (TH-15); `None` if
/// there is none.
pub fn determined_by_file(given: &Settings) -> Option<&'static str> {
    let fields = [
        ("big_blind", given.big_blind.is_some()),
        ("small_blind", given.small_blind.is_some()),
        ("ante", given.ante.is_some()),
        ("ante_from", given.ante_from.is_some()),
        ("straddle", given.straddle.is_some()),
    ];
    fields.into_iter().find(|(_, given)| *given).map(|(name, _)| name)
}

/// The error for a setting that the rest of the file determines (TH-15).
pub fn setting_of_the_file(name: &str) -> FileError {
    let message = format!("the setting {name} is determined by the hand history: leave it out");
    FileError::new(Code::SettingOfTheFile, message).by(&[Clause::Th15])
}

impl Hand {
    /// The settings that the hand was played under, if its file has `_rules`.
    ///
    /// # Errors
    /// [`FileError`] if the settings do not parse, are invalid in combination, or include one that the rest of the
    /// file determines (TH-15).
    pub fn own_rules(&self) -> Result<Option<Settings>, FileError> {
        let Some(written) = self.others.get(FIELD) else { return Ok(None) };
        settings(written).map(Some).map_err(|error| self.locate(error.in_field(FIELD)))
    }

    /// Writes to `_rules` the settings that the rest of the file does not determine.
    pub(super) fn write_rules(&mut self, rules: &Rules) {
        let settings = Settings {
            big_blind: None,
            small_blind: None,
            ante: None,
            ante_from: None,
            short_ante: None,
            straddle: None,
            ..rules.clone().into()
        };
        let written = toml::Value::try_from(settings).expect("settings serialize to a table");
        self.others.insert(FIELD.to_owned(), written);
    }
}

fn settings(written: &toml::Value) -> Result<Settings, FileError> {
    let fields = serde_json::to_value(written);
    let Ok(Value::Object(fields)) = fields else {
        return Err(FileError::new(Code::WrongType, "expected a table of settings"));
    };
    let settings: Settings = plain::<Settings>(Map::from_iter(fields))?;
    if let Some(name) = determined_by_file(&settings) {
        return Err(setting_of_the_file(name));
    }
    Rules::new(&settings)?;
    Ok(settings)
}
