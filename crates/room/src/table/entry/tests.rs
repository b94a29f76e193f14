//! Snapshot tests of the stored form of the log: the JSON of an entry of every kind, and of a snapshot. Logs of earlier
//! builds must stay readable, so the snapshot files may gain lines, but no line may change.

use super::*;
use crate::game::GameName;
use crate::log_types::{
    ChatContent, ChatMessage, Clocks, ClosedBy, Closing, HouseRules, LeftBy, LeftListBy, Reaction, Stakes,
};
use crate::table::entry::{Departure, Occupant, Players};
use crate::table::stopwatch::Stopwatch;
use games::{Actor, Seat, SeatSet};
use serde_json::json;
use strum::VariantNames;

fn chair(number: u8) -> Chair {
    Chair::new(number).unwrap()
}

fn chips(amount: u64) -> Chips {
    Chips::new(amount).unwrap()
}

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn player() -> Identity {
    Identity::Player { id: PlayerId(7), name: "Ann".to_owned(), is_bot: false }
}

fn bot() -> Identity {
    Identity::Bot { name: "Ada".to_owned(), style: "tight".to_owned() }
}

fn created(game: GameName) -> TableProperties {
    TableProperties {
        name: "Friday".to_owned(),
        game,
        host: Some(PlayerId(7)),
        host_name: Some("Ann".to_owned()),
        chairs: 3,
        listed: true,
        demo: false,
    }
}

fn config() -> Config {
    Config {
        rules: json!({ "ante": 5 }),
        clocks: Clocks { turn: 30, bank: 60, grace: 20, between: 5 },
        stakes: Some(Stakes { buy_in_min: chips(40), buy_in_max: chips(200), rebuys: Some(3) }),
        house_rules: HouseRules { away: Some(600), going_south: 60, pauses: None },
    }
}

fn rotation() -> Rotation {
    let dealt: SeatSet = [seat(1), seat(2)].into_iter().collect();
    Rotation::after(seat(1), dealt)
}

fn opened() -> HandStart {
    HandStart {
        hand: 20,
        lineup: vec![chair(1), chair(3)],
        players: vec![player(), bot()],
        button: Some(chair(1)),
        rotation: Some(rotation()),
        proof: None,
    }
}

fn ended(unpaid: bool) -> HandEnd {
    HandEnd {
        stacks: Some(vec![chips(190), chips(210)]),
        nets: Some(vec![-10, 10]),
        house: Some(0),
        points: Some(vec![Some(3), None]),
        carry: Some(json!({ "lead": 2 })),
        unpaid,
    }
}

fn departure(by: LeftBy) -> Departure {
    Departure { player: PlayerId(9), at_ms: 5, by, stack: chips(70), owes_blinds: true }
}

fn snapshot() -> Snapshot {
    let occupant = Occupant {
        who: player(),
        stack: chips(200),
        pending_top_up: chips(10),
        points: Some(4),
        sits_out: true,
        absent: true,
        coming_in: Some(ComingIn::Wait),
        leaving: Some(LeftBy::Player),
        bank_ms: 60_000,
        away: Some(Stopwatch::stopped(3).set(8, true)),
    };
    let mut buys = BuyIns::default();
    buys.add(PlayerId(7), |_| true);
    Snapshot {
        created: created(GameName::Holdem),
        config: config(),
        chairs: vec![Some(occupant), None],
        hand: 19,
        button: Some(chair(3)),
        rotation: Some(rotation()),
        carry: Some(json!({ "lead": 1 })),
        carried_by: Some(Players { lineup: vec![chair(1)], players: vec![player()] }),
        pauses: 2,
        chat: vec![ChatMessage {
            seq: 9,
            at_ms: 4,
            seat: Some(1),
            name: "Ann".to_owned(),
            content: ChatContent::Text("Good evening".to_owned()),
        }],
        chat_closed: true,
        waiting: vec![
            Waiter { player: PlayerId(8), name: "Bea".to_owned(), offered_at_ms: Some(6) },
            Waiter { player: PlayerId(9), name: "Cal".to_owned(), offered_at_ms: None },
        ],
        buys,
        departed: vec![departure(LeftBy::Host)],
    }
}

