//! The result figures of each game.

use super::plain;
use super::{Dealt, Grounds, Historic, RoundOf};
use crate::clause::ids;
use crate::high_card_flush::HighCardFlush;
use crate::holdem::phh::PhhError;
use crate::mount_holyoke::MountHolyoke;
use crate::packs_poker::PacksPoker;
use crate::poker_run::PokerRun;
use crate::refereed::Refereed;
use cards::Card;
use serde_json::{Map, Value, json};

/// Builds the rules from a file's settings; a refusal keeps its code and clauses.
macro_rules! rules_of {
    ($game:ident) => {
        fn rules(settings: Map<String, Value>) -> Result<Self::Rules, PhhError> {
            let settings: crate::$game::Settings = plain(settings)?;
            let refused = |error: crate::$game::RulesError| {
                PhhError::new(error.code(), error.to_string()).by(error.clauses())
            };
            crate::$game::Rules::new(&settings).map_err(refused)
        }
    };
}

/// Figures of a game against the house: all stacks, and the house's net gain in cents.
macro_rules! against_the_house {
    ($game:ty, $settings:ident) => {
        impl Historic for $game {
            const SHARED: &'static [(&'static str, &'static str)] = &[("stacks", "starting_stacks")];
            const FIGURES: &'static [&'static str] = &["finishing_stacks", "_house"];

            fn figures(&self) -> Option<Vec<Value>> {
                self.outcome().map(|_| vec![json!(self.stacks()), json!(self.house())])
            }

            rules_of!($settings);

            fn refused(refusal: &<$game as Refereed>::Refusal) -> Grounds {
                (refusal.code(), ids(refusal.clauses()))
            }

            fn unopened(error: &<$game as Refereed>::SetupError) -> Grounds {
                (error.code(), ids(error.clauses()))
            }
        }
    };
}

against_the_house!(PacksPoker, packs_poker);
against_the_house!(HighCardFlush, high_card_flush);

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

    rules_of!(mount_holyoke);

    fn refused(refusal: &<MountHolyoke as Refereed>::Refusal) -> Grounds {
        (refusal.code(), ids(&refusal.clauses()))
    }

    fn unopened(error: &<MountHolyoke as Refereed>::SetupError) -> Grounds {
        (error.code(), ids(error.clauses()))
    }
}

/// Finds the positions of cards that a viewer was shown.
macro_rules! dealt {
    ($($game:ty),*) => {
        $(
            impl Dealt for $game {
                fn told(&self, seen: &[<$game as Refereed>::Seen]) -> Vec<(usize, Card)> {
                    self.told_by(seen)
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

    rules_of!(poker_run);

    fn refused(refusal: &<PokerRun as Refereed>::Refusal) -> Grounds {
        (refusal.code(), ids(refusal.clauses()))
    }

    fn unopened(error: &<PokerRun as Refereed>::SetupError) -> Grounds {
        (error.code(), ids(error.clauses()))
    }
}
