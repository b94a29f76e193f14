//! The marks as the writer uses them: operations that may wait for the disk run in Tokio's pool of blocking threads.

use crate::store::marks::{Mark, Marks};
use crate::store::{LogId, StoreResult};
use tokio::task::spawn_blocking;

/// The marks, for a task that must not wait for the disk.
pub(super) struct BlockingMarks {
    /// The marks; `None` only while a blocking thread uses them.
    marks: Option<Marks>,
}

impl BlockingMarks {
    /// Takes over the marks of the store.
    pub(super) const fn new(marks: Marks) -> BlockingMarks {
        BlockingMarks { marks: Some(marks) }
    }

    /// Sets the marks of these logs; `None` removes the mark of a log. [`flush`](BlockingMarks::flush) writes the new
    /// marks.
    pub(super) fn update(&mut self, updates: Vec<(LogId, Option<Mark>)>) {
        let marks = self.here();
        for (log, mark) in updates {
            match mark {
                Some(mark) => marks.set(log, mark),
                None => marks.forget(log),
            }
        }
    }

    /// Writes the pending marks.
    ///
    /// # Errors
    /// The errors common to all methods of the store. The marks stay pending.
    pub(super) async fn flush(&mut self) -> StoreResult<()> {
        // Without an fsync the marks go to the page cache, which takes less time than a switch to another thread.
        if self.here().needs_disk() { self.on_thread(Marks::flush).await } else { self.here().flush() }
    }

    /// Reserves slots for the marks of this many more logs.
    ///
    /// # Errors
    /// The errors common to all methods of the store.
    pub(super) async fn reserve(&mut self, tables: usize) -> StoreResult<()> {
        if self.here().has_space(tables) {
            return Ok(());
        }
        self.on_thread(move |marks| marks.reserve(tables)).await
    }

    fn here(&mut self) -> &mut Marks {
        self.marks.as_mut().expect("one use at a time")
    }

    async fn on_thread<T: Send + 'static>(
        &mut self,
        work: impl FnOnce(&mut Marks) -> T + Send + 'static,
    ) -> T {
        let mut marks = self.marks.take().expect("one use at a time");
        let used = spawn_blocking(move || {
            let result = work(&mut marks);
            (marks, result)
        });
        let (marks, result) = match used.await {
            Ok(used) => used,
            // The runtime is shutting down, and this task ends with it.
            Err(error) if error.is_cancelled() => std::future::pending().await,
            Err(error) => std::panic::resume_unwind(error.into_panic()),
        };
        self.marks = Some(marks);
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Folder;
    use crate::store::scratch::Scratch;
    use std::time::Duration;

    /// The test's runtime has a single thread: if it were blocked, the other task could not send.
    #[tokio::test]
    async fn a_slow_disk_does_not_block_other_tasks() {
        let scratch = Scratch::new();
        let mut marks = BlockingMarks::new(Marks::open(&Folder::open(scratch.path()).unwrap()).unwrap());
        let (sender, receiver) = std::sync::mpsc::channel();
        tokio::spawn(async move { sender.send(()) });
        let disk = move |_: &mut Marks| receiver.recv_timeout(Duration::from_secs(10));
        assert_eq!(marks.on_thread(disk).await, Ok(()), "another task runs while the disk is slow");
    }
}
