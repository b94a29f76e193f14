//! The routes and actions of an event with the people who may use them, in the order of an event day, so that each
//! request is possible when it is made.

use axum::http::Method;
use serde_json::{Value, json};

/// The people who may make a request.
#[derive(Clone, Copy, Debug)]
pub enum Who {
    /// Any person, even without a session.
    Everybody,
    /// Every staff member.
    Staff,
    /// The organisers and these roles.
    Roles(&'static [&'static str]),
}

/// A request, and the people who may make it.
#[derive(Debug)]
pub struct Row {
    /// Method and path as in the OpenAPI description.
    pub route: &'static str,
    pub method: Method,
    /// The path below the path of the event.
    pub path: String,
    /// The body; a string is CSV.
    pub body: Value,
    pub who: Who,
    /// Status and code of the first response to a person who may make the request.
    pub status: u16,
    pub code: &'static str,
}

/// A step of the day.
pub enum Step {
    Row(Row),
    /// A request of the organiser that prepares the next rows.
    Organiser(&'static str, Value),
}

const NOBODY_ELSE: Who = Who::Roles(&[]);
const REGISTRATION: Who = Who::Roles(&["registration"]);
const FINISH: Who = Who::Roles(&["finish"]);
const BOTH: Who = Who::Roles(&["registration", "finish"]);
const FIRST_STOP: Who = Who::Roles(&["stop 1", "finish"]);
const NO_DRAWS: &str = "run.no_provable_draws";
const DIGEST: &str = "00ff0123456789abcdef0123456789abcdef0123456789abcdef0123456789ab";
const CARDS: [&str; 5] = ["As", "Ad", "Ah", "Kc", "Kd"];

/// The plan of the event. Its date is in the past in every time zone, so a stop may report any time of that day.
pub fn draft() -> Value {
    let route: Vec<Value> = (1..=5).map(|number| json!({ "name": format!("Bar {number}") })).collect();
    json!({
        "name": "Toys for Tots",
        "date": "2020-09-12",
        "time_zone": "America/New_York",
        "plan": { "route": route, "prizes": [500, 300] },
        "settings": { "hand_price": 1000, "extra_price": 500, "fees": "recorded", "stamps": "by_time" },
    })
}

/// The steps of the day.
pub fn steps() -> Vec<Step> {
    [plans(), registers(), stamps(), finishes(), decides(), reads(), ends()].into_iter().flatten().collect()
}

fn row(route: &'static str, path: &str, body: Value, who: Who) -> Row {
    let method = route.split(' ').next().unwrap().parse().unwrap();
    Row { route, method, path: path.to_owned(), body, who, status: 200, code: "" }
}

fn get(route: &'static str, path: &str, who: Who) -> Step {
    Step::Row(row(route, path, Value::Null, who))
}

fn post(route: &'static str, path: &str, body: Value, who: Who) -> Step {
    Step::Row(row(route, path, body, who))
}

fn act(action: Value, who: Who) -> Step {
    post("POST /api/runs/{id}/actions", "/actions", json!({ "action": action }), who)
}

fn spin(spin: Value, who: Who) -> Step {
    post("POST /api/runs/{id}/spins", "/spins", json!({ "spin": spin }), who)
}

/// A step of a provable draw, which this event does not have. Who may draw a card is tested with the spins.
fn draw(route: &'static str, path: &str, body: Value) -> Step {
    refused(post(route, path, body, Who::Staff), 404, NO_DRAWS)
}

fn money(money: Value, who: Who) -> Step {
    post("POST /api/runs/{id}/money", "/money", json!({ "money": money }), who)
}

/// The same row, with the refusal that even people who may make the request receive.
fn refused(step: Step, status: u16, code: &'static str) -> Step {
    match step {
        Step::Row(row) => Step::Row(Row { status, code, ..row }),
        other => other,
    }
}

fn open_till(name: &str, place: &Value) -> Step {
    let till = json!({ "open_till": { "name": name, "place": place, "float": 900 } });
    Step::Organiser("money", json!({ "money": till }))
}

fn prepare(action: Value) -> Step {
    Step::Organiser("actions", json!({ "action": action }))
}

fn plans() -> Vec<Step> {
    let change = json!({ "version": 1, "draft": draft() });
    vec![
        post("PUT /api/runs/{id}/draft", "/draft", change, NOBODY_ELSE),
        post("POST /api/runs/{id}/open", "/open", Value::Null, NOBODY_ELSE),
        refused(
            post("POST /api/runs/{id}/discard", "/discard", Value::Null, NOBODY_ELSE),
            422,
            "run.not_a_draft",
        ),
        post("POST /api/runs/{id}/links", "/links", json!({ "roles": ["finish"] }), NOBODY_ELSE),
        // Link 1 belongs to the person whose link was revoked, the following ones to the volunteers; link 10 is the new
        // one.
        post("POST /api/runs/{id}/links/{link}/revoke", "/links/10/revoke", Value::Null, NOBODY_ELSE),
        refused(
            post(
                "POST /api/runs/{id}/join",
                "/join",
                json!({ "token": "none", "name": "Eve" }),
                Who::Everybody,
            ),
            403,
            "run.unknown_link",
        ),
        refused(
            post(
                "POST /api/runs/{id}/links/check",
                "/links/check",
                json!({ "token": "none" }),
                Who::Everybody,
            ),
            403,
            "run.unknown_link",
        ),
        money(json!({ "open_till": { "name": "Desk", "place": "registration", "float": 0 } }), NOBODY_ELSE),
        open_till("Bar", &json!("finish")),
        open_till("Stop", &json!({ "stop": 3 })),
    ]
}

/// Riders 60 to 69 and non-riders 70 to 79, one hand each.
fn people() -> Vec<Step> {
    let person =
        |number: u32| json!({ "register": { "participant": number, "name": "Ann", "rides": number < 70 } });
    (60..80).map(|number| prepare(person(number))).collect()
}

fn registers() -> Vec<Step> {
    let mut steps = people();
    let details = json!({ "shown_as": "name", "contact": "555-0100" });
    let lost = json!({ "reason": "lost" });
    let by_card = |hand: &str| json!({ "hand": hand, "item": "fee", "method": "card" });
    steps.extend([
        post("POST /api/runs/{id}/participants", "/participants", json!({ "name": "Bo", "rides": true }), BOTH),
        post(
            "POST /api/runs/{id}/participants/import",
            "/participants/import",
            json!("name,rides\nCy,yes\n"),
            BOTH,
        ),
        act(json!({ "register": { "participant": 50, "name": "Ann", "rides": true } }), BOTH),
        act(json!({ "add_hand": { "participant": 50 } }), BOTH),
        post("PUT /api/runs/{id}/participants/{participant}", "/participants/50", details, BOTH),
        act(json!({ "rename": { "participant": 50, "name": "Ann Lee", "reason": "misspelt" } }), BOTH),
        act(json!({ "set_rides": { "participant": 50, "rides": false, "reason": "mistake" } }), BOTH),
        act(json!({ "remove_hand": { "hand": "50-2", "reason": "one too many" } }), BOTH),
        post("POST /api/runs/{id}/participants/{participant}/sheet", "/participants/50/sheet", lost, REGISTRATION),
        get("GET /api/runs/{id}/sheets", "/sheets?from=50&to=51&preview=true", REGISTRATION),
        get("GET /api/runs/{id}/participants.csv", "/participants.csv", REGISTRATION),
        act(json!({ "pay": { "hand": "50-1" } }), BOTH),
        act(json!({ "void_pay": { "hand": "50-1", "reason": "mistake" } }), NOBODY_ELSE),
        money(json!({ "pay": by_card("61-1") }), BOTH),
        money(json!({ "pay": { "hand": "62-1", "item": "fee", "method": "cash", "till": 1 } }), REGISTRATION),
        money(json!({ "pay": { "hand": "63-1", "item": "fee", "method": "cash", "till": 2 } }), FINISH),
        Step::Organiser("money", json!({ "money": { "pay": by_card("60-1") } })),
        money(
            json!({ "correct_payment":
                { "hand": "61-1", "item": "fee", "method": "prepaid", "reason": "paid before" } }),
            BOTH,
        ),
        Step::Organiser("money", json!({ "money": { "pay": by_card("66-1") } })),
        money(json!({ "void_payment": { "hand": "66-1", "item": "fee", "reason": "mistake" } }), NOBODY_ELSE),
        act(json!({ "withdraw": { "participant": 60 } }), REGISTRATION),
        money(json!({ "refund": by_card("60-1") }), BOTH),
        money(json!({ "count_till": { "till": 1, "counted": 1000 } }), REGISTRATION),
        money(json!({ "count_till": { "till": 3, "counted": 0 } }), Who::Roles(&["stop 3"])),
        money(
            json!({ "move": { "till": 2, "direction": "out", "purpose": "cost", "cents": 10, "text": "ice" } }),
            FINISH,
        ),
        refused(
            money(json!({ "void_move": { "entry": 1, "reason": "mistake" } }), NOBODY_ELSE),
            404,
            "run.no_such_move",
        ),
        money(json!({ "close_till": { "till": 3 } }), NOBODY_ELSE),
    ]);
    steps
}

fn stamp(hand: &str, stop: usize, at: &str) -> Value {
    json!({ "stamp": { "hand": hand, "stop": stop, "card": CARDS[stop - 1], "at": at } })
}

fn stamps() -> Vec<Step> {
    let at = "10:10";
    let all =
        |hand: &str, spins_at: &str| json!({ "hand": hand, "spins_at": spins_at, "cards": CARDS, "at": at });
    vec![
        act(stamp("61-1", 1, "10:10"), FIRST_STOP),
        act(stamp("61-1", 2, "10:20"), Who::Roles(&["stop 2", "finish"])),
        act(stamp("61-1", 3, "10:30"), Who::Roles(&["stop 3", "finish"])),
        act(stamp("61-1", 4, "10:40"), Who::Roles(&["stop 4", "finish"])),
        act(stamp("61-1", 5, "10:50"), Who::Roles(&["stop 5", "finish"])),
        act(json!({ "stamp": { "hand": "63-1", "stop": 1, "card": "2c" } }), FINISH),
        spin(json!({ "stop": { "hand": "62-1", "stop": 1, "at": at } }), FIRST_STOP),
        spin(
            json!({ "stop": { "hand": "62-1", "stop": 4, "at": "10:40" } }),
            Who::Roles(&["stop 4", "finish"]),
        ),
        act(json!({ "void": { "hand": "62-1", "mark": { "stop": 1 }, "reason": "misread" } }), FIRST_STOP),
        act(
            json!({ "void": { "hand": "62-1", "mark": { "stop": 4 }, "reason": "misread" } }),
            Who::Roles(&["stop 4", "finish"]),
        ),
        act(json!({ "spin_all": all("70-1", "first_stop") }), FIRST_STOP),
        act(json!({ "spin_all": { "hand": "71-1", "spins_at": "first_stop", "cards": CARDS } }), FINISH),
        spin(json!({ "all": { "hand": "72-1", "spins_at": "first_stop", "at": at } }), FIRST_STOP),
        // The card of a closed stop is drawn at a later stop (PR-21).
        act(json!({ "close_stop": { "stop": 3, "reason": "flood" } }), NOBODY_ELSE),
        act(json!({ "reopen_stop": { "stop": 3, "reason": "dry" } }), NOBODY_ELSE),
        prepare(json!({ "close_stop": { "stop": 3, "reason": "flood" } })),
        prepare(stamp("64-1", 1, "10:10")),
        prepare(stamp("64-1", 2, "10:20")),
        act(stamp("64-1", 3, "10:45"), Who::Roles(&["stop 3", "stop 4", "stop 5", "finish"])),
        spin(
            json!({ "stop": { "hand": "64-1", "stop": 3, "at": "10:45" } }),
            Who::Roles(&["stop 3", "stop 4", "stop 5", "finish"]),
        ),
    ]
}

fn finishes() -> Vec<Step> {
    let at = "15:00";
    let extra = |hand: &str| json!({ "extra": { "hand": hand, "card": "Qs", "at": "15:10" } });
    let void_extra = json!({ "void": { "hand": "61-1", "mark": "extra", "reason": "misread" } });
    vec![
        act(json!({ "arrive": { "participant": 61, "at": at } }), FINISH),
        act(json!({ "void_arrival": { "participant": 61, "reason": "mistake" } }), FINISH),
        prepare(json!({ "arrive": { "participant": 61, "at": at } })),
        prepare(json!({ "arrive": { "participant": 70, "at": at } })),
        prepare(json!({ "arrive": { "participant": 73, "at": at } })),
        prepare(json!({ "arrive": { "participant": 74, "at": at } })),
        act(
            json!({ "spin_all": { "hand": "73-1", "spins_at": "finish", "cards": CARDS, "at": "15:05" } }),
            FINISH,
        ),
        spin(json!({ "all": { "hand": "74-1", "spins_at": "finish", "at": "15:05" } }), FINISH),
        act(extra("61-1"), FINISH),
        act(void_extra, FINISH),
        spin(json!({ "extra": { "hand": "61-1", "at": "15:10" } }), FINISH),
        act(json!({ "extra": { "hand": "70-1", "card": "Qs" } }), FINISH),
        money(json!({ "pay": { "hand": "61-1", "item": "extra", "method": "card" } }), BOTH),
        act(json!({ "turn_in": { "hand": "61-1", "at": "15:20" } }), FINISH),
        act(json!({ "void_turn_in": { "hand": "61-1", "reason": "mistake" } }), FINISH),
        prepare(json!({ "turn_in": { "hand": "61-1", "at": "15:21" } })),
        prepare(json!({ "turn_in": { "hand": "70-1", "at": "15:21" } })),
    ]
}

fn decides() -> Vec<Step> {
    let reports = |stop: usize, names| {
        let retract = json!({ "retract_report": { "stop": stop, "reason": "wrong" } });
        [act(json!({ "report": { "stop": stop, "until": "12:00" } }), names), act(retract, names)]
    };
    let mut steps = vec![
        act(json!({ "move_deadline": { "to": "16:30", "reason": "snow" } }), NOBODY_ELSE),
        prepare(stamp("65-1", 2, "10:20")),
        act(json!({ "allow_skip": { "hand": "65-1", "stop": 1, "reason": "sent on" } }), NOBODY_ELSE),
        prepare(stamp("66-1", 2, "10:20")),
        post(
            "POST /api/runs/{id}/questions/{question}",
            "/questions/missing-66-1-1",
            json!({ "verdict": "dismiss", "reason": "no stamp on the sheet" }),
            NOBODY_ELSE,
        ),
    ];
    steps.extend(reports(1, FIRST_STOP));
    steps.extend(reports(2, Who::Roles(&["stop 2", "finish"])));
    steps
}

fn reads() -> Vec<Step> {
    let next = json!({ "stop": { "hand": "61-1", "stop": 1 } });
    let message = json!({ "value": DIGEST, "path": [], "cut": 17, "signature": format!("{DIGEST}{DIGEST}") });
    vec![
        get("GET /api/runs/{id}", "", Who::Staff),
        get("GET /api/runs/{id}/board", "/board", Who::Everybody),
        get("GET /api/runs/{id}/board/events", "/board/events", Who::Everybody),
        get("GET /api/runs/{id}/log", "/log", Who::Everybody),
        get("GET /api/runs/{id}/log", "/log?private=true", NOBODY_ELSE),
        get("GET /api/runs/{id}/entries", "/entries?participant=61", NOBODY_ELSE),
        get("GET /api/runs/{id}/hands/{hand}/worth", "/hands/61-1/worth", Who::Staff),
        get("GET /api/runs/{id}/participants/{participant}", "/participants/61", Who::Everybody),
        refused(
            get("GET /api/runs/{id}/sheets/{code}", "/sheets/AAAA", Who::Everybody),
            404,
            "run.unknown_sheet",
        ),
        get("GET /api/runs/{id}/report", "/report", NOBODY_ELSE),
        refused(get("GET /api/runs/{id}/draws", "/draws", Who::Everybody), 404, NO_DRAWS),
        refused(get("GET /api/runs/{id}/draws/report", "/draws/report", NOBODY_ELSE), 404, NO_DRAWS),
        post(
            "POST /api/runs/{id}/draws/blocks",
            "/draws/blocks",
            json!({ "first": 1, "last": 2 }),
            REGISTRATION,
        ),
        draw(
            "POST /api/runs/{id}/draws/phones",
            "/draws/phones",
            json!({ "block": 1, "root": DIGEST, "key": DIGEST }),
        ),
        draw("POST /api/runs/{id}/draws/scans", "/draws/scans", json!({ "spin": next, "phone": 1 })),
        draw(
            "POST /api/runs/{id}/draws/takeovers",
            "/draws/takeovers",
            json!({ "spin": next, "phone": 1, "reason": "no battery" }),
        ),
        draw(
            "POST /api/runs/{id}/draws/cards",
            "/draws/cards",
            json!({ "spin": next, "phone": 1, "message": message }),
        ),
        get("GET /api/runs/{id}/report.csv", "/report.csv", NOBODY_ELSE),
        refused(
            post("POST /api/runs/{id}/continue", "/continue", Value::Null, NOBODY_ELSE),
            422,
            "run.not_moved",
        ),
        // The content type is that of a file of participants.
        refused(post("POST /api/runs/{id}/merge", "/merge", json!("log"), NOBODY_ELSE), 415, "not_log"),
    ]
}

fn ends() -> Vec<Step> {
    let prize = |hand: &str, till| json!({ "hand": hand, "to": "Ann", "method": "cash", "till": till });
    vec![
        // A successful cancellation would end the event, so this request lacks a reason and is refused.
        refused(act(json!({ "cancel": { "reason": "" } }), NOBODY_ELSE), 422, "poker_run.no_reason"),
        act(json!("close"), NOBODY_ELSE),
        refused(act(json!({ "spin_off": { "hand": "61-1", "card": "Ks" } }), FINISH), 422, "poker_run.over"),
        refused(spin(json!({ "spin_off": { "hand": "61-1", "round": 0 } }), FINISH), 422, "poker_run.over"),
        act(json!({ "pay_prize": { "hand": "61-1" } }), FINISH),
        act(json!({ "void_prize": { "hand": "61-1", "reason": "mistake" } }), NOBODY_ELSE),
        money(json!({ "hand_prize": prize("61-1", 2) }), FINISH),
    ]
}
