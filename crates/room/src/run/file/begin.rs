//! Begins the log of an event in the store of a room that is not running: a new event, or one imported from a file.

use super::verify::{Failed, parse, verify};
use crate::names;
use crate::rng::Rng;
use crate::run::author::By;
use crate::run::decide;
use crate::run::draft::Draft;
use crate::run::entry::{Entry, Logged, RunChange, read_all, written};
use crate::run::error::{RunError, RunLogError, RunRefusal};
use crate::run::private::Texts;
use crate::run::role::{Role, Roles};
use crate::run::state::State;
use crate::store::{Batch, NewEntry, RunId, Store};
use crate::tokens;
use crate::wall_clock::now_ms;

/// The name of the staff member who creates an event from the command line.
const CREATOR_NAME: &str = "Command line";

/// An event whose log was begun.
#[derive(Clone, Debug)]
pub struct Begun {
    /// The id.
    pub id: RunId,
    /// The token of a link that gives the role of an organiser.
    pub token: String,
}

/// Error of an import. Nothing was stored.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ImportError {
    /// The file fails a check.
    #[error("the file cannot be imported: {}", reason(.0))]
    File(Failed),
    /// The store refused the event, or the system has no random numbers.
    #[error(transparent)]
    Run(#[from] RunError),
}

fn reason(failed: &Failed) -> String {
    let Failed { entry, reason } = failed;
    entry.map_or_else(|| reason.clone(), |entry| format!("entry {entry}: {reason}"))
}

fn no_chance(error: getrandom::Error) -> RunError {
    RunRefusal::NoRandomNumbers { error }.into()
}

/// Creates an event as a draft, with a link for its organiser.
///
/// # Errors
/// A refusal of the draft, and errors of the store.
pub async fn create<S: Store>(store: &S, draft: &Draft) -> Result<Begun, RunError> {
    let mut rng = Rng::for_table().map_err(no_chance)?;
    let id = RunId::fresh().map_err(no_chance)?;
    let (made, token) = organiser_link(1)?;
    let name = names::person(CREATOR_NAME)?;
    let organiser = store.new_player(name.clone()).await?;
    let decision = decide::create(organiser, &name, draft, &mut rng)?;
    let entries = decision.logged(now_ms()).map(|logged| written(&logged)).chain([made]).collect();
    let batch = Batch { entries, texts: decision.texts().to_vec(), ..Batch::default() };
    store.create_run(id, batch).await?;
    Ok(Begun { id, token })
}

/// Creates the event of a file, with the same id and hashes. Adds a link for its organiser, since guests of the other
/// room are unknown in this one.
///
/// # Errors
/// [`ImportError::File`] if the file fails a check, and errors of the store, such as an event with this id.
pub async fn import<S: Store>(store: &S, file: &str) -> Result<Begun, ImportError> {
    if let Some(failed) = verify(file, None).failed.into_iter().next() {
        return Err(ImportError::File(failed));
    }
    let contents = parse(file, &mut Vec::new());
    let id = contents.id.ok_or(RunRefusal::NoSuchRun).map_err(RunError::from)?;
    let log = read_all(&contents.entries).map_err(RunLogError::from).map_err(RunError::from)?;
    let state = State::replay(id, Texts::default(), &log).map_err(RunError::from)?;
    let (made, token) = organiser_link(state.links.keys().next_back().map_or(1, |last| last + 1))?;
    // The bodies are stored unchanged, so that their hashes stay the same.
    let kinds = log.iter().map(|(_, logged)| logged.entry.change.kind());
    let entries =
        kinds.zip(contents.entries).map(|(kind, entry)| NewEntry { kind, hand: None, body: entry.body });
    let batch = Batch { entries: entries.chain([made]).collect(), texts: contents.texts, ..Batch::default() };
    store.create_run(id, batch).await.map_err(RunError::from)?;
    Ok(Begun { id, token })
}

/// The entry that makes a link with the role of an organiser, and the link's token.
fn organiser_link(link: u32) -> Result<(NewEntry, String), RunError> {
    let token = tokens::fresh().map_err(no_chance)?;
    let roles = Roles::from([Role::Organiser]);
    let change = RunChange::LinkMade { link, roles, hash: tokens::hash(&token) };
    Ok((written(&Logged::new(now_ms(), Entry::new(By::Room, change))), token))
}
