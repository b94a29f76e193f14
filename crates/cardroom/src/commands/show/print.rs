//! The page: 80 columns, the clauses at the right.

use super::narrate::money;
use super::{Line, Options, Player, Story};
use crate::paint::{BOLD, DIM, Painted, clauses, pips, red_pips, thousands};
use games::holdem::{Event, Seen, Street};
use games::{Chips, Shown};
use std::io::{self, Write};

const WIDTH: usize = 80;
/// Where the bank's size ends.
const BANK: usize = 44;

/// Prints the whole hand.
pub fn story(story: &Story, options: &Options, out: &mut dyn Write) -> io::Result<()> {
    title(story, options, out)?;
    players(story, out)?;
    let mut part = None;
    for line in &story.lines {
        let next = Part::of(&line.event);
        let begins = next.filter(|_| next != part);
        if begins == Some(Part::Showdown) {
            let all_in = part != Some(Part::Street(Street::River));
            writeln!(out, "\n{}", Painted(BOLD, if all_in { "All in" } else { "Showdown" }))?;
        }
        part = next.or(part);
        tell(line, begins, out)?;
    }
    result(story, out)
}

/// A part of the page, which begins with an empty line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Posts,
    Deal,
    Street(Street),
    Showdown,
    Banks,
}

impl Part {
    /// The part that an event belongs to; `None` for what goes on in any part.
    fn of(event: &Seen) -> Option<Part> {
        match event {
            Event::Ante { .. } | Event::Blind { .. } => Some(Part::Posts),
            Event::HoleCards { .. } => Some(Part::Deal),
            Event::Board { street, .. } => Some(Part::Street(*street)),
            Event::Tabled { .. } | Event::Mucked { .. } => Some(Part::Showdown),
            Event::Won { .. } => Some(Part::Banks),
            _ => None,
        }
    }
}

fn title(story: &Story, options: &Options, out: &mut dyn Write) -> io::Result<()> {
    let blinds =
        [story.rules.small_blind, story.rules.big_blind].map(|blind| money(blind.unwrap_or_default()));
    let ante = story.rules.ante.filter(|&ante| ante > Chips::ZERO);
    let ante = ante.map(|ante| format!(", ante {}", money(ante))).unwrap_or_default();
    let seats = story.players.len();
    let title = format!("Hold'em, {seats} seats, blinds {} and {}{ante}", blinds[0], blinds[1]);
    writeln!(out, "{}", Painted(BOLD, title))?;
    let again = format!("cardroom --seed {}{}", story.seed, options.repeated());
    writeln!(out, "{}", Painted(DIM, format!("This hand again: {again}")))
}

impl Options {
    /// What must be said besides the seed to see the same hand.
    fn repeated(&self) -> String {
        let seats = if self.seats == 6 { String::new() } else { format!(" --seats {}", self.seats) };
        let rules = self.rules.rules.as_ref().map(|rules| format!(" --rules '{rules}'")).unwrap_or_default();
        seats + &rules
    }
}

fn players(story: &Story, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "\n{}", Painted(DIM, "seat    player                   chips   cards"))?;
    for player in &story.players {
        let button = if player.seat == story.button { "●" } else { " " };
        let Player { seat, name, stack, manner, .. } = player;
        let (name, stack) = (format!("{name} (bot)"), money(*stack));
        let cards = pips(player.cards.into_iter().flatten().map(|Shown(card)| card));
        let manner = Painted(DIM, manner);
        writeln!(out, "{seat:>4}  {button} {name:<17}{stack:>13}   {cards}   {manner}")?;
    }
    Ok(())
}

/// One event. The deal is one line for all seats, since the cards stand at the top.
fn tell(line: &Line, begins: Option<Part>, out: &mut dyn Write) -> io::Result<()> {
    match (&line.event, begins) {
        (Event::HoleCards { .. }, None) => return Ok(()),
        (Event::HoleCards { .. }, Some(_)) => {
            writeln!(out)?;
            return put("Before the flop: two cards each", BOLD, None, &line.clauses, out);
        }
        (Event::Board { .. }, _) => {
            writeln!(out)?;
            return put(&line.text, BOLD, None, &line.clauses, out);
        }
        (_, Some(Part::Showdown) | None) => {}
        (_, Some(_)) => writeln!(out)?,
    }
    let moved = !matches!(line.event, Event::Tabled { .. } | Event::Mucked { .. } | Event::Won { .. });
    put(&format!("  {}", line.text), anstyle::Style::new(), moved.then_some(line.bank), &line.clauses, out)
}

/// A text, the size of the bank, and the clauses at the right: on a line of their own where they do not fit.
fn put(
    text: &str,
    style: anstyle::Style,
    bank: Option<Chips>,
    cited: &[&str],
    out: &mut dyn Write,
) -> io::Result<()> {
    let bank = bank.map(|bank| format!("{:>1$}", money(bank), BANK.saturating_sub(width(text))));
    let bank = bank.unwrap_or_default();
    let cited = clauses(cited);
    let used = width(text) + width(&bank);
    let text = Painted(style, red_pips(text));
    if used + 2 + width(&cited) <= WIDTH {
        let gap = WIDTH - used - width(&cited);
        return writeln!(out, "{text}{bank}{:gap$}{}", "", Painted(DIM, cited));
    }
    writeln!(out, "{text}{bank}")?;
    writeln!(out, "{:1$}{2}", "", WIDTH.saturating_sub(width(&cited)), Painted(DIM, &cited))
}

fn width(text: &str) -> usize {
    text.chars().count()
}

fn result(story: &Story, out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        "\n{}",
        Painted(DIM, "seat    player                  before          after            net")
    )?;
    for (place, Player { seat, name, stack, .. }) in story.players.iter().enumerate() {
        let (before, after) = (money(*stack), money(story.stacks[place]));
        let net = match story.net[place] {
            net @ 1.. => format!("+{}", thousands(net)),
            net => thousands(net),
        };
        writeln!(out, "{seat:>4}    {name:<17}{before:>13}{after:>15}{net:>15}")?;
    }
    Ok(())
}
