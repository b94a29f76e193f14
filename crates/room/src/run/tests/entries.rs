//! Tests of the entries of an event: repeated requests, links and their creators, reports, and the organiser's list.

use super::{Event, NOON_MS, ORGANISER, Role, action, draft};
use crate::limits::Limits;
use crate::moderation::Bans;
use crate::refusal::Refusal;
use crate::run::Runs;
use crate::run::audit::EntryFilter;
use crate::run::cached_view::CachedView;
use crate::run::command::Command;
use crate::run::outcome::CommandOutcome;
use crate::run::requests::RequestKey;
use crate::run::role::Roles;
use crate::store::{MemoryStore, PlayerId};
use crate::tokens;
use games::poker_run::{Participant, Stop};
use serde_json::{Value, json};
use std::sync::Arc;

fn register(name: &str) -> Command {
    let registration = json!({ "name": name, "rides": true, "hands": 2 });
    Command::Register(serde_json::from_value(registration).unwrap())
}

fn key(text: &str) -> Option<RequestKey> {
    Some(RequestKey::new(text).unwrap())
}

#[tokio::test]
async fn a_registration_that_is_repeated_registers_once_also_after_a_restart() {
    let store = Arc::new(MemoryStore::default());
    let open = async || Runs::open(store.clone(), Limits::default(), Bans::default()).await.unwrap();
    let runs = open().await;
    let run = runs.create(ORGANISER, None, "Olga", &draft(&json!({}))).await.unwrap();
    run.command(ORGANISER, Command::Open).await.unwrap();
    let first = run.command_once(ORGANISER, register("Ann"), key("a")).await.unwrap();
    let again = run.command_once(ORGANISER, register("Ann"), key("a")).await.unwrap();
    assert_eq!((first.again, again.again), (false, true));
    assert_eq!((again.seq, &again.outcome), (first.seq, &first.outcome));
    // Two requests in one commit.
    let both = [(), ()].map(|()| run.command_once(ORGANISER, register("Bo"), key("b")));
    let both = futures_util::future::join_all(both).await;
    assert_eq!(both.iter().filter(|done| done.as_ref().unwrap().again).count(), 1);

    let id = run.id().to_string();
    runs.stop().await;
    let run = open().await.find(&id).await.unwrap();
    let late = run.command_once(ORGANISER, register("Ann"), key("a")).await.unwrap();
    assert_eq!((late.again, late.outcome), (true, first.outcome));
    let other = run.command_once(ORGANISER, register("Ann"), key("c")).await.unwrap();
    assert_eq!((other.again, other.outcome), (false, Participant::new(3).map(CommandOutcome::Participant)));
    for wrong in ["", "two words", "ñ", &"x".repeat(65)] {
        assert!(RequestKey::new(wrong).is_err(), "{wrong:?}");
    }
}

/// The line of a link in the organiser's view.
fn line(event: &Event, link: u32) -> Value {
    let view = event.state.staff_view(&CachedView::new(&event.state), ORGANISER, None).unwrap();
    json!(view.organiser.unwrap().links[link as usize - 1])
}

#[test]
fn links_name_their_maker_and_those_that_an_organiser_made_are_revoked_with_hers() {
    let mut event = Event::open(&json!({}));
    let (vera, wim, otto) = (PlayerId(2), PlayerId(3), PlayerId(4));
    let first = event.join(vera, "Vera", &[Role::Organiser]);
    let mut link = |maker, player, name: &str, role| {
        let token = format!("token of {name}");
        let make = Command::MakeLink { roles: Roles::from([role]), hash: tokens::hash(&token) };
        event.ask(maker, &make).unwrap();
        event.join_by(player, &token, name).unwrap();
        *event.state.links.keys().last().unwrap()
    };
    let second = link(vera, wim, "Wim", Role::Organiser);
    let third = link(wim, otto, "Otto", Role::Finish);
    let own = link(ORGANISER, PlayerId(5), "Pia", Role::Finish);
    let found = line(&event, second);
    assert_eq!((&found["made_by"], &found["made_at_ms"]), (&json!(2), &json!(NOON_MS)));
    assert_eq!(line(&event, first)["led_to"], json!([second, third]));

    let revoke = |link, and_later| Command::RevokeLink { link, and_later };
    event.ask(ORGANISER, &revoke(first, false)).unwrap();
    assert!(event.state.roles_of(wim).is_some(), "only the link itself by default");
    event.ask(ORGANISER, &revoke(first, true)).unwrap();
    for (who, left) in [(vera, false), (wim, false), (otto, false), (PlayerId(5), true)] {
        assert_eq!(event.state.roles_of(who).is_some(), left, "{who}");
    }
    assert_eq!(event.refusal(ORGANISER, &revoke(first, true)), "run.revoked_link");
    event.ask(ORGANISER, &revoke(own, true)).unwrap();
}

#[test]
fn pr_22_a_stop_cannot_report_stamps_that_are_still_to_come() {
    let mut event = Event::open(&json!({ "stamps": "by_time" }));
    event.join(PlayerId(2), "Stan", &[Role::Stop(Stop::FIRST)]);
    let report = |until: &str| action(json!({ "report": { "stop": 1, "until": until } }));
    // The clock of the room shows 12:00. That of a phone may be a minute ahead, as in an entry.
    assert_eq!(event.refusal(PlayerId(2), &report("12:01:01")), "run.report_ahead");
    event.ask(PlayerId(2), &report("12:01")).unwrap();
    event.state.draft.date = serde_json::from_value("2026-09-13".into()).unwrap();
    assert_eq!(event.refusal(PlayerId(2), &report("12:30")), "run.not_the_day");
    event.state.draft.date = serde_json::from_value("2026-09-10".into()).unwrap();
    event.ask(PlayerId(2), &report("12:30")).unwrap();
}

