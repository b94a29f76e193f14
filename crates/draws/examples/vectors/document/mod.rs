//! The document of test vectors.

mod event;
mod form;
mod logs;
mod proofs;
mod values;

use serde_json::{Value, json};

/// The document as JSON, with a line for each element of its lists.
pub fn text() -> String {
    let (facts, logs) = logs::facts_and_cases();
    let lists: [(&str, Vec<Value>); 7] = [
        ("encodings", values::encodings()),
        ("commitments", values::commitments()),
        ("values", values::values()),
        ("orders", values::orders()),
        ("proofs", proofs::cases()),
        ("facts", facts),
        ("logs", logs),
    ];
    let head = json!({
        "event": event::EVENT,
        "event_key": form::hex(&event::EVENT_KEY),
        "phone_secrets": event::PHONE_SECRETS.map(|secret| form::hex(&secret)),
    });
    let mut text = format!("{{\n\"secrets\": {head}");
    for (name, list) in lists {
        let lines: Vec<String> = list.iter().map(Value::to_string).collect();
        text += &format!(",\n\"{name}\": [\n{}\n]", lines.join(",\n"));
    }
    text + "\n}\n"
}
