//! Coverage of the clauses cited by errors in files. Some of these clauses can be violated only by files. The ids of
//! the clauses are written to a file for `cargo xtask tidy --clauses`, like those of the property-based tests of
//! `games`.

use super::support::{hands, names, play, text};
use formats::phh::parse_hand;
use std::collections::BTreeSet;
use std::path::Path;

/// A hand history that cannot be played, since the stack of player 2 is infinite.
const ENDLESS_STACK: &str = "variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [200, inf]
actions = []";

#[test]
fn th_15_is_cited_by_files_that_cannot_be_played() {
    let endless = parse_hand(ENDLESS_STACK).unwrap_err();
    assert_eq!(endless.code.id(), "amount_not_finite");
    assert!(endless.clauses.contains(&"TH-15"), "{endless:?}");
    let mut cited: BTreeSet<&str> = endless.clauses.into_iter().collect();
    for name in names("refused") {
        let played = hands(&name, &text("refused", &name))
            .and_then(|hands| hands.iter().try_for_each(|hand| play(hand).map(|_| ())));
        cited.extend(played.err().into_iter().flat_map(|error| error.clauses));
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("clauses");
    std::fs::create_dir_all(&folder).unwrap();
    let lines: String = cited.iter().map(|id| format!("{id}\n")).collect();
    std::fs::write(folder.join("phh-holdem.txt"), lines).unwrap();
}
