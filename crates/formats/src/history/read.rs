//! History parser. Every error states a correction and, if the error belongs to a line, the line number.

use super::order::RedactedOrder;
use super::{FORMAT, Historic, History, variant};
use crate::code::Code;
use crate::error::FileError;
use crate::fields::{Entries, Fields, KNOWN, Lines, Node, Value, json, parse_file, plain, wrong_type};
use crate::input::shorten;
use cards::CardSet;
use games::actor::Actor;
use games::notation::parse_action_line;
use games::record::{MAX_ACTIONS, Record};
use games::redact::RoundOf;
use serde_json::Map;

/// Descriptive PHH fields that [`KNOWN`] does not list.
const PEOPLE: &[&str] = &["hand", "players"];

impl<G: Historic> History<G> {
    /// Parses the output of [`History::encode`] or other text in the same format. The actions are not applied;
    /// [`History::replay`] does that.
    ///
    /// # Errors
    /// [`FileError`], with its field and its line if it has them, for: text longer than
    /// [`MAX_BYTES`](crate::MAX_BYTES); invalid or too deeply nested TOML; another variant; a format or rules
    /// version newer than this program supports; a missing, invalid or unknown field; settings that contradict each
    /// other; an order that, with stand-ins for hidden cards, is not a complete pack; an order for a game without one;
    /// more than [`MAX_ACTIONS`] actions; an action that does not parse.
    pub fn decode(text: &str) -> Result<History<G>, FileError> {
        History::of_entries(parse_file(text)?)
    }

    pub(super) fn of_entries(entries: Entries) -> Result<History<G>, FileError> {
        let lines = Lines::of(&entries);
        let mut fields = Fields::new(entries, "a round", None);
        fields.required("variant", is_variant::<G>)?;
        fields.required("_format", |node| up_to(node, FORMAT, "this file has form"))?;
        let version = fields.required("_version", |node| version::<G>(node))?;
        let (table, rules) = (table::<G>(&mut fields)?, fields.required("_rules", rules::<G>)?);
        let known = known_order(&mut fields)?;
        let actions = fields.required("actions", actions::<G>)?;
        let (order, stand_ins) = order::<G>(known, (&rules, &table, &actions))?;
        let record = Record { version, rules, table, order, actions };
        let mut figures = Vec::new();
        for &name in G::FIGURES {
            figures.extend(fields.optional(name, json)?.map(|value| (name, value)));
        }
        Ok(History { record, figures, others: others(fields)?, stand_ins, lines })
    }
}

/// Parses the table, merging in the lists stored in PHH fields.
fn table<G: Historic>(fields: &mut Fields) -> Result<G::Table, FileError> {
    // An error is located at a list that has its own PHH field, if there is one, since such lists are wrong more often
    // than `_table`.
    let mut names = G::SHARED.iter().map(|&(_, shared)| shared).chain(["_table"]);
    let place = names.find_map(|field| Some((field, fields.line_of(field)?)));
    let (field, line) = place.unwrap_or(("_table", None));
    let mut table = match fields.optional("_table", json)? {
        Some(serde_json::Value::Object(table)) => table,
        None => Map::new(),
        Some(_) => {
            return Err(FileError::new(Code::WrongType, "_table is a table: head it [_table]").at_line(line));
        }
    };
    for (own, shared) in G::SHARED {
        table.extend([((*own).to_owned(), fields.required(shared, json)?)]);
    }
    plain(table).map_err(|error| error.in_field(field).at_line(line))
}

/// The order of the cards, some of which may be hidden, and the line of the field; `None` if the field is absent.
fn known_order(fields: &mut Fields) -> Result<Option<(RedactedOrder, Option<usize>)>, FileError> {
    fields.optional("_order", |node| match &node.value {
        Value::Text(text) => {
            let order =
                RedactedOrder::read(text).map_err(|error| FileError::new(Code::Order, error.to_string()))?;
            Ok((order, node.line))
        }
        _ => Err(wrong_type(node, "the cards in a row, in quotation marks,")),
    })
}

