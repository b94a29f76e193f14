//! The showdown: clauses `holdem/stage-5`, `/combinations`, `/showdown-1` to `/showdown-3`, rulings TH-5, TH-8,
//! TH-12, TH-13, TH-18.

use super::support::*;
use games::holdem::{Action, Event, Refusal, Table, WonBy};
use games::{Actor, Game, Refereed, Shown, Viewer};

const TOURNAMENT: &str = r#"{"preset":"tournament"}"#;
const CHECKED_DOWN: &str = "1 call, 2 check, 1 check, 2 check, 1 check, 2 check, 1 check, 2 check";
const TOURNAMENT_DOWN: &str = "1 call, 2 check, 2 check, 1 check, 2 check, 1 check, 2 check, 1 check";

fn winners(hand: &Played) -> Vec<(usize, WonBy)> {
    let won = hand.events.iter();
    won.filter_map(
        |event| if let Event::Won { seat, by, .. } = event { Some((seat.number(), *by)) } else { None },
    )
    .collect()
}

/// The winners of a heads-up hand with these hole cards and this board, and how they won. The hand is checked down in
/// the document's order of acting.
fn meet(settings: &str, holes: &[&str; 2], board: &str) -> Vec<(usize, WonBy)> {
    let mut hand = Played::dealt(settings, 1, &[1000; 2], holes, board);
    hand.script(CHECKED_DOWN);
    winners(&hand)
}

#[test]
fn stage_5_at_the_showdown_hands_are_tabled_and_the_winner_is_determined() {
    let mut hand = Played::dealt("{}", 1, &[1000; 2], &["As Ad", "Ks Kd"], "2c 3d 4h 9s 7c");
    hand.script(CHECKED_DOWN);
    assert_eq!(hand.citing("holdem/stage-5").len(), 2, "both hands are tabled");
    assert_eq!(hand.stacks(), [1100, 900]);
}

#[test]
fn combinations_rank_as_the_document_lists_them() {
    // Each case compares a category with the next lower one.
    let ladder: [([&str; 2], &str); 9] = [
        (["As Ks", "8c 8h"], "Qs Js Ts 9s 8s"),
        (["9h 8h", "Ac Ad"], "7h 6h 5h Ah As"),
        (["Ac Ad", "Ks Kd"], "Ah As Kc 2d 3h"),
        (["Ac Kd", "9d 2d"], "Ah Kh Ks 4d 7d"),
        (["9d 2d", "6c 5s"], "Kd 4d 7d 3h 2s"),
        (["6c 5s", "7c 7s"], "Kd 4d 7d 3h 2s"),
        (["7c 7s", "Kc 3s"], "Kd 4d 7d 3h 2s"),
        (["Kc 3s", "Ac Ks"], "Kd 4d 7d 3h 2s"),
        (["Kc Jh", "Ac Qs"], "Kd 4d 7d 3h 2s"),
    ];
    for (holes, board) in ladder {
        assert_eq!(meet("{}", &holes, board), [(1, WonBy::Category)], "{holes:?} on {board}");
    }
}

#[test]
fn combinations_take_the_best_five_of_hand_and_board() {
    let all = meet("{}", &["2c 2d", "3c 3d"], "As Ks Qs Js Ts");
    assert_eq!(all, [(2, WonBy::Split), (1, WonBy::Split)], "the board plays, and the pot is split");
}

#[test]
fn showdown_1_the_higher_category_wins() {
    let mut hand = Played::dealt("{}", 1, &[1000; 2], &["7s 7d", "As Kd"], "2c 3d 4h 9s Jc");
    hand.script(CHECKED_DOWN);
    assert_eq!(hand.settles_citing("holdem/showdown-1"), [100, -100]);
}

