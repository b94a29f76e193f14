//! Packs Poker: every seat can pay for the largest bets on every pack.

use super::run::{Simulated, kept, times};
use super::tell::Words;
use crate::wire::Refused;
use games::Chips;
use games::packs_poker::{PacksPoker, Rules, Settings, SetupError, Table, most_seats};
use std::ops::RangeInclusive;

impl Simulated for PacksPoker {
    type Settings = Settings;
    type Count = ();

    const WORDS: Words = Words {
        round: "round",
        game: "Packs Poker",
        seat: "seat",
        kept: "no cent was made or lost in any round",
    };
    const SEATS: usize = 1;

    fn rules(settings: &Settings) -> Result<Rules, Refused> {
        Ok(Rules::new(settings)?)
    }

    fn seats(rules: &Rules) -> RangeInclusive<usize> {
        1..=most_seats(rules.packs())
    }

    fn too_many(rules: &Rules, seats: usize) -> Option<String> {
        let packs = rules.packs();
        (seats > most_seats(packs)).then(|| SetupError::DeckTooSmall { packs, seats }.to_string())
    }

    /// Two for each pack, five for each seat and the dealer.
    fn cards(rules: &Rules, seats: usize) -> usize {
        2 * rules.packs() + 5 * (seats + 1)
    }

    fn table(rules: &Rules, seats: usize) -> Table {
        let settings = Settings::from(rules.clone());
        let most = [settings.pack_max, settings.bonus_max].into_iter().flatten();
        let stack = times(most.fold(Chips::ZERO, Chips::saturating_add), rules.packs() as u64);
        Table::new(vec![stack; seats])
    }

    fn conserved(&self, table: &Table, (): &()) -> bool {
        kept(&table.stacks, self.stacks(), self.house())
    }
}
