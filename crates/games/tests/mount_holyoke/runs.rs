//! Plays, passes and runs (clauses `mount-holyoke/3` to `/6`, `/run`, rulings MH-3 to MH-6, MH-11, ALL-3).

use super::support::*;
use games::GameError;
use games::mount_holyoke::Event;

const THREE: [&str; 3] = ["3d 5d 5c 9d 9c 9h", "4d 6d 6c Td Tc Th", "4c 7d 7c Jd Jc Jh"];

#[test]
fn rule_3_a_higher_card_or_a_pass() {
    let mut round = Played::dealt("{}", &THREE);
    round.script("1 3d, 2 6d").refuses("3 4c", "not_higher", "mount-holyoke/3");
    round.script("3 pass, 1 9d, 2 pass");
    assert!(matches!(round.last_cites("mount-holyoke/3"), Event::Passed { .. }));
}

#[test]
fn rule_4_a_player_after_whom_all_passed_leads_any_combination() {
    for lead in ["6d", "6d6c", "TdTcTh"] {
        let mut round = Played::dealt("{}", &THREE);
        round.script("1 3d, 2 4d, 3 pass, 1 pass");
        assert_eq!(round.awaited(), Some(2));
        round.refuses("2 6d7d", "not_held", "mount-holyoke/1").refuses(
            "2 6d6cTd",
            "no_combination",
            "mount-holyoke/types",
        );
        round.script(&format!("2 {lead}"));
        round.last_cites("mount-holyoke/4");
    }
}

#[test]
fn rule_5_each_play_has_as_many_cards_and_ranks_higher_clockwise() {
    let mut round = Played::dealt("{}", &THREE);
    round.script("1 3d, 2 4d, 3 pass, 1 pass, 2 6d6c");
    round.refuses("3 7d", "other_count", "mount-holyoke/5").refuses(
        "3 JdJcJh",
        "other_count",
        "mount-holyoke/5",
    );
    round.refuses("1 9d9c", "not_your_turn", "mount-holyoke/5");
    round.script("3 7d7c").refuses("1 5d5c", "not_higher", "mount-holyoke/5").script("1 9d9c");
    round.last_cites("mount-holyoke/5");
    assert_eq!(round.awaited(), Some(2));
}

#[test]
fn run_lasts_until_every_other_player_has_passed() {
    let mut round = Played::dealt("{}", &THREE);
    round.script("1 3d, 2 pass");
    assert!(round.citing("mount-holyoke/run").is_empty());
    round.script("3 pass");
    assert!(matches!(round.last_cites("mount-holyoke/run"), Event::RunOver { .. }));
    assert_eq!(round.awaited(), Some(1));
}

#[test]
fn rule_6_each_run_is_followed_by_another() {
    let mut round = Played::dealt("{}", &THREE);
    round.script("1 3d, 2 4d, 3 pass, 1 pass, 2 6d6c, 3 pass, 1 pass, 2 TdTcTh, 3 JdJcJh, 1 pass, 2 pass");
    assert_eq!((round.citing("mount-holyoke/6").len(), round.awaited()), (3, Some(3)));
}

#[test]
fn mh_03_a_player_who_passed_may_play_again_in_the_same_run() {
    let mut round = Played::dealt("{}", &THREE);
    round.script("1 3d, 2 pass, 3 7d, 1 pass, 2 Td, 3 pass, 1 pass");
    assert_eq!(round.awaited(), Some(2));
    assert_eq!(round.citing("MH-3").len(), 5);
}

#[test]
fn mh_03_a_player_who_passed_is_out_for_the_run() {
    let mut round = Played::dealt(r#"{"pass":"out_for_the_run"}"#, &THREE);
    round.script("1 3d, 2 pass, 3 7d, 1 9d");
    round.refuses("2 Td", "out_for_the_run", "MH-3");
    assert_eq!(round.awaited(), Some(3));
    round.script("3 Jd, 1 pass");
    assert_eq!(round.awaited(), Some(3), "the run is over: everybody else is out");
    round.script("3 Jc, 1 pass, 2 pass, 3 Jh");
}

#[test]
fn mh_04_a_leader_must_play() {
    let mut round = Played::dealt("{}", &THREE);
    round.script("1 3d, 2 pass, 3 pass").refuses("1 pass", "leader_must_play", "MH-4");
    let refusal = round.refuse("1 pass");
    assert!(refusal.to_string().contains("seat 1 leads"), "{refusal}");
}

#[test]
fn all_03_the_clock_passes_and_a_leader_plays_the_lowest_single() {
    let mut round = Played::dealt("{}", &THREE);
    round.refuses("!1 9d", "clock_does", "ALL-3").refuses("!2 pass", "not_your_turn", "mount-holyoke/5");
    round.script("!1 3d");
    round.last_cites("ALL-3");
    round.refuses("!2 4d", "clock_does", "ALL-3").script("!2 pass, !3 pass");
    assert_eq!(round.citing("ALL-3").len(), 3);
    round.refuses("!1 5c", "clock_does", "ALL-3").script("!1 5d");
}

#[test]
fn mh_05_a_single_beats_one_of_the_same_rank_by_suit_or_not_at_all() {
    let hands = ["3d 9d 9s", "9c 9h"];
    let mut by_suit = Played::dealt("{}", &hands);
    by_suit.script("1 3d, 2 9c, 1 9s").refuses("2 9h", "not_higher", "MH-5");
    let mut by_rank = Played::dealt(r#"{"singles":"rank_alone"}"#, &hands);
    by_rank.script("1 3d, 2 9c").refuses("1 9s", "not_higher", "MH-5");
}

#[test]
fn mh_06_mh_11_a_straight_flush_on_a_straight_where_only_the_same_kind_goes() {
    let hands = ["3d 4c 5d 6h 7d", "8d 9d Td Jd Qd"];
    let lead = Some(seat(1));
    let table = games::mount_holyoke::Table { totals: vec![0, 0], round: 2, leader: lead };
    let leads = |more: &str| format!(r#"{{"later_rounds":"last_winner_leads"{more}}}"#);
    let mut any = Played::open(&leads(""), &table, &hands);
    any.script("1 3d4c5d6h7d, 2 8d9dTdJdQd");
    any.last_cites("mount-holyoke/order");
    any.last_cites("MH-6");
    let mut same = Played::open(&leads(r#","five_cards":"same_kind_only""#), &table, &hands);
    same.script("1 3d4c5d6h7d").refuses("2 8d9dTdJdQd", "other_kind", "MH-6").refuses(
        "2 8d9dTdJdQd",
        "other_kind",
        "MH-11",
    );
}

#[test]
fn a_person_who_is_not_seated_cannot_act() {
    let mut round = Played::dealt("{}", &THREE);
    round.refuses("4 3d", "no_such_seat", "MH-1");
    let house = round.try_act(games::Actor::House, games::mount_holyoke::Action::Pass).unwrap_err();
    assert_eq!(house.code(), "not_a_player");
}

#[test]
fn mh_03_a_pass_says_whether_it_is_for_the_whole_run() {
    for (settings, for_the_run, refused, clause) in [
        ("{}", false, "not_your_turn", "mount-holyoke/5"),
        (r#"{"pass":"out_for_the_run"}"#, true, "out_for_the_run", "MH-3"),
    ] {
        let mut round = Played::dealt(settings, &THREE);
        round.script("1 3d, 2 pass");
        assert!(matches!(round.events.last(), Some(Event::Passed { out, .. }) if *out == for_the_run));
        round.refuses("2 Td", refused, clause);
        round.refuses("1 9d", "not_your_turn", "mount-holyoke/5");
    }
}