#[test]
fn showdown_2_of_equal_combinations_the_higher_cards_win() {
    let mut hand = Played::dealt("{}", 1, &[1000; 2], &["Ts Td", "9s 9d"], "Tc 2d 2h 9c Ac");
    hand.script(CHECKED_DOWN);
    assert_eq!(
        hand.settles_citing("holdem/showdown-2"),
        [100, -100],
        "10-10-10-2-2 is higher than 9-9-9-2-2"
    );
    let flushes = meet("{}", &["Kh 2h", "Qh Jh"], "7h 9h 4h 2c 3d");
    assert_eq!(flushes, [(1, WonBy::HighCards)], "a king-high flush is higher than a queen-high one");
}

#[test]
fn showdown_3_otherwise_they_are_equal_and_share() {
    let mut hand = Played::dealt("{}", 1, &[1000; 2], &["As Kd", "Ad Ks"], "2c 3d 7h 9s Jc");
    hand.script(CHECKED_DOWN);
    assert_eq!(hand.settles_citing("holdem/showdown-3"), [0, 0]);
    assert_eq!(hand.stacks(), [1000, 1000]);
}

/// The winning hands as named in the log: the category and the deciding kicker.
fn named(settings: &str, holes: &[&str; 2], board: &str) -> Vec<(&'static str, Option<String>)> {
    let mut hand = Played::dealt(settings, 1, &[1000; 2], holes, board);
    hand.script(CHECKED_DOWN);
    let seen = hand.events.iter().filter_map(|event| hand.game.see(event, Viewer::Rail));
    let won = seen.filter_map(|event| if let Event::Won { hand, .. } = event { hand } else { None });
    won.map(|hand| (hand.category.id(), hand.kicker.map(|card| card.to_string()))).collect()
}

#[test]
fn the_winning_hand_is_named_with_the_kicker_that_decides() {
    let board = "Ah 3d 7h 9s Jc";
    let king = |category| vec![(category, Some("Kd".to_owned()))];
    assert_eq!(named("{}", &["As Kd", "Ad Qs"], board), king("pair"));
    assert_eq!(named("{}", &["Ts Kd", "Ac 9d"], "Ah Th 4s 4c 2c"), [("two_pair", None)], "aces beat tens");
    assert_eq!(named("{}", &["5s Kd", "6s Qd"], "Ah As 4s 4c 2c"), king("two_pair"));
    assert_eq!(named("{}", &["Kd 2s", "Qd 3s"], "Ah 9s 8c 7d 4c"), king("high_card"));
    assert_eq!(named("{}", &["As 2d", "Ad 2s"], board), [("pair", None), ("pair", None)], "a tie");
    let alone = r#"{"compare":"high_card_only"}"#;
    assert_eq!(named(alone, &["As Kd", "Ad Qs"], board), [("pair", None), ("pair", None)]);
    let mut hand = Played::dealt("{}", 1, &[1000; 2], &["As Ad", "Ks Kd"], board);
    hand.script("1 fold");
    let mut seen = hand.events.iter().filter_map(|event| hand.game.see(event, Viewer::Seat(seat(2))));
    let unseen = |event| matches!(event, Event::Won { hand: None, .. });
    assert!(seen.next_back().is_some_and(unseen), "a hand that wins without being shown stays hidden");
}

#[test]
fn a_winner_who_has_shown_is_named_with_the_hand_though_the_losers_muck() {
    let won = |hand: &Played| {
        let mut seen = hand.events.iter().filter_map(|event| hand.game.see(event, Viewer::Rail));
        seen.find_map(|event| if let Event::Won { by, hand, .. } = event { Some((by, hand)) } else { None })
    };
    let board = "8h 8d 7h 2s Jc";
    let mut hand = Played::dealt(TOURNAMENT, 1, &[1000; 2], &["3s 4d", "As Qh"], board);
    hand.script(TOURNAMENT_DOWN).script("1 muck");
    let Some((WonBy::Mucks, Some(named))) = won(&hand) else { panic!("{:?}", won(&hand)) };
    assert_eq!(
        (named.category.id(), named.kicker),
        ("pair", None),
        "no kicker: the losing hand was not shown"
    );
    // The called bettor mucks, and the winner does not show, or shows only afterwards.
    let settings = r#"{"preset":"tournament","called_bettor":"may_muck"}"#;
    let mut hand = Played::dealt(settings, 1, &[1000; 2], &["3s 4d", "As Qh"], board);
    let raised = "1 call, 2 check, 2 check, 1 check, 2 check, 1 check, 2 check, 1 raise 100, 2 call, 1 muck";
    hand.script(raised);
    assert!(matches!(won(&hand), Some((WonBy::Mucks, None))), "{:?}", won(&hand));
    hand.script("2 show");
    assert!(matches!(won(&hand), Some((WonBy::Mucks, None))), "{:?}", won(&hand));
}

