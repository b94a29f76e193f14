//! Entries of the audit log for decisions at tables, and the removal of a player by the administrator.

use crate::support::{Guest, below, lobby, lobby_with, person, quick, seated, wish};
use room::audit::{AuditDecision, AuditLine, Author, read};
use room::client::ReceivedMessage;
use room::game::GameName;
use room::limits::{Limits, Rate};
use room::lobby::{Lobby, LobbyOptions};
use room::log_types::LeftBy;
use room::moderation::ModerationError;
use room::protocol::EncodedMessage;
use room::protocol::server::Payload;
use room::refusal::Refusal;
use room::store::{MemoryStore, Store};
use room::table::ClosingReason;
use serde_json::{Value, json};
use std::time::Duration;

async fn audited(lobby: &Lobby<MemoryStore>) -> Vec<AuditLine> {
    let store = lobby.store();
    let log = store.audit_log().await.unwrap().id;
    store.read(log, 1).await.unwrap().iter().map(|stored| read(stored).unwrap()).collect()
}

fn kinds(lines: &[AuditLine]) -> Vec<&str> {
    lines.iter().map(|line| line.entry.decided.kind().trim_start_matches("audit.")).collect()
}

#[tokio::test(start_paused = true)]
async fn every_decision_of_a_host_has_an_entry_and_refused_ones_have_none() {
    let lobby = lobby().await;
    let id = lobby.create(person(1).id, wish(GameName::Holdem, 4, 0)).await.unwrap().id;
    let table = lobby.table(&id).unwrap();
    let mut host = Guest::join(&table, Some(&person(1)), None).await;
    let mut other = Guest::join(&table, Some(&person(2)), None).await;
    let clocks = json!({ "turn": 20, "bank": 0, "grace": 0, "between": 0 });
    for command in [
        json!({ "do": "add_bot", "seat": 3 }),
        json!({ "do": "remove", "seat": 3 }),
        json!({ "do": "pause", "minutes": 5 }),
        json!({ "do": "resume" }),
        json!({ "do": "configure", "clocks": clocks }),
        json!({ "do": "set_chat", "open": false }),
        json!({ "do": "close" }),
    ] {
        let before = audited(&lobby).await.len();
        assert_eq!(other.ask(command.clone()).await.as_deref(), Some("not_host"), "{command}");
        if command["do"] == "remove" {
            let nobody = json!({ "do": "remove", "seat": 2 });
            assert_eq!(host.ask(nobody).await.as_deref(), Some("nobody_there"));
        }
        assert_eq!(audited(&lobby).await.len(), before, "{command}");
        assert_eq!(host.ask(command.clone()).await, None, "{command}");
        assert_eq!(audited(&lobby).await.len(), before + 1, "{command}");
    }
    let lines = audited(&lobby).await;
    let wanted = [
        "table_created",
        "bot_added",
        "seat_freed",
        "table_paused",
        "table_resumed",
        "table_configured",
        "chat_set",
        "table_closed",
    ];
    assert_eq!(kinds(&lines), wanted);
    for line in &lines[1..] {
        let by = Author::Host { player: person(1).id, name: person(1).name };
        assert_eq!((&line.entry.by, &line.entry.reason), (&by, &None));
    }
    let AuditDecision::TableConfigured { table, settings } = &lines[5].entry.decided else {
        panic!("{lines:?}")
    };
    assert_eq!((table.id.as_str(), &settings["clocks"]["turn"]), (id.as_str(), &json!(20)));
    let AuditDecision::SeatFreed { seat: 3, player: None, name, .. } = &lines[2].entry.decided else {
        panic!("{lines:?}")
    };
    assert!(!name.is_empty());
}

