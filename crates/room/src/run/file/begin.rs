//! Begins an event's log in the store of a room that is not running: a new event, or one imported from a file.

use super::Selection;
use super::verify::{parse, verify};
use crate::names;
use crate::rng::{Purpose, Rng};
use crate::run::author::Author;
use crate::run::decide;
use crate::run::draft::Draft;
use crate::run::entry::{Entry, LoggedEntry, RunChange, read_all, written};
use crate::run::error::{RunError, RunLogError, RunRefusal};
use crate::run::private::{TextHash, Texts};
use crate::run::role::{Role, Roles};
use crate::run::state::State;
use crate::store::log_file::{FailedCheck, Failures, decoded};
use crate::store::{Batch, NewEntry, RollbackCause, RunId, Store, StoreError};
use crate::tokens;
use crate::wall_clock::now_ms;
use std::collections::BTreeSet;

/// The name of the staff member who creates an event from the command line.
const CREATOR_NAME: &str = "Command line";

/// An event that was created or imported.
#[derive(Clone, Debug)]
pub struct CreatedRun {
    /// Id of the event.
    pub id: RunId,
    /// Name of the event.
    pub name: String,
    /// The token of a link that gives the role of an organiser.
    pub token: String,
}

/// Error of an import. The store is unchanged.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ImportError {
    /// The file fails a check.
    #[error("the file cannot be imported: {0}")]
    File(FailedCheck),
    /// The file lacks personal data, as the public log does; the number of names and contact details that are missing.
    #[error(
        "the file lacks {0} names or contact details, like the public log of an event: import the file that \
         `cardroom run export` wrote, without --public"
    )]
    TextsMissing(usize),
    /// The room has an event with the id of the file, which is part of its hashes.
    #[error("this room already has event {0}: an event is imported once")]
    Exists(RunId),
    /// The store refused the event, or the operating system cannot provide random numbers.
    #[error(transparent)]
    Run(#[from] RunError),
}

fn no_randomness(error: getrandom::Error) -> RunError {
    RunRefusal::NoRandomNumbers { error }.into()
}

/// Creates an event as a draft, with a link for its organiser.
///
/// # Errors
/// A refusal of the draft, store errors, and an error if the operating system cannot provide random numbers.
pub async fn create<S: Store>(store: &S, draft: &Draft) -> Result<CreatedRun, RunError> {
    let mut rng = Rng::for_purpose(Purpose::Salts).map_err(no_randomness)?;
    let id = RunId::fresh().map_err(no_randomness)?;
    let (made, token) = organiser_link(1)?;
    let name = names::person(CREATOR_NAME)?;
    let organiser = store.new_player(name.clone()).await?;
    let decision = decide::create(organiser, &name, draft, &mut rng)?;
    let logged: Vec<_> = decision.logged_entries(now_ms()).collect();
    let summary = logged.first().and_then(|first| Some(State::created(id, first)?.summary()));
    let name = summary.as_ref().map(|summary| summary.name.clone()).unwrap_or_default();
    let summary = summary.map(|summary| summary.stored());
    let entries = logged.iter().map(written).chain([made]).collect();
    let batch = Batch { entries, texts: decision.texts().to_vec(), summary, ..Batch::default() };
    store.create_run(id, batch).await?;
    Ok(CreatedRun { id, name, token })
}

/// Creates the event of a file, with the same id and hashes. Adds a rollback, which fences the other room off, and a link
/// for the organiser, since guests of the other room are unknown in this one.
///
/// # Errors
/// [`ImportError`] if the file fails a check or lacks personal data, if the room has an event with this id, and for
/// store errors.
pub async fn import<S: Store>(store: &S, file: &str) -> Result<CreatedRun, ImportError> {
    decoded(file.as_bytes()).map_err(|reason| ImportError::File(FailedCheck { entry: None, reason }))?;
    if let Some(failed) = verify(file, None).failed.into_iter().next() {
        return Err(ImportError::File(failed));
    }
    let contents = parse(file, &mut Failures::default());
    let id = contents.id.ok_or(RunRefusal::NoSuchRun).map_err(RunError::from)?;
    let log = read_all(&contents.entries).map_err(RunLogError::from).map_err(RunError::from)?;
    let texts: BTreeSet<TextHash> = contents.texts.iter().map(|text| TextHash::of(text)).collect();
    let missing = Selection::Organiser.of(&log).difference(&texts).count();
    if missing > 0 {
        return Err(ImportError::TextsMissing(missing));
    }
    let state = State::replay(id, Texts::default(), &log).map_err(RunError::from)?;
    let (made, token) = organiser_link(state.links.keys().next_back().map_or(1, |last| last + 1))?;
    // The bodies are stored unchanged, so that their hashes stay the same.
    let kinds = log.iter().map(|(_, logged)| logged.entry.change.kind());
    let entries =
        kinds.zip(contents.entries).map(|(kind, entry)| NewEntry { kind, hand: None, body: entry.body });
    // The other room may have acknowledged more, so the phones send again what they keep. This room takes over later than
    // every entry of the file, even if its clock is behind, so that the other room is fenced off.
    let last_ms = log.last().map_or(0, |(_, logged)| logged.at_ms);
    let change = RunChange::RolledBack { cause: RollbackCause::Imported };
    let imported_ms = match now_ms() {
        now_ms if now_ms > last_ms => now_ms,
        // Two rooms that import the same file take over at different times.
        _ => last_ms
            .saturating_add(1 + Rng::for_purpose(Purpose::Salts).map_err(no_randomness)?.below_u64(1_000)),
    };
    let imported = written(&LoggedEntry::new(imported_ms, Entry::new(Author::Room, change)));
    let summary = state.summary();
    let batch = Batch {
        entries: entries.chain([imported, made]).collect(),
        texts: contents.texts,
        summary: Some(summary.stored()),
        ..Batch::default()
    };
    match store.create_run(id, batch).await {
        Ok(_) => Ok(CreatedRun { id, name: summary.name, token }),
        Err(StoreError::TableExists(_)) => Err(ImportError::Exists(id)),
        Err(error) => Err(RunError::from(error).into()),
    }
}

/// The entry that makes a link with the role of an organiser, and the link's token.
fn organiser_link(link: u32) -> Result<(NewEntry, String), RunError> {
    let token = tokens::fresh().map_err(no_randomness)?;
    let roles = Roles::from([Role::Organiser]);
    let change = RunChange::LinkMade { link, roles, hash: tokens::hash(&token) };
    Ok((written(&LoggedEntry::new(now_ms(), Entry::new(Author::Room, change))), token))
}
