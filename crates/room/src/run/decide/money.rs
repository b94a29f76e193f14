//! Decisions about money: tills, payments, refunds, and prizes that are handed over.

use super::bounds::{MAX_REASON, reason, visible};
use super::decision::Decision;
use super::entry_error::EntryError;
use super::staff::Staff;
use crate::names;
use crate::run::command::MoneyCommand;
use crate::run::entry::RunChange;
use crate::run::error::{RunError, RunRefusal};
use crate::run::money::{Payment, Till};
use crate::run::outcome::CommandOutcome;
use crate::run::payment::{Item, Method, MoneyEntry, TillId};
use crate::run::role::{Role, Task};
use crate::run::spin::DecisionInput;
use crate::run::state::State;
use games::Chips;
use games::poker_run::{Action, CardSource, Event, HandId, Mark, Phase, Refusal};

/// Maximum number of tills of an event.
const MAX_TILLS: u32 = 50;
/// Maximum amount of a till's float or of one cash movement, in cents, so that sums never overflow.
const MAX_AMOUNT: u64 = 10_000_000_000;
/// Maximum length of a till's name, in characters.
const MAX_NAME: usize = 40;

/// Decides on a change to the tills and payments.
pub(super) fn decide(
    state: &State,
    staff: &Staff,
    command: &MoneyCommand,
    input: &mut DecisionInput<'_>,
) -> Result<Decision, RunError> {
    match command {
        MoneyCommand::OpenTill { name, place, float } => open_till(state, staff, name, *place, *float),
        MoneyCommand::CountTill { till, counted } => {
            usable(state, staff, Some(*till))?;
            amount("counted", *counted)?;
            Ok(recorded(staff, MoneyEntry::TillCounted { till: *till, counted: *counted }))
        }
        MoneyCommand::CloseTill { till } => {
            staff.check(state, Task::Organise)?;
            usable(state, staff, Some(*till))?;
            if state.money.tills.get(till).is_some_and(|till| till.uncounted) {
                return Err(RunRefusal::TillUncounted { till: *till }.into());
            }
            Ok(recorded(staff, MoneyEntry::TillClosed { till: *till }))
        }
        MoneyCommand::Pay { hand, item, method, till } => {
            check_till(state, staff, *method, *till)?;
            pay(state, staff, (*hand, *item), *method, *till, input)
        }
        MoneyCommand::VoidPayment { hand, item, reason } => {
            void_payment(state, staff, (*hand, *item), reason, input)
        }
        MoneyCommand::CorrectPayment { hand, item, method, till, reason } => {
            check_till(state, staff, *method, *till)?;
            correct_payment(state, staff, (*hand, *item), (*method, *till), reason)
        }
        MoneyCommand::Refund { hand, item, method, till } => {
            check_till(state, staff, *method, *till)?;
            refund(state, staff, (*hand, *item), *method, *till)
        }
        MoneyCommand::Move { till, direction, purpose, cents, text: why } => {
            usable(state, staff, Some(*till))?;
            let text = visible(why).ok_or(RunRefusal::Reason { most: MAX_REASON })?;
            let cents = positive(amount("cents", *cents)?)?;
            let (direction, purpose) = (*direction, *purpose);
            Ok(recorded(staff, MoneyEntry::Moved { till: *till, direction, purpose, cents, text }))
        }
        MoneyCommand::VoidMove { entry, reason: why } => void_move(state, staff, *entry, why),
        MoneyCommand::HandPrize { hand, to, method, till } => {
            check_till(state, staff, *method, *till)?;
            hand_prize(state, staff, *hand, to, (*method, *till), input)
        }
    }
}

fn recorded(staff: &Staff, entry: MoneyEntry) -> Decision {
    Decision::of(staff.by, RunChange::Money { entry })
}

fn open_till(
    state: &State,
    staff: &Staff,
    name: &str,
    place: Role,
    float: Chips,
) -> Result<Decision, RunError> {
    staff.check(state, Task::Organise)?;
    state.open_game()?;
    let last = state.money.tills.keys().next_back().copied().unwrap_or(0);
    if last >= MAX_TILLS {
        return Err(RunRefusal::TooManyTills { most: MAX_TILLS }.into());
    }
    let name = visible(name).filter(|name| name.chars().count() <= MAX_NAME);
    let name = name.ok_or(RunRefusal::TillName { most: MAX_NAME })?;
    if state.money.tills.values().any(|till| till.name == name) {
        return Err(RunRefusal::TillNameTaken { name }.into());
    }
    let till = last + 1;
    let mut decision =
        recorded(staff, MoneyEntry::TillOpened { till, name, place, float: amount("float", float)? });
    decision.outcome = Some(CommandOutcome::Till(till));
    Ok(decision)
}

