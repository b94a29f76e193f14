use super::*;
use crate::audit::{AuditEntry, AuditedTable, Author, Decided, written};
use crate::ids::{PlayerId, TableId};
use crate::store::{MemoryStore, RollbackCause};
use serde_json::json;
use std::collections::BTreeSet;
use strum::VariantNames;

/// An entry of each kind.
fn every_kind() -> Vec<AuditEntry> {
    let table = AuditedTable { id: "0123456789".parse::<TableId>().unwrap(), name: "Friday".to_owned() };
    let table = || table.clone();
    let (player, name) = (PlayerId(7), "Bob".to_owned());
    let name = || name.clone();
    let decided = [
        Decided::TableCreated { table: table(), game: "holdem".to_owned(), listed: true },
        Decided::TableConfigured { table: table(), settings: json!({ "clocks": { "turn": 20 } }) },
        Decided::BotAdded { table: table(), seat: 3, name: "Ada".to_owned(), style: "call".to_owned() },
        Decided::SeatFreed { table: table(), seat: 2, name: name(), player: Some(player) },
        Decided::TablePaused { table: table(), minutes: 5 },
        Decided::TableResumed { table: table() },
        Decided::TableClosed { table: table() },
        Decided::GuestRemoved { player, name: name() },
        Decided::GuestBanned {
            player,
            name: name(),
            until_ms: Some(5),
            networks: vec!["192.0.2.7".parse().unwrap()],
            close_tables: true,
        },
        Decided::BanLifted { player, name: name() },
        Decided::NewTablesHeld,
        Decided::NewTablesAllowed,
        Decided::BannerShown { text: "Maintenance at ten".to_owned() },
        Decided::BannerRemoved,
        Decided::LoggedIn,
        Decided::TokenMade,
        Decided::RolledBack { cause: RollbackCause::Lost },
    ];
    let kinds: BTreeSet<&str> = decided.iter().map(Decided::kind).collect();
    assert_eq!(kinds, Decided::VARIANTS.iter().copied().collect());
    let reason = |at: usize| at.is_multiple_of(2).then(|| format!("reason {at}"));
    decided.into_iter().enumerate().map(|(at, one)| AuditEntry::of_administrator(reason(at), one)).collect()
}

async fn store(entries: &[AuditEntry]) -> MemoryStore {
    let store = MemoryStore::default();
    for (at_ms, entry) in (1..).zip(entries) {
        store.audit(vec![written(at_ms, entry)]).await.unwrap();
    }
    store
}

/// The positions of the entries that [`verify`] reports for these lines, and the number of failures without an entry.
fn faults(lines: &[String], head: Option<EntryHash>) -> (Vec<u64>, usize) {
    let report = verify(&lines.join("\n"), head);
    assert_eq!(report.ok, report.failed.is_empty());
    let places = report.failed.iter().filter_map(|failed| failed.entry).collect();
    (places, report.failed.iter().filter(|failed| failed.entry.is_none()).count())
}