#[test]
fn th_05_all_kickers_count_or_the_high_card_of_the_combination_alone() {
    let holes = ["As Kd", "Ad Qs"];
    let board = "Ah 3d 7h 9s Jc";
    assert_eq!(meet("{}", &holes, board), [(1, WonBy::HighCards)], "king kicker");
    let alone = r#"{"compare":"high_card_only"}"#;
    assert_eq!(meet(alone, &holes, board).len(), 2, "both have a pair of aces");
    let fulls = ["9s 9d", "8s 8d"];
    assert_eq!(meet(alone, &fulls, "9c 2d 2h 8c Ac"), [(1, WonBy::HighCards)], "the three of a kind decides");
    let pairs = ["As Ad", "Ks Kd"];
    assert_eq!(meet(alone, &pairs, "9c 9d 9h 2c 3d"), [(1, WonBy::HighCards)], "then the pair decides");
    assert_eq!(
        meet("{}", &["Ac 6d", "Kc 9d"], "2h 3s 4d 5c Jh"),
        [(1, WonBy::Category)],
        "A-2-3-4-5 is a straight"
    );
}

#[test]
fn th_08_the_document_shows_every_hand() {
    let mut hand = Played::dealt("{}", 1, &[1000; 2], &["7s 7d", "As Kd"], "2c 3d 4h 9s Jc");
    hand.script(CHECKED_DOWN);
    assert_eq!(hand.citing("TH-8").iter().filter(|event| matches!(event, Event::Tabled { .. })).count(), 2);
}

#[test]
fn th_08_in_order_the_last_raiser_shows_first_and_a_loser_may_muck() {
    let holes = ["7s 7d", "As Kd"];
    let river = |version: u32, last: &str| {
        let dealt = (&holes[..], "2c 3d 4h 9s Jc");
        let mut hand = Played::dealt_by(version, TOURNAMENT, 1, &[1000; 2], dealt);
        hand.script("1 raise 200, 2 call, 2 check, 1 check, 2 check, 1 check").script(last);
        hand
    };
    let shown = |hand: &Played| -> Vec<usize> {
        let tabled = hand.events.iter();
        tabled
            .filter_map(
                |event| if let Event::Tabled { seat, .. } = event { Some(seat.number()) } else { None },
            )
            .collect()
    };
    let checked = river(2, "2 check, 1 check");
    assert_eq!(
        shown(&checked),
        [2, 1],
        "checked down: left of the button first, then the winner, automatically"
    );
    assert_eq!(checked.awaited(), None);
    assert_eq!(
        river(1, "2 check, 1 check").awaited(),
        Some(1),
        "version 1 begins with the raiser from before the flop"
    );
    let mut hand = river(2, "2 check, 1 raise 300, 2 call");
    assert_eq!(shown(&hand), [1], "the river bettor shows first, automatically");
    assert_eq!(hand.awaited(), Some(2), "a beaten hand has a choice");
    assert_eq!(hand.game.on_time_out(seat(2)), Some(Action::Muck));
    hand.script("2 muck");
    assert_eq!(hand.stacks(), [1500, 500]);
    let first = hand.seen_by(Viewer::Seat(seat(1))).join("\n");
    assert!(!first.contains("As") && !first.contains("Kd"), "a mucked hand is never shown");
}

