//! Fuzz tests on stable Rust: bytes are decoded into records, settings, card notation and action scripts. No input may
//! cause a panic or lose a chip. The corpus is next to this file; `cargo bolero test` runs the same checks with a
//! coverage-guided engine.

mod high_card_flush;
mod mount_holyoke;

use cards::notation::parse_cards;
use games::holdem::{Action, Holdem, Rules, Settings, Table};
use games::record::Record;
use games::{Actor, Awaiting, Chips, DealtOrder, Game, Refereed, Seat, Viewer};

/// Decodes one byte of a script into an action.
fn action(byte: u8, hand: &Holdem, seat: Seat) -> Action {
    let range = hand.legal(seat).raise;
    match byte % 9 {
        0 => Action::Fold,
        1 | 2 => Action::Check,
        3 | 4 => Action::Call,
        5 => Action::Show,
        6 => Action::Muck,
        7 => range.map_or(Action::RaiseTo(Chips::MAX), |range| Action::RaiseTo(range.least)),
        _ => range.map_or(Action::RaiseTo(Chips::ZERO), |range| Action::RaiseTo(range.most)),
    }
}

fn settings(bytes: &[u8]) -> Settings {
    let tournament = bytes[0] & 1 == 1;
    let text = format!(
        r#"{{"preset":"{}","big_blind":{},"ante":{},"burn":{}}}"#,
        if tournament { "tournament" } else { "document" },
        1 + u64::from(bytes[1]),
        bytes[2] % 16,
        bytes[0] & 2 == 2
    );
    serde_json::from_str(&text).unwrap()
}

fn money(hand: &Holdem) -> u64 {
    let view = hand.view(Viewer::Rail);
    let banks = view.pots.iter().map(|pot| pot.amount.get()).sum::<u64>();
    banks + view.seats.iter().map(|seat| seat.stack.get()).sum::<u64>()
}

#[test]
fn action_scripts_never_panic_and_lose_no_chip() {
    bolero::check!().with_iterations(20_000).with_max_len(120).for_each(|bytes: &[u8]| {
        if bytes.len() < 16 {
            return;
        }
        let (head, script) = bytes.split_at(16);
        let rules = Rules::new(&settings(head)).unwrap();
        let seats = 2 + usize::from(head[3] % 9);
        let stacks = (0..seats).map(|seat| Chips::new(1 + u64::from(head[4 + seat])).unwrap()).collect();
        let table = Table::new(Seat::new(1 + usize::from(head[15]) % seats).unwrap(), stacks);
        let order = DealtOrder::new(cards::Deck::sorted());
        let mut hand = Holdem::open(&rules, &table, &order, &mut |_| ()).unwrap();
        let before = money(&hand);
        for &byte in script {
            let awaited = match hand.awaiting() {
                Awaiting::Seat(seat) if byte < 240 => seat,
                _ => Seat::new(1 + usize::from(byte % 10)).unwrap(),
            };
            let by = if byte % 2 == 0 { Actor::Seat(awaited) } else { Actor::Clock(awaited) };
            let _ = hand.apply(by, &action(byte, &hand, awaited), &mut |_| ());
            assert_eq!(money(&hand), before);
        }
    });
}

#[test]
fn records_of_any_bytes_never_panic() {
    bolero::check!().with_iterations(20_000).with_max_len(2_000).for_each(|bytes: &[u8]| {
        let text = String::from_utf8_lossy(bytes);
        if let Ok(record) = Record::<Holdem>::decode(&text) {
            let _ = record.replay(&mut |_| ());
        }
    });
}

#[test]
fn damaged_records_never_panic() {
    let table = Table::new(Seat::FIRST, vec![Chips::new(500).unwrap(); 3]);
    let actions = [
        (1, Action::Call),
        (2, Action::RaiseTo(Chips::new(300).unwrap())),
        (3, Action::Fold),
        (1, Action::Call),
    ];
    let actions = actions.map(|(number, action)| (Actor::Seat(Seat::new(number).unwrap()), action)).to_vec();
    let record = Record::<Holdem>::new(Rules::default(), table, DealtOrder::new(cards::Deck::sorted()));
    let text = Record { actions, ..record }.encode();
    bolero::check!().with_iterations(20_000).with_type::<(usize, u8, usize)>().for_each(
        |&(place, byte, cut)| {
            let mut bytes = text.clone().into_bytes();
            let length = bytes.len();
            bytes[place % length] = byte;
            bytes.truncate(length - cut % 3);
            if let Ok(record) = Record::<Holdem>::decode(&String::from_utf8_lossy(&bytes)) {
                let _ = record.replay(&mut |_| ());
            }
        },
    );
}

#[test]
fn settings_and_tables_of_any_text_never_panic() {
    bolero::check!().with_iterations(20_000).with_max_len(400).for_each(|bytes: &[u8]| {
        let text = String::from_utf8_lossy(bytes);
        let _ = serde_json::from_str::<Rules>(&text);
        let _ = toml::from_str::<Settings>(&text);
        if let Ok(table) = serde_json::from_str::<Table>(&text) {
            let order = DealtOrder::new(cards::Deck::sorted());
            let _ = Holdem::open(&Rules::default(), &table, &order, &mut |_| ());
        }
    });
}

#[test]
fn card_notation_of_any_text_never_panics_and_reads_back() {
    bolero::check!().with_iterations(50_000).with_max_len(64).for_each(|bytes: &[u8]| {
        if let Ok(cards) = parse_cards(&String::from_utf8_lossy(bytes)) {
            let written: String = cards.iter().map(ToString::to_string).collect();
            assert_eq!(parse_cards(&written).unwrap(), cards);
        }
    });
}
