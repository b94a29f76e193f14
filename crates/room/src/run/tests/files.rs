//! Tests of the file of an event: complete, public, altered, and imported into another room.

use super::laws::stored;
use super::{Event, ORGANISER};
use crate::limits::Limits;
use crate::moderation::Bans;
use crate::rng::Rng;
use crate::run::Runs;
use crate::run::command::Command;
use crate::run::file::{ImportError, Selection, import, read, verify, write};
use crate::store::chain::EntryHash;
use crate::store::{MemoryStore, PlayerId, Store};
use serde_json::{Value, json};
use std::sync::Arc;

/// The file of an event, and the hash of its last entry.
fn file_of(event: &Event, selection: Selection) -> (String, EntryHash) {
    let stored = stored(event);
    let head = stored.last().unwrap().hash;
    (write(event.state.id, &stored, &event.kept, selection).unwrap(), head)
}

/// An event with two participants with contact details; one of them chose to show the whole name and has turned in a
/// hand.
fn described() -> Event {
    let mut event = Event::open(&json!({}));
    for (name, shown_as) in [("Ann Lee", "name"), ("Bo Secret", "initials")] {
        let details = json!({ "shown_as": shown_as, "contact": format!("phone of {name}") });
        let one = json!({ "name": name, "rides": true, "details": details });
        event.ask(ORGANISER, &Command::Register(serde_json::from_value(one).unwrap())).unwrap();
    }
    for (stop, card) in (1..).zip(["Ks", "Ks", "9d", "3c", "2h"]) {
        event.act(json!({ "stamp": { "hand": "1-1", "stop": stop, "card": card, "at": "11:00" } }));
    }
    event.act(json!({ "arrive": { "participant": 1, "at": "11:30" } }));
    event.act(json!({ "turn_in": { "hand": "1-1", "at": "11:40" } }));
    event
}

#[test]
fn a_file_verifies_with_and_without_the_names() {
    let event = described();
    let (whole, head) = file_of(&event, Selection::Organiser);
    let (public, _) = file_of(&event, Selection::Public);
    for file in [&whole, &public] {
        let report = verify(file, Some(head));
        assert!(report.ok, "{report:?}");
        assert_eq!(report.checked, event.state.seq);
    }
    for (secret, is_public) in [("Ann Lee", true), ("Bo Secret", false), ("phone of", false), ("Olga", false)]
    {
        assert!(whole.contains(secret), "{secret}");
        assert_eq!(public.contains(&format!(":{secret}\"")), is_public, "{secret}");
    }
}

#[test]
fn every_change_of_a_file_is_found() {
    let (file, head) = file_of(&described(), Selection::Organiser);
    let lines: Vec<&str> = file.lines().collect();
    let found = |lines: &[&str]| !verify(&(lines.join("\n") + "\n"), None).ok;
    for removed in 0..lines.len() {
        let mut fewer = lines.clone();
        let line = fewer.remove(removed);
        assert_eq!(found(&fewer), !line.starts_with("{\"text\""), "without {line}");
    }
    let mut rng = Rng::new(5);
    for _ in 0..300 {
        let mut bytes = file.clone().into_bytes();
        let at = rng.below(bytes.len() as u32) as usize;
        if bytes[at] == b'\n' || bytes[at] == b' ' {
            continue;
        }
        // Another character of the same kind, so that most lines can still be parsed.
        bytes[at] = match bytes[at] {
            digit @ b'0'..=b'8' => digit + 1,
            letter @ (b'a'..=b'e' | b'g'..=b'y') => letter + 1,
            _ => continue,
        };
        let altered = String::from_utf8(bytes).unwrap();
        assert!(
            !verify(&altered, None).ok,
            "byte {at} of {:?}",
            altered.lines().find(|line| !file.contains(line))
        );
    }

    // A truncated log, with the last line of the shorter log.
    let event = described();
    let mut shorter = stored(&event);
    shorter.pop();
    let cut = write(event.state.id, &shorter, &event.kept, Selection::Organiser).unwrap();
    assert!(verify(&cut, None).ok);
    assert!(!verify(&cut, Some(head)).ok);
}

#[test]
fn faults_name_their_place() {
    let (file, _) = file_of(&described(), Selection::Organiser);
    let reason = |file: &str| {
        let report = verify(file, None);
        let first = report.failed[0].clone();
        (first.entry, first.reason)
    };
    assert_eq!(reason("").1, "the first line is not that of an event");
    assert!(reason("nonsense").1.starts_with("line 1: "));
    let utf16: Vec<u8> =
        std::iter::once(0xfeff).chain(file.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    assert!(crate::verify::verify(&utf16, None).failed[0].reason.contains("UTF-16"));
    assert!(crate::verify::verify(file.as_bytes(), None).ok);
    let newer = file.replacen("\"format\":1", "\"format\":2", 1);
    assert!(reason(&newer).1.contains("format 2 is newer"));
    let lines: Vec<&str> = file.lines().collect();
    let without = [&lines[..5], &lines[6..]].concat().join("\n") + "\n";
    assert_eq!(reason(&without).0, Some(5));
    let results: Value = serde_json::from_str(lines.last().unwrap()).unwrap();
    let claimed = results["end"]["results"]["account"]["takings"].as_i64().unwrap();
    let richer = file.replace(&format!("\"takings\":{claimed}"), &format!("\"takings\":{}", claimed + 1));
    assert_eq!(reason(&richer), (None, "the results at the end are not those of the log".to_owned()));
}

#[tokio::test]
async fn an_event_continues_in_another_room() {
    let event = described();
    let (file, _) = file_of(&event, Selection::Organiser);
    let store = Arc::new(MemoryStore::default());
    let imported = import(&*store, &file).await.unwrap();
    assert_eq!(imported.id, event.state.id);
    let again = import(&*store, &file).await.unwrap_err();
    assert_eq!(again, ImportError::Exists(event.state.id));
    let (public, _) = file_of(&event, Selection::Public);
    let refused = import(&MemoryStore::default(), &public).await.unwrap_err();
    // The names of Bo and of the organiser, and two contact details.
    assert_eq!(refused, ImportError::TextsMissing(4));

    let run = Runs::open(store.clone(), Limits::default(), Bans::default())
        .await
        .unwrap()
        .find(&imported.id.to_string())
        .await
        .unwrap();
    let otto = PlayerId(77);
    run.join(otto, imported.token, "Otto".to_owned()).await.unwrap();
    let before = super::shown(&event.state);
    let view = json!(run.staff_view(otto, None).await.unwrap());
    assert_eq!(view["participants"], before[1]["participants"]);
    assert_eq!(view["organiser"]["account"], before[1]["organiser"]["account"]);
    let later = read(&*store, imported.id, Selection::Organiser).await.unwrap();
    assert!(verify(&later, None).ok);
    let kept: Vec<&str> = file.lines().filter(|line| line.starts_with("{\"entry\"")).collect();
    assert_eq!(
        later.lines().filter(|line| line.starts_with("{\"entry\"")).take(kept.len()).collect::<Vec<_>>(),
        kept
    );
    assert_eq!(store.runs().await.unwrap().len(), 1);
}

#[test]
fn the_document_lists_every_kind_of_entry() {
    use strum::VariantNames;
    let document = include_str!("../../../../../docs/event-log.md");
    for kind in crate::run::entry::RunChange::VARIANTS {
        assert!(document.contains(&format!("| `{kind}` |")), "{kind}");
    }
}
