//! `export`: hold'em hands as text in another format.

use super::replay::find;
use crate::args::{RulesArg, seat};
use crate::exit::{RunStatus, report_error};
use anyhow::Context;
use clap::ValueEnum;
use formats::phh::{Hand, parse_hand, replay};
use formats::pokerstars::{PokerStarsOptions, to_pokerstars};
use formats::{Entry, FileError};
use games::Seat;
use requests::RequestError;
use requests::replay::ReplaySettings;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Print the hands of a hand history in another format
///
/// Reads hold'em hands in the Poker Hand History format: a .phh file with one hand, a .phhs file with several. Prints
/// the text format of PokerStars, which most trackers read, or PHH in its canonical form. Every hand is first
/// played through the rules.
///
/// PokerStars text contains only the cards shown at the end, and with --hero those of one player. Names, table, seats,
/// currency, number and date come from the file. Without a date the text says 1970. The date is given in the file's
/// time zone and, in brackets, in Eastern time (ET), which most readers expect. If the zone is unknown, only the file's
/// date is printed. docs/readers.md lists the programs and the formats that they read.
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
    /// The format to print
    #[arg(long = "as", value_name = "FORMAT")]
    format: Format,
    /// The player whose cards PokerStars text includes, counted from 1 in the order of the file
    #[arg(long, value_name = "N", value_parser = seat, allow_hyphen_values = true)]
    hero: Option<Seat>,
    /// Mark the chips as play money on the table's line of PokerStars text, as PokerStars does. Some readers reject
    /// such hands
    #[arg(long)]
    play_money: bool,
    #[command(flatten)]
    rules: RulesArg,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Format {
    /// The text format of PokerStars
    Pokerstars,
    /// The Poker Hand History format
    Phh,
}

/// Prints every hand that can be converted, and reports the errors of the others on standard error.
///
/// # Errors
/// [`UsageError`](crate::exit::UsageError) if a setting is invalid; another error if writing to standard output fails.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    let under = match ReplaySettings::new(args.rules.settings()?) {
        Ok(under) => under,
        Err(error) => return Ok(refuse(&error)),
    };
    let mut printer = Printer::new(args);
    let read = hands_of(&args.file, &mut |name, hand| {
        let converted = hand.and_then(|hand| convert(&hand, &under, args, printer.hands));
        match converted {
            Ok(text) => printer.print(&text),
            Err(error) => printer.refuse(&format!("{}{name}", args.file.display()), &error),
        }
    });
    printer.failed.context("standard output")?;
    if let Err(error) = read {
        return Ok(refuse(&error.at(args.file.display())));
    }
    printer.out.flush().context("standard output")?;
    Ok(if printer.refused { RunStatus::Failure } else { RunStatus::Success })
}

/// Printer that writes hands one by one, so that memory use does not grow with the length of the file.
struct Printer {
    out: io::BufWriter<io::Stdout>,
    /// `true` if every hand has its own heading, as in a `.phhs` file.
    headed: bool,
    /// Text between two hands.
    gap: &'static str,
    /// Number of hands printed.
    hands: u64,
    refused: bool,
    /// The first write error; no output is written after it.
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

    fn refuse(&mut self, place: &str, error: &FileError) {
        report_error(format_args!("{place}: {}", RequestError::in_file(error.clone())));
        self.refused = true;
    }
}

fn refuse(error: &RequestError) -> RunStatus {
    report_error(error.to_string());
    RunStatus::Failure
}

/// Calls `found` for every hand of a file, with a suffix that names it, such as `, hand 12` in a file of several hands.
/// Refuses a file without hands.
fn hands_of(path: &Path, found: &mut dyn FnMut(String, Result<Hand, FileError>)) -> Result<(), RequestError> {
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
    if hands > 0 { Ok(()) } else { Err(find::no_hands()) }
}

/// Replays a hand and converts it to the requested format; `before` is the number of hands printed so far, from which
/// the number of this hand follows.
fn convert(hand: &Hand, under: &ReplaySettings, args: &Args, before: u64) -> Result<String, FileError> {
    let settings = &under.of(hand)?;
    match args.format {
        Format::Pokerstars => {
            let options =
                PokerStarsOptions { hero: args.hero, number: before + 1, play_money: args.play_money };
            to_pokerstars(hand, settings, options)
        }
        Format::Phh => replay(hand, settings).map(|_| hand.to_string()),
    }
}
