//! The current or last hand of a table.

use crate::game::{ActionInput, ActionResult, AnyGame, Round};
use crate::table::chair::Chair;
use crate::table::entry::{Entry, HandAction, HandEnd, HandStart, LoggedEntry, Occupant};
use crate::table::error::TableError;
use crate::table::error::{CommandError, LogError};
use games::blinds::{ComingIn, Rotation};
use games::{Actor, Awaiting, Chips, Seat, Viewer};
use serde_json::value::RawValue;
use std::sync::Arc;

/// The current or last hand of a table. It contains all hidden cards of the hand.
pub enum CurrentHand {
    /// No hand since the creation of the table, since the snapshot from which it was loaded, or since a rollback.
    None {
        /// The number of the last hand; 0 before the first.
        last: u64,
    },
    /// A hand in progress or over.
    Dealt(DealtHand),
}

/// A hand with its opening entry, in progress or over.
pub struct DealtHand {
    opened: HandStart,
    /// Stack of each hand seat at the start of the hand.
    stacks: Vec<Chips>,
    /// The round; `None` for a past hand of a replayed log, of which only the results are applied.
    round: Option<Arc<dyn Round>>,
    phase: Phase,
}

enum Phase {
    /// The end of the hand is not in the log yet.
    Open(BeforeHand),
    /// The hand is over. If it is void because the table could not pay it, `void_stacks` are the valid stacks, and the
    /// round has the stacks that the cards would have produced. `chairs` are the occupants just before the end, chair 1
    /// first.
    Over { void_stacks: Option<Vec<Chips>>, chairs: Vec<Option<Occupant>> },
}

/// The button and the blinds before a hand, and the choices of posting or waiting that were cleared when it began. All
/// are restored if the hand is voided.
pub struct BeforeHand {
    /// The chair with the button.
    pub button: Option<Chair>,
    /// The rotation of the blinds before the hand, updated with later departures and returns.
    pub rotation: Rotation,
    /// The choices of the players who were dealt in, with their chairs.
    pub coming_in: Vec<(Chair, ComingIn)>,
}

/// A hand with its cards, in progress or over.
#[derive(Clone, Copy)]
pub struct Play<'a> {
    /// The opening entry.
    pub opened: &'a HandStart,
    /// The round, which contains all hidden cards.
    pub round: &'a dyn Round,
    /// The valid stacks if the table could not pay the hand; `None` if the hand is not void.
    pub void_stacks: Option<&'a [Chips]>,
}

impl CurrentHand {
    /// A hand that begins now. `round` is `None` for a past hand of a replayed log, of which only the results are
    /// applied.
    pub(super) const fn begin(
        opened: HandStart,
        stacks: Vec<Chips>,
        round: Option<Arc<dyn Round>>,
        before: BeforeHand,
    ) -> CurrentHand {
        CurrentHand::Dealt(DealtHand { opened, stacks, round, phase: Phase::Open(before) })
    }

    const fn dealt(&self) -> Option<&DealtHand> {
        match self {
            CurrentHand::None { .. } => None,
            CurrentHand::Dealt(hand) => Some(hand),
        }
    }

    /// Number of the current or last hand; 0 before the first.
    pub const fn number(&self) -> u64 {
        match self {
            CurrentHand::None { last } => *last,
            CurrentHand::Dealt(hand) => hand.opened.hand,
        }
    }

    /// The opening entry; `None` without a hand.
    pub fn start(&self) -> Option<&HandStart> {
        self.dealt().map(|hand| &hand.opened)
    }

    /// The chairs that were dealt in, in hand seat order; empty without a hand.
    pub fn lineup(&self) -> &[Chair] {
        self.start().map_or(&[], |opened| &opened.lineup)
    }

    /// Stack of each hand seat at the start of the hand, 0 in a game without chips; empty without a hand.
    pub fn stacks(&self) -> &[Chips] {
        self.dealt().map_or(&[], |hand| &hand.stacks)
    }

    /// Returns whether the hand is in progress, even if it has no round because it is not replayed.
    pub fn is_open(&self) -> bool {
        self.dealt().is_some_and(|hand| matches!(hand.phase, Phase::Open(_)))
    }

    /// Returns whether a chair is in the hand in progress.
    pub fn includes(&self, chair: Chair) -> bool {
        self.in_progress().contains(&chair)
    }

    /// The chairs in the hand in progress, in hand seat order; empty between hands.
    pub fn in_progress(&self) -> &[Chair] {
        if self.is_open() { self.lineup() } else { &[] }
    }

    /// The occupants just before the end of the last hand, chair 1 first; `None` without a hand that is over.
    pub fn chairs_before_end(&self) -> Option<&[Option<Occupant>]> {
        match &self.dealt()?.phase {
            Phase::Open(_) => None,
            Phase::Over { chairs, .. } => Some(chairs),
        }
    }

    /// The round; `None` without a hand, and for a past hand of a replayed log, of which only the results are applied.
    pub fn round(&self) -> Option<&dyn Round> {
        self.dealt()?.round.as_deref()
    }

