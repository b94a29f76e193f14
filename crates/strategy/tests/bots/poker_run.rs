//! Poker run: the buyers' decisions on the extra card.

use games::poker_run::{Action, Draw, HandId, Participant, Plan, PokerRun, Rules, Settings, Stop, Time};
use games::{Actor, NoOrder, Refereed, Shown, StaffId, Viewer};
use strategy::bots::poker_run::{BUYERS, ExtraCardStrategy, buyer};

const STAFF: Actor = Actor::Staff(StaffId(1));

/// Returns `true` if a participant with this hand buys the extra card.
fn buys(buyer: &dyn ExtraCardStrategy, draw: Draw, cards: &str) -> bool {
    let (run, hand) = finished(draw, cards);
    buyer.buys(&run.view(Viewer::Rail), hand, &mut |_| 1)
}

/// A run in which one participant has five cards and has reached the finish.
fn finished(draw: Draw, cards: &str) -> (PokerRun, HandId) {
    let rules = Rules::new(&Settings { draw: Some(draw), ..Settings::default() }).unwrap();
    let mut run = PokerRun::open(&rules, &Plan::new(Vec::new()), &NoOrder, &mut |_| ()).unwrap();
    let participant = Participant::new(7).unwrap();
    let (hand, at) = (participant.hand(1), Time::at(12, 0));
    let cards = cards::notation::parse_cards(cards).unwrap();
    let stamps = Stop::all().zip(cards).map(|(stop, card)| Action::Stamp {
        hand,
        stop,
        card: Shown(card),
        at: Some(at),
    });
    let register = Action::Register { participant, name: "Ada".to_owned(), rides: true };
    for action in [register].into_iter().chain(stamps).chain([Action::Arrive { participant, at }]) {
        run.apply(STAFF, &action, &mut |_| ()).unwrap();
    }
    (run, hand)
}

#[test]
fn an_extra_card_is_bought_if_it_is_likely_to_help() {
    let when_it_helps = buyer("when_it_helps").unwrap();
    for (cards, helped) in [
        ("As Kd 9h 5c 3d", true),
        ("As Ad 9h 5c 3d", true),
        ("As Ad 9h 9c 3d", false),
        ("As Ks 9s 5s 3s", false),
        ("5s 5d 5h 5c 3s", false),
    ] {
        assert_eq!(buys(when_it_helps, Draw::Wheel, cards), helped, "{cards}");
        assert_eq!(buys(when_it_helps, Draw::Pack, cards), helped, "{cards}");
    }
}

#[test]
fn buyers_without_a_strategy_match_their_names() {
    let buy = |name| buys(buyer(name).unwrap(), Draw::Wheel, "As Ad 9h 9c 3d");
    assert_eq!((buy("call"), buy("random"), buy("always_extra")), (false, false, true));
    assert!(BUYERS.iter().all(|known| buyer(known.name()).unwrap().description() == known.description()));
    assert!(buyer("nobody").is_none());
}
