//! The waiting list of a table. Its first people, as many as there are empty seats, are offered a seat.

use crate::store::PlayerId;
use crate::table::entry::Waiter;

/// The waiting list of a table, in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WaitingList(Vec<Waiter>);

impl WaitingList {
    /// The list with these people, in order.
    pub const fn restored(waiters: Vec<Waiter>) -> WaitingList {
        WaitingList(waiters)
    }

    /// The people on the list, in order.
    pub fn waiters(&self) -> &[Waiter] {
        &self.0
    }

    /// Number of people before a person: all of them for somebody who is not on the list.
    pub fn ahead_of(&self, player: PlayerId) -> usize {
        self.0.iter().take_while(|waiter| waiter.player != player).count()
    }

    /// Returns whether a person is on the list.
    pub fn includes(&self, player: PlayerId) -> bool {
        self.0.iter().any(|waiter| waiter.player == player)
    }

    pub(super) fn join(&mut self, player: PlayerId, name: String) {
        self.0.push(Waiter { player, name, offered_at_ms: None });
    }

    pub(super) fn offer(&mut self, player: PlayerId, at_ms: u64) {
        for waiter in self.0.iter_mut().filter(|waiter| waiter.player == player) {
            waiter.offered_at_ms = Some(at_ms);
        }
    }

    pub(super) fn leave(&mut self, player: PlayerId) {
        self.0.retain(|waiter| waiter.player != player);
    }
}
