//! Clauses 8 to 14 and the objective, rulings PK-1, PK-4 to PK-6 and PK-11: the results of the bets.

use super::support::*;
use games::packs_poker::{Action, Bet, Event};
use games::settlement::WagerResult::{Lost, Push, Won};

/// A pack with a nine and a jack, and hands for it: two straights to the jack, three nines, a pair of aces.
const NINE_JACK: &str = "9s Jd";
const STRAIGHT: &str = "Ts 8c 7d 2c 2h";
const SAME_STRAIGHT: &str = "Td 8s 7h 3c 4c";
const THREE: &str = "9c 9d 2c 4h 5s";
const PAIR: &str = "As Ad 3h 4d 6d";
/// A pack with an ace and a king, and hands for it: high card, with a queen (twice) or a jack as the third card.
const ACE_KING: &str = "As Kd";
const QUEEN: &str = "Qc 9c 7d 4c 2h";
const SAME_QUEEN: &str = "Qd 9d 7c 3s 2s";
const JACK: &str = "Jd 9d 7c 3s 2s";

#[test]
fn objective_the_better_five_of_own_cards_and_pack_wins() {
    let reply = one("{}", NINE_JACK, PAIR, STRAIGHT);
    assert_eq!((reply.lines[0].player, reply.lines[0].dealer), (Some("straight"), Some("pair")));
    let mut round = Played::open("{}", 1);
    round.wager(1, 1, 200, 0).act(1, Action::Done);
    assert!(matches!(round.citing("packs-poker/objective")[..], [Event::Compared { .. }]));
}

#[test]
fn rule_8_a_winning_bonus_is_paid_by_the_table() {
    let [pack, bonus] = both(&one("{}", NINE_JACK, PAIR, STRAIGHT));
    assert_eq!(pack, (Won, 400, vec!["packs-poker/10"]));
    assert_eq!(bonus, (Won, 3000, vec!["packs-poker/8"]));
}

#[test]
fn rule_8_a_bonus_below_three_of_a_kind_is_collected() {
    let [pack, bonus] = both(&one("{}", NINE_JACK, QUEEN, PAIR));
    assert_eq!(pack, (Won, 400, vec!["packs-poker/10"]));
    assert_eq!(bonus, (Lost, -1000, vec!["packs-poker/8", "PK-4"]));
}

#[test]
fn rule_9_a_bonus_is_paid_though_the_dealer_wins() {
    let [pack, bonus] = both(&one("{}", NINE_JACK, SAME_STRAIGHT, THREE));
    assert_eq!(pack, (Lost, -400, vec!["packs-poker/11"]));
    assert_eq!(bonus, (Won, 2000, vec!["packs-poker/8", "packs-poker/9", "PK-4"]));
}

#[test]
fn rule_10_a_winning_pack_bet_is_paid_one_to_one() {
    let reply = settle("{}", &[NINE_JACK], QUEEN, &[(1, PAIR, &[(1, 700, 0)])]);
    assert_eq!((reply.lines.len(), bet(&reply, 1, 1, Bet::Pack)), (1, (Won, 700, vec!["packs-poker/10"])));
    assert_eq!((reply.net[&seat(1)], reply.house), (700, -700));
}

#[test]
fn rule_11_the_dealer_collects_what_is_beaten() {
    let [pack, bonus] = both(&one("{}", NINE_JACK, PAIR, QUEEN));
    assert_eq!(pack, (Lost, -400, vec!["packs-poker/11"]));
    assert_eq!(bonus, (Lost, -1000, vec!["packs-poker/8", "PK-4"]));
}

#[test]
fn rule_12_a_tie_pushes_the_pack_bet_and_collects_the_bonus() {
    let [pack, bonus] = both(&one("{}", NINE_JACK, SAME_STRAIGHT, STRAIGHT));
    assert_eq!(pack, (Push, 0, vec!["packs-poker/12"]));
    assert_eq!(bonus, (Lost, -1000, vec!["packs-poker/12", "PK-4"]));
}

#[test]
fn rule_13_a_player_who_wins_with_high_card_pushes_and_loses_the_bonus() {
    let [pack, bonus] = both(&one("{}", ACE_KING, JACK, QUEEN));
    assert_eq!(pack, (Push, 0, vec!["packs-poker/13", "PK-6"]));
    assert_eq!(bonus, (Lost, -1000, vec!["packs-poker/13", "PK-6"]));
}

#[test]
fn rule_14_a_dealer_who_wins_with_high_card_collects_both() {
    let [pack, bonus] = both(&one("{}", ACE_KING, QUEEN, JACK));
    assert_eq!(pack, (Lost, -400, vec!["packs-poker/14", "PK-6"]));
    assert_eq!(bonus, (Lost, -1000, vec!["packs-poker/14", "PK-6"]));
}

#[test]
fn pay_table_each_hand_pays_as_the_layout_says() {
    let hands = [
        ("As Ks", "Qs Js Ts 2c 3d", 200),
        ("9s 8s", "7s 6s 5s 2c Ad", 100),
        ("9s 9d", "9h 9c 5s 2c Ad", 40),
        ("9s 9d", "9h 5c 5s 2c Ad", 10),
        ("9s 2s", "7s 6s 4s Kc Ad", 4),
        ("9s 8d", "7s 6s 5c Kc Ad", 3),
        ("9s 9d", "9h 3c 5s 2c Ad", 2),
    ];
    for (cards, player, times) in hands {
        let reply = one("{}", cards, "Kd Qh Jc 4h 4d", player);
        assert_eq!(bet(&reply, 1, 1, Bet::Bonus).1, times * 1000, "{player}");
    }
}

