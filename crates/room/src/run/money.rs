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

/// The number, time and author of an entry.
#[derive(Clone, Copy)]
struct Made {
    seq: u64,
    at_ms: u64,
    by: Author,
}

/// An entry about money, with its author and time.
#[derive(Clone)]
pub struct Movement {
    /// Number of the entry in the log.
    pub seq: u64,
    /// Author of the entry.
    pub by: Author,
    /// Time of the entry, in milliseconds since the Unix epoch.
    pub at_ms: u64,
    /// The entry itself.
    pub entry: MoneyEntry,
    /// The effect of the movement on the sums.
    pub effect: Effect,
    /// The reason, if the movement declares an earlier one void; `None` otherwise.
    pub reason: Option<String>,
}

impl Movement {
    /// Returns whether this is the movement of cash that the log entry with this number records.
    fn is_cash_move(&self, seq: u64) -> bool {
        self.seq == seq && matches!(self.entry, MoneyEntry::Moved { .. })
    }
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

/// A payment that was neither refunded nor declared void.
#[derive(Clone, Copy)]
pub struct Payment {
    /// Amount, in cents.
    pub cents: Chips,
    /// Method of the payment.
    pub method: Method,
    /// Till named with the payment; never `None` for cash. Other methods do not change the cash in the till.
    pub till: Option<TillId>,
}

/// The tills and payments of an event.
#[derive(Clone, Default)]
pub struct Money {
    pub(super) tills: BTreeMap<TillId, Till>,
    /// The payments that were neither refunded nor declared void.
    pub(super) payments: BTreeMap<(HandId, Item), Payment>,
    /// The items that were refunded. A cancellation clears the set, so that it then contains only later refunds.
    pub(super) refunded: BTreeSet<(HandId, Item)>,
    /// The sum of the refunds of items whose payment was not recorded, in cents.
    pub(super) unrecorded_refunds: Chips,
    /// All entries about money, and the movements that declare earlier ones void, oldest first.
    pub(super) movements: Vec<Movement>,
}

impl Money {
    /// The entries that are part of the sums, oldest first.
    pub(super) fn counting(&self) -> impl Iterator<Item = &MoneyEntry> {
        self.movements.iter().filter(|one| one.effect == Effect::Counts).map(|one| &one.entry)
    }

    /// Applies an entry of the log; entries that do not concern money have no effect.
    pub(super) fn apply(&mut self, seq: u64, at_ms: u64, by: Author, change: &RunChange) {
        let made = Made { seq, at_ms, by };
        match change {
            RunChange::Money { entry } => self.apply_entry(made, entry),
            RunChange::Acted { action: Action::VoidPay { hand, reason }, .. } => {
                self.void_payment(made, (*hand, Item::Fee), reason);
            }
            RunChange::Acted { action: Action::Cancel { .. }, .. } => self.refunded.clear(),
            RunChange::Acted { action: Action::VoidPrize { hand, reason }, .. } => {
                self.void_last(
                    made,
                    reason,
                    |one| matches!(&one.entry, MoneyEntry::PrizeHanded { hand: of, .. } if of == hand),
                );
            }
            _ => {}
        }
    }

    /// Declares a recorded payment void, unless it was refunded.
    fn void_payment(&mut self, made: Made, paid: (HandId, Item), reason: &str) {
        if self.payments.remove(&paid).is_some() {
            self.void_last(
                made,
                reason,
                |one| matches!(&one.entry, MoneyEntry::Paid { hand, item, .. } if (*hand, *item) == paid),
            );
        }
    }

    /// Declares the last matching movement void, unless it already is. The effect of the movement on the expected cash
    /// of its till is reversed. The till is open again if it was closed, and has to be counted again (PR-27).
    fn void_last(&mut self, made: Made, reason: &str, is_meant: impl Fn(&Movement) -> bool) {
        let last = self.movements.iter_mut().rev().find(|one| is_meant(one));
        let Some(last) = last.filter(|one| one.effect == Effect::Counts) else { return };
        last.effect = Effect::Void;
        let entry = last.entry.clone();
        if let Some((till, cents)) = entry.cash() {
            self.move_cash(till, cents.saturating_neg());
            self.tills.entry(till).and_modify(|till| till.is_closed = false);
        }
        let reason = Some(reason.to_owned());
        let Made { seq, at_ms, by } = made;
        self.movements.push(Movement { seq, by, at_ms, entry, effect: Effect::Voids, reason });
    }

    /// Returns whether the log entry with this number is a movement of cash that is not void.
    pub(super) fn has_cash_move(&self, seq: u64) -> bool {
        self.movements.iter().any(|one| one.effect == Effect::Counts && one.is_cash_move(seq))
    }

    fn move_cash(&mut self, till: TillId, cents: i64) {
        self.tills.entry(till).and_modify(|till| {
            till.expected = till.expected.saturating_add(cents);
            till.uncounted = true;
        });
    }

    fn apply_entry(&mut self, made: Made, entry: &MoneyEntry) {
        let Made { seq, at_ms, by } = made;
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
                return self.void_payment(made, (*hand, *item), reason);
            }
            MoneyEntry::MoveVoided { entry, reason } => {
                return self.void_last(made, reason, |one| one.is_cash_move(*entry));
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
        self.movements.push(Movement { seq, by, at_ms, entry, effect, reason });
    }
}
