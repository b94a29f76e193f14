//! The live board: after each commit its viewers receive the changes, serialized once for all of them.

use super::error::RunRefusal;
use super::position::Position;
use super::update::Update;
use super::view::Board;
use crate::limits::QUOTA_RETRY_SECONDS;
use std::sync::Arc;
use tokio::sync::broadcast;
use tokio::time::{Duration, Instant};

/// Minimum time between two updates. Changes in between are combined into one update.
const INTERVAL: Duration = Duration::from_millis(250);
/// Maximum rate of updates to one viewer, in bytes per second: a long update delays the next one.
const BYTES_PER_SECOND: usize = 1 << 20;
/// Number of updates by which a viewer may lag. A viewer who lags further receives one update with all of the changes
/// instead.
const CAPACITY: usize = 16;

/// The sender of updates, in the task of an event.
pub(super) struct Live {
    updates: broadcast::Sender<Arc<Update>>,
    /// Maximum number of viewers.
    most: u32,
    /// The position of the last update; set to the current position when the first viewer subscribes.
    sent: Position,
    /// The earliest time of the next update.
    next: Instant,
    /// The latest whole board, with its position; `None` until a viewer needs one.
    whole: Option<Arc<Update>>,
}

impl Live {
    pub fn new(most: u32) -> Live {
        let updates = broadcast::Sender::new(CAPACITY);
        Live { updates, most, sent: Position::default(), next: Instant::now(), whole: None }
    }

    /// The time of the next update; `None` if this position has already been sent, or there are no viewers.
    pub fn due(&self, position: Position) -> Option<Instant> {
        (self.has_viewers() && self.sent != position).then_some(self.next)
    }

    /// Returns whether there are viewers.
    pub fn has_viewers(&self) -> bool {
        self.viewers() > 0
    }

    /// Number of viewers.
    pub fn viewers(&self) -> usize {
        self.updates.receiver_count()
    }

    /// The position from which the next update is computed.
    pub const fn sent_position(&self) -> Position {
        self.sent
    }

    /// Sends the changes since the last update.
    pub fn send(&mut self, update: Update) {
        let long = Duration::from_millis((update.event.len() * 1000 / BYTES_PER_SECOND) as u64);
        self.next = Instant::now() + INTERVAL.max(long);
        self.sent = update.position;
        // Sending fails only if there are no viewers.
        let _ = self.updates.send(Arc::new(update));
    }

    /// The whole board at this position, serialized once.
    pub fn whole_board(&mut self, position: Position, board: impl FnOnce() -> Board) -> Arc<Update> {
        let current = self.whole.take().filter(|whole| whole.position == position);
        let whole = current.unwrap_or_else(|| Arc::new(Update::new(position, &board(), 1)));
        self.whole.insert(whole).clone()
    }

    /// Adds a viewer who starts with the board at this position, and returns the receiver of later updates.
    ///
    /// # Errors
    /// `run.too_many_viewers`.
    pub fn subscribe(&mut self, position: Position) -> Result<broadcast::Receiver<Arc<Update>>, RunRefusal> {
        match self.updates.receiver_count() {
            0 => self.sent = position,
            count if count >= self.most as usize => {
                return Err(RunRefusal::TooManyViewers {
                    most: self.most,
                    retry_seconds: QUOTA_RETRY_SECONDS,
                });
            }
            _ => {}
        }
        Ok(self.updates.subscribe())
    }
}
