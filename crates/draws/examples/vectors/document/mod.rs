//! The document of test vectors.

mod event;
mod form;
mod forms;
mod logs;
mod proofs;
mod values;

#[allow(unused_imports, reason = "the tests compare the counts")]
pub use form::report;
use serde_json::{Value, json};

/// The document as JSON, with a line for each element of its lists.
pub fn text() -> String {
    let (facts, logs) = logs::facts_and_cases();
    let lists: [(&str, Vec<Value>); 11] = [
        ("encodings", values::encodings()),
        ("commitments", values::commitments()),
        ("values", values::values()),
        ("orders", values::orders()),
        ("shuffles", values::shuffles()),
        ("signatures", values::signatures()),
        ("keys", proofs::keys()),
        ("proofs", proofs::cases()),
        ("malformed", forms::cases()),
        ("facts", facts),
        ("logs", logs),
    ];
    let head = json!({
        "event": event::EVENT,
        "event_key": form::hex(&event::EVENT_KEY),
        "phone_keys": event::PHONE_KEYS.map(|key| form::hex(&key)),
        "phone_secrets": event::PHONE_SECRETS.map(|secret| form::hex(&secret)),
    });
    let mut text = format!("{{\n\"secrets\": {head}");
    for (name, list) in lists {
        let lines: Vec<String> = list.iter().map(Value::to_string).collect();
        text += &format!(",\n\"{name}\": [\n{}\n]", lines.join(",\n"));
    }
    text + "\n}\n"
}
