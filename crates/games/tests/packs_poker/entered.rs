//! Clauses `packs-poker/count` and `/dealer-four`, rulings PK-9 and PK-12: rounds played with real cards.

use super::support::*;
use games::GameError;
use games::packs_poker::referee::{RefereeError, Request, enter, referee};
use games::packs_poker::{Bet, CardGroup, Event, PacksPoker, Settings};
use games::record::Record;
use games::settlement::WagerResult::Push;
use games::{Refereed, clause::ids};

const PACKS: [&str; 2] = ["9s Jd", "3s 4d"];
const DEALER: &str = "As Ad 3c 4h 6d";
const WAGERS: &[(usize, u64, u64)] = &[(1, 400, 1000), (2, 200, 0)];

fn valid_request() -> Request {
    request("{}", &PACKS, DEALER, &[(2, "Ts 8c 7d 2c 2h", WAGERS), (1, "Kc Kd Qs 5h 5d", &[(2, 300, 100)])])
}

fn voids(request: &Request, place: CardGroup, found: u8, expected: u8) {
    let reply = referee(request, &Settings::default()).unwrap();
    let misdeal = reply.misdeal.expect("a misdeal");
    assert_eq!((misdeal.place, misdeal.found, misdeal.expected), (place, found, expected));
    assert!(reply.void && reply.clauses.contains(&"packs-poker/count") && reply.clauses.contains(&"PK-9"));
    assert!(reply.lines.iter().all(|line| (line.result, line.net, line.player) == (Push, 0, None)));
    assert!(reply.house == 0 && reply.net.values().all(|net| *net == 0));
}

#[test]
fn count_a_wrong_number_for_a_player_or_the_dealer_voids_the_round() {
    let mut short = valid_request();
    short.players[0].cards.pop();
    voids(&short, CardGroup::Seat(seat(2)), 4, 5);
    let mut long = valid_request();
    long.players[1].cards.extend(shown("Ac"));
    voids(&long, CardGroup::Seat(seat(1)), 6, 5);
    let mut dealer = valid_request();
    dealer.dealer.truncate(3);
    voids(&dealer, CardGroup::Dealer, 3, 5);
}

#[test]
fn dealer_four_the_dealer_draws_the_fifth_card() {
    let mut round = valid_request();
    round.dealer_extra = round.dealer.pop();
    let reply = referee(&round, &Settings::default()).unwrap();
    assert_eq!(reply.clauses, ["packs-poker/dealer-four", "PK-9"]);
    assert_eq!(reply.lines, referee(&valid_request(), &Settings::default()).unwrap().lines);
    let record = enter(&round, &Settings::default()).unwrap().record;
    let mut events = Vec::new();
    record.replay(&mut |event| events.push(event)).unwrap();
    let drew = events.iter().find(|event| matches!(event, Event::DealerDrew { .. })).unwrap();
    assert_eq!(ids(drew.clauses()), ["packs-poker/dealer-four", "PK-9"]);
}

#[test]
fn dealer_four_without_the_fifth_card_is_unfinished() {
    let mut round = valid_request();
    round.dealer.pop();
    let error = refused(&round);
    assert!(error == RefereeError::NoDealerExtra && error.to_string().contains("dealer_extra"));
}

#[test]
fn pk_12_four_cards_for_the_dealer_beside_another_wrong_number_void_the_round_at_once() {
    let mut four = valid_request();
    four.dealer.pop();
    let mut pack_short = four.clone();
    pack_short.packs[0].pop();
    voids(&pack_short, CardGroup::Pack(pack(1)), 1, 2);
    let mut hand_short = four.clone();
    hand_short.players[0].cards.pop();
    voids(&hand_short, CardGroup::Seat(seat(2)), 4, 5);
    let mut idle_with_cards = four.clone();
    idle_with_cards.players[1].wagers.clear();
    voids(&idle_with_cards, CardGroup::Seat(seat(1)), 5, 0);
    assert_eq!(refused(&four), RefereeError::NoDealerExtra);
}

#[test]
fn pk_09_a_pack_without_two_cards_voids_the_round() {
    let mut round = valid_request();
    round.packs[1].pop();
    voids(&round, CardGroup::Pack(pack(2)), 1, 2);
    round.packs[1].extend(shown("4d 4s"));
    voids(&round, CardGroup::Pack(pack(2)), 3, 2);
}

