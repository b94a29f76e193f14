//! The result figures of each game.

use super::Historic;
use cards::{Card, CardSet};
use games::high_card_flush::HighCardFlush;
use games::mount_holyoke::MountHolyoke;
use games::order::{DealtOrder, NoOrder};
use games::packs_poker::PacksPoker;
use games::poker_run::PokerRun;
use games::redact::{RoundOf, fill};
use games::refereed::Refereed;
use serde_json::{Value, json};

/// Implements [`Historic`] for a game against the house, with two figures: the stacks, and the house's net gain
/// in cents.
macro_rules! against_the_house {
    ($game:ty) => {
        impl Historic for $game {
            const SHARED: &'static [(&'static str, &'static str)] = &[("stacks", "starting_stacks")];
            const FIGURES: &'static [&'static str] = &["finishing_stacks", "_house"];

            fn figures(&self) -> Option<Vec<Value>> {
                self.outcome().map(|_| vec![json!(self.stacks()), json!(self.house())])
            }

            fn complete(
                known: &[Option<Card>],
                round: RoundOf<'_, Self>,
            ) -> Result<(DealtOrder, CardSet), String> {
                fill::<Self>(known, round).map_err(|error| error.to_string())
            }
        }
    };
}

against_the_house!(PacksPoker);
against_the_house!(HighCardFlush);

impl Historic for MountHolyoke {
    const SHARED: &'static [(&'static str, &'static str)] = &[];
    const FIGURES: &'static [&'static str] = &["_winner", "_points", "_totals"];

    fn figures(&self) -> Option<Vec<Value>> {
        let outcome = self.outcome()?;
        let points: Vec<u64> = outcome.before.iter().map(|(seat, _)| outcome.points(seat)).collect();
        Some(vec![json!(outcome.winner), json!(points), json!(outcome.totals())])
    }

    fn complete(known: &[Option<Card>], round: RoundOf<'_, Self>) -> Result<(DealtOrder, CardSet), String> {
        fill::<Self>(known, round).map_err(|error| error.to_string())
    }
}

impl Historic for PokerRun {
    const SHARED: &'static [(&'static str, &'static str)] = &[];
    const FIGURES: &'static [&'static str] = &["_standings", "_unranked", "_account"];

    fn figures(&self) -> Option<Vec<Value>> {
        let settled = self.outcome()?.settle();
        let standing = |hand: &games::poker_run::Standing<_>| json!({ "id": hand.id, "place": hand.place, "category": hand.category, "prize": hand.prize });
        let standings: Vec<Value> = settled.standings.iter().map(standing).collect();
        let unranked: Vec<Value> = settled
            .unranked
            .iter()
            .map(|hand| json!({ "id": hand.id, "reason": hand.reason.id() }))
            .collect();
        Some(vec![standings.into(), unranked.into(), json!(settled.account)])
    }

    fn complete(known: &[Option<Card>], _: RoundOf<'_, Self>) -> Result<(NoOrder, CardSet), String> {
        match known {
            [] => Ok((NoOrder, CardSet::EMPTY)),
            _ => Err("cards come with the actions, not in an order".to_owned()),
        }
    }
}
