//! Line-based play at the terminal: output, prompts and input.

use super::terminal_game::{Prompt, TerminalGame};
use crate::exit::RunStatus;
use crate::narrate::NarratedEvent;
use crate::narrate::page::{self, wrapped};
use crate::paint::{BOLD, DIM, StyledText, red_cards};
use formats::encoding::without_bom;
use requests::RequestError;
use room::rulebook;
use std::io::{self, BufRead, IsTerminal, Read, Write};

/// Maximum length of a line, in bytes; the rest of a longer line is skipped.
const MAX_LINE: u64 = 1 << 12;

const COMMANDS: &str = "\
Besides: why (the clauses behind the last refusal or event), why CLAUSE, rules
(all clauses), hand (your cards again), log (the round so far), quit.";

/// The terminal: its input and output, and the narration of the current round.
pub struct Terminal<I, O> {
    input: I,
    out: O,
    /// `true` if the input is a terminal, which echoes what is typed.
    echoes: bool,
    log: Vec<NarratedEvent>,
    /// The clauses that the last refusal or event cites. A refusal without clauses keeps the earlier ones.
    cited: Vec<&'static str>,
}

/// A line of input, or its end.
enum Input {
    Line(String),
    /// The end of the input, or the command `quit`.
    End,
}

/// Plays at the terminal until the player leaves. `again` is the command line that deals the same cards again.
///
/// # Errors
/// If input or output fails, a round cannot be opened or recorded, or a bot's action is refused, which is a bug in the
/// bot.
pub fn play(game: &mut dyn TerminalGame, again: &str) -> anyhow::Result<RunStatus> {
    let input = io::stdin();
    let echoes = input.is_terminal();
    let out = anstream::stdout().lock();
    let terminal = Terminal { input: input.lock(), out, echoes, log: Vec::new(), cited: Vec::new() };
    terminal.play(game, again)
}

impl<I: BufRead, O: Write> Terminal<I, O> {
    fn play(mut self, game: &mut dyn TerminalGame, again: &str) -> anyhow::Result<RunStatus> {
        let title = game.title();
        let (title, subtitle) = title.split_once('\n').unwrap_or((&title, ""));
        writeln!(self.out, "{}", StyledText(BOLD, title))?;
        writeln!(self.out, "{}", StyledText(DIM, format!("These cards again: {again}")))?;
        self.print_wrapped(subtitle)?;
        writeln!(self.out, "{}", StyledText(DIM, "Type help for the moves, quit to leave."))?;
        let ended_within = self.rounds(game);
        if let Ok(true) = ended_within {
            self.print_wrapped("The round that was not finished does not count.")?;
        }
        game.account().print(&mut self.out)?;
        if let Some(written) = game.written() {
            writeln!(self.out)?;
            self.print_wrapped(&written)?;
        }
        self.out.flush()?;
        ended_within.map(|_| RunStatus::Success)
    }

    /// Plays rounds until the player leaves. Returns `true` if the player left during a round.
    fn rounds(&mut self, game: &mut dyn TerminalGame) -> anyhow::Result<bool> {
        loop {
            let mut events = Vec::new();
            self.log.clear();
            for note in game.open(&mut events)? {
                self.print_wrapped(&note)?;
            }
            self.print_events(events)?;
            if !self.round(game)? {
                return Ok(true);
            }
            let (table, next) = game.settle();
            table.print(&mut self.out)?;
            game.write()?;
            if !self.ask_for_another_round(game, &next)? {
                return Ok(false);
            }
        }
    }

    /// Plays one round. Returns `true` if it was played to its end.
    fn round(&mut self, game: &mut dyn TerminalGame) -> anyhow::Result<bool> {
        loop {
            let mut events = Vec::new();
            let question = game.play_to_decision(&mut events)?;
            self.print_events(events)?;
            let Some(question) = question else { return Ok(true) };
            self.ask(&question)?;
            if !self.decide(game, &question)? {
                return Ok(false);
            }
        }
    }

    /// Reads lines until one of them is a legal move, and runs those that are commands. Returns `false` if the player
    /// quits or the input ends first.
    fn decide(&mut self, game: &mut dyn TerminalGame, question: &Prompt) -> anyhow::Result<bool> {
        loop {
            let Input::Line(line) = self.read()? else { return Ok(false) };
            if line.is_empty() && !question.enter {
                self.ask(question)?;
                continue;
            }
            if self.command(&line, game, Some(question))? {
                continue;
            }
            let mut events = Vec::new();
            match game.take(&line, &mut events) {
                Ok(()) => {
                    self.print_events(events)?;
                    return Ok(true);
                }
                Err(error) => self.refuse(&error)?,
            }
        }
    }

