//! The first lines of a hand.

use super::super::amount::Amount;
use super::super::hand::Name;
use super::Told;
use std::fmt;

/// The lines before the forced bids.
pub(super) struct Head<'a>(pub &'a Told<'a>);

impl fmt::Display for Head<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Head(told) = self;
        let number = match told.hand.hand {
            Some(Name::Number(number)) if number > 0 => number.unsigned_abs(),
            _ => told.telling.number,
        };
        let (small, big) = (told.amount(self.small_blind()), told.amount(told.hand.min_bet));
        let (currency, date) = (self.currency(), self.date());
        writeln!(f, "PokerStars Hand #{number}: Hold'em No Limit ({small}/{big}{currency}) - {date}")?;
        let button = told.places.last().copied().unwrap_or_default();
        writeln!(f, "Table '{}' {}-max Seat #{button} is the button", self.table(), self.seat_count())?;
        told.by_place().into_iter().try_for_each(|seat| {
            let stack = told.amount(told.hand.starting_stacks[seat.index()]);
            writeln!(f, "Seat {}: {} ({stack} in chips)", told.place(seat), told.name(seat))
        })
    }
}

impl Head<'_> {
    /// What player 1 posts, or with two players the button.
    fn small_blind(&self) -> Amount {
        let bids = self.0.hand.blinds_or_straddles.iter().take(2);
        let below = bids.filter(|bid| bid.hundredths() < self.0.hand.min_bet.hundredths());
        below.max_by_key(|bid| bid.hundredths()).copied().unwrap_or_default()
    }

    fn currency(&self) -> String {
        super::money::code(self.0.hand).map(|code| format!(" {code}")).unwrap_or_default()
    }

    /// How many seats the table has: what the file says, but no fewer than are taken.
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

    /// The date and time of the file. The text must have one: without, it is the first of 1970.
    fn date(&self) -> String {
        let (year, month) =
            (self.integer("year", 9999).unwrap_or(1970), self.integer("month", 12).unwrap_or(1));
        let day = self.integer("day", 31).unwrap_or(1);
        let time = self.field("time").and_then(toml::Value::as_datetime).and_then(|moment| moment.time);
        let (hour, minute, second) =
            time.map_or((0, 0, 0), |time| (time.hour, time.minute, time.second.unwrap_or(0)));
        let zone = self.field("time_zone_abbreviation").and_then(toml::Value::as_str);
        let zone = zone.filter(|zone| zone.bytes().all(|byte| byte.is_ascii_alphabetic())).unwrap_or("UTC");
        format!("{year:04}/{month:02}/{day:02} {hour}:{minute:02}:{second:02} {zone}")
    }
}
