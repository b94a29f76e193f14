//! The text form of actions, for input and records.
//!
//! Every game's action formats itself as one line, parses it back, and lists the forms that a line may have. Words are
//! separated by whitespace, the case of fixed words such as `raise` is ignored, and amounts are whole units (ALL-2).

use crate::actor::{Actor, StaffId};
use crate::chips::Chips;
use crate::seat::Seat;
use cards::Card;
use cards::notation::parse_cards;
use std::fmt;
use std::str::FromStr;

/// Maximum length of a quotation in an error, in characters.
const QUOTED: usize = 60;

/// An action that is written as a line of text and parsed back from it.
pub trait Notation: Sized + fmt::Display + FromStr<Err = SyntaxError> {
    /// The forms that a line may have, each as an example.
    const FORMS: &'static [&'static str];

    /// The forms that the errors of [`parse`] list: those that a player may type. The default is all forms.
    const TYPED: &'static [&'static str] = Self::FORMS;

    /// Parses the action from the words of a line, and leaves any words after it.
    ///
    /// # Errors
    /// [`SyntaxError`] at the first word that fits no form.
    fn read(words: &mut Words<'_>) -> Result<Self, SyntaxError>;
}

/// A syntax error in a line: the input, the position, and what was expected there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    /// The line, trimmed, and truncated if it is long.
    pub typed: String,
    /// The character position in the untrimmed line, counted from 1; just past the last word if the line ends too
    /// early.
    pub position: usize,
    /// The word found, truncated if it is long; `None` at the end of the line.
    pub found: Option<String>,
    /// A description of the expected input.
    pub expected: String,
    /// The forms that the action on the line may have, without the actor.
    pub forms: &'static [&'static str],
    /// `true` if the line must start with an actor.
    pub acted: bool,
}

/// Parses a complete line.
///
/// # Errors
/// [`SyntaxError`] if the line has none of the forms, or has trailing words.
pub fn parse<A: Notation>(line: &str) -> Result<A, SyntaxError> {
    let mut words = Words { line, rest: line.trim(), forms: A::TYPED, acted: false };
    let action = A::read(&mut words)?;
    if words.rest.is_empty() { Ok(action) } else { Err(words.syntax_error("the end of the line")) }
}

/// Implements `FromStr` for an action by calling [`parse`].
macro_rules! reads_lines {
    ($action:ty) => {
        impl std::str::FromStr for $action {
            type Err = $crate::notation::SyntaxError;

            fn from_str(line: &str) -> Result<$action, $crate::notation::SyntaxError> {
                $crate::notation::parse(line)
            }
        }
    };
}

pub(crate) use reads_lines;

/// An action with its actor, as written in a record: `p1 fold`, `clock p2 check`, `house done`, `staff 3
/// close`.
pub struct ActionLine<'a, A>(pub Actor, pub &'a A);

impl<A: fmt::Display> fmt::Display for ActionLine<'_, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, self.1)
    }
}

/// Parses the output of [`ActionLine`].
///
/// # Errors
/// [`SyntaxError`] if the line does not start with an actor, does not continue with one of the forms, or has trailing
/// words.
pub fn parse_action_line<A: Notation>(line: &str) -> Result<(Actor, A), SyntaxError> {
    let mut words = Words { line, rest: line.trim(), forms: A::FORMS, acted: true };
    let by = words.actor()?;
    let action = A::read(&mut words)?;
    if words.rest.is_empty() { Ok((by, action)) } else { Err(words.syntax_error("the end of the line")) }
}

/// Splits the output of [`ActionLine`] into the actor and the unparsed text of the action; `None` if the line does not
/// start with an actor.
pub fn split_actor(line: &str) -> Option<(Actor, &str)> {
    let mut words = Words { line, rest: line.trim(), forms: &[], acted: true };
    let by = words.actor().ok()?;
    Some((by, words.rest))
}

