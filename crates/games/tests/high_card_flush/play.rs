//! The flow of a round (HF-4 to HF-6, HF-8, ALL-1 to ALL-3).

use super::support::*;
use games::high_card_flush::{
    Action, Event, HandOwner, HighCardFlush, Refusal, RoundResult, Rules, SeatStatus, SetupError, Stage,
    Table, Wager, Wagers,
};
use games::{Actor, Awaiting, Chips, DealtOrder, Game, GameError, Legal, Refereed, StaffId, Viewer};
use test_support::scripted;

const FIVE: &str = "Ah Kh Th 8h 2h 3s 4d";
const SIX: &str = "Ac Kc Tc 8c 2c 3c 4s";
const NINE_HIGH: &str = "9s 8s 7s 2d 5d 6d Jh";
const EIGHT_HIGH: &str = "8s 7s 6s 2d 4c 5d Jc";

fn table(stacks: &[u64]) -> Table {
    Table::new(stacks.iter().map(|&units| chips(units)).collect())
}

fn sorted() -> DealtOrder {
    DealtOrder::new(cards::Deck::sorted())
}

#[test]
fn all_01_cards_come_one_at_a_time_to_the_seats_and_the_dealer_last() {
    let mut played = Played::open("{}", &table(&[9000; 3]), &sorted());
    for number in [3, 1, 2] {
        played.act(number, Action::Wager(bet(0, 0, 0)));
    }
    let first = |viewer| played.game.view(viewer).seats;
    let cards = |number: usize| {
        first(Viewer::Seat(seat(number)))[number - 1].cards.unwrap().map(|card| card.0.index())
    };
    assert_eq!(cards(1), [0, 4, 8, 12, 16, 20, 24]);
    assert_eq!(cards(3), [2, 6, 10, 14, 18, 22, 26]);
    assert_eq!(played.citing("ALL-1").len(), 4, "three seats and the dealer");
    assert_eq!(played.game.awaiting(), Awaiting::Seat(seat(1)), "decisions begin at the lowest seat");
    let by = Actor::Seat(seat(2));
    assert_eq!(played.refused(by, Action::Fold, "ALL-1"), "not_your_turn");
}

#[test]
fn all_02_the_possible_winnings_of_a_round_stay_below_two_to_the_53() {
    let open =
        |stacks: &[u64]| HighCardFlush::open(&Rules::default(), &table(stacks), &sorted(), &mut |_| ()).err();
    assert_eq!(open(&[Chips::MAX.get()]), Some(SetupError::TooManyChips));
    assert_eq!(open(&[Chips::MAX.get() - 200_000_000]), None);
    assert_eq!(games::clause::ids(SetupError::TooManyChips.clauses()), ["ALL-2"]);
}

#[test]
fn all_03_the_clock_folds_or_sits_out_before_the_deal() {
    let mut played = Played::open("{}", &table(&[9000; 3]), &sorted());
    played.act(1, Action::Wager(bet(100, 0, 0)));
    assert_eq!(played.refused(Actor::Clock(seat(2)), Action::Wager(bet(0, 0, 0)), "ALL-3"), "clock_does");
    played.by(Actor::Clock(seat(2)), Action::SitOut).act(3, Action::Wager(bet(0, 0, 0)));
    assert_eq!(played.refused(Actor::Clock(seat(1)), Action::Raise(chips(1000)), "ALL-3"), "clock_does");
    played.by(Actor::Clock(seat(1)), Action::Fold).raise(3, 1000);
    assert_eq!(played.citing("ALL-3").len(), 2);
}

