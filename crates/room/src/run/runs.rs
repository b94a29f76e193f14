//! The events of the room. The log of an event is read on the first request for it.

use super::actor::{Actor, OfRoom};
use super::audit::{Entries, EntryFilter};
use super::decide;
use super::draft::Draft;
use super::entry::{read_all, written};
use super::error::{RunError, RunLogError, RunRefusal};
use super::handle::RunHandle;
use super::state::State;
use crate::limits::{Limits, SITE_FACTOR, site};
use crate::rng::Rng;
use crate::store::{Batch, Epoch, PlayerId, RunId, RunRow, Store};
use crate::wall_clock::now_ms;
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;
use tokio::sync::{OnceCell, Semaphore, mpsc};
use tokio::time::{Duration, timeout};
use tokio_util::task::TaskTracker;

/// Capacity of an event's mailbox; senders wait while it is full (backpressure).
const MAILBOX: usize = 256;

/// Time to wait for the tasks of events, before also stopping events that were created meanwhile.
const ROUND: Duration = Duration::from_millis(50);

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
    /// Permits to compute odds, so that the events together occupy at most half of the cores.
    odds: Arc<Semaphore>,
    runs: Mutex<BTreeMap<RunId, Slot>>,
}

/// An event, whose task is started once.
#[derive(Clone, Default)]
struct Slot {
    organiser: Option<PlayerId>,
    client: Option<IpAddr>,
    /// `true` once the event counts towards no limit any more.
    is_over: Arc<AtomicBool>,
    handle: Arc<OnceCell<RunHandle>>,
}

/// The slot of a new event, which is removed on drop unless the event was created.
struct NewSlot<S: Store> {
    runs: Runs<S>,
    id: RunId,
    slot: Slot,
    is_created: bool,
}

impl<S: Store> Drop for NewSlot<S> {
    fn drop(&mut self) {
        if !self.is_created {
            self.runs.runs().remove(&self.id);
        }
    }
}

impl<S: Store> Runs<S> {
    /// The events of the store.
    ///
    /// # Errors
    /// Errors of the store.
    pub async fn open(store: Arc<S>, limits: Limits) -> Result<Runs<S>, RunError> {
        let slot = |RunRow { id, organiser, is_over }| {
            (id, Slot { organiser, is_over: Arc::new(is_over.into()), ..Slot::default() })
        };
        let runs = store.runs().await?.into_iter().map(slot).collect();
        let cores = available_parallelism().map_or(1, usize::from);
        let odds = Arc::new(Semaphore::new((cores / 2).max(1)));
        let runs = Mutex::new(runs);
        Ok(Runs(Arc::new(Inner { store, limits, tasks: TaskTracker::new(), odds, runs })))
    }

    /// The store of the events.
    pub(super) fn store(&self) -> &S {
        &self.0.store
    }

    /// Creates an event, with this guest as its organiser under this name. It also counts against the limit of a
    /// client if one is given. The event is created even if the caller stops waiting.
    ///
    /// # Errors
    /// A refusal of the draft, a limit, or an error of the store.
    pub async fn create(
        &self,
        organiser: PlayerId,
        client: Option<IpAddr>,
        name: &str,
        draft: &Draft,
    ) -> Result<RunHandle, RunError> {
        let no_chance = |error| RunRefusal::NoRandomNumbers { error };
        let id = RunId::fresh().map_err(no_chance)?;
        let mut rng = Rng::for_table().map_err(no_chance)?;
        let decision = decide::create(organiser, name, draft, &mut rng)?;
        let logged: Vec<_> = decision.logged(now_ms()).collect();
        let texts = decision.texts().to_vec();
        let created = logged.first().and_then(|first| State::created(id, first));
        let Some(mut state) = created else { return Err(RunRefusal::NoSuchRun.into()) };
        texts.iter().for_each(|text| state.texts.add(text));
        let slot = self.enter(id, organiser, client)?;
        let batch = Batch { entries: logged.iter().map(written).collect(), texts, ..Batch::default() };
        let creating = self.0.tasks.spawn(self.clone().store_new(slot, state, batch));
        creating.await.unwrap_or_else(|_| Err(RunRefusal::RunStopped.into()))
    }

