//! Test that the committed tables match the output of their generators.
#![allow(clippy::duplicate_mod, reason = "every program stands alone and includes what it uses")]

#[path = "../tables/2_displacement.rs"]
mod displacement;
#[path = "../tables/3_flush.rs"]
mod flush;
#[path = "../tables/4_wheel.rs"]
mod wheel;

use displacement::rank_keys;

/// Asserts equality. A failure shows the number of the first line that differs instead of both files, which
/// are long.
fn assert_same(committed: &str, printed: &str) {
    let differs = committed.lines().zip(printed.lines()).position(|(a, b)| a != b);
    assert_eq!(differs.map(|line| line + 1), None, "the first line that differs");
    assert_eq!(committed.len(), printed.len());
}

#[test]
fn rank_keys_match_the_output_of_program_1() {
    assert_same(include_str!("../src/eval/tables/rank_keys.rs"), &rank_keys::source());
}

#[test]
fn standard_matches_the_output_of_program_2() {
    assert_same(include_str!("../src/eval/tables/standard.rs"), &displacement::source());
}

#[test]
fn flush_matches_the_output_of_program_3() {
    assert_same(include_str!("../src/eval/tables/flush.rs"), &flush::source());
}

#[test]
fn wheel_matches_the_output_of_program_4() {
    assert_same(include_str!("../src/eval/tables/wheel.rs"), &wheel::source());
}
