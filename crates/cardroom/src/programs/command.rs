//! The command of a program.

use std::process::{Command, Stdio};

/// A program with its arguments. No shell is involved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramCommand {
    program: String,
    arguments: Vec<String>,
}

impl ProgramCommand {
    /// Parses words that are separated by white space, except inside quotation marks.
    ///
    /// # Errors
    /// A message, if there is no word, or if a quotation mark has no counterpart.
    pub fn parse(text: &str) -> Result<ProgramCommand, String> {
        let mut words = words(text)?.into_iter();
        let program = words.next().ok_or("the command is empty: write exec:COMMAND")?;
        Ok(ProgramCommand { program, arguments: words.collect() })
    }

    /// The command with pipes for its standard input and output. Its standard error is that of Cardroom.
    pub fn with_pipes(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        command
    }
}

/// Splits text into words. A quotation mark ends at the next one of its kind, and both are left out.
fn words(text: &str) -> Result<Vec<String>, String> {
    let (mut words, mut word, mut quoted) = (Vec::new(), None::<String>, None);
    for c in text.chars() {
        match quoted {
            Some(mark) if c == mark => quoted = None,
            None if c == '"' || c == '\'' => {
                word.get_or_insert_default();
                quoted = Some(c);
            }
            None if c.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    match quoted {
        Some(mark) => Err(format!("the quotation mark {mark} has no counterpart")),
        None => Ok(words),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_separated_by_white_space_outside_quotation_marks() {
        assert_eq!(words("  a  b ").unwrap(), ["a", "b"]);
        assert_eq!(words(r#"'my bot' --x="1, 2" ''"#).unwrap(), ["my bot", "--x=1, 2", ""]);
        assert_eq!(words(r"C:\bots\one.exe").unwrap(), [r"C:\bots\one.exe"]);
        assert!(words("a 'b").unwrap_err().contains("the quotation mark ' has no counterpart"));
        assert!(ProgramCommand::parse(" ").is_err());
    }
}
