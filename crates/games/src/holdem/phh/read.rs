//! Parsers for hands in `.phh` and `.phhs` texts and in JSON.

use super::actions::Step;
use super::amount::Amount;
use super::error::PhhError;
use super::fields::{Node, Value, parse_toml};
use super::hand::{Hand, Lines, Name, Variant};
use super::json::JsonFields;
use super::split::{MAX_BYTES, Splitter, too_large};
use crate::chips::Chips;
use crate::holdem::{Clause, MIN_SEATS};
use crate::seat::MAX_SEATS;
use crate::words::shorten;
use std::fmt;

/// A hand of a `.phhs` file under its heading, or its error.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The heading: `12` for `[12]`; `None` for content outside all hands.
    pub name: Option<String>,
    /// The hand, or the error in it.
    pub hand: Result<Hand, PhhError>,
    /// The fields of a round of another game; [`replay_fields`](crate::history::replay_fields) replays it.
    pub round: Option<RoundFields>,
}

/// The unparsed fields of a round of another game than hold'em.
#[derive(Clone, PartialEq)]
pub struct RoundFields(pub(crate) Vec<(String, Node)>);

impl fmt::Debug for RoundFields {
    /// Prints no fields, because they contain every card.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RoundFields")
    }
}

impl RoundFields {
    /// The fields, if their variant is that of such a round.
    fn of(fields: &[(String, Node)]) -> Option<RoundFields> {
        let is_round = |(name, node): &(String, Node)| {
            name == "variant" && matches!(&node.value, Value::Text(code) if code.starts_with('_'))
        };
        fields.iter().any(is_round).then(|| RoundFields(fields.to_vec()))
    }
}

/// Parses a `.phh` text with one hand.
///
/// # Errors
/// [`PhhError`] with line and field: a text longer than [`MAX_BYTES`], invalid TOML, another variant than
/// `NT`, a missing or invalid field, an action that does not parse.
pub fn parse_hand(text: &str) -> Result<Hand, PhhError> {
    if text.len() > MAX_BYTES {
        return Err(too_large(text.len()));
    }
    read(parse_toml(text, 1)?, None)
}

/// Parses a `.phhs` text, which has a table for each hand, headed `[1]`, `[2]`, and so on. Hands are returned
/// in the order of the text, and an invalid hand does not hide the others. [`Splitter`] does the same for a
/// text that arrives line by line.
pub fn parse_hands(text: &str) -> Vec<Entry> {
    let mut entries = Vec::new();
    let mut found = |entry| entries.push(entry);
    let mut splitter = Splitter::default();
    text.split_inclusive('\n').for_each(|line| splitter.line(line.as_bytes(), &mut found));
    splitter.end(&mut found);
    entries
}

/// Parses the tables of a text that starts on a given line of a longer one.
pub(super) fn read_entries(text: &str, first_line: usize) -> Result<Vec<Entry>, PhhError> {
    parse_toml(text, first_line)?.into_iter().map(|(name, node)| read_entry(name, node)).collect()
}

fn read_entry(name: String, node: Node) -> Result<Entry, PhhError> {
    match node.value {
        Value::Table(fields) => {
            let round = RoundFields::of(&fields);
            Ok(Entry { round, hand: read(fields, node.line), name: Some(name) })
        }
        other => {
            let message = format!(
                "{} stands outside a hand: a .phhs file has a table for each hand, headed [1], [2], …; one hand alone belongs in a .phh file",
                other.kind()
            );
            Err(PhhError::new("not_a_hand", message).in_field(&name).at_line(node.line))
        }
    }
}

impl Hand {
    /// Parses a hand from its JSON fields. `null` counts as left out.
    ///
    /// # Errors
    /// As for [`parse_hand`], without lines.
    pub fn from_json(fields: &JsonFields<'_>) -> Result<Hand, PhhError> {
        read(fields.nodes()?, None)
    }
}

/// The fields of one hand that are not consumed yet.
struct Fields {
    entries: Vec<(String, Node)>,
    /// The line of the hand's heading, for errors about missing fields.
    line: Option<usize>,
}

