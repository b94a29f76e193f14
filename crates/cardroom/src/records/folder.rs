//! A folder of rounds: what is there is whole, and is never written over.

use super::Written;
use crate::exit::Misuse;
use anyhow::{Context, anyhow};
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// A folder to which rounds are written.
pub struct Folder {
    path: PathBuf,
    /// How many rounds were written.
    written: u64,
    /// No number below this is free.
    next: u64,
}

/// A name that nobody else writes to.
struct Claim {
    number: u64,
    /// The file as long as it is not finished.
    unfinished: PathBuf,
    file: File,
}

/// What a file is called while it is written. Its name is taken by it: whoever else writes to the folder goes on to the
/// next.
const UNFINISHED: &str = "part";

impl Folder {
    /// Makes the folder if there is none, and tries to write to it.
    ///
    /// # Errors
    /// Misuse where that cannot be, before any card is dealt.
    pub fn open(path: &Path) -> Result<Folder, Misuse> {
        let shown = path.display();
        let misuse =
            |error: io::Error| Misuse(format!("--record {shown}: rounds cannot be written there: {error}"));
        fs::create_dir_all(path).map_err(misuse)?;
        let mut folder = Folder { path: path.to_owned(), written: 0, next: 1 };
        let probe = folder.claim("round").map_err(misuse)?;
        fs::remove_file(probe.unfinished).map_err(misuse)?;
        folder.next = 1;
        Ok(folder)
    }

    /// Writes a round that is over; its file is there whole or not at all.
    ///
    /// # Errors
    /// Failures to write, naming the file.
    pub fn write<R: Written>(&mut self, record: R, names: &[&str]) -> anyhow::Result<()> {
        let shown = self.path.display().to_string();
        let failed = || format!("--record {shown}: the round cannot be written");
        let claim = self.claim(R::GAME).with_context(failed)?;
        let unfinished = claim.unfinished.clone();
        let text = record.text(claim.number, names).map_err(|error| anyhow!(error));
        let written = text.and_then(|text| Ok(self.finish(claim, &text)?));
        if written.is_err() {
            // What went wrong is told; a file that cannot be removed either says no more.
            let _ = fs::remove_file(unfinished);
        }
        written.with_context(failed)
    }

    /// What was written, in a sentence; nothing if nothing was.
    pub fn told(&self) -> Option<String> {
        let path = self.path.display();
        match self.written {
            0 => None,
            1 => Some(format!("The round is in {path}; cardroom replay {path} plays it again.")),
            many => {
                Some(format!("The {many} rounds are in {path}; cardroom replay {path} plays them again."))
            }
        }
    }

    /// The first number of which there is no file yet, and its unfinished file. Two programs never have the same: each
    /// makes the unfinished file first, and looks for the finished one after that.
    fn claim(&mut self, game: &str) -> io::Result<Claim> {
        loop {
            let number = self.next;
            self.next += 1;
            let path = self.path.join(format!("{game}-{number:06}"));
            let unfinished = path.with_extension(UNFINISHED);
            let is_there = path.with_extension("phh").try_exists()?;
            if !is_there && let Some(file) = create_new(&unfinished)? {
                if !path.with_extension("phh").try_exists()? {
                    return Ok(Claim { number, unfinished, file });
                }
                fs::remove_file(&unfinished)?;
            }
        }
    }

    /// Writes the text and gives the file its name, in this order also on the disk.
    fn finish(&mut self, mut claim: Claim, text: &str) -> io::Result<()> {
        claim.file.write_all(text.as_bytes())?;
        claim.file.sync_all()?;
        fs::rename(&claim.unfinished, claim.unfinished.with_extension("phh"))?;
        if cfg!(unix) {
            // Elsewhere a folder cannot be opened.
            File::open(&self.path)?.sync_all()?;
        }
        self.written += 1;
        Ok(())
    }
}

/// A file that was not there; nothing if it was.
fn create_new(path: &Path) -> io::Result<Option<File>> {
    match OpenOptions::new().write(true).create_new(true).open(path) {
        Ok(file) => Ok(Some(file)),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(None),
        Err(error) => Err(error),
    }
}
