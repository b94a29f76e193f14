//! History parser: accepts every field once; every error has a line and a correction.

use super::order::RedactedOrder;
use super::{FORMAT, Historic, History, variant};
use crate::actor::Actor;
use crate::holdem::phh::PhhError;
use crate::holdem::phh::fields::{Node, Value, parse_toml};
use crate::holdem::phh::read::{lines_of, wrong_type};
use crate::holdem::phh::split::{MAX_BYTES, too_large};
use crate::holdem::phh::write::KNOWN;
use crate::notation::parse_acted;
use crate::record::{MAX_ACTIONS, Record};
use crate::redact::RoundOf;
use crate::words::{in_words, shorten};
use cards::CardSet;
use serde::de::DeserializeOwned;
use serde_json::Map;

/// PHH fields for human readers that [`KNOWN`] does not list.
const PEOPLE: &[&str] = &["hand", "players"];

/// The fields of a text.
pub(super) type Entries = Vec<(String, Node)>;

/// Parses a text into fields.
///
/// # Errors
/// [`PhhError`] if the text is too long or not TOML.
pub(super) fn entries(text: &str) -> Result<Entries, PhhError> {
    if text.len() > MAX_BYTES {
        return Err(too_large(text.len()));
    }
    parse_toml(text, 1)
}

impl<G: Historic> History<G> {
    /// Parses the output of [`History::encode`] or a text in the same format. The actions are not applied
    /// yet; [`History::replay`] does that.
    ///
    /// # Errors
    /// [`PhhError`] with line and field: invalid TOML, another variant, a newer format or rules version than
    /// this program supports, a missing, invalid or unknown field, an order that is not a pack, an action
    /// that does not parse.
    pub fn decode(text: &str) -> Result<History<G>, PhhError> {
        History::of_entries(entries(text)?)
    }

    pub(super) fn of_entries(entries: Entries) -> Result<History<G>, PhhError> {
        let lines = lines_of(&entries);
        let mut fields = Fields(entries);
        fields.required("variant", is_variant::<G>)?;
        fields.required("_format", |node| up_to(node, FORMAT, "this file has form"))?;
        let version = fields.required("_version", |node| version::<G>(node))?;
        let (table, rules) = (fields.table::<G>()?, fields.required("_rules", rules::<G>)?);
        let known = fields.order()?;
        let actions = fields.required("actions", actions::<G>)?;
        let (order, stand_ins) = order::<G>(known, (&rules, &table, &actions))?;
        let record = Record { version, rules, table, order, actions };
        let mut figures = Vec::new();
        for &name in G::FIGURES {
            figures.extend(fields.optional(name, json)?.map(|value| (name, value)));
        }
        Ok(History { record, figures, others: fields.others()?, stand_ins, lines })
    }
}

/// The fields not consumed yet.
struct Fields(Entries);

impl Fields {
    fn take(&mut self, name: &str) -> Option<Node> {
        let place = self.0.iter().position(|(entry, _)| entry == name)?;
        Some(self.0.remove(place).1)
    }

    fn optional<T>(
        &mut self,
        name: &str,
        read: impl FnOnce(&Node) -> Result<T, PhhError>,
    ) -> Result<Option<T>, PhhError> {
        let Some(node) = self.take(name) else { return Ok(None) };
        let placed = |error: PhhError| PhhError { line: error.line.or(node.line), ..error };
        let named = |error: PhhError| if error.field.is_some() { error } else { error.in_field(name) };
        read(&node).map(Some).map_err(|error| named(placed(error)))
    }

    fn required<T>(
        &mut self,
        name: &str,
        read: impl FnOnce(&Node) -> Result<T, PhhError>,
    ) -> Result<T, PhhError> {
        let message = format!("the field {name} is missing: a round needs it");
        let missing = PhhError::new("missing_field", message).in_field(name);
        self.optional(name, read)?.ok_or(missing)
    }

    /// Parses the table, with PHH's lists merged back into it.
    fn table<G: Historic>(&mut self) -> Result<G::Table, PhhError> {
        // The lists with a PHH field are more often wrong than the rest of the table.
        let mut names = G::SHARED.iter().map(|&(_, shared)| shared).chain(["_table"]);
        let place = names.find_map(|field| {
            let (_, node) = self.0.iter().find(|(name, _)| name == field)?;
            Some((field, node.line))
        });
        let (field, line) = place.unwrap_or(("_table", None));
        let mut table = match self.optional("_table", json)? {
            Some(serde_json::Value::Object(table)) => table,
            None => Map::new(),
            Some(_) => {
                return Err(PhhError::new("wrong_type", "_table is a table: head it [_table]").at_line(line));
            }
        };
        for (own, shared) in G::SHARED {
            table.extend([((*own).to_owned(), self.required(shared, json)?)]);
        }
        plain(table).map_err(|error| error.in_field(field).at_line(line))
    }

    /// The known part of the order, and its line; `None` if the field is absent.
    fn order(&mut self) -> Result<Option<(RedactedOrder, Option<usize>)>, PhhError> {
        self.optional("_order", |node| match &node.value {
            Value::Text(text) => {
                let order =
                    RedactedOrder::read(text).map_err(|error| PhhError::new("order", error.to_string()))?;
                Ok((order, node.line))
            }
            _ => Err(wrong_type(node, "the cards in a row, in quotation marks,")),
        })
    }