fn read(entries: Vec<(String, Node)>, line: Option<usize>) -> Result<Hand, PhhError> {
    let lines = lines_of(&entries);
    let mut fields = Fields { entries, line };
    let variant = fields.required("variant", read_variant)?;
    let starting_stacks = fields.required("starting_stacks", read_stacks)?;
    let seats = starting_stacks.len();
    let by_seat = |node: &Node| read_amounts(node, seats);
    Ok(Hand {
        variant,
        antes: fields.required("antes", by_seat)?,
        blinds_or_straddles: fields.required("blinds_or_straddles", by_seat)?,
        min_bet: fields.required("min_bet", |node| {
            read_positive(node).map_err(|error| cite_if_zero(error, &[Clause::Blinds, Clause::Th10]))
        })?,
        starting_stacks,
        actions: fields.required("actions", read_actions)?,
        ante_trimming_status: fields.optional("ante_trimming_status", read_boolean)?,
        hand: fields.optional("hand", read_name)?,
        players: fields.optional("players", |node| read_players(node, seats))?,
        finishing_stacks: fields.optional("finishing_stacks", by_seat)?,
        winnings: fields.optional("winnings", by_seat)?,
        smallest_chip: fields.optional("_smallest_chip", read_positive)?,
        others: fields.rest()?,
        lines,
    })
}

pub(crate) fn lines_of(entries: &[(String, Node)]) -> Lines {
    let fields = entries.iter().filter_map(|(name, node)| Some((name.clone(), node.line?)));
    let actions = entries.iter().find(|(name, _)| name == "actions");
    let actions = match actions.map(|(_, node)| &node.value) {
        Some(Value::List(list)) => list.iter().filter_map(|item| item.line).collect(),
        _ => Vec::new(),
    };
    Lines { fields: fields.collect(), actions }
}

impl Fields {
    fn required<T>(
        &mut self,
        name: &str,
        read: impl FnOnce(&Node) -> Result<T, PhhError>,
    ) -> Result<T, PhhError> {
        let missing =
            PhhError::new("missing_field", format!("the field {name} is missing: a hand of NT needs it"));
        self.optional(name, read)?.ok_or_else(|| missing.in_field(name).at_line(self.line))
    }

    fn optional<T>(
        &mut self,
        name: &str,
        read: impl FnOnce(&Node) -> Result<T, PhhError>,
    ) -> Result<Option<T>, PhhError> {
        let Some(place) = self.entries.iter().position(|(entry, _)| entry == name) else { return Ok(None) };
        let (_, node) = self.entries.remove(place);
        let at = |error: PhhError| match error.line {
            Some(_) => error.clone(),
            None => error.at_line(node.line),
        };
        let named = |error: PhhError| if error.field.is_none() { error.in_field(name) } else { error };
        read(&node).map(Some).map_err(|error| named(at(error)))
    }

    /// The remaining fields, unchanged.
    fn rest(self) -> Result<toml::Table, PhhError> {
        let keep = |(name, node): (String, Node)| match node.to_toml() {
            Some(value) => Ok((name, value)),
            None => Err(PhhError::new("number", "a number is too large to keep, or null stands in a list")
                .in_field(&name)
                .at_line(node.line)),
        };
        self.entries.into_iter().map(keep).collect()
    }
}

pub(crate) fn wrong_type(node: &Node, wanted: &str) -> PhhError {
    let message = format!("{} stands where {wanted} belongs", node.value.kind());
    PhhError::new("wrong_type", message).at_line(node.line)
}

fn read_variant(node: &Node) -> Result<Variant, PhhError> {
    match &node.value {
        Value::Text(code) if code == "NT" => Ok(Variant::NoLimitTexas),
        Value::Text(code) if code.starts_with('_') => {
            let code = shorten(code);
            let message =
                format!("the variant {code:?} is no hand of NT: rounds of other games are only replayed");
            Err(PhhError::new("variant", message))
        }
        Value::Text(code) => {
            let code = shorten(code);
            let message =
                format!("the variant {code:?} is not played here: only NT, no-limit Texas hold'em, is");
            Err(PhhError::new("variant", message))
        }
        _ => Err(wrong_type(node, "the code of a variant, such as \"NT\",")),
    }
}

