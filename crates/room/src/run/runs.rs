//! The events of the room. An event's log is read on the first request for it; an unused event is unloaded.

use super::actor::{Actor, RunResources};
use super::audit::{ENTRIES_AT_ONCE, Entries, EntryFilter, Page};
use super::decide;
use super::draft::Draft;
use super::entry::{read_all, written};
use super::error::{RunError, RunLogError, RunRefusal};
use super::handle::RunHandle;
use super::role::Roles;
use super::state::State;
use super::summary::{LatestSummary, Summary};
use crate::limits::{Limits, QUOTA_RETRY_SECONDS, SITE_FACTOR, site};
use crate::moderation::Bans;
use crate::rng::{Purpose, Rng};
use crate::store::{Batch, Epoch, PlayerId, RunId, RunRow, Store};
use crate::wall_clock::now_ms;
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread::available_parallelism;
use tokio::sync::{Mutex as AsyncMutex, Semaphore, mpsc};
use tokio::time::{Duration, Instant, sleep, timeout};
use tokio_util::task::TaskTracker;

/// Capacity of an event's mailbox; senders wait while it is full (backpressure).
const MAILBOX: usize = 256;

/// Time to wait for the tasks of events, before also stopping events that were created in the meantime.
const ROUND: Duration = Duration::from_millis(50);

/// Number of checks for unused events during the idle time after which an event is unloaded.
const CHECKS: u32 = 4;

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
    /// Permits to compute odds, shared by all events: half the number of cores, but at least one.
    odds: Arc<Semaphore>,
    runs: Mutex<BTreeMap<RunId, RunSlot>>,
    bans: Bans,
}

/// An event. Clones share its state.
#[derive(Clone, Default)]
struct RunSlot {
    organiser: Option<PlayerId>,
    client: Option<IpAddr>,
    /// `true` once the event no longer counts towards any limit.
    is_over: Arc<AtomicBool>,
    summary: LatestSummary,
    /// The task of the event; `None` while the event is not loaded. The lock is held during loading and unloading.
    task: Arc<AsyncMutex<Option<Loaded>>>,
}

/// An event that is neither final nor cancelled.
pub struct CurrentRun {
    /// Id of the event.
    pub id: RunId,
    /// The guest who created the event; `None` if its first entry is damaged.
    pub organiser: Option<PlayerId>,
    /// The latest summary.
    pub summary: Arc<Summary>,
}

/// A loaded event.
struct Loaded {
    handle: RunHandle,
    /// The last time at which the event was known to be in use.
    used_at: Instant,
}

impl Loaded {
    /// The handle for a caller that uses the event now.
    fn used(&mut self) -> RunHandle {
        self.used_at = Instant::now();
        self.handle.clone()
    }
}

/// The slot of a new event, which is removed on drop unless the event was created.
struct NewRun<S: Store> {
    runs: Runs<S>,
    id: RunId,
    slot: RunSlot,
    is_created: bool,
}

impl<S: Store> Drop for NewRun<S> {
    fn drop(&mut self) {
        if !self.is_created {
            self.runs.runs().remove(&self.id);
        }
    }
}

impl<S: Store> Runs<S> {
    /// The events of the store, under these bans. The log of an event without a summary, which an earlier version wrote, is read once,
    /// and its summary is stored.
    ///
    /// # Errors
    /// Store errors.
    pub async fn open(store: Arc<S>, limits: Limits, bans: Bans) -> Result<Runs<S>, RunError> {
        let mut runs = BTreeMap::new();
        for RunRow { id, organiser, is_over, summary } in store.runs().await? {
            let summary = match summary.as_deref().and_then(Summary::read) {
                Some(summary) => Some(summary),
                None => State::summarised(&*store, id).await,
            };
            let is_over = Arc::new(is_over.into());
            runs.insert(id, RunSlot { organiser, is_over, summary: summary.into(), ..RunSlot::default() });
        }
        let cores = available_parallelism().map_or(1, usize::from);
        let odds = Arc::new(Semaphore::new((cores / 2).max(1)));
        let runs = Mutex::new(runs);
        let inner = Arc::new(Inner { store, limits, tasks: TaskTracker::new(), odds, runs, bans });
        tokio::spawn(unload_unused(Arc::downgrade(&inner), limits.run_idle));
        Ok(Runs(inner))
    }

