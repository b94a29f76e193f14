//! Messages for JSON syntax errors.

use serde_json::Error;

/// The message for an error that is not in the table.
pub(super) const OTHER: &str = "this is not JSON";

/// Rewords a syntax error of `serde_json`. Its error code is private, so the errors are told apart by their messages. A
/// test checks the table against every such error, so that an update of `serde_json` cannot change one unnoticed.
pub(super) fn in_words(error: &Error) -> &'static str {
    let message = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    match message.strip_suffix(&place).unwrap_or(&message) {
        "EOF while parsing a list" => "the text ends inside a list: write ] behind its last value",
        "EOF while parsing an object" => "the text ends inside an object: write } behind its last field",
        "EOF while parsing a string" => "the text ends inside quotation marks: write \" behind the last word",
        "EOF while parsing a value" => "the text ends before a value",
        "expected value" | "expected ident" => {
            "no value begins here: write a number, a text in quotation marks, a list, an object, true, false or null"
        }
        "expected `:`" => "expected a colon between a name and its value",
        "expected `,` or `]`" => "expected a comma or ] behind a value of a list",
        "expected `,` or `}`" => "expected a comma or } behind a field of an object",
        "expected `\"`" | "key must be a string" => "expected the name of a field in quotation marks",
        "trailing comma" => "a comma stands before the end of a list or an object: take it out",
        "trailing characters" => "more stands behind the end of the object: send one object at a time",
        "invalid number" => "this is no number as JSON writes one, such as 250 or 12.5",
        "number out of range" => "this number is larger than any that can be read",
        "invalid escape" => "behind a \\ stands none of \" \\ / b f n r t u",
        "control character (\\u0000-\\u001F) found while parsing a string" => {
            "a control character stands inside quotation marks: write it as \\u and four digits"
        }
        "invalid unicode code point"
        | "lone leading surrogate in hex escape"
        | "unexpected end of hex escape" => "this escape \\u… is no character: write the character itself",
        "recursion limit exceeded" => "lists and objects are nested too deep: write them flat",
        _ => OTHER,
    }
}
