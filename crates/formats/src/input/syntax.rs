//! Messages for JSON syntax errors.

use serde_json::Error;

/// The message for an error that is not in the table.
pub(super) const OTHER: &str = "this is not JSON";

/// Rewords a syntax error of `serde_json`. Its error code is private, so the errors are told apart by their
/// messages. A test provokes these errors, so that an update of `serde_json` cannot change their messages
/// unnoticed.
pub(super) fn reword(error: &Error) -> &'static str {
    let message = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    match message.strip_suffix(&place).unwrap_or(&message) {
        "EOF while parsing a list" => "the text ends inside a list: add ] after its last value",
        "EOF while parsing an object" => "the text ends inside an object: add } after its last field",
        "EOF while parsing a string" => "the text ends inside a quoted string: add \" at its end",
        "EOF while parsing a value" => "the text ends before a value",
        "expected value" | "expected ident" => {
            "expected a value: write a number, a quoted string, a list, an object, true, false or null"
        }
        "expected `:`" => "expected a colon between a name and its value",
        "expected `,` or `]`" => "expected a comma or ] after a value of a list",
        "expected `,` or `}`" => "expected a comma or } after a field of an object",
        "expected `\"`" | "key must be a string" => "expected the name of a field in quotation marks",
        "trailing comma" => "trailing comma at the end of a list or an object: remove it",
        "trailing characters" => "unexpected text after the object: send one object at a time",
        "invalid number" => "this is not a valid JSON number, such as 250 or 12.5",
        "number out of range" => "this number is too large",
        "invalid escape" => "invalid escape: \\ must be followed by one of \" \\ / b f n r t u",
        "control character (\\u0000-\\u001F) found while parsing a string" => {
            "control character in a quoted string: write it as \\u and four hexadecimal digits"
        }
        "invalid unicode code point"
        | "lone leading surrogate in hex escape"
        | "unexpected end of hex escape" => {
            "the escape \\u… is not a valid character: write the character itself"
        }
        "recursion limit exceeded" => "lists and objects are nested too deep: write them flat",
        _ => OTHER,
    }
}
