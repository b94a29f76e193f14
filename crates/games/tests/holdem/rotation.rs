//! Rotation of the blinds from hand to hand (rulings TH-16, TH-20), in examples and compared with a naive model that
//! walks from chair to chair.

use super::support::*;
use games::blinds::{ButtonRule, NextHand, OwedBlinds, Rotation};
use games::holdem::{BlindSeats, Event};
use games::seat::MAX_SEATS;
use games::{DealtOrder, SeatSet};
use proptest::prelude::*;

/// The set of the chairs with these numbers.
fn chairs(numbers: &[usize]) -> SeatSet {
    numbers.iter().copied().map(seat).collect()
}

fn numbers(set: SeatSet) -> Vec<usize> {
    set.iter().map(|seat| seat.number()).collect()
}

/// A table under test, with its rotation after the last hand.
struct Table {
    rule: ButtonRule,
    least: usize,
    rotation: Rotation,
}

impl Table {
    fn new(rule: ButtonRule) -> Table {
        Table { rule, least: 2, rotation: Rotation::default() }
    }

    /// A table with this number of straddles.
    fn straddled(rule: ButtonRule, straddles: usize) -> Table {
        Table { least: 2 + straddles, ..Table::new(rule) }
    }

    fn deal(&mut self, eligible: &[usize], posting: &[usize]) -> NextHand {
        let next = self.rotation.next(self.rule, self.least, chairs(eligible), chairs(posting));
        let next = next.expect("enough eligible seats");
        self.rotation = next.rotation;
        next
    }

    /// Deals the next hand. Returns the chairs of the button, the small blind (0 if dead) and the big blind.
    fn blinds(&mut self, eligible: &[usize]) -> [usize; 3] {
        let next = self.deal(eligible, &[]);
        [next.button.number(), next.small.map_or(0, |small| small.number()), next.big.number()]
    }
}

#[test]
fn th_16_the_big_blind_advances_when_the_button_leaves() {
    for rule in [ButtonRule::Moving, ButtonRule::Dead] {
        let mut table = Table::new(rule);
        assert_eq!(table.blinds(&[1, 2, 3]), [1, 2, 3]);
        assert_eq!(table.blinds(&[1, 2, 3]), [2, 3, 1]);
        assert_eq!(table.blinds(&[1, 2, 3]), [3, 1, 2]);
        table.rotation.leave(seat(3));
        assert_eq!(table.blinds(&[1, 2]), [2, 2, 1], "the last big blind is not big blind again");
        assert_eq!(table.blinds(&[1, 2]), [1, 1, 2]);
    }
}

#[test]
fn th_16_a_departure_leaves_a_dead_small_blind_and_a_dead_button() {
    let mut dead = Table::new(ButtonRule::Dead);
    let mut moving = Table::new(ButtonRule::Moving);
    for table in [&mut dead, &mut moving] {
        assert_eq!(table.blinds(&[1, 2, 3, 4, 5]), [1, 2, 3]);
        table.rotation.leave(seat(3));
    }
    assert_eq!(dead.blinds(&[1, 2, 4, 5]), [2, 0, 4], "nobody posts the small blind of chair 3");
    assert_eq!(dead.blinds(&[1, 2, 4, 5]), [3, 4, 5], "the button is on the empty chair");
    assert_eq!(dead.blinds(&[1, 2, 4, 5]), [4, 5, 1]);
    assert_eq!(moving.blinds(&[1, 2, 4, 5]), [1, 2, 4], "button and small blind stay with players");
    assert_eq!(moving.blinds(&[1, 2, 4, 5]), [2, 4, 5]);
}

#[test]
fn th_16_the_next_big_blind_does_not_post_the_small_blind() {
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
        assert_eq!(table.rotation.owed(seat(2)), Some(OwedBlinds { big: true, small: false }));
        let next = table.deal(&[1, 3, 4, 5, 7], &[4]);
        assert_eq!(numbers(next.dealt), [1, 3, 5, 7], "chair 4 is between the button and the big blind");
        let next = table.deal(&[1, 2, 3, 4, 5, 7], &[2]);
        assert_eq!(next.big, seat(1));
        assert_eq!(numbers(next.post_big), [2]);
        assert_eq!(numbers(next.dealt), [1, 2, 3, 5, 7], "chair 4 waits, chair 2 posts");
        assert_eq!(table.rotation.owed(seat(2)), None);
    }
}

