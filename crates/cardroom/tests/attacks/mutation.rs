//! Random mutations of a JSON message: its values, its fields and its text.

use room::rng::Rng;
use serde_json::{Map, Value, json};

/// Texts to insert into a message: invalid JSON, and characters or numbers that parsers handle differently.
const TEXTS: [&str; 10] =
    ["\\u0000", "\\ud800", "1e999", "-0", "\u{202e}", "\u{feff}", "[[[[", "}}", "\"\"", "NaN"];

/// Applies one to three mutations to a message, and returns its text, which may be mutated too.
pub fn mutated(message: &Value, rng: &mut Rng) -> String {
    let (version, mut message) = (message["v"].clone(), message.clone());
    for _ in 0..=rng.below(3) {
        let nodes = count(&message);
        let mut position = rng.below(nodes);
        change(&mut message, &mut position, rng);
    }
    // Another version closes the socket before anything else is read.
    if message.is_object() && rng.below(10) > 0 {
        message["v"] = version;
    }
    let text = message.to_string();
    if rng.below(5) == 0 { changed_text(&text, rng) } else { text }
}

/// Number of values in a JSON value, including the value itself.
fn count(value: &Value) -> u32 {
    1 + children(value).map(count).sum::<u32>()
}

fn children(value: &Value) -> Box<dyn Iterator<Item = &Value> + '_> {
    match value {
        Value::Array(items) => Box::new(items.iter()),
        Value::Object(fields) => Box::new(fields.values()),
        _ => Box::new(std::iter::empty()),
    }
}

/// Changes the value at this position, counted from 0 in depth-first order. Returns `true` if the position was reached.
fn change(value: &mut Value, position: &mut u32, rng: &mut Rng) -> bool {
    if *position == 0 {
        change_here(value, rng);
        return true;
    }
    *position -= 1;
    match value {
        Value::Array(items) => items.iter_mut().any(|item| change(item, position, rng)),
        Value::Object(fields) => fields.values_mut().any(|field| change(field, position, rng)),
        _ => false,
    }
}

fn change_here(value: &mut Value, rng: &mut Rng) {
    match value {
        Value::Object(fields) if rng.below(4) > 0 => change_fields(fields, rng),
        Value::Array(items) if rng.below(4) > 0 => change_items(items, rng),
        Value::Number(number) if rng.below(2) > 0 => {
            let by = [-1, 1, i64::MAX, i64::MIN][rng.below(4) as usize];
            *value = number.as_i64().map_or(json!(0), |number| number.wrapping_add(by).into());
        }
        _ => *value = unusual(rng),
    }
}

fn change_fields(fields: &mut Map<String, Value>, rng: &mut Rng) {
    let names: Vec<String> = fields.keys().cloned().collect();
    let Some(name) = pick(&names, rng) else { return };
    match rng.below(4) {
        0 => drop(fields.remove(name)),
        1 => {
            let renamed = format!("{name}{}", ["_", "s", "\u{0}", " "][rng.below(4) as usize]);
            let value = fields.remove(name).unwrap_or_default();
            fields.insert(renamed, value);
        }
        2 => drop(fields.insert("other".to_owned(), unusual(rng))),
        _ => drop(fields.insert(name.clone(), unusual(rng))),
    }
}

fn change_items(items: &mut Vec<Value>, rng: &mut Rng) {
    match rng.below(3) {
        0 => drop(items.pop()),
        1 => items.push(unusual(rng)),
        _ => items.extend(items.clone()),
    }
}

/// A random value that is at the limit of its type, or probably of the wrong type.
fn unusual(rng: &mut Rng) -> Value {
    let values = [
        Value::Null,
        json!(true),
        json!(0),
        json!(-1),
        json!(256),
        json!(1_u64 << 53),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(0.5),
        json!(1e300),
        json!(""),
        json!("fold"),
        json!("As"),
        json!("\u{202e}\u{0}"),
        json!("a".repeat(4000)),
        json!([]),
        json!({}),
        json!(vec!["As"; 60]),
        (0..90).fold(json!([]), |inner, _| json!([inner])),
    ];
    pick(&values, rng).cloned().unwrap_or_default()
}

/// Replaces or removes a character, truncates the text, or inserts one of [`TEXTS`].
fn changed_text(text: &str, rng: &mut Rng) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    let at = rng.below(u32::try_from(signs.len()).unwrap_or(u32::MAX).max(1)) as usize;
    match rng.below(4) {
        0 => drop(signs.splice(at..=at, [char::from(rng.below(128) as u8)])),
        1 => drop(signs.remove(at)),
        2 => signs.truncate(at),
        _ => drop(signs.splice(at..at, TEXTS[rng.below(10) as usize].chars())),
    }
    signs.into_iter().collect()
}

fn pick<'a, T>(from: &'a [T], rng: &mut Rng) -> Option<&'a T> {
    let count = u32::try_from(from.len()).ok().filter(|count| *count > 0)?;
    from.get(rng.below(count) as usize)
}

#[test]
fn mutations_repeat_with_their_seed_and_reach_every_kind() {
    let message = json!({ "v": 1, "id": 7, "do": "act", "action": { "play": ["3d", "3c"] } });
    let all = |seed| {
        let mut rng = Rng::new(seed);
        (0..2000).map(|_| mutated(&message, &mut rng)).collect::<Vec<_>>()
    };
    let found = all(3);
    assert_eq!(found, all(3));
    let parsed = |text: &&String| serde_json::from_str::<Value>(text).is_ok();
    let valid = found.iter().filter(parsed).count();
    assert!((1000..2000).contains(&valid), "{valid} of 2000 are JSON");
    let has = |test: fn(&Value) -> bool| {
        found.iter().filter_map(|text| serde_json::from_str(text).ok()).any(|value| test(&value))
    };
    assert!(has(|value| value["do"].is_null()) && has(|value| value["action"]["play"][0].is_array()));
    assert!(has(|value| value["id"] == u64::MAX) && has(|value| value["other"].is_object()));
}
