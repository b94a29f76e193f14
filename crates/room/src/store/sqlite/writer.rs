//! The single writer, with group commit: the waiting changes, up to [`MAX_BATCH`], share one transaction, and none is
//! acknowledged before it is on disk. After a group of two or more changes, the next starts no earlier than
//! [`Settings::group_interval`] after it started, so that more changes share a transaction.
//!
//! The writer is a task that never waits for the disk on its thread: SQLx executes the statements on a thread of the
//! connection, and [`BlockingMarks`] are synced in Tokio's pool of blocking threads.

use super::appends::append_all;
use super::blocking_marks::BlockingMarks;
use super::change_effect::{ChangeEffect, ChangeOutcome};
use super::change_error::{ChangeError, ChangeResult};
use super::changes::{Change, apply, as_appends};
use super::settings::{Settings, writer_options};
use super::shared::Shared;
use crate::kill;
use crate::store::fault::{fault, is_request_error};
use crate::store::marks::Marks;
use crate::store::{Folder, StoreResult};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until, timeout};

/// Maximum number of changes in one transaction, and of requests waiting for the writer.
const MAX_BATCH: usize = 256;

/// Request to the writer.
pub(super) enum Job {
    /// Makes a change.
    Change {
        change: Change,
        /// Channel for the outcome of the change, or the error that prevented it.
        answer: oneshot::Sender<StoreResult<ChangeOutcome>>,
    },
    /// Flushes the pending marks, for a read that may have seen an entry without its mark.
    Marks { answer: oneshot::Sender<StoreResult<()>> },
    /// Finishes the pending changes and ends the writer.
    Stop { answer: oneshot::Sender<()> },
}

/// The resources that a writer takes over when it starts.
pub(super) struct Resources {
    pub folder: Folder,
    pub database: PathBuf,
    pub connection: SqliteConnection,
    pub marks: Marks,
}

/// Starts the writer. It ends on [`Job::Stop`], or when every sender is dropped.
pub(super) fn start(place: Resources, settings: Settings, shared: Shared) -> mpsc::Sender<Job> {
    let (sender, jobs) = mpsc::channel(MAX_BATCH);
    let Resources { folder, database, connection, marks } = place;
    let writer = Writer {
        database,
        connection: Some(connection),
        marks: BlockingMarks::new(marks),
        settings,
        shared,
        next_group: None,
        dirty: true,
        length_after_checkpoint: 0,
        _folder: folder,
    };
    tokio::spawn(writer.run(jobs));
    sender
}

struct Writer {
    database: PathBuf,
    /// The connection; `None` after a fault that may have left a transaction open.
    connection: Option<SqliteConnection>,
    marks: BlockingMarks,
    settings: Settings,
    shared: Shared,
    /// Time before which the next group does not start; `None` if it starts at once.
    next_group: Option<Instant>,
    /// `true` if the write-ahead log may have changes that are not yet in the database.
    dirty: bool,
    /// Length of the write-ahead log after the last checkpoint, in bytes; not 0 if readers blocked the truncation.
    length_after_checkpoint: u64,
    /// Keeps the folder locked until the connection is closed.
    _folder: Folder,
}

type Request = (Change, oneshot::Sender<StoreResult<ChangeOutcome>>);

/// The jobs that were waiting, by kind.
#[derive(Default)]
struct Waiting {
    changes: Vec<Request>,
    reads: Vec<oneshot::Sender<StoreResult<()>>>,
    stops: Vec<oneshot::Sender<()>>,
}

impl Waiting {
    fn of(jobs: Vec<Job>) -> Waiting {
        let mut waiting = Waiting::default();
        for job in jobs {
            match job {
                Job::Change { change, answer } => waiting.changes.push((change, answer)),
                Job::Marks { answer } => waiting.reads.push(answer),
                Job::Stop { answer } => waiting.stops.push(answer),
            }
        }
        waiting
    }
}

