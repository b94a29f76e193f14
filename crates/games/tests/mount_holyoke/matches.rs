//! Matches: sequences of rounds (clause `mount-holyoke/8`, ruling MH-10).

use super::plays::Chance;
use super::support::*;
use games::clause::ids;
use games::mount_holyoke::{Event, Match, MountHolyoke, Outcome, Table};
use games::seat::BySeat;
use games::{Actor, Awaiting, DealtOrder, Game, GameError, Legal, Refereed, SeatSet};

/// The outcome of a round that began with these totals and left these numbers of cards. The winner is the seat without
/// cards.
fn round(settings: &str, number: u32, before: &[u64], left: &[u8]) -> Outcome {
    let winner = seat(1 + left.iter().position(|&left| left == 0).unwrap());
    let (before, left) = (BySeat::from_slice(before).unwrap(), BySeat::from_slice(left).unwrap());
    let players = SeatSet::all(before.seats());
    Outcome { round: number, players, winner, left, before, rules: rules(settings) }
}

/// Adds rounds to a match, and returns the winners if the match is over.
fn fold(settings: &str, rounds: &[&[u8]]) -> Option<Vec<usize>> {
    let mut game = Match::new(rules(settings), rounds[0].len()).unwrap();
    for left in rounds {
        let table = game.next_table().expect("the match is not over");
        game.add(&round(settings, table.round, &table.totals, left)).unwrap();
    }
    game.winners().map(|winners| winners.iter().map(|seat| seat.number()).collect())
}

#[test]
fn rule_8_a_set_number_of_rounds_and_the_least_points_win() {
    let two = r#"{"end":{"rounds":2}}"#;
    assert_eq!(fold(two, &[&[0, 5, 9]]), None);
    assert_eq!(fold(two, &[&[0, 5, 9], &[6, 0, 3]]), Some(vec![2]));
    assert_eq!(fold("{}", &[&[0, 1][..]; 4]), None);
    assert_eq!(fold("{}", &[&[0, 1][..]; 5]), Some(vec![1]));
}

#[test]
fn rule_8_a_set_number_of_points_and_the_last_to_reach_them_wins() {
    let ten = r#"{"end":{"points":10}}"#;
    assert_eq!(fold(ten, &[&[0, 9, 12]]), None);
    assert_eq!(fold(ten, &[&[0, 9, 12], &[0, 1, 3]]), Some(vec![1]));
}

