//! The closing report of an event's money, for the organiser.

use crate::csv;
use crate::run::author::By;
use crate::run::error::{RunError, RunRefusal};
use crate::run::money::{Count, Effect, Movement, Till};
use crate::run::payment::{Direction, Item, Method, MoneyEntry, Purpose, TillId};
use crate::run::role::{Role, Roles};
use crate::run::state::State;
use crate::run::viewed::Viewed;
use crate::store::PlayerId;
use games::Chips;
use games::poker_run::{Account, HandId, Mark, Phase};
use schemars::JsonSchema;
use serde::Serialize;

/// The money of an event, in cents. Each sum is that of the entries, and the account is that of the game.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(transform = games::unit::cents)]
pub struct MoneyReport {
    /// The use of the takings by the rules: prizes, charity, event and refunds; `null` in a draft.
    pub account: Option<Account>,
    /// The hands whose fee is paid, by the game.
    pub hands: Sold,
    /// The extra cards sold, by the game.
    pub extras: Sold,
    /// The recorded payments, by the form of payment.
    pub received: Vec<Received>,
    /// The takings whose payment was not recorded; negative if refunds are still due.
    #[schemars(extend("x-unit" = "cents"))]
    pub unrecorded: i64,
    /// The recorded payments that are still to be given back.
    pub refunds_due: Vec<RefundDue>,
    /// Donations less those paid out.
    #[schemars(extend("x-unit" = "cents"))]
    pub donations: i64,
    /// Costs less those paid back.
    #[schemars(extend("x-unit" = "cents"))]
    pub costs: i64,
    /// Other cash that came in, less cash that went out.
    #[schemars(extend("x-unit" = "cents"))]
    pub other: i64,
    /// The prizes recorded as handed over.
    pub prizes_handed: Chips,
    /// The tills.
    pub tills: Vec<TillLine>,
    /// Every entry about money, oldest first.
    pub movements: Vec<MovementLine>,
}

/// A number of articles sold, and their price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(transform = games::unit::cents)]
pub struct Sold {
    /// The number.
    pub count: u64,
    /// The price of all of them.
    pub cents: Chips,
}

/// The recorded payments of one form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(transform = games::unit::cents)]
pub struct Received {
    /// The form.
    pub method: Method,
    /// Fees.
    pub fees: Chips,
    /// Extra cards.
    pub extras: Chips,
    /// Payments given back.
    pub refunds: Chips,
}

/// A payment that is to be given back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(transform = games::unit::cents)]
pub struct RefundDue {
    /// The hand.
    pub hand: HandId,
    /// The article.
    pub item: Item,
    /// The form in which it was paid.
    pub method: Method,
    /// The amount.
    pub cents: Chips,
}

/// A till.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(transform = games::unit::cents)]
pub struct TillLine {
    /// The number.
    pub till: TillId,
    /// The name.
    pub name: String,
    /// The role at whose place it is.
    pub place: Role,
    /// `true` once it is closed.
    pub closed: bool,
    /// The cash in it when it was opened.
    pub float: Chips,
    /// The cash that should be in it.
    #[schemars(extend("x-unit" = "cents"))]
    pub expected: i64,
    /// The cash that was counted last; `null` if it was not counted.
    pub counted: Option<Chips>,
    /// The time of the count, in milliseconds since the Unix epoch.
    pub counted_at_ms: Option<u64>,
    /// The cash counted less the cash that should have been in it at the time of the count.
    #[schemars(extend("x-unit" = "cents"))]
    pub difference: Option<i64>,
}

/// A till, without amounts, as the staff at its place see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TillChoice {
    /// The number.
    pub till: TillId,
    /// The name.
    pub name: String,
    /// The role at whose place it is.
    pub place: Role,
    /// `true` once it is closed.
    pub closed: bool,
}

/// An entry about money, with its author.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct MovementLine {
    /// The time, in milliseconds since the Unix epoch.
    pub at_ms: u64,
    /// The member of the staff.
    pub by: Option<u32>,
    /// The movement.
    pub movement: MoneyMovement,
}

