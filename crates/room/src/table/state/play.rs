//! The current or last hand of a table.

use crate::game::{ActionInput, Advanced, AnyGame, Round};
use crate::kind::Kind;
use crate::protocol::Refused;
use crate::table::chair::Chair;
use crate::table::entry::{Acted, Ended, Entry, Logged, Opened};
use games::{Actor, Awaiting, Chips, Seat, Viewer};
use serde_json::value::RawValue;
use std::sync::Arc;

/// The current or last hand.
pub struct Play {
    /// The round, which contains all hidden cards.
    pub round: Arc<dyn Round>,
    /// The opening entry.
    pub opened: Arc<Opened>,
    /// `true` if the hand is over.
    pub over: bool,
    /// The valid stacks if the hand is void because the table could not pay it; the round has the stacks that the cards
    /// would have given.
    pub void: Option<Vec<Chips>>,
}

impl Play {
    /// A hand that has just begun.
    pub fn new(round: Arc<dyn Round>, opened: Arc<Opened>) -> Play {
        Play { round, opened, over: false, void: None }
    }

    /// The round after an action, whose events get the sequence number `seq`. After a hand, players may still show
    /// their cards (TH-18); any other action is too late.
    ///
    /// # Errors
    /// The game's refusal; `no_hand` if the hand is over.
    pub fn after(&self, seq: u64, by: Actor, action: ActionInput<'_>) -> Result<Advanced, Refused> {
        if self.over && self.round.awaiting() != Awaiting::Over {
            return Err(no_hand());
        }
        self.round.after(seq, by, action).map_err(|refused| if self.over { no_hand() } else { refused })
    }

    /// The hand as this viewer sees it.
    pub fn view(&self, viewer: Viewer) -> Arc<RawValue> {
        match &self.void {
            Some(stacks) => self.round.void_view(viewer, stacks),
            None => self.round.view(viewer),
        }
    }

    /// A copy of the hand with this round, or with its own round if none is given.
    pub fn with(&self, round: Option<&Arc<dyn Round>>) -> Play {
        Play {
            round: round.unwrap_or(&self.round).clone(),
            opened: self.opened.clone(),
            over: self.over,
            void: self.void.clone(),
        }
    }

    /// Applies the end of the hand.
    pub fn end(&mut self, ended: &Ended) {
        self.over = true;
        self.void = ended.stacks.clone().filter(|_| ended.unpaid);
    }

    /// The hand seat of a chair, if it was dealt in.
    pub fn seat(&self, chair: Chair) -> Option<Seat> {
        let place = self.opened.lineup.iter().position(|&dealt| dealt == chair)?;
        Seat::new(place + 1)
    }

    /// The chair of a hand seat.
    pub fn chair(&self, seat: Seat) -> Option<Chair> {
        self.opened.lineup.get(seat.index()).copied()
    }

    /// The chairs that must act.
    pub fn awaited(&self) -> Vec<Chair> {
        match self.round.awaiting() {
            Awaiting::Seat(seat) => self.chair(seat).into_iter().collect(),
            Awaiting::Seats(seats) => seats.iter().filter_map(|seat| self.chair(seat)).collect(),
            Awaiting::House | Awaiting::Over => Vec::new(),
        }
    }
}

/// The round after a stored entry of a hand: reopened with its cards, or advanced by the action. `None` for an entry
/// that does not change the round.
///
/// # Errors
/// If the record is damaged or from a newer build, if the hand of an action was not opened, or if the action is refused.
pub fn replayed_round(
    game: &dyn AnyGame,
    play: Option<&Play>,
    seq: u64,
    logged: &Logged,
) -> Result<Option<Arc<dyn Round>>, Refused> {
    match (&logged.entry, &logged.sealed) {
        (Entry::Opened(_), Some(sealed)) => game.reopen(seq, sealed).map(Some),
        (Entry::Acted(Acted { by, action, .. }), _) => {
            let damaged = || {
                Refused::new(
                    Kind::Damaged,
                    "log_damaged",
                    "an action is stored without the cards of its hand",
                )
            };
            let after = play.ok_or_else(damaged)?.after(seq, *by, ActionInput::Line(action))?;
            Ok(Some(after.round))
        }
        _ => Ok(None),
    }
}

/// Refusal of an action when no hand is in progress.
pub(super) fn no_hand() -> Refused {
    Refused::new(Kind::Invalid, "no_hand", "no hand is being played")
}
