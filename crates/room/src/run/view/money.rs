//! The closing report of an event's money, for the organiser.

use super::unsettled_payments::UnsettledPayment;
use crate::run::author::Author;
use crate::run::cached_view::CachedView;
use crate::run::error::{RunError, RunRefusal};
use crate::run::money::{Count, Effect, Movement, Till};
use crate::run::payment::{Direction, Item, Method, MoneyEntry, Purpose, TillId};
use crate::run::role::{Role, Roles};
use crate::run::state::State;
use crate::run::when::Zone;
use crate::store::PlayerId;
use games::Chips;
use games::poker_run::{Account, HandId, Mark, Phase, Standing};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// The money report of an event, in cents. The payments, tills and movements come from the log's money entries; the
/// account and the numbers sold come from the game.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(transform = games::unit::cents)]
pub struct MoneyReport {
    /// Name of the event.
    pub event: String,
    /// Time zone of the event.
    pub time_zone: Zone,
    /// The use of the takings by the rules: prizes, charity, event and refunds; `null` in a draft.
    pub account: Option<Account>,
    /// The hands whose fee is paid, according to the game; none in a cancelled event.
    pub hands: ItemSales,
    /// The extra cards sold, according to the game; none in a cancelled event.
    pub extras: ItemSales,
    /// The recorded payments and refunds, by payment method.
    pub received: Vec<MethodTotals>,
    /// The price of the items whose payment was not recorded, whether refunded or not, in a cancelled event that has a
    /// till; 0 in any other event.
    pub unrecorded_sales: Chips,
    /// The takings whose payment was not recorded; negative if refunds are still due.
    #[schemars(extend("x-unit" = "cents"))]
    pub unrecorded: i64,
    /// The payments that are still to be refunded. Those of a cancelled event that has a till include sales whose
    /// payment was not recorded.
    pub refunds_due: Vec<RefundDue>,
    /// Donations received, less donations paid out.
    #[schemars(extend("x-unit" = "cents"))]
    pub donations: i64,
    /// Costs paid, less costs paid back.
    #[schemars(extend("x-unit" = "cents"))]
    pub costs: i64,
    /// Other cash that came in, less cash that went out.
    #[schemars(extend("x-unit" = "cents"))]
    pub other: i64,
    /// The prizes recorded as handed over.
    pub prizes_handed: Chips,
    /// The prizes paid according to the game: those handed over, and those marked as paid without a person or a till.
    pub prizes_paid: Chips,
    /// The hands that win a prize if the event closed now, by place.
    pub prizes: Vec<PrizeOfPlace>,
    /// The net amount for the charity: its share of the takings, with the donations, less the costs.
    #[schemars(extend("x-unit" = "cents"))]
    pub charity_net: i64,
    /// The tills of the event, by number.
    pub tills: Vec<TillLine>,
    /// Every entry about money, oldest first.
    pub movements: Vec<MovementLine>,
}

/// A number of items sold, and their total price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(transform = games::unit::cents)]
#[schemars(rename = "Sold")]
pub struct ItemSales {
    /// Number of items.
    pub count: u64,
    /// Total price, in cents.
    pub cents: Chips,
}

/// The recorded payments and refunds by one method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(transform = games::unit::cents)]
#[schemars(rename = "Received")]
pub struct MethodTotals {
    /// The payment method.
    pub method: Method,
    /// Fees paid, in cents.
    pub fees: Chips,
    /// Payments for extra cards, in cents.
    pub extras: Chips,
    /// Refunds, in cents.
    pub refunds: Chips,
}

/// A hand that wins a prize.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(transform = games::unit::cents)]
pub struct PrizeOfPlace {
    /// Place of the hand, from 1.
    pub place: usize,
    /// Id of the hand.
    pub hand: HandId,
    /// Name of the participant.
    pub name: String,
    /// Total prize of the hand, including a prize for the low hand, in cents.
    pub cents: Chips,
    /// `true` if the prize was paid.
    pub paid: bool,
}