    /// Stores a new event and starts its task.
    async fn store_new(self, mut new: NewSlot<S>, state: State, batch: Batch) -> Result<RunHandle, RunError> {
        let epoch = self.0.store.create_run(new.id, batch).await?;
        new.is_created = true;
        let slot = &new.slot;
        slot.handle.get_or_try_init(async || self.start(state, epoch, slot.is_over.clone())).await.cloned()
    }

    /// Counts a new event against the limits.
    fn enter(
        &self,
        id: RunId,
        organiser: PlayerId,
        client: Option<IpAddr>,
    ) -> Result<NewSlot<S>, RunRefusal> {
        let mut runs = self.runs();
        check_limits(&self.0.limits, &runs, organiser, client)?;
        let slot = Slot { organiser: Some(organiser), client, ..Slot::default() };
        runs.insert(id, slot.clone());
        Ok(NewSlot { runs: self.clone(), id, slot, is_created: false })
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
            self.start(state, epoch, slot.is_over.clone())
        };
        slot.handle.get_or_try_init(open).await.cloned()
    }

    /// The events that a guest created, in the order of their ids.
    pub fn created_by(&self, organiser: PlayerId) -> Vec<RunId> {
        let runs = self.runs();
        let own = runs.iter().filter(|(_, slot)| slot.organiser == Some(organiser));
        own.map(|(&id, _)| id).collect()
    }

    /// Entries of an event's log, for its organiser. They are read from the store without waiting for the task of the
    /// event.
    ///
    /// # Errors
    /// `run.not_staff`, `run.not_your_role`, errors of the store, and `log_damaged`.
    pub async fn entries(
        &self,
        run: &RunHandle,
        who: PlayerId,
        filter: EntryFilter,
    ) -> Result<Entries, RunError> {
        run.check_organiser(who).await?;
        let stored = self.0.store.read(run.id().log(), filter.after.saturating_add(1)).await?;
        run.entries(filter.page(read_all(&stored).map_err(RunLogError::from)?)).await
    }

    /// Stops every event once its pending changes are stored.
    pub async fn stop(&self) {
        self.0.tasks.close();
        // An event that is being created has no task yet: it is stopped in a later round.
        loop {
            let slots: Vec<Slot> = self.runs().values().cloned().collect();
            for handle in slots.iter().filter_map(|slot| slot.handle.get()) {
                handle.stop().await;
            }
            if timeout(ROUND, self.0.tasks.wait()).await.is_ok() {
                return;
            }
        }
    }

    fn runs(&self) -> MutexGuard<'_, BTreeMap<RunId, Slot>> {
        self.0.runs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn start(&self, state: State, epoch: Epoch, is_over: Arc<AtomicBool>) -> Result<RunHandle, RunError> {
        let (sender, requests) = mpsc::channel(MAILBOX);
        let handle = RunHandle::new(state.id, sender);
        let of_room = OfRoom { limits: self.0.limits, odds: self.0.odds.clone(), is_over };
        let actor = Actor::new(state, self.0.store.clone(), epoch, requests, of_room);
        let actor = actor.map_err(|error| RunRefusal::NoRandomNumbers { error })?;
        self.0.tasks.spawn(actor.run());
        Ok(handle)
    }
}

/// Checks that a guest may create another event. Events that are over do not count.
fn check_limits(
    limits: &Limits,
    runs: &BTreeMap<RunId, Slot>,
    organiser: PlayerId,
    client: Option<IpAddr>,
) -> Result<(), RunRefusal> {
    let current: Vec<&Slot> = runs.values().filter(|slot| !slot.is_over.load(Ordering::Relaxed)).collect();
    if current.len() >= limits.runs as usize {
        return Err(RunRefusal::RoomFullOfRuns { most: limits.runs });
    }
    let own = current.iter().filter(|slot| slot.organiser == Some(organiser)).count();
    if own >= limits.runs_per_guest as usize {
        return Err(RunRefusal::RunsOfGuest { most: limits.runs_per_guest });
    }
    let site_of = |slot: &Slot| slot.client.and_then(site);
    let of_client = current.iter().filter(|slot| client.is_some() && slot.client == client).count();
    let own_site = client.and_then(site);
    let of_site = current.iter().filter(|slot| own_site.is_some() && site_of(slot) == own_site).count();
    let most = limits.runs_per_address;
    for (count, most) in [(of_client, most), (of_site, most.saturating_mul(SITE_FACTOR))] {
        if count >= most as usize {
            return Err(RunRefusal::RunsOfAddress { most });
        }
    }
    Ok(())
}
