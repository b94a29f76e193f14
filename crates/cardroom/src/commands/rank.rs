//! `rank`: the cards of a hand that count, with their category and their strength.

use crate::args::{RequestArgs, RequestSource, RulesArg};
use crate::exit::{RunStatus, UsageError};
use crate::paint::{BOLD, DIM, StyledText, cards_text, clauses};
use crate::stdio::{lines, reply};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use requests::rank::{self, Defaults, Game, Reply};
use requests::{RequestError, read_cards};
use std::io::{self, Write};

/// Evaluate a hand: the cards that count, their category and their strength
///
/// A hand of hold'em has 5 to 7 different cards. A hand of the poker run has 5 or 6 cards, which may repeat if they
/// come from the wheel (draw=wheel, the default). A hand of High Card Flush has 7 different cards, of which only the
/// best flush counts. The longest run in one suit is given too. A hand of Mount Holyoke Poker has 1, 2, 3 or 5
/// different cards that form a combination. The strength is an integer, and a larger one is better. Strengths are
/// comparable within one game and one set of rules.
#[derive(clap::Args)]
#[command(after_help = "\
Settings that matter here:
  holdem           compare=standard|high_card_only
  high_card_flush  straight_flush_ace=high_only|ace_low_too, qualifier=9-high-3
  mount_holyoke    singles, pairs, straights, straight_ties, flushes
  poker_run        draw=wheel|pack|respin, five_of_a_kind=as_quads|above_royal_flush

Examples:
  cardroom rank --game holdem As Ks 4d 4c Kh 9h 2c
  cardroom rank --game high_card_flush Ks Ts 9s 2s 3d 4d 5d
  cardroom rank --game poker_run --rules five_of_a_kind=above_royal_flush KsKsKhKdKs
  echo '{\"game\":\"poker_run\",\"cards\":[\"Ad\",\"Qc\",\"2s\",\"4s\",\"2s\",\"6c\"]}' | cardroom rank --jsonl")]
pub struct Args {
    /// The game to rank by; with --jsonl, for lines that name none
    #[arg(long, value_parser = games(), required_unless_present = "jsonl")]
    game: Option<Game>,
    /// The cards: As Td 9h 2c, also 10d, A♠, or run together
    #[arg(required_unless_present = "jsonl", conflicts_with = "jsonl")]
    cards: Vec<String>,
    #[command(flatten)]
    requests: RequestArgs,
}

/// Ranks one hand, or a stream of them.
///
/// # Errors
/// [`UsageError`] if a setting is invalid or no game is named; another error if standard input or output fails.
pub fn run(args: Args) -> anyhow::Result<RunStatus> {
    let given = args.game.map(|game| given(game, &args.requests.rules)).transpose()?;
    match (given, args.requests.source()) {
        (given, RequestSource::Stream) => {
            lines::answer(|line| rank::answer(line, given.as_ref()).map_err(or_flag))
        }
        (Some(given), RequestSource::One(form)) => {
            let reply = read_cards(&args.cards.join(" ")).and_then(|cards| given.settings.rank(&cards));
            reply::write(form, reply, write_text)
        }
        (None, RequestSource::One(_)) => Err(UsageError("name the game: --game holdem".to_owned()).into()),
    }
}

fn write_text(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    let category = reply.category.replace('_', " ");
    let best = cards_text(reply.best.iter().map(|card| card.0));
    writeln!(out, "{best}  {}", StyledText(BOLD, category))?;
    writeln!(out, "{}", reply.text)?;
    if let Some(flush) = &reply.flush {
        let qualifies = if flush.qualifies { "qualifies" } else { "does not qualify" };
        writeln!(
            out,
            "longest run in one suit {}; as the dealer's hand it {qualifies}",
            flush.straight_flush
        )?;
    }
    writeln!(out, "{}", StyledText(DIM, format!("strength {}  {}", reply.strength, clauses(&reply.clauses))))
}

/// Value parser for the name of a game, which lists the names in the help.
fn games() -> impl TypedValueParser<Value = Game> {
    let names = Game::ALL.map(|(_, name, title)| PossibleValue::new(name).help(title));
    PossibleValuesParser::new(names).try_map(|name| Game::named(&name).ok_or("no such game"))
}

/// Adds a hint to the refusal of a line that does not name a game, namely the flag that names one for all lines. Any
/// other refusal is unchanged.
fn or_flag(error: RequestError) -> RequestError {
    if error != rank::no_game() {
        return error;
    }
    RequestError { message: format!("{}, or give --game", error.message), ..error }
}

fn given(game: Game, rules: &RulesArg) -> Result<Defaults, UsageError> {
    Ok(Defaults { game, settings: game.under(rules)? })
}
