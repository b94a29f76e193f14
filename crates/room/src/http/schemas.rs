//! JSON Schemas from which the browser client's types are generated.

use super::bodies::{BODIES, RUN_BODIES};
use super::named_schemas::{NamedSchemas, bound, schema};
use crate::game::GameName;
use crate::protocol::{RefusalMessage, RefusedAmount, client, server};
use games::unit::UNIT;
use games::{high_card_flush, holdem, mount_holyoke, packs_poker};
use schemars::SchemaGenerator;
use serde_json::{Map, Value, json};

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

const FILES: [(&str, NamedSchemas); 8] = [
    ("client", &[("message", schema::<client::Message>)]),
    ("server", &[("message", schema::<server::Message>), ("refused", schema::<RefusalMessage>)]),
    ("rest", BODIES),
    ("run", RUN_BODIES),
    ("holdem", game!(holdem)),
    ("packs_poker", game!(packs_poker)),
    ("high_card_flush", game!(high_card_flush)),
    ("mount_holyoke", game!(mount_holyoke)),
];

/// The schemas by file name. The properties of each schema are the types that the file describes.
pub fn files() -> Value {
    Value::Object(FILES.iter().map(|&(name, schemas)| (name.to_owned(), file(schemas))).collect())
}

macro_rules! refusals {
    ($game:ident) => {
        &[
            ("refusal", schema::<$game::Refusal>),
            ("setup", schema::<$game::SetupError>),
            ("rules", schema::<$game::RulesError>),
        ]
    };
}

/// Groups of refusals: the prefix of the group's codes, and the types of its refusals.
const REFUSALS: [(&str, NamedSchemas); 5] = [
    ("", &[("amount", schema::<RefusedAmount>)]),
    ("holdem.", refusals!(holdem)),
    ("packs_poker.", refusals!(packs_poker)),
    ("high_card_flush.", refusals!(high_card_flush)),
    ("mount_holyoke.", refusals!(mount_holyoke)),
];

/// Argument names of a refusal with unnamed fields, the same as in
/// [`GameError::arguments`](games::GameError::arguments).
const UNNAMED: [&str; 4] = ["first", "second", "third", "fourth"];

/// The amounts in events and refusals, from the schemas of their types: the unit of each game, and the fields of each
/// event and refusal that are amounts.
pub fn amounts() -> Value {
    let units = GameName::ALL.map(|game| (game.game().name().to_owned(), json!(game.game().unit())));
    let games = FILES.iter().filter(|(name, _)| units.iter().any(|(game, _)| game == name));
    let mut events: Map<String, Value> =
        games.map(|&(name, schemas)| (name.to_owned(), events_of(&file(schemas), "seen"))).collect();
    events.insert("table".to_owned(), events_of(&file(&[("event", schema::<server::TableEvent>)]), "event"));
    let refusals = REFUSALS.iter().flat_map(|&(prefix, schemas)| refusals_of(prefix, &file(schemas)));
    json!({
        "units": Map::from_iter(units),
        "events": events,
        "refusals": refusals.collect::<Map<String, Value>>(),
    })
}

/// The amounts of each event of a type: an enum that is tagged by `event`.
fn events_of(file: &Value, name: &str) -> Value {
    let variants = variants(file, &file["properties"][name]).iter().filter_map(|variant| {
        let event = variant["properties"]["event"]["const"].as_str()?;
        Some((event.to_owned(), amounts_of(file, variant)?))
    });
    Value::Object(variants.collect())
}

/// The amounts of each refusal of a file: enums in which each variant is an object with one field.
fn refusals_of(prefix: &str, file: &Value) -> Map<String, Value> {
    let types = file["properties"].as_object().into_iter().flat_map(Map::values);
    let variants = types.flat_map(|schema| variants(file, schema));
    let fields = variants.filter_map(|variant| variant["properties"].as_object()).flatten();
    let amounts = fields.filter_map(|(code, fields)| {
        Some((format!("{prefix}{code}"), amounts_of(file, &with_names(fields))?))
    });
    amounts.collect()
}

/// The schema of a variant with unnamed fields, rewritten with named ones: the names of the arguments.
fn with_names(fields: &Value) -> Value {
    let list = fields.get("prefixItems").and_then(Value::as_array).cloned();
    let single = fields.get(UNIT).is_some().then(|| vec![fields.clone()]);
    match list.or(single) {
        Some(items) => {
            json!({ "properties": Map::from_iter(UNNAMED.map(str::to_owned).into_iter().zip(items)) })
        }
        None => fields.clone(),
    }
}

fn variants<'a>(file: &'a Value, schema: &'a Value) -> &'a [Value] {
    resolve(file, schema)["oneOf"].as_array().map_or(&[], Vec::as_slice)
}

fn resolve<'a>(file: &'a Value, schema: &'a Value) -> &'a Value {
    let name = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next());
    name.and_then(|name| file["$defs"].get(name)).unwrap_or(schema)
}

