//! Changes to an event in progress: a stop is closed, the deadline is moved later (PR-21).

use super::plan::is_valid_text;
use super::rules::Deadline;
use super::{Entry, PokerRun, Refusal, Stop, Time};

impl PokerRun {
    /// Closes a stop. Stamps that it gave stay valid.
    pub(super) fn close_stop(
        &mut self,
        stop: Stop,
        reason: &str,
        out: &mut impl FnMut(Entry),
    ) -> Result<(), Refusal> {
        if self.is_closed(stop) {
            return Err(Refusal::StopClosed(stop));
        }
        if !is_valid_text(reason) {
            return Err(Refusal::NoReason);
        }
        self.closed_stops.insert(stop, reason.to_owned());
        out(Entry::StopClosed { stop, reason: reason.to_owned() });
        Ok(())
    }

    /// Moves the deadline later. It applies to earlier entries too: an arrival after the old deadline may be in time.
    pub(super) fn move_deadline(
        &mut self,
        to: Time,
        reason: &str,
        out: &mut impl FnMut(Entry),
    ) -> Result<(), Refusal> {
        let from = self.rules.deadline();
        if to <= from {
            return Err(Refusal::DeadlineNotLater { to, deadline: from });
        }
        if !is_valid_text(reason) {
            return Err(Refusal::NoReason);
        }
        self.rules.deadline = Deadline(to);
        out(Entry::DeadlineMoved { from, to, reason: reason.to_owned() });
        Ok(())
    }
}
