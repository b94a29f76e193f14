//! The arguments of `arena`, and the match that they describe.

use crate::arena::{Arena, Contestant, Scores, play};
use crate::args::{Game, RulesArg, Threads, number};
use crate::effects::TerminalEffects;
use crate::exit::{UsageError, report_error};
use crate::figures::OutputArgs;
use crate::programs::{BotName, split_names};
use crate::records::{RecordArg, RecordFile};
use games::Refereed;
use games::record::Record;
use requests::arena::{ArenaGame, Reply};
use requests::effects::Effects;
use requests::{GameSettings, RequestError};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Duration;

/// Compare bots by duplicate play: every deal is played in all rotations of the seats
///
/// Each player gets every seat of every deal once, so that the luck of the cards is nearly the same for all. Stacks and
/// the button are the same in every round; the order of three or more players around the table is drawn for each deal.
/// The means have standard errors and 95 % intervals, for which the deals are independent samples. The unit is chips per
/// hand in hold'em, cards left in hand per round in Mount Holyoke Poker, as a negative number, and the gain as a share of
/// all wagers in the games against the house: higher is better in each.
///
/// A player is a bot of the game or a program, exec:COMMAND, which docs/bots.md describes. An answer that is late,
/// illegal or broken is replaced by the game's action on time-out, and reported. Programs are not sandboxed.
///
/// Ctrl-C stops the arena after the deals in progress, with the results so far; a second one ends it at once. The exit
/// code is 1 if the arena was stopped or a player was out.
#[derive(clap::Args)]
#[command(after_help = "\
The same game, players, deals, seed and rules give the same figures with any number of threads,
except the speed.
  holdem           call, random, tight, loose
  packs_poker      call, random, every_pack, bonus
  high_card_flush  call, random, t86, optimal
  mount_holyoke    call, random, shed, patient

With --league every two bots of the game play against each other, and their table replaces the one
between the marks <!-- league GAME --> and <!-- end of league --> in docs/bots.md, if that file is
in the current folder, or in the file of --into.

Examples:
  cardroom arena holdem --players tight,loose --deals 10000
  cardroom arena mount_holyoke --players shed,patient,call --seed 7 --plot means.svg
  cardroom arena holdem --players tight --players 'exec:python3 bot.py' --record hands
  cardroom arena high_card_flush --league --deals 2000 --seed 1")]
pub struct Args {
    /// The game
    pub game: Game,
    /// The players, separated by commas, or by repeating the flag: a bot of the game or exec:COMMAND each
    #[arg(long, value_name = "A,B,…", required_unless_present = "league", conflicts_with = "league")]
    pub players: Vec<String>,
    /// Number of deals; in a league, of every two bots
    #[arg(long, value_name = "N", default_value = "1000", value_parser = number::<1>, allow_hyphen_values = true)]
    pub deals: u64,
    /// Seed of the random numbers, to repeat an arena; random by default
    #[arg(long, value_parser = crate::args::seed, allow_hyphen_values = true)]
    pub seed: Option<u64>,
    #[command(flatten)]
    threads: Threads,
    /// Time limit for each decision of a program, in milliseconds
    #[arg(long, value_name = "MS", default_value = "1000", value_parser = number::<1>, allow_hyphen_values = true)]
    decision_time: u64,
    /// Number of late, illegal and broken answers after which a program is out
    #[arg(long, value_name = "N", default_value = "10", value_parser = number::<1>, allow_hyphen_values = true)]
    faults: u64,
    /// Play every two bots of the game against each other
    #[arg(long)]
    pub league: bool,
    /// The file with the table of the league
    #[arg(long, value_name = "FILE.md", conflicts_with = "players")]
    pub into: Option<PathBuf>,
    #[command(flatten)]
    pub rules: RulesArg,
    #[command(flatten)]
    record: RecordArg,
    #[command(flatten)]
    pub output: OutputArgs,
}

impl Args {
    /// The names of the players.
    pub fn names(&self) -> Vec<String> {
        self.players.iter().flat_map(|text| split_names(text)).collect()
    }

    /// The match of these players; a refusal by the rules is the inner error.
    ///
    /// # Errors
    /// [`UsageError`] if a setting or a name is invalid, or if the game does not have this number of seats.
    pub fn arena<G: ArenaGame>(
        &self,
        names: &[String],
        seed: u64,
    ) -> Result<Result<Arena<G>, RequestError>, UsageError>
    where
        <G as Refereed>::Settings: GameSettings,
    {
        let settings: G::Settings = self.rules.settings()?;
        let rules = match G::Rules::try_from(settings) {
            Ok(rules) => rules,
            Err(error) => return Ok(Err(error.into())),
        };
        check_seats::<G>(&rules, names)?;
        let players = names.iter().enumerate().map(|(place, name)| {
            let before = names[..place].iter().filter(|other| *other == name).count();
            let label = if before == 0 { name.clone() } else { format!("{name}#{}", before + 1) };
            BotName::find("--players", name).map(|bot| Contestant { name: label, bot })
        });
        let players = players.collect::<Result<Vec<_>, UsageError>>()?;
        Ok(Arena::new(rules, players, self.deals, seed).map(|mut arena| {
            arena.time = Duration::from_millis(self.decision_time);
            arena.most_faults = self.faults;
            arena.records = self.record.is_given();
            arena
        }))
    }

    /// Plays a match, and writes its records. A record that cannot be written is reported, and stops the match before its
    /// deal.
    ///
    /// # Errors
    /// If the folder for records cannot be used, or a sum becomes too large.
    pub fn play<G: ArenaGame>(&self, arena: &Arena<G>) -> anyhow::Result<Reply>
    where
        Arena<G>: Sync,
        Record<G>: Send + RecordFile,
    {
        let mut folder = self.record.open()?;
        let progress = TerminalEffects.progress("deals");
        let scores = play(arena, self.threads.count().get(), progress, &mut |deal| {
            let Some(folder) = &mut folder else { return ControlFlow::Continue(()) };
            let mut rotations = std::mem::take(&mut deal.records).into_iter().enumerate();
            let written = rotations.try_for_each(|(rotation, record)| {
                folder.write(record, &arena.names(&deal.seat_order, rotation))
            });
            written.map_or_else(
                |error| {
                    report_error(format_args!("{error:#}"));
                    ControlFlow::Break(())
                },
                ControlFlow::Continue,
            )
        });
        let reply = scores.map(|scores: Scores| scores.reply(arena))?;
        for player in &reply.players {
            if let Some(out) = &player.out {
                report_error(format_args!("{} is out in deal {}: {}", player.player, out.deal, out.reason));
            }
        }
        Ok(reply)
    }
}

fn check_seats<G: ArenaGame>(rules: &G::Rules, names: &[String]) -> Result<(), UsageError> {
    let range = G::seats(rules);
    if range.contains(&names.len()) {
        return Ok(());
    }
    let why = G::too_many(rules, names.len()).map_or(String::new(), |why| format!(": {why}"));
    let (least, most, players) = (range.start(), range.end(), names.len());
    Err(UsageError(format!("--players: {} has {least} to {most} seats, not {players}{why}", G::NAME)))
}
