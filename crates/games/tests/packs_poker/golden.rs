//! Snapshot tests of whole rounds: every step with its clauses, and the views of every seat and of a
//! spectator.

use super::support::*;
use cards::notation::parse_cards;
use games::clause::ids;
use games::packs_poker::{Action, Counts, Event, PacksPoker, Table};
use games::{Actor, Awaiting, DealtOrder, Game, GameError, Refereed, Viewer};
use std::fmt::Write;

fn order(first: &str) -> DealtOrder {
    let first = parse_cards(first).unwrap();
    let rest = cards::Card::all().filter(|card| !first.contains(card));
    DealtOrder::from_cards(&first.iter().copied().chain(rest).collect::<Vec<_>>()).unwrap()
}

/// Parses one step of a script: `1 wager 2 400 100`, `1 done`, or `!2 no_wager` by the clock.
fn step(text: &str) -> (Actor, Action) {
    let words: Vec<&str> = text.split_whitespace().collect();
    let number = |place: usize| words[place].parse::<u64>().unwrap();
    let by = match words[0].strip_prefix('!') {
        Some(clock) => Actor::Clock(seat(clock.parse().unwrap())),
        None => Actor::Seat(seat(number(0) as usize)),
    };
    let action = match words[1] {
        "wager" => {
            Action::Wager { pack: pack(number(2) as usize), bet: chips(number(3)), bonus: chips(number(4)) }
        }
        "back" => Action::TakeBack { pack: pack(number(2) as usize) },
        word => serde_json::from_value(word.into()).unwrap(),
    };
    (by, action)
}

fn describe(out: &mut String, round: &PacksPoker, events: &mut Vec<Event>) {
    let seats = round.stacks().seats();
    let viewers = || (1..=seats).map(|number| (format!("seat {number}"), Viewer::Seat(seat(number))));
    for event in events.drain(..) {
        let seen = |viewer| serde_json::to_string(&round.see(&event, viewer)).unwrap();
        let rail = seen(Viewer::Rail);
        writeln!(out, "  {rail} {}", ids(event.clauses()).join(" ")).unwrap();
        for (name, viewer) in viewers().filter(|&(_, viewer)| seen(viewer) != rail) {
            writeln!(out, "    {name}: {}", seen(viewer)).unwrap();
        }
    }
    for (name, viewer) in viewers().chain([("rail".to_owned(), Viewer::Rail)]) {
        writeln!(out, "  {name} views {}", serde_json::to_string(&round.view(viewer)).unwrap()).unwrap();
    }
}

fn play(settings: &str, table: &Table, first: &str, script: &str) -> String {
    let (mut out, mut events) = (format!("open under {settings}\n"), Vec::new());
    let mut round = PacksPoker::open(&rules(settings), table, &order(first), &mut |_| ()).unwrap();
    for text in script.split(", ") {
        let (by, action) = step(text);
        let applied = round.apply(by, &action, &mut |event| events.push(event));
        writeln!(out, "{text}").unwrap();
        match applied {
            Err(refusal) => {
                let clauses = ids(refusal.clauses()).join(" ");
                writeln!(out, "  refused: {refusal} ({}) {clauses}", refusal.code()).unwrap();
            }
            Ok(()) => describe(&mut out, &round, &mut events),
        }
    }
    assert_eq!(round.awaiting(), Awaiting::Over, "a playthrough must reach the end");
    out
}

fn golden(name: &str, text: String) {
    insta::with_settings!({ omit_expression => true }, { insta::assert_snapshot!(name, text) });
}

#[test]
fn document_three_seats_with_a_time_out() {
    let table = Table::new(vec![chips(5_000), chips(2_000), chips(900)]);
    let script = "3 wager 1 400 500, 1 wager 2 0 100, 1 wager 2 1000 1000, 1 wager 1 250 0, 2 wager 3 200 0, \
                  1 done, 1 back 2, !2 no_wager, !2 done, 3 done, 3 wager 2 200 0";
    // Two rounds of cards to the three packs, then five to each seat and the dealer.
    let first = "9s Ks 2d Jd Kc 4c Kd Ts As 3s 8c Ad 5h 7d 3c 6h 2c 4h Qh 2h 6d";
    golden("document_three_seats_with_a_time_out", play("{}", &table, first, script));
}

#[test]
fn a_misdeal_entered_by_hand() {
    let counts = Counts { packs: vec![2], seats: vec![5, 4], dealer: 5 };
    let table = Table { stacks: vec![chips(1_000); 2], counts: Some(counts) };
    let script = "1 wager 1 300 0, 2 wager 1 300 100, 2 done, 1 done";
    golden("a_misdeal_entered_by_hand", play(r#"{"packs":1}"#, &table, "As", script));
}
