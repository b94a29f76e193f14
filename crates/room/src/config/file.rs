//! Settings from a TOML file.

use super::error::{ConfigError, SettingSource};
use super::setting::{RawSetting, SettingName};
use std::collections::BTreeMap;
use std::fs;
use std::ops::Range;
use std::path::Path;
use toml::{Spanned, Value};

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
/// Those of [`read`].
pub fn settings(path: &Path, text: &str) -> Result<Vec<RawSetting>, ConfigError> {
    let line = |span: Option<Range<usize>>| {
        let before = &text.as_bytes()[..span.map_or(0, |span| span.start).min(text.len())];
        SettingSource::Line(path.to_owned(), before.iter().filter(|&&byte| byte == b'\n').count() + 1)
    };
    let table: Result<BTreeMap<Spanned<String>, Value>, toml::de::Error> = toml::from_str(text);
    let table = table.map_err(|error| {
        let wrong =
            "this is not TOML, or a setting is given twice: a setting is written listen = \"127.0.0.1:8080\"";
        ConfigError::new(line(error.span()), wrong)
    })?;
    table.into_iter().map(|(name, value)| setting(&line(Some(name.span())), name.get_ref(), &value)).collect()
}

fn setting(source: &SettingSource, name: &str, value: &Value) -> Result<RawSetting, ConfigError> {
    let known = name.parse().map_err(|_| {
        let names: Vec<&str> = SettingName::ALL.iter().map(|name| name.key()).collect();
        let names = names.join(", ");
        ConfigError::new(source.clone(), format!("there is no setting {name}: there are {names}"))
    })?;
    let value = match value {
        Value::String(text) => text.clone(),
        Value::Boolean(yes) => yes.to_string(),
        Value::Integer(count) => count.to_string(),
        _ => {
            let wrong = format!(
                "the value of {name} is written in quotation marks, as a whole number, or as true or false"
            );
            return Err(ConfigError::new(source.clone(), wrong));
        }
    };
    Ok(RawSetting { name: known, value, source: source.clone() })
}
