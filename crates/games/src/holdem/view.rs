//! A hand as one viewer may see it.

use super::{Holdem, Moves, Phase, Street};
use crate::actor::Viewer;
use crate::chips::Chips;
use crate::face::Shown;
use crate::game::Awaiting;
use crate::holding::Holding;
use crate::pots::Pot;
use crate::seat::{Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A hand as one viewer sees it. Built field by field from what that viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(transform = crate::unit::chips)]
pub struct View {
    /// The current street.
    pub street: Street,
    /// The board cards that are face up.
    pub board: Vec<Shown>,
    /// The button's seat.
    pub button: Seat,
    /// The big blind, in chips.
    pub big_blind: Chips,
    /// The small blind, in chips.
    pub small_blind: Chips,
    /// The ante, in chips; 0 without one.
    pub ante: Chips,
    /// All seats, seat 1 first.
    pub seats: Vec<SeatView>,
    /// The current pots, including bets of this betting round, the main pot first; empty once they are paid out.
    pub pots: Vec<PotView>,
    /// The pots without bets of the current betting round, the main pot first; empty once they are paid out.
    pub collected: Vec<PotView>,
    /// The bet that a call matches, in chips: the highest in this betting round, or the full big blind after a short
    /// one if the rules say so (TH-9); 0 without a bet.
    pub highest: Chips,
    /// The seat to act; null during a run-out, and once the hand is over.
    pub to_act: Option<Seat>,
    /// The viewer's legal actions; null for a spectator, or if there are none.
    pub legal: Option<Moves>,
}

/// One seat as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(transform = crate::unit::chips)]
pub struct SeatView {
    /// The seat's remaining stack, in chips.
    pub stack: Chips,
    /// The bet in this betting round, in chips.
    #[serde(rename = "bid")]
    pub bet: Chips,
    /// All chips that the seat has put in during this hand, dead money included and a returned bet excluded.
    pub paid: Chips,
    /// The seat's status in the hand.
    #[serde(rename = "standing")]
    pub status: SeatStatus,
    /// `true` if the seat has checked in this betting round and no one has bet since.
    pub checked: bool,
    /// The hole cards; null if the viewer may not see them.
    pub cards: Option<[Shown; 2]>,
    /// The only hole card that the player showed after winning without a showdown; omitted if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub showed: Option<Shown>,
    /// The hand that the visible hole cards make with the board; null if no hole cards are visible.
    pub holding: Option<Holding>,
}

/// A seat's status in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatStatus {
    /// The player is still in and has chips.
    In,
    /// The player is still in and has no chips left.
    AllIn,
    /// The player has folded.
    Folded,
    /// The player has tabled the hand: at the showdown, before a run-out or after winning.
    Tabled,
    /// The player has mucked the hand at the showdown.
    Mucked,
}

/// One pot as every viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(transform = crate::unit::chips)]
pub struct PotView {
    /// The chips in the pot.
    pub amount: Chips,
    /// The seats that can win the pot.
    pub eligible: SeatSet,
}

impl Holdem {
    pub(super) fn view_for(&self, viewer: Viewer) -> View {
        let everyone = SeatSet::all(self.seats());
        let board = (0..self.street.cards().end).map(|place| Shown(self.board_card(place)));
        let board: Vec<Shown> = board.collect();
        View {
            street: self.street,
            button: self.button,
            big_blind: self.rules.big_blind,
            small_blind: self.rules.small_blind,
            ante: self.rules.ante,
            seats: everyone.iter().map(|seat| self.seat_view(seat, viewer, &board)).collect(),
            board,
            pots: self.pot_views(),
            collected: self.collected_views(),
            highest: self.betting.highest,
            to_act: match self.phase {
                Phase::Betting(seat) | Phase::Showdown(seat) => Some(seat),
                Phase::RunOut | Phase::Over => None,
            },
            legal: self.moves_for(viewer),
        }
    }

    fn seat_view(&self, seat: Seat, viewer: Viewer, board: &[Shown]) -> SeatView {
        let own = viewer == Viewer::Seat(seat) && !self.unknown.contains(seat);
        let visible = own || self.tabled.contains(seat);
        let cards = visible.then(|| self.hole_cards(seat).map(Shown));
        SeatView {
            stack: self.stacks[seat],
            bet: self.betting.bet[seat],
            paid: self.paid[seat] + self.dead[seat],
            status: self.status(seat),
            checked: self.has_checked(seat),
            holding: cards.and_then(|cards| Holding::of(&cards, board)),
            cards,
            showed: self.showed_card(seat),
        }
    }

    /// The only hole card that a seat showed after winning without a showdown.
    fn showed_card(&self, seat: Seat) -> Option<Shown> {
        let [first, second] = self.hole_cards(seat).map(Shown);
        match self.showed_card.map(|seats| seats.contains(seat)) {
            [true, false] => Some(first),
            [false, true] => Some(second),
            _ => None,
        }
    }

    fn status(&self, seat: Seat) -> SeatStatus {
        match seat {
            seat if !self.still_in.contains(seat) => SeatStatus::Folded,
            seat if self.tabled.contains(seat) => SeatStatus::Tabled,
            seat if self.mucked.contains(seat) => SeatStatus::Mucked,
            // The return of an uncalled bet gives chips back to a player who went all in.
            seat if self.stacks[seat] > Chips::ZERO => SeatStatus::In,
            _ => SeatStatus::AllIn,
        }
    }

    /// The pots so far; none once they are paid out. Chips not yet matched are in the last pot, or in a pot of their
    /// own if there is no other.
    fn pot_views(&self) -> Vec<PotView> {
        if self.phase == Phase::Over {
            return Vec::new();
        }
        let formed = self.pots();
        let view = |pot: &Pot| PotView { amount: pot.amount, eligible: pot.eligible };
        let mut pots: Vec<PotView> = formed.pots.iter().map(view).collect();
        match (formed.returned, pots.last_mut()) {
            (Some((_, unmatched)), Some(last)) => last.amount += unmatched,
            (Some((_, amount)), None) => pots.push(PotView { amount, eligible: self.still_in }),
            (None, _) => {}
        }
        pots
    }

    /// The pots without bets of the current betting round; all pots at the showdown, and none once they are paid out.
    fn collected_views(&self) -> Vec<PotView> {
        if matches!(self.phase, Phase::Showdown(_) | Phase::Over) {
            return self.pot_views();
        }
        let mut before = self.paid;
        for (seat, &bet) in self.betting.bet.iter() {
            before[seat] = before[seat].saturating_sub(bet);
        }
        let pots = self.pots_of(before).pots.into_iter();
        pots.map(|pot| PotView { amount: pot.amount, eligible: pot.eligible }).collect()
    }

    fn has_checked(&self, seat: Seat) -> bool {
        let acted = self.can_act.contains(seat) && !self.betting.pending.contains(seat);
        acted && self.betting.highest == Chips::ZERO && matches!(self.phase, Phase::Betting(_))
    }

    fn moves_for(&self, viewer: Viewer) -> Option<Moves> {
        let Viewer::Seat(seat) = viewer else { return None };
        let moves = (seat.index() < self.seats()).then(|| self.moves(seat))?;
        (moves != Moves::default()).then_some(moves)
    }
}

impl Awaiting {
    /// The seat of [`Awaiting::Seat`]; `None` for every other variant.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Awaiting::Seat(seat) => Some(seat),
            _ => None,
        }
    }
}
