//! The pots: clauses `holdem/bank-1`, `/bank-2`, `/bank-example`, `/all-in`, `/trade-3`, ruling TH-6.

use super::support::*;
use games::holdem::{Action, Event, SeatStatus, Table};
use games::pots::{Contributions, Pots};
use games::{Actor, BySeat, Chips, SeatSet, Viewer};

const TOURNAMENT: &str = r#"{"preset":"tournament"}"#;

#[test]
fn bank_example_25_75_and_100_chips() {
    for (winner, ends) in [("As Ah", [75, 100, 25]), ("2c 7d", [0, 175, 25])] {
        for settings in [r#"{"big_blind":2}"#, r#"{"big_blind":2,"preset":"tournament"}"#] {
            let holes = [winner, "Ks Kh", "Qs Qh"];
            let mut hand = Played::dealt(settings, 1, &[25, 75, 100], &holes, "3c 4d 9h Jc 6s");
            hand.script("1 call, 2 call, 3 raise 100, 1 call, 2 call");
            assert_eq!(hand.awaited(), None);
            assert_eq!(hand.stacks(), ends);
            let back = hand.citing("holdem/bank-example");
            assert_eq!(back, [&Event::Returned { seat: seat(3), amount: chips(25) }]);
            let banks: Vec<u64> =
                hand.game.outcome().unwrap().pots.iter().map(|pot| pot.pot.amount.get()).collect();
            assert_eq!(banks, [75, 100], "the main pot and the side pot");
        }
    }
}

use games::Refereed;

#[test]
fn all_in_puts_every_chip_in_the_pot() {
    let mut hand = Played::blank(&rules("{}"), 1, &[1000, 1000, 1000]);
    hand.script("1 raise 1000");
    let Event::Raised { all_in, .. } = hand.last_cites("holdem/all-in") else { panic!("a raise") };
    assert!(all_in);
    hand.script("2 call");
    let Event::Called { all_in, .. } = hand.last_cites("holdem/all-in") else { panic!("a call") };
    assert!(all_in);
}

#[test]
fn bank_1_without_all_in_there_is_one_pot_for_the_winner_or_split_equally() {
    let board = "2c 3d 7h 9s Jc";
    let down = "1 call, 2 check, 1 check, 2 check, 1 check, 2 check, 1 check, 2 check";
    for (holes, nets) in [(["As Ad", "Ks Kd"], [100, -100]), (["As Kd", "Ad Ks"], [0, 0])] {
        let mut hand = Played::dealt("{}", 1, &[1000; 2], &holes, board);
        hand.script(down);
        assert_eq!(hand.settles_citing("holdem/bank-1"), nets);
    }
}

#[test]
fn bank_2_an_all_in_player_wins_only_the_main_pot() {
    let holes = ["As Ad", "Ks Kd", "Qs Qd"];
    let mut hand = Played::dealt("{}", 1, &[100, 1000, 1000], &holes, "2c 3d 7h 9s Jc");
    hand.script("1 call, 2 raise 300, 3 call, 2 check, 3 check, 2 check, 3 check, 2 check, 3 check");
    assert_eq!(hand.stacks(), [300, 1100, 700]);
    assert_eq!(hand.settles_citing("holdem/bank-2"), [200, 100, -300]);
}

#[test]
fn bank_2_several_all_ins_make_several_side_pots() {
    let holes = ["As Ad", "Ks Kd", "Qs Qd", "Js Jd", "2s 7d"];
    let mut hand = Played::dealt(TOURNAMENT, 1, &[100, 250, 400, 900, 900], &holes, "2c 3d 7h 9s 4c");
    hand.script("4 raise 900, 5 call, 1 call, 2 call, 3 call");
    // The pots are 5×100, 4×150, 3×150 and 2×500.
    assert_eq!(hand.stacks()[..4].iter().sum::<u64>() + hand.stacks()[4], 2550);
    assert_eq!(hand.stacks(), [0, 0, 0, 0, 2550], "sevens and twos beat every pair");
    // Without the two pair, each pot goes to the highest pair that is eligible for it.
    let holes = ["As Ad", "Ks Kd", "Qs Qd", "Js Jd", "8s 6d"];
    let mut hand = Played::dealt(TOURNAMENT, 1, &[100, 250, 400, 900, 900], &holes, "2c 3d 7h 9s 4c");
    hand.script("4 raise 900, 5 call, 1 call, 2 call, 3 call");
    assert_eq!(hand.stacks(), [500, 600, 450, 1000, 0]);
    let collected = hand.game.outcome().unwrap().collected();
    assert_eq!(collected.as_slice(), [500, 600, 450, 1000, 0].map(chips), "every pot was collected in full");
}

#[test]
fn th_06_folded_chips_stay_in_the_pots() {
    let holes = ["As Ad", "Ks Kd", "Qs Qd", "Js Jd"];
    let mut hand = Played::dealt(TOURNAMENT, 1, &[100, 1000, 1000, 1000], &holes, "2c 3d 7h 9s 4c");
    hand.script("4 raise 300, 1 call, 2 call, 3 call, 2 check, 3 raise 500, 4 fold, 2 call");
    hand.script("2 check, 3 check, 2 check, 3 check, 3 show");
    // Main pot 4×100; side pot 3×200 from the first betting round, including 200 from the seat that folded,
    // and 2×500.
    assert_eq!(hand.stacks(), [400, 1800, 200, 700]);
}

