//! Snapshot tests of High Card Flush: every step with its clauses, and the views of every seat and of a
//! spectator.

use crate::{order, viewers};
use games::clause::ids;
use games::high_card_flush::{Action, Event, HandOwner, HighCardFlush, Rules, Table, Wagers};
use games::{Actor, Awaiting, Chips, Game, GameError, Refereed, Seat, Viewer};
use std::fmt::Write;

struct Playthrough {
    settings: &'static str,
    stacks: &'static [u64],
    meter: u64,
    /// The first cards of the order; the rest of the pack follows in its unshuffled order.
    order: &'static str,
    script: &'static str,
}

fn chips(word: &str) -> Chips {
    Chips::new(word.parse().unwrap()).unwrap()
}

/// Parses up to four amounts in cents: ante, flush bonus, straight flush bonus, progressive.
fn wagers(words: &[&str]) -> Wagers {
    let amount = |at: usize| words.get(at).map_or(Chips::ZERO, |word| chips(word));
    Wagers {
        ante: amount(0),
        flush_bonus: amount(1),
        straight_flush_bonus: amount(2),
        progressive: amount(3),
    }
}

/// Parses the actor and the action of one step of a script. The actor is a seat, `!` and a seat for the clock, or
/// `house`.
fn step(text: &str) -> (Actor, Action) {
    let words: Vec<&str> = text.split_whitespace().collect();
    let seat = |word: &str| Seat::new(word.parse().unwrap()).unwrap();
    let by = match words[0].strip_prefix('!') {
        _ if words[0] == "house" => Actor::House,
        Some(number) => Actor::Clock(seat(number)),
        None => Actor::Seat(seat(words[0])),
    };
    let action = match words[1] {
        "wager" => Action::Wager(wagers(&words[2..])),
        "out" => Action::SitOut,
        "raise" => Action::Raise(chips(words[2])),
        "fold" => Action::Fold,
        "misdeal" => Action::Misdeal { at: HandOwner::Dealer, cards: words[2].parse().unwrap() },
        other => panic!("unknown action {other}"),
    };
    (by, action)
}

fn describe(out: &mut String, round: &HighCardFlush, events: &mut Vec<Event>) {
    let seats = round.stacks().seats();
    for event in events.drain(..) {
        let seen = |viewer| serde_json::to_string(&round.see(&event, viewer)).unwrap();
        let rail = seen(Viewer::Rail);
        writeln!(out, "  {rail} {}", ids(event.clauses()).join(" ")).unwrap();
        for (name, viewer) in viewers(seats).filter(|&(_, viewer)| seen(viewer) != rail) {
            writeln!(out, "    {name}: {}", seen(viewer)).unwrap();
        }
    }
    for (name, viewer) in viewers(seats) {
        writeln!(out, "  {name} views {}", serde_json::to_string(&round.view(viewer)).unwrap()).unwrap();
    }
}

fn play(game: &Playthrough) -> String {
    let rules: Rules = serde_json::from_str(game.settings).unwrap();
    let stacks = game.stacks.iter().map(|&stack| Chips::new(stack).unwrap()).collect();
    let table = Table { stacks, meter: Some(Chips::new(game.meter).unwrap()) };
    let (mut out, mut events) = (String::new(), Vec::new());
    let opened = HighCardFlush::open(&rules, &table, &order(game.order), &mut |event| events.push(event));
    let mut round = opened.unwrap();
    writeln!(out, "open under {}", game.settings).unwrap();
    describe(&mut out, &round, &mut events);
    for text in game.script.split(", ") {
        let (by, action) = step(text);
        writeln!(out, "{text}").unwrap();
        match round.apply(by, &action, &mut |event| events.push(event)) {
            Ok(()) => describe(&mut out, &round, &mut events),
            Err(refusal) => {
                let clauses = ids(refusal.clauses()).join(" ");
                writeln!(out, "  refused: {refusal} ({}) {clauses}", refusal.code()).unwrap();
            }
        }
    }
    assert_eq!(round.awaiting(), Awaiting::Over, "a playthrough must reach the end");
    for line in round.outcome().unwrap().settle() {
        let clauses = ids(line.clauses).join(" ");
        writeln!(out, "{:?} {} {:?} {:+} {clauses}", line.seat, line.wager, line.result, line.net).unwrap();
    }
    out
}

fn golden(name: &str, game: &Playthrough) {
    insta::with_settings!({ omit_expression => true }, { insta::assert_snapshot!(name, play(game)) });
}

#[test]
fn high_card_flush_three_seats_and_a_progressive() {
    golden(
        "high_card_flush_three_seats_and_a_progressive",
        &Playthrough {
            settings: r#"{"preset":"published","progressive":{"three_card_straight_flush":"1 to 100"}}"#,
            stacks: &[20_000, 2_000, 50_000],
            meter: 123_456,
            order: "Ah 9c Qs 2h 8c Js 3h 7c Ts 9h 2d 4d 7h 3d 5d Ks 4s 6s Kd 5s 6c",
            script: "3 wager 1000, 1 wager 1000 500 500 100, 1 fold, 1 wager 1000, !2 out, 1 raise 3000, 1 raise 2000, 3 wager 500, !3 fold",
        },
    );
}

#[test]
fn high_card_flush_misdeal() {
    golden(
        "high_card_flush_misdeal",
        &Playthrough {
            settings: "{}",
            stacks: &[20_000],
            meter: 0,
            order: "Ah",
            script: "1 wager 1000 500, house misdeal 7, house misdeal 8",
        },
    );
}
