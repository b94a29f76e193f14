//! Clause coverage: each clause must be cited by some setup error, event, refusal or settlement of the suite. The
//! ids cited are written to a file for `cargo xtask tidy --clauses`, which looks for a test named after each.

use games::GameError;
use games::clause::{CitesClauses, ids};
use std::collections::BTreeSet;
use std::path::Path;
use test_support::Lawful;
use test_support::law_rounds::rounds_of;
use test_support::playout::sample;

/// Minimum number of rounds to play, so that the rarest clause of every game occurs.
const MIN_ROUNDS: u64 = 1000;

pub fn every_clause_is_returned<G: Lawful>() {
    let mut returned: BTreeSet<&str> = G::setup_clauses().into_iter().collect();
    sample::<G>(rounds_of(MIN_ROUNDS), |round, chance| {
        returned.extend(round.events.iter().flat_map(CitesClauses::clause_ids));
        returned.extend(round.game.outcome().iter().flat_map(G::settlement_clauses));
        for (by, action) in round.game.probes(chance) {
            let refusal = round.game.clone().apply(by, &action, &mut |_| ()).err();
            returned.extend(refusal.iter().flat_map(|refusal| ids(refusal.clauses())));
        }
    });
    write(G::NAME, &returned);
    let missing: Vec<_> = G::all_clauses().into_iter().filter(|id| !returned.contains(id)).collect();
    assert!(missing.is_empty(), "no decision cites {missing:?}");
}

fn write(game: &str, ids: &BTreeSet<&str>) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("clauses");
    std::fs::create_dir_all(&folder).unwrap();
    let lines: String = ids.iter().map(|id| format!("{id}\n")).collect();
    std::fs::write(folder.join(format!("laws-{game}.txt")), lines).unwrap();
}
