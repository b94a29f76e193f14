//! The blinds from hand to hand (clause `holdem/blinds`, ruling TH-16).
//!
//! 1. The big blind goes to the next eligible seat clockwise. So it never moves backwards, and nobody is big blind twice
//!    in a row.
//! 2. A seat that the big blind passes without paying owes it: it is dealt in again when it posts, or when the big blind
//!    comes to it. A newcomer owes it too.
//! 3. [`ButtonRule::Dead`]: the small blind is where the big blind was, the button where the small blind was, whether
//!    anybody plays there or not. [`ButtonRule::Moving`]: both are derived backwards from the big blind, over the seats
//!    that owe nothing.
//! 4. A seat that owes and lies between the button and the big blind waits: it would have the late positions free.
//! 5. With two players the button is the small blind.
//!
//! The seats here are the chairs of a table, which keep their numbers. [`NextHand::table`] counts those that are dealt in.

use super::settings::ButtonRule;
use super::table::{BlindSeats, Table};
use crate::chips::Chips;
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The blinds after the last hand of a table, and who owes what. The default is a table before its first hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rotation {
    /// Where the blinds were; nowhere before the first hand.
    last: Option<Last>,
    /// The seats whose players were dealt in since they sat down.
    #[serde(default)]
    played: SeatSet,
    /// Those of them whom the big blind passed.
    #[serde(default)]
    missed_big: SeatSet,
    /// Those of them whom the small blind passed.
    #[serde(default)]
    missed_small: SeatSet,
}

/// Where the blinds were: the big blind of the last hand, and that of the hand before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Last {
    small: Seat,
    big: Seat,
}

/// What a seat must post to come in before the big blind reaches it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Owed {
    /// The big blind, live.
    pub big: bool,
    /// The small blind, dead.
    pub small: bool,
}

/// The next hand of a table: who is dealt in, and where the blinds are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextHand {
    /// Who is dealt in.
    pub dealt: SeatSet,
    /// The button; nobody is dealt in there if it is dead.
    pub button: Seat,
    /// The small blind, unless it is dead.
    pub small: Option<Seat>,
    /// The big blind.
    pub big: Seat,
    /// Who posts a live big blind to come in.
    pub post_big: SeatSet,
    /// Who posts a missed small blind, dead.
    pub post_small: SeatSet,
    /// The blinds after this hand.
    pub rotation: Rotation,
}

/// Where a hand has its places.
struct Places {
    button: Seat,
    small: Option<Seat>,
    /// Who comes in by posting.
    posting: SeatSet,
    dealt: SeatSet,
}

impl Rotation {
    /// The blinds after a hand of which nothing is known but the button and who was dealt in.
    pub fn after(button: Seat, dealt: SeatSet) -> Rotation {
        let next = |seat: Seat| dealt.first_from(seat.left(MAX_SEATS)).unwrap_or(seat);
        let small = if dealt.len() == 2 { button } else { next(button) };
        let last = (dealt.len() >= 2).then(|| Last { small, big: next(small) });
        Rotation { last, played: dealt, ..Rotation::default() }
    }

    /// A player got up: whoever sits down there next is a newcomer. The blinds stay where they were.
    pub const fn leave(&mut self, seat: Seat) {
        self.played.remove(seat);
        self.missed_big.remove(seat);
        self.missed_small.remove(seat);
    }

    /// What a seat must post to come in at once; `None` for one that owes nothing.
    pub fn owed(&self, seat: Seat) -> Option<Owed> {
        let newcomer = !self.played.contains(seat);
        let owed =
            Owed { big: newcomer || self.missed_big.contains(seat), small: self.missed_small.contains(seat) };
        (self.last.is_some() && (owed.big || owed.small)).then_some(owed)
    }

    /// The next hand, of the seats that have chips and want cards; `posting` are those that post what they owe rather
    /// than wait for the big blind. `None` below two of them.
    pub fn next(&self, rule: ButtonRule, eligible: SeatSet, posting: SeatSet) -> Option<NextHand> {
        if eligible.len() < 2 {
            return None;
        }
        let Some(last) = self.last else { return Some(Rotation::first(eligible)) };
        let big = eligible.first_from(last.big.left(MAX_SEATS))?;
        let others = eligible.without(big);
        let paid: SeatSet = others.iter().filter(|&seat| self.owed(seat).is_none()).collect();
        let posting = others.intersection(posting).difference(paid);
        let places = match paid.is_empty() {
            true => Places::of_newcomers(big, others, (posting, self.owing_big(posting))),
            false => Places::of(rule, last, big, (paid, posting)),
        };
        Some(self.hand(last, big, &places))
    }

