//! The tally sheet of one hand: its stamps, including void ones.

use super::action::{Mark, SpinsAt, Stop};
use super::{STOPS, Time};
use crate::face::Shown;
use cards::{Card, CardSet};
use schemars::JsonSchema;
use serde::Serialize;

/// One stamp.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Stamp {
    /// The card that the stamp shows.
    pub card: Shown,
    /// The time of the stamp; `null` for a card that was typed in from a sheet without times (PR-23).
    pub at: Option<Time>,
    /// `true` if the on-screen wheel drew the card; `false` for a physical wheel or pack.
    pub screen: bool,
    /// The reason the stamp is void, if it is void.
    pub void: Option<String>,
}

/// The source of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardSource {
    /// A physical wheel or pack.
    Physical,
    /// The on-screen wheel.
    Screen,
}

impl CardSource {
    /// The source of a card: [`CardSource::Screen`] if `screen`, otherwise [`CardSource::Physical`].
    pub const fn of(screen: bool) -> CardSource {
        if screen { CardSource::Screen } else { CardSource::Physical }
    }

    /// Returns whether the on-screen wheel drew the card.
    pub const fn is_screen(self) -> bool {
        matches!(self, CardSource::Screen)
    }
}

impl Stamp {
    /// A valid stamp.
    pub(super) const fn new(card: Shown, at: Option<Time>, source: CardSource) -> Stamp {
        Stamp { card, at, screen: source.is_screen(), void: None }
    }
}

/// The stamps whose times count for the order of entries.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Counted {
    /// The first stamp of each mark, even if it is void: version 1 of the rules.
    #[default]
    First,
    /// The first stamp of each mark, unless it is void.
    ValidFirst,
    /// The valid stamp of each stop (PR-22), and the first extra card, unless it is void.
    Valid,
}

/// The stamps of one hand.
#[derive(Clone, Default, PartialEq, Eq)]
pub(super) struct Sheet {
    counted: Counted,
    /// The stops that the hand may skip, in ascending order.
    skips: Vec<Stop>,
    /// All stamps of each stop, in order of entry; at most the last one is valid.
    stops: [Vec<Stamp>; STOPS],
    extra: Vec<Stamp>,
    pub turned_in: Option<Time>,
    /// The cards spun to break ties, one per round.
    pub spun: Vec<Card>,
    /// `true` if the fee is paid.
    pub paid: bool,
    /// `true` if the prize of the hand was paid.
    pub prize_paid: bool,
    /// The location at which all five cards were spun, for a participant who does not ride.
    pub spun_at: Option<SpinsAt>,
}

impl Sheet {
    /// A sheet without stamps.
    pub fn new(counted: Counted, paid: bool) -> Sheet {
        Sheet { counted, paid, ..Sheet::default() }
    }

    /// All stamps for a mark, in order of entry.
    pub fn stamps(&self, mark: Mark) -> &[Stamp] {
        match mark {
            Mark::Stop(stop) => &self.stops[stop.index()],
            Mark::Extra => &self.extra,
        }
    }

    fn stamps_mut(&mut self, mark: Mark) -> &mut Vec<Stamp> {
        match mark {
            Mark::Stop(stop) => &mut self.stops[stop.index()],
            Mark::Extra => &mut self.extra,
        }
    }

    /// The valid stamp, if any.
    pub fn valid_stamp(&self, mark: Mark) -> Option<&Stamp> {
        self.stamps(mark).last().filter(|stamp| stamp.void.is_none())
    }

    /// Returns whether the last stamp is void and not replaced.
    pub fn is_void(&self, mark: Mark) -> bool {
        self.valid_stamp(mark).is_none() && !self.stamps(mark).is_empty()
    }

    pub fn stamp(&mut self, mark: Mark, stamp: Stamp) {
        self.stamps_mut(mark).push(stamp);
    }

    /// Gives the valid stamp the time and the source of another stamp with the same card.
    pub fn copy_time_and_source(&mut self, mark: Mark, other: &Stamp) {
        if let Some(valid) = self.stamps_mut(mark).last_mut() {
            (valid.at, valid.screen) = (other.at, other.screen);
        }
    }

    /// Declares the valid stamp void and returns its card.
    pub fn void(&mut self, mark: Mark, reason: &str) -> Option<Shown> {
        let stamp = self.stamps_mut(mark).last_mut().filter(|stamp| stamp.void.is_none())?;
        stamp.void = Some(reason.to_owned());
        Some(stamp.card)
    }

    /// Returns whether the stop was visited. A void stamp counts as a visit, except under [`Counted::Valid`].
    pub fn visited(&self, stop: Stop) -> bool {
        match self.counted {
            Counted::First | Counted::ValidFirst => !self.stops[stop.index()].is_empty(),
            Counted::Valid => self.valid_stamp(Mark::Stop(stop)).is_some(),
        }
    }

    /// The time of the visit to a stop; `None` without a visit, or if the stamp that counts is void or has no time.
    pub fn visit(&self, stop: Stop) -> Option<Time> {
        self.counted_time(Mark::Stop(stop))
    }

    /// The time of the mark's stamp that counts for the order of entries.
    fn counted_time(&self, mark: Mark) -> Option<Time> {
        let first = self.stamps(mark).first();
        let counted = match (self.counted, mark) {
            (Counted::First, _) => first,
            (Counted::ValidFirst, _) | (Counted::Valid, Mark::Extra) => {
                first.filter(|stamp| stamp.void.is_none())
            }
            (Counted::Valid, Mark::Stop(_)) => self.valid_stamp(mark),
        };
        counted.and_then(|stamp| stamp.at)
    }

    /// The first stop that has a valid stamp, and that stamp.
    pub fn any_valid(&self) -> Option<(Stop, &Stamp)> {
        Stop::all().find_map(|stop| Some((stop, self.valid_stamp(Mark::Stop(stop))?)))
    }

    /// Returns whether the organiser accepted that the hand skipped a stop.
    pub fn skips(&self, stop: Stop) -> bool {
        self.skips.contains(&stop)
    }

    /// The stops that the organiser accepted as skipped.
    pub fn skipped(&self) -> &[Stop] {
        &self.skips
    }

    /// Accepts that the hand skipped a stop.
    pub fn skip(&mut self, stop: Stop) {
        self.skips.push(stop);
        self.skips.sort_unstable();
    }

    /// The first stop without a valid stamp.
    pub fn missing(&self) -> Option<Stop> {
        Stop::all().find(|&stop| self.valid_stamp(Mark::Stop(stop)).is_none())
    }

    /// The valid cards: those of the stops, then the extra card.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        let marks = Stop::all().map(Mark::Stop).chain([Mark::Extra]);
        marks.filter_map(|mark| self.valid_stamp(mark)).map(|stamp| stamp.card.0)
    }

    /// The valid cards as a set.
    pub fn held(&self) -> CardSet {
        self.cards().collect()
    }

    /// The first card that was drawn, even if its stamp is void. Cards without a time come before all others.
    pub fn first_card(&self) -> Option<&Stamp> {
        let marks = self.stops.iter().chain([&self.extra]);
        marks.filter_map(|stamps| stamps.first()).min_by_key(|stamp| stamp.at)
    }

    /// The time of the last visit to a stop.
    pub fn last_visit(&self) -> Option<Time> {
        Stop::all().filter_map(|stop| self.visit(stop)).max()
    }

    /// The time at which the hand got its last card.
    pub fn last_card(&self) -> Option<Time> {
        self.counted_time(Mark::Extra).max(self.last_visit())
    }
}
