//! The deal, the opening play and the direction of play (clauses `mount-holyoke/1`, `/2`, rulings ALL-1, MH-1, MH-2,
//! MH-13).

use super::support::*;
use games::mount_holyoke::{Event, MountHolyoke, Rules, Table};
use games::{DealtOrder, Game, GameError, Legal, Refereed, Viewer};
use test_support::law_rounds::scaled;
use test_support::naive_combination;

#[test]
fn rule_1_everybody_has_thirteen_cards() {
    for players in 2..=4 {
        let round = Played::dealt("{}", &["3d", "4d", "5d", "6d"][..players]);
        assert_eq!(round.citing("mount-holyoke/1").len(), players);
        (1..=players).for_each(|number| assert_eq!(round.hand(number).len(), 13));
    }
    Played::dealt("{}", &["3d", "4d"]).refuses("1 3d4d", "not_held", "mount-holyoke/1");
}

#[test]
fn all_01_cards_go_round_one_at_a_time_from_seat_1() {
    let order = DealtOrder::new(cards::Deck::sorted());
    let mut dealt = Vec::new();
    let mut keep = |event: Event| {
        if let Event::Dealt { seat, .. } = event {
            dealt.push((seat, event));
        }
    };
    let round = MountHolyoke::open(&Rules::default(), &Table::new(3), &order, &mut keep).unwrap();
    let expected: Vec<String> =
        (0..13).map(|time| cards::Card::from_index(1 + time * 3).unwrap().to_string()).collect();
    let (second, event) = &dealt[1];
    let seen = serde_json::to_value(round.see(event, Viewer::Seat(*second))).unwrap();
    assert_eq!(seen["cards"], serde_json::json!(expected));
    assert_eq!((dealt.len(), second.number()), (3, 2));
}

#[test]
fn rule_2_the_lowest_card_opens_alone_by_its_holder() {
    let mut round = Played::dealt("{}", &["4d 4c", "3c 3h", "3d 3s 5d"]);
    assert_eq!(round.awaited(), Some(3));
    round.refuses("3 3s", "opening_card", "mount-holyoke/2").refuses(
        "3 3d 3s",
        "opening_card",
        "mount-holyoke/2",
    );
    round.refuses("3 pass", "leader_must_play", "MH-4");
    round.script("3 3d");
    assert_eq!(round.citing("mount-holyoke/2").len(), 2);
    assert_eq!(round.awaited(), Some(1));
}

#[test]
fn rule_2_threes_are_low_and_twos_are_high_diamonds_low_and_spades_high() {
    for (hands, opener) in [(["3c", "3d"], 2), (["3c", "3h"], 1), (["4d", "2d"], 1), (["4d", "3s"], 2)] {
        assert_eq!(Played::dealt("{}", &hands).awaited(), Some(opener), "{hands:?}");
    }
}

#[test]
fn mh_01_two_to_four_players_and_the_rest_of_the_pack_is_out_of_play() {
    let order = DealtOrder::new(cards::Deck::sorted());
    for players in [0, 1, 5, 11] {
        let mut events = 0;
        let opened =
            MountHolyoke::open(&Rules::default(), &Table::new(players), &order, &mut |_| events += 1);
        assert_eq!(
            opened.err().map(|error| (error.code(), events)),
            Some(("players", 0)),
            "{players} players"
        );
    }
    let round = Played::dealt("{}", &["3d", "4d"]);
    assert_eq!(round.citing("MH-1").len(), 2);
}

#[test]
fn mh_02_the_lowest_card_that_was_dealt_may_not_be_the_three_of_diamonds() {
    let mut round = Played::dealt("{}", &["6c 7d", "6h 7c"]);
    assert_eq!(round.awaited(), Some(1));
    round.refuses("1 7d", "opening_card", "MH-2").script("1 6c");
}