    /// Those of these seats that owe the big blind.
    fn owing_big(&self, seats: SeatSet) -> SeatSet {
        seats.iter().filter(|&seat| self.owed(seat).is_some_and(|owed| owed.big)).collect()
    }

    /// The first hand of a table: the first seat has the button, and nobody owes anything.
    fn first(eligible: SeatSet) -> NextHand {
        let button = eligible.iter().next().unwrap_or(Seat::FIRST);
        let rotation = Rotation::after(button, eligible);
        let (small, big) = rotation.last.map_or((button, button), |last| (last.small, last.big));
        let (post_big, post_small) = (SeatSet::EMPTY, SeatSet::EMPTY);
        NextHand { dealt: eligible, button, small: Some(small), big, post_big, post_small, rotation }
    }

    fn hand(&self, last: Last, big: Seat, places: &Places) -> NextHand {
        let &Places { button, small, posting, dealt } = places;
        let passed_over = self.played.difference(dealt);
        let by_big = between(last.big, big);
        let by_small = between(last.small, last.big).union(SeatSet::one(last.big));
        let missed = |before: SeatSet, passed: SeatSet| {
            before.union(passed_over.intersection(passed)).difference(dealt)
        };
        NextHand {
            dealt,
            button,
            small,
            big,
            post_big: self.owing_big(posting),
            post_small: posting.intersection(self.missed_small),
            rotation: Rotation {
                last: Some(Last { small: last.big, big }),
                played: self.played.union(dealt),
                missed_big: missed(self.missed_big, by_big),
                missed_small: missed(self.missed_small, by_small),
            },
        }
    }
}

impl Places {
    /// The places around the big blind, where somebody else owes nothing.
    fn of(rule: ButtonRule, last: Last, big: Seat, (paid, posting): (SeatSet, SeatSet)) -> Places {
        let small = match rule {
            ButtonRule::Dead => last.big,
            ButtonRule::Moving => last_before(paid, big).unwrap_or(last.big),
        };
        let behind = between(big, small);
        // A dead button may have been overtaken by the big blind; then it is derived backwards too.
        let kept = (rule == ButtonRule::Dead && behind.contains(last.small)).then_some(last.small);
        let button = kept.or_else(|| last_before(paid.intersection(behind), small));
        let posting = posting.intersection(between(big, button.unwrap_or(small)));
        let dealt = paid.union(posting).union(SeatSet::one(big));
        if dealt.len() == 2 {
            let other = paid.only();
            return Places { button: other.unwrap_or(small), small: other, posting, dealt };
        }
        let held: SeatSet = button.into_iter().collect();
        let button = last_before(dealt.union(held).intersection(behind), small);
        Places {
            button: button.unwrap_or(small),
            small: Some(small).filter(|&seat| paid.contains(seat)),
            posting,
            dealt,
        }
    }

    /// Everybody but the big blind owes something: those who post come in. If nobody does, it is the seat that is big
    /// blind next, since nobody could play otherwise. One of two players who owes a small blind alone has it now.
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
    /// The hand's table, where these stacks belong to the seats that are dealt in, in rising order.
    pub fn table(&self, stacks: Vec<Chips>) -> Table {
        let seats = |set: SeatSet| set.iter().filter_map(|seat| self.hand_seat(seat)).collect();
        let button = self.hand_seat(self.button).or_else(|| {
            // A dead button leaves the last word to the seat before it.
            last_before(self.dealt, self.button).and_then(|seat| self.hand_seat(seat))
        });
        let blinds = BlindSeats {
            small: self.small.and_then(|seat| self.hand_seat(seat)),
            big: self.hand_seat(self.big).unwrap_or(Seat::FIRST),
            post_big: seats(self.post_big),
            post_small: seats(self.post_small),
        };
        Table { blinds: Some(blinds), ..Table::new(button.unwrap_or(Seat::FIRST), stacks) }
    }

    /// The place of a seat among those that are dealt in.
    fn hand_seat(&self, seat: Seat) -> Option<Seat> {
        let place = self.dealt.iter().position(|dealt| dealt == seat)?;
        Seat::new(place + 1)
    }
}

/// The seats clockwise behind one and before another; all others if they are the same.
fn between(from: Seat, to: Seat) -> SeatSet {
    let others = SeatSet::all(MAX_SEATS).without(from).iter_from(from);
    others.take_while(|&seat| seat != to).collect()
}

/// The first seat of a set counter-clockwise from one, itself excluded.
fn last_before(set: SeatSet, seat: Seat) -> Option<Seat> {
    set.without(seat).iter_from(seat).last()
}
