//! Money of an event: tills, payments into them and payments out of them. The game records what was sold and won
//! (PR-13, PR-20); this module records how and where it was paid.

use super::author::Author;
use super::entry::RunChange;
use super::payment::{Item, Method, MoneyEntry, TillId};
use super::role::Role;
use games::Chips;
use games::poker_run::{Action, HandId};
use std::collections::{BTreeMap, BTreeSet};

/// A till of an event.
#[derive(Clone)]
pub struct Till {
    /// Name of the till.
    pub name: String,
    /// The role at whose desk the till is.
    pub place: Role,
    /// Cash in the till when it was opened, in cents.
    pub float: Chips,
    /// Cash that should be in the till, in cents; negative if more was paid out than came in.
    pub expected: i64,
    /// `true` if no count is newer than the last movement of cash.
    pub uncounted: bool,
    /// The last count; `None` if the till was never counted.
    pub counted: Option<Count>,
    /// `true` while the till is closed.
    pub is_closed: bool,
}

/// A count of the cash in a till.
#[derive(Clone, Copy)]
pub struct Count {
    /// Cash counted, in cents.
    pub counted: Chips,
    /// Difference from the cash that should have been in the till, in cents.
    pub difference: i64,
    /// Time of the count, in milliseconds since the Unix epoch.
    pub at_ms: u64,
}

/// An entry about money, with its author and time.
#[derive(Clone)]
pub struct Movement {
    /// Author of the entry.
    pub by: Author,
    /// Time of the entry, in milliseconds since the Unix epoch.
    pub at_ms: u64,
    /// The entry itself.
    pub entry: MoneyEntry,
    /// The effect of the movement on the sums.
    pub effect: Effect,
    /// The reason, if the movement declares an earlier one void.
    pub reason: Option<String>,
}

/// The effect of a movement on the sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The movement is part of the sums.
    Counts,
    /// A later movement declared this movement void.
    Void,
    /// The movement declares an earlier one void, and repeats the entry of that earlier movement.
    Voids,
}

/// A payment that was not refunded.
#[derive(Clone, Copy)]
pub struct Payment {
    /// Amount, in cents.
    pub cents: Chips,
    /// Method of the payment.
    pub method: Method,
    /// Till into which the payment was made; `None` for a payment without cash.
    pub till: Option<TillId>,
}

/// The tills and payments of an event.
#[derive(Clone, Default)]
pub struct Money {
    pub(super) tills: BTreeMap<TillId, Till>,
    /// The payments that were not refunded.
    pub(super) payments: BTreeMap<(HandId, Item), Payment>,
    /// All entries about money, and the movements that declare earlier ones void, oldest first.
    pub(super) movements: Vec<Movement>,
}

impl Money {
    /// The entries that are part of the sums, oldest first.
    pub(super) fn counting(&self) -> impl Iterator<Item = &MoneyEntry> {
        self.movements.iter().filter(|one| one.effect == Effect::Counts).map(|one| &one.entry)
    }

    /// The items that were refunded after the event was cancelled.
    pub(super) refunded: BTreeSet<(HandId, Item)>,
    /// The refunds of items whose payment was not recorded, in cents.
    pub(super) unrecorded_refunds: Chips,
    /// Applies an entry of the log.
    pub(super) fn apply(&mut self, at_ms: u64, by: Author, change: &RunChange) {
        match change {
            RunChange::Money { entry } => self.apply_entry(at_ms, by, entry),
            RunChange::Acted { action: Action::VoidPay { hand, reason }, .. } => {
                self.void_payment(at_ms, by, (*hand, Item::Fee), reason);
            }
            RunChange::Acted { action: Action::VoidPrize { hand, reason }, .. } => {
                self.void_last(
                    at_ms,
                    by,
                    reason,
                    |entry| matches!(entry, MoneyEntry::PrizeHanded { hand: of, .. } if of == hand),
                );
            }
            _ => {}
        }
    }
            RunChange::Acted { action: Action::Cancel { .. }, .. } => self.refunded.clear(),

    /// Declares a recorded payment void, unless it was refunded.
    fn void_payment(&mut self, at_ms: u64, by: Author, paid: (HandId, Item), reason: &str) {
        if self.payments.remove(&paid).is_some() {
            self.void_last(
                at_ms,
                by,
                reason,
                |entry| matches!(entry, MoneyEntry::Paid { hand, item, .. } if (*hand, *item) == paid),
            );
        }
    }

    /// Declares the last matching movement void, unless it already is. A void movement moves no cash in the till. Its
    /// till is open again if it was closed, and has to be counted again (PR-27).
    fn void_last(&mut self, at_ms: u64, by: Author, reason: &str, is_meant: impl Fn(&MoneyEntry) -> bool) {
        let last = self.movements.iter_mut().rev().find(|one| is_meant(&one.entry));
        let Some(last) = last.filter(|one| one.effect == Effect::Counts) else { return };
        last.effect = Effect::Void;
        let entry = last.entry.clone();
        if let Some((till, cents)) = entry.cash() {
            self.move_cash(till, cents.saturating_neg());
            self.tills.entry(till).and_modify(|till| till.is_closed = false);
        }
        let reason = Some(reason.to_owned());
        self.movements.push(Movement { by, at_ms, entry, effect: Effect::Voids, reason });
    }

    fn move_cash(&mut self, till: TillId, cents: i64) {
        self.tills.entry(till).and_modify(|till| {
            till.expected = till.expected.saturating_add(cents);
            till.uncounted = true;
        });
    }

    fn apply_entry(&mut self, at_ms: u64, by: Author, entry: &MoneyEntry) {
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
            MoneyEntry::Paid { hand, item, cents, method, till } => {
                let payment = Payment { cents: *cents, method: *method, till: *till };
                self.payments.insert((*hand, *item), payment);
            }
            MoneyEntry::PaymentVoided { hand, item, reason } => {
                return self.void_payment(at_ms, by, (*hand, *item), reason);
            }
            MoneyEntry::Refunded { hand, item, cents, .. } => {
                if self.payments.remove(&(*hand, *item)).is_none() {
                    self.unrecorded_refunds = self.unrecorded_refunds.saturating_add(*cents);
                }
                self.refunded.insert((*hand, *item));
            }
            MoneyEntry::Moved { .. } | MoneyEntry::PrizeHanded { .. } => {}
        }
        let (entry, effect, reason) = (entry.clone(), Effect::Counts, None);
        self.movements.push(Movement { by, at_ms, entry, effect, reason });
    }
}