#[test]
fn mh_10_equal_points_share() {
    assert_eq!(fold(r#"{"end":{"rounds":2}}"#, &[&[0, 5, 5], &[5, 0, 0]]), Some(vec![1, 2, 3]));
    assert_eq!(fold(r#"{"end":{"rounds":1}}"#, &[&[4, 0, 5]]), Some(vec![2]));
}

#[test]
fn mh_10_those_who_reach_the_points_in_the_same_round_compare() {
    let ten = r#"{"end":{"points":10}}"#;
    assert_eq!(
        fold(ten, &[&[0, 9, 12], &[11, 2, 0]]),
        Some(vec![1, 2]),
        "11 and 11; seat 3 reached 10 in the round before"
    );
    assert_eq!(fold(ten, &[&[0, 9, 12], &[13, 2, 0]]), Some(vec![2]), "13 and 11");
}

#[test]
fn mh_10_play_on_deals_everybody_in() {
    let table = Table { totals: vec![3, 12, 4], round: 2, leader: None };
    let hands = ["3d", "4d", "5d"];
    let round = Played::open(r#"{"end":{"points":10}}"#, &table, &hands);
    assert_eq!(round.citing("mount-holyoke/1").len(), 3);
}

#[test]
fn mh_10_drop_out_deals_no_cards_to_players_who_reached_the_points() {
    let settings = r#"{"end":{"points":10},"threshold":"drop_out"}"#;
    let table = Table { totals: vec![3, 12, 4], round: 2, leader: None };
    let mut events = Vec::new();
    let order = DealtOrder::new(cards::Deck::sorted());
    let game = MountHolyoke::open(&rules(settings), &table, &order, &mut |event| events.push(event)).unwrap();
    let mut round = Played { game, events };
    assert_eq!(round.citing("mount-holyoke/1").len(), 2);
    assert!(round.hand(2).is_empty());
    round.refuses("2 pass", "dropped_out", "MH-10");
    let leads = Table { leader: Some(seat(2)), ..table };
    let error = MountHolyoke::open(&rules(settings), &leads, &order, &mut |_| ()).err().unwrap();
    assert_eq!(error.code(), "leader_dropped_out");
    assert_eq!(fold(settings, &[&[0, 9, 12], &[0, 1, 0]]), Some(vec![1]));
}

#[test]
fn mh_10_the_first_hit_may_end_the_match() {
    let settings = r#"{"end":{"points":10},"threshold":"first_hit_ends"}"#;
    assert_eq!(fold(settings, &[&[0, 9, 8]]), None);
    assert_eq!(fold(settings, &[&[0, 9, 8], &[5, 0, 2]]), Some(vec![1]));
    assert_eq!(fold(settings, &[&[5, 5, 0], &[0, 0, 10]]), Some(vec![1, 2]));
}

#[test]
fn mh_10_no_round_is_opened_after_the_end() {
    let cases = [
        ("{}", vec![1, 2], 6),
        (r#"{"end":{"points":10}}"#, vec![3, 12], 2),
        (r#"{"end":{"points":10}}"#, vec![13, 12], 2),
        (r#"{"end":{"points":10},"threshold":"drop_out"}"#, vec![3, 12, 10], 2),
        (r#"{"end":{"points":10},"threshold":"first_hit_ends"}"#, vec![3, 12, 1], 2),
    ];
    for (settings, totals, round) in cases {
        let table = Table { totals, round, leader: None };
        let order = DealtOrder::new(cards::Deck::sorted());
        let error = MountHolyoke::open(&rules(settings), &table, &order, &mut |_| ()).err().unwrap();
        assert_eq!((error.code(), ids(error.clauses())), ("match_over", vec!["mount-holyoke/8", "MH-10"]));
        assert!(Match::resume(rules(settings), &table).is_err());
    }
}

#[test]
fn a_match_counts_only_its_next_round() {
    let mut game = Match::new(rules("{}"), 2).unwrap();
    let refused = |game: &mut Match, outcome: &Outcome| {
        let before = game.clone();
        let code = game.add(outcome).unwrap_err().code();
        assert_eq!(*game, before);
        code
    };
    assert_eq!(refused(&mut game, &round("{}", 2, &[0, 0], &[0, 3])), "other_round");
    assert_eq!(refused(&mut game, &round("{}", 1, &[1, 0], &[0, 3])), "other_match");
    for number in 1..=5 {
        let before = [0, 3 * u64::from(number - 1)];
        game.add(&round("{}", number, &before, &[0, 3])).unwrap();
    }
    assert_eq!(refused(&mut game, &round("{}", 5, &[0, 15], &[0, 3])), "over");
    assert_eq!((game.next_table(), game.totals().as_slice()), (None, &[0, 15][..]));
}

#[test]
fn mh_14_a_round_by_other_rules_does_not_count_toward_the_match() {
    let mut game = Match::new(rules("{}"), 2).unwrap();
    let by_others = round(r#"{"pass":"out_for_the_run"}"#, 1, &[0, 0], &[0, 3]);
    let refused = game.add(&by_others).unwrap_err();
    assert_eq!((refused.code(), ids(refused.clauses())), ("other_match", vec!["mount-holyoke/8", "MH-14"]));
    assert_eq!(game.next_table(), Some(Table::new(2)), "the match is unchanged");
}

#[test]
fn mh_10_random_matches_end_as_their_last_round_reports() {
    let ends = [
        r#"{"end":{"rounds":3},"later_rounds":"last_winner_leads"}"#,
        r#"{"end":{"points":30}}"#,
        r#"{"end":{"points":30},"threshold":"drop_out","later_rounds":"last_winner_leads"}"#,
        r#"{"end":{"points":30},"threshold":"first_hit_ends","points":"double_from_ten"}"#,
    ];
    for (seed, settings) in (0..200).zip(ends.into_iter().cycle()) {
        let mut chance = Chance(seed);
        let players = 2 + chance.below(3) as usize;
        let mut game = Match::new(rules(settings), players).unwrap();
        let mut said = None;
        while let Some(table) = game.next_table() {
            assert_eq!(said, None, "an earlier round reported that the match was over");
            let order = DealtOrder::from_cards(&chance.deck()).unwrap();
            let mut watch = |event: Event| {
                if let Event::MatchOver { winners } = event {
                    said = Some(winners);
                }
            };
            let mut round = MountHolyoke::open(game.rules(), &table, &order, &mut watch).unwrap();
            while let Awaiting::Seat(seat) = round.awaiting() {
                let action = round.legal(seat).pick(&mut |n| chance.below(n)).unwrap();
                round.apply(Actor::Seat(seat), &action, &mut watch).unwrap();
            }
            game.add(&round.outcome().unwrap()).unwrap();
        }
        assert_eq!(game.winners(), said);
        assert!(said.is_some_and(|winners| !winners.is_empty()));
    }
}