/// Checks that a cash payment names a till, and that the till, if one is named, is open and at a desk of the staff
/// member.
fn check_till(state: &State, staff: &Staff, method: Method, till: Option<TillId>) -> Result<(), RunError> {
    if method == Method::Cash && till.is_none() {
        return Err(RunRefusal::CashWithoutTill.into());
    }
    usable(state, staff, till)
}

/// Checks that a till is open, and that the staff member works at its desk. Without a till, checks only that
/// registration was opened.
fn usable(state: &State, staff: &Staff, till: Option<TillId>) -> Result<(), RunError> {
    state.open_game()?;
    let Some(number) = till else { return Ok(()) };
    let till: &Till = state.money.tills.get(&number).ok_or(RunRefusal::NoSuchTill { till: number })?;
    staff.check(state, Task::Till(till.place))?;
    if till.is_closed {
        return Err(RunRefusal::TillClosed { till: number }.into());
    }
    Ok(())
}

/// The till into which the cash payments of a file go: the given one, otherwise the only open till that the staff
/// member may use. `None` if no till is given and the staff member may use none, or several.
pub(super) fn till_for_import(
    state: &State,
    staff: &Staff,
    given: Option<TillId>,
) -> Result<Option<TillId>, RunError> {
    if given.is_some() {
        return usable(state, staff, given).map(|()| given);
    }
    let mut open = state.money.tills.keys().copied().filter(|&till| usable(state, staff, Some(till)).is_ok());
    Ok(open.next().filter(|_| open.next().is_none()))
}

/// Checks that an amount is not too high; `field` is the name of its field in the refusal.
fn amount(field: &'static str, cents: Chips) -> Result<Chips, RunRefusal> {
    let most = MAX_AMOUNT;
    if cents.get() <= most { Ok(cents) } else { Err(RunRefusal::AmountTooHigh { field, most }) }
}

fn positive(cents: Chips) -> Result<Chips, RunRefusal> {
    if cents == Chips::ZERO { Err(RunRefusal::NothingToPay) } else { Ok(cents) }
}

/// Records how a fee or an extra card was paid. If the fee is unpaid in the game, it is paid in the same commit.
fn pay(
    state: &State,
    staff: &Staff,
    (hand, item): (HandId, Item),
    method: Method,
    till: Option<TillId>,
    input: &mut DecisionInput<'_>,
) -> Result<Decision, RunError> {
    staff.check(state, Task::Act(&Action::Pay { hand }))?;
    if state.money.payments.contains_key(&(hand, item)) {
        return Err(RunRefusal::PaidBefore { hand: hand.to_string() }.into());
    }
    let rules = state.open_game()?.rules();
    let cents = positive(match item {
        Item::Fee => rules.hand_price(),
        Item::Extra => rules.extra_price(),
    })?;
    if state.open_game()?.phase() == Phase::Cancelled {
        return Err(EntryError::Game(Refusal::Cancelled).into());
    }
    let mut decision = Decision::default();
    match item {
        Item::Fee => pay_fee(&mut decision, state, staff, hand, input)?,
        Item::Extra if state.stamp(hand, Mark::Extra).is_none() => {
            return Err(RunRefusal::NoExtraCardSold { hand: hand.to_string() }.into());
        }
        Item::Extra => {}
    }
    decision.add(staff.by, RunChange::Money { entry: MoneyEntry::Paid { hand, item, cents, method, till } });
    Ok(decision)
}