/// A payment that is to be refunded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(transform = games::unit::cents)]
pub struct RefundDue {
    /// The hand for which the payment was made.
    pub hand: HandId,
    /// The item that was paid for.
    pub item: Item,
    /// The method of the payment; `null` if it was not recorded.
    pub method: Option<Method>,
    /// Amount to refund, in cents.
    pub cents: Chips,
}

/// A till, with its amounts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(transform = games::unit::cents)]
pub struct TillLine {
    /// Number of the till.
    pub till: TillId,
    /// Name of the till.
    pub name: String,
    /// The role at whose desk the till is.
    pub place: Role,
    /// `true` while the till is closed. Declaring one of its cash movements void reopens it (PR-27).
    pub closed: bool,
    /// Cash in the till when it was opened, in cents.
    pub float: Chips,
    /// Cash that should be in the till now, in cents.
    #[schemars(extend("x-unit" = "cents"))]
    pub expected: i64,
    /// Cash that should have been in the till at the last count, in cents; `null` if the till was never counted.
    #[schemars(extend("x-unit" = "cents"))]
    pub expected_at_count: Option<i64>,
    /// `true` if no count is newer than the last movement of cash. Such a till cannot be closed.
    pub uncounted: bool,
    /// Cash found at the last count, in cents; `null` if the till was never counted.
    pub counted: Option<Chips>,
    /// Time of the last count, in milliseconds since the Unix epoch; `null` if the till was never counted.
    pub counted_at_ms: Option<u64>,
    /// `counted` less `expected_at_count`, in cents; `null` if the till was never counted.
    #[schemars(extend("x-unit" = "cents"))]
    pub difference: Option<i64>,
}

/// A till as the staff at its desk see it: without the cash that should be in it, so that they count it without knowing
/// that amount.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(transform = games::unit::cents)]
pub struct TillChoice {
    /// Number of the till.
    pub till: TillId,
    /// Name of the till.
    pub name: String,
    /// The role at whose desk the till is.
    pub place: Role,
    /// `true` while the till is closed. Declaring one of its cash movements void reopens it (PR-27).
    pub closed: bool,
    /// `true` if no count is newer than the last movement of cash. Such a till cannot be closed.
    pub uncounted: bool,
    /// Cash found at the last count, in cents; `null` if the till was never counted.
    pub counted: Option<Chips>,
    /// Time of the last count, in milliseconds since the Unix epoch; `null` if the till was never counted.
    pub counted_at_ms: Option<u64>,
}

/// An entry about money, with its author.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct MovementLine {
    /// Number of the entry in the log.
    pub seq: u64,
    /// `true` if a later entry declared this entry void; omitted otherwise.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub void: bool,
    /// Time of the entry, in milliseconds since the Unix epoch.
    pub at_ms: u64,
    /// Number of the staff member who made the entry; `null` for the room.
    pub by: Option<u32>,
    /// Name of the staff member who made the entry; `null` for the room, and if the stored personal data lacks the
    /// name.
    pub name: Option<String>,
    /// The content of the entry.
    pub movement: MoneyMovement,
}

/// The content of an entry about money.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct MoneyMovement {
    /// Kind of the entry: `till_opened`, `till_counted`, `till_closed`, `fee`, `extra`, `refund_fee`, `refund_extra`,
    /// `donation`, `cost`, `other` or `prize`; for an entry that declares an earlier one void, the kind of the earlier
    /// entry with `void_` before it. In the list of all entries, it is `void_move` if the earlier entry is a donation,
    /// a cost or other cash.
    pub kind: String,
    /// Number of the till; `null` if the entry concerns none.
    pub till: Option<TillId>,
    /// The hand; `null` if the entry concerns none.
    pub hand: Option<HandId>,
    /// The payment method; `null` if no money was paid.
    pub method: Option<Method>,
    /// Amount in cents: positive for money that comes in, negative for money that goes out. For a till that is opened
    /// or counted, the cash in the till; 0 if the entry states no amount.
    #[schemars(extend("x-unit" = "cents"))]
    pub cents: i64,
    /// The reason for a donation, a cost, other cash, or a declaration that an earlier entry is void; the name of a
    /// till that is opened; or the name of the person who collected a prize. `null` for any other entry, and if the
    /// stored personal data lacks the name.
    pub text: Option<String>,
}

