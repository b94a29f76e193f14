//! Names of the participants, one of whom can be the reader of the narration.

/// Names of the participants, by number from 1, and the number of the reader, if there is one.
#[derive(Clone, Debug)]
pub struct PlayerNames {
    names: Vec<&'static str>,
    reader: Option<usize>,
}

impl PlayerNames {
    /// Names of participants, none of whom is the reader.
    pub fn new(names: impl IntoIterator<Item = &'static str>) -> PlayerNames {
        PlayerNames { names: names.into_iter().collect(), reader: None }
    }

    /// Makes this participant the reader, who is addressed as "You".
    pub fn with_reader(mut self, number: usize) -> PlayerNames {
        self.names[number - 1] = "You";
        self.reader = Some(number);
        self
    }

    /// Name of a participant.
    pub fn name(&self, number: usize) -> &'static str {
        self.names[number - 1]
    }

    /// Returns `true` if this participant is the reader.
    pub fn is_reader(&self, number: usize) -> bool {
        self.reader == Some(number)
    }

    /// Name and verb: `Ada folds`, `You fold`. The verb is given in the third person.
    pub fn with_verb(&self, number: usize, verb: &str) -> String {
        let verb = if self.is_reader(number) { second_person(verb) } else { verb.to_owned() };
        format!("{} {verb}", self.name(number))
    }

    /// Name as an object: `Ada`, or `you` for the reader.
    pub fn object(&self, number: usize) -> &'static str {
        if self.is_reader(number) { "you" } else { self.name(number) }
    }

    /// Possessive: `Ada's`, or `Your` for the reader.
    pub fn possessive(&self, number: usize) -> String {
        if self.is_reader(number) { "Your".to_owned() } else { format!("{}'s", self.name(number)) }
    }
}

/// Converts a verb from the third person to the second: `folds` to `fold`, `is dealt` to `are dealt`.
fn second_person(verb: &str) -> String {
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
    fn verbs_agree_with_the_reader() {
        let names = PlayerNames::new(["Ada", "Blaise"]).with_reader(2);
        assert_eq!(names.with_verb(1, "raises to 200"), "Ada raises to 200");
        for (verb, said) in [
            ("raises to 200", "You raise to 200"),
            ("passes", "You pass"),
            ("is dealt in", "You are dealt in"),
            ("has a pair", "You have a pair"),
            ("loses", "You lose"),
            ("leads: all others have passed", "You lead: all others have passed"),
        ] {
            assert_eq!(names.with_verb(2, verb), said);
        }
        assert_eq!((names.object(1), names.object(2)), ("Ada", "you"));
        assert_eq!((names.possessive(1), names.possessive(2)), ("Ada's".to_owned(), "Your".to_owned()));
    }
}