/// Pays the fee of a hand in the game, unless it is already paid.
pub(super) fn pay_fee(
    decision: &mut Decision,
    state: &State,
    staff: &Staff,
    hand: HandId,
    input: &mut DecisionInput<'_>,
) -> Result<(), RunError> {
    match staff.apply(decision, state, CardSource::Physical, &Action::Pay { hand }, input.rngs.salts) {
        Ok(()) | Err(EntryError::Game(Refusal::FeePaid(_))) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// Declares a payment void. A fee becomes unpaid in the game, unless fees count as paid at registration; any other
/// payment must have been recorded.
fn void_payment(
    state: &State,
    staff: &Staff,
    (hand, item): (HandId, Item),
    why: &str,
    input: &mut DecisionInput<'_>,
) -> Result<Decision, RunError> {
    let reason = reason(why)?;
    let action = Action::VoidPay { hand, reason: reason.clone() };
    staff.check(state, Task::Act(&action))?;
    if item == Item::Fee && !state.open_game()?.rules().paid_at_registration() {
        return Ok(staff.act(state, &action, input)?);
    }
    recorded_payment(state, hand, item)?;
    Ok(recorded(staff, MoneyEntry::PaymentVoided { hand, item, reason }))
}

/// Declares a movement of cash void (PR-27).
fn void_move(state: &State, staff: &Staff, entry: u64, why: &str) -> Result<Decision, RunError> {
    staff.check(state, Task::Organise)?;
    if !state.money.has_cash_move(entry) {
        return Err(RunRefusal::NoSuchMove { entry }.into());
    }
    Ok(recorded(staff, MoneyEntry::MoveVoided { entry, reason: reason(why)? }))
}

/// Replaces the record of a payment: the earlier record is declared void in the same commit. The item stays paid in the
/// game.
fn correct_payment(
    state: &State,
    staff: &Staff,
    (hand, item): (HandId, Item),
    (method, till): (Method, Option<TillId>),
    why: &str,
) -> Result<Decision, RunError> {
    staff.check(state, Task::Act(&Action::Pay { hand }))?;
    let earlier = recorded_payment(state, hand, item)?;
    let place = earlier.till.and_then(|till| Some(state.money.tills.get(&till)?.place));
    place.map_or(Ok(()), |place| staff.check(state, Task::Till(place)))?;
    if (earlier.method, earlier.till) == (method, till) {
        return Err(RunRefusal::SamePayment { hand: hand.to_string() }.into());
    }
    let mut decision = recorded(staff, MoneyEntry::PaymentVoided { hand, item, reason: reason(why)? });
    let entry = MoneyEntry::Paid { hand, item, cents: earlier.cents, method, till };
    decision.add(staff.by, RunChange::Money { entry });
    Ok(decision)
}

/// The recorded payment of an item.
fn recorded_payment(state: &State, hand: HandId, item: Item) -> Result<Payment, RunRefusal> {
    let payment = state.money.payments.get(&(hand, item)).copied();
    payment.ok_or_else(|| RunRefusal::NoPaymentRecorded { hand: hand.to_string() })
}

/// Refunds a payment: after a withdrawal or a cancellation, or for an extra card that is void. An item whose payment
/// was not recorded is refunded only if the event was cancelled.
fn refund(
    state: &State,
    staff: &Staff,
    (hand, item): (HandId, Item),
    method: Method,
    till: Option<TillId>,
) -> Result<Decision, RunError> {
    staff.check(state, Task::Act(&Action::Pay { hand }))?;
    let due = state.refundable(hand, item);
    let cents = due.ok_or(RunRefusal::NoRefundDue { hand: hand.to_string() })?;
    Ok(recorded(staff, MoneyEntry::Refunded { hand, item, cents, method, till }))
}

fn hand_prize(
    state: &State,
    staff: &Staff,
    hand: HandId,
    to: &str,
    (method, till): (Method, Option<TillId>),
    input: &mut DecisionInput<'_>,
) -> Result<Decision, RunError> {
    let action = Action::PayPrize { hand };
    staff.check(state, Task::Act(&action))?;
    let to = names::participant(to)?;
    let mut decision = Decision::default();
    staff.apply(&mut decision, state, CardSource::Physical, &action, input.rngs.salts)?;
    let paid = decision.events.iter().find_map(|event| match event {
        Event::PrizePaid { prize, .. } => Some(*prize),
        _ => None,
    });
    let cents = paid.unwrap_or(Chips::ZERO);
    let to = decision.seal(&to, input.rngs.salts);
    let entry = MoneyEntry::PrizeHanded { hand, cents, to, method, till };
    decision.add(staff.by, RunChange::Money { entry });
    Ok(decision)
}
