//! Tests of the views of an event: no viewer sees anything that is hidden from them.

use super::money::money;
use super::random_day::{DESK, Day, FINISH};
use super::{Event, ORGANISER, Role};
use crate::run::cached_view::CachedView;
use crate::run::command::Command;
use crate::run::position::Position;
use crate::store::PlayerId;
use games::poker_run::{Participant, Stop};
use proptest::prelude::*;
use serde_json::{Value, json};

const VIEWERS: [(PlayerId, &str, Role); 3] = [
    (PlayerId(2), "Reg", Role::Registration),
    (PlayerId(3), "Stan", Role::Stop(Stop::FIRST)),
    (PlayerId(4), "Finn", Role::Finish),
];

/// An event with two participants: the first is shown by number, the second in the form `shown_as`.
fn event(secret: &str, shown_as: &str) -> Event {
    let mut event = Event::open(&json!({}));
    for (who, name, role) in VIEWERS {
        event.join(who, name, &[role]);
    }
    for (name, shown_as) in [(format!("Secret {secret}"), "number"), ("Ben Low".to_owned(), shown_as)] {
        let details = json!({ "shown_as": shown_as, "contact": format!("call {secret}") });
        let registration = json!({ "name": name, "rides": true, "details": details });
        event.ask(PlayerId(2), &Command::Register(serde_json::from_value(registration).unwrap())).unwrap();
    }
    event.act(json!({ "stamp": { "hand": "1-1", "stop": 1, "card": "Ks", "at": "11:00" } }));
    let reason = format!("{secret} dropped it");
    event.act(json!({ "void": { "hand": "1-1", "mark": { "stop": 1 }, "reason": reason } }));
    event
}

fn public(event: &Event) -> String {
    let cached = CachedView::new(&event.state);
    let page =
        |number| Participant::new(number).and_then(|it| event.state.participant_page(&cached, None, it).ok());
    let pages: Vec<_> = (1..=event.state.last_participant()).map(page).collect();
    json!([event.state.board(&cached, None, None), pages]).to_string()
}

fn staff(event: &Event, who: PlayerId) -> Value {
    json!(event.state.staff_view(&CachedView::new(&event.state), who, None).unwrap())
}

#[test]
fn the_public_sees_neither_contact_data_nor_names_that_are_not_shown() {
    let (one, other) = (event("Anna", "initials"), event("Otto", "initials"));
    assert_eq!(public(&one), public(&other), "what is hidden changes no byte");
    assert!(public(&one).contains("B. L.") && !public(&one).contains("Ben"));
    assert!(public(&event("Anna", "name")).contains("Ben Low"));
    assert!(!public(&event("Anna", "number")).contains("B. L."));
}

#[test]
fn contact_data_are_seen_by_the_organiser_and_registration_alone() {
    let event = event("Anna", "name");
    for (who, sees) in [(ORGANISER, true), (PlayerId(2), true), (PlayerId(3), false), (PlayerId(4), false)] {
        let view = staff(&event, who);
        assert_eq!(view.to_string().contains("call Anna"), sees, "{who}");
        assert_eq!(view["participants"][0]["name"], "Secret Anna", "the staff sees names");
        assert_eq!(view.get("organiser").is_some(), who == ORGANISER, "{who}");
    }
    let view = staff(&event, ORGANISER);
    assert_eq!(
        view["organiser"]["staff"][2],
        json!({ "staff": 3, "name": "Stan", "roles": [{ "stop": 1 }] })
    );
    let hash = &event.state.links[&1].hash;
    assert!(!view.to_string().contains(hash.as_str()), "not even the hash of a link");
    let nobody = event.state.staff_view(&CachedView::new(&event.state), PlayerId(9), None);
    assert!(nobody.is_err());
}

/// A random event with a staff member at the first stop, and with these secrets: contact details, and data that only an
/// organiser sees, such as the name of another organiser and money outside the desks.
fn secret_day(seed: u64, contact: &'static str, organiser: &str) -> Event {
    let Day { mut event, .. } = Day::play_with(&json!({ "stamps": "by_time" }), seed, contact);
    event.join(STAN, "Stan", &[Role::Stop(Stop::FIRST)]);
    event.join(PlayerId(5), organiser, &[Role::Organiser]);
    let float = organiser.bytes().map(u64::from).sum::<u64>();
    let open = json!({ "open_till": { "name": organiser, "place": "organiser", "float": float } });
    event.ask(ORGANISER, &money(open)).unwrap();
    let cost = json!({ "till": 1, "direction": "out", "purpose": "cost", "cents": float, "text": organiser });
    event.ask(ORGANISER, &money(json!({ "move": cost }))).unwrap();
    event
}

const STAN: PlayerId = PlayerId(4);

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, ..ProptestConfig::default() })]

    #[test]
    fn data_hidden_from_a_role_changes_no_byte_of_its_view(seed in any::<u64>()) {
        let event = secret_day(seed, "call Anna", "Anna");
        let other_contact = secret_day(seed, "call Otto", "Anna");
        let other_organiser = secret_day(seed, "call Anna", "Otto");
        prop_assert_eq!(public(&event), public(&other_contact));
        prop_assert_eq!(public(&event), public(&other_organiser));
        for (who, sees_contact) in [(ORGANISER, true), (DESK, true), (STAN, false), (FINISH, false)] {
            let view = |event: &Event| staff(event, who).to_string();
            prop_assert_eq!(view(&event) != view(&other_contact), sees_contact, "{}", who);
            prop_assert_eq!(view(&event) != view(&other_organiser), who == ORGANISER, "{}", who);
        }
    }
}