#[test]
fn pk_09_a_duplicate_card_is_an_error_and_not_a_misdeal() {
    let mut round = valid_request();
    round.players[0].cards = shown("As 8c 7d");
    let error = refused(&round);
    assert_eq!(
        error.to_string(),
        "As is in the hand of seat 2 and in the dealer's hand: each card is in the deck once"
    );
    assert_eq!((error.code(), ids(error.clauses())), ("card_twice", vec!["packs-poker/1", "PK-9"]));
    let unknown = serde_json::from_str::<Request>(r#"{"packs":[["9s","1x"]],"dealer":[],"players":[]}"#);
    assert!(unknown.unwrap_err().to_string().contains("\"1x\" is not a card"));
}

#[test]
fn pk_09_misdeals_are_part_of_the_record() {
    let mut round = valid_request();
    round.players[0].cards.pop();
    let entered = enter(&round, &Settings::default()).unwrap();
    let record = Record::<PacksPoker>::decode(&entered.record.encode()).unwrap();
    let mut events = Vec::new();
    let again = record.replay(&mut |event| events.push(event)).unwrap();
    assert!(again == entered.game && again.outcome() == entered.game.outcome());
    assert!(events.iter().any(|event| matches!(event, Event::Misdealt(_))));
    assert!(!events.iter().any(|event| matches!(event, Event::HandUp { .. } | Event::PackUp { .. })));
}

#[test]
fn pk_12_an_extra_card_beside_another_number_is_one_too_many() {
    let mut round = valid_request();
    round.dealer_extra = Some(shown("Qd")[0]);
    voids(&round, CardGroup::Dealer, 6, 5);
    round.dealer.truncate(3);
    round.dealer.extend(shown("Qh Qc Jh"));
    voids(&round, CardGroup::Dealer, 7, 5);
}

#[test]
fn pk_12_three_cards_and_an_extra_card_are_not_a_dealer_hand_of_four() {
    let mut round = valid_request();
    round.dealer.truncate(3);
    round.dealer_extra = Some(shown("Qd")[0]);
    voids(&round, CardGroup::Dealer, 3, 5);
}

#[test]
fn pk_12_a_player_without_a_wager_should_have_no_cards() {
    let mut round = valid_request();
    round.players[1].wagers.clear();
    voids(&round, CardGroup::Seat(seat(1)), 5, 0);
    round.players[1].cards.clear();
    let reply = referee(&round, &Settings::default()).unwrap();
    assert_eq!((reply.void, reply.net[&seat(1)]), (false, 0));
}

#[test]
fn pk_12_the_packs_in_the_request_are_the_layout_unless_the_settings_have_more() {
    assert_eq!(referee(&valid_request(), &Settings::default()).unwrap().lines.len(), 5);
    let mut three = valid_request();
    three.rules = Some(settings(r#"{"packs":3}"#));
    let error = refused(&three);
    assert_eq!(error, RefereeError::PacksLength { found: 2, packs: 3 });
    let mut none = valid_request();
    none.packs.clear();
    assert_eq!(refused(&none).code(), "packs");
}

#[test]
fn refused_wagers_are_reported_by_seat() {
    let cases: [(Wagers<'_>, &str, &str); 5] = [
        (&[(1, 0, 100)], "bonus_without_pack", "seat 1: a bonus of 100 without a bet on pack 1"),
        (&[(1, 100, 0)], "pack_off_limits", "200 to 1000"),
        (&[(2, 9_007_199_254_740_991, 9_007_199_254_740_991)], "pack_off_limits", "seat 1"),
        (&[(3, 200, 0)], "no_such_pack", "there is no pack 3: the layout has 2"),
        (&[(1, 200, 0), (1, 300, 0)], "wager_twice", "seat 1 wagers on pack 1 twice"),
    ];
    for (wagers, code, message) in cases {
        let error = refused(&request("{}", &PACKS, DEALER, &[(1, "Ts 8c 7d 2c 2h", wagers)]));
        assert_eq!(error.code(), code);
        assert!(error.to_string().contains(message) && !error.clauses().is_empty(), "{error}");
    }
}

#[test]
fn pk_03_a_bonus_written_without_a_bet_is_refused_by_its_clause() {
    let text = r#"{"packs":[["9s","Jd"]],"dealer":["As","Ad","3c","4h","6d"],
        "players":[{"seat":1,"cards":["Ts","8c","7d","2c","2h"],"wagers":[{"pack":1,"bonus":1000}]}]}"#;
    let error = refused(&serde_json::from_str(text).unwrap());
    assert_eq!((error.code(), ids(error.clauses())), ("bonus_without_pack", vec!["packs-poker/2", "PK-3"]));
}

#[test]
fn an_impossible_round_is_refused() {
    let mut twice = valid_request();
    twice.players[1].seat = seat(2);
    assert_eq!(refused(&twice), RefereeError::SeatTwice(seat(2)));
    let mut far = valid_request();
    far.players[0].seat = seat(9);
    assert!(refused(&far).to_string().contains("2·2 + 5·(9 + 1) = 54 cards"));
    let mut nobody = valid_request();
    nobody.players.clear();
    assert_eq!(refused(&nobody).code(), "no_seats");
}

#[test]
fn the_example_in_the_help_settles_as_documented() {
    let text = r#"{"packs":[["9s","Jd"],["3s","4d"],["2s","10d"]],"dealer":["As","Ad","3c","4h","6d"],
        "players":[{"seat":1,"cards":["Ts","8c","7d","2c","2h"],"wagers":[{"pack":1,"bet":400,"bonus":1000}]}]}"#;
    let reply = referee(&serde_json::from_str(text).unwrap(), &Settings::default()).unwrap();
    let straight = serde_json::json!({"category":"straight","five":["Jd","Ts","9s","8c","7d"],"kicker":null});
    let pair = serde_json::json!({"category":"pair","five":["As","Ad","Jd","9s","6d"],"kicker":null});
    let expected = serde_json::json!({
        "lines": [
            {"seat":1,"pack":1,"wager":"pack","result":"won","net":400,"clauses":["packs-poker/10"],
                "player":"straight","dealer":"pair","player_hand":straight,"dealer_hand":pair},
            {"seat":1,"pack":1,"wager":"bonus","result":"won","net":3000,"clauses":["packs-poker/8"],
                "player":"straight","dealer":"pair","player_hand":straight,"dealer_hand":pair},
        ],
        "net": {"1": 3400}, "house": -3400, "void": false, "clauses": [],
    });
    assert_eq!(serde_json::to_value(&reply).unwrap(), expected);
}

#[test]
fn settlement_lines_are_in_settling_order() {
    let reply = referee(&valid_request(), &Settings::default()).unwrap();
    let order = reply.lines.iter().map(|line| (line.pack.number(), line.seat.number(), line.wager));
    let expected =
        [(1, 2, Bet::Pack), (1, 2, Bet::Bonus), (2, 2, Bet::Pack), (2, 1, Bet::Pack), (2, 1, Bet::Bonus)];
    assert_eq!(order.collect::<Vec<_>>(), expected);
}
