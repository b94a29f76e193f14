use super::*;
use crate::audit::{AuditDecision, AuditEntry, Author, TableRef, written};
use crate::ids::{PlayerId, TableId};
use crate::store::{MemoryStore, RollbackCause};
use futures_util::TryStreamExt;
use serde_json::json;
use std::collections::BTreeSet;
use strum::VariantNames;

/// An entry of each kind.
fn every_kind() -> Vec<AuditEntry> {
    let table = TableRef { id: "0123456789".parse::<TableId>().unwrap(), name: "Friday".to_owned() };
    let table = || table.clone();
    let (player, name) = (PlayerId(7), "Bob".to_owned());
    let name = || name.clone();
    let decided = [
        AuditDecision::TableCreated { table: table(), game: "holdem".to_owned(), listed: true },
        AuditDecision::TableConfigured { table: table(), settings: json!({ "clocks": { "turn": 20 } }) },
        AuditDecision::BotAdded { table: table(), seat: 3, name: "Ada".to_owned(), style: "call".to_owned() },
        AuditDecision::SeatFreed { table: table(), seat: 2, name: name(), player: Some(player) },
        AuditDecision::TablePaused { table: table(), minutes: 5 },
        AuditDecision::TableResumed { table: table() },
        AuditDecision::TableClosed { table: table() },
        AuditDecision::GuestRemoved { player, name: name() },
        AuditDecision::GuestBanned {
            player,
            name: name(),
            until_ms: Some(5),
            networks: vec!["192.0.2.7".parse().unwrap()],
            close_tables: true,
        },
        AuditDecision::BanLifted { player, name: name() },
        AuditDecision::NewTablesHeld,
        AuditDecision::NewTablesAllowed,
        AuditDecision::BannerShown { text: "Maintenance at ten".to_owned() },
        AuditDecision::BannerRemoved,
        AuditDecision::LoggedIn { client: Some("192.0.2.7".parse().unwrap()) },
        AuditDecision::LoginFailed { client: "2001:db8::".parse().unwrap(), unlogged: 3 },
        AuditDecision::TokenMade,
        AuditDecision::RolledBack { cause: RollbackCause::Lost },
        AuditDecision::ChatSet { table: table(), open: false },
        AuditDecision::BotAccountMade { player: PlayerId(9), name: "Caller".to_owned() },
        AuditDecision::BotAccountRevoked { player: PlayerId(9), name: "Caller".to_owned() },
    ];
    let kinds: BTreeSet<&str> = decided.iter().map(AuditDecision::kind).collect();
    assert_eq!(kinds, AuditDecision::VARIANTS.iter().copied().collect());
    let reason = |at: usize| at.is_multiple_of(2).then(|| format!("reason {at}"));
    decided.into_iter().enumerate().map(|(at, one)| AuditEntry::of_administrator(reason(at), one)).collect()
}

async fn store(entries: &[AuditEntry]) -> Arc<MemoryStore> {
    let store = MemoryStore::default();
    for (at_ms, entry) in (1..).zip(entries) {
        store.audit(vec![written(at_ms, entry)]).await.unwrap();
    }
    Arc::new(store)
}

/// The pieces of the file of a store's audit log.
async fn pieces(store: &Arc<MemoryStore>) -> StoreResult<Vec<String>> {
    export(store.clone()).await?.try_collect().await
}

async fn exported(store: &Arc<MemoryStore>) -> String {
    pieces(store).await.unwrap().concat()
}

async fn head(store: &MemoryStore) -> EntryHash {
    store.audit_log().await.unwrap().head
}

/// The positions of the entries that [`verify`] reports for these lines, and the number of failures without an entry.
fn faults(lines: &[String], head: Option<EntryHash>) -> (Vec<u64>, usize) {
    let report = verify(&(lines.join("\n") + "\n"), head);
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
    let (file, head) = (exported(&store).await, head(&store).await);
    let count = entries.len() as u64;
    let report = verify(&file, Some(head));
    assert_eq!((report.kind, report.ok, report.checked), (FileKind::Audit, true, count), "{report:?}");
    let end_line: serde_json::Value = serde_json::from_str(file.lines().last().unwrap()).unwrap();
    assert_eq!(end_line, json!({ "end": { "entries": count, "head": head.to_string() } }));
}

#[tokio::test]
async fn an_empty_log_passes() {
    let file = exported(&Arc::default()).await;
    let report = verify(&file, Some(EntryHash::START));
    assert_eq!((report.ok, report.checked), (true, 0), "{report:?}");
}

