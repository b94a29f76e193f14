//! Snapshot tests of Mount Holyoke Poker.

use super::{golden_text, order, viewers};
use cards::notation::parse_cards;
use games::clause::ids;
use games::mount_holyoke::{Action, Event, MountHolyoke, Play, Rules, Table};
use games::{Actor, Awaiting, Game, GameError, Refereed, Seat, Viewer};
use std::fmt::Write;

struct Playthrough {
    settings: &'static str,
    table: &'static str,
    /// The hands, seat 1 first, each in the order in which it is dealt.
    hands: &'static [&'static str],
    script: &'static str,
}

fn step(text: &str) -> (Actor, Action) {
    let (who, what) = text.split_once(' ').unwrap();
    let (number, clock) = who.strip_prefix('!').map_or((who, false), |number| (number, true));
    let seat = Seat::new(number.parse().unwrap()).unwrap();
    let action = match what {
        "pass" => Action::Pass,
        cards => Action::Play(Play::new(parse_cards(cards).unwrap().into_iter().collect())),
    };
    (if clock { Actor::Clock(seat) } else { Actor::Seat(seat) }, action)
}

fn describe(out: &mut String, round: &MountHolyoke, seats: usize, events: &mut Vec<Event>) {
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
    let table: Table = serde_json::from_str(game.table).unwrap();
    let hands: Vec<_> = game.hands.iter().map(|hand| parse_cards(hand).unwrap()).collect();
    let dealt: String =
        (0..13).flat_map(|time| hands.iter().map(move |hand| hand[time].to_string())).collect();
    let (mut out, mut events) = (String::new(), Vec::new());
    let mut round =
        MountHolyoke::open(&rules, &table, &order(&dealt), &mut |event| events.push(event)).unwrap();
    writeln!(out, "open under {} at {}", game.settings, game.table).unwrap();
    describe(&mut out, &round, table.totals.len(), &mut events);
    for text in game.script.split(", ") {
        let (by, action) = step(text);
        let applied = round.apply(by, &action, &mut |event| events.push(event));
        writeln!(out, "{text}").unwrap();
        match applied {
            Err(refusal) => {
                let clauses = ids(refusal.clauses()).join(" ");
                writeln!(out, "  refused: {refusal} ({}) {clauses}", refusal.code()).unwrap();
            }
            Ok(()) => describe(&mut out, &round, table.totals.len(), &mut events),
        }
    }
    assert_eq!(round.awaiting(), Awaiting::Over, "a playthrough must reach the end");
    for score in round.outcome().unwrap().settle() {
        let clauses = ids(score.clauses).join(" ");
        writeln!(
            out,
            "{:?} left {} points {} total {} {clauses}",
            score.seat, score.left, score.points, score.total
        )
        .unwrap();
    }
    out
}

#[test]
fn mount_holyoke_two_players_and_every_kind() {
    let game = Playthrough {
        settings: "{}",
        table: r#"{"totals":[0,0]}"#,
        hands: &["3d 4c 5d 6h 7s 9d 9c Kd Kc Ks 2d 2c 2h", "3c 4h 5h 6d 7d 8h Th Jh Qh Kh As Ah 2s"],
        script: "1 4c, !1 3d, 2 pass, 1 pass, 1 4c5d6h7s9d, 1 2d2c2h, 2 pass, 1 9d9c, 2 4h5h, 2 pass, 1 4c, 2 As, \
                 1 pass, 2 5h8hThJhQh, 1 KdKcKs5d6h, 1 pass, 2 3c, 1 6h, 2 Kh, 1 pass, !2 4h, 1 7s, 2 2s, 1 pass, \
                 2 7d, 1 Kd, 2 pass, 1 Kc, 2 Ah, 1 pass, 2 6d",
    };
    golden_text("mount_holyoke_two_players", play(&game));
}

#[test]
fn mount_holyoke_a_dropped_seat_and_the_end_of_a_match() {
    let game = Playthrough {
        settings: r#"{"end":{"points":20},"threshold":"drop_out","later_rounds":"last_winner_leads","pass":"out_for_the_run","points":"double_from_ten"}"#,
        table: r#"{"totals":[8,25,3],"round":4,"leader":3}"#,
        hands: &["3d 3c 3h 6d 7d 8d 9d Td Jd Qd Kd Ad 2d", "4s 5s 6s 7s 8s Ts Js Qs Ks As 9h 9s Jh"],
        script: "1 3d, 2 pass, 3 pass, 3 TsJsQsKsAs, 1 9dTdJdQdKd, !1 pass, 3 4s5s6s7s8s, 1 7d8d9dTdJd, 3 pass, 1 3d3c3h, \
                 3 9h9s, !3 pass, 1 6d, 3 Jh, 1 Qd, 3 pass, 1 Kd, 3 pass, 1 Ad, 3 pass, 1 2d",
    };
    golden_text("mount_holyoke_the_end_of_a_match", play(&game));
}
