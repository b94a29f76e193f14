//! Reports of the stops: each states the time up to which all stamps of the stop have been entered (PR-22).

use super::plan::is_valid_text;
use super::{Event, Phase, PokerRun, Refusal, Stop, Time};

impl PokerRun {
    pub(super) fn report(
        &mut self,
        stop: Stop,
        until: Time,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        if !self.by_time() {
            return Err(Refusal::NoReports);
        }
        if let Some(reported) = self.report_covering(stop, until) {
            return Err(Refusal::ReportNotLater { stop, until, reported });
        }
        self.reports.insert(stop, until);
        out(Event::Reported { stop, until });
        Ok(())
    }

    /// Withdraws the report of a stop, or moves it back to an earlier time if one is given. Stamps that were refused
    /// because of the report may then be entered.
    pub(super) fn retract_report(
        &mut self,
        stop: Stop,
        until: Option<Time>,
        reason: &str,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        let reported = *self.reports.get(&stop).ok_or(Refusal::NothingReported(stop))?;
        if let Some(until) = until.filter(|&until| until >= reported) {
            return Err(Refusal::ReportNotEarlier { stop, until, reported });
        }
        if !is_valid_text(reason) {
            return Err(Refusal::NoReason);
        }
        match until {
            Some(until) => self.reports.insert(stop, until),
            None => self.reports.remove(&stop),
        };
        out(Event::ReportRetracted { stop, from: reported, until, reason: reason.to_owned() });
        Ok(())
    }

    pub(super) fn may_report(&self, stop: Stop, until: Time) -> bool {
        self.phase == Phase::Open && self.by_time() && self.report_covering(stop, until).is_none()
    }

    pub(super) fn may_retract_report(&self, stop: Stop, until: Option<Time>) -> bool {
        let earlier = |reported: &Time| until.is_none_or(|until| until < *reported);
        self.phase == Phase::Open && self.reports.get(&stop).is_some_and(earlier)
    }
}