/// Entries of every kind, with most of the enum values that a room writes.
fn entries() -> Vec<Entry> {
    let leaving = |by| Entry::Leaving { chair: chair(1), by };
    let left = |by, points| Entry::Left { chair: chair(1), by, stack: chips(70), points };
    let acted = |by| Entry::Acted(HandAction { by, action: "fold".to_owned(), bank_ms: 350 });
    let chatted =
        |chair, content| Entry::Chatted { player: PlayerId(7), chair, name: "Ann".to_owned(), content };
    let without_stakes = || Config { stakes: None, ..config() };
    let created = |game| Entry::Created { table: created(game), config: without_stakes() };
    let others = vec![
        Entry::Configured { config: config() },
        Entry::Seated { chair: chair(1), who: player(), stack: chips(200) },
        Entry::Seated { chair: chair(3), who: bot(), stack: chips(200) },
        Entry::ToppedUp { chair: chair(1), amount: chips(10) },
        Entry::SatOut { chair: chair(1), clock: true },
        Entry::SatIn { chair: chair(1) },
        Entry::ComingIn { chair: chair(1), how: ComingIn::Post },
        Entry::ComingIn { chair: chair(1), how: ComingIn::Wait },
        Entry::Renamed { chair: chair(1), name: "Anna".to_owned() },
        leaving(LeftBy::Player),
        leaving(LeftBy::Host),
        Entry::Staying { chair: chair(1) },
        left(LeftBy::Clock, Some(12)),
        left(LeftBy::Closing, None),
        left(LeftBy::NoChips, None),
        Entry::Opened(opened()),
        acted(Actor::Seat(seat(2))),
        acted(Actor::Clock(seat(1))),
        acted(Actor::House),
        Entry::Ended(ended(true)),
        Entry::Ended(HandEnd {
            stacks: None,
            nets: None,
            house: None,
            points: None,
            carry: None,
            unpaid: false,
        }),
        Entry::Paused { minutes: 5 },
        Entry::Resumed { clock: false },
        Entry::Closing(ClosedBy::Host.into()),
        Entry::Closing(ClosedBy::Clock.into()),
        Entry::Closed(ClosedBy::Administrator.into()),
        Entry::Closed(Closing { by: ClosedBy::Administrator, reason: Some("late".to_owned()) }),
        chatted(Some(chair(1)), ChatContent::Text("Good evening".to_owned())),
        chatted(None, ChatContent::Reaction(Reaction::NiceHand)),
        Entry::ChatSet { open: false },
        Entry::JoinedList { player: PlayerId(8), name: "Bea".to_owned() },
        Entry::SeatOffered { player: PlayerId(8) },
        Entry::LeftList { player: PlayerId(8), by: LeftListBy::Player },
        Entry::LeftList { player: PlayerId(8), by: LeftListBy::Clock },
        Entry::Voided { hand: 20, cause: RollbackCause::Backup },
        Entry::Voided { hand: 20, cause: RollbackCause::Lost },
    ];
    GameName::ALL.into_iter().map(created).chain(others).collect()
}

#[test]
fn the_stored_form_of_every_kind_of_entry_is_unchanged() {
    let entries = entries();
    for kind in Entry::VARIANTS {
        assert!(entries.iter().any(|entry| entry.kind() == *kind), "no entry of the kind {kind}");
    }
    let mut lines = Vec::new();
    for entry in entries {
        let line = serde_json::to_string(&entry).unwrap();
        assert_eq!(serde_json::from_str::<Entry>(&line).unwrap(), entry);
        assert!(line.starts_with(&format!("{{\"kind\":\"{}\"", entry.kind())), "{line}");
        lines.push(line);
    }
    insta::assert_snapshot!("entries", lines.join("\n"));
}

/// The first version recorded no cause.
#[test]
fn a_closing_without_a_cause_is_that_of_the_host() {
    for (line, entry) in [
        (r#"{"kind":"closing"}"#, Entry::Closing(ClosedBy::Host.into())),
        (r#"{"kind":"closed"}"#, Entry::Closed(ClosedBy::Host.into())),
    ] {
        assert_eq!(serde_json::from_str::<Entry>(line).unwrap(), entry);
    }
}

#[test]
fn the_stored_form_of_a_snapshot_is_unchanged() {
    let text = serde_json::to_string_pretty(&snapshot()).unwrap();
    assert_eq!(serde_json::from_str::<Snapshot>(&text).unwrap(), snapshot());
    insta::assert_snapshot!("snapshot", text);
}