#[test]
fn th_16_sitting_out_past_the_blinds_costs_both() {
    let mut table = Table::new(ButtonRule::Dead);
    assert_eq!(table.blinds(&[1, 2, 3, 4, 5]), [1, 2, 3]);
    assert_eq!(table.blinds(&[1, 2, 3, 5]), [2, 3, 5], "chair 4 sits out for the big blind");
    assert_eq!(table.rotation.owed(seat(4)), Some(OwedBlinds { big: true, small: false }));
    assert_eq!(
        numbers(table.deal(&[1, 2, 3, 4, 5], &[4]).dealt),
        [1, 2, 3, 5],
        "chair 4 is between the blinds"
    );
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
        "the next player clockwise is the newcomer"
    );
    assert_eq!((third.small, third.button), (Some(seat(2)), seat(6)));
}

#[test]
fn th_16_a_waiting_player_posts_if_a_straddle_needs_another_player() {
    for rule in [ButtonRule::Moving, ButtonRule::Dead] {
        let mut table = Table::straddled(rule, 1);
        assert_eq!(table.blinds(&[1, 3, 5]), [1, 3, 5]);
        table.rotation.leave(seat(5));
        assert_eq!(
            table.rotation.next(rule, 3, chairs(&[1, 3]), chairs(&[])),
            None,
            "two players are too few"
        );
        // Chairs 2 and 7 wait. The big blind reaches chair 7, so that there are three players; chair 2 keeps
        // waiting until the next hand.
        let next = table.deal(&[1, 2, 3, 7], &[]);
        assert_eq!((next.big, numbers(next.dealt)), (seat(7), vec![1, 3, 7]), "chair 7 has the big blind");
        let next = table.deal(&[1, 2, 3], &[]);
        assert_eq!((next.big, numbers(next.dealt)), (seat(1), vec![1, 2, 3]));
        assert_eq!((numbers(next.post_big), numbers(next.post_small)), (vec![2], vec![]), "{rule:?}");
        assert_eq!(table.rotation.owed(seat(2)), None);
    }
}

#[test]
fn th_16_a_newcomer_in_the_small_blind_posts_a_big_blind() {
    let mut table = Table::straddled(ButtonRule::Dead, 1);
    assert_eq!(table.blinds(&[1, 2, 3]), [1, 2, 3]);
    table.rotation.leave(seat(3));
    let next = table.deal(&[1, 2, 3], &[]);
    assert_eq!((next.button, next.small, next.big), (seat(2), None, seat(1)));
    assert_eq!((numbers(next.dealt), numbers(next.post_big)), (vec![1, 2, 3], vec![3]));
}

#[test]
fn th_16_a_player_who_comes_in_behind_a_dead_button_has_the_button() {
    let mut table = Table::straddled(ButtonRule::Dead, 1);
    assert_eq!(table.blinds(&[1, 3, 4]), [1, 3, 4]);
    assert_eq!(table.blinds(&[1, 3, 4]), [3, 4, 1]);
    assert_eq!(table.blinds(&[1, 3, 4]), [4, 1, 3]);
    table.rotation.leave(seat(1));
    let next = table.deal(&[2, 3, 4], &[]);
    assert_eq!((next.button, next.small, next.big), (seat(2), Some(seat(3)), seat(4)));
    assert_eq!((numbers(next.dealt), numbers(next.post_big)), (vec![2, 3, 4], vec![2]));
}

#[test]
fn th_16_of_two_who_wait_the_one_behind_the_big_blind_comes_in() {
    let mut table = Table::straddled(ButtonRule::Dead, 1);
    assert_eq!(table.blinds(&[1, 4, 7]), [1, 4, 7]);
    table.rotation.leave(seat(4));
    let next = table.deal(&[1, 2, 5, 7], &[]);
    assert_eq!((next.big, numbers(next.dealt), numbers(next.post_big)), (seat(1), vec![1, 2, 7], vec![2]));
}

