//! Reading of JSON text, beyond the refused values of the test vectors.

use draws::{Draw, Entry, Fact, FormError, from_json};

const DRAW: &str = r#"{"event": "7k3m9qx2vd", "hand": "7-1", "slot": "stop_5", "attempt": 2}"#;

fn error<T: draws::FromJson>(text: &str) -> FormError {
    from_json::<T>(text).err().unwrap()
}

#[test]
fn numbers_count_by_their_value() {
    let draw: Draw = from_json(DRAW).unwrap();
    for number in ["2.0", "2e0", "0.2E+1", "20e-1"] {
        assert_eq!(from_json(&DRAW.replace(": 2", &format!(": {number}"))), Ok(draw), "{number}");
    }
    for number in ["2.5", "-2", "02", "+2", "2e9", "1e999", "NaN", "\"2\""] {
        assert!(from_json::<Draw>(&DRAW.replace(": 2", &format!(": {number}"))).is_err(), "{number}");
    }
}

#[test]
fn positions_are_below_2_to_the_53() {
    let entry = |position: &str| format!(r#"{{"position": {position}, "fact": {{"kind": "rolled_back"}}}}"#);
    let of = |position| Ok(Entry { position, fact: Fact::RolledBack });
    assert_eq!(from_json(&entry("0")), of(0));
    assert_eq!(from_json(&entry("9007199254740991")), of(9_007_199_254_740_991));
    assert_eq!(error::<Entry>(&entry("9007199254740992")).path, "position");
    assert_eq!(error::<Entry>(&entry("1e300")).path, "position");
}

#[test]
fn repeated_names_and_text_behind_the_value_are_refused() {
    let repeated = DRAW.replace("\"attempt\": 2", "\"attempt\": 2, \"attempt\": 2");
    for text in [repeated.as_str(), "", "{", "[1,]", &format!("{DRAW} 1"), "{\"a\": {\"b\": 1, \"b\": 1}}"] {
        assert_eq!(error::<Draw>(text).expected, "JSON without repeated names", "{text}");
    }
}

/// `serde_json` reads an object with this name as the JSON in its text, if a feature is enabled.
#[test]
fn names_that_a_reader_reserves_are_unknown() {
    let raw = DRAW.replace('2', "{\"$serde_json::private::RawValue\": \"2\"}");
    assert!(from_json::<Draw>(&raw).is_err());
}

/// Text of Rust has no halves of surrogate pairs; other readers have to look for them.
#[test]
fn halves_of_surrogate_pairs_are_refused() {
    let fact = |reason: &str| {
        format!(r#"{{"kind": "declared_void", "draw": {DRAW}, "staff": 1, "reason": "{reason}"}}"#)
    };
    assert!(from_json::<Fact>(&fact(r"\ud83c\udccf")).is_ok());
    for half in [r"\ud83c", r"\udccf", r"\udccf\ud83c"] {
        assert!(from_json::<Fact>(&fact(half)).is_err(), "{half}");
    }
}

#[test]
fn errors_have_the_path_of_the_value() {
    let text = r#"{"kind": "scanned", "phone": 1, "draw": {"event": "7k3m9qx2vd", "hand": "07-1", "slot": "extra",
        "attempt": 1}}"#;
    assert_eq!(error::<Fact>(text).to_string(), "draw.hand: expected a hand such as 7-1");
    let entries = r#"[{"position": 1, "fact": {"kind": "rolled_back"}}, {"position": 2}]"#;
    assert_eq!(error::<Vec<Entry>>(entries).to_string(), "1.fact: expected a value");
}