#[test]
fn th_06_odd_units_go_one_by_one_from_the_buttons_left() {
    let board = "As Ks Qs Js Ts";
    let holes = ["2c 2d", "3c 3d", "4c 4d"];
    let settings = r#"{"big_blind":2,"small_blind":1,"ante":1}"#;
    for (button, script, ends) in [
        (1, "1 fold, 2 call, 3 check, 2 check, 3 check, 2 check, 3 check, 2 check, 3 check", [99, 101, 100]),
        (3, "3 fold, 1 call, 2 check, 1 check, 2 check, 1 check, 2 check, 1 check, 2 check", [101, 100, 99]),
    ] {
        let mut hand = Played::dealt(settings, button, &[100; 3], &holes, board);
        hand.script(script);
        assert_eq!(hand.stacks(), ends, "button {button}");
    }
}

#[test]
fn th_06_the_odd_chip_of_each_pot_goes_to_a_winner_of_that_pot() {
    // All claims are equal, so every eligible seat shares each pot. The pots are 3×5 + 1 (folded) and 2×3.
    let paid = [5, 8, 8, 1].map(chips);
    let paid_in = Contributions {
        layered: BySeat::from_slice(&paid).unwrap(),
        dead: BySeat::new(4),
        folded: SeatSet::one(seat(4)),
    };
    let pots = Pots::collect(&paid_in);
    let shares: Vec<Vec<u64>> = pots
        .pots
        .iter()
        .map(|pot| {
            pot.award(|_| Some(1), seat(2)).shares.as_slice().iter().map(|share| share.get()).collect()
        })
        .collect();
    assert_eq!(
        shares,
        [vec![5, 5, 6, 0], vec![0, 3, 3, 0]],
        "16 split three ways: the odd chip goes to seat 3, left of the button"
    );
}

#[test]
fn th_06_unmatched_chips_are_returned_before_the_showdown() {
    let mut hand = Played::dealt(TOURNAMENT, 1, &[1000, 400], &["As Ad", "Ks Kd"], "2c 3d 7h 9s 4c");
    hand.script("1 raise 1000, 2 call");
    let returned = hand.events.iter().position(|event| matches!(event, Event::Returned { .. })).unwrap();
    let tabled = hand.events.iter().position(|event| matches!(event, Event::Tabled { .. })).unwrap();
    assert!(returned < tabled);
    assert_eq!(hand.events[returned], Event::Returned { seat: seat(1), amount: chips(600) });
}