#[test]
fn th_16_a_player_who_posts_comes_in_before_those_who_wait() {
    for rule in [ButtonRule::Moving, ButtonRule::Dead] {
        let mut table = Table::straddled(rule, 1);
        assert_eq!(table.blinds(&[1, 3, 5]), [1, 3, 5]);
        table.rotation.leave(seat(3));
        table.rotation.leave(seat(5));
        // Chair 2 is closer to the big blind but waits. Chair 4 posts, and is between the button and the big
        // blind.
        let next = table.deal(&[1, 2, 4, 7], &[4]);
        assert_eq!((next.big, numbers(next.dealt)), (seat(7), vec![1, 4, 7]), "{rule:?}");
        assert_eq!(numbers(next.post_big), [4]);
    }
}

#[test]
fn th_16_a_missed_small_blind_is_posted_too_if_a_straddle_needs_the_player() {
    let mut table = Table::straddled(ButtonRule::Moving, 1);
    assert_eq!(table.blinds(&[1, 2, 3, 4]), [1, 2, 3]);
    assert_eq!(table.blinds(&[1, 2, 3]), [2, 3, 1]);
    assert_eq!(table.blinds(&[1, 2, 3]), [3, 1, 2]);
    assert_eq!(table.rotation.owed(seat(4)), Some(OwedBlinds { big: true, small: true }));
    table.rotation.leave(seat(2));
    let next = table.deal(&[1, 3, 4], &[]);
    assert_eq!((next.big, numbers(next.dealt)), (seat(3), vec![1, 3, 4]));
    assert_eq!((numbers(next.post_big), numbers(next.post_small)), (vec![4], vec![4]));
}

#[test]
fn th_16_a_table_on_which_every_player_changed_is_a_new_one() {
    for rule in [ButtonRule::Moving, ButtonRule::Dead] {
        let mut table = Table::new(rule);
        assert_eq!(table.blinds(&[1, 2, 3]), [1, 2, 3]);
        assert_eq!(table.blinds(&[1, 2, 3]), [2, 3, 1]);
        for chair in [1, 2] {
            table.rotation.leave(seat(chair));
        }
        assert!(table.rotation.owed(seat(5)).is_some(), "chair 3 keeps the table going, with its blinds");
        // The player of chair 5 sat down before the last of the old players left.
        table.rotation.leave(seat(3));
        assert_eq!(table.rotation.owed(seat(5)), None);
        let next = table.deal(&[4, 5, 9], &[]);
        assert_eq!(numbers(next.dealt), [4, 5, 9], "nobody waits");
        assert_eq!((next.button, next.small, next.big), (seat(4), Some(seat(5)), seat(9)));
        assert!(next.post_big.is_empty() && next.post_small.is_empty());
    }
}

#[test]
fn th_16_a_newcomer_who_leaves_before_a_hand_makes_no_new_table() {
    let mut table = Table::new(ButtonRule::Dead);
    assert_eq!(table.blinds(&[1, 2, 3]), [1, 2, 3]);
    table.rotation.leave(seat(7));
    assert!(table.rotation.owed(seat(7)).is_some());
    assert_eq!(table.blinds(&[1, 2, 3]), [2, 3, 1]);
}

#[test]
fn th_20_a_player_who_returns_owes_both_blinds_on_any_chair() {
    let both = Some(OwedBlinds { big: true, small: true });
    for (rule, back) in
        [ButtonRule::Dead, ButtonRule::Moving].into_iter().flat_map(|rule| [(rule, 4), (rule, 8)])
    {
        let mut table = Table::new(rule);
        assert_eq!(table.blinds(&[1, 2, 3, 4, 5]), [1, 2, 3]);
        table.rotation.leave(seat(4));
        assert_eq!(table.rotation.owed(seat(4)), Some(OwedBlinds { big: true, small: false }), "a newcomer");
        table.rotation.bring_back(seat(back));
        assert_eq!(table.rotation.owed(seat(back)), both);
        table.rotation.leave(seat(back));
        table.rotation.bring_back(seat(4));
        assert_eq!(table.rotation.owed(seat(4)), both, "leaving again cancels no missed blind");
        // The big blind reaches the chair, and the player posts nothing else.
        let next = table.deal(&[1, 2, 3, 4, 5], &[]);
        assert_eq!((next.big, next.post_small), (seat(4), SeatSet::EMPTY), "{rule:?}");
        assert_eq!(table.rotation.owed(seat(4)), None);
    }
    // At a new table no player owes a blind.
    let mut table = Table::new(ButtonRule::Dead);
    table.rotation.bring_back(seat(8));
    assert_eq!(table.rotation, Rotation::default());
}

