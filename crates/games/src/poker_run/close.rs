//! Closing of the event: standings, spin-offs, prizes (`poker-run/5`, PR-9, PR-16).

use super::run::WonPrize;
use super::sheet::{CardSource, Sheet};
use super::standings::{FinishedHand, Standings, standings};
use super::takings::Takings;
use super::{Event, HandId, Outcome, Phase, PokerRun, Refusal, Standing};
use crate::chips::Chips;
use crate::face::Shown;
use std::sync::Arc;

impl PokerRun {
    /// The current state of every hand, ordered by id.
    pub(super) fn finished(&self) -> Vec<FinishedHand> {
        self.sheets.iter().map(|(&hand, sheet)| self.finished_hand(hand, sheet)).collect()
    }

    fn finished_hand(&self, hand: HandId, sheet: &Sheet) -> FinishedHand {
        let person = self.participants.get(&hand.participant);
        FinishedHand {
            participant: hand.participant.number() as usize,
            cards: sheet.cards().collect(),
            stop_missing: sheet.missing().is_some(),
            arrived: person.and_then(|person| person.arrived),
            turned_in: sheet.turned_in,
            spun: sheet.spun.clone(),
            elsewhere: self.version > 2 && person.is_some_and(|person| self.drew_elsewhere(person, sheet)),
        }
    }

    pub(super) fn standings(&self, hands: &[FinishedHand]) -> Standings {
        standings(hands, &self.rules, self.plan.prizes.len())
    }

    /// Tied hands that still have to spin a card in this round of the spin-off.
    pub(super) fn to_spin(&self) -> Vec<HandId> {
        let ids: Vec<HandId> = self.sheets.keys().copied().collect();
        self.standings(&self.finished()).to_spin.into_iter().map(|hand| ids[hand]).collect()
    }

    pub(super) fn close(&mut self, out: &mut impl FnMut(Event)) {
        self.takings_at_close = Some(self.takings());
        self.spin_off_or_end(out);
    }

    fn spin_off_or_end(&mut self, out: &mut impl FnMut(Event)) {
        let hands = self.to_spin();
        if hands.is_empty() {
            return self.end(out);
        }
        self.phase = Phase::SpinOff;
        out(Event::SpinOff { hands });
    }

    pub(super) fn spin_off(
        &mut self,
        hand: HandId,
        card: Shown,
        source: CardSource,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        self.sheet(hand)?;
        let waiting = self.to_spin();
        if !waiting.contains(&hand) {
            return Err(Refusal::NotTied(hand));
        }
        self.sheet_mut(hand).spun.push(card.0);
        out(Event::SpunOff { hand, card, screen: source.is_screen() });
        if waiting.len() == 1 {
            self.spin_off_or_end(out);
        }
        Ok(())
    }

    fn end(&mut self, out: &mut impl FnMut(Event)) {
        self.phase = Phase::Over;
        let settlement = self.finish().settle();
        let winners = settlement.standings.iter().filter(|standing| standing.prize > Chips::ZERO);
        let won = |standing: &Standing<HandId>| {
            (standing.id, WonPrize { place: standing.place, prize: standing.prize })
        };
        self.winners = Some(Arc::new(winners.map(won).collect()));
        settlement.standings.into_iter().map(Event::Placed).for_each(&mut *out);
        settlement.unranked.into_iter().map(Event::NotPlaced).for_each(&mut *out);
        out(Event::Closed { account: settlement.account });
    }

    /// The outcome if the event closed now, or the final one. A cancelled event has neither places nor prizes.
    pub(super) fn finish(&self) -> Outcome {
        let hands = self.finished();
        if self.phase == Phase::Cancelled {
            return Outcome {
                ids: self.sheets.keys().copied().collect(),
                standings: Standings::cancelled(hands.len()),
                hands,
                rules: self.rules.without_prizes(),
                prizes: Vec::new(),
                takings: Takings::fixed(Chips::ZERO),
                refunds: self.refunds,
            };
        }
        let now = self.takings();
        let at_close = self.takings_at_close.unwrap_or(now);
        Outcome {
            ids: self.sheets.keys().copied().collect(),
            standings: self.standings(&hands),
            hands,
            rules: self.rules.clone(),
            prizes: self.plan.prizes.clone(),
            takings: Takings { at_close, now },
            refunds: self.refunds,
        }
    }
}
