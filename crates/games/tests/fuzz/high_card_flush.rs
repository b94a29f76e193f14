//! Fuzz tests of High Card Flush: action scripts, records, settings, pay tables and requests to the referee.

use games::high_card_flush::referee::{Request, referee};
use games::high_card_flush::{Action, HandOwner, HighCardFlush, Rules, Settings, Table, Wagers};
use games::record::Record;
use games::{Actor, Chips, DealtOrder, Game, Legal, Refereed, Seat, Viewer};

fn chips(units: u64) -> Chips {
    Chips::new(units).unwrap()
}

/// Decodes two bytes of a script into an action. One of the eight kinds is a legal action if there is one; the others
/// may be illegal.
fn action(kind: u8, value: u8, round: &HighCardFlush, seat: Seat) -> Action {
    let amount = |step: u64| chips(u64::from(value) * step);
    match kind % 8 {
        0 => Action::SitOut,
        1 => Action::Fold,
        2 => Action::Raise(amount(100)),
        3 => Action::Raise(Chips::MAX),
        4 => Action::Misdeal {
            at: if value < 128 { HandOwner::Dealer } else { HandOwner::Seat(seat) },
            cards: value % 16,
        },
        5 => Action::Wager(Wagers { ante: Chips::MAX, flush_bonus: Chips::MAX, ..Wagers::default() }),
        6 => Action::Wager(Wagers { ante: amount(100), progressive: amount(10), ..Wagers::default() }),
        _ => {
            let mut salt = u64::from(value);
            let mut below = |n: u64| {
                salt = salt.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (salt >> 33) % n
            };
            round.legal(seat).pick(&mut below).unwrap_or(Action::Fold)
        }
    }
}

fn money(round: &HighCardFlush) -> i64 {
    let seats = round.view(Viewer::Rail).seats;
    let at_seats = seats.iter().map(|seat| (seat.stack + seat.wagers.total().unwrap() + seat.raise).signed());
    at_seats.sum::<i64>() + round.house()
}

#[test]
fn high_card_flush_scripts_never_panic_and_lose_no_cent() {
    let rules = r#"{"progressive":{"three_card_straight_flush":"1 to 2"},"raise_limits":[1,2,3,4,5,6]}"#;
    let rules: Rules = serde_json::from_str(rules).unwrap();
    bolero::check!().with_iterations(20_000).with_max_len(80).for_each(|bytes: &[u8]| {
        if bytes.len() < 8 {
            return;
        }
        let (head, script) = bytes.split_at(8);
        let stacks =
            head[..1 + usize::from(head[7] % 6)].iter().map(|&byte| chips(u64::from(byte) * 50)).collect();
        let table = Table { stacks, meter: Some(chips(u64::from(head[6]))) };
        let order = DealtOrder::new(cards::Deck::sorted());
        let mut round = HighCardFlush::open(&rules, &table, &order, &mut |_| ()).unwrap();
        let before = money(&round);
        for step in script.chunks_exact(2) {
            let seat = Seat::new(1 + usize::from(step[0] >> 3) % 7).unwrap();
            let by = match step[1] % 4 {
                0 => Actor::Clock(seat),
                1 if step[0] > 200 => Actor::House,
                _ => Actor::Seat(seat),
            };
            let seated = seat.number() <= table.stacks.len();
            let action = if seated { action(step[0], step[1], &round, seat) } else { Action::Fold };
            let _ = round.apply(by, &action, &mut |_| ());
            assert_eq!(money(&round), before);
        }
    });
}

#[test]
fn high_card_flush_damaged_records_never_panic() {
    let actions = vec![
        (Actor::Seat(Seat::FIRST), Action::Wager(Wagers { ante: chips(1000), ..Wagers::default() })),
        (Actor::Seat(Seat::FIRST), Action::Raise(chips(1000))),
    ];
    let table = Table { stacks: vec![chips(5000)], meter: None };
    let order = DealtOrder::new(cards::Deck::sorted());
    let record = Record::<HighCardFlush>::new(Rules::default(), table, order);
    let text = Record { actions, ..record }.encode();
    bolero::check!().with_iterations(20_000).with_type::<(usize, u8, usize)>().for_each(
        |&(place, byte, cut)| {
            let mut bytes = text.clone().into_bytes();
            let length = bytes.len();
            bytes[place % length] = byte;
            bytes.truncate(length - cut % 3);
            if let Ok(record) = Record::<HighCardFlush>::decode(&String::from_utf8_lossy(&bytes)) {
                let _ = record.replay(&mut |_| ());
            }
        },
    );
}

#[test]
fn high_card_flush_settings_pay_tables_and_rounds_of_any_text_never_panic() {
    bolero::check!().with_iterations(20_000).with_max_len(600).for_each(|bytes: &[u8]| {
        let text = String::from_utf8_lossy(bytes);
        let _ = serde_json::from_str::<Rules>(&text);
        let _ = toml::from_str::<Settings>(&text).map(|settings| Rules::new(&settings));
        if let Ok(request) = serde_json::from_str::<Request>(&text) {
            let _ = referee(&request, &Settings::default());
        }
    });
}