fn read_boolean(node: &Node) -> Result<bool, PhhError> {
    match node.value {
        Value::Boolean(boolean) => Ok(boolean),
        _ => Err(wrong_type(node, "true or false")),
    }
}

fn read_name(node: &Node) -> Result<Name, PhhError> {
    match &node.value {
        Value::Text(text) => Ok(Name::Text(text.clone())),
        Value::Integer(digits) => {
            digits.parse().map(Name::Number).map_err(|_| wrong_type(node, "an integer below 2^63"))
        }
        _ => Err(wrong_type(node, "a name or an integer")),
    }
}

fn read_list<'a>(node: &'a Node, of: &str) -> Result<&'a [Node], PhhError> {
    match &node.value {
        Value::List(list) => Ok(list),
        _ => Err(wrong_type(node, &format!("a list of {of}"))),
    }
}

fn read_amount(node: &Node) -> Result<Amount, PhhError> {
    match &node.value {
        Value::Integer(digits) | Value::Float(digits) => {
            Amount::parse(digits).map_err(|error| PhhError::from(error).at_line(node.line))
        }
        _ => Err(wrong_type(node, "an amount")),
    }
}

fn read_positive(node: &Node) -> Result<Amount, PhhError> {
    let amount = read_amount(node)?;
    if amount.hundredths() == Chips::ZERO {
        return Err(PhhError::new(
            "amount_zero",
            format!("{amount} is nothing: the amount must be more than 0"),
        ));
    }
    Ok(amount)
}

/// Adds the clauses to the error of an amount of zero; other invalid amounts have clauses of their own.
fn cite_if_zero(error: PhhError, clauses: &[Clause]) -> PhhError {
    if error.code == "amount_zero" { error.by(clauses) } else { error }
}

fn check_length(node: &Node, found: usize, seats: usize) -> Result<(), PhhError> {
    if found == seats {
        return Ok(());
    }
    let message = format!(
        "the number of entries is {found} and that of players {seats}: a list by player is as long as starting_stacks"
    );
    Err(PhhError::new("wrong_length", message).at_line(node.line))
}

fn read_amounts(node: &Node, seats: usize) -> Result<Vec<Amount>, PhhError> {
    let list = read_list(node, "amounts")?;
    check_length(node, list.len(), seats)?;
    list.iter().map(read_amount).collect()
}

fn read_players(node: &Node, seats: usize) -> Result<Vec<String>, PhhError> {
    let list = read_list(node, "names")?;
    check_length(node, list.len(), seats)?;
    let name = |item: &Node| match &item.value {
        Value::Text(name) => Ok(name.clone()),
        _ => Err(wrong_type(item, "a name in quotation marks")),
    };
    list.iter().map(name).collect()
}

fn read_stacks(node: &Node) -> Result<Vec<Amount>, PhhError> {
    let list = read_list(node, "amounts")?;
    if !(MIN_SEATS..=MAX_SEATS).contains(&list.len()) {
        let message =
            format!("the number of players is {}: hold'em has {MIN_SEATS} to {MAX_SEATS}", list.len());
        return Err(PhhError::new("seats", message).by(&[Clause::Deal, Clause::Th7]));
    }
    let named = |(place, item): (usize, &Node)| {
        read_positive(item).map_err(|error| {
            let message = format!("p{}: {}", place + 1, error.message);
            let error = PhhError { message, ..error }.at_line(item.line);
            cite_if_zero(error, &[Clause::Trade, Clause::Th7])
        })
    };
    list.iter().enumerate().map(named).collect()
}

/// Maximum number of entries in `actions`, far above that of any real hand.
const MAX_ACTIONS: usize = 100_000;

fn read_actions(node: &Node) -> Result<Vec<Step>, PhhError> {
    let list = read_list(node, "actions")?;
    if list.len() > MAX_ACTIONS {
        let message = format!("{} actions: no hand has more than {MAX_ACTIONS}", list.len());
        return Err(PhhError::new("too_many_actions", message));
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
