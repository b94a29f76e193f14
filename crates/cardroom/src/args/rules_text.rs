//! A game's settings as written on the command line: `tie_bonus=paid,packs=5,end=rounds:5`, with a pay table from a
//! file as `flush_bonus=@table.toml`.

use crate::exit::UsageError;
use crate::stdio::read_text;
use requests::GameSettings;
use requests::json::{read_list, read_object, read_settings};
use serde_json::{Map, Value};
use std::fmt;
use std::str::FromStr;

/// The settings of a game that is not known yet, displayed as they were written.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesText {
    written: String,
    settings: Map<String, Value>,
}

impl RulesText {
    /// Converts the settings to those of a game.
    ///
    /// # Errors
    /// [`UsageError`] if a setting does not exist, a value is invalid, or a file is named for a setting that is not a
    /// pay table or cannot be read as one.
    pub fn settings<S: GameSettings>(&self) -> Result<S, UsageError> {
        let (files, written) =
            self.settings.clone().into_iter().partition(|(_, value)| file(value).is_some());
        let settings = read_settings(&Value::Object(written));
        let mut settings: S = settings.map_err(|reason| UsageError(format!("--rules: {reason}")))?;
        let files: Map<String, Value> = files;
        for (setting, path) in files.iter().filter_map(|(setting, value)| Some((setting, file(value)?))) {
            take_file(&mut settings, setting, path)
                .map_err(|reason| UsageError(format!("--rules {setting}=@{path}: {reason}")))?;
        }
        Ok(settings)
    }
}

impl FromStr for RulesText {
    type Err = String;

    /// Parses `setting=value` pairs separated by commas, or a JSON object.
    fn from_str(text: &str) -> Result<RulesText, String> {
        let settings = if text.trim_start().starts_with('{') { read_object(text)? } else { pairs(text)? };
        Ok(RulesText { written: text.to_owned(), settings })
    }
}

impl fmt::Display for RulesText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written)
    }
}

/// Path of the file from which a setting is read; `None` if the setting is not read from a file.
fn file(value: &Value) -> Option<&str> {
    value.as_str()?.strip_prefix('@')
}

fn take_file<S: GameSettings>(settings: &mut S, setting: &str, path: &str) -> Result<(), String> {
    if !S::TABLES.contains(&setting) {
        return Err(match S::TABLES {
            [] => "no setting of this game is a pay table, and nothing else is read from a file".to_owned(),
            tables => format!("only pay tables are read from a file: {}", tables.join(", ")),
        });
    }
    let text = read_text(path.as_ref()).map_err(|error| format!("cannot be read: {error}"))?;
    settings.take(setting, &text).map_err(|error| error.to_string())
}

fn pairs(text: &str) -> Result<Map<String, Value>, String> {
    let mut settings = Map::new();
    for pair in between_commas(text).into_iter().map(str::trim).filter(|pair| !pair.is_empty()) {
        let (name, written) = pair.split_once('=').ok_or_else(|| no_value(pair))?;
        let name = name.trim();
        let value = value(written.trim()).map_err(|reason| format!("setting {name}: {reason}"))?;
        if settings.insert(name.to_owned(), value).is_some() {
            return Err(format!("the setting {name} is given twice"));
        }
    }
    Ok(settings)
}

/// Splits a string at its commas, except inside brackets, braces and quotation marks.
fn between_commas(text: &str) -> Vec<&str> {
    let (mut depth, mut quoted) = (0_usize, false);
    let outside = |c: char| {
        match c {
            '"' => quoted = !quoted,
            '[' | '{' if !quoted => depth += 1,
            ']' | '}' if !quoted => depth = depth.saturating_sub(1),
            _ => {}
        }
        c == ',' && depth == 0 && !quoted
    };
    text.split(outside).collect()
}

fn no_value(pair: &str) -> String {
    format!("{pair:?} has no value: write {pair}=VALUE, with commas between settings")
}

