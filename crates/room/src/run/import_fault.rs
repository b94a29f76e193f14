//! An error in a CSV file of participants.

use crate::refusal::Refusal;
use serde::Serialize;
use serde_json::{Map, Value};

/// An error in a file. Apart from its place, it has the fields of a
/// [`RefusalMessage`](crate::protocol::RefusalMessage).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ImportFault {
    /// The number of the line, from 1.
    pub line: u32,
    /// The name of the column; its number, from 1, in the header and for columns without a name.
    pub column: String,
    code: String,
    #[serde(rename = "args", skip_serializing_if = "Map::is_empty")]
    arguments: Map<String, Value>,
    message: String,
}

impl ImportFault {
    /// An error in this line and column.
    pub fn new(line: u32, column: &str, refusal: &dyn Refusal) -> ImportFault {
        ImportFault {
            line,
            column: column.to_owned(),
            code: refusal.code().to_owned(),
            arguments: refusal.arguments(),
            message: refusal.to_string(),
        }
    }
}

/// The errors in English, each with its line and column.
pub fn faults_text(faults: &[ImportFault]) -> String {
    let words = |fault: &ImportFault| format!("line {}, {}: {}", fault.line, fault.column, fault.message);
    faults.iter().map(words).collect::<Vec<_>>().join("; ")
}
