//! Threads of low scheduling priority, and the jobs that wait for them.

use super::fair_queue::{FairQueue, Full, Places};
use std::collections::VecDeque;
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// Work for a thread. The result is delivered only once the thread is free, so that its recipient can submit the next
/// job at once.
pub type Job = Box<dyn FnOnce() -> Delivery + Send>;

/// Delivers the result of a job.
pub type Delivery = Box<dyn FnOnce()>;

/// A fixed number of threads, started when they are first needed. They end after their current jobs once this value is
/// dropped.
pub struct Threads(Arc<Shared>);

struct Shared {
    most: u32,
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    started: u32,
    /// Number of jobs that run, or that a thread is about to begin: those in `ready`.
    running: u32,
    ready: VecDeque<Job>,
    waiting: FairQueue<(u64, Job)>,
    next_ticket: u64,
    ended: bool,
}

impl Threads {
    /// A pool of at most this many threads, for which jobs wait in a queue with these places.
    pub fn new(most: u32, places: Places) -> Threads {
        let state = State {
            started: 0,
            running: 0,
            ready: VecDeque::new(),
            waiting: FairQueue::new(places),
            next_ticket: 0,
            ended: false,
        };
        Threads(Arc::new(Shared { most, state: Mutex::new(state), changed: Condvar::new() }))
    }

    /// Runs a job of a client on a free thread, or queues it.
    ///
    /// # Errors
    /// [`Full`] if neither a thread nor a place in the queue is free, or if no thread can be started.
    pub fn submit(&self, client: Option<IpAddr>, job: Job) -> Result<Ticket, Full> {
        let mut state = self.0.lock();
        let id = state.next_ticket;
        state.next_ticket += 1;
        if state.running < self.0.most {
            self.start_if_none_is_free(&mut state)?;
            state.running += 1;
            state.ready.push_back(job);
            self.0.changed.notify_one();
        } else {
            state.waiting.push(client, (id, job))?;
        }
        drop(state);
        Ok(Ticket { id, shared: self.0.clone() })
    }

    /// Starts a thread unless one is free. Refuses the job if the system allows no thread at all.
    fn start_if_none_is_free(&self, state: &mut State) -> Result<(), Full> {
        if state.running < state.started {
            return Ok(());
        }
        let shared = self.0.clone();
        let thread = thread::Builder::new().name("long-requests".to_owned());
        match thread.spawn(move || shared.work()) {
            Ok(_) => state.started += 1,
            Err(error) => {
                tracing::warn!(%error, "no thread for long requests could be started");
                if state.started == 0 {
                    return Err(Full::InAll);
                }
            }
        }
        Ok(())
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        let mut state = self.0.lock();
        state.ended = true;
        state.ready.clear();
        state.waiting.retain(|_| false);
        drop(state);
        self.0.changed.notify_all();
    }
}

/// The place of a job in the queue. If the job still waits when its ticket is dropped, it is removed.
pub struct Ticket {
    id: u64,
    shared: Arc<Shared>,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.shared.lock().waiting.retain(|(id, _)| *id != self.id);
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs jobs until the pool ends.
    fn work(&self) {
        lower_priority();
        while let Some(job) = self.next_job() {
            // The panic hook reports a panic; the thread continues with the next job.
            let done = catch_unwind(AssertUnwindSafe(job));
            self.finish();
            if let Ok(deliver) = done {
                deliver();
            }
        }
    }

    /// Waits for the next job; `None` once the pool has ended.
    fn next_job(&self) -> Option<Job> {
        let is_idle = |state: &mut State| state.ready.is_empty() && !state.ended;
        let waited = self.changed.wait_while(self.lock(), is_idle);
        waited.unwrap_or_else(PoisonError::into_inner).ready.pop_front()
    }

    /// Gives the place of a finished job to the next one that waits.
    fn finish(&self) {
        let mut state = self.lock();
        match state.waiting.pop() {
            Some((_, job)) => {
                state.ready.push_back(job);
                self.changed.notify_one();
            }
            None => state.running -= 1,
        }
    }
}

/// Difference between the nice values of these threads and of the others. With the scheduling weights of Linux, a
/// thread then gets about a tenth of the time of a busy processor.
#[cfg(target_os = "linux")]
const NICE_STEP: i32 = 10;

/// Lowers the scheduling priority of the calling thread. On Linux, the nice value belongs to the thread, unlike on
/// other systems (`setpriority(2)`, "C library/kernel differences").
#[cfg(target_os = "linux")]
fn lower_priority() {
    if let Err(error) = rustix::process::nice(NICE_STEP) {
        tracing::warn!(%error, "long requests run at the priority of the tables");
    }
}

/// Does nothing: on this system, the nice value belongs to the whole process.
#[cfg(not(target_os = "linux"))]
fn lower_priority() {}