/// Parses an integer, `true`, `false`, `rounds:5` as `{"rounds":5}`, or a list or object as in JSON; any other value is
/// text.
fn value(text: &str) -> Result<Value, String> {
    if text.starts_with('{') {
        return read_object(text).map(Value::Object);
    }
    if text.starts_with('[') {
        return read_list(text).map(Value::Array);
    }
    Ok(match text.split_once(':') {
        Some((name, inner)) if name.starts_with(|first: char| first.is_ascii_alphabetic()) => {
            Value::Object(Map::from_iter([(name.to_owned(), scalar(inner))]))
        }
        _ => scalar(text),
    })
}

fn scalar(text: &str) -> Value {
    let plain = integer(text).or_else(|| text.parse().ok().map(Value::Bool));
    plain.unwrap_or_else(|| Value::String(text.to_owned()))
}

fn integer(text: &str) -> Option<Value> {
    let positive = text.parse::<u64>().ok().map(Value::from);
    positive.or_else(|| text.parse::<i64>().ok().map(Value::from))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn read(text: &str) -> Value {
        Value::Object(text.parse::<RulesText>().unwrap().settings)
    }

    #[test]
    fn integers_truths_pairs_and_words() {
        assert_eq!(
            read("tie_bonus=paid, packs=5,end=rounds:5,burn=true"),
            json!({ "tie_bonus": "paid", "packs": 5, "end": { "rounds": 5 }, "burn": true })
        );
        assert_eq!(read("deadline=16:00,fee=-3"), json!({ "deadline": "16:00", "fee": -3 }));
        assert_eq!(read("qualifier=9-high-3,share=1.5"), json!({ "qualifier": "9-high-3", "share": "1.5" }));
        assert_eq!(read(r#"{"straddle":[200,400]}"#), json!({ "straddle": [200, 400] }));
        assert_eq!(read(""), json!({}));
    }

    #[test]
    fn lists_and_tables_keep_their_commas() {
        assert_eq!(
            read(r#"raise_limits=[1,1,1,2,3,3],progressive={"a":"1 to 1","b, c":[2,{}]},ante_min=600"#),
            json!({
                "raise_limits": [1, 1, 1, 2, 3, 3],
                "progressive": { "a": "1 to 1", "b, c": [2, {}] },
                "ante_min": 600
            })
        );
        let message = "raise_limits=[1,1".parse::<RulesText>().unwrap_err();
        assert_eq!(
            message,
            "setting raise_limits: column 4: the text ends inside a list: add ] after its last value"
        );
    }

    #[test]
    fn settings_of_any_text_never_panic() {
        bolero::check!().with_iterations(20_000).with_max_len(200).for_each(|bytes: &[u8]| {
            if let Ok(read) = String::from_utf8_lossy(bytes).parse::<RulesText>() {
                let _ = read.settings::<games::holdem::Settings>();
            }
        });
        let chain = format!("x={}", "a:".repeat(60_000));
        assert!(chain.parse::<RulesText>().is_ok(), "a chain of names does not nest");
    }

    #[test]
    fn unreadable_values_are_named() {
        assert!("burn".parse::<RulesText>().unwrap_err().contains("burn=VALUE"));
        assert!("ante=1,ante=2".parse::<RulesText>().unwrap_err().contains("ante is given twice"));
    }

    #[test]
    fn unknown_settings_are_refused_with_the_valid_ones() {
        let settings = |text: &str| {
            let read = text.parse::<RulesText>().unwrap().settings::<games::holdem::Settings>();
            read.unwrap_err().to_string()
        };
        assert!(settings("bun=true").contains("there is no setting bun: there are preset"));
        assert!(
            settings("order=x")
                .contains("setting order: there is no choice x: choose one of after_big_blind")
        );
        assert!(settings("burn=7").contains("setting burn: expected true or false, found 7"));
    }
}
