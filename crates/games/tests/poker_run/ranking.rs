//! The ranking of hands, and their order in the standings (`poker-run/5`, `/cards`, `/five-only`, `/rank-1`
//! to `/rank-10`, PR-1 to PR-3, PR-8).

use crate::support::*;
use games::clause::ids;
use games::poker_run::HandId;
use games::poker_run::{Settlement, Standing};

/// The settlement of an event under these settings in which these hands are turned in, one per participant.
fn finish(settings: &str, hands: &[&str]) -> Settlement<HandId> {
    let mut course = Course::open(settings);
    for (place, shown) in hands.iter().enumerate() {
        course.done(place as u32 + 1, shown, "15:00");
    }
    course.close()
}

/// Asserts that the first hand has this category and beats the second, in either order of registration, and that its
/// line in the standings cites the clause.
fn beats(first: &str, second: &str, category: &str, id: &str) {
    for hands in [[first, second], [second, first]] {
        let settlement = finish("{}", &hands);
        let line = &settlement.standings[0];
        let winner = if hands[0] == first { "1-1" } else { "2-1" };
        assert_eq!((line.id.to_string().as_str(), line.category), (winner, category), "{first} / {second}");
        assert_eq!((line.place, settlement.standings[1].place), (1, 2));
        cites(line, id);
    }
}

fn cites(line: &Standing<HandId>, id: &str) {
    assert!(ids(&line.clauses).contains(&id), "{:?} does not cite {id}", line.clauses);
}

fn ties(first: &str, second: &str) -> Settlement<HandId> {
    let settlement = finish("{}", &[first, second]);
    assert!(settlement.standings.iter().all(|line| line.place == 1 && line.tied), "{first} / {second}");
    settlement
}

#[test]
fn rule_5_the_three_best_hands_win() {
    let settlement = finish("{}", &["2c 2d 5h 8s Kd", "As Ad Ac 2h 3h", "Kc Qd 9s 5h 3c", "4c 4d 5h 5s Kd"]);
    assert_eq!(
        placed(&settlement),
        expected(&[("2-1", 1, 50_000), ("4-1", 2, 30_000), ("1-1", 3, 20_000), ("3-1", 4, 0)])
    );
    settlement.standings.iter().for_each(|line| cites(line, "poker-run/5"));
}

#[test]
fn rank_1_royal_flush() {
    beats("Ah Kh Qh Jh Th", "Ks Qs Js Ts 9s", "royal_flush", "poker-run/rank-1");
    ties("Ah Kh Qh Jh Th", "As Ks Qs Js Ts");
}

#[test]
fn rank_2_straight_flush() {
    beats("Js Ts 9s 8s 7s", "3c 3d 3h 3s Ah", "straight_flush", "poker-run/rank-2");
    beats("6s 5s 4s 3s 2s", "5h 4h 3h 2h Ah", "straight_flush", "poker-run/rank-2");
    let settlement = finish("{}", &["4d 3d 2d Ad Kd"]);
    assert_eq!(settlement.standings[0].category, "flush", "a straight flush does not wrap around");
}

#[test]
fn rank_3_four_of_a_kind() {
    beats("4c 4d 4h 4s 2c", "3c 3d 3h 3s Ac", "four_of_a_kind", "poker-run/rank-3");
    beats("4c 4d 4h 4s 3c", "4c 4d 4h 4s 2c", "four_of_a_kind", "poker-run/rank-3");
}

#[test]
fn rank_4_full_house() {
    beats("9c 9d 9h 4s 4c", "8c 8d 8h As Ac", "full_house", "poker-run/rank-4");
    beats("9c 9d 9h 5s 5c", "9c 9d 9h 4s 4c", "full_house", "poker-run/rank-4");
}

#[test]
fn rank_5_flush() {
    beats("Ks Js 9s 3s 2s", "Kd Jd 7d 6d 5d", "flush", "poker-run/rank-5");
    beats("Ks Js 9s 3s 2s", "Ah Kd Qd Jd Td", "flush", "poker-run/rank-5");
}

#[test]
fn rank_6_straight() {
    beats("Qs Jd Th 9s 8c", "5c 4d 3h 2s Ac", "straight", "poker-run/rank-6");
    beats("5c 4d 3h 2s Ac", "Ac Ad Ah Ks Qc", "straight", "poker-run/rank-6");
    assert_eq!(finish("{}", &["2c Ad Kh Qs Jc"]).standings[0].category, "high_card");
}

#[test]
fn rank_7_three_of_a_kind() {
    beats("5c 5d 5h 3s 2c", "4c 4d 4h Ks Qc", "three_of_a_kind", "poker-run/rank-7");
    beats("5c 5d 5h Ks 3c", "5c 5d 5h Ks 2c", "three_of_a_kind", "poker-run/rank-7");
}

#[test]
fn rank_8_two_pairs() {
    beats("Jc Jd 2h 2s 4c", "Tc Td 9h 9s 8c", "two_pair", "poker-run/rank-8");
    beats("8c 8d 6h 6s 3c", "8c 8d 5h 5s Kc", "two_pair", "poker-run/rank-8");
    beats("Qc Qd 5h 5s 8c", "Qc Qd 5h 5s 4c", "two_pair", "poker-run/rank-8");
}

#[test]
fn rank_9_pair() {
    beats("6c 6d 4h 3s 2c", "5c 5d Ah Ks Qc", "pair", "poker-run/rank-9");
    beats("Jc Jd Ah 9s 3c", "Jc Jd Ah 8s 7c", "pair", "poker-run/rank-9");
}

