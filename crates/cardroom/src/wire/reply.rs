//! One reply: words for a person, JSON for a program.

use super::Refused;
use crate::cli::Form;
use crate::exit::{Answered, complain};
use serde::Serialize;
use std::io::{self, Write};

/// Gives the reply, or the refusal: in words on standard error, and besides, if JSON is asked for, as JSON.
///
/// # Errors
/// Where standard output fails.
pub fn give<R: Serialize>(
    form: Form,
    reply: Result<R, Refused>,
    tell: impl FnOnce(&R, &mut dyn Write) -> io::Result<()>,
) -> anyhow::Result<Answered> {
    match reply {
        Ok(reply) if form.json => print(&reply)?,
        Ok(reply) => {
            let mut output = io::BufWriter::new(anstream::stdout().lock());
            tell(&reply, &mut output)?;
            output.flush()?;
        }
        Err(refused) => return refuse(form, &refused),
    }
    Ok(Answered::All)
}

/// Prints one JSON value on a line of its own.
///
/// # Errors
/// Where standard output fails.
pub fn print(value: &impl Serialize) -> anyhow::Result<()> {
    let mut output = io::BufWriter::new(io::stdout().lock());
    serde_json::to_writer(&mut output, value)?;
    output.write_all(b"\n")?;
    output.flush()?;
    Ok(())
}

fn refuse(form: Form, refused: &Refused) -> anyhow::Result<Answered> {
    complain(refused);
    if form.json {
        print(&serde_json::json!({ "error": refused }))?;
    }
    Ok(Answered::NotAll)
}
