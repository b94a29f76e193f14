//! Outcome of a change, for the receipt.

use super::conflict::QuestionId;
use super::merge::MergeCounts;
use super::provable_draws::outcome::{DrawnCard, Scanned};
use super::spin::SpinResult;
use games::poker_run::Participant;
use schemars::JsonSchema;
use serde::Serialize;

/// Outcome of a change, in addition to its entries and the events of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CommandOutcome {
    /// The cards of a spin.
    Spun(SpinResult),
    /// Number of the new link.
    Link(u32),
    /// Number of the new till.
    Till(u32),
    /// Number of the new participant, if the change registered one.
    Participant(Participant),
    /// The question about a refused stamp that was made without a connection.
    Question(QuestionId),
    /// Number of the phone that joined for a block.
    Phone(u32),
    /// The draw that is bound to the phone.
    Scanned(Scanned),
    /// The card that was drawn.
    Drawn(Box<DrawnCard>),
    /// The result of a merge.
    Merged(MergeCounts),
}

/// The fields of a receipt that contain its [`CommandOutcome`]: at most one of them is present. For clients they are
/// optional fields, and the schema of the receipt lists them as such.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is used")]
pub(super) struct OutcomeFields {
    /// The cards of a spin; omitted for any other change.
    #[schemars(skip_serializing_if = "Option::is_none")]
    spun: Option<SpinResult>,
    /// Number of the new link; omitted if the change made none.
    #[schemars(skip_serializing_if = "Option::is_none")]
    link: Option<u32>,
    /// Number of the new till; omitted if the change opened none.
    #[schemars(skip_serializing_if = "Option::is_none")]
    till: Option<u32>,
    /// Number of the new participant; omitted if the change registered none, or several.
    #[schemars(skip_serializing_if = "Option::is_none")]
    participant: Option<Participant>,
    /// Id of the question on which the organiser decides about a stamp that was made without a connection; omitted if
    /// the stamp is entered.
    #[schemars(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<String>")]
    question: Option<QuestionId>,
    /// Number of the phone that joined for a block of draws; omitted for any other change.
    #[schemars(skip_serializing_if = "Option::is_none")]
    phone: Option<u32>,
    /// The draw that is bound to the phone; omitted for any other change.
    #[schemars(skip_serializing_if = "Option::is_none")]
    scanned: Option<Scanned>,
    /// The card that was drawn; omitted for any other change.
    #[schemars(skip_serializing_if = "Option::is_none")]
    drawn: Option<DrawnCard>,
    /// The result of a merge of another computer's log; omitted for any other change.
    #[schemars(skip_serializing_if = "Option::is_none")]
    merged: Option<MergeCounts>,
}
