//! Deserialization errors of JSON and TOML in plain words: the value found and the value expected.

/// Maximum length of quoted input in a message, in characters.
const LONGEST: usize = 60;

/// Truncates input for quotation in a message.
pub fn shorten(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Rewrites a deserialization error in plain words, without its position, which the caller reports
/// separately.
pub fn in_words(message: &str) -> String {
    let message = &message[..message.rfind(" at line ").unwrap_or(message.len())];
    let rewritten = misfit(message).or_else(|| wrong_length(message)).or_else(|| of_a_field(message));
    rewritten.or_else(|| syntax(message)).unwrap_or_else(|| message.to_owned())
}

/// Rewrites a type error such as `invalid type: sequence, expected u64`.
fn misfit(message: &str) -> Option<String> {
    let rest = message.strip_prefix("invalid type: ").or_else(|| message.strip_prefix("invalid value: "))?;
    let (found, expected) = rest.split_at(rest.rfind(", expected ")?);
    Some(format!(
        "{} stands where {} belongs",
        found_in_words(found),
        wanted(&expected[", expected ".len()..])
    ))
}

fn found_in_words(found: &str) -> String {
    let plain =
        ["boolean ", "integer ", "floating point "].into_iter().find_map(|kind| found.strip_prefix(kind));
    if let Some(literal) = plain {
        return literal.trim_matches('`').to_owned();
    }
    if let Some(text) = found.strip_prefix("string ") {
        return format!("the text {text}");
    }
    let words = match found {
        "null" | "unit value" | "Option value" => "null",
        "sequence" => "a list",
        "map" | "newtype variant" | "struct variant" | "tuple variant" => "an object",
        "unit variant" => "a name alone",
        other => other,
    };
    words.to_owned()
}

/// Describes an expected value, given the name of a Rust type or a description of our own.
fn wanted(expected: &str) -> String {
    let words = match expected {
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" => "a whole number from 0 to 4294967295",
        "u64" | "usize" => "a whole number, 0 or more,",
        "i8" | "i16" | "i32" | "i64" | "isize" => "a whole number",
        "f32" | "f64" => "a number",
        "a boolean" => "true or false",
        "a string" | "a borrowed string" | "string" | "str" => "a text in quotation marks",
        "a sequence" => "a list",
        "a map" => "an object",
        "unit" => "nothing but the name",
        "newtype variant" => "a name with its value, as in {\"name\":5},",
        "map with a single key" => "an object of one choice with its value, as in {\"name\":5},",
        "string or map" => {
            "the name of a choice in quotation marks, with its value as in {\"name\":5} if it has one,"
        }
        "variant identifier" => "the name of a choice in quotation marks",
        other if other.starts_with("struct ") || other.starts_with("map") => "an object",
        other if other.starts_with("enum ") => "the name of a choice in quotation marks",
        other => return list_of(other).unwrap_or_else(|| other.to_owned()),
    };
    words.to_owned()
}

/// Rewrites `an array of length 3` and `a tuple of size 3`.
fn list_of(expected: &str) -> Option<String> {
    let forms = ["an array of length ", "a tuple of size "];
    let count = forms.into_iter().find_map(|form| expected.strip_prefix(form))?;
    Some(format!("a list of {count}"))
}

/// Rewrites `invalid length 3, expected an array of length 2`.
fn wrong_length(message: &str) -> Option<String> {
    let (count, expected) = message.strip_prefix("invalid length ")?.split_once(", expected ")?;
    if expected.starts_with("fewer") {
        return Some("the list is too long".to_owned());
    }
    Some(format!("a list of {count} stands where {} belongs", wanted(expected)))
}

fn of_a_field(message: &str) -> Option<String> {
    if let Some(name) = message.strip_prefix("missing field ") {
        return Some(format!("the field {name} is missing"));
    }
    if let Some(name) = message.strip_prefix("duplicate field ") {
        return Some(format!("the field {name} is given twice: write it once"));
    }
    message.strip_prefix("unknown variant ").map(|rest| format!("unknown value {rest}"))
}

/// Rewrites a JSON syntax error.
fn syntax(message: &str) -> Option<String> {
    let words = match message {
        "EOF while parsing a list" => "the text ends inside a list: write ] behind its last value",
        "EOF while parsing an object" => "the text ends inside an object: write } behind its last field",
        "EOF while parsing a string" => "the text ends inside quotation marks: write \" behind the last word",
        "EOF while parsing a value" => "the text ends where a value belongs",
        "expected value" | "expected ident" => {
            "no value begins here: write a number, a text in quotation marks, a list, an object, true, false or null"
        }
        "expected `:`" => "a colon belongs here, between a name and its value",
        "expected `,` or `]`" => "a comma or ] belongs here, behind a value of a list",
        "expected `,` or `}`" => "a comma or } belongs here, behind a field of an object",
        "expected `\"`" | "key must be a string" => "the name of a field in quotation marks belongs here",
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
        _ => return None,
    };
    Some(words.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rewritten serde error for a text.
    fn told<T: serde::de::DeserializeOwned + std::fmt::Debug>(text: &str) -> String {
        in_words(&serde_json::from_str::<T>(text).unwrap_err().to_string())
    }

    #[test]
    fn what_stands_there_and_what_belongs_there() {
        let whole = "a whole number, 0 or more,";
        assert_eq!(told::<u64>("[]"), format!("a list stands where {whole} belongs"));
        assert_eq!(told::<u64>("-5"), format!("-5 stands where {whole} belongs"));
        assert_eq!(told::<u8>("256"), "256 stands where a whole number from 0 to 255 belongs");
        assert_eq!(told::<Vec<u8>>("{}"), "an object stands where a list belongs");
        assert_eq!(told::<String>("null"), "null stands where a text in quotation marks belongs");
        assert_eq!(
            told::<bool>("\"x, expected y\""),
            "the text \"x, expected y\" stands where true or false belongs"
        );
        assert_eq!(told::<[u8; 2]>("[1]"), "a list of 1 stands where a list of 2 belongs");
        assert_eq!(told::<crate::holdem::Settings>("7"), "7 stands where an object belongs");
        assert_eq!(
            told::<crate::Chips>("1.5"),
            "1.5 stands where a whole number of chips from 0 to 2^53 − 1 (ALL-2) belongs"
        );
    }

    /// Tests that every JSON syntax error is rewritten.
    #[test]
    fn no_syntax_error_is_passed_on() {
        let texts = [
            "[1",
            "{\"a\":1",
            "\"a",
            "",
            "x",
            "nul",
            "{\"a\"1}",
            "[1 2]",
            "{\"a\":1 \"b\":2}",
            "{1:2}",
            "[1,]",
            "{\"a\":1,}",
            "1 2",
            "01",
            "1.",
            "1e999",
            "\"\\q\"",
            "\"\u{1}\"",
            "\"\\ud800\"",
            "\"\\ud800x\"",
            "\"\\u12\"",
            "\"\\udc00\"",
            "{,}",
            "{\"a\":}",
            "-",
            "[1,,2]",
            "tru e",
            "}",
        ];
        for text in texts {
            let error = serde_json::from_str::<serde_json::Value>(text).unwrap_err().to_string();
            let passed = &error[..error.rfind(" at line ").unwrap()];
            assert!(syntax(passed).is_some(), "{text}: {error}");
        }
        let deep = "[".repeat(200);
        assert!(told::<serde_json::Value>(&deep).starts_with("lists and objects are nested too deep"));
    }
}