#[tokio::test]
async fn the_organiser_lists_who_entered_what_and_nobody_else_does() {
    let store = Arc::new(MemoryStore::default());
    let runs = Runs::open(store.clone(), Limits::default(), Bans::default()).await.unwrap();
    let run = runs.create(ORGANISER, None, "Olga", &draft(&json!({}))).await.unwrap();
    run.command(ORGANISER, Command::Open).await.unwrap();
    let hash = tokens::hash("token");
    let make = Command::MakeLink { roles: Roles::from([Role::Registration]), hash: hash.clone() };
    run.command(ORGANISER, make).await.unwrap();
    run.join(PlayerId(2), "token".to_owned(), "Reg".to_owned()).await.unwrap();
    for name in ["Ann Lee", "Ben Low"] {
        let details = json!({ "contact": "call 555" });
        let registration = json!({ "name": name, "rides": true, "details": details });
        run.command(PlayerId(2), Command::Register(serde_json::from_value(registration).unwrap()))
            .await
            .unwrap();
    }
    for who in [PlayerId(2), PlayerId(9)] {
        assert!(runs.entries(&run, who, EntryFilter::default()).await.is_err(), "{who}");
    }
    let all = json!(runs.entries(&run, ORGANISER, EntryFilter::default()).await.unwrap());
    let kinds: Vec<&str> = all["entries"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["change"]["kind"].as_str().unwrap())
        .collect();
    let expected = ["created", "opened", "link_made", "joined", "acted", "described", "acted", "described"];
    assert_eq!((kinds, &all["next"]), (expected.to_vec(), &Value::Null));
    for hidden in [hash.as_str(), "sha256", "call 555"] {
        assert!(!all.to_string().contains(hidden), "{hidden}");
    }
    let filter = EntryFilter { participant: Participant::new(2), after: 0 };
    let own = json!(runs.entries(&run, ORGANISER, filter).await.unwrap());
    let first = &own["entries"][0];
    assert_eq!(json!([first["seq"], first["staff"], first["name"]]), json!([7, 2, "Reg"]));
    assert_eq!(first["change"]["action"]["register"]["name"], "Ben Low");
    assert_eq!(own["entries"].as_array().unwrap().len(), 2);
    let rest = EntryFilter { after: 7, ..filter };
    let rest = runs.entries(&run, ORGANISER, rest).await.unwrap();
    assert_eq!(rest.entries.len(), 1);

    for number in 0..110 {
        run.command(ORGANISER, register(&format!("Rider {number}"))).await.unwrap();
    }
    let (mut after, mut seen) = (0, Vec::new());
    loop {
        let read = store.entries_read();
        let page = runs.entries(&run, ORGANISER, EntryFilter { after, ..EntryFilter::default() }).await;
        let page = page.unwrap();
        assert_eq!(store.entries_read() - read, (338 - after).min(201), "the page, and whether more follow");
        seen.extend(page.entries.iter().map(|entry| entry.seq));
        match page.next {
            Some(next) => after = next,
            None => break,
        }
    }
    assert_eq!(seen, (1..=8 + 3 * 110).collect::<Vec<_>>());
    let last = EntryFilter { participant: Participant::new(112), after: 0 };
    let last = runs.entries(&run, ORGANISER, last).await.unwrap();
    let seqs: Vec<_> = last.entries.iter().map(|entry| entry.seq).collect();
    assert_eq!(
        (seqs, last.next),
        (vec![336, 337, 338], None),
        "the entries of one participant, after many others"
    );
}

/// A phone whose clock runs fast must not make a participant late (`ask_at` does not wait for the evening).
#[test]
fn an_arrival_and_a_turn_in_may_not_be_ahead_of_the_clock() {
    let mut event = Event::open(&json!({ "stamps": "by_time" }));
    event.act(json!({ "register": { "participant": 1, "name": "Ann", "rides": true } }));
    for (stop, card) in (1..).zip(["As", "Ks", "Qs", "Js", "Ts"]) {
        event.act(json!({ "stamp": { "hand": "1-1", "stop": stop, "card": card, "at": "11:00" } }));
    }
    let mut ask = |entry: Value| {
        let asked = event.ask_at(NOON_MS, ORGANISER, &action(entry));
        asked.map(|_| ()).map_err(|error| error.code().to_owned())
    };
    let arrive = |at: &str| json!({ "arrive": { "participant": 1, "at": at } });
    let turn_in = |at: &str| json!({ "turn_in": { "hand": "1-1", "at": at } });
    let ahead = Err("run.entry_ahead".to_owned());
    assert_eq!(ask(arrive("12:02")), ahead);
    assert_eq!(ask(arrive("47:00")), ahead);
    assert_eq!(ask(arrive("12:01")), Ok(()), "a clock may be a little fast");
    assert_eq!(ask(turn_in("12:02")), ahead);
    assert_eq!(ask(turn_in("12:01")), Ok(()));
}
