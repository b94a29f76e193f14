//! The provable draws of an event (`docs/draws.md`): for the staff's phones, for tally sheets, as a list of facts that
//! anybody can verify, and as the closing report.

use crate::run::error::{RunError, RunRefusal};
use crate::run::provable_draws::Fault;
use crate::run::provable_draws::outcome::{DrawName, LogHead};
use crate::run::state::State;
use crate::store::PlayerId;
use draws::{CommittedBlock, Counts, Digest, DrawRule, Fact, PublicKey};
use games::poker_run::{HandId, Participant};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeSet;

/// The provable draws, as the staff's phones need them.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct DrawsView {
    /// All blocks, by number.
    pub blocks: Vec<DrawBlock>,
    /// The phones of the staff member that joined for the current blocks: a line for each phone and block.
    pub phones: Vec<DrawPhone>,
    /// The draws that were scanned and have no card.
    pub open: Vec<OpenDraw>,
}

/// A block of hands, to whose draws the room is committed.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "CommittedBlock")]
pub struct DrawBlock {
    /// Number of the block, from 1.
    pub number: u32,
    /// Number of the first and of the last participant.
    pub participants: [u32; 2],
    /// Number of the first and of the last hand of each participant.
    pub hands: [u32; 2],
    /// The room's root, 64 hexadecimal digits.
    #[schemars(with = "String")]
    pub root: Digest,
    /// `false` after a rollback of the log: the block has no further draws.
    pub is_current: bool,
}

/// A phone that joined for a block.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct DrawPhone {
    /// Number of the phone in the event.
    pub phone: u32,
    /// Number of the staff member to whom the phone belongs.
    pub staff: u32,
    /// Number of the block.
    pub block: u32,
    /// The phone's root, 64 hexadecimal digits.
    #[schemars(with = "String")]
    pub root: Digest,
    /// The phone's public key, 64 hexadecimal digits.
    #[schemars(with = "String")]
    pub key: PublicKey,
}

/// A draw that was scanned and has no card.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct OpenDraw {
    /// The draw.
    pub draw: DrawName,
    /// Number of the phone to which the draw is bound.
    pub phone: u32,
    /// Number of the staff member to whom the phone belongs.
    pub staff: u32,
}

/// A block with hands of a tally sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SheetBlock {
    /// Number of the block, from 1.
    pub number: u32,
    /// Number of the first and of the last participant.
    pub participants: [u32; 2],
    /// Number of the first and of the last hand of each participant.
    pub hands: [u32; 2],
    /// The room's root, 64 hexadecimal digits.
    #[schemars(with = "String")]
    pub root: Digest,
}

/// The facts of the provable draws. Everybody may verify them.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct DrawsLog {
    /// Id of the event.
    pub event: String,
    /// The rule that determines which cards a hand may not get: `wheel`, `pack` or `respin`.
    #[schemars(with = "String")]
    pub rule: DrawRule,
    /// The facts in the order of the log, each with the position of its entry, in the form of `docs/draws.md`.
    #[schemars(with = "Vec<serde_json::Value>")]
    pub entries: Vec<draws::Entry>,
    /// The end of the log.
    pub head: LogHead,
}

/// The closing report of the provable draws.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct DrawsReport {
    /// Number of draws with a card.
    pub draws: u32,
    /// Number of times that the log lost entries.
    pub rollbacks: u32,
    /// Number of hands that were not sold when one of their cards was drawn.
    pub unsold_hands: u32,
    /// The counts by stop or other card; those without any are omitted.
    pub stops: Vec<SlotCounts>,
    /// The counts by staff member; those without any are omitted.
    pub staff: Vec<StaffCounts>,
    /// The violations of the protocol, in the order of the log.
    pub violations: Vec<ViolationLine>,
}

/// Numbers of the steps by which staff can influence a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DrawCounts {
    /// Number of draws that another phone took over.
    pub takeovers: u32,
    /// Number of cards that were declared void.
    pub voids: u32,
    /// Number of cards that were entered by hand.
    pub by_hand: u32,
    /// Number of second draws after a void.
    pub second_attempts: u32,
    /// Number of scans whose card was never drawn.
    pub open_scans: u32,
}

/// The counts of a stop or another card.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct SlotCounts {
    /// The slot: `stop_1` to `stop_5`, `extra`, or `spin_off_1` to `spin_off_3`.
    pub slot: &'static str,
    /// The counts.
    pub counts: DrawCounts,
}

/// The counts of a staff member.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct StaffCounts {
    /// Number of the staff member.
    pub staff: u32,
    /// Name of the staff member; `null` if the stored personal data lacks it.
    pub name: Option<String>,
    /// The counts.
    pub counts: DrawCounts,
}

/// A violation of the protocol of provable draws.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ViolationLine {
    /// Position of the entry in the log.
    pub position: u64,
    /// The code of the violation in `docs/draws.md`, or one of `docs/event-log.md`: `unproven_card`,
    /// `corrected_after_draw`, `unstamped_card`.
    pub code: &'static str,
    /// The violation in words.
    pub text: String,
}

impl From<Counts> for DrawCounts {
    fn from(counts: Counts) -> DrawCounts {
        let Counts { takeovers, voids, second_attempts, open_scans, by_hand } = counts;
        DrawCounts { takeovers, voids, by_hand, second_attempts, open_scans }
    }
}

