//! Output of figures as text, as one JSON value or as a CSV table, optionally with a chart.
//!
//! - [`Figures`]: a reply that supports all of these formats.
//! - [`Sheet`] (`sheet.rs`): a table of columns and rows, for CSV.
//! - [`Picture`] (`picture.rs`): the contents of a chart; `draw.rs` draws it as an SVG file.

mod draw;
mod picture;
mod sheet;

pub use picture::{Curve, NamedCurve, Picture};
pub use sheet::Sheet;

use crate::args::Form;
use crate::exit::{RunStatus, UsageError};
use crate::stdio::reply;
use anyhow::Context;
use requests::RequestError;
use serde::Serialize;
use std::io::{self, Write};
use std::path::PathBuf;

/// Flags for the output format of figures, and for a chart.
#[derive(clap::Args, Clone)]
pub struct OutputArgs {
    #[command(flatten)]
    form: Form,
    /// Print the figures as CSV, with a header line
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// Also draw a chart of the figures, as an SVG file, which is overwritten
    #[arg(long, value_name = "FILE.svg", value_parser = chart_file)]
    plot: Option<PathBuf>,
}

/// Reads the path of a chart, whose folder must exist: a long calculation comes before it is written.
fn chart_file(text: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    if path.extension().is_none_or(|end| !end.eq_ignore_ascii_case("svg")) {
        return Err("a chart is an SVG file: give it a name that ends in .svg".to_owned());
    }
    match path.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.is_dir()) {
        Some(folder) => Err(format!("there is no folder {}: make it, or name another one", folder.display())),
        None => Ok(path),
    }
}

impl OutputArgs {
    /// The output format of a reply that has no table.
    pub const fn form(&self) -> Form {
        self.form
    }

    /// With `--csv`, checks that at most one table is requested: `asked` lists the flags that print a separate table,
    /// with `true` if given.
    ///
    /// # Errors
    /// [`UsageError`] that names the conflicting flags.
    pub fn check_tables(&self, asked: &[(&str, bool)]) -> Result<(), UsageError> {
        let asked: Vec<&str> = asked.iter().filter(|(_, asked)| *asked).map(|(flag, _)| *flag).collect();
        if self.csv && asked.len() > 1 {
            let flags = asked.join(", ");
            return Err(UsageError(format!(
                "--csv prints one table: ask for one of {flags} at a time, or for --json"
            )));
        }
        Ok(())
    }
}

/// A reply that can be printed as text, as a table and as a chart. Its serialized form is the JSON value.
pub trait Figures: Serialize {
    /// Prints the reply as text.
    fn write_text(&self, out: &mut dyn Write) -> io::Result<()>;

    /// The reply as a table.
    fn sheet(&self) -> Sheet;

    /// The contents of the reply's chart.
    fn picture(&self) -> Picture;

    /// Returns `true` if all requested results were calculated; `false` if the calculation was stopped, or a bot that was to
    /// be measured was out.
    fn is_complete(&self) -> bool {
        true
    }
}

/// Prints the reply in the requested format and draws the chart, if one is requested; or prints the refusal.
///
/// # Errors
/// If writing to standard output or to the chart's file fails, or the chart cannot be drawn.
pub fn write<R: Figures>(show: &OutputArgs, reply: Result<R, RequestError>) -> anyhow::Result<RunStatus> {
    let (whole, picture) = match &reply {
        Ok(reply) => (reply.is_complete(), show.plot.as_ref().map(|path| (path, reply.picture()))),
        Err(_) => (true, None),
    };
    let answered = match reply {
        Ok(reply) if show.csv => reply.sheet().print().map(|()| RunStatus::Success)?,
        reply => reply::write(show.form, reply, R::write_text)?,
    };
    if let Some((path, picture)) = picture {
        let drawn = draw::svg(&picture)?;
        std::fs::write(path, drawn).with_context(|| format!("--plot {}", path.display()))?;
    }
    Ok(if whole { answered } else { RunStatus::Failure })
}
