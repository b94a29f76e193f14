//! The guests who made a request in the last 24 hours, so that the administrator can also ban a guest who is at no
//! table. They are kept in memory only: after a restart, a guest is known again from the next request on.

use super::client_key::client;
use crate::store::PlayerId;
use hashlink::LruCache;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Time after the last request for which a guest is remembered, in milliseconds.
const REMEMBERED_MS: u64 = 24 * 3600 * 1000;

/// Maximum number of guests that are remembered.
const MAX_GUESTS: usize = 10_000;

/// The guests who made a request in the last 24 hours. Bounded: beyond the maximum, the guest who was seen longest ago
/// is forgotten.
pub struct SeenGuests(Mutex<LruCache<PlayerId, SeenGuest>>);

/// The last request of a guest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeenGuest {
    /// Time of the request, in milliseconds since the Unix epoch.
    pub at_ms: u64,
    /// The client from which it came.
    pub client: IpAddr,
}

impl Default for SeenGuests {
    fn default() -> SeenGuests {
        SeenGuests(Mutex::new(LruCache::new(MAX_GUESTS)))
    }
}

impl SeenGuests {
    fn guests(&self) -> MutexGuard<'_, LruCache<PlayerId, SeenGuest>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records a request of a guest from this address, at this time in milliseconds since the Unix epoch. Does nothing
    /// for a guest without a name.
    pub fn record(&self, player: Option<PlayerId>, address: IpAddr, now_ms: u64) {
        let Some(player) = player else { return };
        let mut guests = self.guests();
        while guests.iter().next().is_some_and(|(_, oldest)| !oldest.is_recent(now_ms)) {
            guests.remove_lru();
        }
        guests.insert(player, SeenGuest { at_ms: now_ms, client: client(address) });
    }

    /// The last request of a guest; `None` if there was none in the 24 hours before this time, in milliseconds since the
    /// Unix epoch.
    pub fn last(&self, player: PlayerId, now_ms: u64) -> Option<SeenGuest> {
        self.guests().peek(&player).copied().filter(|seen| seen.is_recent(now_ms))
    }

    /// The last request of each guest in the 24 hours before this time, in milliseconds since the Unix epoch.
    pub fn recent(&self, now_ms: u64) -> HashMap<PlayerId, SeenGuest> {
        let guests = self.guests();
        guests
            .iter()
            .filter(|(_, seen)| seen.is_recent(now_ms))
            .map(|(&player, &seen)| (player, seen))
            .collect()
    }
}

impl SeenGuest {
    const fn is_recent(&self, now_ms: u64) -> bool {
        now_ms.saturating_sub(self.at_ms) < REMEMBERED_MS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_are_remembered_for_a_day_and_their_number_is_bounded() {
        let (seen, address) = (SeenGuests::default(), IpAddr::from([192, 0, 2, 1]));
        let most = MAX_GUESTS as i64;
        (0..most).for_each(|id| seen.record(Some(PlayerId(id)), address, id.cast_unsigned()));
        seen.record(None, address, 20_000);
        seen.record(Some(PlayerId(most)), address, 20_000);
        let recent = seen.recent(20_000);
        assert_eq!(recent.len(), MAX_GUESTS);
        assert!(!recent.contains_key(&PlayerId(0)), "the guest seen longest ago is forgotten");
        assert_eq!(recent[&PlayerId(most)], SeenGuest { at_ms: 20_000, client: address });
        let later = seen.recent(REMEMBERED_MS + 9_999);
        assert_eq!(later.into_keys().collect::<Vec<_>>(), [PlayerId(most)]);
        seen.record(Some(PlayerId(-1)), address, REMEMBERED_MS + 20_000);
        assert_eq!(seen.guests().len(), 1, "guests of earlier days are dropped");
    }
}