#[test]
fn mh_02_later_rounds_open_with_the_lowest_card_or_by_the_last_winner() {
    let later = Table { leader: Some(seat(2)), round: 2, totals: vec![5, 0] };
    let hands = ["3d 4d", "5d 5c 6d"];
    let lowest = Played::open("{}", &later, &hands);
    assert_eq!(lowest.awaited(), Some(1));
    let mut leads = Played::open(r#"{"later_rounds":"last_winner_leads"}"#, &later, &hands);
    assert_eq!(leads.awaited(), Some(2));
    assert!(matches!(leads.last_cites("MH-2"), Event::WinnerLeads { .. }));
    leads.refuses("2 pass", "leader_must_play", "MH-4").script("2 5d5c");
    let first = Played::dealt(r#"{"later_rounds":"last_winner_leads"}"#, &hands);
    assert_eq!(first.awaited(), Some(1), "nobody has won a round before the first");
}

#[test]
fn mh_02_the_opening_play_may_be_any_combination_with_the_lowest_card() {
    let settings = r#"{"opening":"with_the_lowest"}"#;
    let mut round = Played::dealt(settings, &["4d 4c", "3c 3h", "3d 3s 5d"]);
    assert_eq!(round.awaited(), Some(3));
    round.refuses("3 3s", "opening_lacks", "MH-2").refuses("3 5d", "opening_lacks", "mount-holyoke/2");
    round.refuses("3 pass", "leader_must_play", "MH-4").refuses(
        "3 3d 5d",
        "no_combination",
        "mount-holyoke/types",
    );
    round.script("3 3d 3s");
    let ids = games::clause::ids(round.events.last().unwrap().clauses());
    assert_eq!(ids, ["mount-holyoke/2", "mount-holyoke/types", "MH-2", "MH-5"]);
    // The pair is on the table like any other play: a single cannot be played on it, and no player has to play the
    // lowest card any more.
    round.refuses("1 4d", "other_count", "mount-holyoke/5").script("1 4d4c, 2 pass, 3 pass");
    assert_eq!(round.awaited(), Some(1));
    let mut alone = Played::dealt(settings, &["4d 4c", "3c 3h", "3d 3s 5d"]);
    alone.script("3 3d, 1 4d");
    let mut late = Played::dealt(settings, &["4d", "3d 3s"]);
    late.script("!2 3d");
}

#[test]
fn mh_02_the_opening_plays_are_the_combinations_that_contain_the_lowest_card() {
    let mut chance = super::plays::Chance(2);
    for round in 0..scaled(60) {
        let players = 2 + round as usize % 3;
        let order = DealtOrder::from_cards(&chance.deck()).unwrap();
        let with = rules(r#"{"opening":"with_the_lowest"}"#);
        let game = MountHolyoke::open(&with, &Table::new(players), &order, &mut |_| ()).unwrap();
        let games::Awaiting::Seat(opener) = game.awaiting() else { panic!("one seat opens") };
        let view = game.view(Viewer::Seat(opener));
        let hand: Vec<cards::Card> =
            view.seats[opener.index()].hand.as_ref().unwrap().iter().map(|card| card.0).collect();
        let lowest = view.opening.unwrap().0;
        let found: std::collections::BTreeSet<u64> =
            game.legal(opener).plays().map(|play| play.cards().bits()).collect();
        let settings = serde_json::to_value(with).unwrap();
        let expected: std::collections::BTreeSet<u64> = (0_u32..1 << 13)
            .filter(|set| [1, 2, 3, 5].contains(&set.count_ones()))
            .map(|set| (0..13).filter(|at| set >> at & 1 == 1).map(|at| hand[at]).collect::<Vec<_>>())
            .filter(|cards| {
                cards.contains(&lowest) && naive_combination::strength(cards, &settings).is_some()
            })
            .map(|cards| cards.into_iter().collect::<games::mount_holyoke::Cards>().bits())
            .collect();
        assert_eq!(found, expected, "{hand:?}");
    }
}

#[test]
fn mh_01_the_pack_may_be_dealt_out_and_the_first_player_gets_the_last_card() {
    let mut chance = super::plays::Chance(1);
    let dealt_out = rules(r#"{"leftover":"dealt_out"}"#);
    for round in 0..300 {
        let players = 2 + round % 3;
        let deck = chance.deck();
        let order = DealtOrder::from_cards(&deck).unwrap();
        let game = MountHolyoke::open(&dealt_out, &Table::new(players), &order, &mut |_| ()).unwrap();
        let each = 52 / players;
        let mut hands: Vec<Vec<cards::Card>> =
            (0..players).map(|at| (0..each).map(|time| deck[time * players + at]).collect()).collect();
        let height = |card: &cards::Card| games::mount_holyoke::CardIndex::of(*card);
        let lowest = |hand: &Vec<cards::Card>| hand.iter().map(height).min();
        let begins = (0..players).min_by_key(|&at| lowest(&hands[at])).unwrap();
        if players == 3 {
            hands[begins].push(deck[51]);
        }
        assert_eq!(game.awaiting(), games::Awaiting::Seat(seat(begins + 1)));
        for (at, hand) in hands.iter_mut().enumerate() {
            hand.sort_by_key(height);
            let view = game.view(Viewer::Seat(seat(at + 1)));
            let held: Vec<cards::Card> =
                view.seats[at].hand.as_ref().unwrap().iter().map(|card| card.0).collect();
            assert_eq!((&held, view.out_of_play), (&*hand, 0), "seat {} of {players}", at + 1);
        }
    }
    let view = Played::dealt("{}", &["3d", "4d"]).game.view(Viewer::Rail);
    assert_eq!((view.out_of_play, view.seats[0].left), (26, 13));
}

#[test]
fn mh_01_the_last_winner_who_leads_has_the_last_card() {
    let settings = r#"{"leftover":"dealt_out","later_rounds":"last_winner_leads"}"#;
    let table = Table { leader: Some(seat(3)), round: 2, totals: vec![1, 1, 0] };
    let order = DealtOrder::new(cards::Deck::sorted());
    let game = MountHolyoke::open(&rules(settings), &table, &order, &mut |_| ()).unwrap();
    let left: Vec<usize> = game.view(Viewer::Rail).seats.iter().map(|seat| seat.left).collect();
    assert_eq!((left, game.awaiting()), (vec![17, 17, 18], games::Awaiting::Seat(seat(3))));
}

#[test]
fn mh_13_play_may_go_counterclockwise() {
    let settings = r#"{"direction":"counterclockwise"}"#;
    let mut round = Played::dealt(settings, &["3d", "4d 4c", "5d 5c"]);
    round.script("1 3d");
    assert_eq!(round.awaited(), Some(3));
    round.refuses("2 4d", "not_your_turn", "MH-13").script("3 5d, 2 pass");
    assert_eq!(round.awaited(), Some(1));
    round.script("1 pass, 3 5c");
    assert_eq!(round.awaited(), Some(2));
}

/// Counterclockwise play mirrors clockwise play, whether or not passes are final.
#[test]
fn mh_13_the_turns_of_random_rounds_are_mirrored() {
    for seed in 0..60 {
        let mut chance = super::plays::Chance(seed);
        let players = 2 + seed as usize % 3;
        let pass = if chance.below(2) == 0 { "may_return" } else { "out_for_the_run" };
        let deck = chance.deck();
        let mirrored: Vec<cards::Card> = deck
            .chunks(players)
            .take(13)
            .flat_map(|once| once.iter().rev().copied())
            .chain(deck[13 * players..].iter().copied())
            .collect();
        let open = |direction: &str, deck: &[cards::Card]| {
            let rules = rules(&format!(r#"{{"direction":"{direction}","pass":"{pass}"}}"#));
            let order = DealtOrder::from_cards(deck).unwrap();
            MountHolyoke::open(&rules, &Table::new(players), &order, &mut |_| ()).unwrap()
        };
        let (mut one, mut other) = (open("clockwise", &deck), open("counterclockwise", &mirrored));
        while let games::Awaiting::Seat(turn) = one.awaiting() {
            let across = seat(players + 1 - turn.number());
            assert_eq!(other.awaiting(), games::Awaiting::Seat(across), "seed {seed}");
            let action = one.legal(turn).pick(&mut |n| chance.below(n)).unwrap();
            one.apply(games::Actor::Seat(turn), &action, &mut |_| ()).unwrap();
            other.apply(games::Actor::Seat(across), &action, &mut |_| ()).unwrap();
        }
        assert_eq!(other.awaiting(), games::Awaiting::Over);
    }
}
