//! Clauses 2 and 3, rulings PK-3, PK-10, ALL-2 and ALL-3: the legal wagers, and the end of wagering.

use super::support::*;
use games::packs_poker::{Action, Event, PacksPoker, Refusal, SetupError, Table};
use games::record::Record;
use games::{Actor, Awaiting, Chips, DealtOrder, Game, GameError, Legal, Refereed, Seat, StaffId};
use test_support::scripted;

#[test]
fn rule_2_a_player_wagers_on_one_pack_or_more_with_or_without_a_bonus() {
    let mut round = Played::open("{}", 2);
    round.wager(1, 1, 200, 0).wager(1, 3, 1000, 1000);
    assert_eq!(round.citing("packs-poker/2").len(), 2);
    assert_eq!(round.game.stacks()[seat(1)], chips(10_000 - 200 - 2000));
}

#[test]
fn rule_2_a_bonus_without_its_pack_bet_is_refused() {
    let mut round = Played::open("{}", 1);
    let refusal = round.refuse_wager(1, 2, 0, 100);
    assert_eq!(refusal, Refusal::BonusWithoutPack { pack: pack(2), bonus: chips(100) });
    assert!(cites(&refusal, "packs-poker/2") && cites(&refusal, "PK-3"));
}

#[test]
fn rule_3_no_bet_after_the_first_card() {
    let mut round = Played::open("{}", 1);
    round.wager(1, 1, 200, 0).act(1, Action::Done);
    let refusal = round.refuse_wager(1, 2, 200, 0);
    assert_eq!(refusal, Refusal::WagersClosed);
    assert!(cites(&refusal, "packs-poker/3"));
    let closed = round.place(|event| *event == Event::Closed);
    assert!(closed < round.place(|event| matches!(event, Event::PackDealt { .. })));
}

#[test]
fn rule_3_no_card_before_the_last_seat_is_done() {
    let mut round = Played::open("{}", 3);
    round.wager(3, 1, 200, 0).act(3, Action::Done).act(1, Action::NoWager);
    assert_eq!(round.game.awaiting(), Awaiting::Seats([seat(2)].into_iter().collect()));
    assert!(!round.events.iter().any(|event| matches!(event, Event::PackDealt { .. })));
    round.act(2, Action::Done);
    assert_eq!(round.game.awaiting(), Awaiting::Over);
}

#[test]
fn pk_03_bets_off_the_limits_or_the_unit_are_refused() {
    let mut round = Played::open("{}", 1);
    let refused = [
        (199, 0, "pack_off_limits", "200 to 1000"),
        (0, 0, "pack_off_limits", "a bet of 0 on pack 1"),
        (1001, 0, "pack_off_limits", "200 to 1000"),
        (250, 0, "off_unit", "250 on pack 1 is not a multiple of the unit, 100"),
        (200, 99, "bonus_off_limits", "100 to 1000"),
        (200, 1001, "bonus_off_limits", "100 to 1000"),
        (200, 150, "off_unit", "150"),
    ];
    for (bet, bonus, code, message) in refused {
        let refusal = round.refuse_wager(1, 1, bet, bonus);
        assert!(cites(&refusal, "PK-3") && cites(&refusal, "packs-poker/2"), "{refusal}");
        assert_eq!(refusal.code(), code);
        assert!(refusal.to_string().contains(message), "{refusal}");
    }
}

#[test]
fn pk_03_limits_and_unit_are_settings() {
    let text = r#"{"pack_min":50,"pack_max":5000,"bonus_min":25,"bonus_max":75,"unit":25}"#;
    let mut round = Played::open(text, 1);
    round.wager(1, 1, 50, 25).wager(1, 2, 5000, 75).wager(1, 3, 75, 50);
    assert_eq!(round.refuse_wager(1, 1, 5025, 0).code(), "pack_off_limits");
    assert_eq!(round.refuse_wager(1, 1, 60, 0).code(), "off_unit");
}