/// The words of a line that are not yet consumed.
#[derive(Clone)]
pub struct Words<'a> {
    line: &'a str,
    rest: &'a str,
    forms: &'static [&'static str],
    acted: bool,
}

impl<'a> Words<'a> {
    fn peek(&self) -> Option<&'a str> {
        self.rest.split_whitespace().next()
    }

    fn next(&mut self) -> Option<&'a str> {
        let word = self.peek()?;
        self.rest = self.rest[word.len()..].trim_start();
        Some(word)
    }

    /// Creates a syntax error at the current word; `expected` describes the valid input.
    pub fn syntax_error(&self, expected: impl Into<String>) -> SyntaxError {
        let before = self.line.trim_end().len() - self.rest.len();
        SyntaxError {
            typed: beginning(self.line.trim()),
            position: self.line[..before].chars().count() + 1,
            found: self.peek().map(beginning),
            expected: expected.into(),
            forms: self.forms,
            acted: self.acted,
        }
    }

    /// Creates a syntax error at the current word, for an action that matches none of the forms.
    pub fn no_form(&self) -> SyntaxError {
        self.syntax_error("an action")
    }

    /// Consumes a phrase of one or more words if it comes next, and returns whether it did. Case is ignored.
    pub fn phrase(&mut self, phrase: &str) -> bool {
        let mut ahead = self.clone();
        let all =
            phrase.split(' ').all(|word| ahead.next().is_some_and(|next| next.eq_ignore_ascii_case(word)));
        if all {
            *self = ahead;
        }
        all
    }

    /// Consumes a phrase that must come next.
    ///
    /// # Errors
    /// [`SyntaxError`] if the next words are not this phrase.
    pub fn expect(&mut self, phrase: &str) -> Result<(), SyntaxError> {
        if self.phrase(phrase) { Ok(()) } else { Err(self.syntax_error(format!("{phrase:?}"))) }
    }

    /// Parses the next word with `read`; `expected` describes a valid word for the error message.
    ///
    /// # Errors
    /// [`SyntaxError`] if no word is left, or if `read` returns `None`.
    pub fn value<T>(&mut self, expected: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, SyntaxError> {
        let value = self.peek().and_then(read).ok_or_else(|| self.syntax_error(expected))?;
        self.next();
        Ok(value)
    }

    /// Parses the next word as a whole number in plain digits and converts it with `make`.
    ///
    /// # Errors
    /// [`SyntaxError`] if the word is missing or not a number, or if `make` returns `None`.
    pub fn number<N: FromStr, T>(
        &mut self,
        expected: &str,
        make: impl Fn(N) -> Option<T>,
    ) -> Result<T, SyntaxError> {
        self.value(expected, |word| make(digits(word)?))
    }

    /// Parses the next word as an amount in units.
    ///
    /// # Errors
    /// [`SyntaxError`] unless the word is a whole number of units up to [`Chips::MAX`].
    pub fn amount(&mut self) -> Result<Chips, SyntaxError> {
        let whole = "an amount, a whole number of units from 0 to 9007199254740991";
        self.number(whole, |units: u64| Chips::new(units).ok())
    }

    /// Parses the next word as a seat.
    ///
    /// # Errors
    /// [`SyntaxError`] unless the word is a number from 1 to 10.
    pub fn seat(&mut self) -> Result<Seat, SyntaxError> {
        self.number("a seat, 1 to 10", Seat::new)
    }

    fn actor(&mut self) -> Result<Actor, SyntaxError> {
        if self.phrase("house") {
            return Ok(Actor::House);
        }
        if self.phrase("staff") {
            return self.number("the number of a member of the staff", |id| Some(Actor::Staff(StaffId(id))));
        }
        let actor = if self.phrase("clock") { Actor::Clock } else { Actor::Seat };
        let seat = |word: &str| Seat::new(digits(word.strip_prefix('p')?)?);
        self.value("an actor (p1, clock p1, house or staff 3)", seat).map(actor)
    }

    /// Parses the next word as a card.
    ///
    /// # Errors
    /// [`SyntaxError`] unless the word is a card.
    pub fn card(&mut self) -> Result<Card, SyntaxError> {
        self.value("a card such as Ks or 10d", |word| word.parse().ok())
    }

    /// Consumes a phrase and the card after it; consumes nothing and returns `None` unless both come next.
    pub fn phrase_and_card(&mut self, phrase: &str) -> Option<Card> {
        let mut after = self.clone();
        let card = after.phrase(phrase).then(|| after.card().ok()).flatten()?;
        *self = after;
        Some(card)
    }

    /// Parses all remaining words as cards, with or without whitespace between the cards. Returns an empty list if no
    /// word is left.
    ///
    /// # Errors
    /// [`SyntaxError`] at the first word that does not consist of cards.
    pub fn cards(&mut self) -> Result<Vec<Card>, SyntaxError> {
        let mut cards = Vec::new();
        while !self.rest.is_empty() {
            cards.extend(self.value("a card such as Ks or 10d", |word| parse_cards(word).ok())?);
        }
        Ok(cards)
    }

    /// Parses free text written by [`Quoted`].
    ///
    /// # Errors
    /// [`SyntaxError`] if no JSON string comes next.
    pub fn quoted(&mut self) -> Result<String, SyntaxError> {
        let mut texts = serde_json::Deserializer::from_str(self.rest).into_iter::<String>();
        let Some(Ok(text)) = texts.next() else {
            return Err(self.syntax_error("a text in quotation marks as JSON has them"));
        };
        self.rest = self.rest[texts.byte_offset()..].trim_start();
        Ok(text)
    }

    /// Parses the rest of the line as free text written by [`Text`].
    ///
    /// # Errors
    /// [`SyntaxError`] if no text is left, or if the text begins with a quotation mark and is not a JSON string.
    pub fn text(&mut self) -> Result<String, SyntaxError> {
        let quoted = "a text in quotation marks as JSON has them, or one without any";
        let text = match self.rest.starts_with('"') {
            true => serde_json::from_str(self.rest).map_err(|_| self.syntax_error(quoted))?,
            false if self.rest.is_empty() => return Err(self.syntax_error("some text")),
            false => self.rest.to_owned(),
        };
        self.rest = "";
        Ok(text)
    }
}

