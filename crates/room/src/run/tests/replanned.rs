//! Tests of changes to the plan after registration opened.

use super::{Event, ORGANISER, Role, draft, shown};
use crate::refusal::Refusal;
use crate::run::command::Command;
use crate::run::error::{RunError, RunRefusal};
use crate::store::PlayerId;
use serde_json::{Value, json};

fn change(event: &Event, settings: &Value) -> Command {
    Command::Draft { version: event.state.version, draft: Box::new(draft(settings)) }
}

/// An event with two participants: the first paid for one hand, and the second withdrew.
fn event(settings: &Value) -> Event {
    let mut event = Event::open(settings);
    for (participant, hands) in [(1, 2), (2, 1)] {
        let registration =
            json!({ "participant": participant, "name": "Ann Lee", "rides": true, "hands": hands });
        event.ask(ORGANISER, &Command::Register(serde_json::from_value(registration).unwrap())).unwrap();
    }
    event.act(json!({ "pay": { "hand": "1-1" } }));
    event.act(json!({ "withdraw": { "participant": 2 } }));
    event
}

#[test]
fn the_plan_changes_until_the_first_card_and_what_was_entered_holds() {
    let mut event = event(&json!({ "fees": "recorded" }));
    let settings = json!({ "fees": "recorded", "hand_price": 700, "deadline": "17:30" });
    let changed = change(&event, &settings);
    event.ask(ORGANISER, &changed).unwrap();

    // The event is now as if it had had the new plan from the start.
    let fresh = self::event(&settings);
    assert!(**event.state.game.as_ref().unwrap() == **fresh.state.game.as_ref().unwrap());
    let view = shown(&event.state);
    assert_eq!(view[1]["organiser"]["account"]["takings"], 700);
    assert_eq!(view[0]["run"]["deadline"], "17:30:00");
    assert_eq!(shown(&event.replayed(&event.kept)), view);

    let again = change(&event, &json!({ "fees": "recorded" }));
    event.ask(ORGANISER, &again).unwrap();
    event.act(json!({ "stamp": { "hand": "1-1", "stop": 1, "card": "Ks", "at": "11:00" } }));
    let late = change(&event, &settings);
    assert_eq!(event.refusal(ORGANISER, &late), "run.plan_fixed");
    event.act(json!({ "void": { "hand": "1-1", "mark": { "stop": 1 }, "reason": "misread" } }));
    assert_eq!(event.refusal(ORGANISER, &late), "run.plan_fixed", "a card was drawn once");
    assert_eq!(shown(&event.replayed(&event.kept)), shown(&event.state));
}

#[test]
fn a_plan_that_does_not_fit_is_refused_with_the_entry() {
    let mut event = event(&json!({ "fees": "recorded" }));
    let one_hand = change(&event, &json!({ "fees": "recorded", "hands_limit": 1 }));
    let refused = event.ask(ORGANISER, &one_hand).map(|_| ()).unwrap_err();
    let RunError::Request(RunRefusal::PlanDoesNotFit { entry, participant, reason }) = &refused else {
        panic!("{refused}")
    };
    // Entries 1 and 2 create and open the event, 3 registers participant 1, and 4 adds the second hand.
    assert_eq!((*entry, *participant), (4, Some(1)));
    assert_eq!(reason.code(), "poker_run.hands_limit");
    assert_eq!(reason.clauses(), ["poker-run/1", "PR-8"]);
    let sent = &refused.arguments()["reason"];
    assert_eq!(sent["code"], "poker_run.hands_limit");
    assert_eq!(sent["args"], json!({ "participant": 1, "limit": 1 }));
    assert_eq!(sent["message"], reason.to_string());
    let before = event.state.version;
    assert_eq!(before, 1, "nothing changed");
}

#[test]
fn two_organisers_who_edit_at_once_learn_of_each_other() {
    let mut event = event(&json!({ "fees": "recorded" }));
    event.join(PlayerId(2), "Vera", &[Role::Organiser]);
    let (mine, hers) = (change(&event, &json!({ "hand_price": 1 })), change(&event, &json!({})));
    assert_eq!(event.refusal(PlayerId(2), &hers), "run.plan_does_not_fit", "the fees are recorded");
    let hers = change(&event, &json!({ "fees": "recorded", "hand_price": 2 }));
    event.ask(PlayerId(2), &hers).unwrap();
    let refused = event.ask(ORGANISER, &mine).map(|_| ()).unwrap_err();
    let expected = RunRefusal::OtherVersion {
        version: event.state.version,
        by: "Vera".to_owned(),
        at_ms: super::NOON_MS,
    };
    assert_eq!(refused, RunError::from(expected));
}

#[test]
fn names_can_be_corrected_after_the_first_card_and_nothing_else() {
    let mut event = event(&json!({ "fees": "recorded" }));
    event.act(json!({ "stamp": { "hand": "1-1", "stop": 1, "card": "Ks", "at": "11:00" } }));
    let corrected = |event: &Event, change: fn(&mut crate::run::draft::Draft)| {
        let mut draft = draft(&json!({ "fees": "recorded", "deadline": "16:00" }));
        draft.name = "Toys for All".to_owned();
        draft.plan.route[1].name = "Lodge".to_owned();
        change(&mut draft);
        Command::Draft { version: event.state.version, draft: Box::new(draft) }
    };
    for wrong in [
        (|draft| draft.plan.route[0].card = false) as fn(&mut crate::run::draft::Draft),
        |draft| draft.plan.prizes.truncate(1),
        |draft| draft.date = serde_json::from_value("2026-09-13".into()).unwrap(),
        |draft| draft.settings.deadline = serde_json::from_value("16:01".into()).unwrap(),
    ] {
        let wrong = corrected(&event, wrong);
        let code = event.refusal(ORGANISER, &wrong);
        assert!(["run.plan_fixed", "poker_run.card_stops"].contains(&&*code), "{code}");
    }
    let nameless = corrected(&event, |draft| draft.plan.route[1].name.clear());
    assert_eq!(event.refusal(ORGANISER, &nameless), "poker_run.place_name");
    event.join(PlayerId(2), "Vera", &[Role::Registration]);
    let right = corrected(&event, |_| ());
    assert_eq!(event.refusal(PlayerId(2), &right), "run.not_your_role");
    event.ask(ORGANISER, &right).unwrap();
    assert_eq!(event.kinds().last(), Some(&"run.renamed"));
    let view = shown(&event.state);
    assert_eq!(view[0]["run"]["name"], "Toys for All");
    assert_eq!(view[0]["run"]["route"][1]["name"], "Lodge");
    assert_eq!(shown(&event.replayed(&event.kept)), view);
    assert_eq!(event.refusal(ORGANISER, &right), "run.other_version", "the plan has a new version");
    event.act(json!({ "cancel": { "reason": "storm" } }));
    let late = corrected(&event, |_| ());
    assert_eq!(event.refusal(ORGANISER, &late), "run.plan_fixed");
}
