//! Names of bots on the command line: a bot of the game, or a program.

use super::command::ProgramCommand;
use crate::args::pick;
use crate::exit::UsageError;
use strategy::bots::{Bot, HasBots};

/// The beginning of the name of a program; its command follows.
pub const PROGRAM: &str = "exec:";

/// A bot of a game, or a program.
pub enum BotName<G: HasBots> {
    /// A bot of the game.
    Bot(&'static dyn Bot<G>),
    /// A program that is started for the purpose.
    Program(ProgramCommand),
}

impl<G: HasBots> BotName<G> {
    /// Finds the bot that is the value of a flag.
    ///
    /// # Errors
    /// A usage error that lists the existing names, if the game has no such bot, or if the command is empty or has a
    /// quotation mark without its counterpart.
    pub fn find(flag: &str, name: &str) -> Result<BotName<G>, UsageError> {
        match name.strip_prefix(PROGRAM) {
            Some(command) => {
                let command = ProgramCommand::parse(command);
                command.map(BotName::Program).map_err(|reason| UsageError(format!("{flag} {name}: {reason}")))
            }
            None => {
                let bot = pick(flag, name, G::BOTS, |bot| bot.name());
                bot.map(BotName::Bot).map_err(|UsageError(reason)| UsageError(reason + ", or exec:COMMAND"))
            }
        }
    }
}

/// Splits a list of names at its commas, except inside quotation marks.
pub fn split_names(text: &str) -> Vec<String> {
    let mut quoted = None;
    let outside = |c: char| {
        match quoted {
            None if c == '"' || c == '\'' => quoted = Some(c),
            Some(mark) if c == mark => quoted = None,
            _ => {}
        }
        c == ',' && quoted.is_none()
    };
    text.split(outside).map(|name| name.trim().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::holdem::Holdem;

    #[test]
    fn a_comma_in_quotation_marks_belongs_to_a_command() {
        assert_eq!(split_names("tight, loose"), ["tight", "loose"]);
        assert_eq!(
            split_names("exec:bot --list 'a,b',call,exec:\"x,y\" z"),
            ["exec:bot --list 'a,b'", "call", "exec:\"x,y\" z"]
        );
    }

    #[test]
    fn a_name_is_a_bot_of_the_game_or_a_command() {
        assert!(
            matches!(BotName::<Holdem>::find("--bot", "tight"), Ok(BotName::Bot(bot)) if bot.name() == "tight")
        );
        assert!(matches!(BotName::<Holdem>::find("--bot", "exec:bot 1"), Ok(BotName::Program(_))));
        let refused = |name| BotName::<Holdem>::find("--bot", name).err().map(|error| error.0);
        assert_eq!(
            refused("shed").as_deref(),
            Some("--bot shed: this game has call, random, tight, loose, or exec:COMMAND")
        );
        assert_eq!(
            refused("exec: ").as_deref(),
            Some("--bot exec: : the command is empty: write exec:COMMAND")
        );
    }
}