/// Each kind of entry is altered, dropped, added and moved, and every change is found. If the last entry is
/// dropped and the end line is adjusted to match, only the head shows the change.
#[tokio::test]
async fn every_change_to_every_kind_is_found_with_the_head() {
    let store = store(&every_kind()).await;
    let head = head(&store).await;
    let file = exported(&store).await;
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
    let noted = head(&*store(&entries).await).await;
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
            let file = exported(&store(&forged).await).await;
            assert!(verify(&file, None).ok);
            assert!(!verify(&file, Some(noted)).ok, "{at}");
        }
    }
}

#[tokio::test]
async fn a_log_that_only_grew_names_the_entry_of_an_earlier_head() {
    let (entries, grown) = (every_kind(), [every_kind(), every_kind()].concat());
    let noted = head(&*store(&entries).await).await;
    let report = verify(&exported(&store(&grown).await).await, Some(noted));
    let reason = format!("the given hash is that of entry {}", entries.len());
    assert!(!report.ok && report.failed[0].reason.starts_with(&reason), "{report:?}");
}

#[tokio::test]
async fn an_entry_of_another_kind_or_form_is_reported() {
    let store = Arc::<MemoryStore>::default();
    let mut entry = written(1, &every_kind()[0]);
    entry.kind = "audit.logged_in";
    store.audit(vec![entry]).await.unwrap();
    let (mut other, body) = (written(2, &every_kind()[0]), r#"{"at_ms":1}"#.to_owned());
    other.body = body;
    store.audit(vec![other]).await.unwrap();
    let file = exported(&store).await;
    let report = verify(&file, None);
    let places: Vec<_> = report.failed.iter().map(|failed| failed.entry).collect();
    assert_eq!(places, [Some(1), Some(2)], "{report:?}");
}

#[tokio::test]
async fn a_file_without_its_first_line_or_with_one_of_another_form_is_refused_with_the_line() {
    let file = exported(&store(&every_kind()).await).await;
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

/// Versions that did not record the client stored no field for it.
#[test]
fn a_login_of_an_earlier_version_is_read_without_a_client() {
    let body = r#"{"at_ms":1,"entry":{"by":"administrator","reason":null,"decided":{"kind":"logged_in"}}}"#;
    let (kind, body) = ("audit.logged_in".to_owned(), body.to_owned());
    let line = read(&StoredEntry { seq: 1, kind, hand: None, body, hash: EntryHash::START }).unwrap();
    assert_eq!(line.entry.decided, AuditDecision::LoggedIn { client: None });
}

#[test]
fn stored_entries_keep_their_form() {
    let by = Author::Host { player: PlayerId(7), name: "Ann".to_owned() };
    let host = AuditEntry { by, reason: None, decided: AuditDecision::NewTablesHeld };
    let written: Vec<String> =
        every_kind().iter().chain([&host]).map(|entry| written(1, entry).body).collect();
    insta::assert_snapshot!(written.join("\n"));
}

/// The entries of a file are as they are stored, so that its check names the damaged one.
#[tokio::test]
async fn a_damaged_log_is_exported_and_its_check_names_the_entry() {
    let store = store(&every_kind()).await;
    let AuditLog { id, last, head } = store.audit_log().await.unwrap();
    for seq in [last, 3] {
        store.damage(id, seq);
        let report = verify(&exported(&store).await, Some(head));
        assert_eq!((report.checked, report.failed[0].entry), (last, Some(seq)), "{report:?}");
    }
}

#[tokio::test]
async fn a_long_log_is_exported_by_pages_and_an_error_leaves_the_file_without_its_end() {
    let entry = AuditEntry::of_administrator(None, AuditDecision::BannerRemoved);
    let count = 2 * u64::from(PAGE) + 1;
    let store = store(&vec![entry; count as usize]).await;
    let pieces = pieces(&store).await.unwrap();
    assert!(pieces.iter().all(|piece| piece.lines().count() <= PAGE as usize));
    let report = verify(&pieces.concat(), None);
    assert_eq!((report.ok, report.checked), (true, count), "{report:?}");
    let mut stream = Box::pin(export(store.clone()).await.unwrap());
    for _ in 0..2 {
        stream.try_next().await.unwrap().unwrap();
    }
    store.fail(Some(crate::store::Outage::Broken));
    assert!(stream.try_next().await.is_err());
}
