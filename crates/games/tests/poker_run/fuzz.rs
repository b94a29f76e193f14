//! Fuzz tests on stable Rust: bytes are decoded into records, requests, settings and scripts of entries. No
//! input may cause a panic or lose a cent.

use crate::support::{STAFF, rules};
use games::poker_run::referee::{Request, referee};
use games::poker_run::{
    Action, HandId, Mark, Participant, Phase, Plan, PokerRun, Settings, SpinsAt, Stop, Time,
};
use games::record::Record;
use games::{Actor, NoOrder, Refereed, Shown, Viewer};

/// Decodes four bytes of a script into an entry.
fn action(bytes: &[u8]) -> Action {
    let [what, who, which, when] = *bytes else { unreachable!("an entry is four bytes") };
    let participant = Participant::new(1 + u32::from(who % 4)).unwrap();
    let hand = participant.hand(1 + u32::from(who / 4 % 3));
    let stop = Stop::new(1 + usize::from(what / 16 % 5)).unwrap();
    let card = |byte: u8| Shown(cards::Card::from_index(usize::from(byte) % 52).unwrap());
    let at = Time::from_seconds(57_600 - 200 + u32::from(when)).unwrap();
    let at_card = Some(at).filter(|_| when % 3 > 0);
    let mark = if which.is_multiple_of(4) { Mark::Extra } else { Mark::Stop(stop) };
    match what % 16 {
        0 => Action::Register { participant, name: who.to_string(), rides: !which.is_multiple_of(3) },
        1 => Action::AddHand { participant },
        2 => {
            let spins_at = if which.is_multiple_of(2) { SpinsAt::Finish } else { SpinsAt::FirstStop };
            Action::SpinAll {
                hand,
                spins_at,
                cards: std::array::from_fn(|place| card(which.wrapping_add(place as u8))),
                at: at_card,
            }
        }
        3 => Action::Arrive { participant, at },
        4 => Action::Extra { hand, card: card(which), at: at_card },
        5 => Action::Void { hand, mark, reason: "misread".to_owned() },
        6 if which.is_multiple_of(5) => Action::VoidTurnIn { hand, reason: who.to_string() },
        6 => Action::TurnIn { hand, at },
        7 if when.is_multiple_of(8) => Action::Close,
        7 => Action::VoidArrival { participant, reason: "misread".to_owned() },
        8 => Action::SpinOff { hand, card: card(which) },
        9 if when.is_multiple_of(5) => {
            let (name, reason) = (when.to_string(), who.to_string());
            Action::Rename { participant, name, reason }
        }
        9 if when.is_multiple_of(3) => {
            Action::SetRides { participant, rides: which.is_multiple_of(2), reason: who.to_string() }
        }
        9 if when.is_multiple_of(2) => Action::RemoveHand { hand, reason: who.to_string() },
        9 => Action::Withdraw { participant },
        10 if when == 0 => Action::Cancel { reason: who.to_string() },
        11 if which.is_multiple_of(2) => Action::Pay { hand },
        11 => Action::PayPrize { hand },
        13 if when.is_multiple_of(4) => Action::Report { stop, until: at },
        13 if when.is_multiple_of(7) => {
            let until = which.is_multiple_of(2).then_some(at);
            Action::RetractReport { stop, until, reason: who.to_string() }
        }
        13 if when.is_multiple_of(5) => Action::AllowSkip { hand, stop, reason: who.to_string() },
        12 if when.is_multiple_of(4) => Action::CloseStop { stop, reason: who.to_string() },
        12 if when.is_multiple_of(7) => Action::ReopenStop { stop, reason: who.to_string() },
        12 if when.is_multiple_of(5) && which.is_multiple_of(2) => {
            Action::VoidPay { hand, reason: who.to_string() }
        }
        12 if when.is_multiple_of(5) => Action::VoidPrize { hand, reason: who.to_string() },
        12 if when.is_multiple_of(2) => Action::MoveDeadline { to: at, reason: who.to_string() },
        _ => Action::Stamp { hand, stop, card: card(which), at: at_card },
    }
}

#[test]
fn scripts_of_entries_never_panic_and_lose_no_cent() {
    let settings = [
        r#"{"hand_price":1999,"extra_price":500}"#,
        r#"{"hand_price":7,"route":"any_order","ties":"spin_off","draw":"respin"}"#,
        r#"{"hand_price":100,"extra_card":"per_participant","deadline_for":"turn_in","wins":"best_hand_only"}"#,
        r#"{"hand_price":301,"fees":"recorded","unclaimed":"charity","stamps":"by_time"}"#,
    ];
    let plan = Plan::new(crate::support::prizes(r#"["33.33%",500,"10%"]"#));
    bolero::check!().with_iterations(10_000).with_max_len(400).for_each(|bytes: &[u8]| {
        let Some((&first, script)) = bytes.split_first() else { return };
        let rules = rules(settings[usize::from(first) % settings.len()]);
        let mut run = PokerRun::open(&rules, &plan, &NoOrder, &mut |_| ()).unwrap();
        for entry in script.as_chunks::<4>().0 {
            let by = if entry[0] & 128 == 0 { STAFF } else { Actor::House };
            let _ = run.apply(by, &action(entry), &mut |_| ());
        }
        let view = run.view(Viewer::Rail);
        let account = view.board.account;
        let became = account.prizes.signed() + account.charity.signed() + account.event;
        assert_eq!(account.takings.signed(), became);
        assert_eq!(run.outcome().is_some(), matches!(view.phase, Phase::Over | Phase::Cancelled));
    });
}

#[test]
fn records_requests_and_settings_of_any_text_never_panic() {
    bolero::check!().with_iterations(20_000).with_max_len(2_000).for_each(|bytes: &[u8]| {
        let text = String::from_utf8_lossy(bytes);
        if let Ok(record) = Record::<PokerRun>::decode(&text) {
            let _ = record.replay(&mut |_| ());
        }
        if let Ok(request) = serde_json::from_str::<Request>(&text) {
            let _ = referee(&request, &games::poker_run::Settings::default());
        }
        let _ = serde_json::from_str::<Settings>(&text);
        if let Ok(time) = text.parse::<Time>() {
            assert_eq!(time.to_string().parse(), Ok(time));
        }
        if let Ok(hand) = text.parse::<HandId>() {
            assert_eq!(hand.to_string(), text);
        }
    });
}

#[test]
fn damaged_requests_never_panic() {
    let hand = |id: &str| {
        format!(
            r#"{{"id":"{id}","participant":"7","cards":["Ad","Qc","2s","4s","2s","6c"],"route_complete":true,"arrived":"15:40:00","turned_in":"15:42:10"}}"#
        )
    };
    let text = format!(
        r#"{{"hands":[{},{}],"deadline":"16:00:00","prizes":[50000,"3%"],"takings":99,"rules":{{"ties":"share"}}}}"#,
        hand("7-1"),
        hand("7-2")
    );
    assert!(referee(&serde_json::from_str(&text).unwrap(), &games::poker_run::Settings::default()).is_ok());
    bolero::check!().with_iterations(20_000).with_type::<(usize, u8, usize, u8)>().for_each(
        |&(place, byte, other, second)| {
            let mut bytes = text.clone().into_bytes();
            let length = bytes.len();
            bytes[place % length] = byte;
            bytes[other % length] = second;
            if let Ok(request) = serde_json::from_str::<Request>(&String::from_utf8_lossy(&bytes)) {
                let _ = referee(&request, &games::poker_run::Settings::default());
            }
        },
    );
}
