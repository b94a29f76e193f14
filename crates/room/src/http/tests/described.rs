//! Tests that responses match the OpenAPI description.

use super::bans::Seat;
use super::runs::organiser;
use super::*;
use axum::http::header::{ALLOW, UPGRADE};

async fn description(room: &Room) -> Value {
    room.answer(request(Method::GET, "/api/openapi.json", None)).await.2
}

#[tokio::test]
async fn the_description_that_is_sent_is_the_one_that_the_code_makes() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let made = crate::http::openapi::description();
    assert!(description(&room).await == made, "run `cargo xtask types`");
    room.close().await;
}

#[tokio::test]
async fn every_operation_has_an_id_of_its_own_and_answers_that_are_described() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let described = description(&room).await;
    let paths = described["paths"].as_object().unwrap();
    let operations: Vec<&Value> =
        paths.values().flat_map(|path| path.as_object().unwrap().values()).collect();
    let mut ids: Vec<&str> = operations.iter().map(|one| one["operationId"].as_str().unwrap()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), operations.len(), "{ids:?}");
    for operation in operations {
        assert!(operation["responses"]["405"].is_object() && operation["responses"]["429"].is_object());
        let body = operation.get("requestBody");
        assert!(
            body.is_none_or(|body| body["required"] == true && operation["responses"]["415"].is_object())
        );
    }
    room.close().await;
}

/// The names of the schemas to which a document refers.
fn references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str));
            fields.values().for_each(|field| references(field, found));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, found)),
        _ => {}
    }
}

#[tokio::test]
async fn the_messages_of_sockets_and_the_views_of_games_are_described() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let described = description(&room).await;
    let mut found = Vec::new();
    references(&described, &mut found);
    for reference in found {
        let pointer = reference.strip_prefix('#').unwrap();
        assert!(described.pointer(pointer).is_some(), "{reference} leads nowhere");
    }
    let text = described["info"]["description"].as_str().unwrap();
    let schemas = described["components"]["schemas"].as_object().unwrap();
    let named = text
        .split('`')
        .skip(1)
        .step_by(2)
        .filter(|word| word.starts_with(char::is_uppercase) && word.chars().all(char::is_alphanumeric));
    let named: Vec<&str> =
        named.filter(|word| word.len() > 4 && !word.chars().all(char::is_uppercase)).collect();
    assert!(named.len() >= 19, "{named:?}");
    for name in named.into_iter().filter(|name| !["Origin", "Authorization"].contains(name)) {
        assert!(schemas.contains_key(name), "{name}");
    }
    let client = jsonschema::validator_for(&with_schema(&described, "ClientMessage")).unwrap();
    let act = json!({ "v": 1, "id": 2, "do": "act", "hand": 3, "turn": 0, "action": "call" });
    assert!(client.is_valid(&act) && !client.is_valid(&json!({ "v": 1, "id": 2, "do": "dance" })));
    let action = jsonschema::validator_for(&with_schema(&described, "HoldemAction")).unwrap();
    assert!(action.is_valid(&json!({ "raise_to": 300 })) && !action.is_valid(&json!("jump")));
    room.close().await;
}

/// A schema of the description, with all others to which it may refer.
fn with_schema(described: &Value, name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}"), "components": described["components"] })
}

#[tokio::test]
async fn other_methods_and_plain_requests_to_a_socket_are_refused_with_the_remedy() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let (status, headers, body) = room.answer(request(Method::DELETE, "/api/me", None)).await;
    assert_eq!((status, code(&body)), (StatusCode::METHOD_NOT_ALLOWED, "other_method"));
    let allowed = headers[ALLOW].to_str().unwrap();
    assert!(allowed.contains("GET") && allowed.contains("PUT"), "{allowed}");

    let table =
        Browser::default().get(&room, "/api/tables").await["tables"][0]["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{table}/socket");
    let (status, headers, body) = room.answer(request(Method::GET, &path, None)).await;
    assert_eq!((status, code(&body)), (StatusCode::UPGRADE_REQUIRED, "no_socket"));
    assert_eq!(headers[UPGRADE], "websocket");
    let described = description(&room).await;
    assert!(described["paths"]["/api/tables/{id}/socket"]["get"]["responses"]["426"].is_object());
    room.close().await;
}

