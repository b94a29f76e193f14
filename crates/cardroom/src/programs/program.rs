//! A program as a player: one round after another, with a time limit for each decision.

use super::command::ProgramCommand;
use super::process::{MAX_LINE, Output, Process};
use requests::arena::FaultKind;
use serde::Serialize;
use std::time::{Duration, Instant};

/// Additional time for the first decision of a process, which has to start.
const START: Duration = Duration::from_secs(5);

/// Time that a program which has closed its output has to end, so that its exit status can be reported.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// A program that plays one round after another. Its process is started for the first round, and again for a round
/// before which it has ended or got out of step. It is killed when this value is dropped.
pub struct Program {
    command: ProgramCommand,
    /// Time for a decision.
    time: Duration,
    process: Option<Process>,
    /// Number of late answers that are still to come.
    owed: u32,
    /// `true` if the next decision is the first of a process. A program that did not answer then gets no more time after
    /// a restart than for any other decision.
    is_fresh: bool,
    /// `true` if this process has answered; before the first one, `true`.
    has_answered: bool,
}

/// A fault of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgramFault {
    /// The program does not start.
    NotStarted(String),
    /// The program has answered late or wrongly, or not at all.
    Fault(FaultKind, String),
    /// The program has ended or was stopped earlier in this round, which was reported.
    Gone,
}

impl Program {
    /// A program that is not started yet.
    pub const fn new(command: ProgramCommand, time: Duration) -> Program {
        Program { command, time, process: None, owed: 0, is_fresh: true, has_answered: true }
    }

    /// Time for a decision.
    pub const fn time(&self) -> Duration {
        self.time
    }

    /// Ends the process.
    pub fn retire(&mut self) {
        self.process = None;
    }

    /// Begins a round, and starts the program if necessary. A process that owes an answer is replaced, since the answers
    /// to come could not be told apart.
    ///
    /// # Errors
    /// [`ProgramFault::NotStarted`]; or a fault, if the program does not read its input.
    pub fn begin(&mut self, start: &impl Serialize) -> Result<(), ProgramFault> {
        if self.owed > 0 {
            self.process = None;
        }
        if self.process.is_none() {
            let process = Process::start(&self.command);
            let not_started =
                |error| ProgramFault::NotStarted(format!("the program does not start: {error}"));
            self.process = Some(process.map_err(not_started)?);
            (self.owed, self.is_fresh) = (0, self.has_answered);
            self.has_answered = false;
        }
        self.tell(start)
    }

    /// Sends a message that needs no answer.
    ///
    /// # Errors
    /// [`ProgramFault::Gone`] without a process; or a fault, if the program does not read its input.
    pub fn tell(&mut self, message: &impl Serialize) -> Result<(), ProgramFault> {
        let process = self.process.as_ref().ok_or(ProgramFault::Gone)?;
        let mut line = serde_json::to_vec(message).map_err(|error| broken(error.to_string()))?;
        line.push(b'\n');
        match process.send(line) {
            true => Ok(()),
            false => Err(self.stop("the program does not read its input")),
        }
    }

    /// Asks for an action, and waits for the answer until the time is up.
    ///
    /// # Errors
    /// [`ProgramFault::Gone`] without a process; or a fault, if the answer is late or too long, if a line came before the
    /// question, or if the program has ended.
    pub fn ask(&mut self, question: &impl Serialize) -> Result<Vec<u8>, ProgramFault> {
        self.take_early()?;
        let time = if self.is_fresh { self.time + START } else { self.time };
        self.is_fresh = false;
        self.tell(question)?;
        let deadline = Instant::now() + time;
        loop {
            let process = self.process.as_ref().ok_or(ProgramFault::Gone)?;
            match process.wait(deadline) {
                Some(Output::Line(_)) if self.owed > 0 => self.owed -= 1,
                Some(Output::Line(line)) => {
                    self.has_answered = true;
                    return Ok(line);
                }
                Some(other) => return Err(self.lost(&other)),
                None => {
                    self.owed += 1;
                    let reason = format!("no answer in {} ms", time.as_millis());
                    return Err(ProgramFault::Fault(FaultKind::Timeout, reason));
                }
            }
        }
    }

    /// Takes the lines that have arrived before a question: late answers, which are dropped. Anything else is a fault.
    fn take_early(&mut self) -> Result<(), ProgramFault> {
        while let Some(output) = self.process.as_ref().ok_or(ProgramFault::Gone)?.arrived() {
            match output {
                Output::Line(_) if self.owed > 0 => self.owed -= 1,
                Output::Line(_) => return Err(self.stop("the program wrote a line before it was asked")),
                other => return Err(self.lost(&other)),
            }
        }
        Ok(())
    }

    /// Reports the end of the process, or of its output.
    fn lost(&mut self, output: &Output) -> ProgramFault {
        let status = match (output, &mut self.process) {
            (Output::Ended { .. }, Some(process)) => process.ended(LAST_WORDS),
            _ => None,
        };
        let how = status.map_or_else(|| "closed its output".to_owned(), |status| format!("ended ({status})"));
        let reason = match output {
            Output::TooLong => format!("a line is longer than {} KiB", MAX_LINE >> 10),
            Output::Ended { half: true } => format!("the program {how} in the middle of a line"),
            Output::Ended { half: false } | Output::Line(_) => format!("the program {how}"),
        };
        self.stop(&reason)
    }

    /// Stops the process until the next round.
    fn stop(&mut self, reason: &str) -> ProgramFault {
        self.process = None;
        broken(reason.to_owned())
    }
}

const fn broken(reason: String) -> ProgramFault {
    ProgramFault::Fault(FaultKind::Broken, reason)
}