    /// The store of the events.
    pub(super) fn store(&self) -> &S {
        &self.0.store
    }

    /// Creates an event, with this guest as its organiser under this name. If `client` is given, the event also counts
    /// against the limits of this network address. The event is created even if the caller stops waiting.
    ///
    /// # Errors
    /// `banned`, a refusal of the draft, a limit, or a store error.
    pub async fn create(
        &self,
        organiser: PlayerId,
        client: Option<IpAddr>,
        name: &str,
        draft: &Draft,
    ) -> Result<RunHandle, RunError> {
        self.0.bans.check_guest(organiser, now_ms())?;
        let no_chance = |error| RunRefusal::NoRandomNumbers { error };
        let id = RunId::fresh().map_err(no_chance)?;
        let mut rng = Rng::for_purpose(Purpose::Salts).map_err(no_chance)?;
        let decision = decide::create(organiser, name, draft, &mut rng)?;
        let logged: Vec<_> = decision.logged_entries(now_ms()).collect();
        let texts = decision.texts().to_vec();
        let created = logged.first().and_then(|first| State::created(id, first));
        let Some(mut state) = created else { return Err(RunRefusal::NoSuchRun.into()) };
        texts.iter().for_each(|text| state.texts.add(text));
        let slot = self.enter(id, organiser, client)?;
        let entries: Vec<_> = logged.iter().map(written).collect();
        state.add_to_head(0, &entries);
        let batch = Batch { entries, texts, summary: Some(state.summary().stored()), ..Batch::default() };
        let creating = self.0.tasks.spawn(self.clone().store_new(slot, state, batch));
        creating.await.unwrap_or_else(|_| Err(RunRefusal::RunStopped.into()))
    }

    /// Stores a new event and starts its task.
    async fn store_new(self, mut new: NewRun<S>, state: State, batch: Batch) -> Result<RunHandle, RunError> {
        let epoch = self.0.store.create_run(new.id, batch).await?;
        new.is_created = true;
        let mut task = new.slot.task.lock().await;
        self.start(&mut task, &new.slot, state, epoch)
    }

    /// Counts a new event against the limits.
    fn enter(&self, id: RunId, organiser: PlayerId, client: Option<IpAddr>) -> Result<NewRun<S>, RunRefusal> {
        let mut runs = self.runs();
        check_limits(&self.0.limits, &runs, organiser, client)?;
        let slot = RunSlot { organiser: Some(organiser), client, ..RunSlot::default() };
        runs.insert(id, slot.clone());
        Ok(NewRun { runs: self.clone(), id, slot, is_created: false })
    }

    /// An event by its id. Its log is read unless the event is loaded. The event stays loaded while the caller keeps
    /// the handle.
    ///
    /// # Errors
    /// `run.no_such_run`, store errors, and `log_damaged`.
    pub async fn find(&self, id: &str) -> Result<RunHandle, RunError> {
        let id: RunId = id.parse().map_err(|_| RunRefusal::NoSuchRun)?;
        let slot = self.runs().get(&id).cloned().ok_or(RunRefusal::NoSuchRun)?;
        if let Some(loaded) = &mut *slot.task.lock().await {
            return Ok(loaded.used());
        }
        // Other callers wait for the same event, so a task loads it at the usual priority, even if this caller stops
        // waiting.
        let loading = self.0.tasks.spawn(self.clone().load(id, slot));
        loading.await.unwrap_or_else(|_| Err(RunRefusal::RunStopped.into()))
    }

    /// Loads an event, unless another task has loaded it meanwhile.
    async fn load(self, id: RunId, slot: RunSlot) -> Result<RunHandle, RunError> {
        let mut task = slot.task.lock().await;
        if let Some(loaded) = &mut *task {
            return Ok(loaded.used());
        }
        let (state, epoch) = State::take_over(&*self.0.store, id).await?;
        self.start(&mut task, &slot, state, epoch)
    }

