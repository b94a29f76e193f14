//! Records of rounds played in the terminal, as files that `replay` reads.
//!
//! - [`RecordedRound`] (`recorded_round.rs`): a round in progress, with the record of its actions.
//! - [`RecordFile`] (`record_file.rs`): a record as text. It contains every card, so it is created only when the round
//!   is over.
//! - [`Folder`] (`folder.rs`): the folder of the files, which are written atomically and never overwritten.

mod folder;
mod record_file;
mod recorded_round;

pub use folder::Folder;
pub use record_file::RecordFile;
pub use recorded_round::RecordedRound;

use std::path::PathBuf;

/// The `--record` flag: the folder for records.
#[derive(clap::Args, Clone, Default)]
pub struct RecordArg {
    /// Write every finished round to a file in this folder, with all its cards, for replay to read
    #[arg(long, value_name = "FOLDER")]
    record: Option<PathBuf>,
}

impl RecordArg {
    /// Returns whether rounds are to be recorded.
    pub const fn is_given(&self) -> bool {
        self.record.is_some()
    }

    /// The folder, ready for writing; `None` without the flag.
    ///
    /// # Errors
    /// [`UsageError`](crate::exit::UsageError) if the folder cannot be used.
    pub fn open(&self) -> Result<Option<Folder>, crate::exit::UsageError> {
        self.record.as_deref().map(Folder::open).transpose()
    }
}
