//! The settings of a game for a form, derived from the JSON Schema of the settings.

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// A setting.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Setting {
    /// Its name.
    pub name: String,
    /// Allowed values.
    #[serde(flatten)]
    pub kind: Kind,
    /// Description of the setting.
    pub explanation: String,
    /// The ruling that introduces it.
    pub ruling: Option<String>,
    /// Default value.
    pub default: Value,
    /// Value in each preset.
    pub presets: BTreeMap<String, Value>,
}

/// Allowed values of a setting.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Kind {
    /// One of a set of words.
    Choice {
        /// The words.
        options: Vec<Choice>,
    },
    /// Yes or no.
    Flag,
    /// A whole number.
    Number {
        /// Minimum.
        least: Option<u64>,
        /// Maximum.
        most: Option<u64>,
    },
    /// An amount in the game's unit (ALL-2).
    Money,
    /// A pay table: the payouts by outcome.
    Table,
    /// A list of values of one kind.
    List {
        /// Kind of the items.
        of: Box<Kind>,
        /// Minimum number of items.
        least: Option<u64>,
        /// Maximum number of items.
        most: Option<u64>,
    },
    /// One of several named values: an object with a single field, which names the value.
    Named {
        /// The names.
        options: Vec<Alternative>,
    },
    /// A value of one of several kinds.
    Either {
        /// The kinds.
        options: Vec<Alternative>,
    },
    /// A text.
    Text,
}

/// One of the words that are allowed as the value of a setting.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Choice {
    /// The word.
    pub value: String,
    /// Description of the value.
    pub explanation: String,
}

/// One of several kinds.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Alternative {
    /// The name of the field of a named value.
    pub name: Option<String>,
    /// The kind.
    #[serde(flatten)]
    pub kind: Kind,
    /// Description of the value.
    pub explanation: String,
}

/// A schema with the definitions to which it refers.
pub struct Reader<'a>(pub &'a Map<String, Value>);

impl<'a> Reader<'a> {
    /// The presets, and the settings without defaults, sorted by name.
    pub fn settings(&self) -> (Vec<Choice>, Vec<Setting>) {
        let empty = Map::new();
        let fields = self.0.get("properties").and_then(Value::as_object).unwrap_or(&empty);
        let mut settings: Vec<Setting> =
            fields.iter().map(|(name, field)| self.setting(name, field)).collect();
        let preset = settings.iter().position(|setting| setting.name == "preset");
        let presets = match preset.map(|at| settings.remove(at).kind) {
            Some(Kind::Choice { options }) => options,
            _ => Vec::new(),
        };
        (presets, settings)
    }

    fn setting(&self, name: &str, field: &Value) -> Setting {
        let kind = self.without_null(field);
        let (ruling, own) = split_ruling(described(field));
        // The description of a type is used if it cites a ruling; otherwise it is meant for the code only.
        let of_type = kind.get("$ref").map_or("", |_| described(self.resolve(kind)));
        let (of_type, general) = split_ruling(of_type);
        let general = if of_type.is_some() { general } else { String::new() };
        let explanation = [general, own].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>();
        Setting {
            name: name.to_owned(),
            kind: self.kind(kind),
            explanation: explanation.join(" "),
            ruling: ruling.or(of_type),
            default: Value::Null,
            presets: BTreeMap::new(),
        }
    }