#[tokio::test(start_paused = true)]
async fn commands_of_a_host_that_change_nothing_are_refused_without_an_entry() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::Holdem, 3, 2).await;
    let clocks = json!({ "do": "configure", "clocks": { "turn": 20, "bank": 0, "grace": 0, "between": 0 } });
    assert_eq!(ann.ask(clocks.clone()).await, None);
    let before = audited(&lobby).await.len();
    for (command, refusal) in [
        (json!({ "do": "resume" }), "not_paused"),
        (clocks, "no_change"),
        (json!({ "do": "configure" }), "no_change"),
    ] {
        assert_eq!(ann.ask(command.clone()).await.as_deref(), Some(refusal), "{command}");
    }
    assert_eq!(ann.ask(json!({ "do": "pause", "minutes": 5 })).await, None);
    assert_eq!(ann.ask(json!({ "do": "pause", "minutes": 5 })).await.as_deref(), Some("paused_already"));
    assert_eq!(ann.ask(json!({ "do": "resume" })).await, None);
    ann.play_to_turn().await;
    assert_eq!(ann.ask(json!({ "do": "close" })).await, None);
    assert_eq!(ann.ask(json!({ "do": "close" })).await.as_deref(), Some("closing"));
    let kinds_after = &audited(&lobby).await[before..];
    assert_eq!(kinds(kinds_after), ["table_paused", "table_resumed", "table_closed"]);
}

/// The limit is for all tables of a host together.
#[tokio::test(start_paused = true)]
async fn a_host_at_the_limit_of_decisions_adds_no_entry_at_any_table() {
    let decisions = Rate { burst: 4.0, per_second: 0.1 };
    let limits = Limits { decisions, ..Limits::default() };
    let lobby = lobby_with(LobbyOptions { limits, ..quick() }).await;
    let mut hosts = Vec::new();
    for _ in 0..2 {
        let id = lobby.create(person(1).id, wish(GameName::Holdem, 4, 0)).await.unwrap().id;
        hosts.push(Guest::join(&lobby.table(&id).unwrap(), Some(&person(1)), None).await);
    }
    let [pause, resume] = [json!({ "do": "pause", "minutes": 5 }), json!({ "do": "resume" })];
    for host in &mut hosts {
        assert_eq!(host.ask(resume.clone()).await.as_deref(), Some("not_paused"), "it is not counted");
        assert_eq!(host.ask(pause.clone()).await, None);
    }
    for host in &mut hosts {
        assert_eq!(host.ask(resume.clone()).await.as_deref(), Some("too_many_decisions"));
    }
    let refused = lobby.create(person(1).id, wish(GameName::Holdem, 4, 0)).await.map(|_| ()).unwrap_err();
    assert_eq!(refused.code(), "too_many_decisions");
    assert_eq!(audited(&lobby).await.len(), 4);
    assert!(lobby.create(person(2).id, wish(GameName::Holdem, 4, 0)).await.is_ok());
    tokio::time::advance(Duration::from_secs(10)).await;
    assert_eq!(hosts[0].ask(resume).await, None);
    assert_eq!(kinds(&audited(&lobby).await)[5..], ["table_resumed"]);
}

#[tokio::test(start_paused = true)]
async fn a_player_whom_the_administrator_removes_folds_leaves_and_keeps_the_chips() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::Holdem, 3, 2).await;
    ann.play_to_turn().await;
    let mut watcher = Guest::join(&ann.table, Some(&person(2)), None).await;
    let decision = ModerationError::RemovedFromTables { reason: "late".to_owned() };
    let last_message = EncodedMessage::from(Payload::removed(decision.into()));
    ann.table.remove(person(1).id, LeftBy::Administrator, last_message.clone()).await.unwrap();
    let bye = loop {
        if let ReceivedMessage::Bye(reason) = ann.receive().await {
            break reason;
        }
    };
    assert_eq!(bye, "removed");
    let mut back = Guest::join(&ann.table, Some(&person(1)), None).await;
    let fold = back.client.act(&mut below(1)).expect("the hand still waits for the seat");
    back.send(fold).await;
    let answer = loop {
        match back.receive().await {
            ReceivedMessage::Refused(_, code) => break code,
            ReceivedMessage::Accepted(_) => break "accepted".to_owned(),
            _ => {}
        }
    };
    assert_eq!(answer, "removed", "the guest acts no more in this hand");
    let hand = watcher.client.table["hand"].as_u64();
    while !watcher.client.table["seats"][0].is_null() {
        watcher.receive().await;
    }
    assert!(watcher.client.table["hand"].as_u64() <= hand.map(|hand| hand + 1), "the hand is not waited for");
    assert_eq!(lobby.store().ledger_sum().await, Ok(0));
    assert_eq!(
        back.ask(json!({ "do": "sit", "seat": 1 })).await,
        None,
        "the guest may return after the hand"
    );
    ann.table.remove(person(1).id, LeftBy::Administrator, last_message.clone()).await.unwrap();
    let ended = ann.table.remove(person(1).id, LeftBy::Administrator, last_message).await;
    assert_eq!(ended, Ok(()), "removing a guest who is not there changes nothing");
}