    /// The remaining fields: PHH's and custom ones are kept. Any other is taken for a typing error.
    fn others(self) -> Result<toml::Table, PhhError> {
        let keep = |(name, node): (String, Node)| {
            if !name.starts_with('_') && !KNOWN.contains(&name.as_str()) && !PEOPLE.contains(&name.as_str()) {
                let message = "no such field: look for a slip of the pen; a field of your own begins with _";
                return Err(PhhError::new("unknown_field", message)
                    .in_field(&shorten(&name))
                    .at_line(node.line));
            }
            let value = node.to_toml().ok_or_else(|| {
                PhhError::new("number", "a number is too large to keep").in_field(&name).at_line(node.line)
            });
            Ok((name, value?))
        };
        self.0.into_iter().map(keep).collect()
    }
}

/// Completes the order; returns it with the stand-ins for the cards that the file leaves out.
fn order<G: Historic>(
    known: Option<(RedactedOrder, Option<usize>)>,
    round: RoundOf<'_, G>,
) -> Result<(G::Order, CardSet), PhhError> {
    let Some((known, line)) = known else {
        let missing = PhhError::new("missing_field", "the field _order is missing: a round needs it");
        return G::complete(&[], round).map_err(|_| missing.in_field("_order"));
    };
    let wrong = |error| PhhError::new("order", error).in_field("_order").at_line(line);
    G::complete(&known.0, round).map_err(wrong)
}

fn is_variant<G: Historic>(node: &Node) -> Result<(), PhhError> {
    match &node.value {
        Value::Text(code) if *code == variant::<G>() => Ok(()),
        Value::Text(code) => {
            let message = format!("this is {:?}, not {:?}", shorten(code), variant::<G>());
            Err(PhhError::new("variant", message))
        }
        _ => Err(wrong_type(node, "the code of a variant in quotation marks")),
    }
}

/// The rules version that the round follows.
fn version<G: Historic>(node: &Node) -> Result<u32, PhhError> {
    let version = up_to(node, G::VERSION.into(), "this round follows version")?;
    Ok(u32::try_from(version).expect("a version up to a u32 is one"))
}

/// Parses a version that this program supports.
fn up_to(node: &Node, known: u64, what: &str) -> Result<u64, PhhError> {
    let found = match &node.value {
        Value::Integer(digits) => digits.parse().ok().filter(|&version: &u64| version > 0),
        _ => None,
    };
    match found {
        Some(version) if version <= known => Ok(version),
        Some(version) => {
            let message = format!("{what} {version} and this program knows up to {known}: update it");
            Err(PhhError::new("newer_version", message))
        }
        None => Err(wrong_type(node, "a version, 1 or more,")),
    }
}

fn actions<G: Historic>(node: &Node) -> Result<Vec<(Actor, G::Action)>, PhhError> {
    let Value::List(list) = &node.value else { return Err(wrong_type(node, "a list of actions")) };
    if list.len() > MAX_ACTIONS {
        let message = format!("{} actions: no round has more than {MAX_ACTIONS}", list.len());
        return Err(PhhError::new("too_many_actions", message));
    }
    let action = |(place, item): (usize, &Node)| {
        let acted = match &item.value {
            Value::Text(line) => {
                parse_acted(line).map_err(|error| PhhError::new("action", error.to_string()))
            }
            _ => Err(wrong_type(item, "an action in quotation marks")),
        };
        acted.map_err(|error| error.in_action(place + 1).at_line(item.line))
    };
    list.iter().enumerate().map(action).collect()
}

/// Builds the rules. If they are refused, the error names the first setting that is invalid by itself, if
/// any.
fn rules<G: Historic>(node: &Node) -> Result<G::Rules, PhhError> {
    let Value::Table(settings) = &node.value else {
        return Err(wrong_type(node, "a table of settings, headed [_rules],"));
    };
    let serde_json::Value::Object(all) = json(node)? else { return Err(wrong_type(node, "a table")) };
    let checked = |settings| Ok(G::Rules::try_from(plain::<G::Settings>(settings)?)?);
    checked(all).map_err(|together: PhhError| {
        let alone = |(name, setting): &(String, Node)| {
            let one = Map::from_iter([(name.clone(), json(setting).ok()?)]);
            let error = checked(one).err()?;
            Some(error.in_field(&format!("_rules.{name}")).at_line(setting.line))
        };
        settings.iter().find_map(alone).unwrap_or(together)
    })
}

/// Deserializes fields into a type.
///
/// # Errors
/// The unexpected value, in words.
pub(crate) fn plain<T: DeserializeOwned>(fields: Map<String, serde_json::Value>) -> Result<T, PhhError> {
    serde_json::from_value(fields.into())
        .map_err(|error| PhhError::new("value", in_words(&error.to_string())))
}

fn json(node: &Node) -> Result<serde_json::Value, PhhError> {
    let value = node.to_toml().and_then(|value| serde_json::to_value(value).ok());
    value.ok_or_else(|| PhhError::new("number", "a number is too large"))
}
