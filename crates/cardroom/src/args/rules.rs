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

    /// The flag as it is typed in a shell of this system, after a space; empty if it is not given.
    pub fn typed(&self) -> String {
        let quoted = |rules: &RulesText| format!(" --rules {}", quoted(&rules.to_string(), cfg!(windows)));
        self.rules.as_ref().map(quoted).unwrap_or_default()
    }
}

/// Text as it is typed in a shell of this system: in quotation marks if it has white space or quotation marks.
pub fn typed(text: &str) -> String {
    let is_plain = !text.contains(|c: char| c.is_whitespace() || c == '"' || c == '\'');
    if is_plain { text.to_owned() } else { quoted(text, cfg!(windows)) }
}

/// An argument in the quotation marks of a shell. The cmd of Windows knows only double ones.
fn quoted(text: &str, windows: bool) -> String {
    if windows { format!("\"{}\"", text.replace('"', "\\\"")) } else { format!("'{text}'") }
}

impl SettingsSource for RulesArg {
    type Error = UsageError;

    fn settings<S: GameSettings>(&self) -> Result<S, UsageError> {
        RulesArg::settings(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_argument_is_quoted_for_the_shell_of_the_system() {
        assert_eq!(quoted("ante=10", false), "'ante=10'");
        assert_eq!(quoted("ante=10", true), "\"ante=10\"");
        assert_eq!(quoted(r#"{"ante":10}"#, true), r#""{\"ante\":10}""#);
    }
}