    /// The events that a guest created, in the order of their ids.
    #[cfg(test)]
    pub(super) fn created_by(&self, organiser: PlayerId) -> Vec<RunId> {
        let runs = self.runs();
        let own = runs.iter().filter(|(_, slot)| slot.organiser == Some(organiser));
        own.map(|(&id, _)| id).collect()
    }

    /// The events in which a guest has a role, with the roles, in the order of their ids. No log is read. An event
    /// whose log could not be read is omitted.
    pub fn of_guest(&self, guest: PlayerId) -> Vec<(RunId, Arc<Summary>, Roles)> {
        let with_roles = |(id, summary): (RunId, Arc<Summary>)| {
            let roles = summary.roles_of(guest)?.clone();
            Some((id, summary, roles))
        };
        self.summaries(|_, _| true).into_iter().filter_map(with_roles).collect()
    }

    /// The events that are neither final nor cancelled, with their organisers. An event whose log cannot be read is
    /// omitted.
    pub fn current(&self) -> Vec<CurrentRun> {
        let runs = self.runs();
        let current = runs.iter().filter_map(|(&id, slot)| {
            let summary = slot.summary.get().filter(|summary| !summary.stage.is_over())?;
            Some(CurrentRun { id, organiser: slot.organiser, summary })
        });
        current.collect()
    }

    /// The events that are in the public list at this moment, in milliseconds since the Unix epoch, without those of
    /// banned guests.
    pub fn public(&self, now_ms: u64) -> Vec<(RunId, Arc<Summary>)> {
        let by_banned =
            |slot: &RunSlot| slot.organiser.is_some_and(|guest| self.0.bans.is_banned(guest, now_ms));
        self.summaries(|slot, summary| summary.is_public(now_ms) && !by_banned(slot))
    }

    /// The summary of an event; `None` if there is no such event, it is still being created, or its log could not be
    /// read.
    pub fn summary(&self, id: RunId) -> Option<Arc<Summary>> {
        self.runs().get(&id)?.summary.get()
    }

    /// Returns whether an event is loaded.
    #[cfg(test)]
    pub(super) async fn is_loaded(&self, id: RunId) -> bool {
        let slot = self.runs().get(&id).cloned();
        match slot {
            Some(slot) => slot.task.lock().await.is_some(),
            None => false,
        }
    }

    fn summaries(&self, wanted: impl Fn(&RunSlot, &Summary) -> bool) -> Vec<(RunId, Arc<Summary>)> {
        let runs = self.runs();
        let all = runs.iter().filter_map(|(&id, slot)| Some((id, slot, slot.summary.get()?)));
        all.filter(|(_, slot, summary)| wanted(slot, summary)).map(|(id, _, summary)| (id, summary)).collect()
    }

    /// A page of the entries of an event's log, for its organiser. They are read from the store outside the event's
    /// task, so that a long read does not delay that task.
    ///
    /// # Errors
    /// `run.not_staff`, `run.not_your_role`, store errors, and `log_damaged`.
    pub async fn entries(
        &self,
        run: &RunHandle,
        who: PlayerId,
        filter: EntryFilter,
    ) -> Result<Entries, RunError> {
        run.check_organiser(who).await?;
        let mut page = Page::default();
        let mut after = filter.after;
        loop {
            let from = after.saturating_add(1);
            let stored = self.0.store.read_page(run.id().log(), from, ENTRIES_AT_ONCE).await?;
            page.add(&filter, read_all(&stored).map_err(RunLogError::from)?);
            match stored.last() {
                Some(last) if !page.is_full() && stored.len() == ENTRIES_AT_ONCE as usize => after = last.seq,
                _ => return run.entries(page).await,
            }
        }
    }

