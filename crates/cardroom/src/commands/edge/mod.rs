//! `edge`: the exact house edge of every wager, and calculations based on it.
//!
//! 1. One folder per game (`high_card_flush/`, `packs_poker/`) for its flags and results; `wager.rs`: the figures of a
//!    wager.
//! 2. `extras.rs`: calculations for either game. `sweep.rs` and `solve.rs`: results for other payouts. `ruin.rs`: the
//!    risk of ruin.

mod extras;
mod high_card_flush;
mod packs_poker;
mod ruin;
mod solve;
mod sweep;
mod wager;

use crate::args::{HouseGame, RulesArg, flagged};
use crate::effects::TerminalEffects;
use crate::exit::RunStatus;
use crate::figures::{self, OutputArgs};
use crate::interrupt;
use crate::rng::fresh_seed;
use crate::stdio::read_text;
use anyhow::Context;
use clap::ArgGroup;
use formats::pay_table::{self, PayTableError};
use games::clause::ClauseId;
use games::high_card_flush::{PayTableKind, Settings as FlushSettings};
use games::packs_poker::Settings as PacksSettings;
use requests::edge;
use requests::{Code, GameSettings, RequestError};
use std::path::PathBuf;

/// Calculate the exact house edge of every wager, over all deals
///
/// Counts every hand of the player against every dealer hand possible given the player's cards, and gives the edge as
/// a fraction in lowest terms. In High Card Flush the edge of the ante is the loss of the ante and its raise together,
/// in antes. In Packs Poker it is averaged over all 1,326 packs, or for each of the 169 kinds.
#[derive(clap::Args)]
#[command(group = ArgGroup::new("sampled").args(["others", "aggregate_rounds"]).multiple(true))]
#[command(after_help = "\
Strategies of high_card_flush: optimal, t86 (raise with T-8-6 or better), always (raise every
hand), or the ranks of the lowest flush that is raised, such as 9-7-4. All but optimal raise the
maximum.

A pay table is a TOML file with rows under [pays], such as four_card_flush = \"2 to 1\" or
four_card_straight_flush = 60. Its rows determine the wager to which it applies. --pay-table can
be given twice. In packs_poker a row is a hand from three_of_a_kind up.

A payout is named by its pay table and its outcome: flush_bonus.four_card_flush,
straight_flush_bonus.three_card_straight_flush; in packs_poker pay_table.full_house. Swept
payouts are whole numbers to one, up to 1000000, with up to 10000 combinations. --bankroll is at
most 1000000, --rounds at most 100000.

Settings that matter in high_card_flush: preset, raise_limits, qualifier, straight_flush_ace,
flush_bonus, straight_flush_bonus, progressive. In packs_poker: dealer_hand, tie_bonus,
pay_table. With --aggregate-rounds all settings of packs_poker matter.

Examples:
  cardroom edge high_card_flush
  cardroom edge high_card_flush --strategy t86 --rules preset=published
  cardroom edge high_card_flush --rules flush_bonus=pays_100,qualifier=8-high-3 --json
  cardroom edge high_card_flush --sweep flush_bonus.five_card_flush=5..20 --plot edge.svg
  cardroom edge high_card_flush --others 2
  cardroom edge packs_poker --kinds
  cardroom edge packs_poker --solve pay_table.full_house=5%
  cardroom edge packs_poker --bankroll 100 --rounds 1000 --csv
  cardroom edge packs_poker --aggregate-rounds 1000000 --seats 8 --seed 1")]
pub struct Args {
    /// The game
    game: HouseGame,
    /// A pay table from a file
    #[arg(long, value_name = "FILE")]
    pay_table: Vec<PathBuf>,
    #[command(flatten)]
    flush: high_card_flush::Flags,
    #[command(flatten)]
    packs: packs_poker::Flags,
    #[command(flatten)]
    extras: extras::Flags,
    /// Seed of the samples for --others or --aggregate-rounds, to repeat a run; random by default
    #[arg(long, value_parser = crate::args::seed, requires = "sampled")]
    seed: Option<u64>,
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    show: OutputArgs,
}

/// Flags that a refusal may name.
const FLAGS: [&str; 3] = ["--sweep", "--solve", "--wager"];

/// Calculates the edge.
///
/// # Errors
/// [`UsageError`](crate::exit::UsageError) if the arguments are invalid; another error if a pay table file cannot be
/// read, output fails, or the operating system provides no random seed.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    args.extras.check()?;
    let tables: Vec<(&str, bool)> =
        args.extras.tables().into_iter().chain(args.flush.tables()).chain(args.packs.tables()).collect();
    args.show.check_tables(&tables)?;
    match args.game {
        HouseGame::PacksPoker => {
            args.flush.check_none()?;
            args.packs_poker()
        }
        HouseGame::HighCardFlush => {
            args.packs.check_none()?;
            args.high_card_flush()
        }
    }
}

impl Args {
    fn packs_poker(&self) -> anyhow::Result<RunStatus> {
        let take = |settings: &mut PacksSettings, text: &str| settings.take("pay_table", text);
        let settings = self.settings(games::packs_poker::Clause::Pk13, take)?;
        interrupt::listen();
        let request = self.packs.request(&self.extras, self.seed.map_or_else(fresh_seed, Ok)?);
        let reply =
            settings.and_then(|settings| edge::packs_poker::answer(&settings, &request, &TerminalEffects));
        let reply = reply.map_err(|error| flagged(error, &FLAGS));
        figures::write(&self.show, reply.map(|reply| self.packs.show(reply)))
    }

    fn high_card_flush(&self) -> anyhow::Result<RunStatus> {
        let settings =
            self.settings(games::high_card_flush::Clause::Hf4, |settings: &mut FlushSettings, text| {
                // Only the straight flush bonus has rows for straight flushes.
                let straight = text.contains("_straight_flush");
                let of = if straight { PayTableKind::StraightFlushBonus } else { PayTableKind::FlushBonus };
                settings.set_pay_table(of, pay_table::high_card_flush(of, text)?);
                Ok(())
            })?;
        if self.flush.samples() {
            interrupt::listen();
        }
        let request = self.flush.request(&self.extras, self.seed.map_or_else(fresh_seed, Ok)?);
        let reply = settings
            .and_then(|settings| edge::high_card_flush::answer(&settings, &request, &TerminalEffects));
        figures::write(&self.show, reply.map_err(|error| flagged(error, &FLAGS)))
    }

    /// The settings with the pay tables from files. The inner error reports a pay table that cannot be parsed, and
    /// cites `clause`.
    fn settings<S: GameSettings>(
        &self,
        clause: impl ClauseId,
        read: impl Fn(&mut S, &str) -> Result<(), PayTableError>,
    ) -> anyhow::Result<Result<S, RequestError>> {
        let mut settings: S = self.rules.settings()?;
        for path in &self.pay_table {
            let text = read_text(path).with_context(|| path.display().to_string())?;
            if let Err(error) = read(&mut settings, &text) {
                let located = RequestError::new(Code::PayTable, error.to_string()).at(path.display());
                return Ok(Err(RequestError { line: Some(error.line), ..located.citing(&[clause]) }));
            }
        }
        Ok(Ok(settings))
    }
}
