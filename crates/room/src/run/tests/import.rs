//! Tests of the import and export of participants as CSV.

use super::money::money;
use super::{Event, ORGANISER, Role};
use crate::refusal::Refusal;
use crate::run::cached_view::CachedView;
use crate::run::command::Command;
use crate::run::import::read;
use crate::store::PlayerId;
use serde_json::json;

const DESK: PlayerId = PlayerId(2);
const FINISH: PlayerId = PlayerId(3);

fn event() -> Event {
    let mut event = Event::open(&json!({}));
    event.join(DESK, "Reg", &[Role::Registration]);
    event.join(FINISH, "Finn", &[Role::Finish]);
    event.act(json!({ "register": { "participant": 3, "name": "Ann", "rides": true } }));
    event
}

fn import(text: &str) -> Command {
    Command::Import(read(text.as_bytes()).unwrap())
}

fn csv(event: &Event, who: PlayerId) -> Option<String> {
    event.state.participants_csv(&CachedView::new(&event.state), who).ok()
}

#[test]
fn a_file_is_registered_in_one_commit_and_exported_in_the_same_form() {
    let mut event = event();
    let text = "name,rides,hands,shown_as,contact,number,waiver\n=Bo,no,2,name,+34 600,9,\nCy,yes,1,initials,,,sí\nDee,,,,,5,no\n";
    let done = event.ask(DESK, &import(text)).unwrap();
    assert_eq!(done.entries, 2 + 1 + 1 + 3);
    let registered = done.events.iter().map(|event| match event {
        games::poker_run::Event::Registered { participant, .. } => participant.number(),
        other => panic!("{other:?}"),
    });
    assert_eq!(registered.collect::<Vec<_>>(), [9, 10, 5], "the receipt names the participants");
    assert_eq!(done.lines, [2, 3, 4]);
    let exported = csv(&event, DESK).unwrap();
    let expected = "number,check,name,rides,hands,shown_as,contact,waiver,payment,withdrawn\r\n\
                    3,A,Ann,yes,1,number,,no,paid,no\r\n5,M,Dee,yes,1,number,,no,paid,no\r\n\
                    9,D,'=Bo,no,2,name,'+34 600,no,paid,no\r\n10,X,Cy,yes,1,initials,,yes,paid,no\r\n";
    assert_eq!(exported, expected);
    assert_eq!(csv(&event, FINISH), None, "contact details");

    let mut copy = Event::open(&json!({}));
    copy.join(DESK, "Reg", &[Role::Registration]);
    copy.ask(DESK, &import(&exported)).unwrap();
    assert_eq!(csv(&copy, DESK).unwrap(), exported);
    let replayed = copy.replayed(&copy.kept);
    assert_eq!(replayed.participants_csv(&CachedView::new(&replayed), DESK).unwrap(), exported);
}

#[test]
fn the_receipt_of_an_import_has_the_line_of_each_participant() {
    // Neither a blank line nor that of somebody who withdrew registers anybody.
    let text = "name,hands,withdrawn\nAnn Lee,1,no\n\nCy,0,yes\nAnn Lee,2,no\n";
    assert_eq!(event().ask(DESK, &import(text)).unwrap().lines, [2, 5]);
}

#[test]
fn pr_20_payments_and_withdrawals_are_exported_and_imported() {
    let mut event = Event::open(&json!({ "fees": "recorded" }));
    event.join(DESK, "Reg", &[Role::Registration]);
    let text =
        "name,hands,payment\nAnn,2,prepaid unpaid\nBo,1,card\nCy,1,cash\nDee,1,\nEd,3,prepaid\nFlo,1,\n";
    event.ask(DESK, &import(text)).unwrap();
    event.act(json!({ "withdraw": { "participant": 4 } }));
    let exported = csv(&event, DESK).unwrap();
    let payments: Vec<&str> = exported.lines().skip(1).filter_map(|line| line.rsplit(',').nth(1)).collect();
    assert_eq!(payments, ["prepaid unpaid", "card", "paid", "", "prepaid", "unpaid"]);
    let report = event.state.money_report(&CachedView::new(&event.state), ORGANISER).unwrap();
    let fees: Vec<u64> = report.received.iter().map(|one| one.fees.get()).collect();
    assert_eq!((fees, report.unrecorded), (vec![0, 1_000, 4_000], 1_000), "the cash is in no till");

    let mut copy = Event::open(&json!({ "fees": "recorded" }));
    copy.join(DESK, "Reg", &[Role::Registration]);
    copy.ask(DESK, &import(&exported)).unwrap();
    let without: String = exported.split_inclusive('\n').filter(|line| !line.contains("Dee")).collect();
    assert_eq!(csv(&copy, DESK).unwrap(), without, "a withdrawn participant is not imported");

    let faults = |event: &mut Event, text: &str| {
        let error = event.ask(DESK, &import(text)).map(|_| ()).unwrap_err();
        json!(error.arguments())["faults"].clone()
    };
    let one = faults(&mut copy, "name,hands,payment\nGil,3,card card\n");
    assert_eq!((&one[0]["code"], &one[0]["column"]), (&json!("run.import_payments"), &json!("payment")));
    let mut paid = Event::open(&json!({}));
    paid.join(DESK, "Reg", &[Role::Registration]);
    let one = faults(&mut paid, "name,payment\nGil,unpaid\n");
    assert_eq!((&one[0]["code"], &one[0]["line"]), (&json!("run.import_unpaid"), &json!(2)));
}