/// The sum of the missed blinds that a player posts in hands 2 to 5 after avoiding the big blind of hand 2, in units of
/// the small blind. With `moves`, the player moves from chair 4 to chair 10 after hand 1; otherwise, the player sits
/// out hand 2 in chair 4.
fn paid_by(moves: bool, rule: ButtonRule) -> usize {
    let mut table = Table::new(rule);
    assert_eq!(table.blinds(&[1, 2, 3, 4, 5, 6, 7, 8]), [1, 2, 3]);
    let own = seat(if moves { 10 } else { 4 });
    if moves {
        table.rotation.leave(seat(4));
        table.rotation.bring_back(own);
    }
    let mut paid = 0;
    for hand in 2..=5 {
        let others = [1, 2, 3, 5, 6, 7, 8].into_iter().chain((moves || hand > 2).then_some(own.number()));
        let next = table.deal(&others.collect::<Vec<_>>(), &[own.number()]);
        paid += 2 * usize::from(next.post_big.contains(own)) + usize::from(next.post_small.contains(own));
    }
    paid
}

#[test]
fn th_20_moving_away_from_the_blinds_costs_what_sitting_out_costs() {
    for rule in [ButtonRule::Dead, ButtonRule::Moving] {
        assert_eq!((paid_by(true, rule), paid_by(false, rule)), (3, 3), "{rule:?}");
    }
}

#[test]
fn th_16_a_player_who_returned_keeps_no_old_table() {
    for rule in [ButtonRule::Moving, ButtonRule::Dead] {
        let mut table = Table::new(rule);
        assert_eq!(table.blinds(&[1, 2, 3]), [1, 2, 3]);
        table.rotation.leave(seat(1));
        table.rotation.bring_back(seat(7));
        assert!(table.rotation.was_dealt_in(seat(7)) && !table.rotation.was_dealt_in(seat(1)));
        table.rotation.leave(seat(2));
        assert!(!table.rotation.is_new());
        table.rotation.leave(seat(3));
        assert_eq!(table.rotation, Rotation::default(), "nobody has been dealt in since sitting down");
        // A returned player who has been dealt in again keeps the table from being treated as new.
        assert_eq!(table.blinds(&[1, 2, 3]), [1, 2, 3]);
        table.rotation.leave(seat(1));
        table.rotation.bring_back(seat(1));
        let big = table.deal(&[1, 2, 3], &[1]).big;
        assert_eq!(big, seat(1));
        table.rotation.leave(seat(2));
        table.rotation.leave(seat(3));
        assert!(!table.rotation.is_new() && table.rotation.owed(seat(1)).is_none());
    }
}

#[test]
fn th_16_dead_and_posted_chips_in_the_hand() {
    let rules = rules("{}");
    let blinds = BlindSeats {
        post_big: vec![seat(3)],
        post_small: vec![seat(3)],
        ..BlindSeats::dead_small_blind(seat(1))
    };
    let table = games::holdem::Table {
        blinds: Some(blinds),
        ..games::holdem::Table::new(seat(4), vec![chips(1000); 4])
    };
    let mut hand = Played::open(&rules, &table, &DealtOrder::new(cards::Deck::sorted()));
    assert_eq!(hand.stacks(), [900, 1000, 850, 1000]);
    assert_eq!(hand.citing("TH-16").len(), 2);
    assert_eq!(hand.awaited(), Some(2), "the betting begins after the big blind");
    hand.script("2 call, 3 check, 4 fold, 1 check");
    hand.script("2 raise 200, 3 fold, 1 fold");
    assert_eq!(hand.stacks(), [900, 1250, 850, 1000], "the dead small blind is in the pot");
    assert!(
        !hand
            .events
            .iter()
            .any(|event| matches!(event, Event::Returned { amount, .. } if *amount == chips(50)))
    );
}

