//! Prints the JSON Schemas that the browser client's types are made from (`cargo xtask types`): one object, a file's name
//! to its schema, whose properties are what that file describes.

use games::{high_card_flush, holdem, mount_holyoke, packs_poker};
use room::protocol::{Refused, client, server};
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};

/// What a file describes: the name of each thing, and how its schema is made.
type Things = &'static [(&'static str, fn(&mut SchemaGenerator) -> schemars::Schema)];

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

const FILES: [(&str, Things); 6] = [
    ("client", &[("message", schema::<client::Message>)]),
    ("server", &[("message", schema::<server::Message>), ("refused", schema::<Refused>)]),
    ("holdem", game!(holdem)),
    ("packs_poker", game!(packs_poker)),
    ("high_card_flush", game!(high_card_flush)),
    ("mount_holyoke", game!(mount_holyoke)),
];

fn main() {
    let files = FILES.iter().map(|&(name, things)| (name.to_owned(), file(things)));
    println!("{:#}", Value::Object(files.collect()));
}

fn schema<T: JsonSchema>(generator: &mut SchemaGenerator) -> schemars::Schema {
    generator.subschema_for::<T>()
}

fn file(things: Things) -> Value {
    let mut generator = SchemaGenerator::default();
    let properties: Map<String, Value> =
        things.iter().map(|&(name, make)| (name.to_owned(), make(&mut generator).to_value())).collect();
    let required: Vec<&String> = properties.keys().collect();
    json!({
        "type": "object",
        "additionalProperties": false,
        "required": required,
        "properties": properties,
        "$defs": generator.take_definitions(true),
    })
}
