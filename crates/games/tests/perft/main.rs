//! Perft: the number of action paths of fixed deals to a given depth, compared with the counts stored in
//! files. For the deals marked `naive`, an enumerator that shares no code with the engine derives the same
//! counts.

mod mount_holyoke;
mod naive;

use cards::notation::parse_cards;
use games::holdem::{Action, Holdem, Rules, Table};
use games::{Actor, Awaiting, DealtOrder, Game, Refereed};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::path::{Path, PathBuf};

/// A deal and its counts. Every raise in the paths is either the minimum raise or all in.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Deal {
    about: String,
    rules: Rules,
    table: Table,
    order: String,
    /// The number of paths with one action, with two, and so on.
    counts: Vec<u64>,
    /// `true` if the naive enumerator covers this deal. The enumerator supports neither antes nor mucking at
    /// the showdown.
    naive: bool,
}

/// The deals in a folder, ordered by file name.
fn deals<D: DeserializeOwned>(folder: &str) -> Vec<(PathBuf, D)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft").join(folder);
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap();
        let deal = toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        (path, deal)
    };
    paths.into_iter().map(read).collect()
}

fn actions(hand: &Holdem) -> Vec<(Actor, Action)> {
    let Awaiting::Seat(seat) = hand.awaiting() else { return Vec::new() };
    let moves = hand.legal(seat);
    let mut actions = Vec::new();
    let mut offer = |legal: bool, action| actions.extend(legal.then_some((Actor::Seat(seat), action)));
    offer(moves.fold, Action::Fold);
    offer(moves.check, Action::Check);
    offer(moves.call.is_some(), Action::Call);
    if let Some(range) = moves.raise {
        offer(range.least < range.all_in, Action::RaiseTo(range.least));
        offer(true, Action::RaiseTo(range.all_in));
    }
    offer(moves.show, Action::Show);
    offer(moves.muck, Action::Muck);
    actions
}

fn perft(hand: &Holdem, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |(by, action)| {
        let mut next = hand.clone();
        next.apply(by, &action, &mut |_| ()).expect("a legal action");
        perft(&next, depth - 1)
    };
    actions(hand).into_iter().map(after).sum()
}

#[test]
fn counts_equal_the_stored_counts() {
    let deals = deals::<Deal>("deals");
    assert!(deals.len() >= 4);
    let mut wrong = Vec::new();
    for (path, deal) in deals {
        let order = DealtOrder::from_cards(&parse_cards(&deal.order).unwrap()).unwrap();
        let hand = Holdem::open(&deal.rules, &deal.table, &order, &mut |_| ()).unwrap();
        let counts: Vec<u64> = (1..=deal.counts.len()).map(|depth| perft(&hand, depth)).collect();
        if counts != deal.counts {
            wrong.push(format!("{}, {}: {counts:?}", path.display(), deal.about));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_naive_enumerator_derives_the_same_counts() {
    let naive: Vec<_> = deals::<Deal>("deals").into_iter().filter(|(_, deal)| deal.naive).collect();
    assert!(naive.len() >= 2);
    for (path, deal) in naive {
        let settings = serde_json::to_value(&deal.rules).unwrap();
        let stacks = deal.table.stacks.iter().map(|stack| stack.signed()).collect();
        let hand = naive::Hand::open(&settings, deal.table.button.index(), stacks);
        let counts: Vec<u64> = (1..=deal.counts.len()).map(|depth| hand.paths(depth)).collect();
        assert_eq!(counts, deal.counts, "{}: {}", path.display(), deal.about);
    }
}
