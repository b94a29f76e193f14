//! Clauses 1, 4 to 7 and 15, rulings ALL-1, PK-2 and PK-8: the deal, and the order in which cards are turned up and
//! packs are settled.

use super::support::*;
use cards::Card;
use games::packs_poker::{Action, Event, PacksPoker, SetupError, Table, max_seats};
use games::{DealtOrder, GameError, Hidden, Refereed, Viewer};

/// The cards at these positions of an unshuffled deck.
fn at<const N: usize>(places: [usize; N]) -> [Hidden; N] {
    places.map(|place| Hidden::new(Card::from_index(place).unwrap()))
}

/// A round with three seats after the deal; seats 1 and 3 wager.
fn two_of_three() -> Played {
    let mut round = Played::open("{}", 3);
    round.wager(1, 1, 200, 0).wager(1, 2, 200, 0).wager(3, 2, 200, 100);
    round.act(1, Action::Done).act(2, Action::Done).act(3, Action::Done);
    round
}

#[test]
fn rule_1_one_deck_limits_the_number_of_seats() {
    let open = |packs: usize, seats: usize| {
        let order = DealtOrder::new(cards::Deck::sorted());
        let table = Table::new(vec![chips(500); seats]);
        PacksPoker::open(&rules(&format!(r#"{{"packs":{packs}}}"#)), &table, &order, &mut |_| ()).err()
    };
    for (packs, seats) in [(1, 9), (2, 8), (3, 8), (4, 7), (5, 7)] {
        assert_eq!((max_seats(packs), open(packs, seats)), (seats, None));
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

/// The player's hand and the dealer's in a comparison as named in the log: the category, the ranks and the deciding
/// kicker.
fn named(dealer_hand: &str, pack: &str, dealer: &str, player: &str) -> [String; 2] {
    let round = Played::dealt(dealer_hand, pack, dealer, player);
    let seen = round.events.iter().filter_map(|event| round.game.see(event, Viewer::Rail));
    let hands = seen.filter_map(|event| match event {
        Event::Compared { player_hand, dealer_hand, player, dealer, .. } => {
            Some([(player, player_hand), (dealer, dealer_hand)])
        }
        _ => None,
    });
    let [hands] = hands.collect::<Vec<_>>()[..] else { panic!("one comparison") };
    hands.map(|(category, hand)| {
        let hand = hand.expect("the cards are turned up");
        assert_eq!(hand.category, category);
        let ranks: String = hand.five.iter().map(|card| card.0.rank().letter()).collect();
        let kicker = hand.kicker.map(|card| format!(" {card}")).unwrap_or_default();
        format!("{} {ranks}{kicker}", category.id())
    })
}

#[test]
fn rule_7_the_hands_that_are_compared_are_named_with_the_kicker_that_decides() {
    let with = |pack, dealer, player| named("with_pack", pack, dealer, player);
    let pairs = with("9s 4d", "6s 6d Kc 2h 3c", "9d Ac 7h 5c 2s");
    assert_eq!(pairs, ["pair 99A75", "pair 66K94"], "the rank of the pair decides");
    let kicker = with("9s 4d", "9h Qd 7s 5d 2c", "9d Kc 7h 5c 2s");
    assert_eq!(kicker, ["pair 99K75 Kc", "pair 99Q75 Qd"]);
    let third = with("9s Kd", "9h 8d 6s 5d 2c", "9d 8c 7h 5c 2s");
    assert_eq!(third, ["pair 99K87 7h", "pair 99K86 6s"], "the first card that differs");
    let tie = with("9s Kd", "9h 8d 7s 5d 2c", "9d 8c 7h 5c 2s");
    assert_eq!(tie, ["pair 99K87", "pair 99K87"]);
    let categories = with("9s 4d", "9h Qd 7s 5d 2c", "9d 4c 7h 5c 2s");
    assert_eq!(categories, ["two_pair 99447", "pair 99Q75"], "a kicker decides only within a category");
    let flushes = with("As 9s", "Ks 5s 3s 2h 7d", "Qs Js 4s 2d 7h");
    assert_eq!(flushes, ["flush AQJ94 Qs", "flush AK953 Ks"]);
    let own = named("dealer_own_five", "9s 4d", "9h Qd 7s 5d 2c", "9d Kc 7h 5c 2s");
    assert_eq!(own, ["pair 99K75", "high_card Q9752"], "the dealer's own five cards");
}

#[test]
fn rule_7_no_hand_is_named_before_its_cards_are_turned_up() {
    let round = two_of_three();
    for viewer in [Viewer::Rail, Viewer::Seat(seat(1)), Viewer::Seat(seat(3))] {
        let mut up = Vec::new();
        for seen in round.events.iter().filter_map(|event| round.game.see(event, viewer)) {
            match seen {
                Event::PackUp { cards, .. } => up.extend(cards),
                Event::DealerUp { cards } | Event::HandUp { cards, .. } => up.extend(cards),
                Event::Compared { player_hand: Some(player), dealer_hand: Some(dealer), .. } => {
                    let named = player.five.into_iter().chain(dealer.five);
                    assert!(named.into_iter().all(|card| up.contains(&Some(card))), "{up:?}");
                }
                Event::Compared { .. } => panic!("a comparison without its hands"),
                _ => {}
            }
        }
    }
    let kept = |event: &Event| match event {
        Event::Compared { player_hand, dealer_hand, .. } => player_hand.is_none() && dealer_hand.is_none(),
        _ => true,
    };
    assert!(round.events.iter().all(kept), "events that are not made for a viewer name no hands");
}

#[test]
fn pk_08_the_dealers_five_are_turned_up_with_the_first_pack() {
    let round = two_of_three();
    let first = round.place(|event| matches!(event, Event::PackUp { .. }));
    let dealer = round.place(|event| matches!(event, Event::DealerUp { .. }));
    assert_eq!(dealer, first + 1);
    let hands = round.events.iter().filter(|event| matches!(event, Event::HandUp { .. })).count();
    assert_eq!(hands, 2, "each hand is turned up once");
}

#[test]
fn rule_15_the_round_ends_after_every_wager_on_every_pack_is_settled() {
    let round = two_of_three();
    let settled = round.events.iter().filter(|event| matches!(event, Event::Settled { .. })).count();
    assert_eq!(settled, 4);
    assert!(matches!(round.events.last(), Some(Event::Over { house }) if *house == round.game.house()));
    assert!(games::clause::ids(round.events.last().unwrap().clauses()).contains(&"packs-poker/15"));
}
