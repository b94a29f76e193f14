//! Tests of `export`, which converts hold'em hands to other formats.

use crate::support::*;

/// Hand histories that the tests of `formats` use too.
const HANDS: &str = "../formats/tests/phh/hands";

#[test]
fn a_session_is_exported_as_pokerstars_text() {
    let run = run(&format!("export {HANDS}/session.phhs --as pokerstars --hero 1"));
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    insta::assert_snapshot!("export_pokerstars", run.out);
}

#[test]
fn exported_phh_parses_to_the_same_hands() {
    for name in ["session.phhs", "decimal-half.phh"] {
        let first = run(&format!("export {HANDS}/{name} --as phh"));
        let path = std::env::temp_dir().join(format!("cardroom-export-{}-{name}", std::process::id()));
        std::fs::write(&path, &first.out).unwrap();
        let again = run_with(&["export", path.to_str().unwrap(), "--as", "phh"], b"");
        let replayed = run_with(&["replay", path.to_str().unwrap()], b"");
        std::fs::remove_file(&path).unwrap();
        assert_eq!((first.code, &again.out), (Some(0), &first.out), "{}", again.err);
        assert_eq!(replayed.code, Some(0), "{}", replayed.err);
    }
}

#[test]
fn hands_that_cannot_be_exported_are_refused_with_the_reason() {
    let refused = run("export ../formats/tests/phh/refused/raise-too-small.phh --as pokerstars");
    assert_eq!((refused.code, refused.out.as_str()), (Some(1), ""));
    assert!(refused.err.contains("raise-too-small.phh: line 10, action 4: a raise to 150 is too small"));
    assert!(refused.err.contains("holdem/trade-2"));
    let hero = run(&format!("export {HANDS}/decimal-half.phh --as pokerstars --hero 9"));
    assert_eq!(hero.code, Some(1));
    assert!(hero.err.contains("there is no p9: the hand has p1 to p3"), "{}", hero.err);
    assert_eq!(run("export no-such.phh --as phh").code, Some(1));
    for misused in ["export", "export x.phh", "export x.phh --as csv", "export x.phh --as phh --hero 0"] {
        assert_eq!(run(misused).code, Some(2), "{misused}");
    }
}
