//! Money of an event: the tills, and what was paid into them and out of them. The game knows what was sold and won
//! (PR-13, PR-20); this is how and where it was paid.

use super::entry::{By, RunChange};
pub use super::payment::{Direction, Item, Method, MoneyEntry, Purpose, TillId};
use super::role::Role;
use games::Chips;
use games::poker_run::{Action, HandId, Participant};
use std::collections::{BTreeMap, BTreeSet};

/// A till.
#[derive(Clone)]
pub struct Till {
    /// The name.
    pub name: String,
    /// The role at whose place it is.
    pub place: Role,
    /// The cash in it when it was opened.
    pub float: Chips,
    /// The cash that should be in it, in cents; negative if more was paid out than came in.
    pub expected: i64,
    /// The last count.
    pub counted: Option<Count>,
    /// `true` once it is closed.
    pub is_closed: bool,
}

/// A count of the cash in a till.
#[derive(Clone, Copy)]
pub struct Count {
    /// The cash counted.
    pub counted: Chips,
    /// The difference from the cash that should have been in it, in cents.
    pub difference: i64,
    /// The time, in milliseconds since the Unix epoch.
    pub at_ms: u64,
}

/// An entry about money, with its author and time.
#[derive(Clone)]
pub struct Movement {
    /// The author.
    pub by: By,
    /// The time, in milliseconds since the Unix epoch.
    pub at_ms: u64,
    /// The entry.
    pub entry: MoneyEntry,
}

/// A payment that was not given back.
#[derive(Clone, Copy)]
pub struct Payment {
    /// The amount.
    pub cents: Chips,
    /// The form.
    pub method: Method,
}

/// The tills and payments.
#[derive(Clone, Default)]
pub struct Money {
    pub(super) tills: BTreeMap<TillId, Till>,
    /// The payments that were not given back.
    pub(super) payments: BTreeMap<(HandId, Item), Payment>,
    /// All entries about money, oldest first.
    pub(super) movements: Vec<Movement>,
    pub(super) withdrawn: BTreeSet<Participant>,
    pub(super) is_cancelled: bool,
}

impl Money {
    /// Applies an entry of the log.
    pub(super) fn apply(&mut self, at_ms: u64, by: By, change: &RunChange) {
        match change {
            RunChange::Money { entry } => self.apply_entry(at_ms, by, entry),
            RunChange::Acted { action: Action::Withdraw { participant }, .. } => {
                self.withdrawn.insert(*participant);
            }
            RunChange::Acted { action: Action::Cancel { .. }, .. } => self.is_cancelled = true,
            _ => {}
        }
    }

    fn apply_entry(&mut self, at_ms: u64, by: By, entry: &MoneyEntry) {
        if let Some((till, cents)) = entry.cash()
            && let Some(till) = self.tills.get_mut(&till)
        {
            till.expected = till.expected.saturating_add(cents);
        }
        match entry {
            MoneyEntry::TillOpened { till, name, place, float } => {
                let (expected, counted) = (float.signed(), None);
                let new = Till {
                    name: name.clone(),
                    place: *place,
                    float: *float,
                    expected,
                    counted,
                    is_closed: false,
                };
                self.tills.insert(*till, new);
            }
            MoneyEntry::TillCounted { till, counted } => {
                self.tills.entry(*till).and_modify(|till| {
                    let difference = counted.signed().saturating_sub(till.expected);
                    till.counted = Some(Count { counted: *counted, difference, at_ms });
                });
            }
            MoneyEntry::TillClosed { till } => {
                self.tills.entry(*till).and_modify(|till| till.is_closed = true);
            }
            MoneyEntry::Paid { hand, item, cents, method, .. } => {
                self.payments.insert((*hand, *item), Payment { cents: *cents, method: *method });
            }
            MoneyEntry::Refunded { hand, item, .. } => {
                self.payments.remove(&(*hand, *item));
            }
            MoneyEntry::Moved { .. } | MoneyEntry::PrizeHanded { .. } => {}
        }
        self.movements.push(Movement { by, at_ms, entry: entry.clone() });
    }
}
