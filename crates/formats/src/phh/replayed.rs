//! The result of a replay, and its comparison with the file.

use super::amount::Amount;
use super::explain::{Scale, SignedAmount};
use super::hand::Hand;
use super::replayer::Replayer;
use games::actor::Viewer;
use games::chips::Chips;
use games::clause::ids;
use games::holdem::{Clause, Event, Holdem, Outcome, PotWager, Seen};
use games::record::Record;
use games::refereed::Refereed;
use games::seat::{Seat, SeatSet};
use games::settlement::{Line, WagerResult};

/// The result of replaying a file.
#[derive(Clone)]
pub struct Replayed {
    /// Each player's stack at the end of the hand, or of the file if that ends earlier, in the order and notation of
    /// the file.
    pub stacks: Vec<Amount>,
    /// Each player's winnings from the pots, without returned uncalled bets; 0 for all if the hand is not complete.
    pub winnings: Vec<Amount>,
    /// `true` if the hand was played to its end, and the file has the cards that decide the outcome.
    pub complete: bool,
    /// `Some(true)` if the result matches `finishing_stacks` and `winnings`, as far as the file has them; `None` if it
    /// has neither.
    pub matches: Option<bool>,
    /// A description of the first difference from the file's figures; `None` if there is none.
    pub difference: Option<String>,
    /// The settlement, one line per player and pot; empty if the hand is not complete.
    pub lines: Vec<SettledLine>,
    /// The state after the last action.
    game: Holdem,
    events: Vec<Event>,
    /// The hand as a Cardroom record. It contains every card.
    pub record: Record<Holdem>,
}

impl Replayed {
    /// The events as one viewer sees them.
    pub fn seen_by(&self, viewer: Viewer) -> Vec<Seen> {
        self.events.iter().filter_map(|event| self.game.see(event, viewer)).collect()
    }
}

/// One line of the settlement, in the file's notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettledLine {
    /// The player; player 1 is [`Seat::FIRST`].
    pub player: Seat,
    /// The number of the pot; 1 is the main pot.
    pub pot: usize,
    /// Result for the player in this pot: won, lost or pushed.
    pub result: WagerResult,
    /// The player's net gain or loss in this pot, in the file's notation.
    pub net: SignedAmount,
    /// The clauses that determine the result.
    pub clauses: Vec<&'static str>,
}

impl Replayer {
    /// Builds the result after all of the file's actions have been replayed.
    pub fn finish(self, hand: &Hand) -> Replayed {
        let scale = self.scale;
        let outcome = self.outcome();
        let seats = SeatSet::all(hand.seats()).iter();
        let winnings: Vec<Amount> = match &outcome {
            Some(outcome) => {
                outcome.collected().as_slice().iter().map(|&chips| scale.amount(chips)).collect()
            }
            None => seats.clone().map(|_| scale.amount(Chips::ZERO)).collect(),
        };
        let stacks: Vec<Amount> =
            seats.map(|seat| scale.amount(self.standing(seat, outcome.is_some()))).collect();
        let difference = difference(hand, &stacks, &winnings);
        let has_results = hand.finishing_stacks.is_some() || hand.winnings.is_some();
        Replayed {
            stacks,
            winnings,
            complete: outcome.is_some(),
            matches: has_results.then_some(difference.is_none()),
            difference,
            lines: outcome.iter().flat_map(|outcome| settled_lines(outcome, scale)).collect(),
            game: self.game,
            events: self.events,
            record: self.record,
        }
    }

    /// A player's stack, without winnings that the file does not determine.
    fn standing(&self, seat: Seat, complete: bool) -> Chips {
        let stack = self.game.stacks()[seat];
        match self.game.outcome() {
            Some(outcome) if !complete => stack - outcome.collected()[seat],
            _ => stack,
        }
    }
}

fn settled_lines(outcome: &Outcome, scale: Scale) -> Vec<SettledLine> {
    let line = |line: Line<PotWager, Clause>| SettledLine {
        player: line.seat,
        pot: line.wager.0 + 1,
        result: line.result,
        net: scale.signed(line.net),
        clauses: ids(line.clauses),
    };
    outcome.settle().map(line).collect()
}

/// Describes the first difference from the file's figures, if any.
fn difference(hand: &Hand, stacks: &[Amount], winnings: &[Amount]) -> Option<String> {
    let lists =
        [("finishing_stacks", &hand.finishing_stacks, stacks), ("winnings", &hand.winnings, winnings)];
    lists.into_iter().find_map(|(field, recorded, played)| {
        let mut pairs = recorded.as_ref()?.iter().zip(played).enumerate();
        let (place, (recorded, played)) =
            pairs.find(|(_, (recorded, played))| recorded.hundredths() != played.hundredths())?;
        Some(format!("{field}: p{} has {recorded} in the file and {played} by the rules", place + 1))
    })
}