#[tokio::test]
async fn numbers_of_an_address_end_where_the_description_says() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let table =
        Browser::default().get(&room, "/api/tables").await["tables"][0]["id"].as_str().unwrap().to_owned();
    let described = description(&room).await;
    let before = &described["paths"]["/api/tables/{id}/hands"]["get"]["parameters"][1];
    assert_eq!(before["name"], "before");
    let most = before["schema"]["maximum"].as_u64().unwrap();
    for (number, expected) in [
        (most.to_string(), StatusCode::OK),
        ((most + 1).to_string(), StatusCode::BAD_REQUEST),
        ("18446744073709551615".to_owned(), StatusCode::BAD_REQUEST),
        ("+5".to_owned(), StatusCode::BAD_REQUEST),
        ("null".to_owned(), StatusCode::BAD_REQUEST),
    ] {
        let path = format!("/api/tables/{table}/hands?before={number}");
        assert_eq!(room.answer(request(Method::GET, &path, None)).await.0, expected, "{number}");
    }
    let page = &described["paths"]["/api/tables"]["get"]["parameters"][0];
    let max_page = page["schema"]["maximum"].as_u64().unwrap();
    for (query, field, expected) in [
        (format!("page={max_page}"), "", StatusCode::OK),
        (format!("page={}", max_page + 1), "page", StatusCode::BAD_REQUEST),
        ("page=4294967297".to_owned(), "page", StatusCode::BAD_REQUEST),
        ("page=1&page=2".to_owned(), "page", StatusCode::BAD_REQUEST),
    ] {
        let (status, _, body) =
            room.answer(request(Method::GET, &format!("/api/tables?{query}"), None)).await;
        assert_eq!(status, expected, "{query}: {body}");
        assert_eq!(body["error"]["args"]["field"].as_str().unwrap_or_default(), field, "{query}");
    }
    let path = format!("/api/tables/{table}/socket?since={}", most + 1);
    assert_eq!(room.answer(request(Method::GET, &path, None)).await.0, StatusCode::BAD_REQUEST);
    let (status, _, body) = room.answer(request(Method::GET, "/api/tables/%FF", None)).await;
    assert_eq!((status, code(&body)), (StatusCode::NOT_FOUND, "no_such_page"));
    room.close().await;
}

#[tokio::test]
async fn a_body_must_be_a_json_object_with_its_content_type() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let with_type = |kind: &'static str, body: &str| {
        let mut put = request(Method::PUT, "/api/me", Some(body));
        put.headers_mut().insert(CONTENT_TYPE, kind.parse().unwrap());
        put
    };
    for kind in ["application/x-www-form-urlencoded", "application/jsonx", "text/plain"] {
        let (status, _, body) = room.answer(with_type(kind, "{\"name\":\"Ann\"}")).await;
        assert_eq!((status, code(&body)), (StatusCode::UNSUPPORTED_MEDIA_TYPE, "not_json"), "{kind}");
    }
    for (kind, body, expected) in [
        ("application/json; charset=utf-8", "{\"name\":\"Ann\"}", StatusCode::OK),
        ("Application/JSON", "{\"name\":\"Ann\"}", StatusCode::OK),
        // A positional deserialization would accept this as a name.
        ("application/json", "[\"Ann\"]", StatusCode::BAD_REQUEST),
    ] {
        assert_eq!(room.answer(with_type(kind, body)).await.0, expected, "{body}");
    }
    let mut ann = Browser::default();
    ann.name(&room, "Ann").await;
    let wish = json!({ "game": "holdem", "name": "Den", "seats": 4.0, "bots": 0.0 });
    let (status, table) = ann.ask(&room, Method::POST, "/api/tables", Some(wish)).await;
    assert_eq!(status, StatusCode::OK, "{table}");
    room.close().await;
}

/// Operations to which the body brings a token or a code: without a valid one they answer 401 or 403 to everybody.
const TOKEN_IN_BODY: [&str; 4] = [
    "POST /api/admin/login",
    "POST /api/me/move",
    "POST /api/runs/{id}/join",
    "POST /api/runs/{id}/links/check",
];

