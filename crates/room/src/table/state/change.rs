//! The change that an entry makes to the round or to the rules.

use crate::game::{Round, TableRules};
use std::sync::Arc;

/// Change that an entry makes to the round or to the rules, as values; the entry itself stores text. A decision already
/// has these values, and the replay of a log derives them from the entry.
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
