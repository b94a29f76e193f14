//! Tally sheets: a batch for printing, and the sheet with a code.

use super::ParticipantPage;
use super::provable_draws::SheetBlock;
use crate::run::cached_view::CachedView;
use crate::run::decide::check_sheets;
use crate::run::error::{RunError, RunRefusal};
use crate::run::role::Task;
use crate::run::sheets;
use crate::run::state::State;
use crate::store::PlayerId;
use games::poker_run::{HandId, Participant};
use schemars::JsonSchema;
use serde::Serialize;
use std::ops::RangeInclusive;

/// A tally sheet for printing. Printing a sheet again yields the same code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TallySheet {
    /// Number of the participant.
    pub participant: Participant,
    /// The check letter of the number.
    pub check: char,
    /// The number of the sheet among the participant's sheets, from 1: a sheet that replaces a lost one has the next
    /// number.
    pub issue: u32,
    /// The code, 12 characters.
    pub code: String,
    /// The URL of the sheet's page; `null` in a preview.
    pub url: Option<String>,
    /// The URL as a QR code in SVG; `null` in a preview.
    pub qr: Option<String>,
    /// Name of the participant; `null` for a blank sheet, whose number is not registered yet.
    pub name: Option<String>,
    /// `true` if the participant rides; `null` for a blank sheet.
    pub rides: Option<bool>,
    /// The hands; the first one for a blank sheet, and none after a withdrawal.
    pub hands: Vec<HandId>,
    /// `true` if the participant withdrew.
    pub withdrawn: bool,
    /// The blocks of provable draws that have the hands; none in an event without provable draws.
    pub draws: Vec<SheetBlock>,
}

/// The tally sheet with a given code.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct SheetPage {
    /// Number of the participant.
    pub participant: Participant,
    /// The check letter of the number.
    pub check: char,
    /// The state of the sheet.
    pub state: SheetState,
    /// The time at which the sheet was replaced, in milliseconds since the Unix epoch; `null` if it was not.
    pub replaced_at_ms: Option<u64>,
    /// The page of the participant; `null` unless the sheet is valid.
    pub page: Option<ParticipantPage>,
}

/// The state of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SheetState {
    /// The sheet belongs to a registered participant, and was not replaced.
    Valid,
    /// The number of the sheet is not registered yet, and the sheet was not replaced.
    Blank,
    /// The sheet was lost, and was replaced with another.
    Replaced,
}

impl State {
    /// The tally sheets for these participant numbers, in order, without URLs. A number that is not registered has a
    /// blank sheet.
    ///
    /// # Errors
    /// `run.not_staff`, `run.not_your_role`, `run.sheets_at_once`, `run.participant_number`, `run.no_sheet_key` and,
    /// unless for a preview, `run.sheet_without_block`.
    pub fn sheets(
        &self,
        cached: &CachedView,
        who: PlayerId,
        numbers: RangeInclusive<u32>,
        is_preview: bool,
    ) -> Result<Vec<TallySheet>, RunError> {
        let (_, roles) = self.roles_of(who).ok_or(RunRefusal::NotStaff)?;
        if !Task::Sheets.is_allowed(&roles, &self.card_places(None)) {
            return Err(RunRefusal::NotYourRole.into());
        }
        check_sheets(&numbers)?;
        let key = self.sheet_key()?;
        let sheet = |number| Some(self.tally_sheet(cached, key, Participant::new(number)?));
        let sheets: Vec<TallySheet> = numbers.filter_map(sheet).collect();
        let lacks_block = |sheet: &&TallySheet| sheet.draws.is_empty() && !sheet.withdrawn;
        match sheets.iter().find(lacks_block) {
            Some(sheet) if self.draws.is_some() && !is_preview && !self.has_ended => {
                let participant = sheet.participant.number();
                Err(RunRefusal::SheetWithoutBlock { participant }.into())
            }
            _ => Ok(sheets),
        }
    }

    /// The tally sheet with a given code.
    ///
    /// # Errors
    /// `run.unknown_sheet` and `run.no_sheet_key`.
    pub fn sheet_page(&self, cached: &CachedView, code: &str) -> Result<SheetPage, RunError> {
        let (participant, replaced_at_ms) = self.find_sheet(code)?;
        let person = cached.participant(participant);
        let state = match (replaced_at_ms, person) {
            (Some(_), _) => SheetState::Replaced,
            (None, Some(_)) => SheetState::Valid,
            (None, None) => SheetState::Blank,
        };
        let page =
            person.filter(|_| state == SheetState::Valid).map(|person| self.page_of(cached, None, person));
        Ok(SheetPage { participant, check: sheets::check_letter(participant), state, replaced_at_ms, page })
    }

    /// The participant of the tally sheet with a given code, and the time at which the sheet was replaced, in
    /// milliseconds since the Unix epoch; `None` if it was not.
    ///
    /// # Errors
    /// `run.unknown_sheet` and `run.no_sheet_key`.
    pub(in crate::run) fn find_sheet(&self, code: &str) -> Result<(Participant, Option<u64>), RunRefusal> {
        let found = sheets::find(self.sheet_key()?, code, |participant| self.issue(participant));
        let (participant, issue) = found.ok_or(RunRefusal::UnknownSheet)?;
        let replaced = self.replaced_sheets.get(&participant);
        Ok((participant, replaced.and_then(|times| times.get(issue as usize - 1).copied())))
    }

    /// The number of the participant's current sheet, from 1.
    fn issue(&self, participant: Participant) -> u32 {
        let replaced = self.replaced_sheets.get(&participant).map_or(0, Vec::len);
        u32::try_from(replaced).unwrap_or(u32::MAX).saturating_add(1)
    }

    fn tally_sheet(&self, cached: &CachedView, key: &str, participant: Participant) -> TallySheet {
        let person = cached.participant(participant);
        let issue = self.issue(participant);
        let hands = match person {
            Some(person) => person.hands.iter().map(|hand| hand.hand).collect(),
            None => vec![participant.hand(1)],
        };
        TallySheet {
            participant,
            check: sheets::check_letter(participant),
            issue,
            code: sheets::code(key, participant, issue),
            url: None,
            qr: None,
            name: person.map(|person| person.name.clone()),
            rides: person.map(|person| person.rides),
            draws: self.sheet_blocks(&hands),
            hands,
            withdrawn: person.is_some_and(|person| person.withdrawn),
        }
    }

    /// The secret key for the codes on tally sheets.
    ///
    /// # Errors
    /// `run.no_sheet_key` for an event of an earlier version that was not taken over yet, and if the stored personal
    /// data lacks the key.
    pub(in crate::run) fn sheet_key(&self) -> Result<&str, RunRefusal> {
        let key = self.sheet_key.as_ref().and_then(|key| self.texts.get(key));
        key.ok_or(RunRefusal::NoSheetKey)
    }
}
