//! Strict reading of draws, proofs and logs from JSON, in the forms of `docs/draws.md`.
//!
//! The text is parsed into a tree of its own first, because the usual readers of `serde_json` accept lists in place of
//! objects, repeated names, or both.

mod draws;
mod error;
mod facts;
mod form;
mod value;

pub use error::FormError;
pub(crate) use value::Json;

/// A type that has a form in JSON: [`Draw`](crate::Draw), [`Block`](crate::Block), [`Opening`](crate::Opening),
/// [`PhoneMessage`](crate::PhoneMessage), [`Proof`](crate::Proof), [`PublicInputs`](crate::PublicInputs),
/// [`DrawRule`](crate::DrawRule), [`Fact`](crate::Fact), [`Entry`](crate::Entry) and lists of entries.
pub trait FromJson: sealed::Sealed + Sized {}

impl<T: sealed::Sealed> FromJson for T {}

mod sealed {
    pub trait Sealed: Sized {
        fn read(json: &super::Json) -> Result<Self, super::FormError>;
    }
}

pub(crate) use sealed::Sealed as Read;

/// Reads a value from JSON text. The code of an error is `malformed`.
///
/// # Errors
/// A [`FormError`] for every text that does not have exactly the form of the type: with a missing, unknown or repeated
/// name, a value of another type, or one outside its range.
pub fn from_json<T: FromJson>(text: &str) -> Result<T, FormError> {
    T::read(&Json::parse(text)?)
}
