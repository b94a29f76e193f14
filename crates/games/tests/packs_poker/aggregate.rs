//! Clause `packs-poker/aggregate` and ruling PK-7: the limit on the winnings of one round.

use super::support::*;
use games::packs_poker::Bet;
use games::settlement::WagerResult::{Push, Won};

/// The nets in cents, in order of settlement, of a round in which seat 1 has a royal flush and seat 2 a straight,
/// each with a bet of 400 cents and a bonus of 1000 cents. Before the limit the bonuses win 203000 cents.
fn royal_and_straight(rules: &str) -> [i64; 4] {
    let hands: [Hand<'_>; 2] =
        [(1, "As Js Ts 2c 3d", &[(1, 400, 1000)]), (2, "Jd Td 9c 4h 5s", &[(1, 400, 1000)])];
    let reply = settle(rules, &["Ks Qs"], "2d 2h 6c 7h 8d", &hands);
    assert_eq!(reply.house, -reply.net.values().sum::<i64>());
    let net = |number, on| bet(&reply, number, 1, on).1;
    [net(2, Bet::Pack), net(2, Bet::Bonus), net(1, Bet::Pack), net(1, Bet::Bonus)]
}

#[test]
fn aggregate_bonuses_win_2000_dollars_a_round_at_most() {
    // The bonuses win 3000 and 200000. Reduced to 200000 in proportion, they are 2955.66 and 197044.33. The odd cent
    // goes to the larger remainder.
    assert_eq!(royal_and_straight("{}"), [400, 2956, 400, 197_044]);
    assert_eq!(royal_and_straight(r#"{"aggregate":203000}"#), [400, 3000, 400, 200_000]);
}

#[test]
fn pk_07_the_aggregate_covers_bonuses_or_all_winnings() {
    // The winnings of 400, 3000, 400 and 200000 sum to 203800. Reduced to 200000 in proportion, they are 392.54,
    // 2944.06, 392.54 and 196270.85. One odd cent goes to the largest remainder, and the other to the first of the two
    // that tie for second.
    assert_eq!(royal_and_straight(r#"{"aggregate_covers":"all"}"#), [393, 2944, 392, 196_271]);
}

#[test]
fn pk_07_the_aggregate_is_shared_in_proportion_or_in_settling_order() {
    let in_order = r#"{"aggregate_sharing":"in_settling_order"}"#;
    assert_eq!(royal_and_straight(in_order), [400, 3000, 400, 197_000]);
    let all = r#"{"aggregate_sharing":"in_settling_order","aggregate_covers":"all","aggregate":1000}"#;
    assert_eq!(royal_and_straight(all), [400, 600, 0, 0]);
}

#[test]
fn pk_07_a_payout_reduced_by_the_aggregate_cites_it() {
    let rules = r#"{"aggregate_sharing":"in_settling_order","aggregate":3000}"#;
    let hands: [Hand<'_>; 2] =
        [(1, "As Js Ts 2c 3d", &[(1, 400, 1000)]), (2, "Jd Td 9c 4h 5s", &[(1, 400, 1000)])];
    let reply = settle(rules, &["Ks Qs"], "2d 2h 6c 7h 8d", &hands);
    let cited = vec!["packs-poker/8", "packs-poker/aggregate", "PK-7"];
    assert_eq!(bet(&reply, 2, 1, Bet::Bonus), (Won, 3000, cited.clone()));
    assert_eq!(bet(&reply, 1, 1, Bet::Bonus), (Push, 0, cited));
    assert_eq!(bet(&reply, 1, 1, Bet::Pack), (Won, 400, vec!["packs-poker/10"]));
}

#[test]
fn pk_07_a_full_table_that_wins_every_wager_shares_the_aggregate() {
    let packs = ["Ac Kc", "Qc Jc", "Tc 9c", "4d 4h", "6d 6h"];
    let own = ["As Ah Ad 2d 3c", "Ks Kh Kd 2h 3h", "Qs Qh Qd 2s 3s", "Js Jh Jd 4c 5c", "Ts Th Td 4s 5s"];
    let own = [&own[..], &["9s 9h 9d 5d 6c", "8s 8h 8d 6s 7c"]].concat();
    let wagers: Vec<_> = (1..=5).map(|pack| (pack, 200, 100)).collect();
    let hands: Vec<Hand<'_>> = (1..).zip(own).map(|(seat, cards)| (seat, cards, &wagers[..])).collect();
    for sharing in ["in_proportion", "in_settling_order"] {
        let rules = format!(
            r#"{{"packs":5,"aggregate":1000,"aggregate_covers":"all","aggregate_sharing":"{sharing}"}}"#
        );
        let reply = settle(&rules, &packs, "2c 3d 5h 7s 8c", &hands);
        // Seventy bets are the maximum for one deck; the dealer has at best a pair.
        assert_eq!((reply.lines.len(), reply.house), (70, -1000), "{sharing}");
        assert!(reply.lines.iter().all(|line| line.net >= 0), "{sharing}");
    }
}
