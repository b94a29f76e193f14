//! An error in a CSV file of participants.

use serde::Serialize;

/// An error in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ImportFault {
    /// The number of the line, from 1.
    pub line: u32,
    /// The name of the column; empty if the error concerns the whole line.
    pub column: String,
    /// The error in English, with the expected value.
    pub text: String,
}

impl ImportFault {
    /// An error of this line and column.
    pub fn new(line: u32, column: &str, text: impl Into<String>) -> ImportFault {
        ImportFault { line, column: column.to_owned(), text: text.into() }
    }
}