impl State {
    /// The closing report of the money.
    ///
    /// # Errors
    /// `run.not_staff` and `run.not_your_role` for any guest other than an organiser.
    pub fn money_report(&self, cached: &CachedView, who: PlayerId) -> Result<MoneyReport, RunError> {
        let (_, roles) = self.roles_of(who).ok_or(RunRefusal::NotStaff)?;
        if !roles.contains(&Role::Organiser) {
            return Err(RunRefusal::NotYourRole.into());
        }
        let account = cached.ranking().map(|ranking| ranking.settlement.account);
        let (hands, extras) = self.sales(cached);
        let received: Vec<MethodTotals> =
            [Method::Cash, Method::Card, Method::Prepaid].map(|method| self.received(method)).into();
        let recorded = |one: &MethodTotals| one.fees.signed() + one.extras.signed() - one.refunds.signed();
        let takings = account.map_or(0, |account| account.takings.signed());
        let handed = self.money.counting().filter_map(|entry| match entry {
            MoneyEntry::PrizeHanded { cents, .. } => Some(*cents),
            _ => None,
        });
        let prizes = prizes_of(cached);
        let paid = prizes.iter().filter(|prize| prize.paid).map(|prize| prize.cents);
        let (donations, costs) = (self.moved(Purpose::Donation), -self.moved(Purpose::Cost));
        let share = account.map_or(0, |account| account.charity.signed());
        let refunds_due = self.refunds_due(cached);
        let unrecorded_due = refunds_due.iter().filter(|due| due.method.is_none()).map(|due| due.cents);
        let unrecorded_sales = unrecorded_due.fold(self.money.unrecorded_refunds, Chips::saturating_add);
        Ok(MoneyReport {
            event: self.draft.name.clone(),
            time_zone: self.draft.time_zone.clone(),
            account,
            hands,
            extras,
            unrecorded_sales,
            unrecorded: takings - received.iter().map(recorded).sum::<i64>() - unrecorded_sales.signed(),
            received,
            refunds_due,
            donations,
            costs,
            other: self.moved(Purpose::Other),
            prizes_handed: handed.fold(Chips::ZERO, Chips::saturating_add),
            prizes_paid: paid.fold(Chips::ZERO, Chips::saturating_add),
            prizes,
            charity_net: share.saturating_add(donations).saturating_sub(costs),
            tills: self.money.tills.iter().map(till_line).collect(),
            movements: self.money.movements.iter().map(|one| self.movement_line(one)).collect(),
        })
    }

    /// The tills at the desks of these roles, by number; all tills for the organiser.
    pub(super) fn till_choices(&self, roles: &Roles) -> Vec<TillChoice> {
        let sees = |till: &Till| roles.contains(&Role::Organiser) || roles.contains(&till.place);
        let tills = self.money.tills.iter().filter(|(_, till)| sees(till));
        tills
            .map(|(&number, till)| TillChoice {
                till: number,
                name: till.name.clone(),
                place: till.place,
                closed: till.is_closed,
                uncounted: till.uncounted,
                counted: till.counted.map(|count| count.counted),
                counted_at_ms: till.counted.map(|count| count.at_ms),
            })
            .collect()
    }

    /// Returns whether a recorded payment is to be refunded: the participant withdrew, the hand was removed, the event
    /// was cancelled, or the extra card is void.
    pub(in crate::run) fn is_refund_due(&self, hand: HandId, item: Item) -> bool {
        let Some(game) = &self.game else { return false };
        let void = item == Item::Extra && game.valid_stamp(hand, Mark::Extra).is_none();
        game.phase() == Phase::Cancelled || !game.has_hand(hand) || void
    }

