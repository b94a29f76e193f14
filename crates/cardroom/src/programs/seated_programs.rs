//! A program in the seats of a table, as in `play` and `simulate`.

use super::command::ProgramCommand;
use super::conversation::{DecisionCount, SEED_LIMIT};
use super::event_log::EventLog;
use super::program::{Program, ProgramFault};
use crate::exit::report_error;
use games::{Legal, Seat, Viewer};
use requests::arena::{ArenaGame, FaultKind};
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;
use strategy::bots::{Players, RandomBelow};

/// Time for each decision.
const TIME: Duration = Duration::from_secs(1);

/// Number of faults after which the program is out, in all of its seats.
const MAX_FAULTS: u32 = 10;

/// A program in several seats of a table, with a process of its own in each. A fault is reported on standard error, and the
/// seat chooses no action.
pub struct SeatedPrograms<G: ArenaGame> {
    /// Name as on the command line.
    name: String,
    rules: G::Rules,
    /// The processes, that of seat 1 first; `None` in the seat of somebody else.
    programs: Vec<Option<Program>>,
    log: EventLog<G>,
    /// Number of decisions of each seat in this round.
    decisions: Vec<DecisionCount>,
    /// Number of faults in all seats.
    faults: Faults,
}

/// The number of faults of a program, which its owner shares with the table.
#[derive(Clone, Default)]
pub struct Faults(Rc<Cell<u32>>);

impl Faults {
    /// Returns whether the program is out.
    pub fn are_too_many(&self) -> bool {
        self.0.get() >= MAX_FAULTS
    }

    fn add(&self, number: u32) {
        self.0.set(self.0.get() + number);
    }
}

impl<G: ArenaGame> SeatedPrograms<G> {
    /// A program in each of these seats but that of the human player. No process is started yet.
    pub fn new(
        name: &str,
        command: &ProgramCommand,
        rules: G::Rules,
        seats: usize,
        person: Option<Seat>,
    ) -> SeatedPrograms<G> {
        let is_persons = |index| person.is_some_and(|person| person.index() == index);
        let program = |index| (!is_persons(index)).then(|| Program::new(command.clone(), TIME));
        SeatedPrograms {
            name: name.to_owned(),
            rules,
            programs: (0..seats).map(program).collect(),
            log: EventLog::new(seats, true),
            decisions: vec![DecisionCount::default(); seats],
            faults: Faults::default(),
        }
    }

    /// The number of its faults, also while it plays.
    pub fn faults(&self) -> Faults {
        self.faults.clone()
    }

    fn is_out(&self) -> bool {
        self.faults.are_too_many()
    }

    /// Asks the program in a seat for a legal action.
    fn ask(&mut self, round: &G, seat: Seat) -> Result<G::Action, ProgramFault> {
        let index = seat.index();
        self.decisions[index].add_one()?;
        let program = self.programs[index].as_mut().ok_or(ProgramFault::Gone)?;
        let events = self.log.receive(index, round, seat);
        let action = program.choose::<G>(&round.view(Viewer::Seat(seat)), &events)?;
        match round.legal(seat).allows(&action) {
            true => Ok(action),
            false => Err(ProgramFault::Fault(FaultKind::Illegal, format!("{action} is not legal"))),
        }
    }

    /// Counts and reports a fault. A program with too many is stopped in all seats.
    fn report(&mut self, seat: Seat, fault: ProgramFault) {
        let reason = match fault {
            ProgramFault::NotStarted(reason) => {
                self.faults.add(MAX_FAULTS);
                reason
            }
            ProgramFault::Fault(_, reason) => {
                self.faults.add(1);
                reason
            }
            ProgramFault::Gone => return,
        };
        let out = if self.is_out() { "; it is out" } else { "" };
        report_error(format_args!("{} in seat {seat}: {reason}{out}", self.name));
        if self.is_out() {
            self.programs.iter_mut().flatten().for_each(Program::retire);
        }
    }
}

impl<G: ArenaGame> Players<G> for SeatedPrograms<G> {
    fn begin(&mut self, below: &mut RandomBelow<'_>) {
        let seats = self.programs.len();
        self.log = EventLog::new(seats, true);
        self.decisions = vec![DecisionCount::default(); seats];
        for index in 0..seats {
            let seed = below(SEED_LIMIT);
            let (Some(seat), false) = (Seat::new(index + 1), self.is_out()) else { continue };
            let program = self.programs[index].as_mut();
            let begun = program.map(|program| program.begin_round::<G>(&self.rules, Some(seat), seats, seed));
            begun.and_then(Result::err).into_iter().for_each(|fault| self.report(seat, fault));
        }
    }

    fn on_event(&mut self, event: &G::Event) {
        self.log.push(event.clone());
    }

    fn choose(&mut self, round: &G, seat: Seat, _: &mut RandomBelow<'_>) -> Option<G::Action> {
        if self.is_out() {
            return None;
        }
        self.ask(round, seat).map_err(|fault| self.report(seat, fault)).ok()
    }

    fn end(&mut self, round: &G, table: &G::Table) {
        for index in 0..self.programs.len() {
            let (Some(seat), false) = (Seat::new(index + 1), self.is_out()) else { continue };
            let Some(program) = &mut self.programs[index] else { continue };
            let events = self.log.receive(index, round, seat);
            let ended = program.end_round::<G>(&events, Some(round.result(table, seat).net));
            ended.err().into_iter().for_each(|fault| self.report(seat, fault));
        }
    }
}
