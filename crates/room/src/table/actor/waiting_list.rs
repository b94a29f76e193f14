//! Offers empty seats to the people on the waiting list, and ends offers that nobody takes.

use super::Actor;
use crate::store::{PlayerId, Store};
use crate::table::decide;
use crate::table::error::TableError;
use std::collections::BTreeSet;
use tokio::time::{Duration, Instant};

/// Time to take a seat that was offered.
const OFFER: Duration = Duration::from_secs(60);

impl<S: Store> Actor<S> {
    /// Offers empty seats to the first people on the waiting list who have no offer yet.
    pub(super) async fn offer_seats(&mut self) {
        if self.retry_at.is_some() || self.state.closed || self.recovery.is_pending() {
            return;
        }
        let offers = decide::offer_seats(&self.state);
        if offers.is_empty() {
            return;
        }
        let done = self.commit(offers).await;
        self.retry_after_error(done);
    }

    /// Sets the ends of new offers, and forgets those of people who are no longer on the list. After a restart of the
    /// room an offer lasts its full time again, since nobody could take the seat in between.
    pub(super) fn update_offers(&mut self, now: Instant) {
        let waiters = self.state.waiting.waiters().iter();
        let offered: BTreeSet<PlayerId> =
            waiters.filter(|waiter| waiter.offered_at_ms.is_some()).map(|waiter| waiter.player).collect();
        self.offers.retain(|player, _| offered.contains(player));
        for player in offered {
            self.offers.entry(player).or_insert(now + OFFER);
        }
    }

    /// Time at which the next offer ends; `None` without an offer.
    pub(super) fn next_offer_ends(&self) -> Option<Instant> {
        self.offers.values().min().copied()
    }

    /// Ends the offers whose time has run out: these people leave the waiting list.
    pub(super) async fn end_offers(&mut self, now: Instant) -> Result<(), TableError> {
        let over = self.offers.iter().filter(|&(_, &ends)| ends <= now).map(|(&player, _)| player);
        for player in over.collect::<Vec<_>>() {
            self.commit(decide::end_offer(player)).await?;
        }
        Ok(())
    }
}
