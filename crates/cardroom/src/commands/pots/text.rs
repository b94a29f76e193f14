//! The pots as text.

use crate::paint::{DIM, StyledText, clauses, thousands};
use games::clause::ids;
use games::holdem::Clause;
use games::{Chips, Seat, SeatSet};
use requests::pots::{PotReply, Reply};
use std::io::{self, Write};

/// Prints the pots with their winners, the uncalled chips that are returned, and the result of every seat.
pub fn write_text(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    for (number, pot) in reply.pots.iter().enumerate() {
        write_pot(number, pot, out)?;
    }
    for (place, &amount) in reply.returned.iter().enumerate().filter(|(_, amount)| **amount > Chips::ZERO) {
        let line = format!("{} is returned to seat {}", money(amount), place + 1);
        writeln!(out, "{line:<44}{}", StyledText(DIM, clauses(&ids([Clause::BankExample, Clause::Th6]))))?;
    }
    writeln!(out, "\n{:>4}{:>12}{:>12}{:>12}", "seat", "returned", "collects", "net")?;
    for (place, net) in reply.net.iter().enumerate() {
        let (returned, collects) = (money(reply.returned[place]), money(reply.collects[place]));
        writeln!(out, "{:>4}{returned:>12}{collects:>12}{:>12}", place + 1, thousands(*net))?;
    }
    Ok(())
}

fn write_pot(number: usize, pot: &PotReply, out: &mut dyn Write) -> io::Result<()> {
    let name = if number == 0 { "main pot".to_owned() } else { format!("side pot {number}") };
    let line = format!("{name}  {}  for {}", money(pot.amount), seats(pot.eligible));
    writeln!(out, "{line:<44}{}", StyledText(DIM, clauses(&pot.clauses)))?;
    for seat in pot.winners.iter() {
        writeln!(out, "  seat {seat} wins {}", money(pot.shares[seat]))?;
    }
    Ok(())
}

fn money(amount: Chips) -> String {
    thousands(amount.signed())
}

fn seats(seats: SeatSet) -> String {
    let numbers: Vec<String> = seats.iter().map(Seat::number).map(|number| number.to_string()).collect();
    format!("{} {}", if numbers.len() == 1 { "seat" } else { "seats" }, numbers.join(", "))
}
