//! Tests of every route and every action of an event, requested by a person with each role and by people with none.
//! `table.rs` lists by hand who may use each; a test checks that it names every action, and every event route of the
//! OpenAPI description except `OTHER_ROUTES`.

mod table;

use super::runs::{Staff, organiser_of, volunteer};
use super::*;
use std::collections::BTreeSet;
use table::{Row, Step, Who};

/// The people who make requests, those with the fewest rights first, so that they are the first to request things
/// that are possible only once.
const PEOPLE: [&str; 12] = [
    "visitor",
    "stranger",
    "revoked",
    "stop 1",
    "stop 2",
    "stop 3",
    "stop 4",
    "stop 5",
    "finish",
    "registration",
    "organiser by link",
    "organiser",
];

/// Routes without a role, which have separate tests at the end of this file.
const OTHER_ROUTES: [&str; 4] =
    ["GET /api/admin/runs", "GET /api/me/runs", "GET /api/runs", "POST /api/runs"];

/// The people of an event, by name.
struct People(Vec<(&'static str, Staff)>);

impl People {
    async fn of(room: &Room, mut organiser: Staff) -> People {
        let path = organiser.path.clone();
        let mut people = Vec::new();
        for name in PEOPLE {
            let someone = match name {
                "visitor" => Staff { browser: Browser::default(), path: path.clone() },
                "stranger" => {
                    let mut browser = Browser::default();
                    browser.name(room, "Stan").await;
                    Staff { browser, path: path.clone() }
                }
                "revoked" => revoked(room, &mut organiser).await,
                "organiser" => continue,
                _ => volunteer(room, &mut organiser, name, json!([role(name)])).await,
            };
            people.push((name, someone));
        }
        people.push(("organiser", organiser));
        People(people)
    }

    fn named(&mut self, name: &str) -> &mut Staff {
        let found = self.0.iter_mut().find(|(known, _)| *known == name);
        &mut found.unwrap_or_else(|| panic!("nobody is {name}")).1
    }
}

/// The role of a volunteer with this name.
fn role(name: &str) -> Value {
    match name.strip_prefix("stop ") {
        Some(stop) => json!({ "stop": stop.parse::<u8>().unwrap() }),
        None => json!(name.trim_end_matches(" by link")),
    }
}

/// A person who had every role through one link, which was revoked.
async fn revoked(room: &Room, organiser: &mut Staff) -> Staff {
    let all = json!(["organiser", "registration", { "stop": 1 }, { "stop": 2 }, { "stop": 3 }, { "stop": 4 },
        { "stop": 5 }, "finish"]);
    let link = organiser.done(room, "links", json!({ "roles": all })).await;
    let mut staff = Staff { browser: Browser::default(), path: organiser.path.clone() };
    staff.done(room, "join", json!({ "token": link["token"], "name": "Rex" })).await;
    organiser.done(room, &format!("links/{}/revoke", link["link"]), Value::Null).await;
    staff
}

/// The status and the code of the response to a row's request. The live board never ends, so only its status is read.
async fn asked(room: &Room, someone: &mut Staff, row: &Row) -> (u16, String) {
    let path = format!("{}{}", someone.path, row.path);
    let (text, is_csv) = match &row.body {
        Value::Null => (None, false),
        Value::String(csv) => (Some(csv.clone()), true),
        body => (Some(body.to_string()), false),
    };
    let mut request = request(row.method.clone(), &path, text.as_deref());
    if is_csv {
        request.headers_mut().insert(CONTENT_TYPE, "text/csv".parse().unwrap());
    }
    request.headers_mut().insert(COOKIE, someone.browser.cookies.join("; ").parse().unwrap());
    if row.route.ends_with("/events") {
        let answer = room.router.clone().oneshot(request).await.unwrap();
        return (answer.status().as_u16(), String::new());
    }
    let (status, _, body) = room.answer(request).await;
    (status.as_u16(), code(&body).to_owned())
}

/// Number of entries in the log.
async fn entries(room: &Room, people: &mut People) -> usize {
    let organiser = people.named("organiser");
    let path = format!("{}/log", organiser.path);
    let mut get = request(Method::GET, &path, None);
    get.headers_mut().insert(COOKIE, organiser.browser.cookies.join("; ").parse().unwrap());
    let (_, _, file) = room.bytes(get).await;
    file.split(|byte| *byte == b'\n').filter(|line| line.starts_with(b"{\"entry\"")).count()
}

/// Makes a row's request as every person: people without the right are refused without effect, and the first of the
/// others gets the expected response.
async fn check_row(room: &Room, people: &mut People, row: &Row) {
    let before = entries(room, people).await;
    for name in PEOPLE.into_iter().filter(|name| !row.who.includes(name)) {
        let (status, code) = asked(room, people.named(name), row).await;
        let is_staff = !["visitor", "stranger", "revoked"].contains(&name);
        let expected = if is_staff { "run.not_your_role" } else { "run.not_staff" };
        assert_eq!((status, code.as_str()), (403, expected), "{name}: {row:?}");
    }
    assert_eq!(entries(room, people).await, before, "a refusal has no effect: {row:?}");
    let mut allowed = PEOPLE.into_iter().filter(|name| row.who.includes(name));
    let first = allowed.next().unwrap_or_else(|| panic!("nobody may: {row:?}"));
    let (status, code) = asked(room, people.named(first), row).await;
    assert_eq!((status, code.as_str()), (row.status, row.code), "{first}: {row:?}");
    for name in allowed {
        let (status, code) = asked(room, people.named(name), row).await;
        let is_allowed = status == row.status || status == 422 && !code.is_empty();
        assert!(is_allowed, "{name}: {status} {code}: {row:?}");
    }
}

/// The names of the variants of an action in the OpenAPI description.
fn variants(described: &Value, schema: &str) -> BTreeSet<String> {
    let all = described["components"]["schemas"][schema]["oneOf"].as_array().unwrap();
    let names = all.iter().flat_map(|one| match one["required"].as_array() {
        Some(required) => required.clone(),
        None if one["const"].is_string() => vec![one["const"].clone()],
        None => one["enum"].as_array().unwrap().clone(),
    });
    names.map(|name| name.as_str().unwrap().to_owned()).collect()
}

/// The routes of events in the OpenAPI description, each with its method.
fn routes(described: &Value) -> BTreeSet<String> {
    let paths = described["paths"].as_object().unwrap().iter();
    let of_events = paths.filter(|(path, _)| path.contains("/runs"));
    let methods = of_events.flat_map(|(path, operations)| {
        operations.as_object().unwrap().keys().map(move |method| format!("{} {path}", method.to_uppercase()))
    });
    methods.collect()
}

#[tokio::test]
async fn the_table_names_every_route_and_every_action_of_the_description() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let described = room.answer(request(Method::GET, "/api/openapi.json", None)).await.2;
    let row = |step| match step {
        Step::Row(row) => Some(row),
        Step::Organiser(..) => None,
    };
    let rows: Vec<Row> = table::steps().into_iter().filter_map(row).collect();
    let mut named: BTreeSet<String> = rows.iter().map(|row| row.route.to_owned()).collect();
    named.extend(OTHER_ROUTES.map(str::to_owned));
    assert_eq!(routes(&described), named);
    for (route, field, schema) in [
        ("POST /api/runs/{id}/actions", "action", "Action"),
        ("POST /api/runs/{id}/spins", "spin", "Spin"),
        ("POST /api/runs/{id}/money", "money", "MoneyCommand"),
    ] {
        let of_route = rows.iter().filter(|row| row.route == route);
        let kinds: BTreeSet<String> = of_route.map(|row| kind(&row.body[field])).collect();
        assert_eq!(variants(&described, schema), kinds, "{schema}");
    }
    room.close().await;
}

/// The name of an action.
fn kind(action: &Value) -> String {
    let object = action.as_object().and_then(|fields| fields.keys().next());
    object.cloned().unwrap_or_else(|| action.as_str().unwrap_or_default().to_owned())
}

#[tokio::test]
async fn every_role_may_do_its_own_and_nothing_else() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let organiser = organiser_of(&room, &table::draft()).await;
    let mut people = People::of(&room, organiser).await;
    for step in table::steps() {
        match step {
            Step::Row(row) => check_row(&room, &mut people, &row).await,
            Step::Organiser(path, body) => {
                people.named("organiser").done(&room, path, body).await;
            }
        }
    }
    room.close().await;
}

