//! Third-party packages and their licence texts.

use crate::packages::Package;
use crate::tidy::licences::is_allowed;
use anyhow::{Context, Result};
use serde_json::Value;
use spdx::{Expression, ParseMode};
use std::fs;
use std::path::Path;

/// Name prefixes of licence files and folders, in lower case.
const NAMES: &[&str] = &["license", "licence", "copying", "copyright", "notice", "patents", "unlicense"];

/// A third-party package with its licence.
#[derive(Debug, Default, PartialEq)]
pub struct Work {
    /// Name and version of the package.
    pub name: String,
    /// Licence of the package, as an SPDX expression; empty if it names none.
    pub license: String,
    /// Authors of the package; empty if it lists none.
    pub authors: String,
    /// URL of the package's source code; empty if it names none.
    pub source: String,
    /// The licence texts in the package or, if it contains none, the standard texts of its allowed licences.
    pub texts: Vec<Text>,
}

/// The text of a licence.
#[derive(Debug, PartialEq)]
pub struct Text {
    /// Path of the file in the package, or the name of the standard text.
    pub name: String,
    /// The text, without trailing white space on its lines and at its end.
    pub text: String,
}

impl Work {
    /// Reads a Cargo package and its licence texts.
    ///
    /// # Errors
    /// If the folder of the package cannot be read.
    pub fn of_cargo(package: Package) -> Result<Work> {
        let folder = package.manifest_path.parent().context("a manifest is in no folder")?;
        let license = package.license.unwrap_or_default();
        Ok(Work {
            name: format!("{} {}", package.name, package.version),
            texts: texts(folder, &license)?,
            license,
            authors: package.authors.join(", "),
            source: package.repository.unwrap_or_default(),
        })
    }

    /// Reads an npm package and its licence texts from its folder.
    ///
    /// # Errors
    /// If the folder or its `package.json` cannot be read.
    pub fn of_npm(folder: &Path) -> Result<Work> {
        let path = folder.join("package.json");
        let text = fs::read_to_string(&path).with_context(|| format!("{} cannot be read", path.display()))?;
        let package: Value =
            serde_json::from_str(&text).with_context(|| format!("{} is not valid JSON", path.display()))?;
        let license = word(&package["license"], "type");
        Ok(Work {
            name: format!("{} {}", word(&package["name"], ""), word(&package["version"], "")),
            texts: texts(folder, &license)?,
            license,
            authors: word(&package["author"], "name"),
            source: word(&package["repository"], "url"),
        })
    }
}

/// A string value, or the string in the field `field` of an object; empty if there is neither.
fn word(value: &Value, field: &str) -> String {
    value.as_str().or_else(|| value[field].as_str()).unwrap_or_default().to_owned()
}

/// The licence texts in a package's folder or, if there are none, the standard texts of its allowed licences.
fn texts(folder: &Path, license: &str) -> Result<Vec<Text>> {
    let mut found = Vec::new();
    read(folder, "", &mut found).with_context(|| format!("{} cannot be read", folder.display()))?;
    found.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(if found.is_empty() { standard(license) } else { found })
}

/// Adds the licence files of a folder, and all files in its licence folders.
fn read(folder: &Path, prefix: &str, found: &mut Vec<Text>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if prefix.is_empty() && !is_licence(&name) {
            continue;
        }
        let name = format!("{prefix}{name}");
        if entry.file_type()?.is_dir() {
            read(&entry.path(), &format!("{name}/"), found)?;
        } else {
            found.push(Text { text: plain(&fs::read(entry.path())?), name });
        }
    }
    Ok(())
}

fn is_licence(name: &str) -> bool {
    let small = name.to_lowercase();
    NAMES.iter().any(|beginning| small.starts_with(beginning)) && !small.ends_with(".rs")
}

/// The text without a byte order mark, without trailing white space, and without empty lines at its start and end.
fn plain(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let lines: Vec<&str> = text.trim_start_matches('\u{feff}').lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

/// The standard texts of the licences in the expression that are on the allow list.
fn standard(license: &str) -> Vec<Text> {
    let Ok(expression) = Expression::parse_mode(license, ParseMode::LAX) else { return Vec::new() };
    let asked = expression.requirements().map(|asked| &asked.req);
    let ids = asked.filter(|asked| is_allowed(asked)).filter_map(|asked| asked.license.id());
    ids.map(|id| Text { name: format!("standard text of {}", id.name), text: plain(id.text().as_bytes()) })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A temporary folder for a test, removed on drop.
    struct Temporary(std::path::PathBuf);

    impl Temporary {
        fn new(name: &str, files: &[(&str, &str)]) -> Temporary {
            let folder = std::env::temp_dir().join(format!("cardroom-{name}-{}", std::process::id()));
            for (file, text) in files {
                let path = folder.join(file);
                fs::create_dir_all(path.parent().unwrap()).unwrap();
                fs::write(path, text).unwrap();
            }
            Temporary(folder)
        }
    }

    impl Drop for Temporary {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn names(work: &Work) -> Vec<&str> {
        work.texts.iter().map(|text| text.name.as_str()).collect()
    }

    #[test]
    fn the_texts_in_a_package_are_read() {
        let files = [
            (
                "package.json",
                r#"{"name": "@a/b", "version": "1.0.0", "license": "MIT", "author": {"name": "Ann"}}"#,
            ),
            ("LICENSES/MIT.txt", "Copyright Ann  \r\n\r\nMay be used.\r\n\r\n"),
            ("Copying", "As you like."),
            ("license.rs", "fn license() {}"),
            ("README.md", "Read me."),
        ];
        let folder = Temporary::new("texts", &files);
        let work = Work::of_npm(&folder.0).unwrap();
        assert_eq!(names(&work), ["Copying", "LICENSES/MIT.txt"]);
        assert_eq!(work.texts[1].text, "Copyright Ann\n\nMay be used.");
        assert_eq!(
            (work.name.as_str(), work.authors.as_str(), work.source.as_str()),
            ("@a/b 1.0.0", "Ann", "")
        );
    }

    #[test]
    fn a_package_without_a_text_has_the_standard_ones_that_are_allowed() {
        let package =
            r#"{"name": "a", "version": "1.0.0", "license": "MIT OR Apache-2.0 OR LGPL-2.1-or-later"}"#;
        let folder = Temporary::new("standard", &[("package.json", package)]);
        let work = Work::of_npm(&folder.0).unwrap();
        assert_eq!(names(&work), ["standard text of MIT", "standard text of Apache-2.0"]);
        assert!(work.texts[0].text.contains("Permission is hereby granted"));
    }
}
