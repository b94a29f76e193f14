//! Limits on the size of an event.

use crate::names::is_readable;
use crate::run::error::RunRefusal;
use crate::run::state::State;
use games::poker_run::Time;
use std::ops::RangeInclusive;

/// Maximum participant number: six digits, which fit on a tally sheet.
pub(in crate::run) const MAX_PARTICIPANT: u32 = 999_999;
/// Maximum number of hands of an event, including removed ones and those of participants who withdrew.
const MAX_HANDS: u32 = 20_000;

/// Maximum number of seconds by which a time may be ahead of the room's clock, since the clock of a phone may be a
/// little fast.
const MAX_AHEAD: u32 = 60;

/// Maximum length of a reason, in characters.
pub(super) const MAX_REASON: usize = 200;

/// Returns the trimmed reason, or a refusal if [`visible`] returns `None`.
pub(super) fn reason(text: &str) -> Result<String, RunRefusal> {
    visible(text).ok_or(RunRefusal::Reason { most: MAX_REASON })
}

/// The trimmed text; `None` if it has no visible character, has control characters or other invisible ones, or is
/// longer than a reason may be.
pub(super) fn visible(text: &str) -> Option<String> {
    let text = Some(text.trim()).filter(|text| is_readable(text))?;
    (1..=MAX_REASON).contains(&text.chars().count()).then(|| text.to_owned())
}

/// Returns whether a time is too far ahead of the room's clock, `now`. The tolerance is the same for entries and for
/// the reports of stops, since their times come from the clock of the same phone.
pub(super) fn is_ahead(at: Time, now: Time) -> bool {
    at.seconds() > now.seconds().saturating_add(MAX_AHEAD)
}

/// Maximum number of tally sheets in a batch.
const MAX_SHEETS: u32 = 200;

/// Checks the numbers of the participants whose sheets are printed at once.
pub(in crate::run) fn check_sheets(numbers: &RangeInclusive<u32>) -> Result<(), RunRefusal> {
    let sheets = numbers.end().saturating_add(1).saturating_sub(*numbers.start());
    if !(1..=MAX_SHEETS).contains(&sheets) {
        return Err(RunRefusal::SheetsAtOnce { sheets, most: MAX_SHEETS });
    }
    let number = *numbers.end();
    if number > MAX_PARTICIPANT {
        return Err(RunRefusal::ParticipantNumber { number, most: MAX_PARTICIPANT });
    }
    Ok(())
}

/// Checks that the event may have this many more hands.
pub(super) fn check_room_for(state: &State, hands: u32) -> Result<(), RunRefusal> {
    let there = state.game.as_ref().map_or(0, |game| game.hand_count());
    let all = there.saturating_add(hands);
    if all > MAX_HANDS {
        return Err(RunRefusal::TooManyHands { most: MAX_HANDS });
    }
    Ok(())
}
