//! The result figures of each game.

use super::{Dealt, Historic, RoundOf};
use crate::high_card_flush::HighCardFlush;
use crate::mount_holyoke::MountHolyoke;
use crate::packs_poker::PacksPoker;
use crate::poker_run::PokerRun;
use crate::refereed::Refereed;
use cards::Card;
use serde_json::{Value, json};

/// Figures of a game against the house: all stacks, and the house's net gain in cents.
macro_rules! against_the_house {
    ($game:ty) => {
        impl Historic for $game {
            const SHARED: &'static [(&'static str, &'static str)] = &[("stacks", "starting_stacks")];
            const FIGURES: &'static [&'static str] = &["finishing_stacks", "_house"];

            fn figures(&self) -> Option<Vec<Value>> {
                self.outcome().map(|_| vec![json!(self.stacks()), json!(self.house())])
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

    fn stand_in(
        round: RoundOf<'_, MountHolyoke>,
        places: Vec<usize>,
        cards: Vec<Card>,
    ) -> Vec<(usize, Card)> {
        MountHolyoke::stand_in_for(round, places, cards)
    }
}

/// Finds the positions of cards that a viewer was shown.
macro_rules! dealt {
    ($($game:ty),*) => {
        $(
            impl Dealt for $game {
                fn shown(&self, seen: &[<$game as Refereed>::Seen]) -> Vec<(usize, Card)> {
                    self.shown_by(seen)
                }
            }
        )*
    };
}

dealt!(PacksPoker, HighCardFlush, MountHolyoke);

impl Historic for PokerRun {
    const SHARED: &'static [(&'static str, &'static str)] = &[];
    const FIGURES: &'static [&'static str] = &["_standings", "_unranked", "_account"];

    fn figures(&self) -> Option<Vec<Value>> {
        let settled = self.outcome()?.settle();
        let standing = |hand: &crate::poker_run::Standing<_>| json!({ "id": hand.id, "place": hand.place, "category": hand.category, "prize": hand.prize });
        let standings: Vec<Value> = settled.standings.iter().map(standing).collect();
        let unranked: Vec<Value> = settled
            .unranked
            .iter()
            .map(|hand| json!({ "id": hand.id, "reason": hand.reason.id() }))
            .collect();
        Some(vec![standings.into(), unranked.into(), json!(settled.account)])
    }
}
