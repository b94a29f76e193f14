//! A request that is refused.

use games::clause::{Cite, ids};
use games::holdem::{Refusal, RulesError, SetupError};
use schemars::JsonSchema;
use serde::Serialize;

/// Why a request is not answered. The message names the place, the value and the mend.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, thiserror::Error)]
#[error("{message}{}", cited(clauses))]
#[schemars(rename = "Error")]
pub struct Refused {
    /// A name for programs that never changes.
    #[schemars(with = "String")]
    pub code: &'static str,
    /// The reason in words.
    pub message: String,
    /// The clauses and rulings behind it, the document first; none where the request cannot be read.
    #[schemars(with = "Vec<String>")]
    pub clauses: Vec<&'static str>,
}

impl Refused {
    /// A refusal that no clause is behind.
    pub fn new(code: &'static str, message: impl Into<String>) -> Refused {
        Refused { code, message: message.into(), clauses: Vec::new() }
    }

    /// The refusal with the clauses that are behind it.
    pub fn citing(self, clauses: &[&'static str]) -> Refused {
        Refused { clauses: clauses.to_vec(), ..self }
    }

    /// The refusal with the place where it is, before the message.
    pub fn at(self, place: impl std::fmt::Display) -> Refused {
        Refused { message: format!("{place}: {}", self.message), ..self }
    }

    fn by(code: &'static str, error: &impl std::error::Error, clauses: &[impl Cite]) -> Refused {
        Refused { code, message: error.to_string(), clauses: ids(clauses) }
    }
}

impl From<RulesError> for Refused {
    fn from(error: RulesError) -> Refused {
        Refused::by(error.code(), &error, error.clauses())
    }
}

impl From<SetupError> for Refused {
    fn from(error: SetupError) -> Refused {
        Refused::by(error.code(), &error, error.clauses())
    }
}

impl From<Refusal> for Refused {
    fn from(error: Refusal) -> Refused {
        Refused::by(error.code(), &error, error.clauses())
    }
}

/// The clauses after a message for a person: ` (holdem/trade-2, TH-3)`.
fn cited(clauses: &[&str]) -> String {
    if clauses.is_empty() { String::new() } else { format!(" ({})", clauses.join(", ")) }
}
