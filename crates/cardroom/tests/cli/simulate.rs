//! Tests of `simulate`: the accounts under every policy, the comparison with the exact odds, texts and refusals.

use crate::support::*;
use serde_json::json;

/// Simulates rounds; asserts that the accounts balance, and that the reply agrees with the request.
fn check(game: &str, hands: u64, seats: u64, policy: &str, rules: &str) {
    let flags = format!("--hands {hands} --seats {seats} --policy {policy} --seed 5 --json");
    let run = run_with(&[vec!["simulate", game, "--rules", rules], flags.split(' ').collect()].concat(), b"");
    assert_eq!(run.code, Some(0), "{game} {flags} {rules}: {}", run.err);
    let reply = run.json();
    assert_eq!(reply["conserved"], true, "{game} {flags} {rules}");
    for (field, value) in [("hands", hands), ("seats", seats), ("seed", 5)] {
        assert_eq!(reply[field].as_u64(), Some(value), "{field}");
    }
    assert_eq!(reply["policy"], policy);
    let [seconds, rate] = ["seconds", "hands_per_second"].map(|field| reply[field].as_f64().unwrap());
    assert!(seconds > 0.0 && (rate - hands as f64 / seconds).abs() <= 0.5, "{rate} a second in {seconds}");
}

#[test]
fn every_policy_conserves_chips() {
    for policy in ["call", "random", "tight", "loose"] {
        for preset in ["document", "tournament"] {
            for seats in [2, 6, 10] {
                check("holdem", 300, seats, policy, &format!("preset={preset},ante=10"));
            }
        }
    }
}

#[test]
fn every_policy_of_the_casino_games_conserves_money() {
    for policy in ["call", "random", "every_pack", "bonus"] {
        check("packs_poker", 500, 1, policy, "");
        check("packs_poker", 300, 8, policy, "tie_bonus=paid,aggregate=700,aggregate_covers=all");
        check("packs_poker", 300, 7, policy, "packs=5,pack_max=5000");
    }
    let progressive =
        r#"{"progressive":{"three_card_straight_flush":"1 to 10"},"raise_limits":[1,1,2,2,5,9]}"#;
    let mixed = r#"{"progressive":{"three_card_straight_flush":"5 for 2","four_card_straight_flush":"1 to 2"},
        "progressive_ties":"in_order","bonus_limit":4321}"#;
    for policy in ["call", "random", "t86"] {
        check("high_card_flush", 500, 1, policy, "preset=published");
        check("high_card_flush", 300, 6, policy, progressive);
        check("high_card_flush", 300, 6, policy, mixed);
    }
}

/// Settings of Mount Holyoke Poker that change the deal, the opening play, the points and the direction of play.
const DEALT_OUT: &str =
    "leftover=dealt_out,opening=with_the_lowest,thirteen=triple,direction=counterclockwise";

#[test]
fn mh_09_every_card_that_is_left_is_a_point_or_more() {
    for policy in ["call", "random", "shed", "patient"] {
        for (players, rules) in
            [(4, ""), (3, "points=double_from_ten"), (2, "pass=out_for_the_run"), (3, DEALT_OUT)]
        {
            check("mount_holyoke", 200, players, policy, rules);
        }
    }
}

#[test]
fn pr_13_takings_are_prizes_charity_and_event() {
    let rules = [
        "",
        "draw=pack,hand_price=333",
        "draw=respin,ties=spin_off,wins=best_hand_only",
        "extra_card=none",
        "unclaimed=charity,low_hand=12.5%,hand_price=100",
    ];
    for policy in ["call", "random", "always_extra", "when_it_helps"] {
        for rules in rules {
            check("poker_run", 20, 12, policy, rules);
        }
        check("poker_run", 1, 1, policy, "deadline=0:10,deadline_for=turn_in");
        check("poker_run", 1, 300, policy, "deadline=47:00,extra_card=per_participant,hands_limit=1");
    }
}

#[test]
fn a_random_seed_is_printed() {
    let seed = |run: Run| run.json()["seed"].as_u64().unwrap();
    assert_ne!(seed(run("simulate holdem --hands 1 --json")), seed(run("simulate holdem --hands 1 --json")));
}

#[test]
fn text_output_has_the_hands_per_second() {
    let run = run("simulate holdem --hands 1000 --seats 3 --seed 9");
    assert!(run.out.starts_with("1,000 hands of hold'em, 3 seats, policy call\n"), "{}", run.out);
    assert!(run.out.contains(" hands a second, one thread"));
    assert!(run.out.ends_with("no chip was made or lost in any hand; seed 9\n"));
}

#[test]
fn every_game_has_its_own_terms() {
    let starts = [
        ("packs_poker", "1 round of Packs Poker, 1 seat, policy call\n", "no cent was made or lost"),
        ("high_card_flush", "1 round of High Card Flush, 1 seat, policy call\n", "no cent was made or lost"),
        (
            "mount_holyoke",
            "1 round of Mount Holyoke Poker, 4 players, policy call\n",
            "every card and every point",
        ),
        (
            "poker_run",
            "1 event of the poker run, 20 participants, policy call\n",
            "every cent of the takings",
        ),
    ];
    for (game, start, kept) in starts {
        let run = run(&format!("simulate {game} --hands 1"));
        assert!(run.out.starts_with(start) && run.out.contains(kept), "{}", run.out);
    }
}

