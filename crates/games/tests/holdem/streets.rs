//! The streets: clauses `holdem/stage-2` to `/stage-6`, ruling TH-4.

use super::support::*;
use games::Viewer;
use games::holdem::Event;

const HOLES: [&str; 2] = ["As Ad", "Ks Kd"];
const BOARD: &str = "2c 3d 4h 5s 7c";

fn boards(hand: &Played) -> Vec<String> {
    let seen = hand.seen_by(Viewer::Rail).into_iter();
    seen.filter(|line| line.contains("\"event\":\"board\"")).collect()
}

#[test]
fn stage_2_the_flop_turns_up_the_first_three_cards() {
    let mut hand = Played::dealt("{}", 1, &[1000; 2], &HOLES, BOARD);
    hand.script("1 call, 2 check");
    assert!(matches!(hand.last_cites("holdem/stage-2"), Event::Board { .. }));
    assert!(boards(&hand)[0].contains(r#"["2c","3d","4h"]"#));
}

#[test]
fn stage_3_the_turn_turns_up_the_fourth() {
    let mut hand = Played::dealt("{}", 1, &[1000; 2], &HOLES, BOARD);
    hand.script("1 call, 2 check, 1 check, 2 check");
    hand.last_cites("holdem/stage-3");
    assert!(boards(&hand)[1].contains(r#"["5s"]"#));
}

#[test]
fn stage_4_the_river_turns_up_the_fifth() {
    let mut hand = Played::dealt("{}", 1, &[1000; 2], &HOLES, BOARD);
    hand.script("1 call, 2 check, 1 check, 2 check, 1 check, 2 check");
    hand.last_cites("holdem/stage-4");
    assert!(boards(&hand)[2].contains(r#"["7c"]"#));
}

#[test]
fn stage_6_a_betting_round_lies_between_each_two_stages() {
    let mut hand = Played::dealt("{}", 1, &[1000; 2], &HOLES, BOARD);
    hand.script("1 call, 2 check");
    for stage in 0..3 {
        assert_eq!(
            hand.citing("holdem/stage-6").len(),
            stage + 1,
            "no card is turned up within a betting round"
        );
        hand.script("1 check");
        assert_eq!(hand.citing("holdem/stage-6").len(), stage + 1);
        hand.script("2 check");
    }
    assert!(matches!(hand.events.last(), Some(Event::Won { .. })));
}

#[test]
fn stage_6_showdown_actions_are_refused_in_a_betting_round() {
    let mut hand = Played::dealt("{}", 1, &[1000; 2], &HOLES, BOARD);
    let refusal = hand.refuse(1, games::holdem::Action::Show);
    assert!(cites(&refusal, "holdem/stage-6"));
}

#[test]
fn th_04_a_card_is_burned_before_each_street() {
    let cards: Vec<cards::Card> = cards::Card::all().collect();
    let names: Vec<String> = cards.iter().map(ToString::to_string).collect();
    let order = games::DealtOrder::from_cards(&cards).unwrap();
    let table = games::holdem::Table::new(seat(1), vec![chips(1000); 2]);
    for (burn, places) in [(false, [4, 5, 6, 7, 8]), (true, [5, 6, 7, 9, 11])] {
        let mut hand = Played::open(&rules(&format!(r#"{{"burn":{burn}}}"#)), &table, &order);
        hand.script("1 call, 2 check, 1 check, 2 check, 1 check, 2 check");
        let shown = boards(&hand).join("");
        places
            .iter()
            .for_each(|&place| assert!(shown.contains(&names[place]), "card {place} with burn {burn}"));
        assert_eq!(hand.citing("TH-4").len(), if burn { 3 } else { 0 });
    }
}
