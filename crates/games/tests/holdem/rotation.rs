//! TH-16: the blinds from hand to hand, against an account that walks from chair to chair.

use super::support::*;
use games::holdem::{BlindSeats, ButtonRule, Event, NextHand, Owed, Rotation};
use games::seat::MAX_SEATS;
use games::{DealtOrder, SeatSet};
use proptest::prelude::*;

/// The chairs by number.
fn chairs(numbers: &[usize]) -> SeatSet {
    numbers.iter().copied().map(seat).collect()
}

fn numbers(set: SeatSet) -> Vec<usize> {
    set.iter().map(|seat| seat.number()).collect()
}

/// Deals hands to these chairs, one call a hand, with everybody posting.
struct Table {
    rule: ButtonRule,
    rotation: Rotation,
}

impl Table {
    fn new(rule: ButtonRule) -> Table {
        Table { rule, rotation: Rotation::default() }
    }

    fn deal(&mut self, eligible: &[usize], posting: &[usize]) -> NextHand {
        let next = self.rotation.next(self.rule, chairs(eligible), chairs(posting)).expect("two can play");
        self.rotation = next.rotation;
        next
    }

    /// Button, small blind (0 if dead) and big blind of the next hand.
    fn blinds(&mut self, eligible: &[usize]) -> [usize; 3] {
        let next = self.deal(eligible, &[]);
        [next.button.number(), next.small.map_or(0, |small| small.number()), next.big.number()]
    }
}

#[test]
fn th_16_the_big_blind_goes_on_when_the_button_leaves() {
    for rule in [ButtonRule::Moving, ButtonRule::Dead] {
        let mut table = Table::new(rule);
        assert_eq!(table.blinds(&[1, 2, 3]), [1, 2, 3]);
        assert_eq!(table.blinds(&[1, 2, 3]), [2, 3, 1]);
        assert_eq!(table.blinds(&[1, 2, 3]), [3, 1, 2]);
        table.rotation.leave(seat(3));
        assert_eq!(table.blinds(&[1, 2]), [2, 2, 1], "the big blind of before is not big blind again");
        assert_eq!(table.blinds(&[1, 2]), [1, 1, 2]);
    }
}

#[test]
fn th_16_a_dead_small_blind_and_a_dead_button_follow_who_left() {
    let mut dead = Table::new(ButtonRule::Dead);
    let mut moving = Table::new(ButtonRule::Moving);
    for table in [&mut dead, &mut moving] {
        assert_eq!(table.blinds(&[1, 2, 3, 4, 5]), [1, 2, 3]);
        table.rotation.leave(seat(3));
    }
    assert_eq!(dead.blinds(&[1, 2, 4, 5]), [2, 0, 4], "nobody posts the small blind of chair 3");
    assert_eq!(dead.blinds(&[1, 2, 4, 5]), [3, 4, 5], "the button is on the empty chair");
    assert_eq!(dead.blinds(&[1, 2, 4, 5]), [4, 5, 1]);
    assert_eq!(moving.blinds(&[1, 2, 4, 5]), [1, 2, 4], "the pair stays with players");
    assert_eq!(moving.blinds(&[1, 2, 4, 5]), [2, 4, 5]);
}

#[test]
fn th_16_who_is_due_for_the_big_blind_does_not_post_the_small_one() {
    let mut table = Table::new(ButtonRule::Moving);
    assert_eq!(table.blinds(&[1, 2, 3, 4]), [1, 2, 3]);
    table.rotation.leave(seat(3));
    assert_eq!(table.blinds(&[1, 2, 4])[2], 4, "chair 4 was due for the big blind, and has it");
}

#[test]
fn th_16_a_newcomer_posts_or_waits_and_never_has_the_button_free() {
    for rule in [ButtonRule::Moving, ButtonRule::Dead] {
        let mut table = Table::new(rule);
        assert_eq!(table.blinds(&[1, 3, 5, 7]), [1, 3, 5]);
        assert_eq!(table.rotation.owed(seat(2)), Some(Owed { big: true, small: false }));
        let next = table.deal(&[1, 3, 4, 5, 7], &[4]);
        assert_eq!(numbers(next.dealt), [1, 3, 5, 7], "chair 4 lies between the button and the blinds");
        let next = table.deal(&[1, 2, 3, 4, 5, 7], &[2]);
        assert_eq!(next.big, seat(1));
        assert_eq!(numbers(next.post_big), [2]);
        assert_eq!(numbers(next.dealt), [1, 2, 3, 5, 7], "chair 4 waits, chair 2 posts");
        assert_eq!(table.rotation.owed(seat(2)), None);
    }
}

