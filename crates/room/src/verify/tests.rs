use super::*;
use crate::audit::{AuditDecision, AuditEntry, written};
use crate::store::{MemoryStore, Store};
use futures_util::TryStreamExt;
use std::sync::Arc;

async fn audit_file() -> String {
    let store = Arc::new(MemoryStore::default());
    for at_ms in 1..4 {
        let entry = AuditEntry::of_administrator(Some("ä reason".to_owned()), AuditDecision::BannerRemoved);
        store.audit(vec![written(at_ms, &entry)]).await.unwrap();
    }
    let pieces: Vec<String> = audit::file::export(store).await.unwrap().try_collect().await.unwrap();
    pieces.concat()
}

/// The kind of a file, and the reason of its only failure.
fn fault(file: impl AsRef<[u8]>) -> (FileKind, String) {
    let report = verify(file.as_ref(), None);
    assert!(!report.ok);
    (report.kind, report.failed[0].reason.clone())
}

#[tokio::test]
async fn only_the_bytes_that_the_room_writes_pass() {
    let file = audit_file().await;
    assert!(verify(file.as_bytes(), None).ok);
    let last = file.lines().last().unwrap();
    let upper = |line: &str| {
        let (name, hash) = line.rsplit_once(":\"").unwrap();
        format!("{name}:\"{}", hash.to_uppercase())
    };
    let second = file.lines().nth(1).unwrap();
    let (header, rest) = file.split_once('\n').unwrap();
    for (altered, place) in [
        (file.replace('\n', "\r\n"), "line 1: the line ends with CR LF"),
        (format!("{}\r\n", file.trim_end()), "line 5: the line ends with CR LF"),
        (file.replace(second, &format!("{second}\r")), "line 2: the line ends with CR LF"),
        (file.replace(second, &upper(second)), "line 2: "),
        (file.replace(last, &upper(last)), "line 5: "),
        (file.replace(second, &second.replacen(":", ": ", 1)), "line 2: the line is not written as the room"),
        (
            file.replace(second, &second.replace('ä', "\\u00e4")),
            "line 2: the line is not written as the room",
        ),
        (
            format!("{}\n{rest}", header.replace("aaaaaaaaaa", "AAAAAAAAAA")),
            "line 1: AAAAAAAAAA must be written",
        ),
        (file.trim_end().to_owned(), "line 5: the line has no end"),
        (format!("{file}\n"), "line 6: "),
    ] {
        assert_ne!(altered, file, "{place}");
        let (kind, reason) = fault(&altered);
        assert!(kind == FileKind::Audit && reason.starts_with(place), "{place}: {reason}");
    }
}

#[tokio::test]
async fn a_file_of_a_newer_format_is_said_to_be_newer_whatever_its_fields_are() {
    for kind in ["audit", "event"] {
        let file = format!("{{\"{kind}\":{{\"format\":2,\"id\":\"aaaaaaaaaa\",\"signed\":true}}}}\n{{}}\n");
        let (found, reason) = fault(file);
        assert_eq!(found, if kind == "audit" { FileKind::Audit } else { FileKind::Event });
        assert_eq!(reason, "line 1: format 2 is newer than this program, which reads format 1");
    }
}

#[tokio::test]
async fn a_file_that_names_no_kind_is_neither() {
    let file = audit_file().await;
    let utf16: Vec<u8> = file.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let headless = file.split_once('\n').unwrap().1;
    for (file, says) in [
        (Vec::new(), "the file is empty"),
        (format!("\u{feff}{file}").into(), "byte order mark"),
        ([vec![0xff, 0xfe], utf16].concat(), "UTF-16"),
        (headless.into(), "neither the log of an event nor an audit log"),
        (b"nonsense\n".to_vec(), "neither the log of an event nor an audit log"),
    ] {
        let (kind, reason) = fault(file);
        assert!(kind == FileKind::Unknown && reason.contains(says), "{reason}");
    }
    assert_eq!(serde_json::to_value(FileKind::Unknown).unwrap(), "unknown");
}
