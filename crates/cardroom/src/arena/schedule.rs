//! Deals in several threads, merged in the order of the deals.
//!
//! A player who reaches the limit of faults is out at once, and in all later deals. Threads that are ahead may have played
//! some of these with that player, so such deals are played again. All figures but the speed are thus those of a single
//! thread, if the players themselves depend on nothing but what they are sent.

use super::dealer::{Dealer, PlayedDeal};
use super::scores::Scores;
use super::setup::Arena;
use games::Refereed;
use requests::RequestError;
use requests::arena::ArenaGame;
use requests::effects::ProgressFn;
use std::collections::{BTreeMap, VecDeque};
use std::ops::{ControlFlow, Range};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// Deals that a thread plays before it reports, if no player is a program.
const DEALS: u64 = 32;

/// Time between two checks whether to stop.
const POLL: Duration = Duration::from_millis(100);

/// Receives each deal before it is counted. A break stops the play, and the deal is not counted.
pub type Visit<'a, G> = dyn FnMut(&mut PlayedDeal<G>) -> ControlFlow<()> + 'a;

/// Deals for a thread, with the players who are out and the faults of all players before the first of the deals.
struct Job {
    deals: Range<u64>,
    out: Vec<bool>,
    faults: Vec<u64>,
}

/// Deals that a thread has played: fewer than those of the job if the arena was stopped.
struct Batch<G: Refereed> {
    job: Job,
    played: Vec<PlayedDeal<G>>,
}

/// A report of a thread.
enum Report<G: Refereed> {
    Played(Batch<G>),
    /// The thread has panicked, which the main thread repeats when it joins it.
    Panicked,
}

/// Sends [`Report::Panicked`] if its thread panics.
struct Guard<G: Refereed>(Sender<Report<G>>);

impl<G: Refereed> Drop for Guard<G> {
    fn drop(&mut self) {
        if thread::panicking() {
            let _ = self.0.send(Report::Panicked);
        }
    }
}

/// Plays all deals, or as many as until `progress` returns `false` or `visit` breaks. `visit` receives every deal in order.
///
/// # Errors
/// Those of [`Scores::add`].
pub fn play<G: ArenaGame>(
    arena: &Arena<G>,
    threads: usize,
    progress: ProgressFn,
    visit: &mut Visit<'_, G>,
) -> Result<Scores, RequestError>
where
    Arena<G>: Sync,
    PlayedDeal<G>: Send,
{
    let ((jobs, queue), (reports, reported)) = (channel(), channel());
    let (queue, stop) = (Mutex::new(queue), AtomicBool::new(false));
    thread::scope(|scope| {
        for _ in 0..threads {
            let guard = Guard(reports.clone());
            let (queue, stop) = (&queue, &stop);
            scope.spawn(move || work(arena, queue, &guard, stop));
        }
        drop(reports);
        let schedule = Schedule::new(arena, threads, jobs, &stop);
        let scores = schedule.run(&reported, progress, visit);
        stop.store(true, Ordering::Relaxed);
        scores
    })
}

/// Plays jobs until there are no more.
fn work<G: ArenaGame>(arena: &Arena<G>, queue: &Mutex<Receiver<Job>>, guard: &Guard<G>, stop: &AtomicBool) {
    let mut dealer = Dealer::new(arena);
    loop {
        // Only the thread that waits for a job holds the lock, and it cannot panic there.
        let job = queue.lock().map(|queue| queue.recv());
        let Ok(Ok(job)) = job else { return };
        let wanted = job.deals.clone().take_while(|_| !stop.load(Ordering::Relaxed));
        let played = wanted.map(|deal| dealer.play(deal, &job.out, &job.faults)).collect();
        if guard.0.send(Report::Played(Batch { job, played })).is_err() {
            return;
        }
    }
}