#[test]
fn th_16_nobody_posts_the_ante_of_a_dead_button() {
    let rules = rules(r#"{ "preset": "tournament", "ante": 100, "ante_from": "button" }"#);
    let mut table = Table::new(ButtonRule::Dead);
    assert_eq!(table.blinds(&[1, 2, 3, 4, 5]), [1, 2, 3]);
    table.rotation.leave(seat(3));
    let antes = [(2, vec![2]), (3, vec![]), (4, vec![4])];
    for (button, posts) in antes {
        let next = table.deal(&[1, 2, 4, 5], &[]);
        assert_eq!(next.button, seat(button));
        let setup = next.table(vec![chips(1000); next.dealt.len()]);
        let hand = Played::open(&rules, &setup, &DealtOrder::new(cards::Deck::sorted()));
        let ante = |event: &Event| match event {
            Event::Ante { seat, .. } => Some(next.dealt.iter().nth(seat.index()).unwrap().number()),
            _ => None,
        };
        let antes: Vec<usize> = hand.events.iter().filter_map(ante).collect();
        assert_eq!(antes, posts, "the button is on chair {button}");
        // Only the record of a hand with a dead button has the field `dead_button`; a record without the
        // field parses as before.
        let blinds = serde_json::to_value(setup.blinds.as_ref().unwrap()).unwrap();
        assert_eq!(blinds.get("dead_button").is_some(), button == 3, "{blinds}");
        assert_eq!(serde_json::from_value::<BlindSeats>(blinds).unwrap(), setup.blinds.unwrap());
    }
}

/// State of a chair in the naive model.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Chair {
    Empty,
    /// The player has not been dealt in since sitting down.
    Newcomer,
    /// The player has been dealt in, and the big blind has not passed the chair since.
    Paid,
    /// The player missed the big blind, and has not been dealt in since.
    Owes,
    /// The player was dealt in, left and returned, owes both blinds, and has not been dealt in since.
    Returned,
}

/// A naive model of a table: the state of each chair.
struct TableModel {
    chairs: [Chair; MAX_SEATS],
    /// Chairs that owe the small blind, which follows the big blind one hand later: it passed them, or their player
    /// left and returned.
    owes_small: [bool; MAX_SEATS],
    small: usize,
    /// Chair of the last big blind; `None` before the first hand of a table.
    big: Option<usize>,
    straddles: usize,
}

impl TableModel {
    fn new(straddles: usize) -> TableModel {
        TableModel {
            chairs: [Chair::Empty; MAX_SEATS],
            owes_small: [false; MAX_SEATS],
            small: 0,
            big: None,
            straddles,
        }
    }

    /// Minimum number of seats dealt in: two for the blinds and one per straddle.
    fn min_dealt(&self) -> usize {
        2 + self.straddles
    }

    /// Moves the big blind to the next eligible chair. Chairs in the state `Paid` that are passed on the
    /// way owe the big blind.
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

    /// Removes the player of a chair. If no player remains who was dealt in, the table is treated as new.
    fn leave(&mut self, at: usize) {
        let known = |chair: &Chair| matches!(chair, Chair::Paid | Chair::Owes);
        let was_known = known(&self.chairs[at]);
        self.chairs[at] = Chair::Empty;
        self.owes_small[at] = false;
        if was_known && !self.chairs.iter().any(known) {
            self.big = None;
            self.owes_small = [false; MAX_SEATS];
            for chair in self.chairs.iter_mut().filter(|chair| **chair != Chair::Empty) {
                *chair = Chair::Newcomer;
            }
        }
    }

    /// Brings back a player who was dealt in before. At a new table this has no effect.
    fn bring_back(&mut self, at: usize) {
        if self.big.is_some() {
            self.chairs[at] = Chair::Returned;
            self.owes_small[at] = true;
        }
    }

    /// Moves the small blind to the chair of the last big blind. A chair on the way, including the new
    /// one, owes the small blind if its player was dealt in before but not in this hand.
    fn move_small(&mut self, to: usize, dealt: SeatSet) {
        while self.small != to {
            self.small = (self.small + 1) % MAX_SEATS;
            let known = matches!(self.chairs[self.small], Chair::Paid | Chair::Owes);
            self.owes_small[self.small] |= known && !dealt.contains(seat(self.small + 1));
        }
    }
}

/// For every hand and chair, a number for a change before the hand, and `true` if the player is willing to post. The
/// numbers 0 to 2 mean no change. With 3 the player arrives or leaves, with 4 returns or sits out this hand, and with 5
/// leaves and returns at once.
fn hands(chairs: usize) -> impl Strategy<Value = Vec<Vec<(u8, bool)>>> {
    let change = (0_u8..6, any::<bool>());
    prop::collection::vec(prop::collection::vec(change, chairs), 1..60)
}