#[tokio::test(start_paused = true)]
async fn the_administrators_closing_is_recorded_once_with_its_reason() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::Holdem, 3, 2).await;
    ann.play_to_turn().await;
    for reason in ["late", "later"] {
        ann.table.close(ClosingReason::OfTable(reason.to_owned())).await.unwrap();
    }
    let lines = audited(&lobby).await;
    assert_eq!(kinds(&lines), ["table_created", "table_closed"]);
    assert_eq!(lines[1].entry.by, Author::Administrator);
    assert_eq!(lines[1].entry.reason.as_deref(), Some("late"));
}

/// The reason for the ban of a host is for the host and the audit log alone.
#[tokio::test(start_paused = true)]
async fn the_players_are_told_that_the_administrator_closes_their_table_and_why() {
    let late = || "late".to_owned();
    for (reason, told) in
        [(ClosingReason::OfTable(late()), json!("late")), (ClosingReason::OfBan(late()), Value::Null)]
    {
        let lobby = lobby().await;
        let mut ann = seated(&lobby, GameName::Holdem, 3, 2).await;
        ann.play_to_turn().await;
        let (_, mut spectator) = ann.table.join(None, None).await.unwrap();
        ann.table.close(reason).await.unwrap();
        let view = serde_json::to_value(ann.table.view().await.unwrap()).unwrap();
        assert_eq!((&view["phase"], &view["closing"]), (&json!("playing"), &json!("administrator")));
        let mut below = below(1);
        loop {
            if let Some(text) = ann.client.act(&mut below) {
                ann.send(text).await;
            }
            if let ReceivedMessage::Bye(_) = ann.receive().await {
                break;
            }
        }
        let results = serde_json::to_value(ann.table.results(Some(&person(1))).await.unwrap()).unwrap();
        assert_eq!((&results["closed"], &results["closing"]["reason"]), (&json!(true), &told));
        let mut events = Vec::new();
        while let Some(message) = spectator.recv().await {
            let message: Value = serde_json::from_str(&message).unwrap();
            let steps = message["steps"].as_array().cloned().unwrap_or_default();
            events.extend(steps.into_iter().map(|step| step["table"].clone()));
        }
        events.retain(|event| event["by"] == "administrator");
        let kinds: Vec<&str> = events.iter().map(|event| event["event"].as_str().unwrap()).collect();
        assert_eq!(kinds, ["closing", "closed"]);
        assert!(events.iter().all(|event| event["reason"] == told), "{events:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn the_administrators_closing_of_a_table_that_its_host_closes_keeps_its_reason() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::Holdem, 3, 2).await;
    ann.play_to_turn().await;
    assert_eq!(ann.ask(json!({ "do": "close" })).await, None);
    for reason in ["cheating", "again"] {
        ann.table.close(ClosingReason::OfTable(reason.to_owned())).await.unwrap();
    }
    let lines = audited(&lobby).await;
    assert_eq!(kinds(&lines), ["table_created", "table_closed", "table_closed"]);
    assert_eq!(
        (&lines[2].entry.by, lines[2].entry.reason.as_deref()),
        (&Author::Administrator, Some("cheating"))
    );
}