impl Fault {
    /// The fault as a line of the report.
    fn line(self, position: u64) -> ViolationLine {
        let (code, text) = match self {
            Fault::UnprovenCard => {
                ("unproven_card", "a stamp of the on-screen wheel has not the card of a draw")
            }
            Fault::CorrectedAfterDraw => {
                ("corrected_after_draw", "a registration was corrected or withdrawn after a card was drawn")
            }
            Fault::UnstampedCard => ("unstamped_card", "the hand does not have the card that was drawn"),
        };
        ViolationLine { position, code, text: text.to_owned() }
    }
}

impl State {
    /// The violations of the protocol of provable draws so far, in the order of the log.
    pub(in crate::run) fn draw_violations(&self) -> Vec<ViolationLine> {
        let Some(draws) = &self.draws else { return Vec::new() };
        let found = draws.verifier().report_so_far().violations;
        let found = found.iter().map(|violation| ViolationLine {
            position: violation.position,
            code: violation.code(),
            text: violation.kind.to_string(),
        });
        let faults = draws.faults(self.game.as_deref());
        let mut all: Vec<ViolationLine> =
            found.chain(faults.into_iter().map(|(position, fault)| fault.line(position))).collect();
        all.sort_by_key(|violation| violation.position);
        all
    }
}

impl State {
    /// The provable draws for a staff member; `None` in a draft, and in an event without them.
    pub(super) fn draws_view(&self, viewer: u32) -> Option<DrawsView> {
        let verifier = self.draws.as_ref()?.verifier();
        let staff = |phone| verifier.staff_of(phone).map_or(0, |staff| staff.0.get());
        let current: BTreeSet<_> =
            verifier.blocks().filter(|block| !block.ended).map(|block| block.number).collect();
        let joins =
            verifier.joins().filter(|(phone, block, _)| current.contains(block) && staff(*phone) == viewer);
        Some(DrawsView {
            blocks: verifier.blocks().map(DrawBlock::from).collect(),
            phones: joins
                .map(|(phone, block, joined)| DrawPhone {
                    phone: phone.0.get(),
                    staff: staff(phone),
                    block: block.get(),
                    root: joined.root,
                    key: joined.key,
                })
                .collect(),
            open: verifier
                .open_draws()
                .map(|(draw, status)| OpenDraw {
                    draw: draw.into(),
                    phone: status.phone.0.get(),
                    staff: staff(status.phone),
                })
                .collect(),
        })
    }

    /// The blocks with these hands, each once; none in an event without provable draws.
    pub(super) fn sheet_blocks(&self, hands: &[HandId]) -> Vec<SheetBlock> {
        let Some(draws) = &self.draws else { return Vec::new() };
        let current = draws.verifier().blocks().filter(|block| !block.ended);
        let of_sheet = current.filter(|known| {
            hands.iter().any(|hand| {
                draws::Hand::new(hand.participant.number(), hand.number)
                    .is_some_and(|hand| known.block.contains(hand))
            })
        });
        let lines = of_sheet.map(DrawBlock::from);
        lines
            .map(|DrawBlock { number, participants, hands, root, .. }| SheetBlock {
                number,
                participants,
                hands,
                root,
            })
            .collect()
    }

    /// The facts of the provable draws: all of them, or those of a participant's hands with all blocks, phones and
    /// rollbacks.
    ///
    /// # Errors
    /// `run.no_provable_draws`.
    pub fn draws_log(&self, participant: Option<Participant>) -> Result<DrawsLog, RunError> {
        let draws = self.draws.as_ref().ok_or(RunRefusal::NoProvableDraws)?;
        let concerns = |fact: &Fact| {
            participant
                .is_none_or(|one| fact.hand().is_none_or(|hand| hand.participant.get() == one.number()))
        };
        Ok(DrawsLog {
            event: self.id.to_string(),
            rule: draws.rule(),
            entries: draws.entries().iter().filter(|entry| concerns(&entry.fact)).cloned().collect(),
            head: self.log_head(),
        })
    }

    /// The closing report of the provable draws, for an organiser.
    ///
    /// # Errors
    /// `run.not_staff`, `run.not_your_role` and `run.no_provable_draws`.
    pub fn draws_report(&self, who: PlayerId) -> Result<DrawsReport, RunError> {
        self.check_organiser(who)?;
        let draws = self.draws.as_ref().ok_or(RunRefusal::NoProvableDraws)?;
        let report = draws.verifier().report_so_far();
        let stops = report.by_slot.iter();
        let staff = report.by_staff.iter().map(|(staff, counts)| {
            let staff = staff.0.get();
            StaffCounts { staff, name: self.member_name(staff), counts: (*counts).into() }
        });
        Ok(DrawsReport {
            draws: report.draws,
            rollbacks: report.rollbacks,
            unsold_hands: report.unsold_hands,
            stops: stops
                .map(|(slot, counts)| SlotCounts { slot: slot.code(), counts: (*counts).into() })
                .collect(),
            staff: staff.collect(),
            violations: self.draw_violations(),
        })
    }
}

impl From<CommittedBlock> for DrawBlock {
    fn from(known: CommittedBlock) -> DrawBlock {
        let ends = |range: std::ops::RangeInclusive<u32>| [*range.start(), *range.end()];
        DrawBlock {
            number: known.number.get(),
            participants: ends(known.block.participants()),
            hands: ends(known.block.hands()),
            root: known.root,
            is_current: !known.ended,
        }
    }
}