impl Writer {
    async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut stops = Vec::new();
        while let Some(waiting) = self.wait(&mut jobs).await {
            if !waiting.reads.is_empty() {
                self.write_marks(waiting.reads).await;
            }
            if !waiting.changes.is_empty() {
                self.store(waiting.changes).await;
            }
            stops.extend(waiting.stops);
            if stops.is_empty() {
                self.pause().await;
            } else {
                jobs.close();
            }
        }
        self.end().await;
        for answer in stops {
            let _ = answer.send(());
        }
    }

    /// Waits until the next group may start. An urgent job ends the interval.
    async fn pause(&mut self) {
        if let Some(next_group) = self.next_group.take() {
            tokio::select! {
                () = sleep_until(next_group) => {}
                () = self.shared.urgent.notified() => {}
            }
        }
    }

    /// Waits for jobs, and runs a checkpoint while idle. Returns `None` once every sender is dropped, or
    /// the channel is closed and empty.
    async fn wait(&mut self, jobs: &mut mpsc::Receiver<Job>) -> Option<Waiting> {
        let mut waiting = Vec::new();
        while self.dirty {
            let received = timeout(self.settings.idle, jobs.recv_many(&mut waiting, MAX_BATCH)).await;
            if received.is_ok() {
                break;
            }
            self.checkpoint().await;
        }
        if waiting.is_empty() && jobs.recv_many(&mut waiting, MAX_BATCH).await == 0 {
            return None;
        }
        Some(Waiting::of(waiting))
    }

    /// Flushes the pending marks, and replies to the reads that wait for them. Marks are pending only after an error: those of
    /// the last group were written before it was acknowledged.
    async fn write_marks(&mut self, reads: Vec<oneshot::Sender<StoreResult<()>>>) {
        let were_pending = self.shared.unmarked.load(Ordering::SeqCst);
        let written = self.flush_marks().await;
        if were_pending {
            self.shared.last_error(written.as_ref().err().cloned());
        }
        for read in reads {
            // The reader may have stopped waiting.
            let _ = read.send(written.clone());
        }
    }

    async fn flush_marks(&mut self) -> StoreResult<()> {
        let flushed = self.marks.flush().await;
        self.shared.unmarked.store(flushed.is_err(), Ordering::SeqCst);
        flushed
    }

    /// Stores a group of changes, and replies to each with its outcome or an error.
    async fn store(&mut self, group: Vec<Request>) {
        // More changes than fit in a group do not wait.
        if (2..MAX_BATCH).contains(&group.len()) {
            self.next_group = Some(Instant::now() + self.settings.group_interval);
        }
        let stored = match self.prepare(&group).await {
            Ok(()) => self.commit(&group).await,
            Err(error) => Err(error),
        };
        let stored = match stored {
            Ok(done) => self.mark(&group, done).await,
            Err(error) => {
                self.roll_back().await;
                Err(error)
            }
        };
        self.shared.last_error(stored.as_ref().err().cloned());
        let answers = stored.unwrap_or_else(|error| vec![Err(error); group.len()]);
        for ((_, asked), answer) in group.into_iter().zip(answers) {
            // The caller may have stopped waiting; its change is stored anyway.
            let _ = asked.send(answer);
        }
        self.checkpoint_if_long().await;
    }

    /// Flushes the pending marks, and reserves space for those that the group may add.
    async fn prepare(&mut self, group: &[Request]) -> StoreResult<()> {
        let new =
            group.iter().filter(|(change, _)| matches!(change, Change::Create { .. } | Change::Append(_)));
        // The audit log has its mark since the store was opened.
        let new = new.count();
        self.flush_marks().await?;
        self.marks.reserve(new).await
    }

    /// Commits the group in one transaction. After an error, no change of the group is stored, with one exception: if
    /// the disk fails during the commit and the process dies afterwards, the whole group may be present after the
    /// restart, as if the process had died before the acknowledgement.
    async fn commit(&mut self, group: &[Request]) -> StoreResult<Vec<StoreResult<ChangeEffect>>> {
        self.dirty = true;
        kill::point("before_begin");
        self.execute("BEGIN IMMEDIATE").await?;
        kill::point("after_begin");
        let answers = match self.change_all(group).await? {
            Some(answers) => answers,
            None => self.change_each(group).await?,
        };
        kill::point("before_commit");
        // Readers may see the group as soon as it is committed, before its marks are written.
        self.shared.unmarked.store(true, Ordering::SeqCst);
        let committed = self.execute("COMMIT").await;
        self.shared.unmarked.store(committed.is_ok(), Ordering::SeqCst);
        committed?;
        kill::point("after_commit_before_mark");
        Ok(answers)
    }

    /// Writes the marks of the changed logs. If that fails, the group is stored but not acknowledged: no log is read
    /// and no change is stored until the marks are written.
    async fn mark(
        &mut self,
        group: &[Request],
        done: Vec<StoreResult<ChangeEffect>>,
    ) -> StoreResult<Vec<StoreResult<ChangeOutcome>>> {
        let mut updates = Vec::with_capacity(group.len());
        for ((change, _), done) in group.iter().zip(&done) {
            let Ok(done) = done else { continue };
            updates.extend(done.marks().map(|(log, mark)| (log, Some(mark))));
            if let Change::Close { log, .. } = change {
                updates.push((*log, None));
            }
        }
        self.marks.update(updates);
        self.flush_marks().await?;
        self.shared.clear_rollbacks(done.iter().flatten().flat_map(ChangeEffect::marks));
        kill::point("after_commit_before_send");
        Ok(done.into_iter().map(|done| done.map(|done| done.outcome)).collect())
    }

    /// Executes the changes without savepoints, which cost more than a short insertion. Appends to different logs share
    /// their statements. Returns `None` if one of the changes is refused; the transaction then has a part of the group.
    async fn change_all(&mut self, group: &[Request]) -> StoreResult<Option<Vec<StoreResult<ChangeEffect>>>> {
        if let Some(appends) = as_appends(group.iter().map(|(change, _)| change)) {
            let done = append_all(self.connection().await?, &appends).await;
            let done = self.refusal_or_fault(done)?;
            return Ok(done.ok().map(|effects| effects.into_iter().map(Ok).collect()));
        }
        let mut answers = Vec::with_capacity(group.len());
        for (change, _) in group {
            match self.change(change).await? {
                Ok(done) => answers.push(Ok(done)),
                Err(_) => return Ok(None),
            }
        }
        Ok(Some(answers))
    }

    /// Begins the transaction anew and executes each change in a savepoint, so that a refused change, which may be
    /// partially applied, does not affect the others.
    async fn change_each(&mut self, group: &[Request]) -> StoreResult<Vec<StoreResult<ChangeEffect>>> {
        self.execute("ROLLBACK; BEGIN IMMEDIATE").await?;
        let mut answers = Vec::with_capacity(group.len());
        for (change, _) in group {
            self.execute("SAVEPOINT one").await?;
            let answer = self.change(change).await?;
            let end = if answer.is_ok() { "RELEASE one" } else { "ROLLBACK TO one; RELEASE one" };
            self.execute(end).await?;
            answers.push(answer);
        }
        Ok(answers)
    }

    /// Executes one change. The inner error is a refusal, which is the answer to this change alone.
    async fn change(&mut self, change: &Change) -> StoreResult<StoreResult<ChangeEffect>> {
        let done = apply(self.connection().await?, change).await;
        self.refusal_or_fault(done)
    }

    /// Sorts the errors of changes. The inner error is a refusal; the outer one is a fault of the database.
    fn refusal_or_fault<T>(&self, done: ChangeResult<T>) -> StoreResult<StoreResult<T>> {
        match done {
            Ok(done) => Ok(Ok(done)),
            Err(ChangeError::Refused(error)) => Ok(Err(error)),
            Err(ChangeError::Fault(error)) if is_request_error(&error) => {
                Ok(Err(fault(&self.database, &error)))
            }
            Err(ChangeError::Fault(error)) => Err(fault(&self.database, &error)),
        }
    }

    /// The connection, which is opened again if a fault closed it.
    async fn connection(&mut self) -> StoreResult<&mut SqliteConnection> {
        if self.connection.is_none() {
            let opened = writer_options(&self.database, &self.settings).connect().await;
            self.connection = Some(opened.map_err(|error| fault(&self.database, &error))?);
        }
        Ok(self.connection.as_mut().expect("it was just opened"))
    }

    /// Executes statements without values. Several in one text share a round trip to the connection's thread.
    async fn execute(&mut self, statement: &'static str) -> StoreResult<()> {
        let connection = self.connection().await?;
        let done = sqlx::query(statement).execute(connection).await;
        done.map(drop).map_err(|error| fault(&self.database, &error))
    }

    /// Rolls back a failed transaction. SQLite may have rolled it back itself, so the result is ignored: the
    /// connection is closed, and the next change opens a new one.
    async fn roll_back(&mut self) {
        let Some(mut connection) = self.connection.take() else { return };
        let _ = sqlx::query("ROLLBACK").execute(&mut connection).await;
        let _ = connection.close().await;
    }

    async fn checkpoint_if_long(&mut self) {
        if self.log_length() >= self.settings.wal_limit + self.length_after_checkpoint {
            self.checkpoint().await;
        }
    }

    /// Length of the write-ahead log, in bytes; 0 if there is none. It is read on this thread: the kernel has the
    /// length of a recently written file in memory, so reading it takes 4 µs, while a switch to a blocking thread takes
    /// 20 to 40 µs (measured on two cores).
    fn log_length(&self) -> u64 {
        let mut name = self.database.clone().into_os_string();
        name.push("-wal");
        std::fs::metadata(name).map_or(0, |log| log.len())
    }

    /// Checkpoints the write-ahead log into the database and truncates it. A passive checkpoint, which does not wait
    /// for readers, does most of the work first. A failure is harmless: the changes stay in the log, and the checkpoint
    /// is repeated later.
    async fn checkpoint(&mut self) {
        if self.execute("PRAGMA wal_checkpoint(PASSIVE)").await.is_ok() {
            kill::point("checkpoint");
            let _ = self.truncate().await;
        }
        self.length_after_checkpoint = self.log_length();
        self.dirty = self.length_after_checkpoint > 0;
    }

    /// Truncates the log, unless a reader blocks it for more than 50 ms.
    async fn truncate(&mut self) -> StoreResult<()> {
        self.execute("PRAGMA busy_timeout = 50").await?;
        let truncated = self.execute("PRAGMA wal_checkpoint(TRUNCATE)").await;
        let busy_timeout = self.settings.busy_timeout.as_millis();
        let statement = sqlx::AssertSqlSafe(format!("PRAGMA busy_timeout = {busy_timeout}"));
        let restored = sqlx::query(statement).execute(self.connection().await?).await;
        truncated.and(restored.map(drop).map_err(|error| fault(&self.database, &error)))
    }

    /// Runs a last checkpoint, closes the connection and unlocks the folder.
    async fn end(mut self) {
        self.checkpoint().await;
        if let Some(connection) = self.connection.take() {
            let _ = connection.close().await;
        }
    }
}