#[test]
fn th_08_the_called_bettor_may_muck_where_the_table_allows_it() {
    let settings = r#"{"preset":"tournament","called_bettor":"may_muck"}"#;
    let mut hand = Played::dealt(settings, 1, &[1000; 2], &["7s 7d", "As Kd"], "2c 3d 4h 9s Jc");
    hand.script("1 call, 2 check, 2 check, 1 check, 2 check, 1 check, 2 check, 1 raise 100, 2 call");
    assert_eq!(hand.awaited(), Some(1), "the called bettor may show or muck");
    assert_eq!(hand.game.on_time_out(seat(1)), Some(Action::Show), "the clock does not concede the pot");
    hand.script("1 muck");
    assert_eq!(winners(&hand), [(2, WonBy::Mucks)]);
}

#[test]
fn th_18_a_winner_without_a_showdown_may_show_until_the_next_hand() {
    let mut hand = Played::dealt(TOURNAMENT, 1, &[1000; 2], &["7s 7d", "As Kd"], "2c 3d 4h 9s Jc");
    hand.script("1 raise 300, 2 fold");
    assert_eq!(hand.awaited(), None, "no seat is to act");
    assert!(hand.game.legal(seat(1)).show && !hand.game.legal(seat(2)).show);
    assert_eq!(hand.refuse(2, Action::Show), Refusal::Over, "a folded hand stays hidden");
    let stacks = hand.stacks();
    hand.script("1 show");
    assert!(matches!(hand.last_cites("TH-8"), Event::Tabled { .. }));
    assert_eq!(hand.refuse(1, Action::Show), Refusal::Over);
    assert_eq!((hand.stacks(), winners(&hand)), (stacks, vec![(1, WonBy::Folds)]));
    let mut old = Played::dealt_by(1, TOURNAMENT, 1, &[1000; 2], (&["7s 7d", "As Kd"], "2c 3d 4h 9s Jc"));
    old.script("1 raise 300, 2 fold");
    assert_eq!(old.refuse(1, Action::Show), Refusal::Over, "under version 1 the hand is over");
}

#[test]
fn th_18_a_winner_without_a_showdown_may_show_one_card_and_then_the_other() {
    let mut hand = Played::dealt(TOURNAMENT, 1, &[1000; 2], &["7s 7d", "As Kd"], "2c 3d 4h 9s Jc");
    let [first, second] = ["7s", "7d"].map(|card| Shown(card.parse().unwrap()));
    assert!(matches!(hand.refuse(1, Action::ShowCard(first)), Refusal::TradeNow { .. }));
    hand.script("1 raise 300, 2 fold");
    assert_eq!(hand.game.legal(seat(1)).show_card, [Some(first), Some(second)]);
    assert_eq!(hand.refuse(2, Action::ShowCard(Shown("As".parse().unwrap()))), Refusal::Over);
    let others = Shown("As".parse().unwrap());
    assert_eq!(hand.refuse(1, Action::ShowCard(others)), Refusal::NoSuchCard(others));
    hand.script("1 show 7d");
    assert!(matches!(hand.last_cites("TH-18"), Event::ShowedCard { .. }));
    let public = |hand: &Played| hand.game.view(Viewer::Rail).seats[0].clone();
    assert_eq!((public(&hand).cards, public(&hand).showed), (None, Some(second)));
    assert!(!hand.seen_by(Viewer::Rail).join("\n").contains("7s"), "the other card stays hidden");
    assert_eq!(hand.refuse(1, Action::ShowCard(second)), Refusal::NoSuchCard(second));
    hand.script("1 show 7s");
    assert_eq!((public(&hand).cards, public(&hand).showed), (Some([first, second]), None));
    assert_eq!(hand.refuse(1, Action::Show), Refusal::Over);
    assert_eq!(winners(&hand), [(1, WonBy::Folds)]);
}

