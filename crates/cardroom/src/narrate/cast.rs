//! The participants, and the one who reads the narration.

/// Names of the participants, by number from 1, and the number of the reader, if there is one.
#[derive(Clone, Debug)]
pub struct Cast {
    names: Vec<&'static str>,
    reader: Option<usize>,
}

impl Cast {
    /// Participants without a reader among them.
    pub fn new(names: impl IntoIterator<Item = &'static str>) -> Cast {
        Cast { names: names.into_iter().collect(), reader: None }
    }

    /// Makes this participant the reader, who is called You.
    pub fn read_by(mut self, number: usize) -> Cast {
        self.names[number - 1] = "You";
        self.reader = Some(number);
        self
    }

    /// Name of a participant.
    pub fn name(&self, number: usize) -> &'static str {
        self.names[number - 1]
    }

    /// `true` if this participant is the reader.
    pub fn is_reader(&self, number: usize) -> bool {
        self.reader == Some(number)
    }

    /// Name and verb: `Ada folds`, `You fold`. The verb is given in the third person.
    pub fn does(&self, number: usize, verb: &str) -> String {
        let verb = if self.is_reader(number) { of_you(verb) } else { verb.to_owned() };
        format!("{} {verb}", self.name(number))
    }

    /// Possessive: `Ada's`, or `Your` for the reader.
    pub fn whose(&self, number: usize) -> String {
        if self.is_reader(number) { "Your".to_owned() } else { format!("{}'s", self.name(number)) }
    }
}

/// Converts a verb from the third person to the second: `folds` to `fold`, `is dealt` to `are dealt`.
fn of_you(verb: &str) -> String {
    let end = verb.find(|c: char| !c.is_alphabetic()).unwrap_or(verb.len());
    let (first, rest) = verb.split_at(end);
    let first = match first {
        "is" => "are",
        "has" => "have",
        "does" => "do",
        "passes" => "pass",
        _ => first.strip_suffix('s').unwrap_or(first),
    };
    first.to_owned() + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verbs_agree_with_who_reads() {
        let cast = Cast::new(["Ada", "Blaise"]).read_by(2);
        assert_eq!(cast.does(1, "raises to 200"), "Ada raises to 200");
        for (verb, said) in [
            ("raises to 200", "You raise to 200"),
            ("passes", "You pass"),
            ("is dealt in", "You are dealt in"),
            ("has a pair", "You have a pair"),
            ("loses", "You lose"),
            ("leads: all others have passed", "You lead: all others have passed"),
        ] {
            assert_eq!(cast.does(2, verb), said);
        }
        assert_eq!((cast.whose(1), cast.whose(2)), ("Ada's".to_owned(), "Your".to_owned()));
    }
}