    /// The only alternative that is not null; the schema itself if it has no such alternatives.
    fn without_null<'b>(&self, schema: &'b Value) -> &'b Value {
        let Some([one, other]) = list(schema, "anyOf") else { return schema };
        if other.get("type").is_some_and(|kind| kind == "null") { one } else { schema }
    }

    /// Resolves the `$ref` of a schema; returns a schema without one unchanged.
    fn resolve<'b>(&self, schema: &'b Value) -> &'b Value
    where
        'a: 'b,
    {
        let name = schema.get("$ref").and_then(Value::as_str).and_then(|path| path.rsplit('/').next());
        let found = name.and_then(|name| self.0.get("$defs")?.get(name));
        found.unwrap_or(schema)
    }

    fn kind(&self, schema: &Value) -> Kind {
        if schema.get("$ref").is_some_and(|path| path == "#/$defs/Chips") {
            return Kind::Money;
        }
        let schema = self.resolve(schema);
        if let Some(all) = list(schema, "oneOf").or_else(|| list(schema, "anyOf")) {
            return self.one_of(all);
        }
        if let Some(word) = schema.get("const").and_then(Value::as_str) {
            return Kind::Choice { options: vec![choice(word, schema)] };
        }
        if let Some(words) = list(schema, "enum") {
            let words = words.iter().filter_map(Value::as_str);
            return Kind::Choice { options: words.map(|word| choice(word, &Value::Null)).collect() };
        }
        let number = |name: &str| schema.get(name).and_then(Value::as_u64);
        match kind_name(schema) {
            "boolean" => Kind::Flag,
            "integer" => Kind::Number { least: number("minimum"), most: number("maximum") },
            "object" => Kind::Table,
            "array" => Kind::List {
                of: Box::new(schema.get("items").map_or(Kind::Text, |of| self.kind(of))),
                least: number("minItems"),
                most: number("maxItems"),
            },
            _ => Kind::Text,
        }
    }

    fn one_of(&self, all: &[Value]) -> Kind {
        let words: Option<Vec<Choice>> = all.iter().map(|one| self.word(one)).collect();
        if let Some(options) = words {
            return Kind::Choice { options };
        }
        let named: Option<Vec<Alternative>> = all.iter().map(|one| self.field(one)).collect();
        if let Some(options) = named {
            return Kind::Named { options };
        }
        let options = all.iter().map(|one| Alternative {
            name: None,
            kind: self.kind(one),
            explanation: split_ruling(described(one)).1,
        });
        Kind::Either { options: options.collect() }
    }

    fn word(&self, schema: &Value) -> Option<Choice> {
        let word = schema.get("const")?.as_str()?;
        Some(choice(word, schema))
    }

    /// The alternative of an object with a single required field.
    fn field(&self, schema: &Value) -> Option<Alternative> {
        let [name] = list(schema, "required")? else { return None };
        let name = name.as_str()?;
        let kind = self.kind(schema.get("properties")?.get(name)?);
        Some(Alternative {
            name: Some(name.to_owned()),
            kind,
            explanation: split_ruling(described(schema)).1,
        })
    }
}

fn list<'a>(schema: &'a Value, name: &str) -> Option<&'a [Value]> {
    schema.get(name)?.as_array().map(Vec::as_slice)
}

fn choice(word: &str, schema: &Value) -> Choice {
    Choice { value: word.to_owned(), explanation: split_ruling(described(schema)).1 }
}

/// The type of a schema; the first of several.
fn kind_name(schema: &Value) -> &str {
    let kind = schema.get("type").map(|kind| kind.get(0).unwrap_or(kind));
    kind.and_then(Value::as_str).unwrap_or_default()
}

fn described(schema: &Value) -> &str {
    schema.get("description").and_then(Value::as_str).unwrap_or_default()
}

/// Splits a description into the ruling at its start and the rest, as a sentence.
fn split_ruling(description: &str) -> (Option<String>, String) {
    let words = description.replace('`', "").replace('\n', " ");
    let end = words.find([':', ',', '.', ' ']).unwrap_or(words.len());
    let (first, rest) = words.split_at(end);
    let ruling = first.split_once('-').is_some_and(|(letters, digits)| {
        letters.bytes().all(|byte| byte.is_ascii_uppercase()) && digits.parse::<u8>().is_ok()
    });
    if !ruling {
        return (None, sentence(&words));
    }
    (Some(first.to_owned()), sentence(rest.trim_start_matches([':', ',', '.', ' '])))
}

fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
