//! The settings of a game for a form, derived from the JSON Schema of the settings.

use games::Unit;
use games::unit::{RULING, UNIT};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// A setting of a game, as a form needs it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Setting {
    /// Name of the setting.
    pub name: String,
    /// Values that the setting allows.
    #[serde(flatten)]
    pub kind: Kind,
    /// Description of the setting.
    pub explanation: String,
    /// The ruling that introduces the setting; `null` if there is none.
    pub ruling: Option<String>,
    /// Default value.
    pub default: Value,
    /// Value in each preset, by the name of the preset.
    pub presets: BTreeMap<String, Value>,
}

/// Allowed values of a setting.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Kind {
    /// One of a set of words.
    Choice {
        /// The words to choose from.
        options: Vec<Choice>,
    },
    /// Yes or no.
    Flag,
    /// A whole number.
    Number {
        /// Smallest allowed number; `null` if there is none.
        least: Option<u64>,
        /// Largest allowed number; `null` if there is none.
        most: Option<u64>,
    },
    /// An amount of money or chips.
    Money {
        /// Unit of the amount (ALL-2).
        unit: Unit,
    },
    /// A pay table: the payouts by outcome.
    Table,
    /// A list of values of one kind.
    List {
        /// Kind of the items.
        of: Box<Kind>,
        /// Minimum number of items; `null` if there is none.
        least: Option<u64>,
        /// Maximum number of items; `null` if there is none.
        most: Option<u64>,
    },
    /// One of several named values: an object with a single field, which names the value.
    Named {
        /// The values to choose from.
        options: Vec<Alternative>,
    },
    /// A value of one of several kinds.
    Either {
        /// The kinds to choose from, none of them with a name.
        options: Vec<Alternative>,
    },
    /// A string.
    Text,
}

/// One of the words that are allowed as the value of a setting.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Choice {
    /// The word as it is written in the settings.
    pub value: String,
    /// Description of the value.
    pub explanation: String,
}

/// An alternative of `named` or `either`.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Alternative {
    /// The name of the field of a named value; `null` for an alternative of `either`.
    pub name: Option<String>,
    /// Values that the alternative allows.
    #[serde(flatten)]
    pub kind: Kind,
    /// Description of the value.
    pub explanation: String,
}

/// Parser of a settings schema, with the definitions to which the schema refers.
pub struct Reader<'a>(pub &'a Map<String, Value>);

impl<'a> Reader<'a> {
    /// The presets, and the settings sorted by name. Their defaults and values in presets are not filled in.
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
        // The description of a type is used only if the type has a ruling. All other descriptions are meant for
        // developers.
        let of_type = Some(self.resolve(kind)).filter(|of_type| of_type.get(RULING).is_some());
        let explanations = of_type.into_iter().chain([field]).map(explained).filter(|text| !text.is_empty());
        let ruling = field.get(RULING).or_else(|| of_type?.get(RULING)).and_then(Value::as_str);
        Setting {
            name: name.to_owned(),
            kind: self.kind(kind),
            explanation: explanations.collect::<Vec<_>>().join(" "),
            ruling: ruling.map(str::to_owned),
            default: Value::Null,
            presets: BTreeMap::new(),
        }
    }

    /// The schema of a nullable value without its null; any other schema unchanged.
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
        if let Some(unit) = schema.get(UNIT).and_then(|unit| Unit::deserialize(unit).ok()) {
            return Kind::Money { unit };
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
            explanation: explained(one),
        });
        Kind::Either { options: options.collect() }
    }

    fn word(&self, schema: &Value) -> Option<Choice> {
        let word = schema.get("const")?.as_str()?;
        Some(choice(word, schema))
    }

    /// The alternative that an object schema with a single required field describes; `None` for any other schema.
    fn field(&self, schema: &Value) -> Option<Alternative> {
        let [name] = list(schema, "required")? else { return None };
        let name = name.as_str()?;
        let kind = self.kind(schema.get("properties")?.get(name)?);
        Some(Alternative { name: Some(name.to_owned()), kind, explanation: explained(schema) })
    }
}

fn list<'a>(schema: &'a Value, name: &str) -> Option<&'a [Value]> {
    schema.get(name)?.as_array().map(Vec::as_slice)
}

fn choice(word: &str, schema: &Value) -> Choice {
    Choice { value: word.to_owned(), explanation: explained(schema) }
}

/// The type that a schema names; the first if it names several.
fn kind_name(schema: &Value) -> &str {
    let kind = schema.get("type").map(|kind| kind.get(0).unwrap_or(kind));
    kind.and_then(Value::as_str).unwrap_or_default()
}

/// Description of a schema as plain text.
fn explained(schema: &Value) -> String {
    let description = schema.get("description").and_then(Value::as_str).unwrap_or_default();
    description.replace('`', "").replace('\n', " ")
}