#[test]
fn contact_data_are_kept_by_a_change_that_omits_or_may_not_see_them() {
    let mut event = event("Anna", "name");
    let mut described = |who, details: Value| {
        let details = serde_json::from_value(details).unwrap();
        let participant = Participant::new(1).unwrap();
        event.ask(who, &Command::Describe { participant, details }).unwrap();
        let row = staff(&event, ORGANISER)["participants"][0].clone();
        (row["shown_as"].clone(), row["contact"].clone())
    };
    let (registration, finish) = (PlayerId(2), PlayerId(4));
    let kept = |shown_as| (json!(shown_as), json!("call Anna"));
    assert_eq!(described(registration, json!({ "shown_as": "initials" })), kept("initials"));
    assert_eq!(described(finish, json!({ "shown_as": "name", "contact": "" })), kept("name"));
    let removed = described(registration, json!({ "shown_as": "name", "contact": " " }));
    assert_eq!(removed, (json!("name"), Value::Null));
}

#[test]
fn a_number_of_seven_digits_is_refused_and_uses_up_no_others() {
    let mut event = event("Anna", "name");
    let register = |number| json!({ "participant": number, "name": "Typo", "rides": true });
    let by_form = Command::Register(serde_json::from_value(register(1_000_000)).unwrap());
    assert_eq!(event.refusal(PlayerId(2), &by_form), "run.participant_number");
    let by_entry =
        Command::Act(serde_json::from_value(json!({ "register": register(4_294_967_295_u32) })).unwrap());
    assert_eq!(event.refusal(PlayerId(2), &by_entry), "run.participant_number");
    let next = Command::Register(serde_json::from_value(json!({ "name": "Cy", "rides": true })).unwrap());
    event.ask(PlayerId(2), &next).unwrap();
    assert_eq!(staff(&event, ORGANISER)["participants"][2]["participant"], 3);
}

#[test]
fn hands_beyond_the_maximum_are_refused() {
    let mut event = event("Anna", "name");
    let register = |hands| {
        let registration = json!({ "name": "Cy", "rides": true, "hands": hands });
        Command::Register(serde_json::from_value(registration).unwrap())
    };
    let missing = |event: &Event| 19_999 - event.state.game.as_ref().unwrap().hand_count();
    while missing(&event) > 0 {
        event.ask(PlayerId(2), &register(missing(&event).min(50))).unwrap();
    }
    assert_eq!(event.refusal(PlayerId(2), &register(2)), "run.too_many_hands");
    event.ask(PlayerId(2), &register(1)).unwrap();
    let one_more = Command::Act(serde_json::from_value(json!({ "add_hand": { "participant": 1 } })).unwrap());
    assert_eq!(event.refusal(PlayerId(2), &one_more), "run.too_many_hands");
}

#[test]
fn the_log_has_hashes_in_the_place_of_names_and_contact_data() {
    let event = event("Anna", "name");
    let log = event.bodies().join("\n");
    for text in ["Secret", "Ben Low", "call", "Olga", "Reg\"", "Stan"] {
        assert!(!log.contains(text), "{text}");
    }
    assert_eq!(event.kept.len(), 2 + 3 + 2 * 2, "names, contact details and the key of the sheets");
}

#[test]
fn since_returns_only_later_changes() {
    let mut event = event("Anna", "name");
    let board = |event: &Event, since: Option<u64>| {
        let since = since.map(|seq| Position { seq, ..event.state.position() });
        json!(event.state.board(&CachedView::new(&event.state), None, since))
    };
    let seq = event.state.seq;
    let same = board(&event, Some(seq));
    assert_eq!((&same["participants"], &same["standings"]), (&json!([]), &Value::Null));
    assert_eq!(same["whole"], false);
    event.act(json!({ "stamp": { "hand": "2-1", "stop": 1, "card": "Ks", "at": "11:05" } }));
    let next = board(&event, Some(seq));
    assert_eq!(next["run"]["seq"], seq + 1);
    assert_eq!(next["participants"].as_array().unwrap().len(), 1);
    assert_eq!(
        next["participants"][0]["hands"][0]["cards"],
        json!([
            { "mark": { "stop": 1 }, "card": "Ks", "at": "11:05:00" }
        ])
    );
    assert!(next["standings"].is_array());
    let whole = board(&event, None);
    assert_eq!(board(&event, Some(seq + 100)), whole, "a number of another log");
    let details = Command::Describe {
        participant: Participant::new(1).unwrap(),
        details: serde_json::from_value(json!({ "shown_as": "name" })).unwrap(),
    };
    event.ask(PlayerId(2), &details).unwrap();
    assert_eq!(board(&event, Some(seq + 1))["participants"][0]["name"], "Secret Anna");
}
