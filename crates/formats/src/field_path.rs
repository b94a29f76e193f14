//! Paths of fields in error messages.

use serde_path_to_error::{Path, Segment};

/// Formats the path of a field for error messages, such as `rules.straddle` or `cards[2]`. List indices start
/// at 1; the path of the whole document is empty.
pub fn field_path(path: &Path) -> String {
    let mut text = String::new();
    for segment in path.iter() {
        match segment {
            Segment::Seq { index } => text.push_str(&format!("[{}]", index + 1)),
            Segment::Unknown => {}
            Segment::Map { .. } | Segment::Enum { .. } => {
                text.push_str(if text.is_empty() { "" } else { "." });
                text.push_str(&segment.to_string());
            }
        }
    }
    text
}
