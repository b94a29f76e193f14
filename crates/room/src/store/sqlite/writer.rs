//! The one who writes. What waits at the same time is stored in one transaction, and nobody is answered before that is on
//! the disk.

use super::Shared;
use super::changes::{Change, Done, Failure, make};
use super::open::{Settings, writer_options};
use crate::kill;
use crate::store::fault::{fault, is_of_the_asked};
use crate::store::marks::Marks;
use crate::store::{Answer, Folder};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

/// The most changes in one transaction.
const MAX_BATCH: usize = 256;

/// Request to the writer.
pub(super) enum Job {
    /// Make a change.
    Change {
        change: Change,
        /// Takes the answer: a number, whose meaning depends on the change.
        answer: oneshot::Sender<Answer<i64>>,
    },
    /// Finish what was asked for, and end.
    Stop { answer: oneshot::Sender<()> },
}

/// Files of a writer.
pub(super) struct Place {
    pub folder: Folder,
    pub database: PathBuf,
    pub connection: SqliteConnection,
    pub marks: Marks,
}

/// Starts the writer. It ends when it is told to, or when nobody is left who could ask.
pub(super) fn start(place: Place, settings: Settings, shared: Shared) -> mpsc::Sender<Job> {
    let (sender, jobs) = mpsc::channel(MAX_BATCH);
    let Place { folder, database, connection, marks } = place;
    let connection = Some(connection);
    let writer =
        Writer { database, connection, marks, settings, shared, dirty: true, tried: 0, _folder: folder };
    tokio::spawn(writer.run(jobs));
    sender
}

struct Writer {
    database: PathBuf,
    /// None after a fault that may have left the connection in the middle of something.
    connection: Option<SqliteConnection>,
    marks: Marks,
    settings: Settings,
    shared: Shared,
    /// `true` if the write-ahead log may have changes that are not in the database.
    dirty: bool,
    /// Length of the log at the last checkpoint that readers kept from emptying it, in bytes.
    tried: u64,
    /// Held until the connection is closed.
    _folder: Folder,
}

type Asked = (Change, oneshot::Sender<Answer<i64>>);

