//! Snapshot tests of whole hands: every step with its clauses, and the views of every seat and of a
//! spectator. Any change shows as a difference in a file under `snapshots/` (`cargo insta review`, or
//! `INSTA_UPDATE=always`).

mod high_card_flush;
mod mount_holyoke;

use cards::notation::parse_cards;
use games::clause::ids;
use games::holdem::{Action, Event, Holdem, Rules, Table};
use games::{Actor, Awaiting, Chips, DealtOrder, Game, GameError, Refereed, Seat, Viewer};
use std::fmt::Write;

struct Playthrough {
    settings: &'static str,
    button: usize,
    stacks: &'static [u64],
    /// The first cards of the order; the rest of the pack follows in its unshuffled order.
    order: &'static str,
    script: &'static str,
}

fn viewers(seats: usize) -> impl Iterator<Item = (String, Viewer)> {
    let seats =
        (1..=seats).map(|number| (format!("seat {number}"), Viewer::Seat(Seat::new(number).unwrap())));
    seats.chain([("rail".to_owned(), Viewer::Rail)])
}

fn order(first: &str) -> DealtOrder {
    let first = parse_cards(first).unwrap();
    let rest = cards::Card::all().filter(|card| !first.contains(card));
    DealtOrder::from_cards(&first.iter().copied().chain(rest).collect::<Vec<_>>()).unwrap()
}

/// Parses the actor and the action of one step of a script; `!` before the seat stands for the clock.
fn step(text: &str) -> (Actor, Action) {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (number, clock) = match words[0].strip_prefix('!') {
        Some(number) => (number, true),
        None => (words[0], false),
    };
    let seat = Seat::new(number.parse().unwrap()).unwrap();
    let action = match words[1] {
        "raise" => Action::RaiseTo(Chips::new(words[2].parse().unwrap()).unwrap()),
        word => serde_json::from_value(word.into()).unwrap(),
    };
    (if clock { Actor::Clock(seat) } else { Actor::Seat(seat) }, action)
}

fn describe(out: &mut String, hand: &Holdem, events: &mut Vec<Event>) {
    let seats = hand.stacks().seats();
    for event in events.drain(..) {
        let seen = |viewer| serde_json::to_string(&hand.see(&event, viewer)).unwrap();
        let rail = seen(Viewer::Rail);
        writeln!(out, "  {rail} {}", ids(event.clauses()).join(" ")).unwrap();
        for (name, viewer) in viewers(seats).filter(|&(_, viewer)| seen(viewer) != rail) {
            writeln!(out, "    {name}: {}", seen(viewer)).unwrap();
        }
    }
    for (name, viewer) in viewers(seats) {
        writeln!(out, "  {name} views {}", serde_json::to_string(&hand.view(viewer)).unwrap()).unwrap();
    }
}

fn play(game: &Playthrough) -> String {
    let rules: Rules = serde_json::from_str(game.settings).unwrap();
    let stacks = game.stacks.iter().map(|&stack| Chips::new(stack).unwrap()).collect();
    let table = Table::new(Seat::new(game.button).unwrap(), stacks);
    let (mut out, mut events) = (String::new(), Vec::new());
    let mut hand = Holdem::open(&rules, &table, &order(game.order), &mut |event| events.push(event)).unwrap();
    writeln!(out, "open under {}", game.settings).unwrap();
    describe(&mut out, &hand, &mut events);
    for text in game.script.split(", ") {
        let (by, action) = step(text);
        let applied = hand.apply(by, &action, &mut |event| events.push(event));
        writeln!(out, "{text}").unwrap();
        if let Err(refusal) = applied {
            writeln!(out, "  refused: {} ({}) {}", refusal, refusal.code(), ids(refusal.clauses()).join(" "))
                .unwrap();
            continue;
        }
        describe(&mut out, &hand, &mut events);
    }
    assert_eq!(hand.awaiting(), Awaiting::Over, "a playthrough must reach the end");
    for line in hand.outcome().unwrap().settle() {
        let clauses = ids(line.clauses).join(" ");
        writeln!(out, "{:?} bank {} {:?} {:+} {clauses}", line.seat, line.wager.0, line.result, line.net)
            .unwrap();
    }
    out
}

fn golden(name: &str, game: &Playthrough) {
    golden_text(name, play(game));
}

/// Compares a whole playthrough with its snapshot file.
fn golden_text(name: &str, text: String) {
    insta::with_settings!({ omit_expression => true, snapshot_path => "snapshots", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!(format!("golden__{name}"), text);
    });
}

#[test]
fn document_three_seats_checked_down() {
    golden(
        "document_three_seats_checked_down",
        &Playthrough {
            settings: r#"{"preset":"document"}"#,
            button: 1,
            stacks: &[1000, 1000, 1000],
            order: "Ah Kh 7c Ad Kd 2s Qc Qd 3h 4s 5s",
            script: "1 call, 2 call, 3 check, 1 raise 50, 1 raise 100, 2 call, 3 fold, 1 check, 2 check, 1 check, !2 check",
        },
    );
}

#[test]
fn document_bank_example() {
    golden(
        "document_bank_example",
        &Playthrough {
            settings: r#"{"big_blind":2}"#,
            button: 1,
            stacks: &[25, 75, 100],
            order: "Kh Qh Ah Kd Qd Ad 2c 7d 9s 3h 4s",
            script: "1 call, 2 call, 3 raise 100, 1 call, 2 call",
        },
    );
}

#[test]
fn tournament_heads_up_with_a_muck() {
    golden(
        "tournament_heads_up_with_a_muck",
        &Playthrough {
            settings: r#"{"preset":"tournament","ante":10}"#,
            button: 2,
            stacks: &[1500, 2500],
            order: "Ah 7h Ad 7d 2c Kc Qd 9s 2d 3h 3c 4s",
            script: "2 raise 300, 1 raise 320, 1 raise 510, 2 call, 1 raise 200, 2 call, 1 check, 2 check, 1 check, !2 check, 1 show, !2 muck",
        },
    );
}

#[test]
fn tournament_side_banks_and_odd_chips() {
    golden(
        "tournament_side_banks_and_odd_chips",
        &Playthrough {
            settings: r#"{"preset":"tournament","big_blind":10,"straddle":20}"#,
            button: 4,
            stacks: &[33, 58, 200, 200],
            order: "2h 3h 4h 5h 2d 3d 4d 5d 6c As Ks Qs 6d Js 6h Ts",
            script: "4 raise 40, 1 raise 33, 1 call, 2 call, 3 raise 80, 4 call, 2 call, 3 check, 4 fold",
        },
    );
}
