//! Ranking of hands (clauses a to d, rulings HF-1 to HF-3).

use super::support::*;
use games::high_card_flush::{Event, HandOwner, Wager};

/// A dealer's hand that qualifies: a three-card flush, nine high.
const NINE_HIGH: &str = "9s 8s 7s 4h 5h 4d 5d";

#[track_caller]
fn wins(hand: &str, dealer: &str, clauses: &[&str]) {
    let (_, _, net, cited) = Played::duel("{}", hand, dealer);
    assert_eq!((net, cited.as_slice()), (1000, clauses));
    let (_, _, net, cited) = Played::duel("{}", dealer, hand);
    assert_eq!((net, cited.as_slice()), (-1000, clauses), "with the hands swapped");
}

#[test]
fn rule_a_the_ace_is_highest_and_suits_are_equal() {
    // Both hands qualify: nine high is the lowest that does.
    for two in ["A", "K", "Q", "J", "10", "9"].windows(2) {
        let hand = format!("{}c 3c 2c 2d 3d 2h 3h", two[0]);
        let dealer = format!("{}s 3s 2s 4d 5d 4h 5h", two[1]);
        let clauses = ["high-card-flush/a", "high-card-flush/b-5", "high-card-flush/c", "HF-1", "HF-4"];
        wins(&hand, &dealer, &clauses);
    }
    for two in ["9", "8", "7", "6", "5", "4"].windows(2) {
        let hand = format!("{}c 3c 2c Ad 3d Ah 3h", two[0]);
        let dealer = format!("{}s 3s 2s Kd Qd Kh Qh", two[1]);
        let (.., net, _) = Played::duel(r#"{"qualifier":"2-high-2"}"#, &hand, &dealer);
        assert_eq!(net, 1000, "{hand} and {dealer}");
    }
}

#[test]
fn b_1_a_seven_card_flush_beats_six_of_higher_ranks() {
    let dealer = "As Ks Qs Js Ts 9s Ad";
    wins("2h 3h 4h 5h 7h 8h 9h", dealer, &["high-card-flush/b-1", "HF-1", "HF-4"]);
}

#[test]
fn b_2_a_six_card_flush_beats_five() {
    wins("2h 3h 4h 5h 7h 8h 2d", "As Ks Qs Js Ts 9d Ad", &["high-card-flush/b-2", "HF-1", "HF-4"]);
}

#[test]
fn b_3_a_five_card_flush_beats_four() {
    wins("2h 3h 4h 5h 7h 8c 2d", "As Ks Qs Js Td 9d Ad", &["high-card-flush/b-3", "HF-1", "HF-4"]);
}

#[test]
fn b_4_a_four_card_flush_beats_three() {
    wins("2h 3h 4h 5h 7d 8c 2d", "As Ks Qs Jc Td 9d Ac", &["high-card-flush/b-4", "HF-1", "HF-4"]);
}

#[test]
fn b_5_a_three_card_flush_beats_two() {
    let low = r#"{"qualifier":"2-high-2"}"#;
    let (_, _, net, cited) = Played::duel(low, "2h 3h 4h 5s 7d 8c 2d", "As Ks Ah Kh Ad Kd Ac");
    assert_eq!((net, cited.as_slice()), (1000, ["high-card-flush/b-5", "HF-1", "HF-4"].as_slice()));
}

#[test]
fn b_6_a_two_card_flush_is_the_lowest_and_seven_cards_always_have_it() {
    let low = r#"{"qualifier":"2-high-2"}"#;
    let (_, _, net, cited) = Played::duel(low, "As 2s Kh Qh Kd Qd 2c", "Ah 3h Ks Qs Kc Qc 3d");
    let clauses = ["high-card-flush/a", "high-card-flush/b-6", "high-card-flush/c", "HF-1", "HF-4"];
    assert_eq!((net, cited.as_slice()), (-1000, clauses.as_slice()), "A-3 beats A-2");
}

#[test]
fn rule_c_the_highest_card_not_in_both_hands_decides() {
    let clauses = ["high-card-flush/a", "high-card-flush/b-5", "high-card-flush/c", "HF-1", "HF-4"];
    wins("Ah Th 5h 2s 3s 2d 3d", "Kc Qc Jc 4s 5s 4d 5d", &clauses);
    wins("Ah Th 5h 2s 3s 2d 3d", "Ac Tc 4c 4s 6s 4d 6d", &clauses);
    let (_, _, net, cited) = Played::duel("{}", "Ah Th 5h 2s 3s 2d 3d", "Ac Tc 5c 4s 6s 4d 6d");
    let clauses = ["high-card-flush/b-5", "high-card-flush/c", "HF-1", "HF-4"];
    assert_eq!((net, cited.as_slice()), (0, clauses.as_slice()), "the same ranks tie");
}

#[test]
fn hf_01_the_other_cards_never_count() {
    // The other cards of the first hand are as high as possible, those of the second as low as possible.
    let (.., net, cited) = Played::duel("{}", "9h 5h 4h As Ks Ad Kd", "9c 5c 4c 2s 3s 2d 3d");
    assert_eq!(net, 0);
    assert!(cited.contains(&"HF-1"));
}

#[test]
fn hf_02_of_two_flushes_of_one_length_the_higher_is_played() {
    let hand = "Ah 3h 2h Ks Qs Js 9d";
    let (.., net, _) = Played::duel("{}", hand, "Kc Qc Jc 4s 5s 4d 5d");
    assert_eq!(net, 1000, "A-3-2 is played, not K-Q-J");
    let mut played = Played::dealt("{}", &[bet(0, 0, 0)], &[hand, NINE_HIGH]);
    played.raise(1, 1000);
    let shown = played.citing("HF-2");
    assert!(matches!(shown[..], [Event::TurnedUp { of: HandOwner::Seat(_), length: 3, chosen: true, .. }]));
}

fn run(settings: &str, hand: &str) -> (i64, Vec<&'static str>) {
    Played::bonus(settings, bet(0, 100, 0), hand, Wager::StraightFlushBonus)
}

#[test]
fn d_1_to_d_5_runs_of_one_suit_pay_by_their_length() {
    let hands = [
        ("8h 7h 6h 5h 4h 3h 2h", 800_000, "high-card-flush/d-1"),
        ("8h 7h 6h 5h 4h 3h Ah", 100_000, "high-card-flush/d-2"),
        ("8h 7h 6h 5h 4h 2h Ah", 10_000, "high-card-flush/d-3"),
        ("8h 7h 6h 5h 3h 2h Kh", 6_000, "high-card-flush/d-4"),
        ("8h 7h 6h 4h 3h Kh Ah", 700, "high-card-flush/d-5"),
    ];
    for (hand, net, clause) in hands {
        assert_eq!(run("{}", hand), (net, vec![clause, "HF-3", "HF-4"]), "{hand}");
    }
    assert_eq!(run("{}", "8h 7h 5h 4h 2h Kh 9s"), (-100, vec!["HF-3", "HF-4"]));
}

// Each clause has a test named after it, so that a search for the clause finds its test.
#[test]
fn d_1_a_run_of_seven_is_the_highest() {
    assert_eq!(run(r#"{"straight_flush_bonus":"pays_500"}"#, "Ah Kh Qh Jh Th 9h 8h").0, 50_000);
}

#[test]
fn d_2_a_run_of_six_may_omit_a_card_of_its_suit() {
    assert_eq!(run(r#"{"straight_flush_bonus":"pays_500"}"#, "Ah Kh Qh Jh Th 9h 7h").0, 20_000);
}

#[test]
fn d_3_a_run_of_five() {
    assert_eq!(run(r#"{"straight_flush_bonus":"pays_500"}"#, "Ah Kh Qh Jh Th 8h 7h").0, 10_000);
}

#[test]
fn d_4_a_run_of_four() {
    assert_eq!(run(r#"{"straight_flush_bonus":"pays_500"}"#, "Ah Kh Qh Jh 9h 8h 6h").0, 5_000);
}

#[test]
fn d_5_a_run_of_three_wins_where_the_table_has_it() {
    let hand = "Ah Kh Qh Ts 9s 7d 5d";
    assert_eq!(run(r#"{"straight_flush_bonus":"pays_500"}"#, hand).0, 900);
    let without = r#"{"straight_flush_bonus":{"four_card_straight_flush":"70 to 1"}}"#;
    assert_eq!(run(without, hand), (-100, vec!["high-card-flush/d-5", "HF-3", "HF-4"]));
}

#[test]
fn hf_03_the_ace_is_low_only_where_the_setting_says_so() {
    let hand = "Ah 2h 3h 9s 7s Kd Jd";
    assert_eq!(run("{}", hand).0, -100);
    assert_eq!(run(r#"{"straight_flush_ace":"ace_low_too"}"#, hand).0, 700);
    assert_eq!(run(r#"{"preset":"published"}"#, hand).0, 700);
    assert_eq!(run(r#"{"preset":"published"}"#, "Kh Ah 2h 9s 7s Kd Jd").0, -100, "runs do not wrap around");
    assert_eq!(
        run(r#"{"preset":"published"}"#, "Ah Kh Qh 9s 7s Kd Jd").0,
        700,
        "the ace still counts high too"
    );
}

#[test]
fn hf_03_the_longest_run_of_any_suit_is_paid_once_whatever_is_played() {
    // In the first hand, the flush played is four hearts and the run is in spades.
    assert_eq!(run("{}", "Ah Th 8h 2h 5s 6s 7s").0, 700);
    assert_eq!(run("{}", "2h 3h 4h 5s 6s 7s 8s").0, 6_000, "the longer of two runs");
    assert_eq!(run("{}", "2h 3h 4h 6s 7s 8s Kd").0, 700, "two runs of three are paid once");
}