/// The fields of an object that are amounts, including fields of nested objects as dotted paths; `None` if there are
/// none.
fn amounts_of(file: &Value, schema: &Value) -> Option<Value> {
    let mut found = Map::new();
    collect(file, schema, "", &mut found);
    (!found.is_empty()).then_some(Value::Object(found))
}

fn collect(file: &Value, schema: &Value, before: &str, found: &mut Map<String, Value>) {
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        let field = field["anyOf"].get(0).unwrap_or(field);
        match field.get(UNIT) {
            Some(unit) => {
                let signed = resolve(file, field)["minimum"] != json!(0);
                let amount =
                    if signed { json!({ "unit": unit, "signed": true }) } else { json!({ "unit": unit }) };
                found.insert(format!("{before}{name}"), amount);
            }
            None => collect(file, resolve(file, field), &format!("{before}{name}."), found),
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use games::unit::is_amount;

    /// Collects every object in a schema, at any depth.
    fn objects<'a>(schema: &'a Value, found: &mut Vec<&'a Value>) {
        match schema {
            Value::Object(fields) => {
                found.push(schema);
                fields.values().for_each(|field| objects(field, found));
            }
            Value::Array(items) => items.iter().for_each(|item| objects(item, found)),
            _ => {}
        }
    }

    #[test]
    fn every_amount_in_a_message_has_the_unit_of_its_game() {
        let refusals =
            REFUSALS.iter().map(|&(prefix, schemas)| (prefix.trim_end_matches('.'), file(schemas)));
        let all = FILES.iter().map(|&(name, schemas)| (name, file(schemas))).chain(refusals);
        let mut seen = 0;
        for (name, schema) in all {
            let game = GameName::ALL.into_iter().find(|game| game.game().name() == name);
            let other = if name == "run" { json!("cents") } else { json!("game") };
            let expected = game.map_or(other, |game| json!(game.game().unit()));
            let mut found = Vec::new();
            objects(&schema, &mut found);
            for one in found.into_iter().filter(|one| is_amount(one) || one.get(UNIT).is_some()) {
                assert_eq!(one.get(UNIT), Some(&expected), "{name}: {one}");
                seen += 1;
            }
        }
        assert!(seen > 100, "{seen}");
    }

    #[test]
    fn the_amounts_of_events_and_refusals_are_found_by_their_codes() {
        let amounts = amounts();
        assert_eq!(
            amounts["units"],
            json!({ "holdem": "chips", "packs_poker": "cents",
            "high_card_flush": "cents", "mount_holyoke": "points" })
        );
        assert_eq!(
            amounts["events"]["holdem"]["raised"],
            json!({ "amount": { "unit": "chips" }, "to": { "unit": "chips" } })
        );
        assert_eq!(
            amounts["events"]["packs_poker"]["over"],
            json!({ "house": { "unit": "cents", "signed": true } })
        );
        assert_eq!(amounts["events"]["table"]["topped_up"], json!({ "amount": { "unit": "game" } }));
        let refusals = &amounts["refusals"];
        assert_eq!(refusals["packs_poker.pack_off_limits"]["limits.least"], json!({ "unit": "cents" }));
        assert_eq!(refusals["high_card_flush.limit_off_unit"]["unit"], json!({ "unit": "cents" }));
        assert_eq!(refusals["stakes"]["limit"], json!({ "unit": "game" }));
        assert!(refusals.get("clock").is_none() && refusals.get("bots_of_guest").is_none());
    }

    /// Number of amounts in a schema, at any depth and behind references.
    fn count(file: &Value, schema: &Value) -> usize {
        match schema {
            Value::Object(fields) if fields.contains_key(UNIT) => 1,
            Value::Object(fields) if fields.contains_key("$ref") => count(file, resolve(file, schema)),
            Value::Object(fields) => fields.values().map(|field| count(file, field)).sum(),
            Value::Array(items) => items.iter().map(|item| count(file, item)).sum(),
            _ => 0,
        }
    }

    /// The client formats amounts by the path of their field; an amount in a list or an enum would have no such path.
    #[test]
    fn every_amount_of_an_event_has_a_path() {
        let mut files: Vec<Value> = FILES.iter().map(|&(_, schemas)| file(schemas)).collect();
        files.push(file(&[("seen", schema::<server::TableEvent>)]));
        let mut seen = 0;
        for (file, event) in files
            .iter()
            .flat_map(|file| variants(file, &file["properties"]["seen"]).iter().map(move |one| (file, one)))
        {
            let listed = amounts_of(file, event).map_or(0, |found| found.as_object().unwrap().len());
            assert_eq!(listed, count(file, event), "{event}");
            seen += listed;
        }
        assert!(seen > 15, "{seen}");
    }

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
            json!({ "do": "chat", "text": "Good evening" }),
            json!({ "do": "react", "reaction": "nice_hand" }),
            json!({ "do": "set_chat", "open": false }),
            json!({ "do": "join_list" }),
            json!({ "do": "leave_list" }),
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
            json!({ "do": "react", "reaction": "rude" }),
            json!({ "do": "chat", "text": 5 }),
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
