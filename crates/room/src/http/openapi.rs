//! Makes the OpenAPI description of the routes under `/api`, which `description.rs` sends.
//!
//! The paths come from the routes themselves, the schemas from the serialized types. A room does not use this code:
//! `cargo xtask types` writes the description to `crates/room/openapi.json`.

use super::bodies::{BODIES, RUN_BODIES};
use super::codes::codes;
use super::message_schemas::message_schemas;
use super::named_schemas::bound;
use super::{hands, router, security, shared_responses};
use axum::http::StatusCode;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};
use utoipa::OpenApi;

/// The base of the description, to which the router adds its routes: title, description, and the path of hand files.
#[derive(OpenApi)]
#[openapi(paths(hands::file), info(title = "Cardroom", description = "A card room in one binary."))]
struct Base;

/// The complete description: the routes, with the schemas to which they refer, and these of messages.
pub fn description() -> Value {
    let routes = router::describe(Base::openapi());
    let mut whole = serde_json::to_value(routes).expect("the description of the routes is plain data");
    shared_responses::complete(&mut whole);
    describe(&mut whole);
    whole["info"]["description"] = json!(DESCRIPTION);
    whole["components"] = json!({
        "schemas": schemas(message_schemas()),
        "responses": shared_responses::shared(),
        "securitySchemes": security::schemes(),
    });
    name_links(&mut whole["components"]);
    whole
}

/// Replaces the links between Rust items in all descriptions by the names of the items, since the links lead to the
/// documentation of the code.
fn name_links(whole: &mut Value) {
    match whole {
        Value::Object(fields) => fields.iter_mut().for_each(|(name, field)| match field {
            Value::String(text) if name == "description" => *text = with_names(text),
            field => name_links(field),
        }),
        Value::Array(items) => items.iter_mut().for_each(name_links),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The text with a name in place of each link, such as ``[`Seat`](super::Seat)``.
fn with_names(text: &str) -> String {
    let mut parts = text.split("[`");
    let mut named = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, after) = part.split_once("`]").unwrap_or((part, ""));
        let link = after.strip_prefix('(').and_then(|link| link.split_once(')'));
        named += &format!("`{name}`{}", link.map_or(after, |(_, after)| after));
    }
    named
}

/// The text at the beginning of the description, with the steps of a program that plays.
const DESCRIPTION: &str = include_str!("openapi.md");

/// Adds the missing descriptions of responses: the reason phrase of the status.
fn describe(whole: &mut Value) {
    let paths = whole["paths"].as_object_mut().into_iter().flatten();
    let operations = paths.flat_map(|(_, path)| path.as_object_mut().into_iter().flatten());
    let answers =
        operations.flat_map(|(_, operation)| operation["responses"].as_object_mut().into_iter().flatten());
    for (status, answer) in answers {
        let words =
            status.parse().ok().and_then(|status| StatusCode::from_u16(status).ok()?.canonical_reason());
        let shared = answer.get("$ref").is_some();
        if !shared && answer["description"].as_str().is_none_or(str::is_empty) {
            answer["description"] = json!(words.unwrap_or_default());
        }
    }
}

fn schemas(messages: Map<String, Value>) -> Value {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
    });
    let mut all = settings.into_generator();
    BODIES.iter().chain(RUN_BODIES).for_each(|(_, add)| drop(add(&mut all)));
    let mut schemas = Value::Object(all.take_definitions(true));
    for (list, of) in [
        ("Tables", "TableView"),
        ("Hands", "HandLine"),
        ("BotLines", "BotLine"),
        ("Games", "Game"),
        ("RunLines", "RunLine"),
        ("OwnRuns", "OwnRun"),
        ("OrganisedRuns", "OrganisedRun"),
    ] {
        schemas[list] = json!({ "type": "array", "items": { "$ref": format!("#/components/schemas/{of}") } });
    }
    schemas["RefusalCode"] = json!({
        "type": "string",
        "description": "The codes of all refusals. A later version of the room may have more.",
        "enum": codes(),
    });
    bound(&mut schemas);
    if let Some(schemas) = schemas.as_object_mut() {
        schemas.extend(messages);
    }
    schemas
}
