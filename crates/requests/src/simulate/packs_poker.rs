//! Simulation of Packs Poker: every seat can afford the largest bets on every pack.

use super::check::CheckedGame;
use super::request::Request;
use super::table::{SimulatedGame, chips_conserved};
use crate::edge::packs_poker::{KINDS, count, denominator_too_large};
use crate::effects::Effects;
use crate::{Code, RequestError};
use games::packs_poker::{
    Action, Bet, BonusPays, Clause, PacksPoker, Rules, Settings, SetupError, Table, max_seats,
};
use games::{Chips, Refereed};
use std::ops::RangeInclusive;
use strategy::bots::{Baseline, HasBots};
use strategy::odds::Results;
use strategy::odds::packs_poker::{self as odds, sum_over_packs};

impl SimulatedGame for PacksPoker {
    type Count = ();

    const ROUNDS: &'static str = "rounds";
    const SEATS: usize = 1;

    fn seats(rules: &Rules) -> RangeInclusive<usize> {
        1..=max_seats(rules.packs())
    }

    fn too_many(rules: &Rules, seats: usize) -> Option<String> {
        let packs = rules.packs();
        (seats > max_seats(packs)).then(|| SetupError::DeckTooSmall { packs, seats }.to_string())
    }

    /// Two cards for each pack, five for each seat and the dealer.
    fn cards(rules: &Rules, seats: usize) -> usize {
        2 * rules.packs() + 5 * (seats + 1)
    }

    fn table(rules: &Rules, seats: usize) -> Table {
        let settings = Settings::from(rules.clone());
        let most = [settings.pack_max, settings.bonus_max].into_iter().flatten();
        let stack = most.fold(Chips::ZERO, Chips::saturating_add).saturating_mul(rules.packs() as u64);
        Table::new(vec![stack; seats])
    }

    fn conserved(&self, table: &Table, (): &()) -> bool {
        chips_conserved(&table.stacks, self.stacks(), self.house())
    }
}

impl CheckedGame for PacksPoker {
    /// Exact results, which are the same for every policy, since no decision follows the deal. If a seat is paid only
    /// its highest bonus (PK-5), only the policy `call` has exact odds, since it bets on a single pack. The aggregate
    /// limit of a round (PK-7) is not considered: minimum bets do not reach it, unless it is set very low.
    fn exact(
        rules: &Rules,
        policy: &str,
        effects: &dyn Effects,
    ) -> Result<Vec<(&'static str, Results)>, RequestError> {
        let highest = Settings::from(rules.clone()).bonus_pays == Some(BonusPays::HighestPackOnly);
        let on_one_pack = PacksPoker::bot(policy).and_then(|bot| bot.baseline()) == Some(Baseline::Call);
        if highest && !on_one_pack {
            let message = "where a seat is paid its highest bonus alone the exact odds are those of one bonus \
                           bet: use --policy call, which bets on one pack";
            return Err(Request::no_edge(message).citing(&[Clause::Pk5]));
        }
        let table = odds::Table::new(rules);
        let kinds = count(&table, effects);
        if kinds.len() < KINDS {
            let stopped = RequestError::new(Code::Stopped, "stopped before the odds were counted");
            return Err(stopped.in_field("check"));
        }
        let deals = sum_over_packs(&kinds);
        let bonus = table.bonus(&deals).map_err(denominator_too_large)?;
        Ok(vec![("pack", table.pack_bet(&deals).results().clone()), ("bonus", bonus.results().clone())])
    }

    fn min_bonus(rules: &Rules) -> Chips {
        Settings::from(rules.clone()).bonus_min.unwrap_or_default()
    }

    fn with_bonuses(action: Action, bonus: Chips) -> Action {
        match action {
            Action::Wager { pack, bet, .. } => Action::Wager { pack, bet, bonus },
            other => other,
        }
    }

    fn won(&self, mut each: impl FnMut(&'static str, u64, i64)) {
        let Some(outcome) = self.outcome() else { return };
        for comparison in outcome.comparisons() {
            each("pack", comparison.placed.wager.bet.get(), 0);
            each("bonus", comparison.placed.wager.bonus.get(), 0);
        }
        for line in outcome.settle() {
            let wager = match line.wager.bet {
                Bet::Pack => "pack",
                Bet::Bonus => "bonus",
            };
            each(wager, 0, line.net);
        }
    }
}