#[test]
fn hf_04_the_raise_limit_follows_the_length_of_the_flush() {
    let hands = [NINE_HIGH, FIVE, SIX, "Qs Js 4h 5h 6h 7h Qd"];
    let bets = [bet(0, 0, 0); 3];
    let mut played = Played::dealt("{}", &bets, &hands);
    for (number, most) in [(1, 1000), (2, 2000), (3, 3000)] {
        let by = Actor::Seat(seat(number));
        let refusal = played.refuse(by, Action::Raise(chips(most + 1000)));
        assert!(matches!(refusal, Refusal::RaiseAboveLimit { .. }), "{refusal}");
        assert_eq!(refusal.to_string().split("at most ").nth(1), Some(most.to_string().as_str()));
        assert_eq!(played.refused(by, Action::Raise(chips(1500)), "HF-4"), "raise_not_whole");
        assert_eq!(played.refused(by, Action::Raise(chips(0)), "HF-4"), "raise_not_whole");
        assert_eq!(played.game.legal(seat(number)).raise.unwrap().most, chips(most));
        played.raise(number, most);
    }
    let nets: Vec<i64> = played.nets().iter().map(|line| line.2).collect();
    assert_eq!(
        nets,
        [-1000, -1000, 1000, 2000, 1000, 3000],
        "against a dealer's four-card flush, seven high"
    );
}

