//! The interface through which the terminal plays a game, round after round.

use crate::narrate::NarratedEvent;
use crate::narrate::page::Table;
use requests::RequestError;

/// A game that the terminal plays round after round, with a human player.
pub trait TerminalGame {
    /// The game's name in files and on the command line.
    fn game(&self) -> &'static str;

    /// The game and its main settings in one line, then a line about the players.
    fn title(&self) -> String;

    /// Description of the game and its moves in a few lines, for `help`.
    fn help(&self) -> &'static str;

    /// Opens the next round, and returns notes to print before it, such as repeated buy-ins.
    ///
    /// # Errors
    /// If no round can be opened.
    fn open(&mut self, out: &mut Vec<NarratedEvent>) -> Result<Vec<String>, RequestError>;

    /// Lets the bots act until the human player must decide, and returns the prompt; `None` when the round is over.
    ///
    /// # Errors
    /// The refusal of a bot's action, which is a bug in the bot.
    fn play_to_decision(&mut self, out: &mut Vec<NarratedEvent>) -> Result<Option<Prompt>, RequestError>;

    /// Applies a typed line.
    ///
    /// # Errors
    /// The reason why the line is not a legal move; the game is then unchanged.
    fn take(&mut self, line: &str, out: &mut Vec<NarratedEvent>) -> Result<(), RequestError>;

    /// Table of the results of the finished round, and the prompt before the next round.
    fn settle(&mut self) -> (Table, String);

    /// Writes the record of the settled round to a file, if rounds are recorded.
    ///
    /// # Errors
    /// If the record cannot be converted to text, or its file cannot be written.
    fn write(&mut self) -> anyhow::Result<()>;

    /// A sentence with the number of recorded rounds and their folder; `None` if none was recorded.
    fn written(&self) -> Option<String>;

    /// Table of the results over all finished rounds.
    fn account(&self) -> Table;
}

/// A prompt for a decision of the human player.
#[derive(Clone, Debug, Default)]
pub struct Prompt {
    /// The table as the human player may see it.
    pub table: Vec<String>,
    /// The human player's own state: the cards with their current value, the stack, or both.
    pub hand: Vec<String>,
    /// The moves with their limits, in the form in which they are typed.
    pub moves: Vec<String>,
    /// `true` if an empty line is a valid move.
    pub enter: bool,
}
