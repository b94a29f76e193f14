//! A change to the public board, serialized once for all viewers.

use super::position::Position;
use super::view::Board;
use std::ops::Range;
use std::sync::Arc;

/// A change to the public board, or the whole board.
#[derive(Debug)]
pub struct Update {
    /// The position after the update.
    pub position: Position,
    /// Number of viewers to whom the update is sent at the same time.
    pub viewers: usize,
    /// The Server-Sent Event as it is sent, with the position as its id, and the board as its data.
    pub event: Arc<[u8]>,
    /// The byte range of the board in the event.
    board: Range<usize>,
}

impl Update {
    /// Serializes a board for this number of viewers.
    ///
    /// # Panics
    /// If the board cannot be serialized. It is plain data, so this does not happen.
    pub(super) fn new(position: Position, board: &Board, viewers: usize) -> Update {
        let mut event = format!("id: {position}\ndata: ").into_bytes();
        let start = event.len();
        // JSON without indentation has no line breaks, so it is one line of data.
        serde_json::to_writer(&mut event, board).expect("a board is plain data");
        let board = start..event.len();
        event.extend_from_slice(b"\n\n");
        Update { position, viewers, event: event.into(), board }
    }

    /// The board as JSON.
    pub fn board(&self) -> &[u8] {
        &self.event[self.board.clone()]
    }
}
