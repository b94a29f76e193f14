//! The deal and the opening play (clauses `mount-holyoke/1`, `/2`, rulings ALL-1, MH-1, MH-2).

use super::support::*;
use games::mount_holyoke::{Event, MountHolyoke, Rules, Table};
use games::{DealtOrder, Game, Viewer};

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
