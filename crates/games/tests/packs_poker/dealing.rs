//! Clauses 1 and 4 to 7, rulings ALL-1, PK-2 and PK-8: the deal, and how cards are turned up.

use super::support::*;
use cards::Card;
use games::packs_poker::{Action, Event, PacksPoker, SetupError, Table, most_seats};
use games::{DealtOrder, Game, Hidden, Viewer};

/// The cards that lie at these places of a deck as it comes from the box.
fn at<const N: usize>(places: [usize; N]) -> [Hidden; N] {
    places.map(|place| Hidden::new(Card::from_index(place).unwrap()))
}

/// Three seats, of which 1 and 3 wager.
fn two_of_three() -> Played {
    let mut round = Played::open("{}", 3);
    round.wager(1, 1, 200, 0).wager(1, 2, 200, 0).wager(3, 2, 200, 100);
    round.act(1, Action::Done).act(2, Action::Done).act(3, Action::Done);
    round
}

#[test]
fn rule_1_one_deck_serves_so_many_seats() {
    let open = |packs: usize, seats: usize| {
        let order = DealtOrder::new(cards::Deck::sorted());
        let table = Table::new(vec![chips(500); seats]);
        PacksPoker::open(&rules(&format!(r#"{{"packs":{packs}}}"#)), &table, &order, &mut |_| ()).err()
    };
    for (packs, seats) in [(1, 9), (2, 8), (3, 8), (4, 7), (5, 7)] {
        assert_eq!((most_seats(packs), open(packs, seats)), (seats, None));
        assert_eq!(open(packs, seats + 1), Some(SetupError::DeckTooSmall { packs, seats: seats + 1 }));
    }
    assert_eq!(open(1, 0), Some(SetupError::NoSeats));
}

#[test]
fn pk_02_five_packs_and_eight_seats_are_refused_with_the_sum() {
    let error = SetupError::DeckTooSmall { packs: 5, seats: 8 };
    let message = error.to_string();
    assert!(message.contains("2·5 + 5·(8 + 1) = 55 cards and a deck has 52: at most 7 seats"), "{message}");
    assert!(games::clause::ids(error.clauses()).contains(&"PK-2"));
}

#[test]
fn pk_02_packs_are_dealt_without_a_wager_and_seats_are_not() {
    let round = two_of_three();
    let packs = round.events.iter().filter(|event| matches!(event, Event::PackDealt { .. }));
    assert_eq!(packs.count(), 3);
    let seat_2 =
        |event: &Event| matches!(event, Event::HandDealt { seat, .. } if *seat == super::support::seat(2));
    assert!(!round.events.iter().any(seat_2));
}

#[test]
fn all_01_packs_come_first_then_seats_and_the_dealer_round_by_round() {
    let round = two_of_three();
    let expected = [
        Event::PackDealt { pack: pack(1), cards: at([0, 3]) },
        Event::PackDealt { pack: pack(2), cards: at([1, 4]) },
        Event::PackDealt { pack: pack(3), cards: at([2, 5]) },
        Event::HandDealt { seat: seat(1), cards: at([6, 9, 12, 15, 18]) },
        Event::HandDealt { seat: seat(3), cards: at([7, 10, 13, 16, 19]) },
        Event::DealerDealt { cards: at([8, 11, 14, 17, 20]).into() },
    ];
    assert!(round.citing("ALL-1").into_iter().eq(&expected));
}

#[test]
fn rule_4_each_pack_has_two_cards_face_down() {
    let round = two_of_three();
    let dealt = round.citing("packs-poker/4");
    assert_eq!(dealt.len(), 3);
    for event in dealt {
        let seen = serde_json::to_value(round.game.see(event, Viewer::Seat(seat(1)))).unwrap();
        assert_eq!(seen["cards"], serde_json::json!([null, null]));
    }
}

#[test]
fn rule_5_five_cards_to_each_player_and_the_dealer_who_is_last() {
    let round = two_of_three();
    let dealt = round.citing("packs-poker/5");
    assert_eq!(dealt.len(), 3);
    assert!(matches!(dealt[2], Event::DealerDealt { cards } if cards.len() == 5));
}

#[test]
fn rule_6_players_see_their_own_cards_and_the_packs_are_turned_up_in_order() {
    let round = two_of_three();
    let own = round.events.iter().find(|event| matches!(event, Event::HandDealt { .. })).unwrap();
    let sees = |viewer| serde_json::to_value(round.game.see(own, viewer)).unwrap()["cards"][0].is_string();
    assert!(sees(Viewer::Seat(seat(1))) && !sees(Viewer::Seat(seat(3))) && !sees(Viewer::Rail));
    let up = round.events.iter().filter_map(|event| match event {
        Event::PackUp { pack, .. } => Some(pack.number()),
        _ => None,
    });
    assert_eq!(up.collect::<Vec<_>>(), [1, 2, 3]);
}

#[test]
fn rule_7_settling_begins_at_the_dealers_right() {
    let round = two_of_three();
    let compared = round.events.iter().filter_map(|event| match event {
        Event::Compared { pack, seat, .. } => Some((pack.number(), seat.number())),
        _ => None,
    });
    assert_eq!(compared.collect::<Vec<_>>(), [(1, 1), (2, 3), (2, 1)]);
}

#[test]
fn pk_08_the_dealers_five_are_turned_up_with_the_first_pack() {
    let round = two_of_three();
    let first = round.place(|event| matches!(event, Event::PackUp { .. }));
    let dealer = round.place(|event| matches!(event, Event::DealerUp { .. }));
    assert_eq!(dealer, first + 1);
    let hands = round.events.iter().filter(|event| matches!(event, Event::HandUp { .. })).count();
    assert_eq!(hands, 2, "a hand is turned up once");
}

#[test]
fn rule_15_every_wager_on_every_pack_is_settled_before_the_end() {
    let round = two_of_three();
    let settled = round.events.iter().filter(|event| matches!(event, Event::Settled { .. })).count();
    assert_eq!(settled, 4);
    assert!(matches!(round.events.last(), Some(Event::Over { house }) if *house == round.game.house()));
    assert!(games::clause::ids(round.events.last().unwrap().clauses()).contains(&"packs-poker/15"));
}
