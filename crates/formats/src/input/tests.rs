use super::*;
use ::toml::Spanned;
use games::Chips;
use proptest::prelude::*;
use serde::Deserialize;
use serde_json::json;
use std::collections::BTreeMap;

#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
struct Sample {
    small: u8,
    #[serde(default)]
    chips: Option<Chips>,
    #[serde(default)]
    name: String,
    #[serde(default)]
    pair: [bool; 2],
    #[serde(default)]
    list: Vec<Inner>,
    #[serde(default)]
    choice: Option<Choice>,
    #[serde(default)]
    map: BTreeMap<Plain, i16>,
    #[serde(default)]
    any: Value,
    #[serde(default)]
    pay: Option<Pay>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Inner {
    share: f64,
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Plain {
    One,
    Two,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Choice {
    Fold,
    Raise(Chips),
    Both(u8, u8),
    Play { cards: Vec<u8> },
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(untagged, expecting = "a pay is a number or a text")]
enum Pay {
    Number(u8),
    Text(String),
}

fn message_of<T: Deserialize<'static> + std::fmt::Debug>(text: &'static str) -> String {
    from_str::<T>(text).unwrap_err().fault.to_string()
}

/// Path and message of the error in an object with the required field and `field`. Asserts that parsing the text and
/// converting its value give the same error.
fn message_for(field: &str) -> String {
    let text = format!("{{\"small\":1,{field}}}");
    let error = from_str::<Sample>(&text).unwrap_err();
    let value: Result<Value, InputError> = from_str(&text);
    if let Ok(value) = value {
        let of_value = from_value::<Sample>(&value).unwrap_err();
        assert_eq!((&of_value.path, &of_value.fault), (&error.path, &error.fault), "{text}");
    }
    format!("{}: {}", error.path, error.fault)
}

#[test]
fn a_value_is_found_where_another_is_expected() {
    assert_eq!(message_of::<u64>("[]"), "expected a whole number, 0 or more, found a list");
    assert_eq!(message_of::<u64>("-5"), "expected a whole number, 0 or more, found -5");
    assert_eq!(message_of::<u8>("256"), "expected a whole number from 0 to 255, found 256");
    assert_eq!(message_of::<i64>("1.5"), "expected a whole number, found 1.5");
    assert_eq!(message_of::<Vec<u8>>("{}"), "expected a list, found an object");
    assert_eq!(message_of::<String>("null"), "expected a quoted string, found null");
    assert_eq!(
        message_of::<bool>("\"x, expected y\""),
        "expected true or false, found the text \"x, expected y\""
    );
    assert_eq!(message_of::<[u8; 2]>("[1]"), "expected a list of 2, found a list of 1");
    assert_eq!(message_of::<[u8; 2]>("[1,2,3]"), "expected a list of 2, found a list of 3");
    assert_eq!(message_of::<games::holdem::Settings>("7"), "expected an object, found 7");
    assert_eq!(message_of::<Inner>("[1.5]"), "expected an object, found a list");
    let chips = "expected a whole number of chips from 0 to 2^53 − 1 (ALL-2), found";
    assert_eq!(message_of::<Chips>("1.5"), format!("{chips} 1.5"));
    assert_eq!(message_of::<Chips>("-1"), format!("{chips} -1"));
    assert_eq!(message_of::<Chips>("{}"), format!("{chips} an object"));
}

#[test]
fn every_error_has_its_path_in_a_text_as_in_a_value() {
    let one = "the name of a choice in quotation marks, with its value as in {\"name\":5} if it has one";
    let whole = "an object of one choice with its value, as in {\"name\":5}";
    for (field, expected) in [
        (
            r#""list":[{"share":1},{"share":"x"}]"#,
            "list[2].share: expected a number, found the text \"x\"".into(),
        ),
        (r#""list":[{"share":1},{}]"#, "list[2]: the field share is missing: add it".into()),
        (r#""list":[{"share":1,"hare":1}]"#, "list[1].hare: there is no field hare: there is share".into()),
        (r#""list":[[1]]"#, "list[1]: expected an object, found a list".into()),
        (r#""pair":[true,5]"#, "pair[2]: expected true or false, found 5".into()),
        (
            r#""map":{"one":1,"two":99999}"#,
            "map.two: expected a whole number from -32768 to 32767, found 99999".into(),
        ),
        (r#""map":{"three":1}"#, "map.three: there is no choice three: choose one of one, two".into()),
        (r#""map":{"one":1,"one":2}"#, "map.one: the field one is given twice: write it once".into()),
        (r#""any":{"a":[{"b":1,"b":1}]}"#, "any.a[1].b: the field b is given twice: write it once".into()),
        (r#""name":"a","name":"b""#, "name: the field name is given twice: write it once".into()),
        (
            r#""choice":"bluff""#,
            "choice: there is no choice bluff: choose one of fold, raise, both, play".into(),
        ),
        (r#""choice":7"#, format!("choice: expected {one}, found 7")),
        (r#""choice":["fold"]"#, format!("choice: expected {one}, found a list")),
        (r#""choice":"raise""#, format!("choice: expected {whole}, found a name alone")),
        (r#""choice":{}"#, format!("choice: expected {whole}, found an object")),
        (r#""choice":{"raise":5,"fold":null}"#, format!("choice: expected {whole}, found an object")),
        (
            r#""choice":{"bet":5}"#,
            "choice: there is no choice bet: choose one of fold, raise, both, play".into(),
        ),
        (r#""choice":{"fold":5}"#, "choice.fold: expected nothing but the name, found 5".into()),
        (r#""choice":{"both":[1]}"#, "choice.both: expected a list of 2, found a list of 1".into()),
        (
            r#""choice":{"both":[1,-2]}"#,
            "choice.both[2]: expected a whole number from 0 to 255, found -2".into(),
        ),
        (r#""choice":{"play":[[1]]}"#, "choice.play: expected an object, found a list".into()),
        (
            r#""choice":{"play":{"cards":[1,true]}}"#,
            "choice.play.cards[2]: expected a whole number from 0 to 255, found true".into(),
        ),
        (r#""pay":[]"#, "pay: a pay is a number or a text".into()),
    ] {
        assert_eq!(message_for(field), expected);
    }
}

#[test]
fn the_position_in_a_text_is_reported() {
    let error = from_str::<Sample>("{\n  \"small\": -1\n}").unwrap_err();
    assert_eq!(error.place, Some(Place { line: 2, column: 13 }));
    let error = from_str::<Sample>("{\"list\":[{\"share\":x}]}").unwrap_err();
    assert_eq!((error.path.to_string().as_str(), error.place.unwrap().column), ("list[1].share", 19));
    assert!(matches!(error.fault, Fault::Syntax(_)), "{error:?}");
    assert!(matches!(from_slice::<Value>(b"{} {}").unwrap_err().fault, Fault::Syntax(_)));
    assert!(from_slice::<Value>(b"\"\xff\"").is_err());
}

#[test]
fn every_form_of_a_choice_is_read() {
    let read = |text: &str| from_str::<Choice>(text).unwrap();
    assert_eq!(read("\"fold\""), Choice::Fold);
    assert_eq!(read("{\"fold\":null}"), Choice::Fold);
    assert_eq!(read("{\"raise\":5}"), Choice::Raise(Chips::new(5).unwrap()));
    assert_eq!(read("{\"both\":[1,2]}"), Choice::Both(1, 2));
    assert_eq!(read("{\"play\":{\"cards\":[]}}"), Choice::Play { cards: Vec::new() });
}

/// Messages never contain the Rust name of a number type.
#[test]
fn no_number_type_is_called_by_its_name() {
    macro_rules! refused {
        ($($number:ty),+) => { [$((stringify!($number), from_value::<$number>(&json!("x")).unwrap_err())),+] };
    }
    let refused = refused!(u8, u16, u32, u64, u128, usize, i8, i16, i32, i64, i128, isize, f32, f64);
    for (name, error) in refused {
        let message = error.fault.to_string();
        assert!(message.contains("number") && !message.contains(name), "{message}");
    }
}

/// The struct by which `toml` recognizes `Spanned` is not part of a path.
#[test]
fn errors_in_toml_have_their_path_and_position() {
    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Spans {
        list: Spanned<Vec<Spanned<Bytes>>>,
    }
    type Bytes = BTreeMap<String, Spanned<u8>>;
    let spans: Spans = from_toml("# first\nlist = [{ a = 1 }, { b = 2 }]\n").unwrap();
    assert_eq!(spans.list.get_ref()[1].get_ref()["b"].span().start, 33);
    for (text, path, line, column, words) in [
        ("\nlist = [{ a = 1 }, { b = 256 }]", "list[2].b", 2, 26, "a whole number from 0 to 255, found 256"),
        ("list = [{ a = 1 }, true]", "list[2]", 1, 20, "expected an object, found true"),
        ("list = []\nmore = 1", "more", 2, 1, "there is no field more: there is list"),
        ("", "", 1, 1, "the field list is missing: add it"),
        ("list = [", "", 1, 9, "unclosed array: expected `]`"),
    ] {
        let error = from_toml::<Spans>(text).unwrap_err();
        let found = (error.path.to_string(), error.place);
        assert_eq!(found, (path.to_owned(), Some(Place { line, column })), "{text}");
        assert!(error.fault.to_string().contains(words), "{text}: {}", error.fault);
    }
}

#[test]
fn a_position_and_an_offset_are_converted_into_each_other() {
    let text = "ab\n\ncd";
    for (offset, line, column) in [(0, 1, 1), (2, 1, 3), (3, 2, 1), (4, 3, 1), (6, 3, 3)] {
        let place = Place { line, column };
        assert_eq!((Place::of(text.as_bytes(), offset), place.offset(text)), (place, offset));
    }
}

/// Every syntax error that these texts provoke is reworded.
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
        let error = from_str::<Value>(text).unwrap_err();
        assert!(matches!(&error.fault, Fault::Syntax(words) if words != syntax::OTHER), "{text}: {error:?}");
    }
    let deep = "[".repeat(1_000_000);
    assert!(from_str::<Value>(&deep).unwrap_err().fault.to_string().contains("nested too deep"));
}

/// The paths of a value and of all values within it, outermost first.
fn places(value: &Value, at: &Path, found: &mut Vec<Path>) {
    found.push(at.clone());
    let below = |segment: Segment| Path(at.0.iter().cloned().chain([segment]).collect());
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                places(value, &below(Segment::Field(name.clone())), found);
            }
        }
        Value::Array(items) => {
            for (index, value) in items.iter().enumerate() {
                places(value, &below(Segment::Item(index)), found);
            }
        }
        _ => (),
    }
}

fn at<'a>(value: &'a mut Value, path: &Path) -> &'a mut Value {
    path.0.iter().fold(value, |value, segment| match segment {
        Segment::Field(name) => &mut value[name],
        Segment::Item(index) => &mut value[index],
    })
}

proptest! {
    /// Property-based test: a value of the wrong type, at any position of valid input, is refused at that position,
    /// with a message free of Rust terms. The exceptions are the number and the string whose types accept the value.
    #[test]
    fn a_corrupted_value_is_refused_at_its_place(place in any::<prop::sample::Index>(), kind in 0..3_usize) {
        let good = json!({
            "small": 1, "chips": 5, "name": "a", "pair": [true, false], "list": [{ "share": 1 }, { "share": 0.5 }],
            "choice": { "play": { "cards": [1, 2] } }, "map": { "one": 1 },
        });
        prop_assert!(from_value::<Sample>(&good).is_ok());
        let mut all = Vec::new();
        places(&good, &Path::default(), &mut all);
        let path = place.get(&all);
        let mut bad = good.clone();
        let here = at(&mut bad, path);
        *here = match kind {
            0 => json!(-1.5e300),
            1 if here.is_object() => json!([]),
            1 => json!({ "no": 1 }),
            _ => json!("no such thing"),
        };
        for error in [from_value::<Sample>(&bad), from_str(&bad.to_string())].map(Result::err) {
            let Some(error) = error else {
                let taken = [(0, "share"), (2, "name")];
                prop_assert!(taken.iter().any(|(of, end)| *of == kind && path.to_string().ends_with(end)), "{path}");
                continue;
            };
            prop_assert!(error.path == *path, "{} for {path}", error.path);
            let words = error.fault.to_string();
            for serde in ["invalid type", "invalid value", "unknown ", "struct", "variant", "`", "u8", "i16", "map"] {
                prop_assert!(!words.contains(serde), "{words}");
            }
        }
    }
}
