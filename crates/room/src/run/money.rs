//! Money of an event: tills, payments into them and payments out of them. The game records what was sold and won
//! (PR-13, PR-20); this module records how and where it was paid.

use super::author::By;
use super::entry::RunChange;
use super::payment::{Item, Method, MoneyEntry, TillId};
use super::role::Role;
use games::Chips;
use games::poker_run::{Action, HandId};
use std::collections::BTreeMap;

/// A till.
#[derive(Clone)]
pub struct Till {
    /// The name.
    pub name: String,
    /// The role at whose desk it is.
    pub place: Role,
    /// The cash in it when it was opened.
    pub float: Chips,
    /// The cash that should be in it, in cents; negative if more was paid out than came in.
    pub expected: i64,
    /// `true` if no count is newer than the last movement of cash.
    pub uncounted: bool,
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
    /// The effect on the sums.
    pub effect: Effect,
}

/// The effect of a movement on the sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// It counts.
    Counts,
    /// A later movement declared it void.
    Void,
    /// It declares an earlier movement void, and repeats the entry of that movement.
    Voids,
}

/// A payment that was not refunded.
#[derive(Clone, Copy)]
pub struct Payment {
    /// The amount.
    pub cents: Chips,
    /// The payment method.
    pub method: Method,
}

/// The tills and payments.
#[derive(Clone, Default)]
pub struct Money {
    pub(super) tills: BTreeMap<TillId, Till>,
    /// The payments that were not refunded.
    pub(super) payments: BTreeMap<(HandId, Item), Payment>,
    /// All entries about money, and the movements that declare earlier ones void, oldest first.
    pub(super) movements: Vec<Movement>,
}

impl Money {
    /// The entries that count in the sums, oldest first.
    pub(super) fn counting(&self) -> impl Iterator<Item = &MoneyEntry> {
        self.movements.iter().filter(|one| one.effect == Effect::Counts).map(|one| &one.entry)
    }

    /// Applies an entry of the log.
    pub(super) fn apply(&mut self, at_ms: u64, by: By, change: &RunChange) {
        match change {
            RunChange::Money { entry } => self.apply_entry(at_ms, by, entry),
            RunChange::Acted { action: Action::VoidPay { hand, .. }, .. } => self.void_fee(at_ms, by, *hand),
            RunChange::Acted { action: Action::VoidPrize { hand, .. }, .. } => {
                self.void_last(
                    at_ms,
                    by,
                    |entry| matches!(entry, MoneyEntry::PrizeHanded { hand: of, .. } if of == hand),
                );
            }
            _ => {}
        }
    }

    /// Declares the recorded payment of a fee void, unless it was refunded.
    fn void_fee(&mut self, at_ms: u64, by: By, hand: HandId) {
        if self.payments.remove(&(hand, Item::Fee)).is_some() {
            self.void_last(
                at_ms,
                by,
                |entry| matches!(entry, MoneyEntry::Paid { hand: of, item: Item::Fee, .. } if *of == hand),
            );
        }
    }

    /// Declares the last matching movement void, unless it already is. A void movement moves no cash in the till.
    fn void_last(&mut self, at_ms: u64, by: By, is_meant: impl Fn(&MoneyEntry) -> bool) {
        let last = self.movements.iter_mut().rev().find(|one| is_meant(&one.entry));
        let Some(last) = last.filter(|one| one.effect == Effect::Counts) else { return };
        last.effect = Effect::Void;
        let entry = last.entry.clone();
        if let Some((till, cents)) = entry.cash() {
            self.move_cash(till, cents.saturating_neg());
        }
        self.movements.push(Movement { by, at_ms, entry, effect: Effect::Voids });
    }

    fn move_cash(&mut self, till: TillId, cents: i64) {
        self.tills.entry(till).and_modify(|till| {
            till.expected = till.expected.saturating_add(cents);
            till.uncounted = true;
        });
    }

    fn apply_entry(&mut self, at_ms: u64, by: By, entry: &MoneyEntry) {
        if let Some((till, cents)) = entry.cash() {
            self.move_cash(till, cents);
        }
        match entry {
            MoneyEntry::TillOpened { till, name, place, float } => {
                let (expected, counted) = (float.signed(), None);
                let new = Till {
                    name: name.clone(),
                    place: *place,
                    float: *float,
                    expected,
                    uncounted: true,
                    counted,
                    is_closed: false,
                };
                self.tills.insert(*till, new);
            }
            MoneyEntry::TillCounted { till, counted } => {
                self.tills.entry(*till).and_modify(|till| {
                    let difference = counted.signed().saturating_sub(till.expected);
                    till.counted = Some(Count { counted: *counted, difference, at_ms });
                    till.uncounted = false;
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
        self.movements.push(Movement { by, at_ms, entry: entry.clone(), effect: Effect::Counts });
    }
}