#[test]
fn th_16_sitting_out_for_the_blinds_costs_both() {
    let mut table = Table::new(ButtonRule::Dead);
    assert_eq!(table.blinds(&[1, 2, 3, 4, 5]), [1, 2, 3]);
    assert_eq!(table.blinds(&[1, 2, 3, 5]), [2, 3, 5], "chair 4 sits out for the big blind");
    assert_eq!(table.rotation.owed(seat(4)), Some(Owed { big: true, small: false }));
    assert_eq!(numbers(table.deal(&[1, 2, 3, 4, 5], &[4]).dealt), [1, 2, 3, 5], "it lies between the blinds");
    let next = table.deal(&[1, 2, 3, 4, 5], &[4]);
    assert_eq!(next.big, seat(2));
    assert_eq!((numbers(next.post_big), numbers(next.post_small)), (vec![4], vec![4]));
}

#[test]
fn th_16_the_button_is_the_small_blind_of_two() {
    let mut table = Table::new(ButtonRule::Dead);
    assert_eq!(table.blinds(&[2, 6]), [2, 2, 6]);
    assert_eq!(table.blinds(&[2, 6]), [6, 6, 2]);
    let third = table.deal(&[2, 4, 6], &[]);
    assert_eq!(
        (third.big, numbers(third.dealt)),
        (seat(4), vec![2, 4, 6]),
        "the next clockwise is the newcomer"
    );
    assert_eq!((third.small, third.button), (Some(seat(2)), seat(6)));
}

#[test]
fn th_16_dead_and_posted_chips_in_the_hand() {
    let rules = rules("{}");
    let blinds = BlindSeats {
        post_big: vec![seat(3)],
        post_small: vec![seat(3)],
        ..BlindSeats::without_small(seat(1))
    };
    let table = games::holdem::Table {
        blinds: Some(blinds),
        ..games::holdem::Table::new(seat(4), vec![chips(1000); 4])
    };
    let mut hand = Played::open(&rules, &table, &DealtOrder::new(cards::Deck::sorted()));
    assert_eq!(hand.stacks(), [900, 1000, 850, 1000]);
    assert_eq!(hand.citing("TH-16").len(), 2);
    assert_eq!(hand.awaited(), Some(2), "the trade begins behind the big blind");
    hand.script("2 call, 3 check, 4 fold, 1 check");
    hand.script("2 raise 200, 3 fold, 1 fold");
    assert_eq!(hand.stacks(), [900, 1250, 850, 1000], "the dead small blind lies in the bank");
    assert!(
        !hand
            .events
            .iter()
            .any(|event| matches!(event, Event::Returned { amount, .. } if *amount == chips(50)))
    );
}

/// What the account of a table knows of a chair.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Chair {
    Empty,
    /// Sits there and has not been dealt in, nor passed since.
    Newcomer,
    /// Has paid for this round: the big blind has not passed since.
    Paid,
    /// The big blind passed.
    Owes,
}

/// A plain account: one chair after the other, and who has paid for the round.
struct Account {
    chairs: [Chair; MAX_SEATS],
    /// Whom the small blind passed, which follows the big blind one hand later.
    owes_small: [bool; MAX_SEATS],
    small: usize,
    big: Option<usize>,
}

impl Account {
    /// Walks to the next big blind; whoever is passed and had paid owes.
    fn next_big(&mut self, eligible: &[bool; MAX_SEATS]) -> usize {
        let mut at = self.big.unwrap();
        loop {
            at = (at + 1) % MAX_SEATS;
            if eligible[at] {
                self.big = Some(at);
                return at;
            }
            if self.chairs[at] == Chair::Paid {
                self.chairs[at] = Chair::Owes;
            }
        }
    }
}

/// What happens to a chair before a hand: 0 to 2 nothing, 3 arrives or leaves, 4 sits out for this hand; and whether
/// it would post.
fn hands(chairs: usize) -> impl Strategy<Value = Vec<Vec<(u8, bool)>>> {
    prop::collection::vec(prop::collection::vec((0_u8..6, any::<bool>()), chairs), 1..60)
}

fn any_hands() -> impl Strategy<Value = Vec<Vec<(u8, bool)>>> {
    (2_usize..=MAX_SEATS).prop_flat_map(hands)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn th_16_nobody_skips_the_big_blind(hands in any_hands(), dead in any::<bool>()) {
        let rule = if dead { ButtonRule::Dead } else { ButtonRule::Moving };
        let mut account = Account {
            chairs: [Chair::Empty; MAX_SEATS],
            owes_small: [false; MAX_SEATS],
            small: 0,
            big: None,
        };
        let mut rotation = Rotation::default();
        for hand in hands {
            let (mut eligible, mut posting) = ([false; MAX_SEATS], [false; MAX_SEATS]);
            for (at, (what, posts)) in hand.into_iter().enumerate() {
                match (account.chairs[at], what) {
                    (Chair::Empty, 3 | 4) => account.chairs[at] = Chair::Newcomer,
                    (Chair::Empty, _) => {}
                    (_, 3) => {
                        account.chairs[at] = Chair::Empty;
                        account.owes_small[at] = false;
                        rotation.leave(seat(at + 1));
                    }
                    _ => {}
                }
                eligible[at] = account.chairs[at] != Chair::Empty && what != 4;
                posting[at] = posts;
            }
            let set = |flags: [bool; MAX_SEATS]| -> SeatSet {
                (0..MAX_SEATS).filter(|&at| flags[at]).map(|at| seat(at + 1)).collect()
            };
            let next = rotation.next(rule, set(eligible), set(posting));
            let count = eligible.iter().filter(|&&one| one).count();
            prop_assert_eq!(next.is_some(), count >= 2);
            let Some(next) = next else { continue };
            check(&mut account, &eligible, &posting, &next)?;
            rotation = next.rotation;
        }
    }
}

