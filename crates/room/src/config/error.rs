//! Configuration errors: the source of the setting, the problem and its fix.

use std::fmt;
use std::path::PathBuf;

/// Place from which a setting was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingSource {
    /// A command-line flag.
    Flag(String),
    /// An environment variable.
    Variable(String),
    /// A line of a file, by its number from 1.
    Line(PathBuf, usize),
    /// A file as a whole.
    File(PathBuf),
}

impl fmt::Display for SettingSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SettingSource::Flag(flag) => f.write_str(flag),
            SettingSource::Variable(name) => f.write_str(name),
            SettingSource::Line(path, line) => write!(f, "{}, line {line}", path.display()),
            SettingSource::File(path) => write!(f, "{}", path.display()),
        }
    }
}

/// Configuration error: the source of the setting, the problem and its fix.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{at}: {wrong}")]
pub struct ConfigError {
    at: SettingSource,
    wrong: String,
}

impl ConfigError {
    /// An error at this source; `wrong` states the problem and its fix.
    pub fn new(at: SettingSource, wrong: impl Into<String>) -> ConfigError {
        ConfigError { at, wrong: wrong.into() }
    }
}