#[tokio::test]
async fn exactly_the_operations_that_require_credentials_say_so() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let run = organiser(&room).await.path;
    let described = description(&room).await;
    let tables = Browser::default().get(&room, "/api/tables").await;
    let table = format!("/api/tables/{}", tables["tables"][0]["id"].as_str().unwrap());
    let mut requiring = 0;
    for (path, methods) in described["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let name = format!("{} {path}", method.to_uppercase());
            let schemes: Vec<&Value> = operation["security"].as_array().into_iter().flatten().collect();
            let named = schemes.iter().flat_map(|scheme| scheme.as_object().unwrap().keys());
            for scheme in named {
                let known = &described["components"]["securitySchemes"][scheme];
                assert!(known.is_object(), "{name}: {scheme}");
            }
            let address = path.replace("/api/tables/{id}", &table).replace("/api/runs/{id}", &run);
            let address = address.replace("{game}", "holdem").replace("{hand}", "1-1");
            let parts = address.split('/').map(|part| if part.starts_with('{') { "1" } else { part });
            let address = parts.collect::<Vec<_>>().join("/");
            let mut asked = request(method.to_uppercase().parse().unwrap(), &address, None);
            let bodies = operation["requestBody"]["content"].as_object().into_iter().flatten();
            for (kind, body) in bodies {
                asked.headers_mut().insert(CONTENT_TYPE, kind.parse().unwrap());
                *asked.body_mut() = Body::from(sample(&described, &body["schema"], "").to_string());
            }
            // The body of the live board has no end, and is not read.
            let status = room.router.clone().oneshot(asked).await.unwrap().status();
            let is_refused = [StatusCode::UNAUTHORIZED, StatusCode::FORBIDDEN].contains(&status);
            let requires = !schemes.is_empty() && !schemes.contains(&&json!({}));
            if TOKEN_IN_BODY.contains(&name.as_str()) {
                assert!(is_refused && !requires, "{name}: {status}");
                continue;
            }
            assert_eq!(is_refused, requires, "{name}: {status}");
            let statuses = &operation["responses"];
            assert!(!requires || statuses[status.as_str()].is_object(), "{name} does not describe {status}");
            requiring += usize::from(requires);
        }
    }
    assert!(requiring > 50, "{requiring} operations");
    room.close().await;
}

/// A value that a schema of the description allows, with the required fields only.
fn sample(described: &Value, schema: &Value, name: &str) -> Value {
    match name {
        "date" => return json!("2025-09-12"),
        "hand" => return json!("1-1"),
        "time_zone" => return json!("UTC"),
        "participant" => return json!(1),
        "root" | "key" | "value" => return json!("0".repeat(64)),
        "signature" => return json!("0".repeat(128)),
        _ => {}
    }
    if let Some(reference) = schema["$ref"].as_str() {
        return sample(described, described.pointer(&reference[1..]).unwrap(), name);
    }
    if let Some(value) = schema.get("const").or(schema["enum"].get(0)) {
        return value.clone();
    }
    let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let fields =
        required.map(|field| (field.to_owned(), sample(described, &schema["properties"][field], field)));
    if let Some(choice) = ["oneOf", "anyOf", "allOf"].iter().find_map(|choices| schema[choices].get(0)) {
        let mut chosen = sample(described, choice, name);
        chosen.as_object_mut().into_iter().for_each(|chosen| chosen.extend(fields.clone()));
        return chosen;
    }
    match schema["type"].as_str().or(schema["type"][0].as_str()) {
        Some("object") => Value::Object(fields.collect()),
        Some("array") => json!([]),
        Some("integer" | "number") => schema.get("minimum").cloned().unwrap_or(json!(1)),
        Some("boolean") => json!(false),
        _ => json!("a"),
    }
}

/// The numbers just outside the range of a field of a schema.
fn outside(described: &Value, schema: &str, field: &str) -> [i64; 2] {
    let field = &described["components"]["schemas"][schema]["properties"][field];
    [field["minimum"].as_i64().unwrap() - 1, field["maximum"].as_i64().unwrap() + 1]
}