    fn refunds_due(&self, cached: &CachedView) -> Vec<RefundDue> {
        let recorded = self.money.payments.iter();
        let recorded = recorded.filter(|((hand, item), _)| self.is_refund_due(*hand, *item));
        let recorded = recorded.map(|(&(hand, item), payment)| RefundDue {
            hand,
            item,
            method: Some(payment.method),
            cents: payment.cents,
        });
        let unrecorded = cached.participants().flat_map(|one| self.unrecorded_refunds(one));
        let unrecorded = unrecorded.map(|UnsettledPayment { hand, item, cents, .. }| RefundDue {
            hand,
            item,
            method: None,
            cents,
        });
        recorded.chain(unrecorded).collect()
    }

    /// The hands and the extra cards that count in the takings (PR-13, PR-20); none if the event was cancelled.
    fn sales(&self, cached: &CachedView) -> (ItemSales, ItemSales) {
        let none = ItemSales { count: 0, cents: Chips::ZERO };
        let Some(game) = self.game.as_deref().filter(|game| game.phase() != Phase::Cancelled) else {
            return (none, none);
        };
        let hands = || cached.participants().filter(|one| !one.withdrawn).flat_map(|one| &one.hands);
        let has_extra =
            |stamp: &games::poker_run::MarkView| stamp.mark == Mark::Extra && stamp.stamp.void.is_none();
        let paid = hands().filter(|hand| !hand.unpaid).count() as u64;
        let extras = hands().filter(|hand| hand.stamps.iter().any(has_extra)).count() as u64;
        let sold = |count, price: Chips| ItemSales { count, cents: price.saturating_mul(count) };
        (sold(paid, game.rules().hand_price()), sold(extras, game.rules().extra_price()))
    }

    fn received(&self, wanted: Method) -> MethodTotals {
        let mut received =
            MethodTotals { method: wanted, fees: Chips::ZERO, extras: Chips::ZERO, refunds: Chips::ZERO };
        for entry in self.money.counting() {
            match entry {
                MoneyEntry::Paid { item, cents, method, .. } if *method == wanted => {
                    let sum = match item {
                        Item::Fee => &mut received.fees,
                        Item::Extra => &mut received.extras,
                    };
                    *sum = sum.saturating_add(*cents);
                }
                MoneyEntry::Refunded { cents, method, .. } if *method == wanted => {
                    received.refunds = received.refunds.saturating_add(*cents);
                }
                _ => {}
            }
        }
        received
    }

    /// Cash that came in for this purpose less the cash that went out, in cents.
    fn moved(&self, wanted: Purpose) -> i64 {
        let cents = self.money.counting().map(|entry| match entry {
            MoneyEntry::Moved { purpose, direction, cents, .. } if *purpose == wanted => match direction {
                Direction::In => cents.signed(),
                Direction::Out => -cents.signed(),
            },
            _ => 0,
        });
        cents.fold(0, i64::saturating_add)
    }

    fn movement_line(&self, movement: &Movement) -> MovementLine {
        let by = match movement.by {
            Author::Staff(number) => Some(number),
            Author::Room => None,
        };
        let mut line = self.movement_of(&movement.entry);
        if movement.effect == Effect::Voids {
            line.kind = format!("void_{}", line.kind);
            line.cents = line.cents.saturating_neg();
            line.text = movement.reason.clone();
        }
        let name = by.and_then(|number| self.member_name(number));
        let (seq, void) = (movement.seq, movement.effect == Effect::Void);
        MovementLine { seq, void, at_ms: movement.at_ms, by, name, movement: line }
    }

