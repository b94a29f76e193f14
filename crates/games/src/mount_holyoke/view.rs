//! A round as one viewer may see it.

use super::cards::{Cards, Play};
use super::combination::Category;
use super::plays::in_order;
use super::rules::PACK;
use super::settings::{Direction, Opening};
use super::{Action, MountHolyoke, Moves};
use crate::actor::Viewer;
use crate::face::Shown;
use crate::game::Legal;
use crate::seat::{Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A round as one viewer sees it. Built field by field from what that viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The number of the round in the match, counted from 1.
    pub round: u32,
    /// All seats, seat 1 first.
    pub seats: Vec<SeatView>,
    /// The card that the first play of the round must contain; null once it has been played, or if the winner of the
    /// previous round leads (MH-2).
    pub opening: Option<Shown>,
    /// The required form of the opening play: the opening card alone, or any combination that contains it.
    pub opening_play: Opening,
    /// The direction of play.
    pub direction: Direction,
    /// The number of cards not dealt.
    pub out_of_play: usize,
    /// The play to beat; null on a lead.
    pub under: Option<PlayToBeatView>,
    /// The seat to act; null once the round is over.
    pub to_act: Option<Seat>,
    /// The winners of the match; null unless this round has ended it.
    pub match_winners: Option<SeatSet>,
    /// The viewer's legal actions; null unless it is the viewer's turn.
    pub legal: Option<MovesView>,
}

/// One seat as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SeatView {
    /// `true` if the seat was dealt in.
    pub plays: bool,
    /// The number of cards in the seat's hand.
    pub left: usize,
    /// The seat's points before the round; once the round is over, including this round's.
    #[schemars(extend("x-unit" = "points"))]
    pub total: u64,
    /// `true` if the seat has passed since the last play, or is out for the run.
    pub passed: bool,
    /// The seat's hand, lowest card first; null if the viewer may not see it.
    pub hand: Option<Vec<Shown>>,
}

/// The play on the table, which the next play must beat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PlayToBeatView {
    /// The seat that made the play.
    pub seat: Seat,
    /// The cards of the play, lowest first.
    pub cards: Play,
    /// The category of combination that the cards form.
    pub category: Category,
}

/// The viewer's legal actions in this turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MovesView {
    /// Every combination that may be played, sorted by its number of cards, fewest first, and then from weakest to
    /// strongest.
    pub plays: Vec<Play>,
    /// `true` if a pass is legal.
    pub may_pass: bool,
}

impl MountHolyoke {
    pub(super) fn view_for(&self, viewer: Viewer) -> View {
        let everyone = SeatSet::all(self.seats());
        let outcome = self.turn.is_none().then(|| self.count());
        let totals = outcome.as_ref().map_or(self.totals, |outcome| outcome.totals());
        View {
            round: self.round,
            seats: everyone.iter().map(|seat| self.seat_view(seat, totals[seat], viewer)).collect(),
            opening: self.opening.map(|opening| Shown(opening.card())),
            opening_play: self.rules.opening,
            direction: self.rules.direction,
            out_of_play: PACK - self.players.iter().map(|seat| self.deal.cards_of(seat)).sum::<usize>(),
            under: self.play_to_beat(),
            to_act: self.turn,
            match_winners: outcome.and_then(|outcome| outcome.match_winners()),
            legal: self.moves_for(viewer),
        }
    }

    fn seat_view(&self, seat: Seat, total: u64, viewer: Viewer) -> SeatView {
        let hand = self.hands[seat];
        SeatView {
            plays: self.players.contains(seat),
            left: hand.len(),
            total,
            passed: self.passed.contains(seat),
            hand: (viewer == Viewer::Seat(seat)).then(|| shown(hand)),
        }
    }

    fn play_to_beat(&self) -> Option<PlayToBeatView> {
        let under = self.under?;
        Some(PlayToBeatView { seat: self.last, cards: under.play(), category: under.category() })
    }

    fn moves_for(&self, viewer: Viewer) -> Option<MovesView> {
        let moves = match viewer {
            Viewer::Seat(seat) if self.turn == Some(seat) => self.moves(seat),
            _ => return None,
        };
        Some(MovesView::of(&moves))
    }
}

impl MovesView {
    fn of(moves: &Moves) -> MovesView {
        let plays = in_order(moves.plays());
        MovesView { plays: plays.iter().map(|play| play.play()).collect(), may_pass: moves.may_pass() }
    }
}

impl Legal<Action> for MovesView {
    fn allows(&self, action: &Action) -> bool {
        match action {
            Action::Play(play) => self.plays.contains(play),
            Action::Pass => self.may_pass,
        }
    }

    /// Picks among all legal plays and the pass with equal probability; `None` if there is no legal action.
    fn pick(&self, below: &mut dyn FnMut(u64) -> u64) -> Option<Action> {
        let actions = self.plays.len() + usize::from(self.may_pass);
        let chosen = (actions > 0).then(|| below(actions as u64) as usize)?;
        Some(self.plays.get(chosen).map_or(Action::Pass, |&play| Action::Play(play)))
    }
}

fn shown(cards: Cards) -> Vec<Shown> {
    cards.iter().map(Shown).collect()
}
