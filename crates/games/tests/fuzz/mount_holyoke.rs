//! Fuzz tests of Mount Holyoke Poker: bytes are decoded into scripts, settings, requests and records.

use games::mount_holyoke::{
    Action, Cards, Event, MountHolyoke, Play, Rules, Settings, Table, plays, referee,
};
use games::record::Record;
use games::{Actor, Awaiting, DealtOrder, Game, Legal, Refereed, Seat, Viewer};

fn settings(bytes: &[u8]) -> Settings {
    let of = |byte: u8, first: &'static str, second: &'static str| if byte & 1 == 0 { first } else { second };
    let text = format!(
        r#"{{"pass":"{}","singles":"{}","five_cards":"{}","straights":"{}","points":"{}","end":{{"points":{}}}}}"#,
        of(bytes[0], "may_return", "out_for_the_run"),
        of(bytes[0] >> 1, "rank_then_suit", "rank_alone"),
        of(bytes[0] >> 2, "any_kind", "same_kind_only"),
        of(bytes[0] >> 3, "document", "low_straights"),
        of(bytes[0] >> 4, "one_each", "double_from_ten"),
        1 + u64::from(bytes[1]),
    );
    serde_json::from_str(&text).unwrap()
}

/// Decodes a byte of a script into an action: a legal one, a pass, or a play of some of the seat's cards.
fn action(byte: u8, round: &MountHolyoke, seat: Seat) -> Action {
    if byte < 128 {
        let legal = round.legal(seat).pick(&mut |n| u64::from(byte) % n);
        return legal.unwrap_or(Action::Pass);
    }
    let view = round.view(Viewer::Seat(seat));
    let hand = view.seats.into_iter().nth(seat.index()).and_then(|seat| seat.hand).unwrap_or_default();
    let chosen = hand.iter().enumerate().filter(|(place, _)| byte >> (place % 7) & 1 == 1);
    Action::Play(Play::new(chosen.map(|(_, shown)| shown.0).collect::<Cards>()))
}

#[test]
fn scripts_never_panic_and_keep_thirteen_cards_a_player() {
    bolero::check!().with_iterations(20_000).with_max_len(200).for_each(|bytes: &[u8]| {
        let Some((head, script)) = bytes.split_at_checked(4) else { return };
        let rules = Rules::new(&settings(head)).unwrap();
        let players = 2 + usize::from(head[2] % 3);
        let mut turns = head[3];
        let deck = cards::Deck::shuffled(|n| {
            turns = turns.wrapping_mul(77).wrapping_add(31);
            u32::from(turns) % n
        });
        let mut played = 0;
        let mut count = |event: Event| {
            if let Event::Played { cards, .. } = event {
                played += cards.len();
            }
        };
        let table = Table::new(players);
        let mut round = MountHolyoke::open(&rules, &table, &DealtOrder::new(deck), &mut count).unwrap();
        for &byte in script {
            let seat = match round.awaiting() {
                Awaiting::Seat(seat) if byte % 16 < 14 => seat,
                _ => Seat::new(1 + usize::from(byte % 5)).unwrap(),
            };
            let by = if byte % 5 == 0 { Actor::Clock(seat) } else { Actor::Seat(seat) };
            let _ = round.apply(by, &action(byte, &round, seat), &mut count);
        }
        let left: usize = round.view(Viewer::Rail).seats.iter().map(|seat| seat.left).sum();
        assert_eq!(left + played, 13 * players);
    });
}

#[test]
fn requests_settings_and_records_of_any_text_never_panic() {
    bolero::check!().with_iterations(20_000).with_max_len(400).for_each(|bytes: &[u8]| {
        let text = String::from_utf8_lossy(bytes);
        let _ = serde_json::from_str::<Rules>(&text);
        let _ = toml::from_str::<Settings>(&text);
        if let Ok(request) = serde_json::from_str::<plays::Request>(&text) {
            let _ = plays::plays(&request);
        }
        if let Ok(request) = serde_json::from_str::<referee::Request>(&text) {
            let _ = referee::referee(&request, &games::mount_holyoke::Settings::default());
        }
        if let Ok(record) = Record::<MountHolyoke>::decode(&text) {
            let _ = record.replay(&mut |_| ());
        }
    });
}