/// Free text at the end of a line, quoted as a JSON string if it would not parse back otherwise.
pub struct Text<'a>(pub &'a str);

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Text(text) = *self;
        let odd = text.is_empty() || text.trim() != text || text.starts_with('"');
        if odd || text.chars().any(char::is_control) {
            f.write_str(&serde_json::to_string(text).map_err(|_| fmt::Error)?)
        } else {
            f.write_str(text)
        }
    }
}

/// Free text within a line, quoted as a JSON string.
pub struct Quoted<'a>(pub &'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self.0).map_err(|_| fmt::Error)?)
    }
}

/// Parses a whole number in plain digits, without sign or leading zeros.
fn digits<T: FromStr>(word: &str) -> Option<T> {
    let plain = word.bytes().all(|byte| byte.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
    plain.then(|| word.parse().ok()).flatten()
}

fn beginning(text: &str) -> String {
    let mut beginning: String = text.chars().take(QUOTED).collect();
    if beginning.len() < text.len() {
        beginning.push('…');
    }
    beginning
}

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SyntaxError { typed, position, found, expected, forms, acted } = self;
        write!(f, "{typed:?}, character {position}: ")?;
        match found {
            Some(found) => write!(f, "expected {expected}, found {found:?}")?,
            None => write!(f, "expected {expected}, found the end of the line")?,
        }
        let one_of = if *acted { "an actor and then one of" } else { "one of" };
        write!(f, "; write {one_of}: {}", forms.join(", "))
    }
}

impl std::error::Error for SyntaxError {}
