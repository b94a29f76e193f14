//! Paths of fields in error messages.

use serde_path_to_error::{Path, Segment};

/// Path of a field for people, such as `rules.straddle` or `cards[2]`; list indices start at 1. Empty for the whole
/// document.
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
