//! Configuration errors: the fault and its place.

use std::fmt;
use std::path::PathBuf;

/// Source of a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// A command-line flag.
    Flag(String),
    /// An environment variable.
    Variable(String),
    /// A line of a file.
    Line(PathBuf, usize),
    /// A file as a whole.
    File(PathBuf),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Flag(flag) => f.write_str(flag),
            Place::Variable(name) => f.write_str(name),
            Place::Line(path, line) => write!(f, "{}, line {line}", path.display()),
            Place::File(path) => write!(f, "{}", path.display()),
        }
    }
}

/// Error in a setting: its place, the value found there, and the cure.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {wrong}")]
pub struct ConfigError {
    place: Place,
    wrong: String,
}

impl ConfigError {
    /// An error at this place.
    pub fn new(place: Place, wrong: impl Into<String>) -> ConfigError {
        ConfigError { place, wrong: wrong.into() }
    }
}