#[test]
fn pk_01_the_dealer_uses_the_pack_as_well_or_only_five_cards() {
    let with_pack = one("{}", NINE_JACK, SAME_STRAIGHT, THREE);
    assert_eq!((with_pack.lines[0].dealer, with_pack.lines[0].net), (Some("straight"), -400));
    let own = one(r#"{"dealer_hand":"dealer_own_five"}"#, NINE_JACK, SAME_STRAIGHT, THREE);
    assert_eq!((own.lines[0].dealer, own.lines[0].net), (Some("high_card"), 400));
}

#[test]
fn pk_04_the_bonus_on_a_tie_is_collected_or_paid() {
    let [pack, bonus] = both(&one(r#"{"tie_bonus":"paid"}"#, NINE_JACK, SAME_STRAIGHT, STRAIGHT));
    assert_eq!(pack, (Push, 0, vec!["packs-poker/12"]));
    assert_eq!(bonus, (Won, 3000, vec!["packs-poker/8", "packs-poker/9", "PK-4"]));
}

#[test]
fn pk_04_a_tie_at_high_card_is_a_tie() {
    for rules in ["{}", r#"{"tie_bonus":"paid"}"#] {
        let [pack, bonus] = both(&one(rules, ACE_KING, SAME_QUEEN, QUEEN));
        assert_eq!(pack, (Push, 0, vec!["packs-poker/12", "PK-4"]));
        assert_eq!(bonus, (Lost, -1000, vec!["packs-poker/8", "packs-poker/12", "PK-4"]));
    }
}

#[test]
fn pk_05_each_bonus_is_paid_once_for_the_best_of_its_seven_cards() {
    // A full house also contains three of a kind, but is paid 10 to 1, not 12.
    let reply = one("{}", "9s 9d", "Kd Qh Jc 4h 4d", "9h 5c 5s 2c Ad");
    assert_eq!(bet(&reply, 1, 1, Bet::Bonus), (Won, 10_000, vec!["packs-poker/8"]));
}

/// The net, in cents, of each of three bonuses for a seat that makes three nines with pack 1, a straight with pack 2
/// and three kings with pack 3; 0 without a bonus bet.
fn three_bonuses(rules: &str, wagers: &[(usize, u64, u64)]) -> [i64; 3] {
    let packs = ["9s 9d", "Tc Jd", "Ks Kd"];
    let reply = settle(rules, &packs, "2d 3h 4c 6h Ah", &[(1, "9h 8c 7d Kc 2s", wagers)]);
    [1, 2, 3].map(|on| {
        reply
            .lines
            .iter()
            .find(|line| line.pack == pack(on) && line.wager == Bet::Bonus)
            .map_or(0, |line| line.net)
    })
}

const THREE_WAGERS: [(usize, u64, u64); 3] = [(1, 200, 300), (2, 200, 100), (3, 200, 1000)];

#[test]
fn pk_05_every_wager_or_the_highest_pack_only() {
    assert_eq!(three_bonuses("{}", &THREE_WAGERS), [600, 300, 2000]);
    assert_eq!(three_bonuses(r#"{"bonus_pays":"highest_pack_only"}"#, &THREE_WAGERS), [-300, 300, -1000]);
}

#[test]
fn pk_11_the_highest_pack_is_one_with_a_bonus_that_would_be_paid() {
    let rules = r#"{"bonus_pays":"highest_pack_only"}"#;
    let without_straight = [(1, 200, 300), (2, 200, 0), (3, 200, 1000)];
    assert_eq!(three_bonuses(rules, &without_straight), [-300, 0, 2000]);
    let packs = [NINE_JACK, "7s 7c"];
    // The straight with pack 1 ties, so its bonus is collected; the full house with pack 2 is the highest hand that
    // is paid.
    let hands: [Hand<'_>; 1] = [(1, STRAIGHT, &[(1, 200, 100), (2, 200, 100)])];
    let reply = settle(rules, &packs, SAME_STRAIGHT, &hands);
    assert_eq!(bet(&reply, 1, 1, Bet::Bonus), (Lost, -100, vec!["packs-poker/12", "PK-4"]));
    let full = (Won, 1000, vec!["packs-poker/8", "PK-5", "PK-11"]);
    assert_eq!(bet(&reply, 1, 2, Bet::Bonus), full);
}

#[test]
fn pk_11_of_equal_hands_the_first_pack_is_paid() {
    let rules = r#"{"bonus_pays":"highest_pack_only"}"#;
    let hands: [Hand<'_>; 1] = [(1, "9h 8c 7d 2c 2s", &[(1, 200, 100), (2, 200, 100)])];
    let reply = settle(rules, &["Tc Jd", "Td Js"], "Kd Kh 4c 6h Ah", &hands);
    assert_eq!(bet(&reply, 1, 1, Bet::Bonus).1, 300);
    assert_eq!(bet(&reply, 1, 2, Bet::Bonus), (Lost, -100, vec!["packs-poker/8", "PK-5", "PK-11"]));
}

#[test]
fn pk_06_high_card_is_the_exception_for_both_sides() {
    let player = one("{}", ACE_KING, JACK, QUEEN);
    let dealer = one("{}", ACE_KING, QUEEN, JACK);
    assert_eq!((player.house, dealer.house), (1000, 1400));
}
