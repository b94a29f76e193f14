//! A small poker run with bots: its participants, their times at the stops, and the spins of the wheel.
//!
//! - [`RunSetup`], [`RunParticipant`] (`participants.rs`): the participants. [`LocalRun`]: the event with its
//!   participants.
//! - `entries.rs`: stamps, the finish, the close. `others.rs`: the actions of the bots.

mod entries;
mod others;
mod participants;

pub use participants::{RunParticipant, RunSetup};

use crate::records::RecordedRound;
use crate::rng::Chance;
use cards::{Card, Wheel};
use games::poker_run::{
    Action, Event, ExtraCard, HandId, HandView, LegalAction, MarkView, Participant, Plan, PokerRun, Prize,
    Rules, Settings, Share, View,
};
use games::record::Record;
use games::{Actor, Chips, NoOrder, Refereed, Shown, StaffId, Viewer};
use requests::RequestError;

/// Default prices of a hand and of an extra card, in cents.
const PRICES: (u32, u32) = (2_000, 500);
/// Prizes in basis points of the takings, place 1 first; the rest goes to charity.
const PRIZES: [u32; 3] = [4_000, 2_500, 1_000];
/// Actor of all entries except the spins of the wheel.
const STAFF: Actor = Actor::Staff(StaffId(1));

/// A poker run event with its participants.
pub struct LocalRun {
    run: RecordedRound<PokerRun>,
    participants: Vec<RunParticipant>,
}

/// Source of a card.
#[derive(Clone, Copy)]
pub enum Source {
    /// The on-screen wheel.
    Screen,
    /// The human player's own wheel or pack; the card was typed.
    Typed,
}

impl LocalRun {
    /// The given settings, with default prices for a hand and, if extra cards are sold, for an extra card.
    pub fn settings(given: &Settings) -> Settings {
        let price = |cents: u32| Chips::new(cents.into()).ok();
        let extra = given.extra_card != Some(ExtraCard::None);
        Settings {
            hand_price: given.hand_price.or(price(PRICES.0)),
            extra_price: given.extra_price.or(price(PRICES.1).filter(|_| extra)),
            ..given.clone()
        }
    }

    /// Opens the event, and registers all participants as having paid.
    ///
    /// # Errors
    /// If the prices are so high that the takings would overflow.
    pub fn open(
        rules: &Rules,
        setup: RunSetup,
        chance: &mut Chance,
        out: &mut impl FnMut(Event),
    ) -> Result<LocalRun, RequestError> {
        let share = |share: u32| Share::new(share).map(Prize::Share);
        let plan = Plan::new(PRIZES.into_iter().filter_map(share).collect());
        let participants: Vec<RunParticipant> =
            (1..=setup.participants).map(|number| setup.participant(number, chance)).collect();
        let mut local_run = LocalRun { run: RecordedRound::open(rules, plan, NoOrder, out)?, participants };
        for at in 0..local_run.participants.len() {
            let RunParticipant { number, name, rides, .. } = local_run.participants[at];
            let action = Action::Register { participant: participant(number), name: name.to_owned(), rides };
            local_run.run.apply(STAFF, &action, out)?;
            if !rules.paid_at_registration() {
                local_run.run.apply(STAFF, &Action::Pay { hand: hand(number) }, out)?;
            }
        }
        Ok(local_run)
    }

    /// The state of the event.
    pub const fn run(&self) -> &PokerRun {
        self.run.game()
    }

    /// The record of the event.
    pub fn into_record(self) -> Record<PokerRun> {
        self.run.into_parts().1
    }

    /// All participants, in the order of their numbers.
    pub fn participants(&self) -> &[RunParticipant] {
        &self.participants
    }

    /// The event as a spectator sees it.
    pub fn view(&self) -> View {
        self.run().view(Viewer::Rail)
    }

    /// The tally sheet of a participant's only hand.
    pub fn sheet(&self, number: usize) -> HandView {
        let mut participants = self.view().participants;
        participants.swap_remove(number - 1).hands.swap_remove(0)
    }

    /// Spins a card for a participant, and spins again until the rules allow the card.
    pub fn spin(&self, number: usize, chance: &mut Chance) -> Card {
        let barred = self.sheet(number).legal.barred;
        loop {
            let card = Wheel.spin(|n| chance.cards.below(n));
            if !barred.contains(&Shown(card)) {
                return card;
            }
        }
    }

    /// Returns `true` if the participant may buy an extra card now.
    pub fn may_buy(&self, number: usize) -> bool {
        self.sheet(number).legal.offers.iter().any(|offer| matches!(offer, LegalAction::Extra { .. }))
    }
}

fn participant(number: usize) -> Participant {
    Participant::new(number as u32).expect("participants count from 1")
}

/// The id of the participant's only hand.
pub fn hand(number: usize) -> HandId {
    participant(number).hand(1)
}

/// The valid cards of a tally sheet: the cards of the stops, then the extra card.
pub fn valid_cards(sheet: &HandView) -> Vec<Card> {
    let is_valid = |mark: &&MarkView| mark.stamp.void.is_none();
    sheet.stamps.iter().filter(is_valid).map(|mark| mark.stamp.card.0).collect()
}
