//! Exit codes: 0 if all requests were answered; 1 if a request was refused, a result does not match or the run was
//! stopped early, or on any error except a usage error; 2 on a usage error.

use anstyle::{AnsiColor, Style};
use std::fmt::Display;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

const ERROR: Style = AnsiColor::Red.on_default().bold();

/// Outcome of a run that did not end in an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunStatus {
    /// All requests were answered.
    Success,
    /// A request was refused, a result does not match, or the run was stopped early.
    Failure,
}

/// Usage error. The message names the flag and the fix.
#[derive(Debug, thiserror::Error)]
#[error("{0}\n\nFor more information, try '--help'.")]
pub struct UsageError(pub String);

/// Returns the exit code of a run, and prints its error to standard error. A pipe closed by its reader is not an error.
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

/// Prints an error to standard error. A write failure is ignored.
pub fn report_error(what: impl Display) {
    let _ = writeln!(anstream::stderr(), "{}error:{} {what}", ERROR.render(), ERROR.render_reset());
}

/// `true` if the output is a pipe whose reader has closed it, as `head` does.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let mut causes = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>());
    causes.any(|cause| cause.kind() == ErrorKind::BrokenPipe || is_pipe_not_connected(cause))
}

/// `true` for `ERROR_PIPE_NOT_CONNECTED` of Windows: the reader of a named pipe has closed it. Shells that came from Unix
/// use named pipes.
fn is_pipe_not_connected(error: &io::Error) -> bool {
    cfg!(windows) && error.raw_os_error() == Some(233)
}
