//! `export`: hold'em hands as text in another format.

use super::replay::{Under, find};
use crate::cli::{RulesArg, seat};
use crate::exit::{Answered, complain};
use crate::wire::Refused;
use anyhow::Context;
use clap::ValueEnum;
use games::Seat;
use games::holdem::phh::{Entry, Hand, PhhError, Telling, parse_hand, replay, to_pokerstars};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Print the hands of a hand history in another format
///
/// Reads hold'em hands in the Poker Hand History format: a .phh file with one hand, a .phhs file with several. Prints
/// the text that PokerStars writes, which most trackers read, or PHH again in its plainest form. Every hand is played
/// through the rules first.
///
/// As PokerStars text nobody's cards are told but those shown at the end, and those of one player with --hero. Names,
/// table, seats, currency, number and date are the file's; without a date the text says 1970. The date stands in the
/// zone of the file and, in brackets, in Eastern time (ET), which most readers take; in a zone that is not known it
/// stands alone. docs/readers.md says which programs read what.
#[derive(clap::Args)]
#[command(after_help = "\
Settings: those of hold'em; preset=tournament if none is named.

Examples:
  cardroom export hand.phh --as pokerstars
  cardroom export night.phhs --as pokerstars --hero 3 > night.txt
  cardroom export night.phhs --as pokerstars --play-money
  cardroom export night.phhs --as phh")]
pub struct Args {
    /// A .phh or .phhs file
    file: PathBuf,
    /// What to print
    #[arg(long = "as", value_name = "FORMAT")]
    format: Format,
    /// The player whose cards are told, counted from 1, the small blind
    #[arg(long, value_name = "N", value_parser = seat, allow_hyphen_values = true)]
    hero: Option<Seat>,
    /// Say on the table's line of PokerStars text that the chips are play money, as PokerStars does; some readers take
    /// no such hand
    #[arg(long)]
    play_money: bool,
    #[command(flatten)]
    rules: RulesArg,
}

/// The formats that are written.
#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Format {
    /// The text that PokerStars writes
    Pokerstars,
    /// The Poker Hand History format
    Phh,
}

/// Prints every hand that can be, and says on standard error what is wrong with the others.
///
/// # Errors
/// Misuse, and failures to write.
pub fn run(args: &Args) -> anyhow::Result<Answered> {
    let under = match Under::new(args.rules.settings()?) {
        Ok(under) => under,
        Err(refused) => return Ok(refuse(&refused)),
    };
    let mut printer = Printer::new(args);
    let read = hands_of(&args.file, &mut |name, hand| {
        let told = hand.and_then(|hand| told(&hand, &under, args, printer.hands));
        match told {
            Ok(text) => printer.print(&text),
            Err(error) => printer.refuse(&format!("{}{name}", args.file.display()), &error),
        }
    });
    printer.failed.context("standard output")?;
    if let Err(error) = read {
        return Ok(refuse(&error.at(args.file.display())));
    }
    printer.out.flush().context("standard output")?;
    Ok(if printer.refused { Answered::NotAll } else { Answered::All })
}

/// Prints hands as they come, so that a file of any length takes no more memory than a hand.
struct Printer {
    out: io::BufWriter<io::Stdout>,
    /// Whether every hand has a heading of its own, as in a `.phhs` file.
    headed: bool,
    /// The lines between two hands.
    gap: &'static str,
    /// How many were printed.
    hands: u64,
    refused: bool,
    /// What went wrong when writing; nothing more is written then.
    failed: io::Result<()>,
}

impl Printer {
    fn new(args: &Args) -> Printer {
        let phh = args.format == Format::Phh;
        Printer {
            out: io::BufWriter::new(io::stdout()),
            headed: phh && find::holds_several(&args.file),
            gap: if phh { "\n" } else { "\n\n" },
            hands: 0,
            refused: false,
            failed: Ok(()),
        }
    }

    fn print(&mut self, text: &str) {
        if self.failed.is_ok() {
            self.failed = self.write(text);
        }
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        if self.hands > 0 {
            self.out.write_all(self.gap.as_bytes())?;
        }
        self.hands += 1;
        if self.headed {
            writeln!(self.out, "[{}]", self.hands)?;
        }
        self.out.write_all(text.as_bytes())
    }

    fn refuse(&mut self, place: &str, error: &PhhError) {
        complain(format_args!("{place}: {}", Refused::from(error.clone())));
        self.refused = true;
    }
}

fn refuse(refused: &Refused) -> Answered {
    complain(refused.to_string());
    Answered::NotAll
}

/// Gives every hand of a file with its name: `, hand 12` in a file of several.
fn hands_of(path: &Path, found: &mut dyn FnMut(String, Result<Hand, PhhError>)) -> Result<(), Refused> {
    let mut hands = 0;
    if find::holds_several(path) {
        find::read_several(path, &mut |Entry { name, hand, .. }| {
            hands += 1;
            found(name.map(|name| format!(", hand {name}")).unwrap_or_default(), hand);
        })?;
    } else {
        hands += 1;
        found(String::new(), parse_hand(&find::read(path)?));
    }
    let none = "there is no hand in this file: every hand has a heading, [1], [2], …";
    if hands > 0 { Ok(()) } else { Err(Refused::new("no_hands", none)) }
}

/// The hand as text, once it has been played.
fn told(hand: &Hand, under: &Under, args: &Args, before: u64) -> Result<String, PhhError> {
    let settings = &under.of(hand)?;
    match args.format {
        Format::Pokerstars => {
            let telling = Telling { hero: args.hero, number: before + 1, play_money: args.play_money };
            to_pokerstars(hand, settings, telling)
        }
        Format::Phh => replay(hand, settings).map(|_| hand.to_string()),
    }
}
