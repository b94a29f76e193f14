//! Tests of tally sheets: their codes, blank sheets and replaced sheets.

use super::{Event, NOON_MS, ORGANISER, Role};
use crate::refusal::Refusal;
use crate::run::cached_view::CachedView;
use crate::run::command::Command;
use crate::run::view::{SheetPage, SheetState};
use crate::store::PlayerId;
use games::poker_run::{Participant, Stop};
use serde_json::{Value, json};

const DESK: PlayerId = PlayerId(2);

pub(super) fn replacement(participant: u32) -> Command {
    let participant = Participant::new(participant).unwrap();
    Command::ReplaceSheet { participant, reason: " fell into the river ".to_owned() }
}

fn register(value: Value) -> Command {
    Command::Register(serde_json::from_value(value).unwrap())
}

/// An event with participant 1, shown by number, and participant 2, who withdrew.
fn event() -> Event {
    let mut event = Event::open(&json!({}));
    for (who, name, role) in [
        (DESK, "Reg", Role::Registration),
        (PlayerId(3), "Stan", Role::Stop(Stop::FIRST)),
        (PlayerId(4), "Finn", Role::Finish),
    ] {
        event.join(who, name, &[role]);
    }
    event.ask(DESK, &register(json!({ "name": "Ann Lee", "rides": true, "hands": 2 }))).unwrap();
    event.ask(DESK, &register(json!({ "name": "Bo", "rides": false }))).unwrap();
    event.act(json!({ "withdraw": { "participant": 2 } }));
    event
}

fn sheets(event: &Event, from: u32, to: u32) -> Vec<Value> {
    let sheets = event.state.sheets(&CachedView::new(&event.state), DESK, from..=to, false).unwrap();
    sheets.iter().map(|sheet| json!(sheet)).collect()
}

fn code(event: &Event, number: u32) -> String {
    sheets(event, number, number)[0]["code"].as_str().unwrap().to_owned()
}

fn page(event: &Event, code: &str) -> Result<SheetPage, String> {
    let found = event.state.sheet_page(&CachedView::new(&event.state), code);
    found.map_err(|error| error.code().to_owned())
}

#[test]
fn a_batch_has_the_sheets_of_participants_and_blank_ones_with_the_same_codes_each_time() {
    let event = event();
    let mut batch = sheets(&event, 1, 3);
    let codes: Vec<Value> = batch.iter_mut().map(|sheet| sheet["code"].take()).collect();
    let sheet = |number: u32, check: &str, name: Value, rides: Value, hands: Value, withdrawn: bool| {
        json!({ "participant": number, "check": check, "issue": 1, "code": null, "url": null, "qr": null,
                "name": name, "rides": rides, "hands": hands, "withdrawn": withdrawn, "draws": [] })
    };
    let ann = sheet(1, "R", json!("Ann Lee"), json!(true), json!(["1-1", "1-2"]), false);
    let bo = sheet(2, "W", json!("Bo"), json!(false), json!([]), true);
    assert_eq!(batch, [ann, bo, sheet(3, "A", Value::Null, Value::Null, json!(["3-1"]), false)]);
    let replayed = event.replayed(&event.kept);
    let again = replayed.sheets(&CachedView::new(&replayed), DESK, 1..=3, false).unwrap();
    assert_eq!(codes, again.iter().map(|sheet| json!(sheet.code)).collect::<Vec<_>>());

    let other = self::event();
    assert_eq!(codes[0], code(&other, 1).as_str(), "the tests have the same random numbers");
    let bare = event.replayed(&[]);
    let without_key = bare.sheets(&CachedView::new(&bare), DESK, 1..=3, false).unwrap_err();
    assert_eq!(without_key.code(), "run.no_sheet_key", "the key is not in the log");
}

