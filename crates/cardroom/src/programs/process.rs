//! A running program with its pipes.

use super::command::ProgramCommand;
use crate::{child_groups, interrupt};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ExitStatus};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// Maximum length of a line that a program may write, in bytes.
pub const MAX_LINE: usize = 64 << 10;

/// Lines that are read before anybody asks for them. A program that writes more waits.
const READ_AHEAD: usize = 4;

/// Messages that wait for a program to read them.
const UNREAD: usize = 256;

/// Time that a program has to end by itself once its input has ended.
const PARTING: Duration = Duration::from_millis(200);

/// A running program. It is killed when this value is dropped.
pub struct Process {
    child: Child,
    /// `true` once the exit status was read: the id may belong to another process then.
    is_reaped: bool,
    /// The lines that the program writes.
    output: Receiver<Output>,
    /// The messages for the program; `None` once its input is closed.
    input: Option<SyncSender<Vec<u8>>>,
}

/// One part of the output of a program.
#[derive(Debug, PartialEq, Eq)]
pub enum Output {
    /// A line, without its end.
    Line(Vec<u8>),
    /// The beginning of a line that is too long. Nothing more is read.
    TooLong,
    /// The end of the output. The last line has no end if `half` is set.
    Ended {
        /// `true` if the output ended within a line.
        half: bool,
    },
}

impl Process {
    /// Starts the program and the threads for its pipes.
    ///
    /// # Errors
    /// The error of the operating system, such as a program that does not exist.
    pub fn start(command: &ProgramCommand) -> io::Result<Process> {
        interrupt::end_programs();
        let mut child = child_groups::start(&mut command.with_pipes())?;
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let (input, messages) = sync_channel(UNREAD);
        let (lines, output) = sync_channel(READ_AHEAD);
        // The threads end with the pipes, which the end of the process closes.
        thread::spawn(move || stdin.map(|stdin| write_all(stdin, &messages)));
        thread::spawn(move || stdout.map(|stdout| read_all(stdout, &lines)));
        Ok(Process { child, is_reaped: false, output, input: Some(input) })
    }

    /// Sends a message without waiting. Returns `false` if too many messages wait for the program to read them. The end of
    /// a program shows in its output.
    pub fn send(&self, message: Vec<u8>) -> bool {
        let sent = self.input.as_ref().map(|input| input.try_send(message));
        !matches!(sent, Some(Err(TrySendError::Full(_))))
    }

    /// The next output that has already arrived, if there is one.
    pub fn arrived(&self) -> Option<Output> {
        self.output.try_recv().ok()
    }

    /// Waits for the next output; `None` if there is none until the deadline.
    pub fn wait(&self, deadline: Instant) -> Option<Output> {
        match self.output.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(output) => Some(output),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Output::Ended { half: false }),
        }
    }

    /// Waits for the program to end by itself, and kills the programs that it started; returns how it ended, or `None` if
    /// it has not ended in time.
    pub fn ended(&mut self, time: Duration) -> Option<ExitStatus> {
        let deadline = Instant::now() + time;
        while !self.is_reaped && !has_exited(&mut self.child) {
            if Instant::now() >= deadline {
                return None;
            }
            thread::sleep(Duration::from_millis(2));
        }
        if !self.is_reaped {
            child_groups::kill(&self.child);
            self.is_reaped = true;
        }
        self.child.wait().ok()
    }
}

impl Drop for Process {
    /// Closes the input, gives the program a moment to end by itself, and kills it and the programs that it started.
    fn drop(&mut self) {
        self.input = None;
        if self.ended(PARTING).is_none() {
            child_groups::kill_and_wait(&mut self.child);
        }
    }
}

/// Returns whether a child has ended, without reading its exit status, so that its id stays that of its group.
#[cfg(unix)]
fn has_exited(child: &mut Child) -> bool {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    // Fails only if the status was read before.
    !matches!(waitid(WaitId::Pid(Pid::from_child(child)), options), Ok(None))
}

#[cfg(not(unix))]
fn has_exited(child: &mut Child) -> bool {
    !matches!(child.try_wait(), Ok(None))
}

fn write_all(mut stdin: impl Write, messages: &Receiver<Vec<u8>>) {
    while let Ok(message) = messages.recv() {
        if stdin.write_all(&message).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read_all(stdout: impl Read, lines: &SyncSender<Output>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let output = next(&mut stdout);
        let is_last = !matches!(output, Output::Line(_));
        if lines.send(output).is_err() || is_last {
            return;
        }
    }
}

/// Reads a line, of which at most [`MAX_LINE`] bytes are kept.
fn next(stdout: &mut impl BufRead) -> Output {
    let mut line = Vec::new();
    let read = stdout.by_ref().take(MAX_LINE as u64 + 1).read_until(b'\n', &mut line);
    let is_whole = line.pop_if(|&mut last| last == b'\n').is_some();
    match read {
        Ok(_) if is_whole => Output::Line(line),
        Ok(_) if line.len() > MAX_LINE => Output::TooLong,
        _ => Output::Ended { half: !line.is_empty() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn output_is_read_line_by_line() {
        let mut text: &[u8] = b"one\n\nhalf";
        let read = [(); 4].map(|()| next(&mut text));
        let expected = [
            Output::Line(b"one".to_vec()),
            Output::Line(Vec::new()),
            Output::Ended { half: true },
            Output::Ended { half: false },
        ];
        assert_eq!(read, expected);
    }

    #[test]
    fn a_line_has_a_maximum_length() {
        let line = |length: usize| [vec![b'x'; length], vec![b'\n']].concat();
        assert_eq!(next(&mut line(MAX_LINE).as_slice()), Output::Line(vec![b'x'; MAX_LINE]));
        assert_eq!(next(&mut line(MAX_LINE + 1).as_slice()), Output::TooLong);
        assert_eq!(next(&mut BufReader::new(io::repeat(b'x'))), Output::TooLong);
    }
}