#[tokio::test]
async fn numbers_just_outside_a_described_range_are_refused() {
    let folder = Scratch::new();
    let limits = Limits { tables_per_guest: 100, ..Limits::default() };
    let room = Room::with(folder.path(), limits).await;
    let described = description(&room).await;
    let (mut ann, mut eve) = (Browser::default(), Browser::default());
    ann.name(&room, "Ann").await;
    let login = json!({ "token": room.token.clone().unwrap() });
    eve.ask(&room, Method::POST, "/api/admin/login", Some(login)).await;
    let mut table = String::new();
    for (schema, part, usual) in [
        ("Clocks", "clocks", json!({ "turn": 30, "bank": 60, "grace": 20, "between": 5 })),
        ("HouseRules", "house_rules", json!({ "away": 600, "going_south": 60, "pauses": 5 })),
        ("Create", "", json!({ "seats": 10, "bots": 0 })),
    ] {
        for field in usual.as_object().unwrap().keys() {
            let [below, above] = outside(&described, schema, field);
            let inside = [below + 1, above - 1].map(|number| (number, true));
            for (number, is_inside) in [(below, false), (above, false)].into_iter().chain(inside) {
                let mut wish = json!({ "game": "holdem", "name": "Den", "seats": 10 });
                if part.is_empty() {
                    wish[field] = json!(number);
                } else {
                    wish[part] = usual.clone();
                    wish[part][field] = json!(number);
                }
                let (status, body) = ann.ask(&room, Method::POST, "/api/tables", Some(wish)).await;
                let is_refused =
                    [StatusCode::BAD_REQUEST, StatusCode::UNPROCESSABLE_ENTITY].contains(&status);
                assert_eq!(is_refused, !is_inside, "{schema}.{field} = {number}: {status} {body}");
                table = body["id"].as_str().map_or(table, str::to_owned);
            }
        }
    }
    for hours in outside(&described, "BanRequest", "hours") {
        let ban = Some(json!({ "reason": "a test", "hours": hours }));
        let (status, body) = eve.ask(&room, Method::POST, "/api/admin/guests/1/ban", ban).await;
        assert_eq!((status, code(&body)), (StatusCode::UNPROCESSABLE_ENTITY, "ban_hours"), "{hours}");
    }
    let player = room.app.lobby().table(&table).unwrap().host().unwrap().0;
    let mut host = Seat::new(&room, &table, player).await;
    let commands = described["components"]["schemas"]["ClientMessage"]["oneOf"].as_array().unwrap();
    for (name, field, refusal) in [
        ("sit", "seat", "no_such_chair"),
        ("add_bot", "seat", "no_such_chair"),
        ("remove", "seat", "nobody_there"),
        ("pause", "minutes", "pause_minutes"),
    ] {
        let command = commands.iter().find(|command| command["properties"]["do"]["const"] == name).unwrap();
        let range = &command["properties"][field];
        for number in [range["minimum"].as_u64().unwrap() - 1, range["maximum"].as_u64().unwrap() + 1] {
            let refused = host.ask(json!({ "do": name, field: number })).await;
            assert_eq!(refused.as_deref(), Some(refusal), "{name} {number}");
        }
    }
    room.close().await;
}

#[tokio::test]
async fn no_description_speaks_of_the_code() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let described = description(&room).await;
    let mut texts = Vec::new();
    descriptions(&described, &mut texts);
    assert!(texts.len() > 1_000, "{}", texts.len());
    for text in texts {
        for word in ["::", "[`", "`None`", "panic", "chair", "Returns ", "# Errors"] {
            assert!(!text.contains(word), "{word}: {text}");
        }
    }
    let codes = described["components"]["schemas"]["RefusalCode"]["enum"].as_array().unwrap();
    for code in ["no_seat", "bot_too_fast", "holdem.not_your_turn", "run.not_staff"] {
        assert!(codes.contains(&json!(code)), "{code}");
    }
    room.close().await;
}

fn descriptions<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(fields) => {
            found.extend(["description", "summary"].iter().filter_map(|name| fields.get(*name)?.as_str()));
            fields.values().for_each(|field| descriptions(field, found));
        }
        Value::Array(items) => items.iter().for_each(|item| descriptions(item, found)),
        _ => {}
    }
}