#[test]
fn th_06_returned_chips_are_no_bet_and_their_player_is_not_all_in() {
    let holes = ["As Ah", "Ks Kh"];
    let mut hand = Played::dealt(r#"{"preset":"document"}"#, 1, &[1000, 400], &holes, "3c 4d 9h Jc 6s");
    hand.script("1 raise 1000");
    hand.game.act(Actor::Seat(seat(2)), &Action::Call, &mut |_| ()).unwrap();
    let shown = |hand: &Played| {
        let view = hand.game.view(Viewer::Rail);
        let seats = view.seats.iter().map(|seat| (seat.status, seat.stack.get(), seat.bet.get()));
        (view.board.len(), seats.collect::<Vec<_>>())
    };
    let seats = |bet| vec![(SeatStatus::In, 600, bet), (SeatStatus::AllIn, 0, bet)];
    assert_eq!(shown(&hand), (0, seats(400)), "before the flop");
    assert!(hand.game.reveal(&mut |_| ()));
    assert_eq!(shown(&hand), (3, seats(0)), "on the flop the bets are in the pot");
}

#[test]
fn th_06_a_layer_that_nobody_can_win_joins_the_pot_below_or_above() {
    let collect = |paid: [u64; 4], folded: &[usize]| {
        let folded = folded.iter().map(|&number| seat(number)).collect();
        let layered = BySeat::from_slice(&paid.map(chips)).unwrap();
        let pots = Pots::collect(&Contributions { layered, dead: BySeat::new(4), folded });
        pots.pots.iter().map(|pot| (pot.amount.get(), pot.eligible.len())).collect::<Vec<_>>()
    };
    assert_eq!(
        collect([100, 300, 300, 100], &[2, 3]),
        [(800, 2)],
        "the layer from 100 to 300 joins the one below"
    );
    assert_eq!(
        collect([50, 50, 80, 80], &[1, 2]),
        [(260, 2)],
        "every seat still in is in both layers: one pot"
    );
    assert_eq!(
        collect([10, 100, 200, 200], &[1]),
        [(310, 3), (200, 2)],
        "layers with the same eligible players form one pot"
    );
}

#[test]
fn th_06_a_layer_below_every_player_still_in_joins_the_one_above() {
    let layered = BySeat::from_slice(&[5, 5, 0, 0].map(chips)).unwrap();
    let dead: BySeat<Chips> = BySeat::from_slice(&[0, 0, 3, 0].map(chips)).unwrap();
    let folded = [1, 2].map(seat).into_iter().collect();
    let pots = Pots::collect(&Contributions { layered, dead, folded });
    let banks: Vec<u64> = pots.pots.iter().map(|pot| pot.amount.get()).collect();
    assert_eq!(banks, [13], "bets of folded seats join the antes that the others play for");
}

#[test]
fn th_06_a_player_who_folded_gets_nothing_back() {
    let paid_in = |paid: [u64; 3], folded: &[usize]| Contributions {
        layered: BySeat::from_slice(&paid.map(chips)).unwrap(),
        dead: BySeat::new(3),
        folded: folded.iter().map(|&number| seat(number)).collect(),
    };
    let pots = Pots::collect(&paid_in([100, 50, 50], &[1]));
    assert_eq!(pots.returned, None, "a seat that folds forfeits its whole bet (holdem/trade-3)");
    assert_eq!(pots.pots[0].amount, chips(200));
    let pots = Pots::collect(&paid_in([100, 0, 0], &[1, 2]));
    assert_eq!(pots.pots.len(), 1);
    assert_eq!((pots.pots[0].amount, pots.pots[0].eligible), (chips(100), SeatSet::one(seat(3))));
    assert!(Pots::collect(&paid_in([0, 0, 0], &[])).pots.is_empty());
}

#[test]
fn trade_3_a_big_blind_that_folds_unraised_loses_it() {
    let mut hand = Played::blank(&rules(r#"{"small_blind":0}"#), 1, &[1000; 3]);
    hand.script("1 fold, 2 call, 3 fold");
    assert_eq!(hand.stacks(), [1000, 1100, 900]);
    let mut walk = Played::blank(&rules(r#"{"small_blind":0}"#), 1, &[1000; 3]);
    walk.script("1 fold, 2 fold");
    assert_eq!(walk.stacks(), [1000, 1000, 1000], "the uncalled part is returned to the big blind");
}

#[test]
fn th_06_heads_up_in_both_presets() {
    for settings in ["{}", TOURNAMENT] {
        let mut hand = Played::dealt(settings, 2, &[300, 1000], &["As Ad", "Ks Kd"], "2c 3d 7h 9s 4c");
        hand.script("2 raise 1000, 1 call");
        assert_eq!(hand.stacks(), [600, 700], "{settings}");
        assert_eq!(hand.settles_citing("holdem/bank-2"), [300, -300], "one pot, with a player all in");
    }
}

#[test]
fn table_is_not_serialised_with_secrets() {
    let table = Table::new(seat(1), vec![chips(5); 2]);
    assert_eq!(serde_json::to_string(&table).unwrap(), r#"{"button":1,"stacks":[5,5]}"#);
}

#[test]
fn side_pots_are_formed_where_a_betting_round_is_closed() {
    let holes = ["As Ad", "Ks Kd", "Qs Qd"];
    let mut hand = Played::dealt("{}", 1, &[100, 1000, 1000], &holes, "2c 3d 7h 9s Jc");
    let collected = |hand: &Played| -> Vec<u64> {
        let view = hand.game.view(games::Viewer::Rail);
        view.collected.iter().map(|pot| pot.amount.get()).collect()
    };
    hand.script("1 call, 2 raise 300");
    assert_eq!(collected(&hand), [0; 0], "the betting round is not over");
    hand.script("3 call");
    assert_eq!(collected(&hand), [300, 400], "the main pot and the side pot");
    hand.script("2 raise 200");
    assert_eq!(collected(&hand), [300, 400], "a bet on the flop is not collected yet");
    hand.script("3 call");
    assert_eq!(collected(&hand), [300, 800]);
}

#[test]
fn a_bet_opens_a_betting_round_and_a_check_is_seen_until_somebody_bets() {
    let mut hand = Played::blank(&rules("{}"), 1, &[1000; 3]);
    let checked = |hand: &Played| -> Vec<bool> {
        hand.game.view(games::Viewer::Rail).seats.iter().map(|seat| seat.checked).collect()
    };
    hand.script("1 raise 200, 2 call, 3 call");
    let opens =
        |hand: &Played| match hand.events.iter().rev().find(|event| matches!(event, Event::Raised { .. })) {
            Some(&Event::Raised { opens, .. }) => opens,
            _ => panic!("nobody raised"),
        };
    assert!(!opens(&hand), "the blinds are bets");
    let first = hand.awaited().unwrap();
    hand.act(first, games::holdem::Action::Check);
    assert_eq!(checked(&hand).iter().filter(|&&checked| checked).count(), 1);
    let next = hand.awaited().unwrap();
    hand.act(next, games::holdem::Action::RaiseTo(chips(100)));
    assert!(opens(&hand));
    assert_eq!(checked(&hand), [false; 3]);
    let last = hand.awaited().unwrap();
    hand.act(last, games::holdem::Action::RaiseTo(chips(300)));
    assert!(!opens(&hand));
}