#[test]
fn hf_04_raise_limits_may_be_set() {
    let mut played = Played::dealt(r#"{"raise_limits":[1,2,3,4,5,6]}"#, &[bet(0, 0, 0)], &[FIVE, NINE_HIGH]);
    assert_eq!(played.refused(Actor::Seat(seat(1)), Action::Raise(chips(5000)), "HF-4"), "raise_above_limit");
    played.raise(1, 4000);
    assert_eq!(played.stacks(), [105_000]);
}

#[test]
fn hf_04_a_dealer_below_nine_high_does_not_qualify() {
    let high = "As Ks Qh Jh Td 9d Tc";
    let mut played = Played::dealt("{}", &[bet(0, 0, 0)], &[high, EIGHT_HIGH]);
    played.raise(1, 1000);
    assert_eq!(played.nets(), [(1, Wager::Ante, 1000), (1, Wager::Raise, 0)]);
    assert!(played.events.contains(&Event::Dealer { qualifies: false }));
    assert_eq!(played.lines()[0].3, ["HF-4"]);
    let mut played = Played::dealt("{}", &[bet(0, 0, 0)], &[high, "9s 3s 2s 2d 4c 6d Jc"]);
    played.raise(1, 1000);
    assert!(played.events.contains(&Event::Dealer { qualifies: true }));
    assert_eq!(played.nets(), [(1, Wager::Ante, -1000), (1, Wager::Raise, -1000)]);
}

#[test]
fn hf_04_the_qualifier_may_be_set() {
    let low = r#"{"qualifier":"8-high-3"}"#;
    assert_eq!(Played::duel(low, "As Ks Qh Jh Td 9d Tc", "8s 7s 5s 2d 4c 6d Jc").2, -1000);
    let high = r#"{"qualifier":"A-high-4"}"#;
    assert_eq!(Played::duel(high, "As Ks Qh Jh Td 9d Tc", "Kc Qc Jc 2c 4d 6d Jd").2, 1000);
}

#[test]
fn hf_04_equal_hands_push_both_wagers() {
    let mut played = Played::dealt(
        "{}",
        &[bet(0, 0, 0)],
        &["9h 8h 7h 2s 3s 2c 3c", NINE_HIGH.replace("Jh", "Jc").as_str()],
    );
    played.raise(1, 1000);
    assert_eq!(played.nets(), [(1, Wager::Ante, 0), (1, Wager::Raise, 0)]);
    assert_eq!(played.stacks(), [100_000]);
}

#[test]
fn hf_04_a_fold_loses_the_ante_and_leaves_the_bonus_wagers() {
    let mut played = Played::dealt("{}", &[bet(500, 100, 0), bet(0, 0, 0)], &[FIVE, NINE_HIGH, SIX]);
    played.act(1, Action::Fold).act(2, Action::Fold);
    let expected = [
        (1, Wager::Ante, -1000),
        (1, Wager::FlushBonus, 5000),
        (1, Wager::StraightFlushBonus, -100),
        (2, Wager::Ante, -1000),
    ];
    assert_eq!(played.nets(), expected);
    assert_eq!(played.game.house(), -2900);
    let view = played.game.view(Viewer::Rail);
    assert!(view.seats[0].cards.is_some(), "a hand with a bonus wager is turned up");
    assert!(view.seats[1].cards.is_none(), "a hand without one is not");
    assert!(view.dealer.is_some());
}

#[test]
fn hf_04_wagers_off_the_limits_or_the_unit_are_refused() {
    let mut played = Played::open("{}", &table(&[90_000]), &sorted());
    let by = Actor::Seat(seat(1));
    let cases = [
        (400, 0, 0, 0, "off_limits"),
        (10_100, 0, 0, 0, "off_limits"),
        (0, 0, 0, 0, "off_limits"),
        (550, 0, 0, 0, "off_unit"),
        (500, 2_600, 0, 0, "off_limits"),
        (500, 50, 0, 0, "off_limits"),
        (500, 0, 150, 0, "off_unit"),
        (0, 100, 0, 0, "no_ante"),
        (0, 0, 100, 0, "no_ante"),
    ];
    for (ante, flush_bonus, straight_flush_bonus, progressive, code) in cases {
        let wagers = Wagers {
            ante: chips(ante),
            flush_bonus: chips(flush_bonus),
            straight_flush_bonus: chips(straight_flush_bonus),
            progressive: chips(progressive),
        };
        assert_eq!(played.refused(by, Action::Wager(wagers), "HF-4"), code, "{wagers:?}");
    }
    played.act(1, Action::Wager(Wagers { ante: chips(500), flush_bonus: chips(2_500), ..Wagers::default() }));
}

#[test]
fn hf_04_limits_and_unit_may_be_set() {
    let settings = r#"{"ante_min":30,"ante_max":60,"bonus_min":10,"bonus_max":20,"unit":10}"#;
    let mut played = Played::open(settings, &table(&[90_000]), &sorted());
    let by = Actor::Seat(seat(1));
    let wagers = |ante, bonus| {
        Action::Wager(Wagers { ante: chips(ante), flush_bonus: chips(bonus), ..Wagers::default() })
    };
    for (action, code) in [
        (wagers(20, 0), "off_limits"),
        (wagers(70, 0), "off_limits"),
        (wagers(35, 0), "off_unit"),
        (wagers(30, 30), "off_limits"),
        (wagers(30, 15), "off_unit"),
    ] {
        assert_eq!(played.refused(by, action, "HF-4"), code);
    }
    played.by(by, wagers(60, 20));
}

#[test]
fn hf_04_wagers_and_decisions_have_their_time() {
    let mut played = Played::open("{}", &table(&[9000; 2]), &sorted());
    let one = Actor::Seat(seat(1));
    assert_eq!(played.refused(one, Action::Fold, "HF-4"), "wagers_open");
    assert_eq!(played.refused(one, Action::Raise(chips(1000)), "HF-4"), "wagers_open");
    played.act(1, Action::Wager(bet(0, 0, 0)));
    assert_eq!(played.refused(one, Action::Wager(bet(0, 0, 0)), "HF-4"), "already_wagered");
    played.act(2, Action::Wager(bet(0, 0, 0)));
    assert_eq!(played.refused(one, Action::Wager(bet(100, 0, 0)), "HF-4"), "wagers_closed");
    assert_eq!(played.refused(one, Action::SitOut, "HF-4"), "wagers_closed");
    assert_eq!(played.refused(Actor::Seat(seat(3)), Action::Fold, "HF-4"), "no_such_seat");
    assert_eq!(played.refused(Actor::House, Action::Fold, "HF-4"), "not_a_player");
    played.act(1, Action::Fold).act(2, Action::Fold);
    assert_eq!(played.refused(one, Action::Fold, "HF-4"), "over");
    assert_eq!(played.refused(Actor::Clock(seat(1)), Action::Fold, "HF-4"), "over");
}

#[test]
fn hf_04_one_to_six_seats() {
    let open = |seats: usize| {
        HighCardFlush::open(&Rules::default(), &table(&vec![9000; seats]), &sorted(), &mut |_| ())
    };
    assert_eq!(open(0).err(), Some(SetupError::Seats(0)));
    assert_eq!(open(7).err(), Some(SetupError::Seats(7)));
    assert!((1..=6).all(|seats| open(seats).is_ok()));
}

#[test]
fn hf_05_a_hand_without_seven_cards_voids_the_round() {
    for (at, by) in [(HandOwner::Dealer, Actor::House), (HandOwner::Seat(seat(1)), Actor::Staff(StaffId(7)))]
    {
        let mut played = Played::dealt("{}", &[bet(500, 100, 0), bet(0, 0, 0)], &[FIVE, NINE_HIGH, SIX]);
        played.raise(1, 2000);
        assert_eq!(
            played.refused(Actor::Seat(seat(2)), Action::Misdeal { at, cards: 6 }, "HF-5"),
            "not_the_staff"
        );
        assert_eq!(played.refused(by, Action::Misdeal { at, cards: 7 }, "HF-5"), "no_misdeal");
        played.by(by, Action::Misdeal { at, cards: 8 });
        assert!(played.lines().iter().all(|line| line.2 == 0 && line.3 == ["HF-5"]));
        assert_eq!(played.lines().len(), 5);
        assert_eq!(played.stacks(), [100_000, 100_000]);
        assert_eq!(played.game.outcome().unwrap().ending, RoundResult::Void { at, cards: 8 });
        assert_eq!(played.citing("HF-5").len(), 6, "the misdeal and five wagers");
        assert!(played.game.view(Viewer::Rail).dealer.is_none(), "nothing is turned up");
        assert_eq!(played.refuse(by, Action::Misdeal { at, cards: 8 }), Refusal::Over);
    }
}

#[test]
fn hf_05_a_misdeal_before_the_deal_is_refused() {
    let mut played = Played::open("{}", &table(&[9000; 2]), &sorted());
    let misdeal = |at| Action::Misdeal { at, cards: 6 };
    assert_eq!(played.refused(Actor::House, misdeal(HandOwner::Dealer), "HF-5"), "nothing_dealt");
    played.act(1, Action::Wager(bet(0, 0, 0))).act(2, Action::SitOut);
    assert_eq!(played.refused(Actor::House, misdeal(HandOwner::Seat(seat(2))), "HF-5"), "nothing_dealt");
}

#[test]
fn hf_06_a_seat_that_sits_out_gets_no_cards() {
    let mut played = Played::open("{}", &table(&[9000; 3]), &sorted());
    played.act(1, Action::Wager(bet(0, 0, 0))).act(2, Action::SitOut).act(3, Action::Wager(bet(0, 0, 0)));
    let view = played.game.view(Viewer::Seat(seat(3)));
    assert_eq!(view.seats[1].status, SeatStatus::Out);
    let third = view.seats[2].cards.unwrap().map(|card| card.0.index());
    assert_eq!(third, [1, 4, 7, 10, 13, 16, 19], "the deal skips seat 2");
    assert_eq!(played.game.view(Viewer::Seat(seat(2))).seats[1].cards, None);
    played.act(1, Action::Fold).act(3, Action::Fold);
    assert!(played.lines().iter().all(|line| line.0 != 2));
    assert_eq!(played.citing("HF-6").len(), 1);
}

#[test]
fn hf_06_a_round_without_wagers_is_over_without_a_card() {
    let mut played = Played::open("{}", &table(&[9000; 2]), &sorted());
    played.act(1, Action::SitOut).act(2, Action::SitOut);
    assert_eq!(played.lines(), []);
    assert_eq!(played.game.outcome().unwrap().ending, RoundResult::NoWagers);
    assert_eq!(played.game.view(Viewer::Rail).stage, Stage::Over);
}

#[test]
fn hf_08_wagers_are_paid_from_the_stack() {
    let mut played = Played::open("{}", &table(&[400, 1500, 3900]), &order(&[NINE_HIGH, SIX, FIVE]));
    let by = |number| Actor::Seat(seat(number));
    assert_eq!(played.game.legal(seat(1)).wager, None);
    let five = Action::Wager(Wagers { ante: chips(500), ..Wagers::default() });
    assert_eq!(played.refused(by(1), five, "HF-8"), "not_enough");
    assert_eq!(played.refused(by(2), Action::Wager(bet(600, 0, 0)), "HF-8"), "not_enough");
    played.act(1, Action::SitOut).act(2, Action::Wager(bet(0, 0, 0))).act(3, Action::Wager(bet(0, 0, 0)));
    assert_eq!(played.game.legal(seat(2)).raise, None, "500 left does not cover an ante");
    assert_eq!(played.refused(by(2), Action::Raise(chips(1000)), "HF-8"), "not_enough");
    played.act(2, Action::Fold);
    assert_eq!(
        played.game.legal(seat(3)).raise.unwrap().most,
        chips(2000),
        "the stack covers two of three antes"
    );
    assert_eq!(played.refused(by(3), Action::Raise(chips(3000)), "HF-8"), "not_enough");
}

#[test]
fn nobody_sees_a_hand_before_it_is_turned_up() {
    let mut played = Played::dealt("{}", &[bet(0, 0, 0), bet(0, 0, 0)], &[FIVE, NINE_HIGH, SIX]);
    let rail = played.seen_by(Viewer::Rail);
    assert!(!rail.contains("Ah") && !rail.contains("9s") && !rail.contains("Ac"));
    let one = played.seen_by(Viewer::Seat(seat(1)));
    assert!(one.contains("Ah") && !one.contains("9s") && !one.contains("Ac"));
    played.act(1, Action::Fold).raise(2, 1000);
    let rail = played.seen_by(Viewer::Rail);
    assert!(!rail.contains("Ah") && rail.contains("9s") && rail.contains("Ac"), "a folded hand stays hidden");
}

#[test]
fn hf_04_random_wagers_are_within_the_limits() {
    let mut played = Played::open(
        r#"{"progressive":{"seven_card_straight_flush":"1 to 1"}}"#,
        &Table { meter: Some(chips(100_000)), ..Table::new(vec![chips(10_000)]) },
        &order(&[FIVE, SIX]),
    );
    let pick =
        |played: &Played, script: &[(u64, u64)]| played.game.legal(seat(1)).pick(&mut scripted(script));
    // Choices, in units: an ante from 5 to 100, then each bonus wager, from 1 to 25 or none.
    let all = pick(&played, &[(8, 1), (96, 3), (2, 1), (25, 24), (2, 1), (25, 0), (2, 1), (25, 1)]);
    let wagers = Wagers {
        ante: chips(800),
        flush_bonus: chips(2_500),
        straight_flush_bonus: chips(100),
        progressive: chips(200),
    };
    assert_eq!(all, Some(Action::Wager(wagers)));
    // The rest of the stack limits the next wager: 9000 of 10000 leave 1000, and a bonus of 1000 leaves
    // nothing.
    let most = pick(&played, &[(8, 7), (96, 85), (2, 1), (10, 9), (2, 1), (2, 1)]);
    let wagers = Wagers { ante: chips(9_000), flush_bonus: chips(1_000), ..Wagers::default() };
    assert_eq!(most, Some(Action::Wager(wagers)));
    // The rest of the stack equals the minimum bonus, so there is only one choice.
    let least = pick(&played, &[(8, 7), (96, 94), (2, 1), (1, 0), (2, 0), (2, 1)]);
    let wagers = Wagers { ante: chips(9_900), flush_bonus: chips(100), ..Wagers::default() };
    assert_eq!(least, Some(Action::Wager(wagers)));
    assert_eq!(pick(&played, &[(8, 0)]), Some(Action::SitOut));
    played.act(1, Action::Wager(bet(0, 0, 0)));
    // With a five-card flush, the seat may raise one or two antes.
    assert_eq!(pick(&played, &[(4, 1), (2, 0)]), Some(Action::Raise(chips(1_000))));
    assert_eq!(pick(&played, &[(4, 3), (2, 1)]), Some(Action::Raise(chips(2_000))));
    assert_eq!(pick(&played, &[(4, 0)]), Some(Action::Fold));
}

#[test]
fn hf_08_a_seat_may_wager_at_most_its_stack() {
    for (flush_bonus, fits) in [(500, true), (600, false)] {
        let mut played = Played::open("{}", &table(&[1_500]), &order(&[FIVE, SIX]));
        let wager = Action::Wager(bet(flush_bonus, 0, 0));
        if fits {
            played.act(1, wager);
        } else {
            assert_eq!(played.refused(Actor::Seat(seat(1)), wager, "HF-8"), "not_enough");
        }
    }
    let mut played = Played::open("{}", &table(&[2_000]), &order(&[FIVE, SIX]));
    played.act(1, Action::Wager(bet(0, 0, 0)));
    assert_eq!(played.refused(Actor::Seat(seat(1)), Action::Raise(chips(2_000)), "HF-8"), "not_enough");
    played.raise(1, 1_000);
}
