//! Output of one reply, as text or as JSON.

use crate::args::Form;
use crate::exit::{RunStatus, report_error};
use anyhow::Context;
use requests::RequestError;
use serde::Serialize;
use std::io::{self, Write};

/// Prints the reply, or prints the refusal to standard error and, if JSON is requested, also as JSON to standard
/// output. The status is [`RunStatus::Failure`] after a refusal.
///
/// # Errors
/// If writing to standard output fails.
pub fn write<R: Serialize>(
    form: Form,
    reply: Result<R, RequestError>,
    write_text: impl FnOnce(&R, &mut dyn Write) -> io::Result<()>,
) -> anyhow::Result<RunStatus> {
    match reply {
        Ok(reply) if form.json => print(&reply)?,
        Ok(reply) => {
            let mut output = io::BufWriter::new(anstream::stdout().lock());
            write_text(&reply, &mut output).and_then(|()| output.flush()).context("standard output")?;
        }
        Err(error) => return refuse(form, &error),
    }
    Ok(RunStatus::Success)
}

/// Prints one JSON value on its own line.
///
/// # Errors
/// If writing to standard output fails.
pub fn print(value: &impl Serialize) -> anyhow::Result<()> {
    let mut line = serde_json::to_vec(value)?;
    line.push(b'\n');
    io::stdout().lock().write_all(&line).context("standard output")
}

fn refuse(form: Form, error: &RequestError) -> anyhow::Result<RunStatus> {
    report_error(error);
    if form.json {
        print(&serde_json::json!({ "error": error }))?;
    }
    Ok(RunStatus::Failure)
}