    /// Asks whether to play another round; returns `true` if the player continues.
    fn ask_for_another_round(&mut self, game: &mut dyn TerminalGame, next: &str) -> anyhow::Result<bool> {
        writeln!(self.out)?;
        self.print_wrapped(&format!("{next} (enter / quit)"))?;
        loop {
            let Input::Line(line) = self.read()? else { return Ok(false) };
            if line.is_empty() || ["y", "yes"].contains(&line.as_str()) {
                return Ok(true);
            }
            if ["n", "no"].contains(&line.as_str()) {
                return Ok(false);
            }
            if !self.command(&line, game, None)? {
                self.print_wrapped("The round is over: enter for another one, or quit.")?;
            }
        }
    }

    /// Runs a command such as `help`. Returns `false` if the line is not a command.
    fn command(
        &mut self,
        line: &str,
        game: &dyn TerminalGame,
        question: Option<&Prompt>,
    ) -> anyhow::Result<bool> {
        let mut words = line.split_whitespace();
        match (words.next().unwrap_or_default().to_lowercase().as_str(), question) {
            ("help" | "h" | "?", _) => self.help(game)?,
            ("rules", _) => {
                rulebook::contents(game.game()).iter().try_for_each(|heading| self.print_wrapped(heading))?;
                self.print_wrapped("Type why and a clause to read its text.")?;
            }
            ("why", _) => self.explain(game.game(), words.map(str::to_owned).collect())?,
            ("log", _) => {
                let log = std::mem::take(&mut self.log);
                log.iter().try_for_each(|event| page::write_event(event, &mut self.out))?;
                self.log = log;
            }
            ("hand", Some(question)) => question.hand.iter().try_for_each(|line| self.print_wrapped(line))?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn help(&mut self, game: &dyn TerminalGame) -> io::Result<()> {
        game.help().lines().chain(COMMANDS.lines()).try_for_each(|line| self.print_wrapped(line))
    }

    /// Prints the text of the named clauses, or of those cited last if none is named.
    fn explain(&mut self, game: &str, named: Vec<String>) -> io::Result<()> {
        let cited = self.cited.iter().map(|&id| id.to_owned()).collect();
        let ids: Vec<String> = if named.is_empty() { cited } else { named };
        for id in ids {
            match rulebook::find(game, &id) {
                Some(entry) => {
                    writeln!(self.out, "\n{}", StyledText(BOLD, &entry.heading()))?;
                    entry.lines().iter().try_for_each(|line| self.print_wrapped(line))?;
                }
                None => {
                    self.print_wrapped(&format!("There is no clause {id}: rules lists those of this game."))?
                }
            }
        }
        Ok(())
    }

    fn print_events(&mut self, events: Vec<NarratedEvent>) -> io::Result<()> {
        for event in events {
            page::write_event(&event, &mut self.out)?;
            self.cited.clone_from(&event.clauses);
            self.log.push(event);
        }
        Ok(())
    }

    fn refuse(&mut self, error: &RequestError) -> io::Result<()> {
        if !error.clauses.is_empty() {
            self.cited.clone_from(&error.clauses);
        }
        self.print_wrapped(&format!("Not possible: {error}"))
    }

    fn ask(&mut self, question: &Prompt) -> io::Result<()> {
        writeln!(self.out)?;
        question.table.iter().chain(&question.hand).try_for_each(|line| self.print_wrapped(line))?;
        question.moves.iter().try_for_each(|line| self.print_wrapped(line))
    }

    /// Prints text wrapped to the width of the page.
    fn print_wrapped(&mut self, text: &str) -> io::Result<()> {
        text.lines().try_for_each(|line| self.print_line(line))
    }

    fn print_line(&mut self, line: &str) -> io::Result<()> {
        wrapped(line).iter().try_for_each(|line| writeln!(self.out, "{}", red_cards(line)))
    }

    /// Prints the prompt and reads the next line, without surrounding spaces.
    fn read(&mut self) -> io::Result<Input> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        if self.input.by_ref().take(MAX_LINE).read_until(b'\n', &mut bytes)? == 0 {
            writeln!(self.out)?;
            return Ok(Input::End);
        }
        if bytes.len() as u64 == MAX_LINE && !bytes.ends_with(b"\n") {
            self.input.skip_until(b'\n')?;
        }
        let text = String::from_utf8_lossy(&bytes);
        let line = without_bom(&text).trim().replace(char::is_control, " ");
        if !self.echoes {
            writeln!(self.out, "{line}")?;
        }
        let leaves = ["quit", "q", "exit"].contains(&line.to_lowercase().as_str());
        Ok(if leaves { Input::End } else { Input::Line(line) })
    }
}