    /// The hand with its cards, in progress or over; `None` if there is no round.
    pub fn play(&self) -> Option<Play<'_>> {
        let DealtHand { opened, round, phase, .. } = self.dealt()?;
        let void_stacks = match phase {
            Phase::Open(_) => None,
            Phase::Over { void_stacks, .. } => void_stacks.as_deref(),
        };
        Some(Play { opened, round: round.as_deref()?, void_stacks })
    }

    /// The hand in progress with its cards; `None` between hands.
    pub fn playing(&self) -> Option<Play<'_>> {
        self.play().filter(|_| self.is_open())
    }

    /// The round after an action, whose events get the sequence number `seq`. After a hand, players may still show
    /// their cards (TH-18); any other action is too late.
    ///
    /// # Errors
    /// `action_unread` if the action cannot be parsed, and the game's refusal of an illegal action;
    /// [`CommandError::NoHand`] between hands, unless a completed hand accepts the action.
    pub fn after(&self, seq: u64, by: Actor, action: ActionInput<'_>) -> Result<ActionResult, TableError> {
        let round = self.round().ok_or(CommandError::NoHand)?;
        if self.is_open() {
            return Ok(round.after(seq, by, action)?);
        }
        match round.awaiting() {
            Awaiting::Over => round.after(seq, by, action).map_err(|_| CommandError::NoHand.into()),
            _ => Err(CommandError::NoHand.into()),
        }
    }

    /// Replaces the round with the one after an action.
    pub(super) fn advance(&mut self, round: Arc<dyn Round>) {
        if let CurrentHand::Dealt(hand) = self {
            hand.round = Some(round);
        }
    }

    /// Applies the end of the hand; `chairs` holds the occupants just before it.
    pub(super) fn end(&mut self, ended: &HandEnd, chairs: &[Option<Occupant>]) {
        if let CurrentHand::Dealt(hand) = self {
            let void_stacks = ended.void_stacks().map(<[Chips]>::to_vec);
            hand.phase = Phase::Over { void_stacks, chairs: chairs.to_vec() };
        }
    }

    /// Voids the hand. Hand numbers up to `last` are not reused. Returns the state to restore; `None` if no hand was in
    /// progress.
    pub(super) fn void(&mut self, last: u64) -> Option<BeforeHand> {
        let last = last.max(self.number());
        match std::mem::replace(self, CurrentHand::None { last }) {
            CurrentHand::Dealt(DealtHand { phase: Phase::Open(before), .. }) => Some(before),
            _ => None,
        }
    }

    /// The state to restore if the hand in progress is voided; `None` between hands.
    pub(super) const fn before_mut(&mut self) -> Option<&mut BeforeHand> {
        match self {
            CurrentHand::Dealt(DealtHand { phase: Phase::Open(before), .. }) => Some(before),
            _ => None,
        }
    }
}

impl Play<'_> {
    /// The hand as this viewer sees it.
    pub fn view(self, viewer: Viewer) -> Box<RawValue> {
        match self.void_stacks {
            Some(stacks) => self.round.void_view(viewer, stacks),
            None => self.round.view(viewer),
        }
    }

    /// The hand seat of a chair; `None` if the chair was not dealt in.
    pub fn seat(self, chair: Chair) -> Option<Seat> {
        let place = self.opened.lineup.iter().position(|&dealt| dealt == chair)?;
        Seat::new(place + 1)
    }

    /// The chair of a hand seat; `None` if the seat was not dealt in.
    pub fn chair(self, seat: Seat) -> Option<Chair> {
        self.opened.lineup.get(seat.index()).copied()
    }

    /// The chairs that must act; empty if no chair must.
    pub fn awaited_chairs(self) -> Vec<Chair> {
        match self.round.awaiting() {
            Awaiting::Seat(seat) => self.chair(seat).into_iter().collect(),
            Awaiting::Seats(seats) => seats.iter().filter_map(|seat| self.chair(seat)).collect(),
            Awaiting::House | Awaiting::Over => Vec::new(),
        }
    }
}

/// The round after a stored entry of a hand: reopened with its cards, or advanced by the action. `None` for an entry
/// that does not change the round, or that opens a hand and has no cards.
///
/// # Errors
/// `record_damaged` or `log_damaged` if the record is damaged or from a newer build, if the hand of an action was not
/// opened, or if the action is refused.
pub fn replayed_round(
    game: &dyn AnyGame,
    round: Option<&dyn Round>,
    seq: u64,
    logged: &LoggedEntry,
) -> Result<Option<Arc<dyn Round>>, TableError> {
    let replayed = match (&logged.entry, &logged.record) {
        (Entry::Opened(_), Some(record)) => game.reopen(seq, record),
        (Entry::Acted(HandAction { by, action, .. }), _) => {
            let round = round.ok_or(LogError::ActionWithoutCards)?;
            round.after(seq, *by, ActionInput::Line(action)).map(|after| after.round)
        }
        _ => return Ok(None),
    };
    replayed.map(Some).map_err(|refused| TableError::of_entry(seq, refused))
}