    /// An entry about money, as the organiser reads it.
    pub(in crate::run) fn movement_of(&self, entry: &MoneyEntry) -> MoneyMovement {
        let base = MoneyMovement {
            kind: kind(entry).to_owned(),
            till: None,
            hand: None,
            method: None,
            cents: 0,
            text: None,
        };
        match entry {
            MoneyEntry::TillOpened { till, name, float, .. } => {
                MoneyMovement { till: Some(*till), cents: float.signed(), text: Some(name.clone()), ..base }
            }
            MoneyEntry::TillCounted { till, counted } => {
                MoneyMovement { till: Some(*till), cents: counted.signed(), ..base }
            }
            MoneyEntry::TillClosed { till } => MoneyMovement { till: Some(*till), ..base },
            MoneyEntry::Paid { hand, cents, method, till, .. } => MoneyMovement {
                hand: Some(*hand),
                method: Some(*method),
                till: *till,
                cents: cents.signed(),
                ..base
            },
            MoneyEntry::PaymentVoided { hand, reason, .. } => {
                MoneyMovement { hand: Some(*hand), text: Some(reason.clone()), ..base }
            }
            MoneyEntry::MoveVoided { reason, .. } => MoneyMovement { text: Some(reason.clone()), ..base },
            MoneyEntry::Refunded { hand, cents, method, till, .. } => MoneyMovement {
                hand: Some(*hand),
                method: Some(*method),
                till: *till,
                cents: -cents.signed(),
                ..base
            },
            MoneyEntry::Moved { till, direction, cents, text, .. } => {
                let cents = match direction {
                    Direction::In => cents.signed(),
                    Direction::Out => -cents.signed(),
                };
                let method = Some(Method::Cash);
                MoneyMovement { till: Some(*till), method, cents, text: Some(text.clone()), ..base }
            }
            MoneyEntry::PrizeHanded { hand, cents, to, method, till } => MoneyMovement {
                hand: Some(*hand),
                method: Some(*method),
                till: *till,
                cents: -cents.signed(),
                text: self.text(to),
                ..base
            },
        }
    }
}

/// The hands that win a prize, by place; none in a draft.
fn prizes_of(cached: &CachedView) -> Vec<PrizeOfPlace> {
    let hands = cached.participants().flat_map(|one| one.hands.iter().map(move |hand| (one, hand)));
    let hands: BTreeMap<HandId, _> = hands.map(|(one, hand)| (hand.hand, (one, hand))).collect();
    let standings = cached.ranking().into_iter().flat_map(|ranking| &ranking.settlement.standings);
    let won = standings.filter(|standing| standing.prize != Chips::ZERO);
    let line = |standing: &Standing<HandId>| {
        let (one, hand) = hands.get(&standing.id)?;
        Some(PrizeOfPlace {
            place: standing.place,
            hand: standing.id,
            name: one.name.clone(),
            cents: standing.prize,
            paid: hand.prize_paid,
        })
    };
    won.filter_map(line).collect()
}

fn till_line((&number, till): (&TillId, &Till)) -> TillLine {
    let count: Option<Count> = till.counted;
    TillLine {
        till: number,
        name: till.name.clone(),
        place: till.place,
        closed: till.is_closed,
        float: till.float,
        expected: till.expected,
        expected_at_count: count.map(|count| count.counted.signed().saturating_sub(count.difference)),
        uncounted: till.uncounted,
        counted: count.map(|count| count.counted),
        counted_at_ms: count.map(|count| count.at_ms),
        difference: count.map(|count| count.difference),
    }
}

const fn kind(entry: &MoneyEntry) -> &'static str {
    match entry {
        MoneyEntry::TillOpened { .. } => "till_opened",
        MoneyEntry::TillCounted { .. } => "till_counted",
        MoneyEntry::TillClosed { .. } => "till_closed",
        MoneyEntry::Paid { item: Item::Fee, .. } => "fee",
        MoneyEntry::Paid { item: Item::Extra, .. } => "extra",
        MoneyEntry::PaymentVoided { item: Item::Fee, .. } => "void_fee",
        MoneyEntry::PaymentVoided { item: Item::Extra, .. } => "void_extra",
        MoneyEntry::Refunded { item: Item::Fee, .. } => "refund_fee",
        MoneyEntry::Refunded { item: Item::Extra, .. } => "refund_extra",
        MoneyEntry::Moved { purpose: Purpose::Donation, .. } => "donation",
        MoneyEntry::Moved { purpose: Purpose::Cost, .. } => "cost",
        MoneyEntry::Moved { purpose: Purpose::Other, .. } => "other",
        MoneyEntry::MoveVoided { .. } => "void_move",
        MoneyEntry::PrizeHanded { .. } => "prize",
    }
}
