//! The change that an entry makes to the round or to the rules.

use crate::game::{Round, TableRules};
use std::sync::Arc;

/// The new round or the new rules that result from an entry. The entry itself stores only the action or the settings: a
/// decision supplies the result, and replaying a log derives it from the entry.
#[derive(Clone, Default)]
pub enum TableChange {
    /// No change, or a round of a past hand that is not replayed, since only the results of the hand are applied.
    #[default]
    None,
    /// The round after the opening of a hand, or after an action.
    Round(Arc<dyn Round>),
    /// The checked rules of changed settings.
    Rules(Arc<dyn TableRules>),
}