/// An entry about money.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct MoneyMovement {
    /// The kind: `till_opened`, `till_counted`, `till_closed`, `fee`, `extra`, `refund_fee`, `refund_extra`, `donation`,
    /// `cost`, `other` or `prize`; `void_fee` or `void_prize` for an entry that declares an earlier one void.
    pub kind: String,
    /// The till.
    pub till: Option<TillId>,
    /// The hand.
    pub hand: Option<HandId>,
    /// The form of payment.
    pub method: Option<Method>,
    /// The amount: positive for money that comes in, negative for money that goes out. For a till that is opened or
    /// counted, the cash in it.
    #[schemars(extend("x-unit" = "cents"))]
    pub cents: i64,
    /// The reason, the name of the till, or the name of the person who took a prize.
    pub text: Option<String>,
}

impl State {
    /// The closing report of the money.
    ///
    /// # Errors
    /// `run.not_staff` and `run.not_your_role` for anybody but the organiser.
    pub fn money_report(&self, viewed: &Viewed, who: PlayerId) -> Result<MoneyReport, RunError> {
        let (_, roles) = self.roles_of(who).ok_or(RunRefusal::NotStaff)?;
        if !roles.contains(&Role::Organiser) {
            return Err(RunRefusal::NotYourRole.into());
        }
        let account = viewed.ranking().map(|ranking| ranking.settlement.account);
        let (hands, extras) = self.sold(viewed);
        let received: Vec<Received> =
            [Method::Cash, Method::Card, Method::Prepaid].map(|method| self.received(method)).into();
        let recorded = |one: &Received| one.fees.signed() + one.extras.signed() - one.refunds.signed();
        let takings = account.map_or(0, |account| account.takings.signed());
        let handed = self.money.counting().filter_map(|entry| match entry {
            MoneyEntry::PrizeHanded { cents, .. } => Some(*cents),
            _ => None,
        });
        Ok(MoneyReport {
            account,
            hands,
            extras,
            unrecorded: takings - received.iter().map(recorded).sum::<i64>(),
            received,
            refunds_due: self.refunds_due(),
            donations: self.moved(Purpose::Donation),
            costs: -self.moved(Purpose::Cost),
            other: self.moved(Purpose::Other),
            prizes_handed: handed.fold(Chips::ZERO, Chips::saturating_add),
            tills: self.money.tills.iter().map(till_line).collect(),
            movements: self.money.movements.iter().map(|one| self.movement_line(one)).collect(),
        })
    }

    /// The tills at the places of these roles; all of them for the organiser.
    pub(super) fn till_choices(&self, roles: &Roles) -> Vec<TillChoice> {
        let sees = |till: &Till| roles.contains(&Role::Organiser) || roles.contains(&till.place);
        let tills = self.money.tills.iter().filter(|(_, till)| sees(till));
        tills
            .map(|(&number, till)| TillChoice {
                till: number,
                name: till.name.clone(),
                place: till.place,
                closed: till.is_closed,
            })
            .collect()
    }

    /// Returns whether a recorded payment is to be given back: the participant withdrew, the event was cancelled, or the
    /// extra card is void.
    pub(in crate::run) fn is_refund_due(&self, hand: HandId, item: Item) -> bool {
        let Some(game) = &self.game else { return false };
        let void = item == Item::Extra && game.valid_stamp(hand, Mark::Extra).is_none();
        game.phase() == Phase::Cancelled || game.has_withdrawn(hand.participant) || void
    }

    fn refunds_due(&self) -> Vec<RefundDue> {
        let due = self.money.payments.iter().filter(|((hand, item), _)| self.is_refund_due(*hand, *item));
        due.map(|(&(hand, item), payment)| RefundDue {
            hand,
            item,
            method: payment.method,
            cents: payment.cents,
        })
        .collect()
    }