#[test]
fn cash_of_a_file_goes_into_a_till_of_the_importer() {
    let mut event = Event::open(&json!({ "fees": "recorded" }));
    event.join(DESK, "Reg", &[Role::Registration]);
    let open =
        |name: &str, place: &str| money(json!({ "open_till": { "name": name, "place": place, "float": 0 } }));
    event.ask(ORGANISER, &open("Bar", "finish")).unwrap();
    let refused = |event: &mut Event, command: &Command| {
        let error = event.ask(DESK, command).map(|_| ()).unwrap_err();
        json!(error.arguments())["faults"][0]["code"].clone()
    };
    let text = "name,payment\nAnn,cash\n";
    assert_eq!(refused(&mut event, &import(text)), "run.import_cash", "the till is at the finish");
    event.ask(ORGANISER, &open("Desk", "registration")).unwrap();
    event.ask(DESK, &import(text)).unwrap();
    event.ask(ORGANISER, &open("Tent", "registration")).unwrap();
    assert_eq!(refused(&mut event, &import("name,payment\nBo,cash\n")), "run.import_cash", "two tills");
    let into = |text: &str, till: u32| {
        let mut file = read(text.as_bytes()).unwrap();
        file.till = Some(till);
        Command::Import(file)
    };
    assert_eq!(event.refusal(DESK, &into("name\nBo\n", 1)), "run.not_your_role");
    event.ask(DESK, &into("name,hands,payment\nBo,2,cash card\n", 3)).unwrap();
    let report = event.state.money_report(&CachedView::new(&event.state), ORGANISER).unwrap();
    let tills: Vec<i64> = report.tills.iter().map(|till| till.expected).collect();
    assert_eq!((tills, report.unrecorded), (vec![0, 1_000, 1_000], 0));
}

#[test]
fn all_errors_of_a_file_are_found_at_once_by_line_and_column() {
    let mut event = event();
    let long = "x".repeat(201);
    let text = format!(
        "name,rides,hands,contact,number,check\n,maybe,51,{long},7,\nBo,yes,1,,7,\nCy,yes,1,,3,A\nDee,yes,1,,1000000,\nEd,yes,1,,8,Q\n\"Flo\"x,,,,,\n"
    );
    let error = event.ask(DESK, &import(&text)).map(|_| ()).unwrap_err();
    let faults = json!(error.arguments())["faults"].clone();
    let places: Vec<_> = faults
        .as_array()
        .unwrap()
        .iter()
        .map(|one| json!([one["line"], one["column"], one["code"]]))
        .collect();
    let expected = json!([
        [2, "rides", "run.import_choice"],
        [2, "name", "participant_name"],
        [2, "hands", "run.hands_at_once"],
        [2, "contact", "run.contact_length"],
        [3, "number", "poker_run.registered"],
        [4, "number", "poker_run.registered"],
        [5, "number", "run.participant_number"],
        [6, "check", "run.check_letter"],
        [7, "name", "run.import_quote"],
    ]);
    assert_eq!(json!(places), expected);
    assert_eq!(faults[3]["args"]["length"], 201);
    assert!(faults[3]["message"].is_string());
}

#[test]
fn a_file_with_errors_registers_nobody() {
    let mut event = event();
    let text = "name,hands,number\nBo,1,4\n,1,5\nCy,51,6\nDee,1,3\nEd,1,4\n";
    let error = event.ask(DESK, &import(text)).map(|_| ()).unwrap_err().to_string();
    for line in ["4 errors", "line 3", "line 4", "line 5", "line 6"] {
        assert!(error.contains(line), "{line}: {error}");
    }
    assert_eq!(event.refusal(DESK, &import(text)), "run.import_faults");
    assert_eq!(event.refusal(PlayerId(9), &import(text)), "run.not_staff");
    assert_eq!(event.state.game.as_ref().unwrap().hand_count(), 1);
}

#[test]
fn a_number_mistyped_as_the_highest_does_not_end_registration() {
    let mut event = event();
    event.act(json!({ "register": { "participant": 999_999, "name": "Ben", "rides": true } }));
    event.ask(DESK, &import("name,number\nCy,\nDee,1\nEd,\n")).unwrap();
    let registration = json!({ "name": "Flo", "rides": true });
    event.ask(DESK, &Command::Register(serde_json::from_value(registration).unwrap())).unwrap();
    let exported = csv(&event, DESK).unwrap();
    let people: Vec<_> = exported.lines().skip(1).map(|line| line.split(',').collect::<Vec<_>>()).collect();
    let people: Vec<(&str, &str)> = people.iter().map(|line| (line[0], line[2])).collect();
    let expected = [("1", "Dee"), ("2", "Cy"), ("3", "Ann"), ("4", "Ed"), ("5", "Flo"), ("999999", "Ben")];
    assert_eq!(people, expected);
}
