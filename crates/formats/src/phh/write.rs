//! The canonical form of a hand: the required fields, then the optional fields that a [`Hand`] stores by themselves,
//! then the other fields of PHH in the order of its specification, then all others by name.

use super::amount::Amount;
use super::hand::Hand;
use crate::fields::{Quoted, in_order, write_key, write_value};
use crate::name::Name;
use std::fmt::{self, Display, Write};

impl Display for Hand {
    /// Formats the hand as the text of a `.phh` file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_required(f)?;
        self.write_optional(f)?;
        for (name, value) in in_order(&self.others) {
            write_key(f, name)?;
            f.write_str(" = ")?;
            write_value(f, value)?;
            f.write_char('\n')?;
        }
        Ok(())
    }
}

/// Writes hands as the text of a `.phhs` file, headed `[1]`, `[2]`, and so on, separated by empty lines.
pub fn write_hands<'a>(hands: impl IntoIterator<Item = &'a Hand>) -> String {
    let headed = |(place, hand): (usize, &Hand)| format!("[{}]\n{hand}", place + 1);
    hands.into_iter().enumerate().map(headed).collect::<Vec<_>>().join("\n")
}

impl Hand {
    fn write_required(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("variant = \"NT\"\n")?;
        write_list(f, "antes", &self.antes)?;
        write_list(f, "blinds_or_straddles", &self.blinds_or_straddles)?;
        writeln!(f, "min_bet = {}", self.min_bet)?;
        write_list(f, "starting_stacks", &self.starting_stacks)?;
        f.write_str("actions = [\n")?;
        for step in &self.actions {
            writeln!(f, "  {},", Quoted(&step.to_string()))?;
        }
        f.write_str("]\n")
    }

    fn write_optional(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(status) = self.ante_trimming_status {
            writeln!(f, "ante_trimming_status = {status}")?;
        }
        match &self.hand {
            Some(Name::Number(number)) => writeln!(f, "hand = {number}")?,
            Some(Name::Text(text)) => writeln!(f, "hand = {}", Quoted(text))?,
            None => (),
        }
        if let Some(players) = &self.players {
            write_list(f, "players", &players.iter().map(|name| Quoted(name)).collect::<Vec<_>>())?;
        }
        let amounts = |f: &mut fmt::Formatter<'_>, name, list: &Option<Vec<Amount>>| {
            list.as_ref().map_or(Ok(()), |list| write_list(f, name, list))
        };
        amounts(f, "finishing_stacks", &self.finishing_stacks)?;
        amounts(f, "winnings", &self.winnings)?;
        self.smallest_chip.map_or(Ok(()), |chip| writeln!(f, "_smallest_chip = {chip}"))
    }
}

fn write_list(f: &mut fmt::Formatter<'_>, name: &str, items: &[impl Display]) -> fmt::Result {
    write!(f, "{name} = [")?;
    for (place, item) in items.iter().enumerate() {
        write!(f, "{}{item}", if place > 0 { ", " } else { "" })?;
    }
    f.write_str("]\n")
}