fn end(entries: u64, head: &str) -> String {
    format!(r#"{{"end":{{"entries":{entries},"head":"{head}"}}}}"#)
}

fn hash_of(line: &str) -> String {
    match serde_json::from_str(line).unwrap() {
        Line::Entry { hash, .. } => hash,
        Line::Audit { .. } | Line::End { .. } => EntryHash::START.to_string(),
    }
}

#[tokio::test]
async fn a_file_passes_and_names_its_entries_and_head() {
    let entries = every_kind();
    let store = store(&entries).await;
    let file = export(&store).await.unwrap();
    let head = head(&store).await.unwrap();
    assert_eq!(head.entries, entries.len() as u64);
    let report = verify(&file, Some(head.hash));
    assert_eq!((report.kind, report.ok, report.checked), ("audit", true, head.entries), "{report:?}");
    assert!(is_audit(file.as_bytes()) && !is_audit(b"{\"event\":{}}") && !is_audit(b""));
    let end_line: serde_json::Value = serde_json::from_str(file.lines().last().unwrap()).unwrap();
    assert_eq!(end_line, json!({ "end": { "entries": head.entries, "head": head.hash.to_string() } }));
}

#[tokio::test]
async fn an_empty_log_passes() {
    let file = export(&MemoryStore::default()).await.unwrap();
    let report = verify(&file, Some(EntryHash::START));
    assert_eq!((report.ok, report.checked), (true, 0), "{report:?}");
}

/// Each kind of entry is altered, dropped, added and moved, and every change is found. If the last entry is
/// dropped and the end line is adjusted to match, only the head shows the change.
#[tokio::test]
async fn every_change_to_every_kind_is_found_with_the_head() {
    let store = store(&every_kind()).await;
    let head = head(&store).await.unwrap().hash;
    let file = export(&store).await.unwrap();
    let lines: Vec<String> = file.lines().map(str::to_owned).collect();
    let last = lines.len() - 2;
    for at in 1..=last {
        let position = at as u64;
        let mut altered = lines.clone();
        altered[at] = altered[at].replacen(r#"\"at_ms\":"#, r#"\"at_ms\":9"#, 1);
        assert_ne!(altered, lines);
        assert_eq!(faults(&altered, Some(head)).0, [position], "altered {at}");

        let mut dropped = lines.clone();
        dropped.remove(at);
        let (entries, others) = faults(&dropped, Some(head));
        assert!(entries.contains(&position) || at == last && others > 0, "dropped {at}");
        *dropped.last_mut().unwrap() = end(last as u64 - 1, &hash_of(&dropped[last - 1]));
        let (entries, others) = faults(&dropped, Some(head));
        assert!(entries.contains(&position) || at == last && others == 1, "dropped {at}, end mended");

        let mut added = lines.clone();
        added.insert(at + 1, lines[at].clone());
        assert!(faults(&added, Some(head)).0.contains(&(position + 1)), "added after {at}");

        if at < last {
            let mut moved = lines.clone();
            moved.swap(at, at + 1);
            assert!(faults(&moved, Some(head)).0.contains(&position), "moved {at}");
        }
    }
}

/// An attacker with write access to the store recomputes the whole chain. The file is then consistent, and only the
/// head that was noted elsewhere shows the change.
#[tokio::test]
async fn a_chain_that_was_computed_anew_is_found_by_the_head_alone() {
    let entries = every_kind();
    let noted = head(&store(&entries).await).await.unwrap().hash;
    for at in 0..entries.len() {
        let mut dropped = entries.clone();
        dropped.remove(at);
        let mut altered = entries.clone();
        altered[at].reason = Some("another".to_owned());
        let mut added = entries.clone();
        added.push(entries[at].clone());
        let mut moved = entries.clone();
        moved.rotate_left(at + 1);
        let moved = if at + 1 == entries.len() { dropped.clone() } else { moved };
        for forged in [dropped, altered, added, moved] {
            let file = export(&store(&forged).await).await.unwrap();
            assert!(verify(&file, None).ok);
            assert!(!verify(&file, Some(noted)).ok, "{at}");
        }
    }
}

#[tokio::test]
async fn a_log_that_only_grew_names_the_entry_of_an_earlier_head() {
    let (entries, grown) = (every_kind(), [every_kind(), every_kind()].concat());
    let noted = head(&store(&entries).await).await.unwrap();
    let report = verify(&export(&store(&grown).await).await.unwrap(), Some(noted.hash));
    let reason = format!("the given hash is that of entry {}", noted.entries);
    assert!(!report.ok && report.failed[0].reason.starts_with(&reason), "{report:?}");
}

#[tokio::test]
async fn an_entry_of_another_kind_or_form_is_reported() {
    let store = MemoryStore::default();
    let mut entry = written(1, &every_kind()[0]);
    entry.kind = "audit.logged_in";
    store.audit(vec![entry]).await.unwrap();
    let (mut other, body) = (written(2, &every_kind()[0]), r#"{"at_ms":1}"#.to_owned());
    other.body = body;
    store.audit(vec![other]).await.unwrap();
    let file = export(&store).await.unwrap();
    let report = verify(&file, None);
    let places: Vec<_> = report.failed.iter().map(|failed| failed.entry).collect();
    assert_eq!(places, [Some(1), Some(2)], "{report:?}");
}

#[tokio::test]
async fn a_file_without_its_first_line_or_with_one_of_another_form_is_refused_with_the_line() {
    let file = export(&store(&every_kind()).await).await.unwrap();
    let headless = file.split_once('\n').unwrap().1;
    let report = verify(headless, None);
    assert_eq!(report.failed[0].reason, "line 1: a file begins with one line \"audit\"");
    let newer = file.replacen("\"format\":1", "\"format\":2", 1);
    assert!(verify(&newer, None).failed[0].reason.contains("format 2 is newer"));
    let cut = &file[..file.len() - 60];
    assert!(!verify(cut, None).ok);
    let without_end: String = file.lines().take(5).flat_map(|line| [line, "\n"]).collect();
    assert!(verify(&without_end, None).failed[0].reason.contains("the end of the file was cut off"));
}

#[test]
fn stored_entries_keep_their_form() {
    let by = Author::Host { player: PlayerId(7), name: "Ann".to_owned() };
    let host = AuditEntry { by, reason: None, decided: Decided::NewTablesHeld };
    let written: Vec<String> =
        every_kind().iter().chain([&host]).map(|entry| written(1, entry).body).collect();
    insta::assert_snapshot!(written.join("\n"));
}
