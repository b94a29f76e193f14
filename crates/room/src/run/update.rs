//! A change to the public board, serialized once for all viewers.

use super::position::Position;
use super::view::Board;
use std::sync::Arc;

/// A change to the public board, or the whole board.
#[derive(Debug)]
pub struct Update {
    /// The position after the change.
    pub position: Position,
    /// The board as JSON.
    pub board: Arc<str>,
}

impl Update {
    /// Serializes a board.
    ///
    /// # Panics
    /// If the board cannot be serialized. It is plain data, so this does not happen.
    pub(super) fn new(position: Position, board: &Board) -> Update {
        let board = serde_json::to_string(board).expect("a board is plain data");
        Update { position, board: board.into() }
    }
}