#[test]
fn a_wager_is_not_more_than_the_seat_has() {
    let order = DealtOrder::new(cards::Deck::sorted());
    let table = Table::new(vec![chips(1200)]);
    let game = games::packs_poker::PacksPoker::open(&rules("{}"), &table, &order, &mut |_| ()).unwrap();
    let mut round = Played { game, events: Vec::new() };
    round.wager(1, 1, 500, 500);
    let refusal = round.refuse_wager(1, 2, 300, 0);
    assert_eq!(refusal, Refusal::NotEnough { pack: pack(2), needed: chips(300), left: chips(200) });
    // A new wager on the same pack replaces the old one.
    round.wager(1, 1, 1000, 200);
    assert_eq!(round.game.stacks()[seat(1)], Chips::ZERO);
}

#[test]
fn pk_10_wagers_are_changed_and_taken_back_until_done() {
    let mut round = Played::open("{}", 2);
    round.wager(1, 1, 200, 0).wager(1, 1, 300, 100).wager(1, 2, 200, 0);
    round.act(1, Action::TakeBack { pack: pack(2) });
    assert_eq!(round.game.stacks()[seat(1)], chips(9600));
    let nothing = round.refuse(Actor::Seat(seat(1)), Action::TakeBack { pack: pack(2) });
    assert_eq!(nothing, Refusal::NothingToTakeBack { pack: pack(2) });
    round.act(1, Action::Done);
    let refusal = round.refuse_wager(1, 1, 200, 0);
    assert!(refusal == Refusal::AlreadyDone(seat(1)) && cites(&refusal, "PK-10"));
}

#[test]
fn pk_10_a_round_without_wagers_is_dealt_nevertheless() {
    let mut round = Played::open("{}", 2);
    round.act(2, Action::NoWager).act(1, Action::Done);
    let up = round.events.iter().filter(|event| matches!(event, Event::PackUp { .. }));
    assert_eq!(up.count(), 3);
    assert!(round.game.outcome().unwrap().settle().is_empty());
}

#[test]
fn all_02_money_is_in_cents_and_sums_are_at_most_two_to_the_53_minus_one() {
    let order = DealtOrder::new(cards::Deck::sorted());
    let open = |stack: Chips| {
        let table = Table::new(vec![stack]);
        games::packs_poker::PacksPoker::open(&rules("{}"), &table, &order, &mut |_| ()).err()
    };
    // One player can win 1000 and 200 × 1000 on each of three packs.
    let won = chips(3 * 201_000);
    assert_eq!(open(Chips::MAX - won), None);
    assert_eq!(open(Chips::MAX - won + Chips::ONE), Some(SetupError::TooManyChips));
}

#[test]
fn all_03_placed_wagers_stand_when_time_is_up() {
    let mut round = Played::open("{}", 2);
    round.wager(1, 1, 200, 100).act(2, Action::Done);
    assert_eq!(round.game.on_time_out(seat(1)), Some(Action::Done));
    assert!(round.game.is_formality(seat(1)));
    round.try_act(Actor::Clock(seat(1)), Action::Done).unwrap();
    assert_eq!(round.citing("ALL-3"), [&Event::Done { seat: seat(1), clock: true }]);
    assert_eq!(round.game.outcome().unwrap().settle().len(), 2, "the bet and the bonus");
}

#[test]
fn all_03_a_player_without_a_wager_sits_out_when_time_is_up() {
    let mut round = Played::open("{}", 2);
    round.wager(1, 1, 200, 100).act(1, Action::TakeBack { pack: pack(1) }).act(2, Action::Done);
    assert_eq!(round.game.on_time_out(seat(1)), Some(Action::NoWager));
    assert!(!round.game.is_formality(seat(1)));
    let refusal = round.refuse(Actor::Clock(seat(1)), Action::Done);
    assert_eq!(refusal, Refusal::ClockDoes { does: Action::NoWager });
    round.try_act(Actor::Clock(seat(1)), Action::NoWager).unwrap();
    assert_eq!(round.citing("ALL-3"), [&Event::SatOut { seat: seat(1), clock: true }]);
    assert_eq!(round.game.stacks()[seat(1)], chips(10_000));
    assert!(round.game.outcome().unwrap().settle().is_empty());
}