/// The remaining fields: PHH fields and custom fields are kept, and any other is refused as a probable typo.
fn others(fields: Fields) -> Result<toml::Table, FileError> {
    let is_known = |name: &str| name.starts_with('_') || KNOWN.contains(&name) || PEOPLE.contains(&name);
    if let Some((name, line)) = fields.names().find(|(name, _)| !is_known(name)) {
        let message = "no such field: look for a slip of the pen; a field of your own begins with _";
        return Err(FileError::new(Code::UnknownField, message).in_field(&shorten(name)).at_line(line));
    }
    fields.rest()
}

/// Completes the order. Returns it with the stand-ins for the cards that the file hides.
fn order<G: Historic>(
    known: Option<(RedactedOrder, Option<usize>)>,
    round: RoundOf<'_, G>,
) -> Result<(G::Order, CardSet), FileError> {
    let Some((known, line)) = known else {
        let missing = FileError::new(Code::MissingField, "the field _order is missing: a round needs it");
        return G::complete(&[], round).map_err(|_| missing.in_field("_order"));
    };
    let wrong = |error| FileError::new(Code::Order, error).in_field("_order").at_line(line);
    G::complete(&known.0, round).map_err(wrong)
}

fn is_variant<G: Historic>(node: &Node) -> Result<(), FileError> {
    match &node.value {
        Value::Text(code) if *code == variant::<G>() => Ok(()),
        Value::Text(code) => {
            let message = format!("this is {:?}, not {:?}", shorten(code), variant::<G>());
            Err(FileError::new(Code::Variant, message))
        }
        _ => Err(wrong_type(node, "the code of a variant in quotation marks")),
    }
}

/// Parses the rules version that the round follows.
fn version<G: Historic>(node: &Node) -> Result<u32, FileError> {
    let version = up_to(node, G::VERSION.into(), "this round follows version")?;
    Ok(u32::try_from(version).expect("a version up to a u32 fits in a u32"))
}

/// Parses a version from 1 to `known`. `what` begins the message for a newer one.
fn up_to(node: &Node, known: u64, what: &str) -> Result<u64, FileError> {
    let found = match &node.value {
        Value::Integer(digits) => digits.parse().ok().filter(|&version: &u64| version > 0),
        _ => None,
    };
    match found {
        Some(version) if version <= known => Ok(version),
        Some(version) => {
            let message = format!("{what} {version} and this program knows up to {known}: update it");
            Err(FileError::new(Code::NewerVersion, message))
        }
        None => Err(wrong_type(node, "a version, 1 or more,")),
    }
}

fn actions<G: Historic>(node: &Node) -> Result<Vec<(Actor, G::Action)>, FileError> {
    let Value::List(list) = &node.value else { return Err(wrong_type(node, "a list of actions")) };
    if list.len() > MAX_ACTIONS {
        let message = format!("{} actions: no round has more than {MAX_ACTIONS}", list.len());
        return Err(FileError::new(Code::TooManyActions, message));
    }
    let action = |(place, item): (usize, &Node)| {
        let acted = match &item.value {
            Value::Text(line) => {
                parse_action_line(line).map_err(|error| FileError::new(Code::Action, error.to_string()))
            }
            _ => Err(wrong_type(item, "an action in quotation marks")),
        };
        acted.map_err(|error| error.in_action(place + 1).at_line(item.line))
    };
    list.iter().enumerate().map(action).collect()
}

/// Builds the rules. If they are refused, the error names the first setting that is invalid on its own, if any.
fn rules<G: Historic>(node: &Node) -> Result<G::Rules, FileError> {
    let Value::Table(settings) = &node.value else {
        return Err(wrong_type(node, "a table of settings, headed [_rules],"));
    };
    let serde_json::Value::Object(all) = json(node)? else { return Err(wrong_type(node, "a table")) };
    let checked = |settings| Ok(G::Rules::try_from(plain::<G::Settings>(settings)?)?);
    checked(all).map_err(|together: FileError| {
        let alone = |(name, setting): &(String, Node)| {
            let one = Map::from_iter([(name.clone(), json(setting).ok()?)]);
            let error = checked(one).err()?;
            Some(error.in_field(&format!("_rules.{name}")).at_line(setting.line))
        };
        settings.iter().find_map(alone).unwrap_or(together)
    })
}
