//! Parser for untrusted JSON that rejects duplicate fields. `serde_json` alone keeps the last duplicate; other parsers
//! keep the first.

use super::unreadable_input::{InputKind, UnreadableInput};
use formats::input::{Fault, InputError, from_slice};
use serde_json::Value;

/// Parses JSON.
///
/// # Errors
/// [`UnreadableInput`]: a syntax error with its line and column, or a duplicate field with its path, as in
/// [`InputKind::read`].
pub fn parse(bytes: &[u8]) -> Result<Value, UnreadableInput> {
    from_slice(bytes).map_err(|InputError { path, fault, place }| match (fault, place) {
        (Fault::Syntax(what), Some(place)) => UnreadableInput::Syntax { place, what },
        (fault, _) => InputKind::Request.unread(&path, fault),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::RefusalMessage;
    use crate::refusal::Refusal as _;

    #[test]
    fn values_and_syntax_errors_equal_those_of_serde_json() {
        let text = r#"{"a":[1,-2,2.5,1e3,18446744073709551615,true,null,"\u00e9"],"b":{"a":{}},"c":[]}"#;
        assert_eq!(parse(text.as_bytes()).unwrap(), serde_json::from_str::<Value>(text).unwrap());
        for text in ["", "{", "[1,]", "{} {}", "1e999", "\"", "nul"] {
            let error = serde_json::from_str::<Value>(text).unwrap_err();
            let refused = RefusalMessage::from(parse(text.as_bytes()).unwrap_err());
            assert_eq!(
                (refused.code.as_str(), &refused.args["wrong"]),
                ("unread", &"syntax".into()),
                "{text}"
            );
            assert_eq!(refused.args["column"], error.column(), "{text}");
        }
        let deep = "[".repeat(1_000_000);
        assert_eq!(parse(deep.as_bytes()).unwrap_err().arguments()["wrong"], "syntax");
    }

    #[test]
    fn a_duplicate_field_is_refused_with_its_path() {
        for (text, field, found) in [
            (r#"{"do":"stay","do":"leave"}"#, "do", "do"),
            (r#"{"rules":{"cards":[{},{"a":1,"b":2,"a":1}]}}"#, "rules.cards[2].a", "a"),
            (
                r#"{"a at line 1 column 3":1,"a at line 1 column 3":1}"#,
                "a at line 1 column 3",
                "a at line 1 column 3",
            ),
        ] {
            let refused = RefusalMessage::from(parse(text.as_bytes()).unwrap_err());
            assert_eq!(refused.code, "unread");
            assert_eq!(
                (&refused.args["wrong"], &refused.args["found"]),
                (&"twice".into(), &found.into()),
                "{text}"
            );
            assert_eq!(refused.args["field"], field, "{text}");
        }
        // Two objects may have a field of the same name.
        assert!(parse(br#"[{"a":1},{"a":{"a":1}}]"#).is_ok());
    }
}