#[test]
fn th_18_a_beaten_hand_is_mucked_by_its_player_and_a_winner_is_not_asked() {
    let mut hand = Played::dealt(TOURNAMENT, 1, &[1000; 2], &["As Kd", "7s 7d"], "2c 3d 4h 9s Jc");
    hand.script(TOURNAMENT_DOWN);
    assert_eq!(hand.awaited(), Some(1));
    hand.script("1 muck");
    assert!(matches!(hand.last_cites("TH-18"), Event::Won { by: WonBy::Mucks, .. }));
    assert_eq!(hand.stacks(), [900, 1100]);
}

#[test]
fn th_18_version_1_asked_every_hand_that_was_not_beaten() {
    let mut hand = Played::dealt_by(1, TOURNAMENT, 1, &[1000; 2], (&["7s 7d", "As Kd"], "2c 3d 4h 9s Jc"));
    hand.script("1 raise 200, 2 call, 2 check, 1 check, 2 check, 1 check, 2 check, 1 check");
    hand.script("1 show");
    assert_eq!(hand.awaited(), Some(2));
    hand.script("2 muck");
    assert_eq!(hand.stacks(), [1200, 800]);
    let first = hand.seen_by(Viewer::Seat(seat(1))).join("\n");
    assert!(!first.contains("As") && !first.contains("Kd"), "a mucked hand is never shown");
}

#[test]
fn th_08_without_a_raise_the_first_seat_left_of_the_button_shows_first() {
    let mut hand = Played::dealt(TOURNAMENT, 1, &[1000; 2], &["As Kd", "7s 7d"], "2c 3d 4h 9s Jc");
    hand.script(TOURNAMENT_DOWN);
    let first = hand.events.iter().find(|event| matches!(event, Event::Tabled { .. }));
    assert!(matches!(first, Some(Event::Tabled { seat: shown, .. }) if *shown == seat(2)));
    let refusal = hand.refuse(1, Action::Fold);
    assert_eq!(refusal, Refusal::ShowdownNow { action: Action::Fold });
    assert!(cites(&refusal, "holdem/stage-5"));
}

#[test]
fn th_08_all_in_hands_are_tabled_before_the_rest_of_the_board() {
    let mut hand = Played::dealt(TOURNAMENT, 1, &[1000; 2], &["7s 7d", "As Kd"], "2c 3d 4h 9s Jc");
    hand.script("1 raise 1000, 2 call");
    let kinds: Vec<&str> = hand
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Tabled { .. } => Some("tabled"),
            Event::Board { .. } => Some("board"),
            _ => None,
        })
        .collect();
    assert_eq!(kinds, ["tabled", "tabled", "board", "board", "board"]);
    assert_eq!(hand.awaited(), None);
}

#[test]
fn th_08_a_pot_won_by_folds_shows_no_cards() {
    let mut hand = Played::dealt(TOURNAMENT, 1, &[1000; 2], &["7s 7d", "As Kd"], "2c 3d 4h 9s Jc");
    hand.script("1 raise 300, 2 fold");
    assert!(!hand.events.iter().any(|event| matches!(event, Event::Tabled { .. })));
    assert_eq!(winners(&hand), [(1, WonBy::Folds)]);
}

#[test]
fn th_12_at_the_showdown_the_clock_mucks_a_beaten_hand_and_shows_any_other() {
    let mut hand = Played::dealt_by(1, TOURNAMENT, 1, &[1000; 2], (&["7s 7d", "As Kd"], "2c 3d 4h 9s Jc"));
    hand.script(TOURNAMENT_DOWN);
    assert_eq!(hand.game.on_time_out(seat(2)), Some(Action::Show), "nothing beats it yet");
    hand.game.apply(Actor::Clock(seat(2)), &Action::Show, &mut |_| ()).unwrap();
    assert_eq!(hand.game.on_time_out(seat(1)), Some(Action::Show), "it wins");
    let mut other = Played::dealt(TOURNAMENT, 1, &[1000; 2], &["As Kd", "7s 7d"], "2c 3d 4h 9s Jc");
    other.script(TOURNAMENT_DOWN);
    let mut events = Vec::new();
    other.game.apply(Actor::Clock(seat(1)), &Action::Muck, &mut |event| events.push(event)).unwrap();
    assert!(games::clause::ids(events[0].clauses()).contains(&"TH-12"));
}

