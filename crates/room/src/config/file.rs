//! Reads settings from a TOML file.

use super::error::{ConfigError, SettingSource};
use super::setting::{RawSetting, SettingName};
use formats::input::{Fault, Place, from_toml};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use toml::{Spanned, Value};

/// Advice for a Windows path in double quotation marks, within which a backslash begins an escape sequence of TOML.
pub const BACKSLASHES: &str =
    r"a path with backslashes is written in single quotation marks: data = 'D:\Cardroom'";

/// Reads the settings from a file.
///
/// # Errors
/// [`ConfigError`] with the file and, if there is one, the line.
pub fn read(path: &Path) -> Result<Vec<RawSetting>, ConfigError> {
    let text = fs::read_to_string(path);
    let text =
        text.map_err(|error| ConfigError::new(SettingSource::File(path.to_owned()), read_error(&error)))?;
    settings(path, &text)
}

fn read_error(error: &std::io::Error) -> String {
    match error.kind() {
        std::io::ErrorKind::NotFound => "there is no such file".to_owned(),
        std::io::ErrorKind::PermissionDenied => "this user may not read it".to_owned(),
        std::io::ErrorKind::InvalidData => "it is not text in UTF-8".to_owned(),
        _ => format!("it cannot be read: {error}"),
    }
}

/// Parses settings from TOML.
///
/// # Errors
/// [`ConfigError`] with the line.
pub fn settings(path: &Path, text: &str) -> Result<Vec<RawSetting>, ConfigError> {
    let source = |line| SettingSource::Line(path.to_owned(), line);
    let table: BTreeMap<SettingName, Spanned<Value>> = from_toml(text).map_err(|error| {
        let line = error.place.map_or(1, |place| place.line);
        let written = text.lines().nth(line - 1).unwrap_or_default();
        ConfigError::new(source(line), fault_text(error.fault, written))
    })?;
    let setting = |(name, value): (SettingName, Spanned<Value>)| {
        let line = Place::of(text.as_bytes(), value.span().start).line;
        setting(source(line), name, value.into_inner())
    };
    table.into_iter().map(setting).collect()
}

/// Describes a fault in a line, which is `written`.
fn fault_text(fault: Fault, written: &str) -> String {
    match fault {
        // The names of settings are deserialized as an enum, but the operator who writes the file sees them as fields.
        Fault::NoSuchChoice { found, known } => Fault::NoSuchField { found, known }.message("setting"),
        Fault::Syntax(_) if written.contains('"') && written.contains('\\') => BACKSLASHES.to_owned(),
        Fault::Syntax(words) => {
            format!("this is not TOML: {words}. A setting is written listen = \"127.0.0.1:8080\"")
        }
        other => other.message("setting"),
    }
}

fn setting(source: SettingSource, name: SettingName, value: Value) -> Result<RawSetting, ConfigError> {
    let value = match value {
        Value::String(text) => text,
        Value::Boolean(yes) => yes.to_string(),
        Value::Integer(count) => count.to_string(),
        _ => {
            let wrong = format!(
                "the value of {} is written in quotation marks, as a whole number, or as true or false",
                name.key()
            );
            return Err(ConfigError::new(source, wrong));
        }
    };
    Ok(RawSetting { name, value, source })
}
