//! The header: the first lines of a hand.

use super::context::Context;
use super::date::Date;
use crate::name::Name;
use crate::phh::Amount;
use std::fmt;

/// The lines before the forced bets.
pub(super) struct Head<'a>(pub &'a Context<'a>);

impl fmt::Display for Head<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Head(context) = self;
        let number = match context.hand.hand {
            Some(Name::Number(number)) if number > 0 => number.unsigned_abs(),
            _ => context.options.number,
        };
        let (small, big) = (context.amount(self.small_blind()), context.amount(context.hand.min_bet));
        let (currency, date) = (self.currency(), Date::of(context.hand));
        writeln!(f, "PokerStars Hand #{number}: Hold'em No Limit ({small}/{big}{currency}) - {date}")?;
        let button = context.places.last().copied().unwrap_or_default();
        let play_money = if context.options.play_money { " (Play Money)" } else { "" };
        let (table, size) = (self.table(), self.seat_count());
        writeln!(f, "Table '{table}' {size}-max{play_money} Seat #{button} is the button")?;
        context.by_place().into_iter().try_for_each(|seat| {
            let stack = context.amount(context.hand.starting_stacks[seat.index()]);
            writeln!(f, "Seat {}: {} ({stack} in chips)", context.place(seat), context.name(seat))
        })
    }
}

impl Head<'_> {
    /// The small blind, which is the largest blind below `min_bet` posted by the first two players. Zero if there is
    /// none.
    fn small_blind(&self) -> Amount {
        let blinds = self.0.hand.blinds_or_straddles.iter().take(2);
        let below = blinds.filter(|blind| blind.hundredths() < self.0.hand.min_bet.hundredths());
        below.max_by_key(|blind| blind.hundredths()).copied().unwrap_or_default()
    }

    fn currency(&self) -> String {
        super::money::code(self.0.hand).map(|code| format!(" {code}")).unwrap_or_default()
    }

    /// The table size: the one in the file, but at least the highest seat number in use.
    fn seat_count(&self) -> i64 {
        let taken = self.0.places.iter().copied().max().unwrap_or_default().into();
        self.integer("seat_count", u8::MAX.into()).unwrap_or(taken).max(taken)
    }

    fn field(&self, name: &str) -> Option<&toml::Value> {
        self.0.hand.others.get(name)
    }

    fn integer(&self, name: &str, most: i64) -> Option<i64> {
        self.field(name)?.as_integer().filter(|value| (1..=most).contains(value))
    }

    fn table(&self) -> String {
        let name = self.field("table").and_then(toml::Value::as_str).unwrap_or("Cardroom");
        name.chars().filter(|letter| !letter.is_control() && *letter != '\'').collect()
    }
}
