//! The blinds from hand to hand (clause `holdem/blinds`, ruling TH-16).
//!
//! 1. The big blind goes to the next eligible seat clockwise. It therefore never moves backwards, and no seat
//!    is big blind twice in a row.
//! 2. A seat that a blind passes owes it as a missed blind. It is dealt in again once it posts what it owes
//!    (the big blind live, the small blind dead), or once the big blind reaches it. A newcomer owes the big
//!    blind.
//! 3. [`ButtonRule::Dead`]: the small blind moves to the seat of the last big blind and the button to that of the last
//!    small blind, even if no player is dealt in there. [`ButtonRule::Moving`]: both are found counterclockwise from
//!    the big blind, among the seats that owe nothing. If no such seat is left for the button, or the big blind has
//!    reached the button's position, the last seat dealt in before the small blind has the button.
//! 4. A seat that owes a blind and lies between the button and the big blind waits: it would otherwise get the late
//!    positions for free.
//! 5. Heads-up, the button is the small blind, unless it comes in by posting a big blind: then there is no small blind.
//! 6. If every seat but the big blind owes a blind, those that post come in wherever they sit. If none posts, the next
//!    seat clockwise comes in as the small blind.
//! 7. If fewer seats would be dealt in than the rules require (one per straddle and two blinds), others come in by
//!    posting, wherever they sit: first those that chose to post, then those that wait, both clockwise from the big
//!    blind.
//! 8. Once no player remains who was dealt in since sitting down, the table is treated as new.
//! 9. A player who was dealt in, left and returned owes both blinds in any seat (TH-20), so that no change of seats
//!    avoids a blind.
//!
//! The seats here are the chairs of a table, whose numbers stay the same from hand to hand. Chairs are numbered like
//! seats, so this module uses [`Seat`] and [`SeatSet`] for them. [`NextHand::hand_seat`] renumbers the chairs that are
//! dealt in.

use super::settings::ButtonRule;
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Minimum number of seats in a hand: one for each blind.
const MIN_SEATS: usize = 2;

/// The positions of the blinds in the last hand of a table, and the blinds that seats have missed. The default is a
/// table before its first hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rotation {
    /// Positions of the last blinds; `None` if the next hand is the first of a table.
    last: Option<BlindPositions>,
    /// The seats whose players have been dealt in since they sat down.
    #[serde(default)]
    played: SeatSet,
    /// The seats in `played` that the big blind has passed since they were last dealt in.
    #[serde(default)]
    missed_big: SeatSet,
    /// The seats in `played` that the small blind has passed since they were last dealt in. Also the seats of players
    /// who were dealt in, left and returned, until they are dealt in.
    #[serde(default)]
    missed_small: SeatSet,
}

/// Positions of the blinds in the last hand. `small` is the seat at which the small blind was due, even if the blind
/// was dead or posted elsewhere. From the second hand on, this is the seat of the big blind in the hand before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct BlindPositions {
    small: Seat,
    big: Seat,
}

/// Blinds that a seat must post to come in before the big blind reaches it. A player who has been dealt in since
/// sitting down owes the blinds missed; a newcomer owes the big blind; a player who was dealt in, left and returned
/// owes both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwedBlinds {
    /// `true` if the seat owes the big blind, which is posted live.
    pub big: bool,
    /// `true` if the seat owes the small blind, which is posted dead.
    pub small: bool,
}

/// The next hand of a table: the seats dealt in, the button and the blinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextHand {
    /// Seats that are dealt in.
    pub dealt: SeatSet,
    /// The seat of the button. If the button is dead, no player is dealt in there.
    pub button: Seat,
    /// The seat of the small blind; `None` if no small blind is posted in this position.
    pub small: Option<Seat>,
    /// The seat of the big blind.
    pub big: Seat,
    /// Seats that post a live big blind to come in.
    pub post_big: SeatSet,
    /// Seats that post a missed small blind, which is dead, to come in.
    pub post_small: SeatSet,
    /// The rotation after this hand, from which the hand that follows is determined.
    pub rotation: Rotation,
}

/// The positions of the button and the small blind in a hand, and the seats dealt in.
struct Places {
    button: Seat,
    small: Option<Seat>,
    /// Seats that come in by posting.
    posting: SeatSet,
    dealt: SeatSet,
}

impl Rotation {
    /// The rotation after a hand in which no blind was missed, given its button and the seats dealt in. With fewer than
    /// two seats, the next hand is the first of a table.
    pub fn after(button: Seat, dealt: SeatSet) -> Rotation {
        let next = |seat: Seat| dealt.first_from(seat.left(MAX_SEATS)).unwrap_or(seat);
        let small = if dealt.len() == 2 { button } else { next(button) };
        let last = (dealt.len() >= 2).then(|| BlindPositions { small, big: next(small) });
        Rotation { last, played: dealt, ..Rotation::default() }
    }