#[tokio::test]
async fn contact_data_money_and_links_are_in_the_views_of_their_roles_alone() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let organiser = organiser_of(&room, &table::draft()).await;
    let path = organiser.path.clone();
    let mut people = People::of(&room, organiser).await;
    people.named("organiser").open(&room).await;
    let details = json!({ "shown_as": "number", "contact": "555-0100" });
    let ann = json!({ "name": "Ann Lee", "rides": true, "details": details });
    people.named("registration").done(&room, "participants", ann).await;
    for name in PEOPLE {
        let browser = &mut people.named(name).browser;
        let view = browser.get(&room, &path).await;
        let organises = name.starts_with("organiser");
        assert_eq!(view.to_string().contains("555-0100"), organises || name == "registration", "{name}");
        assert_eq!(view.get("organiser").is_some(), organises, "{name}");
        let board = browser.get(&room, &format!("{path}/board")).await.to_string();
        let page = browser.get(&room, &format!("{path}/participants/1")).await.to_string();
        assert!(!(board + &page).contains("Ann Lee"), "{name}");
        let own = browser.get(&room, "/api/me/runs").await;
        let roles: Vec<&Value> = own.as_array().unwrap().iter().map(|line| &line["roles"]).collect();
        match name {
            "visitor" | "stranger" | "revoked" => assert!(roles.is_empty(), "{name}"),
            _ => assert_eq!(roles, [&json!([role(name)])], "{name}"),
        }
    }
    let mut visitor = Browser::default();
    let new = Some(json!({ "draft": table::draft() }));
    let (status, refused) = visitor.ask(&room, Method::POST, "/api/runs", new).await;
    assert_eq!((status, code(&refused)), (StatusCode::UNAUTHORIZED, "no_name"));
    assert_eq!(visitor.get(&room, "/api/runs").await, json!([]), "an event is not listed");
    room.close().await;
}

impl Who {
    fn includes(self, name: &str) -> bool {
        match self {
            Who::Everybody => true,
            Who::Staff => !["visitor", "stranger", "revoked"].contains(&name),
            Who::Roles(names) => names.contains(&name) || name.starts_with("organiser"),
        }
    }
}
