//! `play`: a human player at the terminal against bots.
//!
//! 1. One file per game: the table, the human player's view and the moves that can be typed. [`seated`] is shared by
//!    the games at a table, with the other players ([`mod@opponents`]), and [`bankrolls`] keeps the players' money.
//! 2. [`terminal_game`]: the terminal's interface to a game. [`terminal`]: output, prompts and input.

mod bankrolls;
mod high_card_flush;
mod holdem;
mod mount_holyoke;
mod opponents;
mod packs_poker;
mod poker_run;
mod seated;
mod terminal;
mod terminal_game;

use crate::args::{Game, RulesArg, number, on_game, pick, typed};
use crate::exit::{RunStatus, UsageError};
use crate::programs::{BotName, SeatedPrograms};
use crate::records::{Folder, RecordArg};
use crate::rng::{Chance, fresh_seed};
use crate::table_bots;
use games::Seat;
use opponents::Opponents;
use requests::GameSettings;
use requests::arena::ArenaGame;

/// Play a game yourself, at the terminal against bots
///
/// You see exactly what your seat may see. At every decision the legal moves are listed in the form in which they are
/// typed. Of more than 24 plays, only the first 24 are listed. An illegal move is refused with its clause and changes
/// nothing. Type help for more, or quit to leave.
#[derive(clap::Args)]
#[command(after_help = "\
The same game, seed, seats, bot and rules with the same lines typed give the same rounds
again. The decks of a seed are the same with any bots and lines.

Examples:
  cardroom play holdem
  cardroom play packs_poker --seats 2 --rules packs=5
  cardroom play mount_holyoke --rules end=points:50 --bot patient
  cardroom play poker_run --seed 7
  cardroom play holdem --record hands")]
pub struct Args {
    /// The game
    #[arg(value_enum)]
    game: Game,
    /// Number of seats, players or participants, including you; the possible numbers depend on the game
    #[arg(long, value_name = "N", value_parser = number::<0>, allow_hyphen_values = true)]
    seats: Option<u64>,
    /// Your seat; in poker_run your number among the participants
    #[arg(long, value_name = "K", default_value = "1", value_parser = number::<0>, allow_hyphen_values = true)]
    seat: u64,
    /// Seed of the random numbers, to play the same cards again; random by default
    #[arg(long, value_parser = crate::args::seed, allow_hyphen_values = true)]
    seed: Option<u64>,
    /// The bot that plays all others, or a program, exec:COMMAND (docs/bots.md); by default a random bot for each
    #[arg(long, value_name = "NAME")]
    bot: Option<String>,
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    record: RecordArg,
}

/// The seats and the settings of a new table, from which a game seats the human player.
struct Seating<'a> {
    seats: usize,
    person: Seat,
    bot: Option<&'a str>,
    rules: &'a RulesArg,
    chance: Chance,
    /// Folder for the records of rounds, if they are recorded.
    folder: Option<Folder>,
}

impl Seating<'_> {
    fn settings<S: GameSettings>(&self) -> Result<S, UsageError> {
        self.rules.settings()
    }

    /// The item with the name of the bot, if a bot is named.
    fn named<T: Copy>(&self, all: &[T], named: impl Fn(&T) -> &'static str) -> Result<Option<T>, UsageError> {
        self.bot.map(|bot| pick("--bot", bot, all, named)).transpose()
    }
}

/// Plays until the human player leaves.
///
/// # Errors
/// [`UsageError`] if the arguments are invalid; another error if the settings are invalid, the folder for records
/// cannot be opened, the operating system provides no random seed, or input or output fails.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    let seats = args.game.seats(args.seats)?;
    let person = usize::try_from(args.seat).ok().and_then(Seat::new).filter(|seat| seat.number() <= seats);
    let person =
        person.ok_or_else(|| UsageError(format!("--seat {}: the seats are 1 to {seats}", args.seat)))?;
    let seed = args.seed.map_or_else(fresh_seed, Ok)?;
    let (bot, rules, chance) = (args.bot.as_deref(), &args.rules, Chance::new(seed));
    let seating = Seating { seats, person, bot, rules, chance, folder: args.record.open()? };
    let mut game = on_game!(args.game, module => module::sit(seating))?;
    terminal::play(game.as_mut(), &args.again(seed))
}

impl Args {
    /// The command line that deals the same cards again.
    fn again(&self, seed: u64) -> String {
        let seats = self.seats.map(|seats| format!(" --seats {seats}")).unwrap_or_default();
        let seat = if self.seat == 1 { String::new() } else { format!(" --seat {}", self.seat) };
        let bot = self.bot.as_ref().map(|bot| format!(" --bot {}", typed(bot))).unwrap_or_default();
        let rules = self.rules.typed();
        format!("cardroom play {} --seed {seed}{seats}{seat}{bot}{rules}", self.game.name())
    }
}

/// The players of all seats: the named bot or program, or a random bot for each.
///
/// # Errors
/// A usage error if no bot has this name.
fn opponents<G: ArenaGame>(seating: &mut Seating<'_>, rules: &G::Rules) -> Result<Opponents<G>, UsageError> {
    let Seating { seats, person, .. } = *seating;
    Ok(match seating.bot {
        None => {
            let chance = &mut seating.chance.bots;
            Opponents::Bots((0..seats).map(|_| table_bots::draw(chance)).collect())
        }
        Some(name) => match BotName::find("--bot", name)? {
            BotName::Bot(bot) => Opponents::Bots(vec![bot; seats]),
            BotName::Program(command) => {
                Opponents::Program(SeatedPrograms::new(name, &command, rules.clone(), seats, Some(person)))
            }
        },
    })
}