#[test]
fn th_13_anybody_may_table_early_but_nobody_mucks_a_hand_that_is_not_beaten() {
    let mut hand = Played::dealt_by(1, TOURNAMENT, 1, &[1000; 2], (&["7s 7d", "As Kd"], "2c 3d 4h 9s Jc"));
    hand.script(TOURNAMENT_DOWN);
    let refusal = hand.refuse(2, Action::Muck);
    assert_eq!(refusal, Refusal::Unbeaten);
    assert!(cites(&refusal, "TH-13"));
    hand.script("1 show");
    assert_eq!(hand.refuse(1, Action::Show), Refusal::NotInShowdown(seat(1)));
    hand.script("2 muck");
    assert_eq!(hand.stacks(), [1100, 900]);
}

#[test]
fn th_13_a_tie_is_not_beaten() {
    let mut hand = Played::dealt_by(1, TOURNAMENT, 1, &[1000; 2], (&["As Kd", "Ad Ks"], "2c 3d 7h 9s Jc"));
    hand.script(TOURNAMENT_DOWN).script("2 show");
    assert_eq!(hand.refuse(1, Action::Muck), Refusal::Unbeaten);
}

#[test]
fn th_13_a_hand_that_wins_a_side_pot_is_not_mucked() {
    let holes = ["As Ad", "Ks Kd", "Qs Qd"];
    let mut hand = Played::dealt_by(1, TOURNAMENT, 1, &[100, 1000, 1000], (&holes, "2c 3d 7h 9s Jc"));
    hand.script("1 call, 2 raise 300, 3 call, 2 check, 3 check, 2 check, 3 check, 2 check, 3 check");
    hand.script("1 show");
    assert_eq!(hand.refuse(2, Action::Muck), Refusal::Unbeaten, "seat 2 leads in the side pot");
    hand.script("2 show, 3 muck");
    assert_eq!(hand.stacks(), [300, 1100, 700]);
}

#[test]
fn th_13_unknown_cards_can_be_mucked_but_not_shown() {
    let table = Table { unknown: vec![seat(2)], ..Table::new(seat(1), vec![chips(1000); 2]) };
    let order = order(1, &["7s 7d", "As Kd"], "2c 3d 4h 9s Jc", true);
    let mut hand = Played::open(&rules(TOURNAMENT), &table, &order);
    let own = hand.seen_by(Viewer::Seat(seat(2))).join("\n");
    assert!(!own.contains("As"), "cards missing from the record are hidden from their own seat too");
    hand.script(TOURNAMENT_DOWN);
    let refusal = hand.refuse(2, Action::Show);
    assert_eq!(refusal, Refusal::CardsUnknown(seat(2)));
    hand.script("2 muck");
    assert_eq!(winners(&hand), [(1, WonBy::Mucks)], "one hand is left and wins without being shown");
}

#[test]
fn th_13_of_unknown_hands_the_last_to_be_mucked_wins_whoever_showed_first() {
    for (mucks, winner) in [("1 muck", 2), ("2 muck", 1)] {
        let table = Table { unknown: vec![seat(1), seat(2)], ..Table::new(seat(1), vec![chips(1000); 2]) };
        let order = order(1, &["7s 7d", "As Kd"], "2c 3d 4h 9s Jc", true);
        let mut hand = Played::open(&rules(TOURNAMENT), &table, &order);
        hand.script(TOURNAMENT_DOWN).script(mucks);
        assert_eq!(winners(&hand), [(winner, WonBy::Mucks)]);
    }
}