fn any_hands() -> impl Strategy<Value = Vec<Vec<(u8, bool)>>> {
    (2_usize..=MAX_SEATS).prop_flat_map(hands)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_500))]

    #[test]
    fn th_16_nobody_skips_the_big_blind(hands in any_hands(), dead in any::<bool>(), straddles in 0_usize..3) {
        let rule = if dead { ButtonRule::Dead } else { ButtonRule::Moving };
        let mut model = TableModel::new(straddles);
        let mut rotation = Rotation::default();
        for hand in hands {
            let (mut eligible, mut posting) = ([false; MAX_SEATS], [false; MAX_SEATS]);
            for (at, (what, posts)) in hand.into_iter().enumerate() {
                match (model.chairs[at], what) {
                    (Chair::Empty, 3) => model.chairs[at] = Chair::Newcomer,
                    (Chair::Empty, 4) => {
                        model.chairs[at] = Chair::Newcomer;
                        model.bring_back(at);
                        rotation.bring_back(seat(at + 1));
                    }
                    (Chair::Paid, 5) => {
                        model.leave(at);
                        rotation.leave(seat(at + 1));
                        model.chairs[at] = Chair::Newcomer;
                        model.bring_back(at);
                        rotation.bring_back(seat(at + 1));
                    }
                    (Chair::Empty, _) => {}
                    (_, 3) => {
                        model.leave(at);
                        rotation.leave(seat(at + 1));
                    }
                    _ => {}
                }
                eligible[at] = model.chairs[at] != Chair::Empty && what != 4;
                posting[at] = posts;
            }
            let set = |flags: [bool; MAX_SEATS]| -> SeatSet {
                (0..MAX_SEATS).filter(|&at| flags[at]).map(|at| seat(at + 1)).collect()
            };
            let next = rotation.next(rule, model.min_dealt(), set(eligible), set(posting));
            let count = eligible.iter().filter(|&&one| one).count();
            prop_assert_eq!(next.is_some(), count >= model.min_dealt(), "a table with enough players goes on");
            let Some(next) = next else { continue };
            check(&mut model, &eligible, &posting, &next)?;
            rotation = next.rotation;
        }
    }
}

/// Checks one hand against the model, and updates the model.
fn check(
    model: &mut TableModel,
    eligible: &[bool; MAX_SEATS],
    posting: &[bool; MAX_SEATS],
    next: &NextHand,
) -> Result<(), TestCaseError> {
    let before = model.big;
    let big = match before {
        None => next.big.index(),
        Some(_) => model.next_big(eligible),
    };
    model.big = Some(big);
    prop_assert_eq!(next.big.index(), big, "the next eligible chair clockwise");
    prop_assert_ne!(before, Some(big), "nobody is big blind twice in a row");
    prop_assert!(next.dealt.contains(next.big) && next.dealt.len() >= model.min_dealt());
    check_who_comes_in(model, eligible, posting, next, before.is_none())?;
    for at in 0..MAX_SEATS {
        if next.dealt.contains(seat(at + 1)) {
            model.chairs[at] = Chair::Paid;
            model.owes_small[at] = false;
        }
    }
    if let Some(before) = before {
        model.move_small(before, next.dealt);
    } else {
        model.small = next.small.unwrap().index();
    }
    check_places(model, next)?;
    check_chips(model, next)
}

