//! JSON Schemas from which the browser client's types are generated.

use super::openapi::BODIES;
use crate::protocol::{Refused, client, server};
use games::{high_card_flush, holdem, mount_holyoke, packs_poker};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

/// Contents of a schema file: the name of each type, and the function that makes its schema.
pub type NamedSchemas = &'static [(&'static str, fn(&mut SchemaGenerator) -> Schema)];

macro_rules! game {
    ($game:ident) => {
        &[
            ("view", schema::<$game::View>),
            ("seen", schema::<$game::Seen>),
            ("action", schema::<$game::Action>),
            ("settings", schema::<$game::Settings>),
        ]
    };
}

const FILES: [(&str, NamedSchemas); 7] = [
    ("client", &[("message", schema::<client::Message>)]),
    ("server", &[("message", schema::<server::Message>), ("refused", schema::<Refused>)]),
    ("rest", BODIES),
    ("holdem", game!(holdem)),
    ("packs_poker", game!(packs_poker)),
    ("high_card_flush", game!(high_card_flush)),
    ("mount_holyoke", game!(mount_holyoke)),
];

/// The schemas by file name. The properties of each schema are the types that the file describes.
pub fn files() -> Value {
    Value::Object(FILES.iter().map(|&(name, schemas)| (name.to_owned(), file(schemas))).collect())
}

/// The schema of a type; the types that it refers to become definitions of the generator.
pub fn schema<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

fn file(schemas: NamedSchemas) -> Value {
    let mut generator = SchemaGenerator::default();
    let properties: Map<String, Value> =
        schemas.iter().map(|&(name, make)| (name.to_owned(), make(&mut generator).to_value())).collect();
    let required: Vec<&String> = properties.keys().collect();
    let mut file = json!({
        "type": "object",
        "additionalProperties": false,
        "required": required,
        "properties": properties,
        "$defs": generator.take_definitions(true),
    });
    bound(&mut file);
    file
}

/// Gives every unsigned integer in a schema the maximum of its type, which `schemars` sets for 8 and 16 bits only.
pub fn bound(schema: &mut Value) {
    let greatest = match schema.get("format").and_then(Value::as_str) {
        Some("uint32") => Some(u64::from(u32::MAX)),
        Some("uint64" | "uint") => Some(u64::MAX),
        _ => None,
    };
    if let Some(fields) = schema.as_object_mut() {
        if let Some(greatest) = greatest {
            fields.entry("maximum").or_insert(json!(greatest));
        }
        fields.values_mut().for_each(bound);
    } else if let Some(items) = schema.as_array_mut() {
        items.iter_mut().for_each(bound);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_integer_schema_has_the_range_of_its_type() {
        let mut schema = json!({ "properties": { "turn": { "type": "integer", "format": "uint32" } } });
        bound(&mut schema);
        assert_eq!(schema["properties"]["turn"]["maximum"], u32::MAX);
        assert_eq!(schema.as_object().unwrap().len(), 1);
    }

    #[test]
    fn the_schema_of_a_message_rejects_what_the_room_refuses() {
        let validator = jsonschema::validator_for(&files()["client"]).unwrap();
        let too_long = u64::from(u32::MAX) + 1;
        let stakes = json!({ "buy_in_min": 200, "buy_in_max": 400, "rebuys": null });
        let taken = [
            json!({ "do": "act", "hand": u64::MAX, "turn": u32::MAX, "action": { "raise_to": 5 } }),
            json!({ "do": "sit", "seat": 1 }),
            json!({ "do": "sit", "seat": 1, "buy_in": null, "coming_in": "wait" }),
            json!({ "do": "top_up", "amount": 5 }),
            json!({ "do": "leave" }),
            json!({ "do": "stay" }),
            json!({ "do": "fast_forward", "hand": 7 }),
            json!({ "do": "sit_out" }),
            json!({ "do": "sit_in" }),
            json!({ "do": "come_in", "how": "post" }),
            json!({ "do": "add_bot", "seat": 2, "style": "caller" }),
            json!({ "do": "remove", "seat": 2 }),
            json!({ "do": "pause", "minutes": 5 }),
            json!({ "do": "resume" }),
            json!({ "do": "configure", "rules": { "burn": true }, "clocks": { "turn": 5 }, "stakes": stakes,
                    "house_rules": { "pauses": null } }),
            json!({ "do": "close" }),
        ];
        let with_more = |message: &Value| {
            let mut message = message.clone();
            message["more"] = json!(5);
            message
        };
        let refused = [
            json!({}),
            json!({ "do": "dance" }),
            json!({ "do": "sit" }),
            json!({ "do": "sit", "seat": 256 }),
            json!({ "do": "sit", "seat": -1 }),
            json!({ "do": "sit", "seat": 1.5 }),
            json!({ "do": "sit", "seat": "1" }),
            json!({ "do": "leave", "seat": 1 }),
            json!({ "do": "leave", "v": too_long }),
            json!({ "do": "leave", "id": -1 }),
            json!({ "do": "top_up", "amount": 1_u64 << 53 }),
            json!({ "do": "come_in", "how": "free" }),
            json!({ "do": "act", "hand": 1, "turn": too_long, "action": "fold" }),
            json!({ "do": "pause", "minutes": too_long }),
            json!({ "do": "configure", "clocks": { "turn": too_long } }),
            json!({ "do": "configure", "clocks": { "more": 5 } }),
            json!({ "do": "configure", "stakes": { "buy_in_min": 200, "buy_in_max": 400, "more": 5 } }),
            json!({ "do": "configure", "house_rules": { "more": 5 } }),
        ];
        let more: Vec<Value> = taken.iter().map(with_more).collect();
        let verdicts = |messages: &[Value]| -> Vec<(Value, bool, bool)> {
            let whole = messages.iter().map(|message| {
                let mut whole = json!({ "v": 1, "id": 7 });
                whole.as_object_mut().unwrap().extend(message.as_object().unwrap().clone());
                whole
            });
            let judged = |whole: Value| {
                let read = client::Message::read(&whole).is_ok();
                let valid = validator.is_valid(&json!({ "message": whole }));
                (whole, read, valid)
            };
            whole.map(judged).collect()
        };
        let wrong = |messages: &[Value], expected: bool| -> Vec<(Value, bool, bool)> {
            let judged = verdicts(messages).into_iter();
            judged.filter(|&(_, read, valid)| (read, valid) != (expected, expected)).collect()
        };
        assert_eq!(wrong(&taken, true), []);
        assert_eq!(wrong(&refused, false), []);
        assert_eq!(wrong(&more, false), []);
    }
}
