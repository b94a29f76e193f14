//! The schemas of the messages of sockets in the OpenAPI description.

use super::schemas::files;
use super::shared_responses::capitalize;
use serde_json::{Map, Value, json};

/// The schemas of the messages of a table's socket and of the games' views, events, actions and settings. Their names
/// begin with that of their file: `ClientMessage`, `HoldemView`.
pub fn message_schemas() -> Map<String, Value> {
    let files = files();
    let files = files.as_object().into_iter().flatten();
    let of_messages = files.filter(|(name, _)| !["rest", "run"].contains(&name.as_str()));
    let mut all = Map::new();
    for (name, file) in of_messages {
        let prefix: String = name.split('_').map(capitalize).collect();
        for (of, schema) in file["$defs"].as_object().into_iter().flatten() {
            let mut schema = schema.clone();
            prefix_references(&mut schema, &prefix);
            all.insert(format!("{prefix}{of}"), schema);
        }
    }
    all
}

/// Changes the references within a file to those of its schemas in the description.
fn prefix_references(schema: &mut Value, prefix: &str) {
    match schema {
        Value::Object(fields) => {
            for (name, field) in fields {
                let target = field.as_str().and_then(|path| path.strip_prefix("#/$defs/"));
                match target.filter(|_| name == "$ref") {
                    Some(target) => *field = json!(format!("#/components/schemas/{prefix}{target}")),
                    None => prefix_references(field, prefix),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| prefix_references(item, prefix)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