/// The deals that are played, to be played and played again.
struct Schedule<'a, G: ArenaGame> {
    arena: &'a Arena<G>,
    jobs: Sender<Job>,
    stop: &'a AtomicBool,
    scores: Scores,
    /// Number of deals in a job.
    size: u64,
    /// Number of jobs that are given out before the first of them is merged.
    ahead: u64,
    /// The first deal that was not given out yet.
    next: u64,
    /// Deals to play again.
    again: VecDeque<Range<u64>>,
    /// Number of jobs that threads have.
    running: usize,
    /// Played deals that wait for earlier ones, by their first.
    waiting: BTreeMap<u64, Batch<G>>,
    /// `true` after a break: no further deal is counted.
    is_over: bool,
}

impl<'a, G: ArenaGame> Schedule<'a, G> {
    fn new(arena: &'a Arena<G>, threads: usize, jobs: Sender<Job>, stop: &'a AtomicBool) -> Schedule<'a, G> {
        let scores = Scores::new(arena.players.len());
        let size = if arena.has_programs() { 1 } else { DEALS };
        let (ahead, again, waiting) = (2 * threads as u64, VecDeque::new(), BTreeMap::new());
        Schedule {
            arena,
            jobs,
            stop,
            scores,
            size,
            ahead,
            next: 0,
            again,
            running: 0,
            waiting,
            is_over: false,
        }
    }

    fn run(
        mut self,
        reported: &Receiver<Report<G>>,
        mut progress: ProgressFn,
        visit: &mut Visit<'_, G>,
    ) -> Result<Scores, RequestError> {
        loop {
            self.give_out();
            if self.running == 0 {
                return Ok(self.scores);
            }
            match reported.recv_timeout(POLL) {
                Ok(Report::Played(batch)) => {
                    self.running -= 1;
                    self.waiting.insert(batch.job.deals.start, batch);
                    self.merge(visit)?;
                }
                Ok(Report::Panicked) | Err(RecvTimeoutError::Disconnected) => return Ok(self.scores),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if !progress(self.scores.deals(), self.arena.deals) {
                self.stop.store(true, Ordering::Relaxed);
            }
        }
    }

    /// Gives out jobs, those to be played again first. A job is not far ahead of the deals that are merged, so that few
    /// results wait.
    fn give_out(&mut self) {
        if self.stop.load(Ordering::Relaxed) {
            return;
        }
        let limit = self.scores.deals() + self.ahead * self.size;
        loop {
            let fresh = self.next..(self.next + self.size).min(self.arena.deals).min(limit);
            let deals = match self.again.pop_front() {
                Some(again) => again,
                None if fresh.is_empty() => return,
                None => {
                    self.next = fresh.end;
                    fresh
                }
            };
            let job = Job { deals, out: self.scores.out(), faults: self.scores.faults() };
            if self.jobs.send(job).is_err() {
                return;
            }
            self.running += 1;
        }
    }

    /// Returns whether a deal that was played after these numbers of faults is the same after those that were counted by
    /// now: unless they differ for a player who reached the limit with either of them.
    fn is_same_with(&self, assumed: &[u64], deal: &PlayedDeal<G>) -> bool {
        let counted = self.scores.faults().into_iter();
        counted.zip(assumed).zip(&deal.conduct).all(|((counted, &assumed), conduct)| {
            counted == assumed || counted.max(assumed) + conduct.faults() < self.arena.most_faults
        })
    }

    /// Adds the deals that come next. Deals that were played with a player who is out by now, or who would have been out
    /// in the middle of the deal, are played again.
    fn merge(&mut self, visit: &mut Visit<'_, G>) -> Result<(), RequestError> {
        while !self.is_over
            && let Some(Batch { job, played }) = self.waiting.remove(&self.scores.deals())
        {
            for mut deal in played {
                if job.out != self.scores.out() || !self.is_same_with(&job.faults, &deal) {
                    break;
                }
                if visit(&mut deal).is_break() {
                    self.stop.store(true, Ordering::Relaxed);
                    self.is_over = true;
                    return Ok(());
                }
                self.scores.add(self.arena, &deal)?;
            }
            if self.scores.deals() < job.deals.end {
                self.again.push_back(self.scores.deals()..job.deals.end);
                return Ok(());
            }
        }
        Ok(())
    }
}
