//! Parsers for hands in `.phh` files and in JSON.

use super::actions::Step;
use super::amount::Amount;
use super::hand::{Hand, Variant};
use crate::code::Code;
use crate::error::FileError;
use crate::fields::{Entries, Fields, JsonFields, Lines, Node, Value, parse_file, wrong_type};
use crate::input::shorten;
use crate::name::Name;
use games::Chips;
use games::holdem::{Clause, MIN_SEATS};
use games::seat::MAX_SEATS;

/// Parses the text of a `.phh` file with one hand.
///
/// # Errors
/// [`FileError`], with its field and its line if it has them, for: text longer than
/// [`MAX_BYTES`](crate::MAX_BYTES); invalid or too deeply nested TOML; a variant other than `NT`; a missing or
/// invalid field; more than 100,000 actions; an action that does not parse.
pub fn parse_hand(text: &str) -> Result<Hand, FileError> {
    read_hand(parse_file(text)?, None)
}

impl Hand {
    /// Parses a hand from its JSON fields. A `null` counts as an absent field.
    ///
    /// # Errors
    /// [`FileError`], without a line, for the fields and actions that [`parse_hand`] refuses, and for values that
    /// are invalid or too deeply nested JSON.
    pub fn from_json(fields: &JsonFields<'_>) -> Result<Hand, FileError> {
        read_hand(fields.nodes()?, None)
    }
}

/// Parses the fields of a hand whose heading is on this line; `None` if the hand has no heading.
pub(crate) fn read_hand(entries: Entries, line: Option<usize>) -> Result<Hand, FileError> {
    let lines = Lines::of(&entries);
    let mut fields = Fields::new(entries, "a hand of NT", line);
    let variant = fields.required("variant", read_variant)?;
    let starting_stacks = fields.required("starting_stacks", read_stacks)?;
    let seats = starting_stacks.len();
    let by_seat = |node: &Node| read_amounts(node, seats);
    Ok(Hand {
        variant,
        antes: fields.required("antes", by_seat)?,
        blinds_or_straddles: fields.required("blinds_or_straddles", by_seat)?,
        min_bet: fields.required("min_bet", |node| read_positive(node, &[Clause::Blinds, Clause::Th10]))?,
        starting_stacks,
        actions: fields.required("actions", read_actions)?,
        ante_trimming_status: fields.optional("ante_trimming_status", read_boolean)?,
        hand: fields.optional("hand", read_name)?,
        players: fields.optional("players", |node| read_players(node, seats))?,
        finishing_stacks: fields.optional("finishing_stacks", by_seat)?,
        winnings: fields.optional("winnings", by_seat)?,
        smallest_chip: fields.optional("_smallest_chip", |node| read_positive(node, &[]))?,
        others: fields.rest()?,
        lines,
    })
}

fn read_variant(node: &Node) -> Result<Variant, FileError> {
    match &node.value {
        Value::Text(code) if code == "NT" => Ok(Variant::NoLimitTexas),
        Value::Text(code) if code.starts_with('_') => {
            let code = shorten(code);
            let message =
                format!("the variant {code:?} is not NT: rounds of other games can only be replayed");
            Err(FileError::new(Code::Variant, message))
        }
        Value::Text(code) => {
            let code = shorten(code);
            let message =
                format!("the variant {code:?} is not played here: only NT, no-limit Texas hold'em, is");
            Err(FileError::new(Code::Variant, message))
        }
        _ => Err(wrong_type(node, "the code of a variant, such as \"NT\",")),
    }
}

fn read_boolean(node: &Node) -> Result<bool, FileError> {
    match node.value {
        Value::Boolean(boolean) => Ok(boolean),
        _ => Err(wrong_type(node, "true or false")),
    }
}

fn read_name(node: &Node) -> Result<Name, FileError> {
    match &node.value {
        Value::Text(text) => Ok(Name::Text(text.clone())),
        Value::Integer(digits) => {
            digits.parse().map(Name::Number).map_err(|_| wrong_type(node, "an integer below 2^63"))
        }
        _ => Err(wrong_type(node, "a name or an integer")),
    }
}

fn read_list<'a>(node: &'a Node, of: &str) -> Result<&'a [Node], FileError> {
    match &node.value {
        Value::List(list) => Ok(list),
        _ => Err(wrong_type(node, &format!("a list of {of}"))),
    }
}

fn read_amount(node: &Node) -> Result<Amount, FileError> {
    match &node.value {
        Value::Integer(digits) | Value::Float(digits) => {
            Amount::parse(digits).map_err(|error| FileError::from(error).at_line(node.line))
        }
        _ => Err(wrong_type(node, "an amount")),
    }
}

/// Reads an amount above 0. The error for an amount of 0 cites these clauses; the errors for other invalid amounts cite
/// their own.
fn read_positive(node: &Node, clauses: &[Clause]) -> Result<Amount, FileError> {
    let amount = read_amount(node)?;
    if amount.hundredths() == Chips::ZERO {
        let message = format!("{amount} is nothing: the amount must be more than 0");
        return Err(FileError::new(Code::AmountZero, message).by(clauses));
    }
    Ok(amount)
}

fn check_length(node: &Node, found: usize, seats: usize) -> Result<(), FileError> {
    if found == seats {
        return Ok(());
    }
    let message = format!("expected {seats} entries, one for each of starting_stacks, found {found}");
    Err(FileError::new(Code::WrongLength, message).at_line(node.line))
}

fn read_amounts(node: &Node, seats: usize) -> Result<Vec<Amount>, FileError> {
    let list = read_list(node, "amounts")?;
    check_length(node, list.len(), seats)?;
    list.iter().map(read_amount).collect()
}

fn read_players(node: &Node, seats: usize) -> Result<Vec<String>, FileError> {
    let list = read_list(node, "names")?;
    check_length(node, list.len(), seats)?;
    let name = |item: &Node| match &item.value {
        Value::Text(name) => Ok(name.clone()),
        _ => Err(wrong_type(item, "a name in quotation marks")),
    };
    list.iter().map(name).collect()
}

fn read_stacks(node: &Node) -> Result<Vec<Amount>, FileError> {
    let list = read_list(node, "amounts")?;
    if !(MIN_SEATS..=MAX_SEATS).contains(&list.len()) {
        let message =
            format!("the number of players is {}: hold'em has {MIN_SEATS} to {MAX_SEATS}", list.len());
        return Err(FileError::new(Code::Seats, message).by(&[Clause::Deal, Clause::Th7]));
    }
    let named = |(place, item): (usize, &Node)| {
        read_positive(item, &[Clause::Trade, Clause::Th7]).map_err(|error| {
            let message = format!("p{}: {}", place + 1, error.message);
            FileError { message, ..error }.at_line(item.line)
        })
    };
    list.iter().enumerate().map(named).collect()
}

/// Maximum number of entries in `actions`, far above that of any real hand.
const MAX_ACTIONS: usize = 100_000;

fn read_actions(node: &Node) -> Result<Vec<Step>, FileError> {
    let list = read_list(node, "actions")?;
    if list.len() > MAX_ACTIONS {
        let message = format!("{} actions: no hand has more than {MAX_ACTIONS}", list.len());
        return Err(FileError::new(Code::TooManyActions, message));
    }
    let step = |(place, item): (usize, &Node)| {
        let step = match &item.value {
            Value::Text(text) => Step::parse(text),
            _ => Err(wrong_type(item, "an action in quotation marks")),
        };
        step.map_err(|error| error.in_action(place + 1).at_line(item.line))
    };
    list.iter().enumerate().map(step).collect()
}