    /// Records that the player of a seat has left: the next player in the seat counts as a newcomer. The blinds keep
    /// their positions, unless this was the last player who was dealt in since sitting down: then the next hand is the
    /// first of a new table.
    pub fn leave(&mut self, seat: Seat) {
        let played = self.played.contains(seat);
        for seats in [&mut self.played, &mut self.missed_big, &mut self.missed_small] {
            seats.remove(seat);
        }
        if played && self.played.is_empty() {
            *self = Rotation::default();
        }
    }

    /// Returns whether the next hand is the first at the table.
    pub const fn is_new(&self) -> bool {
        self.last.is_none()
    }

    /// Returns whether the player of a seat has been dealt in since the first hand of the table: in this seat, or in
    /// any seat before leaving and returning.
    pub fn was_dealt_in(&self, seat: Seat) -> bool {
        self.played.contains(seat) || self.missed_small.contains(seat)
    }

    /// Records that a player who was dealt in and left has sat down again, and owes both blinds (TH-20). At a new table
    /// no player owes a blind.
    pub fn bring_back(&mut self, seat: Seat) {
        if !self.is_new() {
            self.missed_small.insert(seat);
        }
    }

    /// Blinds that a seat must post to come in at once; `None` if the seat owes no blind.
    pub fn owed(&self, seat: Seat) -> Option<OwedBlinds> {
        let newcomer = !self.played.contains(seat);
        let owed = OwedBlinds {
            big: newcomer || self.missed_big.contains(seat),
            small: self.missed_small.contains(seat),
        };
        (self.last.is_some() && (owed.big || owed.small)).then_some(owed)
    }

    /// Determines the next hand. `least` is the minimum number of seats to deal in. `eligible` are the seats that have
    /// chips and are not sitting out; of these, `posting` are the seats that post what they owe rather than wait for
    /// the big blind. `None` if fewer than `least` seats are eligible, or fewer than two.
    pub fn next(
        &self,
        rule: ButtonRule,
        least: usize,
        eligible: SeatSet,
        posting: SeatSet,
    ) -> Option<NextHand> {
        if eligible.len() < least.max(MIN_SEATS) {
            return None;
        }
        let Some(last) = self.last else { return Some(Rotation::first(eligible)) };
        let big = eligible.first_from(last.big.left(MAX_SEATS))?;
        let others = eligible.without(big);
        let paid: SeatSet = others.iter().filter(|&seat| self.owed(seat).is_none()).collect();
        let posting = others.intersection(posting).difference(paid);
        let mut places = match paid.is_empty() {
            true => Places::of_newcomers(big, others, (posting, self.seats_owing_big(posting))),
            false => Places::of(rule, last, big, (paid, posting)),
        };
        if places.dealt.len() < least {
            let in_anyway = paid.union(places.posting).without(big);
            let left_out = others.difference(in_anyway);
            // Seats that chose to post come in before those that wait.
            let (first, then) = (left_out.intersection(posting), left_out.difference(posting));
            let coming = first.iter_from(big).chain(then.iter_from(big)).take(least - 1 - in_anyway.len());
            let posting = places.posting.union(coming.collect());
            places =
                Places::with_waiting_seats(rule, last, big, (paid, posting, self.seats_owing_big(posting)));
        }
        Some(self.hand(last, big, &places))
    }

    /// The seats among `seats` that owe the big blind.
    fn seats_owing_big(&self, seats: SeatSet) -> SeatSet {
        seats.iter().filter(|&seat| self.owed(seat).is_some_and(|owed| owed.big)).collect()
    }

    /// The first hand of a table: the lowest-numbered eligible seat has the button, and no player owes a blind.
    fn first(eligible: SeatSet) -> NextHand {
        let button = eligible.iter().next().unwrap_or(Seat::FIRST);
        let rotation = Rotation::after(button, eligible);
        let (small, big) = rotation.last.map_or((button, button), |last| (last.small, last.big));
        let (post_big, post_small) = (SeatSet::EMPTY, SeatSet::EMPTY);
        NextHand { dealt: eligible, button, small: Some(small), big, post_big, post_small, rotation }
    }

    fn hand(&self, last: BlindPositions, big: Seat, places: &Places) -> NextHand {
        let &Places { button, small, posting, dealt } = places;
        let by_big = between(last.big, big);
        let by_small = between(last.small, last.big).union(SeatSet::one(last.big));
        let missed = |before: SeatSet, passed: SeatSet| {
            before.union(self.played.intersection(passed)).difference(dealt)
        };
        NextHand {
            dealt,
            button,
            small,
            big,
            post_big: self.seats_owing_big(posting),
            post_small: posting.intersection(self.missed_small),
            rotation: Rotation {
                last: Some(BlindPositions { small: last.big, big }),
                played: self.played.union(dealt),
                missed_big: missed(self.missed_big, by_big),
                missed_small: missed(self.missed_small, by_small),
            },
        }
    }
}