    /// The hands and the extra cards that count in the takings (PR-13, PR-20); none of a cancelled event.
    fn sold(&self, viewed: &Viewed) -> (Sold, Sold) {
        let none = Sold { count: 0, cents: Chips::ZERO };
        let Some(game) = self.game.as_deref().filter(|game| game.phase() != Phase::Cancelled) else {
            return (none, none);
        };
        let hands = || viewed.participants().filter(|one| !one.withdrawn).flat_map(|one| &one.hands);
        let has_extra =
            |stamp: &games::poker_run::MarkView| stamp.mark == Mark::Extra && stamp.stamp.void.is_none();
        let paid = hands().filter(|hand| !hand.unpaid).count() as u64;
        let extras = hands().filter(|hand| hand.stamps.iter().any(has_extra)).count() as u64;
        let sold = |count, price: Chips| Sold { count, cents: price.saturating_mul(count) };
        (sold(paid, game.rules().hand_price()), sold(extras, game.rules().extra_price()))
    }

    fn received(&self, wanted: Method) -> Received {
        let mut received =
            Received { method: wanted, fees: Chips::ZERO, extras: Chips::ZERO, refunds: Chips::ZERO };
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

    /// The cash that came in for this purpose, less that which went out.
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
            By::Staff(number) => Some(number),
            By::Room => None,
        };
        let mut line = self.movement_of(&movement.entry);
        if movement.effect == Effect::Voids {
            line.kind = format!("void_{}", line.kind);
            line.cents = line.cents.saturating_neg();
        }
        MovementLine { at_ms: movement.at_ms, by, movement: line }
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

impl MoneyReport {
    /// The report as CSV: every entry about money, then the tills, then the sums. Amounts are in units of 100 cents.
    pub fn csv(&self) -> String {
        let mut lines = vec![csv::line(&["kind", "till", "hand", "method", "amount", "text", "staff"])];
        let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
        for one in &self.movements {
            let (by, one) = (one.by, &one.movement);
            let hand = one.hand.map(|hand| hand.to_string()).unwrap_or_default();
            let method = one.method.map_or("", Into::into);
            let text = one.text.clone().unwrap_or_default();
            let cents = amount(one.cents);
            lines.push(csv::line(&[&one.kind, &number(one.till), &hand, method, &cents, &text, &number(by)]));
        }
        let mut sum = |kind: &str, till: &str, cents: i64, text: &str| {
            lines.push(csv::line(&[kind, till, "", "", &amount(cents), text, ""]));
        };
        for till in &self.tills {
            let number = till.till.to_string();
            sum("till_float", &number, till.float.signed(), &till.name);
            sum("till_expected", &number, till.expected, &till.name);
            if let (Some(counted), Some(difference)) = (till.counted, till.difference) {
                sum("till_counted", &number, counted.signed(), &till.name);
                sum("till_difference", &number, difference, &till.name);
            }
        }
        for (kind, cents) in self.sums() {
            sum(kind, "", cents, "");
        }
        lines.concat()
    }

    fn sums(&self) -> Vec<(&'static str, i64)> {
        let mut sums = vec![
            ("sum_hands", self.hands.cents.signed()),
            ("sum_extras", self.extras.cents.signed()),
            ("sum_unrecorded", self.unrecorded),
            ("sum_donations", self.donations),
            ("sum_costs", self.costs),
            ("sum_other", self.other),
            ("sum_prizes_handed", self.prizes_handed.signed()),
        ];
        if let Some(account) = self.account {
            sums.extend([
                ("account_takings", account.takings.signed()),
                ("account_prizes", account.prizes.signed()),
                ("account_charity", account.charity.signed()),
                ("account_event", account.event),
                ("account_refunds", account.refunds.signed()),
            ]);
        }
        sums
    }
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
        MoneyEntry::Refunded { item: Item::Fee, .. } => "refund_fee",
        MoneyEntry::Refunded { item: Item::Extra, .. } => "refund_extra",
        MoneyEntry::Moved { purpose: Purpose::Donation, .. } => "donation",
        MoneyEntry::Moved { purpose: Purpose::Cost, .. } => "cost",
        MoneyEntry::Moved { purpose: Purpose::Other, .. } => "other",
        MoneyEntry::PrizeHanded { .. } => "prize",
    }
}

/// Cents as a decimal number, such as `-12.05`.
fn amount(cents: i64) -> String {
    let sign = if cents < 0 { "-" } else { "" };
    let cents = cents.unsigned_abs();
    format!("{sign}{}.{:02}", cents / 100, cents % 100)
}
