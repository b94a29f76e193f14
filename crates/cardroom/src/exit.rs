//! Exit codes of a run: 0 all answered, 1 something was refused or does not match, 2 the command was misused.

use anstyle::{AnsiColor, Style};
use std::fmt::Display;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

const ERROR: Style = AnsiColor::Red.on_default().bold();

/// Result of a run that was carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunStatus {
    /// Everything was answered.
    Success,
    /// Something was refused, or does not match.
    Failure,
}

/// Misuse of the command: the message names the flag and the remedy.
#[derive(Debug, thiserror::Error)]
#[error("{0}\n\nFor more information, try '--help'.")]
pub struct UsageError(pub String);

/// The exit code of a run; prints an error on standard error.
pub fn code(result: anyhow::Result<RunStatus>) -> ExitCode {
    match result {
        Ok(RunStatus::Success) => ExitCode::SUCCESS,
        Ok(RunStatus::Failure) => ExitCode::from(1),
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            report_error(format_args!("{error:#}"));
            ExitCode::from(if error.is::<UsageError>() { 2 } else { 1 })
        }
    }
}

/// Prints an error on standard error. A failure to do so is ignored.
pub fn report_error(what: impl Display) {
    let _ = writeln!(anstream::stderr(), "{}error:{} {what}", ERROR.render(), ERROR.render_reset());
}

/// `true` if the reader of the output has closed it, as `head` does.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let mut causes = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>());
    causes.any(|cause| cause.kind() == ErrorKind::BrokenPipe)
}
