//! The answers of programs.

use games::notation::{Notation, parse};
use serde::de::DeserializeOwned;

/// Maximum length of a quotation in an error, in characters.
const QUOTED: usize = 60;

/// Parses an action: as JSON in the form of the room, or as a line in the notation of the game.
///
/// # Errors
/// A message that quotes the answer.
pub fn read_action<A: Notation + DeserializeOwned>(answer: &[u8]) -> Result<A, String> {
    let text = std::str::from_utf8(answer).map_err(|_| "the answer is not UTF-8".to_owned())?.trim();
    if text.starts_with(['{', '"']) {
        return serde_json::from_str(text)
            .map_err(|error| format!("{:?} is not an action: {error}", start(text)));
    }
    parse(text).map_err(|error| error.to_string())
}

/// The beginning of a text, with an ellipsis if it goes on.
fn start(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::holdem::Action;

    #[test]
    fn an_answer_is_a_line_or_json() {
        let raise = read_action::<Action>(b" raise to 300\r").unwrap();
        assert_eq!(read_action::<Action>(br#"{"raise_to":300}"#), Ok(raise));
        assert_eq!(read_action::<Action>(b"\"fold\""), Ok(Action::Fold));
        for (answer, reason) in [
            (&b"fold now"[..], "\"fold now\", character 6: expected the end of the line"),
            (b"", "\"\", character 1"),
            (b"\xff", "the answer is not UTF-8"),
            (br#"{"raise_to":-1}"#, "is not an action"),
        ] {
            let error = read_action::<Action>(answer).unwrap_err();
            assert!(error.contains(reason), "{error}");
        }
    }
}