/// Checks the seats that are dealt in, and the posts of those that owe a blind.
fn check_who_comes_in(
    model: &TableModel,
    eligible: &[bool; MAX_SEATS],
    posting: &[bool; MAX_SEATS],
    next: &NextHand,
    first: bool,
) -> Result<(), TestCaseError> {
    let big = next.big.index();
    let owes = |at: usize| model.chairs[at] != Chair::Paid || model.owes_small[at];
    let payers = (0..MAX_SEATS).filter(|&at| eligible[at] && at != big && !owes(at)).count();
    // If everybody waits, a second player comes in as the small blind. If a straddle requires more players,
    // those who wait post, clockwise from the big blind and no more of them than required.
    let alone = model.straddles == 0 && payers == 0 && next.dealt.len() == 2 && next.post_big.is_empty();
    let filled = model.straddles > 0 && next.dealt.len() == model.min_dealt();
    let from_big = |at: usize| (at + MAX_SEATS - big) % MAX_SEATS;
    let comes_in = |at: usize| at != big && owes(at) && next.dealt.contains(seat(at + 1));
    let asked = (0..MAX_SEATS).filter(|&at| !first && comes_in(at) && !posting[at]).map(from_big);
    let left_out = |at: usize| eligible[at] && !next.dealt.contains(seat(at + 1));
    let waits = (0..MAX_SEATS).filter(|&at| left_out(at) && !posting[at]).map(from_big);
    if let Some((last, next_waiting)) = asked.clone().max().filter(|_| filled).zip(waits.min()) {
        prop_assert!(last < next_waiting, "waiting seats come in clockwise from the big blind");
    }
    if (0..MAX_SEATS).any(|at| left_out(at) && posting[at]) {
        prop_assert_eq!(asked.count(), 0, "a waiting seat came in before one that posts: {:?}", next);
    }
    for at in 0..MAX_SEATS {
        let chair = seat(at + 1);
        let (dealt, posts) = (next.dealt.contains(chair), next.post_big.contains(chair));
        let paid = model.chairs[at] == Chair::Paid;
        prop_assert!(!dealt || eligible[at]);
        prop_assert!(!posts || (dealt && (posting[at] || filled) && !paid && at != big));
        prop_assert!(dealt || !eligible[at] || owes(at), "a seat that owes nothing is dealt in");
        let dead = !first
            && model.owes_small[at]
            && dealt
            && (posting[at] || filled)
            && at != big
            && next.small != Some(chair);
        prop_assert_eq!(next.post_small.contains(chair), dead, "a missed small blind is posted dead");
        prop_assert!(
            first || !dealt || paid || at == big || posts || alone,
            "chair {} is dealt in without posting what it owes",
            at + 1
        );
    }
    Ok(())
}

/// Checks the positions of the button and the small blind.
fn check_places(model: &TableModel, next: &NextHand) -> Result<(), TestCaseError> {
    if let Some(small) = next.small {
        prop_assert!(next.dealt.contains(small) && small != next.big && !next.post_big.contains(small));
    }
    prop_assert!(next.button != next.big);
    if next.dealt.len() == 2 {
        prop_assert!(next.dealt.contains(next.button), "heads-up the button is the other seat");
        prop_assert!(next.small == Some(next.button) || next.post_big.contains(next.button));
        return Ok(());
    }
    // Clockwise from the big blind: all other seats, then the button, then the small blind, with no seat in
    // between. A player who had to come in with a big blind may be in the small blind's position.
    let from_big = |seat: games::Seat| (seat.index() + MAX_SEATS - next.big.index()) % MAX_SEATS;
    let behind = next.dealt.iter().filter(|&seat| from_big(seat) > from_big(next.button));
    let behind: Vec<games::Seat> = behind.collect();
    match (next.small, &behind[..]) {
        (Some(small), [only]) => prop_assert_eq!(small, *only),
        (None, []) => {}
        (None, [asked]) => {
            let filled = model.straddles > 0 && next.dealt.len() == model.min_dealt();
            prop_assert!(filled && next.post_big.contains(*asked), "{next:?}");
        }
        _ => prop_assert!(false, "{behind:?} sit between the button {:?} and the big blind", next.button),
    }
    Ok(())
}

/// Checks the posts of a hand: small blind, big blind, straddles, and those of seats that come in.
fn check_chips(model: &TableModel, next: &NextHand) -> Result<(), TestCaseError> {
    let straddles = [200, 400];
    let straddles = &straddles[..model.straddles];
    let table = next.table(vec![chips(1000); next.dealt.len()]);
    let rules = rules(&format!(r#"{{ "straddle": {straddles:?} }}"#));
    let hand = Played::open(&rules, &table, &DealtOrder::new(cards::Deck::sorted()));
    let left_of_big: Vec<games::Seat> =
        next.dealt.without(next.big).iter_from(next.big).take(model.straddles).collect();
    for (chair, stack) in next.dealt.iter().zip(hand.stacks()) {
        let straddle = left_of_big.iter().position(|&straddler| straddler == chair);
        let live = match straddle {
            Some(place) => straddles[place],
            None if chair == next.big || next.post_big.contains(chair) => 100,
            None if next.small == Some(chair) => 50,
            None => 0,
        };
        let dead = if next.post_small.contains(chair) { 50 } else { 0 };
        prop_assert_eq!(1000 - stack, live + dead, "chair {}", chair);
    }
    Ok(())
}
