//! Buy-ins and top-ups of players, and the limit on their number.

use super::State;
use crate::store::PlayerId;
use crate::table::chair::Chair;
use games::Chips;

impl State {
    /// Number of rebuys and top-ups that a player has left, not counting the first buy-in; `None` without a limit.
    pub fn rebuys_left(&self, player: PlayerId) -> Option<u32> {
        let limit = self.config.stakes?.rebuys?;
        let buys = self.buys.count(player);
        Some((limit + 1).saturating_sub(buys.max(1)))
    }

    pub(super) fn count_buy(&mut self, player: Option<PlayerId>) {
        let Some(player) = player else { return };
        let seated: Vec<PlayerId> =
            self.occupied_chairs().filter_map(|(_, occupant)| occupant.who.player()).collect();
        self.buys.add(player, |other| seated.contains(&other));
    }

    pub(super) fn top_up(&mut self, chair: Chair, amount: Chips) {
        let player = self.at(chair).and_then(|occupant| occupant.who.player());
        self.count_buy(player);
        let later = self.hand.includes(chair);
        self.with(chair, |occupant| match later {
            true => occupant.pending_top_up += amount,
            false => occupant.stack += amount,
        });
    }
}
