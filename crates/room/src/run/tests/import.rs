//! Tests of the import and export of participants as CSV.

use super::{Event, Role};
use crate::run::command::Command;
use crate::run::import::read;
use crate::run::viewed::Viewed;
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
    event.state.participants_csv(&Viewed::new(&event.state), who).ok()
}

#[test]
fn a_file_is_registered_in_one_commit_and_exported_in_the_same_form() {
    let mut event = event();
    let text =
        "name,rides,hands,shown_as,contact,number\n=Bo,no,2,name,+34 600,9\nCy,yes,1,initials,,\nDee,,,,,5\n";
    let done = event.ask(DESK, &import(text)).unwrap();
    assert_eq!(done.entries, 2 + 1 + 1 + 3);
    let registered = done.events.iter().map(|event| match event {
        games::poker_run::Event::Registered { participant, .. } => participant.number(),
        other => panic!("{other:?}"),
    });
    assert_eq!(registered.collect::<Vec<_>>(), [9, 10, 5], "the receipt names the participants");
    let exported = csv(&event, DESK).unwrap();
    let expected = "number,check,name,rides,hands,shown_as,contact\r\n3,A,Ann,yes,1,number,\r\n\
                    5,M,Dee,yes,1,number,\r\n9,D,'=Bo,no,2,name,'+34 600\r\n10,X,Cy,yes,1,initials,\r\n";
    assert_eq!(exported, expected);
    assert_eq!(csv(&event, FINISH), None, "contact details");

    let mut copy = Event::open(&json!({}));
    copy.join(DESK, "Reg", &[Role::Registration]);
    copy.ask(DESK, &import(&exported)).unwrap();
    assert_eq!(csv(&copy, DESK).unwrap(), exported);
    let replayed = copy.replayed(&copy.kept);
    assert_eq!(replayed.participants_csv(&Viewed::new(&replayed), DESK).unwrap(), exported);
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