#[test]
fn all_03_in_a_record_of_version_1_the_clock_takes_wagers_back() {
    let wager = Action::Wager { pack: pack(1), bet: chips(200), bonus: chips(100) };
    let [first, second] = [1, 2].map(seat);
    let actions = [
        (Actor::Seat(first), wager),
        (Actor::Clock(first), Action::NoWager),
        (Actor::Clock(second), Action::NoWager),
    ];
    let record = Record::<PacksPoker> {
        version: 1,
        actions: actions.to_vec(),
        ..Record::new(rules("{}"), Table::new(vec![chips(10_000); 2]), DealtOrder::new(cards::Deck::sorted()))
    };
    let round = record.replay(&mut |_| ()).expect("version 1 accepts these actions");
    assert_eq!(round.stacks()[first], chips(10_000));
    let again = Record::<PacksPoker>::decode(&record.encode()).unwrap();
    assert!(again == record, "the record keeps version 1");
    let newer = Record { version: 2, ..record };
    assert!(newer.replay(&mut |_| ()).is_err(), "under version 2 the wager stands");
}

#[test]
fn nobody_but_players_and_the_clock_acts() {
    let mut round = Played::open("{}", 2);
    for by in [Actor::House, Actor::Staff(StaffId(1))] {
        assert_eq!(round.refuse(by, Action::Done), Refusal::NotAPlayer);
    }
    let stranger = round.refuse(Actor::Seat(seat(3)), Action::Done);
    assert_eq!(stranger, Refusal::NoSuchSeat(seat(3), 2));
    let refusal = round.refuse_wager(1, 4, 200, 0);
    assert!(refusal == Refusal::NoSuchPack { pack: pack(4), packs: 3 } && cites(&refusal, "PK-2"));
}

#[test]
fn legal_actions_state_their_amounts() {
    let mut round = Played::open("{}", 1);
    round.wager(1, 2, 300, 0);
    let moves = round.game.legal(Seat::FIRST);
    assert_eq!((moves.stack, moves.packs, moves.unit), (chips(10_000), 3, chips(100)));
    assert_eq!((moves.pack_bet.least, moves.bonus_bet.most), (chips(200), chips(1000)));
    assert!(moves.allows(&Action::TakeBack { pack: pack(2) }));
    assert!(!moves.allows(&Action::TakeBack { pack: pack(1) }));
}

#[test]
fn pk_03_a_wager_by_chance_is_a_multiple_of_the_unit_within_the_limits() {
    let mut round = Played::open("{}", 1);
    let pick = |round: &Played, script: &[(u64, u64)]| round.game.legal(seat(1)).pick(&mut scripted(script));
    let wager = |on: usize, bet: u64, bonus: u64| {
        Some(Action::Wager { pack: pack(on), bet: chips(bet), bonus: chips(bonus) })
    };
    // The scripted choices: one of three packs, a bet from 200 to 1000, and a bonus from 100 to 1000 or none.
    assert_eq!(pick(&round, &[(3, 1), (9, 4), (2, 1), (10, 9), (8, 3)]), wager(2, 600, 1000));
    assert_eq!(pick(&round, &[(3, 2), (9, 8), (2, 1), (10, 0), (8, 0)]), wager(3, 1000, 100));
    assert_eq!(pick(&round, &[(3, 0), (9, 0), (2, 0), (8, 1)]), wager(1, 200, 0));
    let take_back = [(3, 2), (9, 0), (2, 0), (8, 4)];
    assert_eq!(pick(&round, &take_back), Some(Action::Done), "there is nothing to take back");
    round.wager(1, 3, 300, 0);
    assert_eq!(pick(&round, &take_back), Some(Action::TakeBack { pack: pack(3) }));
    for (script, action) in [
        ([(8, 5), (4, 0)], Action::NoWager),
        ([(8, 5), (4, 1)], Action::Done),
        ([(8, 6), (4, 0)], Action::Done),
    ] {
        let script = [&[(3, 0), (9, 0), (2, 0)][..], &script].concat();
        assert_eq!(pick(&round, &script), Some(action));
    }
    round.act(1, Action::NoWager);
    assert_eq!(pick(&round, &[(3, 0), (9, 0), (2, 0), (8, 7)]), None, "the wagers are closed");
}
