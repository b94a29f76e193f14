//! `choose`: the action of a bot for the view of one seat.

use crate::args::{Game, RequestArgs, RequestSource, no_table, number, on_table_game};
use crate::effects::TerminalEffects;
use crate::exit::RunStatus;
use crate::programs::{BotName, Program, ProgramFault, decide};
use crate::stdio::{lines, reply};
use games::Refereed;
use requests::choose::{Choice, ChoiceGame, Reply, answer, no_decision, read};
use requests::{Code, GameSettings, RequestError};
use std::io::{self, Write};
use std::time::Duration;

/// Ask a bot for its action, given what the seat to act may see
///
/// Reads a view from standard input as JSON, exactly as the room shows it to the seat to act, and a seed for the bot's
/// random numbers: {"view":…,"seed":7}. With --jsonl, one request per line. A bot of the game remembers nothing between
/// requests: the same view and seed give the same action.
#[derive(clap::Args)]
#[command(after_help = "\
The bots of a game decide from the view alone, which has the limits of the table. A program,
exec:COMMAND, is also sent the settings of --rules; docs/bots.md describes what it is sent.
  holdem           call, random, tight, loose
  packs_poker      call, random, every_pack, bonus
  high_card_flush  call, random, t86, optimal
  mount_holyoke    call, random, shed, patient

The reply has the action as JSON and as a line, whether the view lists it as legal, and the time
that the bot took.

Examples:
  cardroom choose holdem --bot tight < view.json
  cardroom choose mount_holyoke --bot shed --jsonl < views.jsonl
  cardroom choose holdem --bot 'exec:python3 bot.py' --jsonl < views.jsonl
  cardroom schema choose")]
pub struct Args {
    /// The game
    game: Game,
    /// The bot: one of the game's own, or exec:COMMAND
    #[arg(long, value_name = "NAME")]
    bot: String,
    /// Time of a program for each decision, in milliseconds
    #[arg(long, value_name = "MS", default_value = "1000", value_parser = number::<1>, allow_hyphen_values = true)]
    decision_time: u64,
    #[command(flatten)]
    requests: RequestArgs,
}

/// Asks the bot once, or for every line of a stream.
///
/// # Errors
/// [`UsageError`](crate::exit::UsageError) if the game has no such bot or a setting is invalid; another error if standard
/// input or output fails.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    on_table_game!(args.game, G => run_game::<G>(args), Err(no_table("choose").into()))
}

fn run_game<G: ChoiceGame>(args: &Args) -> anyhow::Result<RunStatus>
where
    <G as Refereed>::Settings: GameSettings,
{
    let bot = BotName::<G>::find("--bot", &args.bot)?;
    let settings: G::Settings = args.requests.rules.settings()?;
    let rules = match G::Rules::try_from(settings) {
        Ok(rules) => rules,
        Err(error) => {
            let refused = Err::<(), _>(RequestError::from(error));
            return reply::write(args.requests.form(), refused, |(), _| Ok(()));
        }
    };
    match bot {
        BotName::Bot(bot) => args.answer::<G>(|text| answer::<G>(bot, &read::<G>(text)?, &TerminalEffects)),
        BotName::Program(command) => {
            let mut program = Program::new(command, Duration::from_millis(args.decision_time));
            args.answer::<G>(|text| ask::<G>(&mut program, &rules, &read::<G>(text)?))
        }
    }
}

impl Args {
    fn answer<G: ChoiceGame>(
        &self,
        mut choose: impl FnMut(&str) -> Result<Reply<G::Action>, RequestError>,
    ) -> anyhow::Result<RunStatus> {
        match self.requests.source() {
            RequestSource::Stream => lines::answer(choose),
            RequestSource::One(form) => {
                let reply = lines::read_all()?.and_then(|text| choose(&text));
                reply::write(form, reply, write_text)
            }
        }
    }
}

/// Asks a program.
fn ask<G: ChoiceGame>(
    program: &mut Program,
    rules: &G::Rules,
    choice: &Choice<G>,
) -> Result<Reply<G::Action>, RequestError> {
    let Choice { view, seed } = choice;
    G::offer(view).ok_or_else(no_decision)?;
    let (action, time) = decide::<G>(program, rules, view, *seed).map_err(refused)?;
    Ok(Reply::new::<G>(view, action, time.as_secs_f64()))
}

fn refused(fault: ProgramFault) -> RequestError {
    RequestError::new(
        Code::Program,
        match fault {
            ProgramFault::NotStarted(reason) | ProgramFault::Fault(_, reason) => reason,
            ProgramFault::Gone => "the program has ended".to_owned(),
        },
    )
}

fn write_text<A>(reply: &Reply<A>, out: &mut dyn Write) -> io::Result<()> {
    let wrong = if reply.legal { "" } else { "  (not legal)" };
    writeln!(out, "{}{wrong}", reply.line)
}
