//! Replays a history under the rules and compares the result with its file.

use super::{Historic, History};
use crate::code::Code;
use crate::error::FileError;
use games::record::RecordError;
use serde_json::Value;

/// The result of replaying a history.
pub struct Replayed<G> {
    /// The state after the last action.
    pub game: G,
    /// The result figures, as pairs of a field and its value; empty while the round is not over.
    pub figures: Vec<(&'static str, Value)>,
    /// `Some(true)` if the figures match those that the file states, `Some(false)` if one differs or the round is not
    /// over; `None` if the file states no figures.
    pub matches: Option<bool>,
    /// A description of the first difference from the file's figures; `None` if there is none.
    pub difference: Option<String>,
}

impl<G: Historic> History<G> {
    /// Replays the round.
    ///
    /// # Errors
    /// [`FileError`] with clauses, and with the line if the history came from a file. It names the field if the rules
    /// refuse the table, and the action if they refuse an action. It has none of these if the record follows newer
    /// rules than this program supports.
    pub fn replay(&self) -> Result<Replayed<G>, FileError> {
        let game = self.record.replay(&mut |_| ()).map_err(|error| self.refused(error))?;
        let values = game.figures();
        let played = values.into_iter().flat_map(|values| G::FIGURES.iter().copied().zip(values));
        let figures: Vec<_> = played.collect();
        let difference =
            self.figures.iter().find_map(|(name, recorded)| difference(name, recorded, &figures));
        let matches = (!self.figures.is_empty()).then_some(difference.is_none());
        Ok(Replayed { game, figures, matches, difference })
    }

    fn refused(&self, error: RecordError<G::SetupError, G::Refusal>) -> FileError {
        match error {
            RecordError::Refused { number, refusal } => {
                let line = self.lines.actions.get(number - 1).copied();
                FileError::from(refusal).in_action(number).at_line(line)
            }
            RecordError::Setup(error) => {
                let field =
                    if self.lines.fields.contains_key("_table") { "_table" } else { "starting_stacks" };
                let line = self.lines.fields.get(field).copied();
                FileError::from(error).in_field(field).at_line(line)
            }
            other => FileError::new(Code::Record, other.to_string()),
        }
    }
}

/// Describes the difference between a figure in the file and the replayed one, if any.
fn difference(name: &str, recorded: &Value, played: &[(&'static str, Value)]) -> Option<String> {
    let Some((_, played)) = played.iter().find(|(played, _)| *played == name) else {
        return Some(format!("{name}: the file says {recorded}, and the round is not over"));
    };
    let entries = match (recorded, played) {
        (Value::Array(recorded), Value::Array(played)) if recorded.len() == played.len() => {
            let place = recorded.iter().zip(played).position(|(recorded, played)| recorded != played);
            place.map(|place| (format!(" {}", place + 1), &recorded[place], &played[place]))
        }
        _ => (recorded != played).then(|| (String::new(), recorded, played)),
    };
    entries.map(|(place, recorded, played)| {
        format!("{name}{place}: {recorded} in the file and {played} by the rules")
    })
}
