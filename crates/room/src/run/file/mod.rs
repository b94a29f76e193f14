//! The file of an event: its log as JSON Lines, which other programs can check (`docs/event-log.md`).
//!
//! [`write()`]: writes the file, for the organiser or for the public ([`Selection`]). [`verify`]: checks a file.
//! [`create`] and [`import`]: begin an event's log in a room that is not running. [`export`]: reads the file of an
//! event from a data folder, and [`read`] from a store. [`read_other`]: reads the file of another computer for a merge.

mod begin;
mod export;
mod line;
mod other;
mod selection;
mod verify;
mod write;

pub use begin::{CreatedRun, ImportError, create, import};
pub use export::{export, read};
pub use line::FORMAT;
pub use other::{add_own, read_other};
pub use selection::Selection;
pub use verify::verify;
pub use write::write;
