//! The untyped fields of a round, from TOML or JSON, with their lines: one reader and one writer for all games.
//!
//! The text is parsed into entries, which are pairs of a name and a [`Node`] (`mod.rs`; JSON in `json.rs`; `scan.rs`
//! limits the nesting). [`Fields`] returns them by name (`reader.rs`), and `write.rs` writes values.

mod json;
mod reader;
mod scan;
mod write;

use crate::code::Code;
pub use json::JsonFields;
pub use reader::Lines;
pub(crate) use reader::{Fields, json, plain, variant_of, wrong_type};
pub(crate) use scan::{Scanner, heading, is_bare_header};
pub(crate) use write::{KNOWN, Quoted, in_order, write_key, write_value};

use crate::error::FileError;
use crate::input::{InputError, syntax_error};
use scan::check_depth;
use toml::Spanned;
use toml::de::{DeInteger, DeTable, DeValue};

/// Maximum size of one hand, and therefore of a `.phh` file, in bytes.
pub const MAX_BYTES: usize = 1 << 20;

/// A value with its line number: the line of its name or, in a list, the line on which the value starts. The line is
/// `None` if the value does not come from a file.
#[derive(Clone, PartialEq)]
pub(crate) struct Node {
    pub line: Option<usize>,
    pub value: Value,
}

/// The fields of a round, in the order of the file.
pub(crate) type Entries = Vec<(String, Node)>;

/// A value. Numbers are kept as decimal text, so that no value is rounded.
#[derive(Clone, PartialEq)]
pub(crate) enum Value {
    Text(String),
    Integer(String),
    Float(String),
    Boolean(bool),
    Datetime(toml::value::Datetime),
    List(Vec<Node>),
    Table(Entries),
    Null,
}

/// Maps byte offsets in a string to line numbers.
struct LineIndex {
    first: usize,
    ends: Vec<usize>,
}

impl LineIndex {
    /// Indexes a string whose first line has the number `first`.
    pub fn new(text: &str, first: usize) -> LineIndex {
        LineIndex {
            first,
            ends: text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n').map(|(at, _)| at).collect(),
        }
    }

    /// The number of the line that contains the byte at `offset`.
    pub fn line(&self, offset: usize) -> usize {
        self.ends.partition_point(|&end| end < offset) + self.first
    }
}

/// Parses the text of a file of one round.
///
/// # Errors
/// [`FileError`] if the text is longer than [`MAX_BYTES`], nested too deeply, or not TOML.
pub(crate) fn parse_file(text: &str) -> Result<Entries, FileError> {
    if text.len() > MAX_BYTES {
        return Err(too_large(text.len()));
    }
    parse_toml(text, 1)
}

/// The error for an oversized hand.
pub(crate) fn too_large(size: usize) -> FileError {
    let limit = MAX_BYTES >> 20;
    let message = format!(
        "the hand has {size} bytes, more than the limit of {limit} MiB: several hands belong in a .phhs file"
    );
    FileError::new(Code::HandTooLarge, message)
}

/// Parses a TOML document whose first line has the number `first_line`.
pub(crate) fn parse_toml(text: &str, first_line: usize) -> Result<Entries, FileError> {
    check_depth(text, first_line)?;
    let lines = LineIndex::new(text, first_line);
    let table = DeTable::parse(text).map_err(|error| {
        let InputError { fault, place, .. } = syntax_error(text, &error);
        let line = place.map(|place| first_line + place.line - 1);
        FileError::new(Code::Toml, format!("this is not TOML: {fault}")).at_line(line)
    })?;
    Ok(table_of(table.get_ref(), &lines))
}

/// The entries of a table, in text order.
fn table_of(table: &DeTable<'_>, lines: &LineIndex) -> Entries {
    let mut entries: Vec<_> = table.iter().collect();
    entries.sort_unstable_by_key(|(key, _)| key.span().start);
    let node = |(key, value): (&Spanned<_>, &Spanned<DeValue<'_>>)| {
        let line = Some(lines.line(key.span().start));
        (std::borrow::Cow::to_string(key.get_ref()), Node { line, value: value_of(value.get_ref(), lines) })
    };
    entries.into_iter().map(node).collect()
}

fn value_of(value: &DeValue<'_>, lines: &LineIndex) -> Value {
    match value {
        DeValue::String(text) => Value::Text(text.to_string()),
        DeValue::Integer(integer) => Value::Integer(decimal(integer)),
        DeValue::Float(float) => Value::Float(float.as_str().to_owned()),
        DeValue::Boolean(boolean) => Value::Boolean(*boolean),
        DeValue::Datetime(datetime) => Value::Datetime(*datetime),
        DeValue::Array(list) => Value::List(list.iter().map(|item| item_of(item, lines)).collect()),
        DeValue::Table(table) => Value::Table(table_of(table, lines)),
    }
}

fn item_of(item: &Spanned<DeValue<'_>>, lines: &LineIndex) -> Node {
    Node { line: Some(lines.line(item.span().start)), value: value_of(item.get_ref(), lines) }
}

/// Converts an integer in any base to decimal digits. An integer that does not fit in 128 bits becomes a number that
/// is too large for any field.
fn decimal(integer: &DeInteger<'_>) -> String {
    let text = integer.as_str();
    match integer.radix() {
        10 => text.to_owned(),
        radix => i128::from_str_radix(text, radix)
            .map_or_else(|_| format!("{i}0", i = i128::MAX), |n| n.to_string()),
    }
}

impl Node {
    /// Converts the value to TOML; `None` if the value is or contains a `null` or a number that does not fit in TOML.
    pub fn to_toml(&self) -> Option<toml::Value> {
        Some(match &self.value {
            Value::Text(text) => toml::Value::String(text.clone()),
            Value::Integer(digits) => toml::Value::Integer(digits.parse().ok()?),
            Value::Float(digits) => toml::Value::Float(digits.parse().ok()?),
            Value::Boolean(boolean) => toml::Value::Boolean(*boolean),
            Value::Datetime(datetime) => toml::Value::Datetime(*datetime),
            Value::List(list) => toml::Value::Array(list.iter().map(Node::to_toml).collect::<Option<_>>()?),
            Value::Table(entries) => toml::Value::Table(table_to_toml(entries)?),
            Value::Null => return None,
        })
    }

    /// Returns whether the value is a `null` or contains one.
    pub fn contains_null(&self) -> bool {
        match &self.value {
            Value::Null => true,
            Value::List(list) => list.iter().any(Node::contains_null),
            Value::Table(entries) => entries.iter().any(|(_, node)| node.contains_null()),
            _ => false,
        }
    }
}

fn table_to_toml(entries: &[(String, Node)]) -> Option<toml::Table> {
    entries.iter().map(|(key, node)| Some((key.clone(), node.to_toml()?))).collect()
}

impl Value {
    /// The value's type as it is named in messages, such as `a list`.
    pub const fn kind(&self) -> &'static str {
        match self {
            Value::Text(_) => "a text",
            Value::Integer(_) => "an integer",
            Value::Float(_) => "a decimal number",
            Value::Boolean(_) => "true or false",
            Value::Datetime(_) => "a date or time",
            Value::List(_) => "a list",
            Value::Table(_) => "a table",
            Value::Null => "null",
        }
    }
}