#[test]
fn rank_10_high_card() {
    beats("Ac Jd 9h 5s 3c", "Ac Td 9h 6s 4c", "high_card", "poker-run/rank-10");
}

#[test]
fn cards_of_all_suits_are_equal() {
    let settlement = ties("Kh Qd 9s 5h 3c", "Ks Qc 9d 5s 3h");
    settlement.standings.iter().for_each(|line| cites(line, "poker-run/cards"));
}

#[test]
fn five_only_five_of_six_cards_count() {
    let mut course = Course::open("{}");
    for (number, sixth) in [(1, "2c"), (2, "3d")] {
        let id = format!("{number}-1");
        course.register(number, true).ridden(&id, "Ad Ac Ks Qh 9d").enter(&arrive(number, "15:00"));
        course.enter(&extra(&id, sixth, "15:01")).enter(&turn_in(&id, "15:02"));
    }
    let settlement = course.close();
    assert!(settlement.standings.iter().all(|line| line.place == 1), "the sixth card does not count");
    settlement.standings.iter().for_each(|line| cites(line, "poker-run/five-only"));
}

#[test]
fn pr_01_a_hand_may_hold_a_card_twice() {
    let settlement = finish("{}", &["Ks Ks Kd 2c 3c"]);
    assert_eq!(settlement.standings[0].category, "three_of_a_kind");
    cites(&settlement.standings[0], "PR-1");
}

#[test]
fn pr_02_five_of_one_rank_are_four_with_an_equal_fifth() {
    beats("Kc Kd Kh Ks Ac", "Kc Kd Kh Ks Kc", "four_of_a_kind", "poker-run/rank-3");
    beats("2c 2d 2h 2s 3c", "2c 2d 2h 2s 2c", "four_of_a_kind", "poker-run/rank-3");
    let settlement = finish("{}", &["Kc Kd Kh Ks Kc"]);
    assert_eq!(settlement.standings[0].category, "four_of_a_kind");
    cites(&settlement.standings[0], "PR-2");
}

#[test]
fn pr_02_five_of_one_rank_may_rank_above_the_royal_flush() {
    let settings = r#"{"five_of_a_kind":"above_royal_flush"}"#;
    let settlement = finish(settings, &["Ah Kh Qh Jh Th", "2c 2d 2h 2s 2c", "3c 3d 3h 3s 3c"]);
    let order: Vec<_> =
        settlement.standings.iter().map(|line| (line.id.to_string(), line.category)).collect();
    let named = |id: &str, category| (id.to_owned(), category);
    assert_eq!(
        order,
        [named("3-1", "five_of_a_kind"), named("2-1", "five_of_a_kind"), named("1-1", "royal_flush")]
    );
    cites(&settlement.standings[0], "PR-2");
}

#[test]
fn pr_03_the_highest_category_wins_where_ranks_repeat_in_a_suit() {
    for (shown, category) in
        [("Ks Ks Js 9s 3s", "flush"), ("Ks Ks Ks 9s 9s", "full_house"), ("Qs Qs Qs Qs 2s", "four_of_a_kind")]
    {
        let settlement = finish("{}", &[shown]);
        assert_eq!(settlement.standings[0].category, category);
        cites(&settlement.standings[0], "PR-3");
    }
    beats("Ks Ks Js 9s 3s", "Kd Qd Jd 9d 3d", "flush", "PR-3");
}

#[test]
fn pr_08_every_hand_wins_or_the_best_alone() {
    let close = |wins: &str| {
        let mut course = Course::open(&format!(r#"{{"wins":"{wins}"}}"#));
        course.register(1, true).enter(&add_hand(1)).enter(&add_hand(1));
        course
            .ridden("1-1", "Ac Ad Ah 2s 3c")
            .ridden("1-2", "Kc Kd Kh 2s 3c")
            .ridden("1-3", "As Ad Ac 2c 3h");
        course
            .enter(&turn_in("1-3", "15:00"))
            .enter(&turn_in("1-1", "15:01"))
            .enter(&turn_in("1-2", "15:02"));
        course.done(2, "2c 2d 4h 5s 7c", "15:00");
        course.close()
    };
    let every = close("every_hand");
    assert_eq!(
        placed(&every),
        expected(&[("1-3", 1, 40_000), ("1-1", 1, 40_000), ("1-2", 3, 20_000), ("2-1", 4, 0)])
    );
    cites(&every.standings[0], "PR-8");
    let best = close("best_hand_only");
    assert_eq!(placed(&best), expected(&[("1-3", 1, 50_000), ("2-1", 2, 30_000)]));
    let others: Vec<_> = best.unranked.iter().map(|hand| (hand.id.to_string(), hand.reason.id())).collect();
    assert_eq!(others, [("1-1".to_owned(), "other_hand"), ("1-2".to_owned(), "other_hand")]);
    assert_eq!(best.account.event, 20_000 - 100_000, "there are no takings, and one prize is unclaimed");
}

#[test]
fn pr_03_is_cited_for_hands_of_one_suit_that_repeat_a_rank() {
    let mut course = Course::open("{}");
    course.done(1, "Ac Ac 9c 7c 3c", "15:00").done(2, "Ad Kd 9d 7d 3d", "15:00").done(
        3,
        "Ah Ad 9c 7c 3c",
        "15:00",
    );
    let settlement = course.close();
    let citing = settlement
        .standings
        .iter()
        .map(|line| (line.id.participant.number(), games::clause::ids(&line.clauses).contains(&"PR-3")));
    let mut citing: Vec<_> = citing.collect();
    citing.sort_unstable();
    assert_eq!(citing, [(1, true), (2, false), (3, false)]);
}
