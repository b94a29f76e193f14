//! Input errors as values, with one wording for all callers.

use games::ruling::Ruling;
use serde::de::Unexpected;
use std::borrow::Cow;
use std::fmt;

/// An error in the input, as a value from which the caller builds a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// A value of the wrong type, or out of its range.
    Value {
        /// The value found.
        found: Found,
        /// The expected type; `None` if it is unknown, because the value is inside a type that serde buffers, such
        /// as an untagged enum.
        wanted: Option<Wanted>,
        /// The type's description of the expected value, if it supplies one.
        described: Option<Box<str>>,
        /// The ruling behind the description, if the type cites one.
        ruling: Option<Ruling>,
    },
    /// A field that an object of this type does not have.
    NoSuchField {
        /// The name of the field.
        found: String,
        /// The fields that the type has.
        known: Vec<&'static str>,
    },
    /// An unknown enum variant, called a choice in messages.
    NoSuchChoice {
        /// The name of the variant.
        found: String,
        /// The valid variants.
        known: Vec<&'static str>,
    },
    /// A missing field.
    Missing(&'static str),
    /// A duplicate field.
    Twice(String),
    /// An error with a message from the type being deserialized.
    Other {
        /// The message, without the ruling.
        words: String,
        /// The ruling behind the message, if the type cites one.
        ruling: Option<Ruling>,
    },
    /// A syntax error of JSON or TOML.
    Syntax(Cow<'static, str>),
}

/// A value found in the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// A list.
    List,
    /// A list with this number of items.
    ListOf(usize),
    /// An object.
    Object,
    /// The name of an enum variant, without a value.
    NameAlone,
    /// Another value, with its description.
    Plain(String),
}

/// Expected type of a value, in terms of the input format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Any value.
    Any,
    /// True or false.
    Switch,
    /// A string.
    Text,
    /// An integer.
    Whole {
        /// `true` if the integer may be negative.
        signed: bool,
        /// Number of bits of the integer type.
        bits: u8,
    },
    /// A number.
    Number,
    /// A list.
    List,
    /// A list of this length.
    ListOf(usize),
    /// An object.
    Object,
    /// One of several enum variants, by its name or with its value.
    Choice,
    /// An object with the name and the value of one enum variant.
    ChoiceWithValue,
    /// The name of a unit variant.
    NameAlone,
    /// Null.
    Null,
}

/// The default word in messages for a member of an object.
const FIELD: &str = "field";

/// Maximum length of quoted input in a message, in characters.
const MAX_QUOTED: usize = 60;

/// Truncates input for quotation in a message: to 60 characters and an ellipsis. Shorter input is returned unchanged.
pub fn shorten(text: &str) -> String {
    match text.char_indices().nth(MAX_QUOTED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

impl Fault {
    /// The error message. `noun` is the caller's word for a member of an object, such as `field` or `setting`.
    pub fn message(&self, noun: &str) -> String {
        self.message_with_citation(
            noun,
            &self.ruling().map_or_else(String::new, |ruling| format!(" ({})", ruling.id())),
        )
    }

    /// The error message without the ruling, for a caller that shows the ruling separately. A member of an object is
    /// called a field.
    pub fn without_ruling(&self) -> String {
        self.message_with_citation(FIELD, "")
    }

    /// The ruling behind the error; `None` if it cites none.
    pub const fn ruling(&self) -> Option<Ruling> {
        match self {
            Fault::Value { ruling, .. } | Fault::Other { ruling, .. } => *ruling,
            _ => None,
        }
    }

    /// Adds a ruling to an error whose message comes from the type itself. Any other error stays unchanged, such as a
    /// type mismatch that the reader describes.
    pub(super) fn citing(mut self, cited: Ruling) -> Fault {
        if let Fault::Value { described: Some(_), ruling, .. } | Fault::Other { ruling, .. } = &mut self {
            *ruling = Some(cited);
        }
        self
    }

    /// The error message, in which the citation `cited` follows the type's own words, if it has any.
    fn message_with_citation(&self, noun: &str, cited: &str) -> String {
        match self {
            Fault::Value { found, wanted, described, .. } => match (described, wanted) {
                (Some(described), _) => format!("expected {described}{cited}, found {found}"),
                (None, Some(wanted)) => format!("expected {wanted}, found {found}"),
                (None, None) => format!("{found} cannot be read here"),
            },
            Fault::NoSuchField { found, known } if known.is_empty() => {
                format!("there are no {noun}s here: remove {found}")
            }
            Fault::NoSuchField { found, known } => {
                let are = if known.len() == 1 { "is" } else { "are" };
                format!("there is no {noun} {found}: there {are} {}", known.join(", "))
            }
            Fault::NoSuchChoice { found, known } => {
                format!("there is no choice {found}: choose one of {}", known.join(", "))
            }
            Fault::Missing(name) => format!("the {noun} {name} is missing: add it"),
            Fault::Twice(name) => format!("the {noun} {name} is given twice: write it once"),
            Fault::Other { words, .. } => format!("{words}{cited}"),
            Fault::Syntax(words) => words.to_string(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(FIELD))
    }
}

impl From<Unexpected<'_>> for Found {
    fn from(found: Unexpected<'_>) -> Found {
        match found {
            Unexpected::Seq => Found::List,
            Unexpected::Map
            | Unexpected::Enum
            | Unexpected::NewtypeStruct
            | Unexpected::NewtypeVariant
            | Unexpected::TupleVariant
            | Unexpected::StructVariant => Found::Object,
            Unexpected::UnitVariant => Found::NameAlone,
            Unexpected::Unit | Unexpected::Option => Found::Plain("null".to_owned()),
            Unexpected::Bool(value) => Found::Plain(value.to_string()),
            Unexpected::Unsigned(value) => Found::Plain(value.to_string()),
            Unexpected::Signed(value) => Found::Plain(value.to_string()),
            Unexpected::Float(value) => Found::Plain(format!("{value:?}")),
            Unexpected::Char(value) => Found::Plain(format!("the text \"{value}\"")),
            Unexpected::Str(text) => Found::Plain(format!("the text {:?}", shorten(text))),
            Unexpected::Bytes(_) => Found::Plain("bytes".to_owned()),
            Unexpected::Other(words) => Found::Plain(words.to_owned()),
        }
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Found::List => f.write_str("a list"),
            Found::ListOf(length) => write!(f, "a list of {length}"),
            Found::Object => f.write_str("an object"),
            Found::NameAlone => f.write_str("a name alone"),
            Found::Plain(words) => f.write_str(words),
        }
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Wanted::Any => "a value",
            Wanted::Switch => "true or false",
            Wanted::Text => "a quoted string",
            Wanted::Whole { signed: true, bits: 64.. } => "a whole number",
            Wanted::Whole { signed: false, bits: 64.. } => "a whole number, 0 or more",
            Wanted::Whole { signed, bits } => {
                let values = 1_i64 << bits;
                let least = if *signed { -values / 2 } else { 0 };
                return write!(f, "a whole number from {least} to {}", least + values - 1);
            }
            Wanted::Number => "a number",
            Wanted::List => "a list",
            Wanted::ListOf(length) => return write!(f, "a list of {length}"),
            Wanted::Object => "an object",
            Wanted::Choice => {
                "the name of a choice in quotation marks, with its value as in {\"name\":5} if it has one"
            }
            Wanted::ChoiceWithValue => "an object of one choice with its value, as in {\"name\":5}",
            Wanted::NameAlone => "nothing but the name",
            Wanted::Null => "null",
        })
    }
}
