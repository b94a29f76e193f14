//! What the terminal needs to know of a game that a person plays, round after round.

use crate::narrate::Told;
use crate::narrate::page::Table;
use crate::wire::Refused;

/// A place where a person plays, round after round.
pub trait Sitting {
    /// The game's name in files and on the command line.
    fn game(&self) -> &'static str;

    /// What is played, in a line.
    fn title(&self) -> String;

    /// The game and its moves in a few lines, for `help`.
    fn help(&self) -> &'static str;

    /// Opens the next round; what people are told before it, such as who bought in again.
    ///
    /// # Errors
    /// Where no round can be opened.
    fn open(&mut self, told: &mut Vec<Told>) -> Result<Vec<String>, Refused>;

    /// Lets the others act until the person has to decide: what is asked, nothing when the round is over.
    ///
    /// # Errors
    /// The refusal of a bot's action, which would be a fault of the bot.
    fn go_on(&mut self, told: &mut Vec<Told>) -> Result<Option<Question>, Refused>;

    /// Takes what the person typed.
    ///
    /// # Errors
    /// Why it is no move, or not allowed; nothing has changed then.
    fn take(&mut self, line: &str, told: &mut Vec<Told>) -> Result<(), Refused>;

    /// What the round that is over came to, and what the person is asked before the next.
    fn settle(&mut self) -> (Table, String);

    /// Writes the round that was settled, where rounds are written.
    ///
    /// # Errors
    /// Failures to write.
    fn write(&mut self) -> anyhow::Result<()>;

    /// Which rounds were written where, if any were.
    fn written(&self) -> Option<String>;

    /// What everybody has won and lost in all rounds that were played to the end.
    fn account(&self) -> Table;
}

/// What the person has to decide.
#[derive(Clone, Debug, Default)]
pub struct Question {
    /// What lies there, as far as the person may see it.
    pub table: Vec<String>,
    /// What the person holds, and what it is worth now.
    pub hand: Vec<String>,
    /// The moves, as they are typed, with their limits.
    pub moves: Vec<String>,
    /// Whether an empty line is a move.
    pub enter: bool,
}
