//! Public events of log entries, apart from the events of the game.

use super::State;
use crate::log_types::LeftBy;
use crate::protocol::server::TableEvent;
use crate::store::PlayerId;
use crate::table::chair::Chair;
use crate::table::entry::{Entry, HandEnd, HandStart};
use games::Chips;

impl State {
    /// Public event of an entry, apart from the events of the game; `None` for an entry without one. Must be called
    /// before the entry is applied, unless the entry opens a hand.
    pub(super) fn event(&self, entry: &Entry) -> Option<TableEvent> {
        let chips = self.game().chips();
        let stack_of = |stack: Chips| chips.then_some(stack);
        Some(match entry {
            Entry::Created { .. }
            | Entry::Acted(_)
            | Entry::Leaving { .. }
            | Entry::Staying { .. }
            | Entry::ComingIn { .. }
            | Entry::Chatted { .. } => return None,
            Entry::Configured { .. } => TableEvent::Configured,
            Entry::Seated { chair, who, stack } => TableEvent::Seated {
                seat: chair.number(),
                name: who.name().to_owned(),
                bot: who.is_any_bot(),
                stack: stack_of(*stack),
            },
            Entry::ToppedUp { chair, amount } => {
                TableEvent::ToppedUp { seat: chair.number(), name: self.name_at(*chair), amount: *amount }
            }
            Entry::SatOut { chair, clock } => {
                TableEvent::SatOut { seat: chair.number(), name: self.name_at(*chair), clock: *clock }
            }
            Entry::SatIn { chair } => TableEvent::SatIn { seat: chair.number(), name: self.name_at(*chair) },
            Entry::Renamed { chair, name } => {
                TableEvent::Renamed { seat: chair.number(), name: name.clone(), was: self.name_at(*chair) }
            }
            Entry::Left { chair, by, stack, .. } => {
                let (seat, name) = (chair.number(), self.name_at(*chair));
                let host = self.host_name().filter(|_| *by == LeftBy::Host);
                TableEvent::Left { seat, name, stack: stack_of(*stack), by: *by, host }
            }
            Entry::Opened(HandStart { lineup, players, button, .. }) => TableEvent::HandBegan {
                lineup: lineup.iter().map(|chair| chair.number()).collect(),
                players: players.iter().map(|who| who.name().to_owned()).collect(),
                button: button.map(Chair::number),
            },
            Entry::Ended(ended) => TableEvent::from(ended),
            Entry::Paused { minutes } => TableEvent::Paused { minutes: *minutes },
            Entry::Resumed { clock } => TableEvent::Resumed { clock: *clock },
            Entry::Closing(closing) => TableEvent::Closing(closing.clone()),
            Entry::Closed(closing) => TableEvent::Closed(closing.clone()),
            Entry::ChatSet { open } => TableEvent::ChatSet { open: *open },
            Entry::JoinedList { name, .. } => TableEvent::JoinedList { name: name.clone() },
            Entry::SeatOffered { player } => TableEvent::SeatOffered { name: self.waiting_name(*player)? },
            Entry::LeftList { player, by } => {
                TableEvent::LeftList { name: self.waiting_name(*player)?, by: *by }
            }
            Entry::Voided { cause, .. } => TableEvent::Voided { open: self.hand.is_open(), cause: *cause },
        })
    }

    /// The name of a person on the waiting list; `None` for anybody else.
    fn waiting_name(&self, player: PlayerId) -> Option<String> {
        let waiter = self.waiting.waiters().iter().find(|waiter| waiter.player == player)?;
        Some(waiter.name.clone())
    }

    /// The name of the player or bot on a chair; empty for an empty chair.
    fn name_at(&self, chair: Chair) -> String {
        self.at(chair).map(|occupant| occupant.who.name().to_owned()).unwrap_or_default()
    }
}

impl From<&HandEnd> for TableEvent {
    fn from(ended: &HandEnd) -> TableEvent {
        let HandEnd { nets, house, unpaid, .. } = ended;
        TableEvent::HandOver { nets: nets.clone(), house: *house, unpaid: *unpaid }
    }
}
