//! Unpaid hands, and prizes that are paid.

use crate::support::*;
use games::poker_run::{Action, Event, Phase, Refusal};
use games::{Actor, Refereed, Viewer};

const RECORDED: &str = r#"{"hand_price":1000,"extra_price":500,"fees":"recorded"}"#;

#[test]
fn pr_20_an_unpaid_hand_is_ranked_and_not_in_the_takings() {
    let mut course = Course::with_prizes(RECORDED, r#"["50%","10%"]"#);
    course.done(1, "Ad Ac 9h 7s 3c", "15:00").done(2, "Kd Kc 9h 7s 3c", "15:00").register(3, true);
    assert_eq!(course.run.takings(), chips(0));
    course.enter(&pay("2-1")).last_cites("PR-20");
    assert_eq!(*course.last(), Event::FeePaid { hand: hand("2-1"), fee: chips(1_000) });
    assert_eq!(course.refuse_citing(&pay("2-1"), "PR-20"), Refusal::FeePaid(hand("2-1")));
    assert_eq!(course.refuse(Actor::House, &pay("1-1")), Refusal::WheelOnlySpins);
    assert_eq!(course.refuse(STAFF, &pay("4-1")), Refusal::NoSuchHand(hand("4-1")));
    let unpaid = course.run.view(Viewer::Rail).participants;
    assert_eq!([0, 1, 2].map(|index: usize| unpaid[index].hands[0].unpaid), [true, false, true]);
    // The refund for an unpaid hand is zero.
    course.enter(&withdraw(3));
    assert!(matches!(course.last(), Event::Withdrawn { refund, .. } if *refund == chips(0)));
    assert_eq!(course.places(), expected(&[("1-1", 1, 500), ("2-1", 2, 100)]));
}

#[test]
fn pr_20_a_prize_is_paid_once_and_after_the_fee_of_its_hand() {
    let mut course = Course::with_prizes(RECORDED, r#"["50%",100]"#);
    course.done(1, "Ad Ac 9h 7s 3c", "15:00").done(2, "Kd Kc 9h 7s 3c", "15:00");
    course.done(3, "Qd Qc 9h 7s 3c", "15:00").enter(&pay("2-1")).enter(&pay("3-1"));
    assert_eq!(course.refuse_citing(&pay_prize("2-1"), "PR-20"), Refusal::PrizesNotFinal);
    course.enter(&Action::Close);
    assert_eq!(course.refuse_citing(&pay_prize("3-1"), "PR-20"), Refusal::NoPrize(hand("3-1")));
    assert_eq!(course.refuse_citing(&pay_prize("1-1"), "PR-20"), Refusal::FeeUnpaid(hand("1-1")));
    assert_eq!(course.refuse(STAFF, &pay_prize("9-1")), Refusal::NoSuchHand(hand("9-1")));
    course.enter(&pay_prize("2-1")).last_cites("PR-20");
    assert_eq!(*course.last(), Event::PrizePaid { hand: hand("2-1"), place: 2, prize: chips(100) });
    let twice = Refusal::PrizePaid { hand: hand("2-1"), place: 2 };
    assert_eq!(course.refuse_citing(&pay_prize("2-1"), "PR-20"), twice);
    // The fee is paid after the close. The prizes are shares of the takings at the close, so they do not change.
    course.enter(&pay("1-1")).enter(&pay_prize("1-1"));
    assert_eq!(*course.last(), Event::PrizePaid { hand: hand("1-1"), place: 1, prize: chips(1_000) });
    let settlement = course.run.outcome().unwrap().settle();
    assert_eq!(placed(&settlement), expected(&[("1-1", 1, 1_000), ("2-1", 2, 100), ("3-1", 3, 0)]));
    let account = settlement.account;
    assert_eq!((account.takings, account.prizes), (chips(3_000), chips(1_100)));
    assert_eq!((account.charity, account.event), (chips(1_900), 0));
    let view = course.run.view(Viewer::Rail);
    assert_eq!((view.phase, view.takings), (Phase::Over, chips(3_000)));
    assert_eq!(
        [0, 1, 2].map(|index: usize| view.participants[index].hands[0].prize_paid),
        [true, true, false]
    );
}

#[test]
fn pr_20_prizes_are_shares_of_the_takings_at_the_close_before_spin_offs() {
    let settings = r#"{"hand_price":1000,"fees":"recorded","ties":"spin_off"}"#;
    let mut course = Course::with_prizes(settings, r#"["50%"]"#);
    course.done(1, "Ad Ac 9h 7s 3c", "15:00").done(2, "As Ah 9h 7s 3c", "15:00").enter(&pay("1-1"));
    course.enter(&Action::Close).enter(&pay("2-1"));
    course.enter(&spin_off("1-1", "Kd")).enter(&spin_off("2-1", "2d"));
    let settlement = course.run.outcome().unwrap().settle();
    assert_eq!(placed(&settlement), expected(&[("1-1", 1, 500), ("2-1", 2, 0)]));
    assert_eq!((settlement.account.takings, settlement.account.charity), (chips(2_000), chips(1_500)));
}

#[test]
fn pr_20_a_payment_that_was_marked_by_mistake_is_void() {
    let mut course = Course::with_prizes(RECORDED, r#"["50%",100]"#);
    course.done(1, "Ad Ac 9h 7s 3c", "15:00").done(2, "Kd Kc 9h 7s 3c", "15:00");
    let none = Refusal::NoPayment(hand("1-1"));
    assert_eq!(course.refuse_citing(&void_pay("1-1", "mistake"), "PR-20"), none);
    course.enter(&pay("1-1")).enter(&pay("2-1"));
    assert_eq!(course.refuse(STAFF, &void_pay("1-1", " ")), Refusal::NoReason);
    course.enter(&void_pay("1-1", "that was 2-1")).last_cites("PR-20");
    assert_eq!(course.run.takings(), chips(1_000));
    course.enter(&pay("1-1")).enter(&Action::Close);
    let unpaid = Refusal::PrizeUnpaid(hand("1-1"));
    assert_eq!(course.refuse_citing(&void_prize("1-1", "mistake"), "PR-20"), unpaid);
    course.enter(&pay_prize("1-1"));
    let follows = Refusal::PrizeFollows(hand("1-1"));
    assert_eq!(course.refuse_citing(&void_pay("1-1", "bounced"), "PR-20"), follows);
    assert_eq!(course.refuse(STAFF, &void_prize("1-1", "")), Refusal::NoReason);
    course.enter(&void_prize("1-1", "that was 2-1"));
    let (reason, prize) = ("that was 2-1".to_owned(), chips(1_000));
    assert_eq!(*course.last(), Event::PrizeVoided { hand: hand("1-1"), place: 1, prize, reason });
    course.enter(&void_pay("1-1", "bounced"));
    assert_eq!(course.refuse(STAFF, &pay_prize("1-1")), Refusal::FeeUnpaid(hand("1-1")));
    let account = course.run.outcome().unwrap().settle().account;
    assert_eq!((account.takings, account.prizes, account.event), (chips(1_000), chips(1_100), -100));
    let mut free = Course::open("{}");
    free.register(1, true);
    assert_eq!(free.refuse(STAFF, &void_pay("1-1", "why")), Refusal::NoPayment(hand("1-1")));
}

#[test]
fn pr_20_by_default_and_for_free_a_hand_is_paid_when_it_is_registered() {
    for settings in [r#"{"hand_price":1000}"#, r#"{"fees":"recorded"}"#] {
        let mut course = Course::open(settings);
        course.done(1, "Ad Ac 9h 7s 3c", "15:00");
        assert_eq!(course.refuse(STAFF, &pay("1-1")), Refusal::FeePaid(hand("1-1")));
        course.enter(&Action::Close).enter(&pay_prize("1-1"));
    }
}

#[test]
fn pr_20_a_low_hand_is_paid_with_its_place() {
    let mut course = Course::with_prizes(r#"{"low_hand":30}"#, "[100]");
    course.done(1, "Ad Ac 9h 7s 3c", "15:00").done(2, "Kd Qc 9h 7s 3c", "15:00").enter(&Action::Close);
    course.enter(&pay_prize("2-1"));
    assert_eq!(*course.last(), Event::PrizePaid { hand: hand("2-1"), place: 2, prize: chips(30) });
}

/// Unpaid fees count toward the limit of amounts, since paying them later could otherwise exceed it.
#[test]
fn pr_20_unpaid_fees_are_within_the_limit_of_amounts() {
    let mut course = Course::with_prizes(r#"{"hand_price":4503599627370495,"fees":"recorded"}"#, "[1]");
    course.register(1, true).register(2, true);
    assert_eq!(course.refuse_citing(&register(3, true), "ALL-2"), Refusal::TooMuchMoney);
    course.enter(&pay("1-1")).enter(&pay("2-1")).enter(&cancel("snowstorm"));
    assert_eq!(course.refuse(STAFF, &pay("2-1")), Refusal::Cancelled);
}