/// One hand against the account.
fn check(
    account: &mut Account,
    eligible: &[bool; MAX_SEATS],
    posting: &[bool; MAX_SEATS],
    next: &NextHand,
) -> Result<(), TestCaseError> {
    let first = account.big.is_none();
    let before = account.big;
    let big = match first {
        true => next.big.index(),
        false => account.next_big(eligible),
    };
    account.big = Some(big);
    prop_assert_eq!(next.big.index(), big, "the next eligible chair clockwise");
    prop_assert_ne!(before, Some(big), "nobody is big blind twice in a row");
    prop_assert!(next.dealt.contains(next.big) && next.dealt.len() >= 2);
    let pays = |at: &usize| eligible[*at] && account.chairs[*at] == Chair::Paid && !account.owes_small[*at];
    let payers = (0..MAX_SEATS).filter(pays).filter(|&at| at != big).count();
    for at in 0..MAX_SEATS {
        let chair = seat(at + 1);
        let (dealt, posts) = (next.dealt.contains(chair), next.post_big.contains(chair));
        prop_assert!(!dealt || eligible[at]);
        prop_assert!(!posts || (dealt && posting[at] && account.chairs[at] != Chair::Paid && at != big));
        let paid = account.chairs[at] == Chair::Paid;
        if paid && eligible[at] && !account.owes_small[at] {
            prop_assert!(dealt, "who has paid for the round is dealt in");
        }
        let dead = account.owes_small[at] && dealt && posting[at] && at != big && next.small != Some(chair);
        prop_assert_eq!(next.post_small.contains(chair), dead, "a missed small blind is posted dead");
        // The one exception: where everybody waits, a second player comes in free.
        let alone = payers == 0 && next.dealt.len() == 2 && next.post_big.is_empty();
        prop_assert!(
            first || !dealt || paid || at == big || posts || alone,
            "chair {} is dealt in free",
            at + 1
        );
        if dealt {
            account.chairs[at] = Chair::Paid;
            account.owes_small[at] = false;
        }
    }
    if let Some(before) = before {
        // The small blind moves on to where the big blind was; whoever is passed and not dealt in owes it.
        while account.small != before {
            account.small = (account.small + 1) % MAX_SEATS;
            let known = matches!(account.chairs[account.small], Chair::Paid | Chair::Owes);
            account.owes_small[account.small] |= known && !next.dealt.contains(seat(account.small + 1));
        }
    } else {
        account.small = next.small.unwrap().index();
    }
    if let Some(small) = next.small {
        prop_assert!(next.dealt.contains(small) && small != next.big && !next.post_big.contains(small));
    }
    if next.dealt.len() == 2 {
        prop_assert!(
            next.dealt.contains(next.button) && next.button != next.big,
            "the button of two is no big blind"
        );
        prop_assert!(next.small == Some(next.button) || next.post_big.contains(next.button));
    } else {
        // From the big blind clockwise: everybody else, then the button, then the small blind, nobody else between.
        let from_big = |seat: games::Seat| (seat.index() + MAX_SEATS - big) % MAX_SEATS;
        let last = next.dealt.iter().filter(|&seat| Some(seat) != next.small).map(from_big).max().unwrap();
        prop_assert!(from_big(next.button) >= last, "nobody who is no blind sits behind the button");
        prop_assert!(next.small.is_none_or(|small| from_big(small) > from_big(next.button)));
        prop_assert!(next.button.index() != big);
    }
    let table = next.table(vec![chips(1000); next.dealt.len()]);
    let hand = Played::open(&rules("{}"), &table, &DealtOrder::new(cards::Deck::sorted()));
    let posted: u64 = hand.stacks().iter().map(|stack| 1000 - stack).sum();
    let small = u64::from(next.small.is_some()) + next.post_small.len() as u64;
    prop_assert_eq!(posted, 100 * (1 + next.post_big.len() as u64) + 50 * small);
    Ok(())
}
