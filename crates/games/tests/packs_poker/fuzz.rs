//! Fuzz tests on stable Rust: bytes are decoded into settings, records, tables, requests and action scripts. No input
//! may cause a panic or lose a cent.

use super::support::*;
use games::packs_poker::referee::{Request, referee};
use games::packs_poker::{Action, PacksPoker, Rules, Settings, Table};
use games::record::Record;
use games::{Actor, Chips, DealtOrder, Refereed, Viewer};

/// Decodes two bytes of a script into an action.
fn action(what: u8, amount: u8) -> Action {
    let on = pack(1 + usize::from(what / 8 % 5));
    match what % 8 {
        0 => Action::Done,
        1 => Action::NoWager,
        2 => Action::TakeBack { pack: on },
        3 => Action::Wager { pack: on, bet: Chips::MAX, bonus: Chips::MAX },
        _ => {
            let (bet, bonus) = (u64::from(amount % 16) * 100, u64::from(amount / 16) * 100);
            Action::Wager { pack: on, bet: chips(bet), bonus: chips(bonus) }
        }
    }
}

fn money(round: &PacksPoker) -> i64 {
    let view = round.view(Viewer::Rail);
    let open = !view.to_wager.is_empty();
    let wagers = view.seats.iter().filter(|_| open).flat_map(|seat| &seat.wagers);
    let wagers: i64 = wagers.map(|wager| wager.bet.signed() + wager.bonus.signed()).sum();
    view.seats.iter().map(|seat| seat.stack.signed()).sum::<i64>() + wagers + view.house
}

#[test]
fn action_scripts_never_panic_and_lose_no_cent() {
    bolero::check!().with_iterations(20_000).with_max_len(160).for_each(|bytes: &[u8]| {
        let [packs, seats, stack, script @ ..] = bytes else { return };
        let rules = rules(&format!(r#"{{"packs":{},"aggregate":700}}"#, 1 + packs % 5));
        let table = Table::new(vec![chips(u64::from(*stack) * 50); 1 + usize::from(seats % 7)]);
        let order = DealtOrder::new(cards::Deck::sorted());
        let mut round = PacksPoker::open(&rules, &table, &order, &mut |_| ()).unwrap();
        let before = money(&round);
        for three in script.chunks_exact(3) {
            let number = seat(1 + usize::from(three[0] % 8));
            let by = if three[0] < 224 { Actor::Seat(number) } else { Actor::Clock(number) };
            let _ = round.apply(by, &action(three[1], three[2]), &mut |_| ());
            assert_eq!(money(&round), before);
        }
    });
}

#[test]
fn settings_tables_and_requests_of_any_text_never_panic() {
    bolero::check!().with_iterations(20_000).with_max_len(400).for_each(|bytes: &[u8]| {
        let text = String::from_utf8_lossy(bytes);
        let _ = serde_json::from_str::<Rules>(&text);
        let _ = toml::from_str::<Settings>(&text);
        let _ = Record::<PacksPoker>::decode(&text).map(|record| record.replay(&mut |_| ()).is_ok());
        if let Ok(table) = serde_json::from_str::<Table>(&text) {
            let order = DealtOrder::new(cards::Deck::sorted());
            let _ = PacksPoker::open(&Rules::default(), &table, &order, &mut |_| ());
        }
        if let Ok(request) = serde_json::from_str::<Request>(&text) {
            let _ = referee(&request, &Settings::default());
        }
    });
}

/// A request with one byte changed is refereed if it still parses.
#[test]
fn damaged_requests_never_panic() {
    let text = r#"{"packs":[["9s","Jd"],["3s","4d"]],"dealer":["As","Ad","3c","4h"],"dealer_extra":"6d","players":[
        {"seat":2,"cards":["Ts","8c","7d","2c","2h"],"wagers":[{"pack":1,"bet":400,"bonus":1000}]}],
        "rules":{"aggregate":2000,"packs":2}}"#;
    let check = |text: &str| {
        serde_json::from_str::<Request>(text).ok().map(|round| referee(&round, &Settings::default()))
    };
    assert!(check(text).unwrap().is_ok());
    bolero::check!().with_iterations(20_000).with_type::<(usize, u8)>().for_each(|&(place, byte)| {
        let mut bytes = text.as_bytes().to_vec();
        let length = bytes.len();
        bytes[place % length] = byte;
        let _ = check(&String::from_utf8_lossy(&bytes));
    });
}
