//! Tests of `run create`, `run export`, `run import` and `verify`: an event from its TOML file to another room.

use crate::support::*;
use serde_json::Value;

pub const EVENT: &str = r#"
name = "Toys for Tots"
date = "2099-02-13"
time_zone = "America/Denver"

[plan]
prizes = [50000, "20%"]
route = [
  { name = "Trailhead" }, { name = "Lodge" }, { name = "Fuel", card = false },
  { name = "Pass" }, { name = "Lake" }, { name = "Mill" },
]

[settings]
hand_price = 1000
"#;

/// The id in "Event ID, NAME. Its organiser opens …".
fn id(out: &str) -> &str {
    out.strip_prefix("Event ").and_then(|rest| rest.split_once(',')).unwrap().0
}

#[test]
fn an_event_is_created_from_a_toml_file_and_moved_to_another_room() {
    let scratch = Scratch::new();
    let (plan, data, other) =
        (scratch.write("event.toml", EVENT), scratch.path("data"), scratch.path("other"));
    let created = run_with(&["run", "create", &plan, "--data", &data], b"");
    assert_eq!((created.code, created.err.as_str()), (Some(0), ""));
    let event = id(&created.out);
    assert!(created.out.contains(&format!("/e/{event}/join#")), "{}", created.out);
    let says_what_is_next = |out: &str| out.contains(", Toys for Tots. ") && out.contains("`cardroom serve`");
    assert!(says_what_is_next(&created.out), "{}", created.out);

    let exported = run_with(&["run", "export", event, "--data", &data], b"");
    assert_eq!((exported.code, exported.err.as_str()), (Some(0), ""));
    assert!(exported.out.contains("Command line"));
    assert_eq!(
        std::fs::read_dir(&data).unwrap().filter(|file| file.as_ref().unwrap().path().is_dir()).count(),
        0
    );
    let public = run_with(&["run", "export", event, "--public", "--data", &data], b"");
    assert!(!public.out.contains("Command line"));

    let file = scratch.write("event.jsonl", &exported.out);
    let last: Value = serde_json::from_str(exported.out.lines().last().unwrap()).unwrap();
    let head = last["end"]["head"].as_str().unwrap();
    let verified = run_with(&["verify", &file, "--head", head, "--json"], b"");
    assert_eq!(verified.out, "{\"kind\":\"event\",\"ok\":true,\"checked\":2,\"failed\":[]}\n");
    assert_eq!(
        run_with(&["run", "verify", &file], b"").out,
        "2 entries: the chain, the entries and the results agree\n"
    );
    let imported = run_with(&["run", "import", &file, "--data", &other], b"");
    assert_eq!((imported.code, imported.err.as_str()), (Some(0), ""));
    assert_eq!(id(&imported.out), event);
    assert!(says_what_is_next(&imported.out), "{}", imported.out);
    let again = run_with(&["run", "import", &file, "--data", &other], b"");
    assert_eq!(again.code, Some(1));
    assert!(again.err.contains(&format!("already has event {event}")), "{}", again.err);

    let public = scratch.write("public.jsonl", &public.out);
    assert_eq!(run_with(&["verify", &public], b"").code, Some(0));
    let refused = run_with(&["run", "import", &public, "--data", &scratch.path("public")], b"");
    assert_eq!(refused.code, Some(1));
    assert!(refused.err.contains("lacks 1 names") && refused.err.contains("--public"), "{}", refused.err);
    let altered = scratch.write("altered.jsonl", exported.out.replace("Denver", "Boise"));
    let found = run_with(&["verify", &altered], b"");
    assert_eq!(found.code, Some(1));
    assert!(found.out.starts_with("entry 1: its hash"), "{}", found.out);
    assert_eq!(run_with(&["run", "import", &altered, "--data", &scratch.path("third")], b"").code, Some(1));
}

#[test]
fn faults_have_their_position() {
    let scratch = Scratch::new();
    let create = |text: &str| {
        let plan = scratch.write("event.toml", text);
        let refused = run_with(&["run", "create", &plan, "--data", &scratch.path("data")], b"");
        assert_eq!((refused.code, refused.out.as_str()), (Some(1), ""));
        refused.err
    };
    for (from, to, wanted) in [
        ("date = \"2099-02-13\"", "date = \"13.2.2027\"", "date"),
        ("America/Denver", "Denver", "time_zone"),
        ("{ name = \"Mill\" },", "", "stop"),
        ("prizes", "prices", "prices"),
        ("hand_price = 1000", "hand_price = \"ten\"", "settings.hand_price"),
        ("[plan]", "[plan", "line 6"),
    ] {
        let error = create(&EVENT.replace(from, to));
        assert!(error.contains("event.toml") && error.contains(wanted), "{wanted}: {error}");
    }
    let missing = run_with(&["run", "create", &scratch.path("none.toml")], b"");
    assert!(missing.err.contains("none.toml"), "{}", missing.err);
    let unknown = run_with(&["run", "export", "0123456789", "--data", &scratch.path("nowhere")], b"");
    assert_eq!(unknown.code, Some(1));
    let usage = run_with(&["run", "export", "nonsense"], b"");
    assert_eq!(usage.code, Some(2), "{}", usage.err);
}

#[test]
fn a_date_in_the_past_gives_a_warning_and_other_encodings_are_named() {
    let scratch = Scratch::new();
    let plan = scratch.write("event.toml", EVENT.replace("2099", "2020"));
    let created = run_with(&["run", "create", &plan, "--data", &scratch.path("data")], b"");
    assert_eq!(created.code, Some(0));
    assert!(created.err.contains("the deadline of this event has passed"), "{}", created.err);

    let verified = |bytes: &[u8]| {
        let path = scratch.path("log.jsonl");
        std::fs::write(&path, bytes).unwrap();
        let done = run_with(&["verify", &path, "--json"], b"");
        assert_eq!(done.code, Some(1), "{}", done.err);
        let report: Value = serde_json::from_str(&done.out).unwrap();
        assert_eq!(report["ok"], false);
        report["failed"][0]["reason"].as_str().unwrap().to_owned()
    };
    assert!(verified(b"\xff\xfe{\0\"\0").contains("UTF-16"));
    assert!(verified(b"\xef\xbb\xbf{\"event\"").contains("byte order mark"));
    assert_eq!(verified(b"{}\n\xff\n"), "line 2: this is not UTF-8");
}

#[test]
fn verify_checks_the_file_of_an_audit_log() {
    let scratch = Scratch::new();
    let none = "0".repeat(64);
    let end = format!(r#"{{"end":{{"entries":0,"head":"{none}"}}}}"#);
    let file = scratch
        .write("audit.jsonl", format!("{{\"audit\":{{\"format\":1,\"id\":\"3f7k2m9x0a\"}}}}\n{end}\n"));
    let checked = run_with(&["verify", &file, "--head", &none, "--json"], b"");
    assert_eq!(checked.code, Some(0), "{}", checked.out);
    let report: Value = serde_json::from_str(&checked.out).unwrap();
    assert_eq!(report, serde_json::json!({"kind": "audit", "ok": true, "checked": 0, "failed": []}));

    let other = run_with(&["verify", &file, "--head", &"1".repeat(64)], b"");
    assert_eq!(other.code, Some(1));
    assert!(other.out.ends_with("0 entries: FAILED\n"), "{}", other.out);
}
