//! `simulate`: many rounds at the full speed of the game engine, with every chip counted.
//!
//! `text.rs`: the reply as text.

mod text;

use crate::args::{Form, Game, RulesArg, flagged, no_table, number, on_game, on_table_game};
use crate::effects::TerminalEffects;
use crate::exit::{RunStatus, UsageError};
use crate::interrupt;
use crate::programs::{Faults, PROGRAM, ProgramCommand, SeatedPrograms};
use crate::rng::fresh_seed;
use crate::stdio::reply;
use games::{high_card_flush, holdem, mount_holyoke, packs_poker, poker_run};
use requests::RequestError;
use requests::arena::ArenaGame;
use requests::simulate::{Reply, Request, Simulate, simulate_players};
use strategy::bots::DefaultAction;
use text::write_text;

/// Play many rounds at the full speed of the game engine, and count every chip
///
/// Runs on one thread, through the same engine as the tables. Every round starts fresh. The stacks are 100 big blinds
/// in hold'em, and cover the largest wagers in games against the house. The button moves on. In Mount Holyoke Poker
/// nobody has points. The time includes shuffling, but only of the cards that a round can need.
///
/// After every round the accounts are checked. In games with chips, the stacks and the result of the house add up to
/// the initial stacks. In Mount Holyoke Poker, the cards left are those dealt and not played, and they cost the points
/// of the settings. In the poker run, the takings equal the sales, and the prizes, the charity and the event divide
/// them.
#[derive(clap::Args)]
#[command(after_help = "\
The policy call stays in at the lowest cost, and random makes any legal move. The others decide
from the view of their seat, as does a program, exec:COMMAND (docs/bots.md).
  holdem           call, random, tight, loose
  packs_poker      call, random, every_pack, bonus
  high_card_flush  call, random, t86, optimal
  mount_holyoke    call, random, shed, patient
  poker_run        call (never buys the extra card), random, always_extra, when_it_helps

A round of poker_run is a whole event. Three in four participants ride, one in four has a second
hand, and some are late. A hand costs 1000 cents and the extra card 500 unless --rules says
otherwise. The prizes are 25%, 15% and 10% of the takings.

Examples:
  cardroom simulate holdem --hands 1000000 --seats 2
  cardroom simulate high_card_flush --hands 1000000 --policy t86 --check
  cardroom simulate mount_holyoke --hands 10000 --policy random --rules points=double_from_ten
  cardroom simulate holdem --hands 20000 --seats 6 --policy tight --rules preset=tournament --seed 7 --json")]
pub struct Args {
    /// The game
    game: Game,
    /// Number of hands, rounds or events
    #[arg(long, value_name = "N", value_parser = number::<1>, allow_hyphen_values = true)]
    hands: u64,
    /// Number of seats: holdem 2 to 10 (default 2), packs_poker 1 to 9, depending on the number of packs (1),
    /// high_card_flush 1 to 6 (1), mount_holyoke 2 to 4 (4), poker_run 1 to 1000 participants (20)
    #[arg(long, value_name = "N", value_parser = number::<0>, allow_hyphen_values = true)]
    seats: Option<u64>,
    /// The policy of every seat
    #[arg(long, default_value = "call")]
    policy: String,
    /// Seed of the random numbers, to repeat a run; random by default
    #[arg(long, value_parser = crate::args::seed, allow_hyphen_values = true)]
    seed: Option<u64>,
    /// Compare the results of packs_poker, or of high_card_flush with the policy t86 or optimal, with the exact odds.
    /// Every seat makes the minimum bonus wagers too
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    form: Form,
}

/// Runs the simulation.
///
/// # Errors
/// [`UsageError`] if the arguments are invalid; another error if the operating system provides no random seed, or the
/// output cannot be written.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    let request = args.request(args.seed.map_or_else(fresh_seed, Ok)?);
    interrupt::listen();
    let mut faults = Faults::default();
    let reply = match args.policy.starts_with(PROGRAM) {
        true => {
            on_table_game!(args.game, G => args.simulate_program::<G>(&request, &mut faults)?, return Err(no_table("simulate").into()))
        }
        false => on_game!(args.game, game => {
            let settings: game::Settings = args.rules.settings()?;
            settings.simulate(&request, &TerminalEffects)
        }),
    };
    let reply = match reply {
        Err(error) => Err(args.misuse_or_refusal(error)?),
        played => played,
    };
    let passed = reply.as_ref().is_ok_and(Reply::passed) && !faults.are_too_many();
    reply::write(args.form, reply, |reply, out| write_text(args.game, reply, out))?;
    Ok(if passed { RunStatus::Success } else { RunStatus::Failure })
}

impl Args {
    /// Plays the rounds with a program in every seat, whose faults are counted. A refusal by the rules is the inner error.
    fn simulate_program<G: ArenaGame>(
        &self,
        request: &Request,
        faults: &mut Faults,
    ) -> Result<Result<Reply, RequestError>, UsageError>
    where
        for<'a> G::Legal<'a>: DefaultAction<G::Action>,
    {
        let command = self.policy.strip_prefix(PROGRAM).unwrap_or_default();
        let command = ProgramCommand::parse(command)
            .map_err(|reason| UsageError(format!("--policy {}: {reason}", self.policy)))?;
        let seat = |rules: &G::Rules, seats| {
            let programs = SeatedPrograms::<G>::new(&self.policy, &command, rules.clone(), seats, None);
            *faults = programs.faults();
            programs
        };
        Ok(simulate_players::<G, SeatedPrograms<G>>(self.rules.settings()?, request, seat, &TerminalEffects))
    }

    fn request(&self, seed: u64) -> Request {
        let seats = self.seats.map(|seats| seats.try_into().unwrap_or(usize::MAX));
        Request { hands: self.hands, seats, policy: self.policy.clone(), seed, check: self.check }
    }

    /// Converts a refusal, so that it names the flag instead of the field. A number of seats or a policy that the game
    /// does not have is a usage error.
    fn misuse_or_refusal(&self, error: RequestError) -> Result<RequestError, UsageError> {
        let misuse = |flag: &str, value: &str| UsageError(format!("{flag} {value}: {}", error.message));
        match (error.field.as_deref(), self.seats) {
            (Some("seats"), Some(seats)) => Err(misuse("--seats", &seats.to_string())),
            (Some("policy"), _) => Err(misuse("--policy", &self.policy)),
            _ => Ok(flagged(error, &["--check"])),
        }
    }
}