impl Writer {
    async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut stops = Vec::new();
        while let Some(group) = self.wait(&mut jobs, &mut stops).await {
            if !group.is_empty() {
                self.store(group).await;
            }
            if !stops.is_empty() {
                jobs.close();
            }
        }
        self.end().await;
        for answer in stops {
            let _ = answer.send(());
        }
    }

    /// Waits for changes, and uses the time when there are none. None when there never will be.
    async fn wait(
        &mut self,
        jobs: &mut mpsc::Receiver<Job>,
        stops: &mut Vec<oneshot::Sender<()>>,
    ) -> Option<Vec<Asked>> {
        let mut waiting = Vec::new();
        if self.dirty && timeout(self.settings.idle, jobs.recv_many(&mut waiting, MAX_BATCH)).await.is_err() {
            self.checkpoint().await;
        }
        if waiting.is_empty() && jobs.recv_many(&mut waiting, MAX_BATCH).await == 0 {
            return None;
        }
        let mut group = Vec::with_capacity(waiting.len());
        for job in waiting {
            match job {
                Job::Change { change, answer } => group.push((change, answer)),
                Job::Stop { answer } => stops.push(answer),
            }
        }
        Some(group)
    }

    /// Stores a group and answers everybody in it.
    async fn store(&mut self, group: Vec<Asked>) {
        let stored = match self.prepare(&group) {
            Ok(()) => self.commit(&group).await,
            Err(error) => Err(error),
        };
        let stored = match stored {
            Ok(done) => self.mark(&group, done),
            Err(error) => {
                self.roll_back().await;
                Err(error)
            }
        };
        self.shared.trouble(stored.as_ref().err().cloned());
        let answers = stored.unwrap_or_else(|error| vec![Err(error); group.len()]);
        for ((_, asked), answer) in group.into_iter().zip(answers) {
            // Who asked may have gone. What was asked is stored all the same.
            let _ = asked.send(answer);
        }
        self.checkpoint_a_long_log().await;
    }

    /// Writes the marks that are still due, and makes room for those of new tables.
    fn prepare(&mut self, group: &[Asked]) -> Answer<()> {
        self.marks.flush()?;
        self.shared.unmarked.store(false, Ordering::SeqCst);
        let new = group
            .iter()
            .filter(|(change, _)| matches!(change, Change::Create { .. } | Change::Append { .. }));
        self.marks.reserve(new.count())
    }

    /// One transaction for all; an error where none of it is stored. Should the disk fail in the very moment of the commit
    /// and the process die thereafter, all of it may be there at the next start, as when nobody could be told any more.
    async fn commit(&mut self, group: &[Asked]) -> Answer<Vec<Answer<Done>>> {
        self.dirty = true;
        kill::point("before_begin");
        self.execute("BEGIN IMMEDIATE").await?;
        kill::point("after_begin");
        let mut answers = Vec::with_capacity(group.len());
        for (change, _) in group {
            answers.push(self.alone(change).await?);
        }
        kill::point("before_commit");
        self.execute("COMMIT").await?;
        kill::point("after_commit_before_mark");
        Ok(answers)
    }

    /// Marks how far the logs are that were appended to. Where that fails, everything is stored and nobody is told: no log
    /// is read and nothing more is stored until the marks are written.
    fn mark(&mut self, group: &[Asked], done: Vec<Answer<Done>>) -> Answer<Vec<Answer<i64>>> {
        for ((change, _), done) in group.iter().zip(&done) {
            let Ok(done) = done else { continue };
            if let Some((table, mark)) = done.mark {
                self.marks.set(table, mark);
            }
            if let Change::Close { table, .. } = change {
                self.marks.forget(*table);
            }
        }
        let marked = self.marks.flush();
        self.shared.unmarked.store(marked.is_err(), Ordering::SeqCst);
        marked?;
        self.shared.settle(done.iter().flatten().filter_map(|done| done.mark));
        kill::point("after_commit_before_send");
        Ok(done.into_iter().map(|done| done.map(|done| done.number)).collect())
    }

    /// One change in a savepoint, so that one which is refused leaves the others alone.
    async fn alone(&mut self, change: &Change) -> Answer<Answer<Done>> {
        self.execute("SAVEPOINT one").await?;
        let made = make(self.connection().await?, change).await;
        let answer = match made {
            Ok(done) => Ok(done),
            Err(Failure::Refused(error)) => Err(error),
            Err(Failure::Fault(error)) if is_of_the_asked(&error) => Err(fault(&self.database, &error)),
            Err(Failure::Fault(error)) => return Err(fault(&self.database, &error)),
        };
        if answer.is_err() {
            self.execute("ROLLBACK TO one").await?;
        }
        self.execute("RELEASE one").await?;
        Ok(answer)
    }

    /// The connection; a new one after a fault.
    async fn connection(&mut self) -> Answer<&mut SqliteConnection> {
        if self.connection.is_none() {
            let opened = writer_options(&self.database, &self.settings).connect().await;
            self.connection = Some(opened.map_err(|error| fault(&self.database, &error))?);
        }
        Ok(self.connection.as_mut().expect("it was just opened"))
    }

    async fn execute(&mut self, statement: &'static str) -> Answer<()> {
        let connection = self.connection().await?;
        let done = sqlx::query(statement).execute(connection).await;
        done.map(drop).map_err(|error| fault(&self.database, &error))
    }

    /// Leaves nothing of a transaction that failed. SQLite may have ended it itself, so that what is left is asked of
    /// nobody: the connection goes, and the next change opens another.
    async fn roll_back(&mut self) {
        let Some(mut connection) = self.connection.take() else { return };
        let _ = sqlx::query("ROLLBACK").execute(&mut connection).await;
        let _ = connection.close().await;
    }

    async fn checkpoint_a_long_log(&mut self) {
        let length = self.log_length();
        if length >= self.settings.longest_log + self.tried {
            self.checkpoint().await;
            self.tried = self.log_length();
        }
    }

    /// Length of the write-ahead log, in bytes.
    fn log_length(&self) -> u64 {
        let mut name = self.database.clone().into_os_string();
        name.push("-wal");
        std::fs::metadata(name).map_or(0, |log| log.len())
    }

    /// Brings the write-ahead log into the database and empties it. First as far as that goes without waiting for
    /// readers, which is most of the work, and then the rest. What fails here is tried again, and nothing is lost by it:
    /// what was stored stays in the log.
    async fn checkpoint(&mut self) {
        self.dirty = false;
        if self.execute("PRAGMA wal_checkpoint(PASSIVE)").await.is_err() {
            return;
        }
        kill::point("checkpoint");
        let _ = self.truncate().await;
    }

    /// Empties the log, unless somebody reads in it for longer than a moment.
    async fn truncate(&mut self) -> Answer<()> {
        self.execute("PRAGMA busy_timeout = 50").await?;
        self.execute("PRAGMA wal_checkpoint(TRUNCATE)").await?;
        let patience = self.settings.patience.as_millis();
        let statement = sqlx::AssertSqlSafe(format!("PRAGMA busy_timeout = {patience}"));
        let done = sqlx::query(statement).execute(self.connection().await?).await;
        done.map(drop).map_err(|error| fault(&self.database, &error))
    }

    /// Closes the connection, and lets the folder go.
    async fn end(mut self) {
        self.checkpoint().await;
        if let Some(connection) = self.connection.take() {
            let _ = connection.close().await;
        }
    }
}
