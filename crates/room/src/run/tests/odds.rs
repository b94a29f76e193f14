//! Tests of the odds on the board.

use super::{Event, draft};
use crate::rng::Rng;
use crate::run::cached_view::CachedView;
use crate::run::odds::{HandOdds, OddsWorker, odds};
use cards::eval::wheel;
use cards::{Card, eval};
use games::poker_run::{Action, Participant, PokerRun, Rules, SpinsAt, Stop, Time};
use games::{Actor, NoOrder, Refereed, Shown, StaffId, Viewer};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use tokio::time::timeout;

fn of(event: &Event) -> Vec<HandOdds> {
    let game = event.state.game.as_ref().unwrap();
    let view = game.view(Viewer::Rail);
    odds(view.participants.iter(), &view.board.unranked, game.rules(), game.plan().prizes.len()).unwrap()
}

/// An event with one prize. Hands 1-1 and 2-1 lack the last card, 3-1 is turned in, 4-1 is late, and 5-1 was turned
/// in with four cards.
fn event() -> Event {
    let mut event = Event::draft(&json!({ "deadline": "16:00" }));
    let mut plan = draft(&json!({ "deadline": "16:00" }));
    plan.plan.prizes.truncate(1);
    event.state.draft = plan;
    event.ask(super::ORGANISER, &super::Command::Open).unwrap();
    let cards = [
        &["9s", "9d", "Kh", "Kc"][..],
        &["As", "Qd", "7h", "2c"],
        &["Ts", "Td", "4h", "4c", "8d"],
        &["Ac", "Ad", "Ah", "As", "5d"],
        &["Kc", "Kd", "Kh", "Ks"],
    ];
    for (number, cards) in (1..).zip(cards) {
        event.act(json!({ "register": { "participant": number, "name": "Ann", "rides": true } }));
        for (stop, card) in (1..).zip(cards) {
            let hand = format!("{number}-1");
            event.act(json!({ "stamp": { "hand": hand, "stop": stop, "card": card, "at": "11:00" } }));
        }
    }
    for (number, at) in [(3, "15:00"), (4, "16:01"), (5, "15:30")] {
        event.act(json!({ "arrive": { "participant": number, "at": at } }));
    }
    for (hand, at) in [("3-1", "15:05"), ("5-1", "15:35")] {
        event.act(json!({ "turn_in": { "hand": hand, "at": at } }));
    }
    event
}

#[test]
fn the_odds_are_those_of_every_pair_of_last_cards() {
    let event = event();
    let rules = event.state.game.as_ref().unwrap().rules().clone();
    let cards = |cards: [&str; 4]| cards.map(|card| card.parse::<Card>().unwrap());
    let strength = |held: [Card; 4], last: Card| {
        let [a, b, c, d] = held;
        wheel::strength(&[a, b, c, d, last], rules.fives()).unwrap()
    };
    let fixed = ["Ts", "Td", "4h", "4c", "8d"].map(|card| card.parse::<Card>().unwrap());
    let third = wheel::strength(&fixed, eval::FiveOfAKind::AsQuads).unwrap();
    let mut won = [0.0; 3];
    let deck: Vec<Card> = (0..52).filter_map(Card::from_index).collect();
    for &one in &deck {
        for &two in &deck {
            let first = strength(cards(["9s", "9d", "Kh", "Kc"]), one);
            let second = strength(cards(["As", "Qd", "7h", "2c"]), two);
            let all = [first, second, third];
            let best = all.iter().max().unwrap();
            let winners = all.iter().filter(|one| *one == best).count() as f64;
            for (won, strength) in won.iter_mut().zip(&all) {
                *won += if strength == best { 1.0 / winners / 2704.0 } else { 0.0 };
            }
        }
    }
    let found = of(&event);
    let ids: Vec<String> = found.iter().map(|odds| odds.hand.to_string()).collect();
    assert_eq!(ids, ["1-1", "2-1", "3-1"], "late hands and hands without a stop are out");
    for (odds, expected) in found.iter().zip(won) {
        assert!((odds.first - expected).abs() < 1e-6 && odds.prize == odds.first, "{odds:?} {expected}");
    }
}

/// A game of this many hands, each with a random number of cards.
fn large(hands: u32, settings: &Value) -> PokerRun {
    let draft = draft(settings);
    let rules = Rules::new(&draft.settings).unwrap();
    let mut game = PokerRun::open(&rules, &draft.plan, &NoOrder, &mut |_| ()).unwrap();
    let mut rng = Rng::new(5);
    let mut card = || Shown(Card::from_index(rng.below(52) as usize).unwrap());
    let at: Time = "11:00".parse().unwrap();
    for number in 1..=hands {
        let participant = Participant::new(number).unwrap();
        let rides = number % 6 != 0;
        let name = "Ann".to_owned();
        let mut act = |action| game.apply(Actor::Staff(StaffId(1)), &action, &mut |_| ()).unwrap();
        act(Action::Register { participant, name, rides });
        let hand = participant.hand(1);
        if !rides {
            let cards = std::array::from_fn(|_| card());
            act(Action::SpinAll { hand, spins_at: SpinsAt::FirstStop, cards, at: Some(at) });
        }
        for stop in Stop::all().take((number % 6) as usize) {
            act(Action::Stamp { hand, stop, card: card(), at: Some(at) });
        }
    }
    game
}

/// Prints the time that the computation takes; run with `--ignored --nocapture`.
#[test]
#[ignore = "a measurement"]
fn time_of_the_odds_of_large_events() {
    for settings in [json!({}), json!({ "low_hand": 10_000 }), json!({ "wins": "best_hand_only" })] {
        for hands in [300, 1_000, 5_000] {
            let game = large(hands, &settings);
            let started = Instant::now();
            let view = game.view(Viewer::Rail);
            let elapsed = started.elapsed();
            let started = Instant::now();
            let found = odds(view.participants.iter(), &view.board.unranked, game.rules(), 10).unwrap();
            println!("{settings} {hands} hands: view {elapsed:?}, odds {:?}", started.elapsed());
            assert_eq!(found.len(), hands as usize);
        }
    }
}

#[tokio::test]
async fn a_computation_that_the_end_of_the_event_overtakes_has_no_result() {
    let mut event = event();
    let mut worker = OddsWorker::new(Arc::new(Semaphore::new(1)));
    let cached = Arc::new(CachedView::new(&event.state));
    worker.start(&cached, event.state.game.as_ref().unwrap());
    let first = worker.next_result().await;
    worker.finish(first);
    assert!(worker.latest().unwrap().hands.is_some());
    worker.start(&cached, event.state.game.as_ref().unwrap());
    event.act(json!({ "cancel": { "reason": "storm" } }));
    worker.end(&event.state);
    assert_eq!(worker.latest().unwrap().hands, None);
    let late = timeout(Duration::from_millis(300), worker.next_result()).await;
    assert!(late.is_err(), "the odds of the open event would replace those of the closed one");
}