#[test]
fn a_code_shows_the_name_as_the_participant_chose_like_the_number() {
    let mut event = event();
    let found = page(&event, &code(&event, 1)).unwrap();
    assert_eq!((found.participant.number(), found.check, found.state), (1, 'R', SheetState::Valid));
    let cached = CachedView::new(&event.state);
    let own = found.page.unwrap();
    assert_eq!(own.participant.name, None, "the number alone is shown until the participant chooses");
    assert_eq!(own, event.state.participant_page(&cached, None, Participant::new(1).unwrap()).unwrap());
    assert!(page(&event, &code(&event, 2)).unwrap().page.unwrap().participant.withdrawn);
    for (shown_as, name) in [("initials", "A. L."), ("name", "Ann Lee")] {
        let details = serde_json::from_value(json!({ "shown_as": shown_as })).unwrap();
        event.ask(DESK, &Command::Describe { participant: Participant::new(1).unwrap(), details }).unwrap();
        let shown = page(&event, &code(&event, 1)).unwrap().page.unwrap().participant.name;
        assert_eq!(shown.as_deref(), Some(name));
    }
    let unknown = code(&event, 1).replacen('1', "2", 1);
    assert_eq!(page(&event, &unknown).unwrap_err(), "run.unknown_sheet");
}

#[test]
fn a_blank_sheet_becomes_valid_when_its_number_is_registered() {
    let mut event = event();
    let blank = code(&event, 17);
    let found = page(&event, &blank).unwrap();
    assert_eq!((found.state, found.page), (SheetState::Blank, None));
    let with =
        |check: &str| register(json!({ "participant": 17, "check": check, "name": "Cy", "rides": true }));
    assert_eq!(event.refusal(DESK, &with("K")), "run.check_letter");
    event.ask(DESK, &with("v")).unwrap();
    assert_eq!(code(&event, 17), blank);
    let found = page(&event, &blank).unwrap();
    assert_eq!((found.state, found.page.unwrap().participant.participant.number()), (SheetState::Valid, 17));
}

#[test]
fn a_replaced_sheet_has_the_time_of_its_replacement() {
    let mut event = event();
    let first = code(&event, 1);
    event.ask(DESK, &replacement(1)).unwrap();
    let second = code(&event, 1);
    assert_ne!(first, second);
    let old = page(&event, &first).unwrap();
    assert_eq!((old.state, old.replaced_at_ms, old.page), (SheetState::Replaced, Some(NOON_MS), None));
    assert_eq!(page(&event, &second).unwrap().state, SheetState::Valid);
    assert_eq!(sheets(&event, 1, 1)[0]["issue"], 2);
    let replayed = event.replayed(&event.kept);
    let old = replayed.sheet_page(&CachedView::new(&replayed), &first).unwrap();
    assert_eq!(old.replaced_at_ms, Some(NOON_MS));
    assert!(event.bodies().last().unwrap().contains(r#""reason":"fell into the river""#));

    assert_eq!(event.refusal(DESK, &replacement(3)), "run.no_such_participant");
    let one = Participant::new(1).unwrap();
    for reason in [" ".to_owned(), "x".repeat(201)] {
        let unreasoned = Command::ReplaceSheet { participant: one, reason };
        assert_eq!(event.refusal(DESK, &unreasoned), "run.reason");
    }
}

#[test]
fn sheets_are_for_registration_and_the_organiser() {
    let mut event = event();
    let cached = CachedView::new(&event.state);
    let ask = |who, from, to| {
        let sheets = event.state.sheets(&cached, who, from..=to, false);
        sheets.map(|sheets| sheets.len()).map_err(|error| error.code().to_owned())
    };
    assert_eq!((ask(ORGANISER, 1, 200), ask(DESK, 999_800, 999_999)), (Ok(200), Ok(200)));
    for (who, refusal) in [(3, "run.not_your_role"), (4, "run.not_your_role"), (9, "run.not_staff")] {
        assert_eq!(ask(PlayerId(who), 1, 1), Err(refusal.to_owned()), "{who}");
    }
    for (from, to, refusal) in [
        (1, 201, "run.sheets_at_once"),
        (2, 1, "run.sheets_at_once"),
        (5, 1, "run.sheets_at_once"),
        (999_999, 1_000_000, "run.participant_number"),
    ] {
        assert_eq!(ask(DESK, from, to), Err(refusal.to_owned()), "{from} {to}");
    }
    for who in [3, 4] {
        assert_eq!(event.refusal(PlayerId(who), &replacement(1)), "run.not_your_role");
    }
}
