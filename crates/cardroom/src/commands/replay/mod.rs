//! `replay`: hand histories replayed through the rules and compared with their recorded results.

pub mod find;
mod text;

use crate::args::{Form, RulesArg};
use crate::exit::RunStatus;
use crate::progress::Progress;
use crate::stdio::reply;
use formats::FileError;
use formats::history;
use formats::phh::{Hand, parse_hand};
use requests::replay::{Figures, HandName, HandResult, ReplaySettings, Summary};
use std::path::{Path, PathBuf};
use text::Report;

/// Play hand histories through the rules and compare the results with those recorded
///
/// Reads the Poker Hand History format, variant NT, from .phh files with one hand, .phhs files with several, and
/// folders, of which only these files are read. Blinds, antes and straddles come from the file, and the big blind from
/// its min_bet. The unit is a hundredth of a chip. Figures are printed in the form that the file uses. Burned cards may
/// be missing from the file.
///
/// At the showdown, hands that the file shows are tabled first, and mucks follow. A known hand that the file does not
/// mention is shown, and an unknown one is mucked. A file that ends before the hand does is compared with the stacks at
/// that point. Winnings do not include uncalled chips that were returned.
///
/// A hand recorded by cardroom contains its settings in the field _rules. They apply unless --rules gives others.
///
/// A file may also hold rounds of the other games, with the variant _packs_poker, _high_card_flush, _mount_holyoke or
/// _poker_run. Such a round contains its own rules, so that --rules does not affect it, and is compared with the
/// stacks, points or standings that it records. docs/records.md describes its fields.
#[derive(clap::Args)]
#[command(after_help = "\
Settings: those of hold'em except blinds, antes and straddles; preset=tournament if none is named.

Examples:
  cardroom replay hand.phh
  cardroom replay --json sessions/ night.phhs
  cardroom replay --rules preset=document,order=left_of_button hand.phh")]
pub struct Args {
    /// Files and folders
    #[arg(required = true, value_name = "FILE|FOLDER")]
    paths: Vec<PathBuf>,
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    form: Form,
}

/// Replays the hands. Every file is reported, even if another has an error.
///
/// # Errors
/// [`UsageError`](crate::exit::UsageError) if a setting is invalid; another error if writing to standard output fails.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    let under = match ReplaySettings::new(args.rules.settings()?) {
        Ok(under) => under,
        Err(error) => return reply::write(args.form, Err::<(), _>(error), |(), _| Ok(())),
    };
    let found: Vec<find::FileToRead> = args.paths.iter().flat_map(|path| find::find(path)).collect();
    let summary = replay_all(found, &under, args.form)?;
    Ok(if summary.all_match() { RunStatus::Success } else { RunStatus::Failure })
}

/// Reports results one by one, so that memory use does not grow with the length of a file.
fn replay_all(found: Vec<find::FileToRead>, under: &ReplaySettings, form: Form) -> anyhow::Result<Summary> {
    let progress = Progress::new(found.len() as u64, "files");
    let paths = found.iter().map(|found| found.as_ref().unwrap_or_else(|(path, _)| path).as_path());
    let mut report = Report::begin(form, paths)?;
    for (done, found) in (1..).zip(found) {
        let mut report_result = |result: HandResult| progress.suspend(|| report.write_result(&result));
        match found {
            Ok(path) => replay_file(&path, under, &mut report_result),
            Err((path, error)) => report_result(HandResult::unread(&path, error)),
        }
        progress.reach(done);
    }
    progress.clear();
    report.end()
}

fn replay_file(path: &Path, under: &ReplaySettings, report_result: &mut dyn FnMut(HandResult)) {
    let play = |name, hand: Result<Hand, FileError>| {
        let name = hand.as_ref().ok().and_then(|hand| hand.hand.as_ref()).map(HandName::from).or(name);
        let figures = hand.and_then(|hand| Figures::of(&hand, under));
        HandResult::new(path, name, figures)
    };
    let mut hands = 0;
    let read = if find::holds_several(path) {
        find::read_several(path, &mut |entry| {
            hands += 1;
            let name = entry.name.map(HandName::heading);
            report_result(match entry.round {
                Some(round) => HandResult::round(path, history::replay_fields(round)).or_named(name),
                None => play(name, entry.hand),
            });
        })
    } else {
        find::read(path).map(|text| {
            hands += 1;
            report_result(match history::is_history(&text) {
                true => HandResult::round(path, history::replay_any(&text)),
                false => play(None, parse_hand(&text)),
            });
        })
    };
    match read {
        Ok(()) if hands == 0 => report_result(HandResult::unread(path, find::no_hands())),
        Ok(()) => (),
        Err(error) => report_result(HandResult::unread(path, error)),
    }
}
