//! Tests of `man`: the manual pages.

use crate::support::{Scratch, run};
use std::fs;

#[test]
fn every_command_has_a_page_and_the_first_has_the_version() {
    let scratch = Scratch::new();
    let folder = scratch.path("man/man1");
    let made = run(&format!("man {folder}"));
    assert_eq!((made.code, made.err.as_str()), (Some(0), ""));
    assert_eq!(made.out, format!("The manual pages are in {folder}.\n"));
    let read = |page: &str| fs::read_to_string(format!("{folder}/{page}")).expect(page);
    let first = read("cardroom.1");
    assert!(first.contains(&format!("\"cardroom {}\"", env!("CARGO_PKG_VERSION"))), "{first}");
    for page in ["cardroom-serve.1", "cardroom-run-export.1", "cardroom-bench-room.1", "cardroom-man.1"] {
        assert!(read(page).starts_with(".ie") || read(page).contains(".SH NAME"), "{page}");
    }
    assert!(!fs::exists(format!("{folder}/cardroom-help.1")).unwrap());
}

#[test]
fn a_file_in_place_of_the_folder_is_an_error() {
    let scratch = Scratch::new();
    let file = scratch.write("file", "");
    let run = run(&format!("man {file}"));
    assert_eq!(run.code, Some(1));
    assert!(run.err.contains(&file), "{}", run.err);
}
