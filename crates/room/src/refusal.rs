//! Errors shown to clients. [`RefusalMessage`](crate::protocol::RefusalMessage) is their serialized form.
//!
//! Each module has an enum of its own refusals: the variants name the codes, and their fields are the arguments of the
//! messages.

use games::error::arguments;
use serde::Serialize;
use serde_json::{Map, Value};
use std::error::Error;

/// An error shown to a client. Its [`Display`](std::fmt::Display) form is the message in English.
pub trait Refusal: Error {
    /// The kind of the refusal, which decides its HTTP status.
    fn kind(&self) -> Kind;

    /// Stable code for programs and message catalogues, such as `no_seat`.
    fn code(&self) -> &str;

    /// Arguments of the message, by name.
    fn arguments(&self) -> Map<String, Value>;

    /// The rule clauses that the refusal cites: those of the game's rulebook, then the rulings.
    fn clauses(&self) -> Vec<String> {
        Vec::new()
    }
}

/// A refusal whose code is the name of its variant, and whose arguments are the fields of the variant.
pub trait RefusalEnum: Error + Serialize {
    /// The kind of the refusal, which decides its HTTP status.
    fn kind(&self) -> Kind;
}

impl<E: RefusalEnum> Refusal for E
where
    for<'a> &'a E: Into<&'static str>,
{
    fn kind(&self) -> Kind {
        RefusalEnum::kind(self)
    }

    fn code(&self) -> &str {
        self.into()
    }

    fn arguments(&self) -> Map<String, Value> {
        arguments(self)
    }
}

/// Implements [`Refusal`] for an enum in which every variant wraps a refusal, by delegating to the wrapped refusal.
macro_rules! delegate_refusal {
    ($name:ident: $($variant:ident),+) => {
        impl $name {
            fn inner(&self) -> &dyn crate::refusal::Refusal {
                match self {
                    $($name::$variant(error) => error,)+
                }
            }
        }

        impl crate::refusal::Refusal for $name {
            fn kind(&self) -> crate::refusal::Kind {
                self.inner().kind()
            }

            fn code(&self) -> &str {
                self.inner().code()
            }

            fn arguments(&self) -> serde_json::Map<String, serde_json::Value> {
                self.inner().arguments()
            }

            fn clauses(&self) -> Vec<String> {
                self.inner().clauses()
            }
        }
    };
}
pub(crate) use delegate_refusal;

/// An argument of a message: its name and its value as JSON.
pub fn argument(name: &str, value: impl Into<Value>) -> (String, Value) {
    (name.to_owned(), value.into())
}

/// Kind of a refusal. It decides the HTTP status, and whether a guest sees the details. It is not itself sent to
/// clients.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The request cannot be read.
    Malformed,
    /// The request can be read, but the rules, the settings or the state of the table or event do not allow it.
    Invalid,
    /// The sender has not entered a name, is not the administrator, or sent no valid token.
    Unauthorized,
    /// The sender is known, but may not do this.
    Forbidden,
    /// The requested page, table, hand or other object does not exist.
    NotFound,
    /// The table is closed.
    Gone,
    /// A limit of the room, of a guest or of a client is reached.
    Limited,
    /// Stored data is damaged. Only the administrator sees the details.
    Damaged,
    /// The storage failed: the same request may be retried once the cause is gone. The message names files of the
    /// server, so only the administrator sees it.
    Outage,
    /// The store refused a read or write by the room itself, such as a write by a replaced writer. Only the
    /// administrator sees the details.
    OutOfStep,
    /// The room cannot serve the request now.
    Unavailable,
}
