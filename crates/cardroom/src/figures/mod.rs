//! How odds are shown: in words for a person, as one JSON value, as a CSV table, and besides as a picture.
//!
//! - [`Figures`]: what a reply must know to be shown in all of these ways.
//! - [`Sheet`] (`sheet.rs`): a table of columns and rows, for CSV.
//! - [`Picture`] (`picture.rs`): what a picture shows; `draw.rs` makes an SVG file of it.

mod draw;
mod picture;
mod sheet;

pub use picture::{Curve, Picture};
pub use sheet::Sheet;

use crate::cli::Form;
use crate::exit::{Answered, Misuse};
use crate::wire::{Refused, reply};
use anyhow::Context;
use serde::Serialize;
use std::io::{self, Write};
use std::path::PathBuf;

/// Where the figures go and in which form.
#[derive(clap::Args, Clone)]
pub struct Show {
    #[command(flatten)]
    form: Form,
    /// Print the figures as CSV, a line of headings first
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// Also draw the figures: an SVG file, which is overwritten
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
}

impl Show {
    /// Whether a reply without a table is for a person or for a program.
    pub const fn form(&self) -> Form {
        self.form
    }

    /// Whether one table is asked for at the most: `asked` are the flags with a table of their own that are there.
    ///
    /// # Errors
    /// [`Misuse`], naming them.
    pub fn check_tables(&self, asked: &[(&str, bool)]) -> Result<(), Misuse> {
        let asked: Vec<&str> = asked.iter().filter(|(_, asked)| *asked).map(|(flag, _)| *flag).collect();
        if self.csv && asked.len() > 1 {
            let flags = asked.join(", ");
            return Err(Misuse(format!(
                "--csv prints one table: ask for one of {flags} at a time, or for --json"
            )));
        }
        Ok(())
    }
}

/// A reply that can be told, tabulated and drawn; serialized it is the JSON value.
pub trait Figures: Serialize {
    /// In words, for a person.
    fn tell(&self, out: &mut dyn Write) -> io::Result<()>;

    /// As columns and rows.
    fn sheet(&self) -> Sheet;

    /// As a picture.
    fn picture(&self) -> Picture;

    /// Whether all was worked out that was asked; not so where somebody stopped it.
    fn whole(&self) -> bool {
        true
    }
}

/// Gives the reply in the form that is asked for, then draws it; or gives the refusal.
///
/// # Errors
/// Where standard output or the file of the picture fails.
pub fn give<R: Figures>(show: &Show, reply: Result<R, Refused>) -> anyhow::Result<Answered> {
    let (whole, picture) = match &reply {
        Ok(reply) => (reply.whole(), show.plot.as_ref().map(|path| (path, reply.picture()))),
        Err(_) => (true, None),
    };
    let answered = match reply {
        Ok(reply) if show.csv => reply.sheet().print().map(|()| Answered::All)?,
        reply => reply::give(show.form, reply, R::tell)?,
    };
    if let Some((path, picture)) = picture {
        let drawn = draw::svg(&picture)?;
        std::fs::write(path, drawn).with_context(|| format!("--plot {}", path.display()))?;
    }
    Ok(if whole { answered } else { Answered::NotAll })
}
