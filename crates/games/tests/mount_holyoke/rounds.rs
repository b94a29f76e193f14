//! The end of a round and points (clauses `mount-holyoke/round`, `/7`, ruling MH-9, ALL-2).

use super::support::*;
use games::clause::ids;
use games::mount_holyoke::{Event, MountHolyoke, Outcome, Rules, Table};
use games::{Actor, Awaiting, DealtOrder, Game, GameError, Legal, Refereed, Seat};

/// A script in which seat 1 plays all the cards of the first of [`HANDS`], and seat 2 passes every turn.
const RUN_OUT: &str = "1 3d, 2 pass, 1 3c4c5c6c7c, 2 pass, 1 4d5d6d7d8d, 2 pass, 1 9c9d";
const HANDS: [&str; 2] = ["3d 3c 4c 5c 6c 7c 4d 5d 6d 7d 8d 9c 9d", "Th"];

fn ended(settings: &str) -> Played {
    let mut round = Played::dealt(settings, &HANDS);
    round.script(RUN_OUT);
    round
}

fn outcome(round: &Played) -> Outcome {
    round.game.outcome().expect("the round is over")
}

#[test]
fn round_lasts_until_the_first_player_runs_out() {
    let mut round = Played::dealt("{}", &HANDS);
    assert_eq!(round.game.outcome(), None);
    round.script(RUN_OUT);
    assert!(round.citing("mount-holyoke/round").iter().any(|event| matches!(event, Event::RoundOver { .. })));
    assert_eq!((round.awaited(), outcome(&round).winner), (None, seat(1)));
    round.refuses("2 pass", "over", "mount-holyoke/round").refuses("1 3d", "over", "mount-holyoke/round");
}

#[test]
fn rule_7_a_point_for_each_unplayed_card() {
    let round = ended("{}");
    let scores: Vec<_> =
        outcome(&round).settle().map(|score| (score.left, score.points, score.total)).collect();
    assert_eq!(scores, [(0, 0, 0), (13, 13, 13)]);
    assert!(outcome(&round).settle().all(|score| ids(score.clauses).contains(&"mount-holyoke/7")));
    let results = round.events.iter().filter_map(|event| match event {
        Event::Scored { seat, winner, left, points, total } => {
            Some((seat.number(), *winner, *left, *points, *total))
        }
        _ => None,
    });
    assert_eq!(results.collect::<Vec<_>>(), [(1, true, 0, 0, 0), (2, false, 13, 13, 13)]);
    let table = Table { totals: vec![7, 9], round: 3, leader: None };
    let mut later = Played::open("{}", &table, &HANDS);
    later.script(RUN_OUT);
    assert_eq!(outcome(&later).totals().as_slice(), [7, 22]);
}

#[test]
fn mh_09_the_last_card_ends_the_round_at_once() {
    let mut round = Played::dealt("{}", &HANDS);
    round.script(RUN_OUT);
    assert_eq!(round.awaited(), None, "nobody may play on the pair of nines");
    assert!(round.citing("MH-9").len() >= 3);
}

#[test]
fn mh_09_ten_cards_or_more_may_count_double() {
    let double = r#"{"points":"double_from_ten"}"#;
    assert_eq!(outcome(&ended(double)).points(seat(2)), 26);
    let points = |left| [rules("{}").points(left), rules(double).points(left)];
    assert_eq!((points(9), points(10), points(1)), ([9, 9], [10, 20], [1, 1]));
}

#[test]
fn mh_09_thirteen_cards_may_count_three_times() {
    let triple = r#"{"thirteen":"triple"}"#;
    let both = r#"{"thirteen":"triple","points":"double_from_ten"}"#;
    assert_eq!(outcome(&ended(triple)).points(seat(2)), 39);
    let points = |left| [rules(triple).points(left), rules(both).points(left)];
    assert_eq!((points(9), points(12), points(13), points(26)), ([9, 9], [12, 24], [39, 39], [78, 78]));
}

#[test]
fn all_02_totals_are_integers_below_two_to_the_53() {
    let open = |totals: Vec<u64>| {
        let table = Table { totals, ..Table::new(2) };
        MountHolyoke::open(&Rules::default(), &table, &order(&HANDS), &mut |_| ()).err()
    };
    let most = games::mount_holyoke::MAX_POINTS;
    assert_eq!(open(vec![0, most - 26]), None);
    for too_many in [most - 25, most, u64::MAX] {
        let error = open(vec![0, too_many]).expect("too many points");
        assert_eq!(error.code(), "too_many_points");
        assert!(ids(error.clauses()).contains(&"ALL-2") && error.to_string().contains("seat 2"), "{error}");
    }
}

#[test]
fn cards_played_and_cards_left_are_thirteen_a_player() {
    for seed in 0..500 {
        let mut chance = super::plays::Chance(seed);
        let players = 2 + chance.below(3) as usize;
        let order = DealtOrder::from_cards(&chance.deck()).unwrap();
        let mut played = vec![0; players];
        let mut count = |event: Event| {
            if let Event::Played { seat, cards, .. } = event {
                played[seat.index()] += cards.len();
            }
        };
        let mut round =
            MountHolyoke::open(&Rules::default(), &Table::new(players), &order, &mut count).unwrap();
        while let Awaiting::Seat(seat) = round.awaiting() {
            let action = round.legal(seat).pick(&mut |n| chance.below(n)).unwrap();
            round.apply(Actor::Seat(seat), &action, &mut count).unwrap();
        }
        let outcome = round.outcome().unwrap();
        for (number, played) in played.into_iter().enumerate() {
            let left = outcome.left[Seat::new(number + 1).unwrap()];
            assert_eq!(played + usize::from(left), 13, "seat {} in the round of seed {seed}", number + 1);
        }
    }
}
