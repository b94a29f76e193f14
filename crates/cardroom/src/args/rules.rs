//! The flag `--rules`.

use super::rules_text::RulesText;
use crate::exit::UsageError;
use clap::Args;
use requests::GameSettings;
use requests::rank::SettingsSource;

/// The `--rules` flag: the settings of a game.
#[derive(Args, Clone, Default)]
pub struct RulesArg {
    /// The rules to follow, as settings like preset=tournament,ante=10 or as a JSON object. A pay table can be read
    /// from a TOML file: flush_bonus=@table.toml
    #[arg(long, value_name = "SETTING=VALUE,…")]
    pub rules: Option<RulesText>,
}

impl RulesArg {
    /// The settings of a game; the defaults if none are given.
    ///
    /// # Errors
    /// [`UsageError`] if a setting does not exist, a value is invalid, or a pay table cannot be read from its file.
    pub fn settings<S: GameSettings>(&self) -> Result<S, UsageError> {
        self.rules.as_ref().map_or_else(|| Ok(S::default()), RulesText::settings)
    }
}

impl SettingsSource for RulesArg {
    type Error = UsageError;

    fn settings<S: GameSettings>(&self) -> Result<S, UsageError> {
        RulesArg::settings(self)
    }
}