    /// Stops every event once its pending changes are stored.
    pub async fn stop(&self) {
        self.0.tasks.close();
        // An event that is being created has no task yet: it is stopped in a later iteration.
        loop {
            let slots: Vec<RunSlot> = self.runs().values().cloned().collect();
            for slot in slots {
                if let Some(loaded) = &*slot.task.lock().await {
                    loaded.handle.stop().await;
                }
            }
            if timeout(ROUND, self.0.tasks.wait()).await.is_ok() {
                return;
            }
        }
    }

    fn runs(&self) -> MutexGuard<'_, BTreeMap<RunId, RunSlot>> {
        self.0.runs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts the task of an event in this state.
    fn start(
        &self,
        task: &mut Option<Loaded>,
        slot: &RunSlot,
        state: State,
        epoch: Epoch,
    ) -> Result<RunHandle, RunError> {
        let (sender, requests) = mpsc::channel(MAILBOX);
        let takeover_ms = Arc::new(AtomicU64::new(state.known_takeover_ms()));
        let handle = RunHandle::new(state.id, sender, takeover_ms.clone());
        let resources = RunResources {
            limits: self.0.limits,
            odds: self.0.odds.clone(),
            is_over: slot.is_over.clone(),
            summary: slot.summary.clone(),
            takeover_ms,
            bans: self.0.bans.clone(),
        };
        let actor = Actor::new(state, self.0.store.clone(), epoch, requests, resources);
        let actor = actor.map_err(|error| RunRefusal::NoRandomNumbers { error })?;
        self.0.tasks.spawn(actor.run());
        *task = Some(Loaded { handle: handle.clone(), used_at: Instant::now() });
        Ok(handle)
    }
}

/// Unloads events that have not been used for this time, until the events of the room are dropped.
async fn unload_unused<S: Store>(runs: Weak<Inner<S>>, idle: Duration) {
    loop {
        sleep(idle / CHECKS).await;
        let Some(inner) = runs.upgrade() else { return };
        let slots: Vec<RunSlot> = Runs(inner).runs().values().cloned().collect();
        for slot in slots {
            slot.unload_if_unused(idle).await;
        }
    }
}

impl RunSlot {
    /// Stops the task of an event that has not been used for this time. An event is in use as long as there is a handle
    /// to it besides that of the slot, or a viewer of its live board, so the stopped task has no pending requests.
    async fn unload_if_unused(&self, idle: Duration) {
        // If the lock is taken, the event is being loaded.
        let Ok(mut task) = self.task.try_lock() else { return };
        let Some(loaded) = &mut *task else { return };
        if loaded.handle.is_shared() {
            loaded.used_at = Instant::now();
        } else if loaded.used_at.elapsed() >= idle {
            loaded.handle.stop().await;
            *task = None;
        }
    }
}

/// Checks that a guest may create another event. Events that are over do not count.
fn check_limits(
    limits: &Limits,
    runs: &BTreeMap<RunId, RunSlot>,
    organiser: PlayerId,
    client: Option<IpAddr>,
) -> Result<(), RunRefusal> {
    let current: Vec<&RunSlot> = runs.values().filter(|slot| !slot.is_over.load(Ordering::Relaxed)).collect();
    if current.len() >= limits.runs as usize {
        return Err(RunRefusal::RoomFullOfRuns { most: limits.runs, retry_seconds: QUOTA_RETRY_SECONDS });
    }
    let own = current.iter().filter(|slot| slot.organiser == Some(organiser)).count();
    if own >= limits.runs_per_guest as usize {
        return Err(RunRefusal::RunsOfGuest { most: limits.runs_per_guest });
    }
    let site_of = |slot: &RunSlot| slot.client.and_then(site);
    let of_client = current.iter().filter(|slot| client.is_some() && slot.client == client).count();
    let own_site = client.and_then(site);
    let of_site = current.iter().filter(|slot| own_site.is_some() && site_of(slot) == own_site).count();
    let most = limits.runs_per_address;
    for (count, most) in [(of_client, most), (of_site, most.saturating_mul(SITE_FACTOR))] {
        if count >= most as usize {
            return Err(RunRefusal::RunsOfAddress { most, retry_seconds: QUOTA_RETRY_SECONDS });
        }
    }
    Ok(())
}
