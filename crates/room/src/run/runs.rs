//! The events of the room. The log of an event is read when the event is first asked for.

use super::actor::Actor;
use super::decide;
use super::draft::Draft;
use super::entry::written;
use super::error::{RunError, RunRefusal};
use super::handle::RunHandle;
use super::state::State;
use crate::limits::Limits;
use crate::rng::Rng;
use crate::store::{Batch, Epoch, PlayerId, RunId, RunRow, Store};
use crate::wall_clock::now_ms;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{OnceCell, mpsc};
use tokio_util::task::TaskTracker;

/// Capacity of an event's mailbox; senders wait while it is full (backpressure).
const MAILBOX: usize = 256;

/// The events by id. Cheap to clone.
pub struct Runs<S>(Arc<Inner<S>>);

impl<S> Clone for Runs<S> {
    fn clone(&self) -> Runs<S> {
        Runs(self.0.clone())
    }
}

struct Inner<S> {
    store: Arc<S>,
    limits: Limits,
    tasks: TaskTracker,
    runs: Mutex<BTreeMap<RunId, Slot>>,
}

/// An event, whose task is started once.
#[derive(Clone, Default)]
struct Slot {
    organiser: Option<PlayerId>,
    handle: Arc<OnceCell<RunHandle>>,
}

impl<S: Store> Runs<S> {
    /// The events of the store.
    ///
    /// # Errors
    /// Errors of the store.
    pub async fn open(store: Arc<S>, limits: Limits) -> Result<Runs<S>, RunError> {
        let slot = |RunRow { id, organiser }| (id, Slot { organiser, handle: Arc::default() });
        let runs = store.runs().await?.into_iter().map(slot).collect();
        Ok(Runs(Arc::new(Inner { store, limits, tasks: TaskTracker::new(), runs: Mutex::new(runs) })))
    }

    /// Creates an event, with this guest as its organiser under this name.
    ///
    /// # Errors
    /// A refusal of the draft, a limit, or an error of the store.
    pub async fn create(
        &self,
        organiser: PlayerId,
        name: &str,
        draft: &Draft,
    ) -> Result<RunHandle, RunError> {
        let no_chance = |error| RunRefusal::NoRandomNumbers { error };
        let id = RunId::fresh().map_err(no_chance)?;
        let mut rng = Rng::for_table().map_err(no_chance)?;
        let decision = decide::create(organiser, name, draft, &mut rng)?;
        let logged: Vec<_> = decision.logged(now_ms()).collect();
        let texts = decision.texts().to_vec();
        let created = logged.first().and_then(|first| State::created(id, &first.entry));
        let Some(mut state) = created else { return Err(RunRefusal::NoSuchRun.into()) };
        texts.iter().for_each(|text| state.texts.add(text));
        let slot = self.enter(id, organiser)?;
        let batch = Batch { entries: logged.iter().map(written).collect(), texts, ..Batch::default() };
        let started = match self.0.store.create_run(id, batch).await {
            Ok(epoch) => slot.handle.get_or_try_init(async || self.start(state, epoch)).await.cloned(),
            Err(error) => Err(error.into()),
        };
        if started.is_err() {
            self.runs().remove(&id);
        }
        started
    }

    /// Counts a new event against the limits.
    fn enter(&self, id: RunId, organiser: PlayerId) -> Result<Slot, RunRefusal> {
        let (limits, mut runs) = (&self.0.limits, self.runs());
        if runs.len() >= limits.runs as usize {
            return Err(RunRefusal::RoomFullOfRuns { most: limits.runs });
        }
        let own = runs.values().filter(|slot| slot.organiser == Some(organiser)).count();
        if own >= limits.runs_per_guest as usize {
            return Err(RunRefusal::RunsOfGuest { most: limits.runs_per_guest });
        }
        let slot = Slot { organiser: Some(organiser), handle: Arc::default() };
        runs.insert(id, slot.clone());
        Ok(slot)
    }

    /// An event by its id. Its log is read if this is the first request for it.
    ///
    /// # Errors
    /// `run.no_such_run`, errors of the store, and `log_damaged`.
    pub async fn find(&self, id: &str) -> Result<RunHandle, RunError> {
        let id: RunId = id.parse().map_err(|_| RunRefusal::NoSuchRun)?;
        let slot = self.runs().get(&id).cloned().ok_or(RunRefusal::NoSuchRun)?;
        let open = async || {
            let (state, epoch) = State::take_over(&*self.0.store, id).await?;
            self.start(state, epoch)
        };
        slot.handle.get_or_try_init(open).await.cloned()
    }

    /// The events that a guest created, in the order of their ids.
    pub fn created_by(&self, organiser: PlayerId) -> Vec<RunId> {
        let runs = self.runs();
        let own = runs.iter().filter(|(_, slot)| slot.organiser == Some(organiser));
        own.map(|(&id, _)| id).collect()
    }

    /// Stops every event once its pending changes are stored.
    pub async fn stop(&self) {
        let slots: Vec<Slot> = self.runs().values().cloned().collect();
        for handle in slots.iter().filter_map(|slot| slot.handle.get()) {
            handle.stop().await;
        }
        self.0.tasks.close();
        self.0.tasks.wait().await;
    }

    fn runs(&self) -> MutexGuard<'_, BTreeMap<RunId, Slot>> {
        self.0.runs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn start(&self, state: State, epoch: Epoch) -> Result<RunHandle, RunError> {
        let (sender, requests) = mpsc::channel(MAILBOX);
        let handle = RunHandle::new(state.id, sender);
        let actor = Actor::new(state, self.0.store.clone(), epoch, requests, self.0.limits.changes);
        let actor = actor.map_err(|error| RunRefusal::NoRandomNumbers { error })?;
        self.0.tasks.spawn(actor.run());
        Ok(handle)
    }
}
