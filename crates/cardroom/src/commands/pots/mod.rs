//! `pots`: the main pot and the side pots, their winners, and the chips that each seat collects.

mod request;
mod text;

use crate::args::{Form, Lines, chips, seat};
use crate::exit::RunStatus;
use crate::stdio::{lines, reply};
use games::{Chips, Seat};
use request::{Strength, strength};
use requests::json;
use requests::pots::answer;

/// Form the main pot and the side pots from the chips of each seat, and award them
///
/// An uncalled bet is returned, and the rest is divided into pots layer by layer. The best hand wins each pot, equal
/// hands split it, and odd chips go to the winners closest to the left of the button. Seats count from 1.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cardroom pots --paid-in 25,75,100 --strength 3,2,1
  cardroom pots --button 3 --paid-in 50,200,200,75 --folded 4 --strength 9,7,7,-
  echo '{\"button\":1,\"paid_in\":[25,75,100],\"folded\":[false,false,false],\"strength\":[3,2,1]}' | cardroom pots --jsonl")]
pub struct Args {
    /// The button's seat
    #[arg(long, value_name = "SEAT", default_value = "1", conflicts_with = "jsonl")]
    #[arg(allow_hyphen_values = true, value_parser = seat)]
    button: Seat,
    /// The chips that each seat put in, seat 1 first
    #[arg(long, value_name = "CHIPS,…", value_delimiter = ',', required_unless_present = "jsonl")]
    #[arg(conflicts_with = "jsonl", allow_hyphen_values = true, value_parser = chips)]
    paid_in: Vec<Chips>,
    /// The seats that folded
    #[arg(long, value_name = "SEAT,…", value_delimiter = ',', conflicts_with = "jsonl")]
    #[arg(allow_hyphen_values = true, value_parser = seat)]
    folded: Vec<Seat>,
    /// The strength of each seat's hand, seat 1 first, with - for a seat that folded. A larger strength is better
    #[arg(long, value_name = "STRENGTH,…", value_delimiter = ',', required_unless_present = "jsonl")]
    #[arg(conflicts_with = "jsonl", allow_hyphen_values = true, value_parser = strength)]
    strength: Vec<Strength>,
    #[command(flatten)]
    form: Form,
    #[command(flatten)]
    lines: Lines,
}

/// Awards the pots of one hand, or of a stream of them.
///
/// # Errors
/// If standard input or output fails.
pub fn run(args: Args) -> anyhow::Result<RunStatus> {
    if args.lines.jsonl {
        return lines::answer(|line| json::read(line).and_then(|request| answer(&request)));
    }
    let request = request::request(args.button, &args.paid_in, &args.folded, &args.strength);
    let reply = request.and_then(|request| answer(&request));
    reply::write(args.form, reply, text::write_text)
}