#[test]
fn a_game_without_exact_odds_cannot_be_checked() {
    for (game, reason) in [
        ("holdem", "hold'em is played against each other"),
        ("high_card_flush", "there are no exact odds for the policy call: use optimal or t86"),
        ("mount_holyoke", "Mount Holyoke Poker is played against each other"),
        ("poker_run", "the poker run has no house"),
    ] {
        let run = run(&format!("simulate {game} --hands 10 --check"));
        assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
        assert!(run.err.contains(&format!("--check: {reason}")), "{}", run.err);
    }
}

#[test]
fn hf_04_simulated_wins_match_the_exact_odds() {
    for (policy, seats) in [("t86", 1), ("optimal", 3)] {
        let flags = format!("--hands 60000 --seed 5 --seats {seats} --policy {policy} --check --json");
        let run = run(&format!("simulate high_card_flush {flags}"));
        let reply = run.json();
        assert_eq!((run.code, &reply["check"]["agrees"]), (Some(0), &json!(true)), "{reply}");
        let ante = &reply["check"]["wagers"][0];
        assert_eq!((&ante["wager"], &ante["rounds"]), (&json!("ante"), &json!(60_000)));
        let error = ante["standard_error"].as_f64().unwrap();
        assert!((0.003..0.008).contains(&error), "{reply}");
    }
}

#[test]
fn pk_01_and_pk_04_simulated_wins_match_the_exact_odds() {
    for (policy, rules) in [("call", "dealer_hand=dealer_own_five"), ("every_pack", "tie_bonus=paid")] {
        let flags =
            format!("--hands 60000 --seed 5 --seats 4 --policy {policy} --rules {rules} --check --json");
        let run = run(&format!("simulate packs_poker {flags}"));
        let reply = run.json();
        assert_eq!((run.code, &reply["check"]["agrees"]), (Some(0), &json!(true)), "{reply}");
        let rounds =
            reply["check"]["wagers"].as_array().unwrap().iter().map(|wager| wager["rounds"].as_u64());
        assert!(rounds.eq([Some(60_000); 2]), "{reply}");
    }
    let refused =
        run("simulate packs_poker --hands 10 --check --policy bonus --rules bonus_pays=highest_pack_only");
    assert!(refused.code == Some(1) && refused.err.contains("PK-5"), "{}", refused.err);
}

#[test]
fn all_02_money_too_large_for_the_sums_is_refused() {
    for flags in [
        "holdem --hands 10 --rules big_blind=9007199254740991",
        "packs_poker --hands 10 --rules pack_max=9007199254740900",
        "high_card_flush --hands 10 --rules ante_max=9007199254740500",
        "poker_run --hands 10 --rules hand_price=9007199254740991",
    ] {
        let run = run(&format!("simulate {flags}"));
        assert_eq!(run.code, Some(1), "{flags}");
        assert!(run.err.contains("2^53 − 1"), "{flags}: {}", run.err);
    }
}

#[test]
fn seats_and_policies_that_a_game_does_not_have_are_named() {
    for (flags, expected) in [
        ("holdem --seats 11", "--seats 11: holdem has 2 to 10"),
        ("holdem --seats 1", "--seats 1: holdem has 2 to 10"),
        (
            "packs_poker --seats 9",
            "--seats 9: packs_poker has 1 to 8: packs=3 and 9 seats need 2·3 + 5·(9 + 1) = 56 cards",
        ),
        (
            "packs_poker --seats 8 --rules packs=5",
            "2·5 + 5·(8 + 1) = 55 cards and a deck has 52: at most 7 seats",
        ),
        ("packs_poker --seats 65535", "--seats 65535: packs_poker has 1 to 8"),
        ("packs_poker --seats 0", "--seats 0: packs_poker has 1 to 8\n"),
        ("high_card_flush --seats 7", "--seats 7: high_card_flush has 1 to 6"),
        ("mount_holyoke --seats 5", "--seats 5: mount_holyoke has 2 to 4"),
        ("poker_run --seats 1001", "--seats 1001: poker_run has 1 to 1000"),
        ("holdem --policy t86", "--policy t86: holdem has call, random, tight, loose"),
        ("packs_poker --policy x", "--policy x: packs_poker has call, random, every_pack, bonus"),
        ("poker_run --policy x", "--policy x: poker_run has call, random, always_extra, when_it_helps"),
    ] {
        let run = run(&format!("simulate {flags} --hands 1"));
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{flags}");
        assert!(run.err.contains(expected), "{flags}: {}", run.err);
    }
}

#[test]
fn misuse_is_distinguished_from_refusals() {
    for flags in
        ["holdem", "holdem --hands 0", "holdem --hands -1", "bridge --hands 1", "holdem --hands 1 --policy x"]
    {
        assert_eq!(run(&format!("simulate {flags}")).code, Some(2), "{flags}");
    }
}
