//! The closing report of an event's money as CSV.

use super::money::{MoneyReport, MovementLine, PrizeOfPlace, RefundDue};
use crate::csv;
use crate::run::payment::{Item, Method};
use crate::run::when::Zone;
use games::unit::Unit;

/// The columns of every line.
const COLUMNS: [&str; 9] = ["kind", "till", "hand", "method", "amount", "text", "staff", "name", "time"];

impl MoneyReport {
    /// The report as CSV: after the names of the columns, the name and the time zone of the event, every entry about
    /// money, then the tills, the payments by method, the refunds that are due, the hands that win a prize, by place,
    /// and the sums. Amounts are in units of 100 cents, with two decimals; times are local times with their offset from
    /// UTC.
    pub fn csv(&self) -> String {
        let event = csv::line(&["event", "", "", "", "", &self.event, "", "", self.time_zone.name()]);
        let mut lines = vec![csv::line(&COLUMNS), event];
        lines.extend(self.movements.iter().map(|one| movement(one, &self.time_zone)));
        lines.extend(self.till_sums());
        lines.extend(self.payments());
        lines.extend(self.refunds_due.iter().map(due));
        lines.extend(self.prizes.iter().map(prize));
        lines.extend(self.sums().into_iter().map(|(kind, cents)| sum([kind, "", "", ""], cents, "")));
        lines.concat()
    }

    fn till_sums(&self) -> Vec<String> {
        let lines = self.tills.iter().flat_map(|till| {
            let number = till.till.to_string();
            let line = |kind, cents| sum([kind, &number, "", ""], cents, &till.name);
            let float = line("till_float", till.float.signed());
            let expected = line("till_expected", till.expected);
            let at_count = till.expected_at_count.map(|cents| line("till_expected_at_count", cents));
            let counted = till.counted.map(|counted| line("till_counted", counted.signed()));
            let difference = till.difference.map(|cents| line("till_difference", cents));
            [Some(float), Some(expected), at_count, counted, difference]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
        });
        lines.collect()
    }

    fn payments(&self) -> Vec<String> {
        let lines = self.received.iter().flat_map(|one| {
            let line = |kind, cents| sum([kind, "", "", method(Some(one.method))], cents, "");
            [
                line("received_fees", one.fees.signed()),
                line("received_extras", one.extras.signed()),
                line("received_refunds", one.refunds.signed()),
            ]
        });
        lines.collect()
    }

    fn sums(&self) -> Vec<(&'static str, i64)> {
        let mut sums = vec![
            ("sum_hands", self.hands.cents.signed()),
            ("sum_extras", self.extras.cents.signed()),
            ("sum_unrecorded_sales", self.unrecorded_sales.signed()),
            ("sum_unrecorded", self.unrecorded),
            ("sum_donations", self.donations),
            ("sum_costs", self.costs),
            ("sum_other", self.other),
            ("sum_prizes_handed", self.prizes_handed.signed()),
            ("sum_prizes_paid", self.prizes_paid.signed()),
            ("sum_charity_net", self.charity_net),
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

/// The line of an entry about money.
fn movement(line: &MovementLine, zone: &Zone) -> String {
    let (by, one) = (line.by, &line.movement);
    let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    let hand = one.hand.map(|hand| hand.to_string()).unwrap_or_default();
    let (text, name) = (one.text.as_deref().unwrap_or_default(), line.name.as_deref().unwrap_or_default());
    let (till, cents, by, time) =
        (number(one.till), csv::amount(Unit::Cents, one.cents), number(by), zone.local_time(line.at_ms));
    csv::line(&[&one.kind, &till, &hand, method(one.method), &cents, text, &by, name, &time])
}

fn due(due: &RefundDue) -> String {
    let kind = match due.item {
        Item::Fee => "refund_due_fee",
        Item::Extra => "refund_due_extra",
    };
    sum([kind, "", &due.hand.to_string(), method(due.method)], due.cents.signed(), "")
}

fn prize(prize: &PrizeOfPlace) -> String {
    let kind = format!("prize_{}_{}", prize.place, if prize.paid { "paid" } else { "due" });
    sum([&kind, "", &prize.hand.to_string(), ""], prize.cents.signed(), &prize.name)
}

/// A line without an author, with these columns before the amount.
fn sum([kind, till, hand, method]: [&str; 4], cents: i64, text: &str) -> String {
    csv::line(&[kind, till, hand, method, &csv::amount(Unit::Cents, cents), text, "", "", ""])
}

fn method(method: Option<Method>) -> &'static str {
    method.map_or("", Into::into)
}
