//! The tally sheet of one hand: its stamps, including void ones.

use super::action::{Mark, Stop};
use super::{STOPS, Time};
use crate::face::Shown;
use cards::{Card, CardSet};
use schemars::JsonSchema;
use serde::Serialize;

/// One stamp.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Stamp {
    /// The card.
    pub card: Shown,
    /// The time of the stamp.
    pub at: Time,
    /// `true` if drawn by the on-screen wheel; `false` for a physical wheel or pack.
    pub screen: bool,
    /// The reason the stamp is void, if it is.
    pub void: Option<String>,
}

/// The stamps of one hand.
#[derive(Clone, Default, PartialEq, Eq)]
pub(super) struct Sheet {
    /// All stamps of each stop in chronological order; at most the last one is valid.
    stops: [Vec<Stamp>; STOPS],
    extra: Vec<Stamp>,
    pub turned_in: Option<Time>,
    /// The cards spun to break ties, one per round.
    pub spun: Vec<Card>,
    /// `true` if the fee is paid.
    pub paid: bool,
    /// `true` if its prize was paid.
    pub prize_paid: bool,
}

impl Sheet {
    /// A sheet without stamps.
    pub fn new(paid: bool) -> Sheet {
        Sheet { paid, ..Sheet::default() }
    }

    /// All stamps for a mark, in chronological order.
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
    pub fn live(&self, mark: Mark) -> Option<&Stamp> {
        self.stamps(mark).last().filter(|stamp| stamp.void.is_none())
    }

    /// Returns whether the last stamp is void and not replaced.
    pub fn is_void(&self, mark: Mark) -> bool {
        self.live(mark).is_none() && !self.stamps(mark).is_empty()
    }

    pub fn stamp(&mut self, mark: Mark, card: Shown, at: Time, screen: bool) {
        self.stamps_mut(mark).push(Stamp { card, at, screen, void: None });
    }

    /// Declares the valid stamp void and returns its card.
    pub fn void(&mut self, mark: Mark, reason: &str) -> Option<Shown> {
        let stamp = self.stamps_mut(mark).last_mut().filter(|stamp| stamp.void.is_none())?;
        stamp.void = Some(reason.to_owned());
        Some(stamp.card)
    }

    /// Returns whether the stop was visited; a void stamp is also a visit.
    pub fn visited(&self, stop: Stop) -> bool {
        !self.stops[stop.index()].is_empty()
    }

    /// The time of the visit to a stop. Corrections do not count.
    pub fn visit(&self, stop: Stop) -> Option<Time> {
        self.stops[stop.index()].first().map(|stamp| stamp.at)
    }

    /// The first stop not visited yet.
    pub fn next_stop(&self) -> Option<Stop> {
        Stop::all().find(|&stop| !self.visited(stop))
    }

    /// The first stop without a valid stamp.
    pub fn missing(&self) -> Option<Stop> {
        Stop::all().find(|&stop| self.live(Mark::Stop(stop)).is_none())
    }

    /// The valid cards: those of the stops, then the extra card.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        let marks = Stop::all().map(Mark::Stop).chain([Mark::Extra]);
        marks.filter_map(|mark| self.live(mark)).map(|stamp| stamp.card.0)
    }

    /// The valid cards as a set.
    pub fn held(&self) -> CardSet {
        self.cards().collect()
    }

    /// The time of the first card drawn, also if its stamp is void.
    pub fn first_card(&self) -> Option<Time> {
        self.stops.iter().filter_map(|stamps| stamps.first()).map(|stamp| stamp.at).min()
    }

    /// The time of the last visit to a stop. Corrections do not count.
    pub fn last_visit(&self) -> Option<Time> {
        self.stops.iter().filter_map(|stamps| stamps.first()).map(|stamp| stamp.at).max()
    }

    /// The time at which the hand got its last card. Corrections do not count.
    pub fn last_card(&self) -> Option<Time> {
        self.extra.first().map(|stamp| stamp.at).max(self.last_visit())
    }
}