impl Places {
    /// The positions if at least one seat besides the big blind owes nothing. These seats are `paid`; `posting` are the
    /// seats that chose to post.
    fn of(rule: ButtonRule, last: BlindPositions, big: Seat, (paid, posting): (SeatSet, SeatSet)) -> Places {
        let small = small_place(rule, last, paid, big);
        let behind = between(big, small);
        let button =
            kept_button(rule, last, behind).or_else(|| last_before(paid.intersection(behind), small));
        let posting = posting.intersection(between(big, button.unwrap_or(small)));
        let dealt = paid.union(posting).union(SeatSet::one(big));
        if dealt.len() == 2 {
            let other = paid.only();
            return Places { button: other.unwrap_or(small), small: other, posting, dealt };
        }
        let held: SeatSet = button.into_iter().collect();
        Places::with_button_behind(small, dealt.union(held).intersection(behind), paid, posting, dealt)
    }

    /// The positions if waiting seats are dealt in too, because the hand would have too few seats otherwise. They may
    /// sit anywhere: in the small blind's position, a seat that owes a big blind posts it, and one that owes only a
    /// small blind posts it as the live small blind of this hand.
    fn with_waiting_seats(
        rule: ButtonRule,
        last: BlindPositions,
        big: Seat,
        (paid, posting, owing_big): (SeatSet, SeatSet, SeatSet),
    ) -> Places {
        let dealt = paid.union(posting).union(SeatSet::one(big));
        let small = small_place(rule, last, dealt, big);
        let behind = between(big, small);
        let held: SeatSet = kept_button(rule, last, behind).into_iter().collect();
        let owing_none = dealt.difference(owing_big).without(big);
        let posting = posting.difference(SeatSet::one(small).intersection(owing_none));
        Places::with_button_behind(small, dealt.union(held).intersection(behind), owing_none, posting, dealt)
    }

    /// The positions with the button on the last seat of `behind` before the small blind, or on the small blind's seat
    /// if `behind` is empty. No small blind is posted if its seat is not in `paid`.
    fn with_button_behind(
        small: Seat,
        behind: SeatSet,
        paid: SeatSet,
        posting: SeatSet,
        dealt: SeatSet,
    ) -> Places {
        let button = last_before(behind, small).unwrap_or(small);
        Places { button, small: Some(small).filter(|&seat| paid.contains(seat)), posting, dealt }
    }

    /// The positions if every seat but the big blind owes something: those that post come in, and there is no small
    /// blind. If none posts, the next seat clockwise comes in as the small blind, since no hand could be played
    /// otherwise. So does a single posting seat that owes only a small blind, which it posts as the live small blind of
    /// this hand.
    fn of_newcomers(big: Seat, others: SeatSet, (posting, owing_big): (SeatSet, SeatSet)) -> Places {
        let button = last_before(posting, big).filter(|_| posting.len() > 1 || !owing_big.is_empty());
        if let Some(button) = button {
            return Places { button, small: None, posting, dealt: posting.union(SeatSet::one(big)) };
        }
        let other = posting.only().or_else(|| others.first_from(big)).unwrap_or(big);
        let dealt = SeatSet::one(big).union(SeatSet::one(other));
        Places { button: other, small: Some(other), posting: SeatSet::EMPTY, dealt }
    }
}

impl NextHand {
    /// The seat's number in the hand, counting only the seats that are dealt in; `None` if the seat is not
    /// dealt in.
    pub fn hand_seat(&self, seat: Seat) -> Option<Seat> {
        let place = self.dealt.iter().position(|dealt| dealt == seat)?;
        Seat::new(place + 1)
    }

    /// The number, within the hand, of the button or of the seat before a dead button, which acts last if betting
    /// begins left of the button. `None` if no seat is dealt in.
    pub fn last_to_act(&self) -> Option<Seat> {
        let before = || last_before(self.dealt, self.button).and_then(|seat| self.hand_seat(seat));
        self.hand_seat(self.button).or_else(before)
    }
}

/// The small blind's position: the seat of the last big blind, or with a moving button the last of `seats`
/// before the new big blind.
fn small_place(rule: ButtonRule, last: BlindPositions, seats: SeatSet, big: Seat) -> Seat {
    match rule {
        ButtonRule::Dead => last.big,
        ButtonRule::Moving => last_before(seats, big).unwrap_or(last.big),
    }
}

/// The button's position under the dead button rule. `None` under the moving button rule, and if the big blind has
/// reached or passed the position: the button is then found counterclockwise from the small blind.
fn kept_button(rule: ButtonRule, last: BlindPositions, behind: SeatSet) -> Option<Seat> {
    (rule == ButtonRule::Dead && behind.contains(last.small)).then_some(last.small)
}

/// The seats strictly between two seats, clockwise; all other seats if the two are the same.
fn between(from: Seat, to: Seat) -> SeatSet {
    let others = SeatSet::all(MAX_SEATS).without(from).iter_from(from);
    others.take_while(|&seat| seat != to).collect()
}

/// The first seat of `set` counterclockwise from `seat`, which is excluded; `None` if there is no other.
fn last_before(set: SeatSet, seat: Seat) -> Option<Seat> {
    set.without(seat).iter_from(seat).last()
}
