//! A component of the bill of materials.

use crate::packages::Package;
use anyhow::{Context, Result, bail};
use data_encoding::{BASE64, HEXLOWER};
use serde_json::{Value, json};

/// A package or library in the program.
#[derive(Debug, PartialEq)]
pub struct Component {
    /// Package URL, which is also its reference within the document.
    pub url: String,
    group: Option<String>,
    name: String,
    version: String,
    /// Licence as an SPDX expression.
    license: String,
    /// Algorithm and hash of the package file, in hexadecimal digits.
    hash: Option<(&'static str, String)>,
    /// Name in the National Vulnerability Database.
    cpe: Option<String>,
}

impl Component {
    /// A package of crates.io, with the checksum in the packages of `Cargo.lock`.
    ///
    /// # Errors
    /// If the package has no licence, or the lock file no checksum.
    pub fn of_cargo(package: &Package, locked: &[toml::Value]) -> Result<Component> {
        let Package { name, version, license, .. } = package;
        let text = |value: &toml::Value, key: &str| value.get(key)?.as_str().map(str::to_owned);
        let is_it = |value: &&toml::Value| {
            text(value, "name").as_ref() == Some(name) && text(value, "version").as_ref() == Some(version)
        };
        let checksum = locked.iter().find(is_it).and_then(|value| text(value, "checksum"));
        let checksum = checksum.with_context(|| format!("Cargo.lock has no checksum of {name} {version}"))?;
        let license = license.as_deref().with_context(|| format!("{name} {version} names no licence"))?;
        Ok(Component {
            url: Component::cargo_url(package),
            group: None,
            name: name.clone(),
            version: version.clone(),
            license: expression(license),
            hash: Some(("SHA-256", checksum)),
            cpe: None,
        })
    }

    /// Package URL of a package of crates.io.
    pub fn cargo_url(package: &Package) -> String {
        format!("pkg:cargo/{}@{}", package.name, escaped(&package.version))
    }

    /// A package of npm, with the hash in `package-lock.json`. `folder` is its folder, relative to that of the file.
    ///
    /// # Errors
    /// If the lock file does not list it with version, licence and hash.
    pub fn of_npm(folder: &str, lock: &Value) -> Result<Component> {
        let entry = &lock["packages"][folder];
        let word = |key: &str| {
            entry[key].as_str().with_context(|| format!("web/package-lock.json has no {key} of {folder}"))
        };
        let full = folder.rsplit("node_modules/").next().unwrap_or(folder);
        let (group, name) = match full.split_once('/') {
            Some((group, name)) => (Some(group.to_owned()), name),
            None => (None, full),
        };
        let version = word("version")?;
        let prefix = group.as_deref().map(|group| format!("{}/", escaped(group))).unwrap_or_default();
        Ok(Component {
            url: format!("pkg:npm/{prefix}{name}@{}", escaped(version)),
            name: name.to_owned(),
            version: version.to_owned(),
            license: expression(word("license")?),
            hash: Some(("SHA-512", sha512(word("integrity")?)?)),
            group,
            cpe: None,
        })
    }

    /// SQLite, with the version that its header defines.
    ///
    /// # Errors
    /// If the header defines none.
    pub fn sqlite(header: &str) -> Result<Component> {
        let line = header.lines().find_map(|line| line.strip_prefix("#define SQLITE_VERSION "));
        let version = line.and_then(|line| line.split('"').nth(1)).context("sqlite3.h defines no version")?;
        Ok(Component {
            url: format!("pkg:generic/sqlite@{version}"),
            group: None,
            name: "sqlite".to_owned(),
            version: version.to_owned(),
            // SQLite is in the public domain; this is the identifier of SPDX for its blessing.
            license: "blessing".to_owned(),
            hash: None,
            cpe: Some(format!("cpe:2.3:a:sqlite:sqlite:{version}:*:*:*:*:*:*:*")),
        })
    }

    /// The component in the form of CycloneDX.
    pub fn json(&self) -> Value {
        let mut json = json!({
            "type": "library",
            "bom-ref": self.url,
            "name": self.name,
            "version": self.version,
            "licenses": [{ "expression": self.license }],
            "purl": self.url,
        });
        if let Some(group) = &self.group {
            json["group"] = json!(group);
        }
        if let Some((algorithm, content)) = &self.hash {
            json["hashes"] = json!([{ "alg": algorithm, "content": content }]);
        }
        if let Some(cpe) = &self.cpe {
            json["cpe"] = json!(cpe);
        }
        json
    }
}

/// The licence as an expression of SPDX. Older packages write a slash instead of `OR`.
fn expression(license: &str) -> String {
    let alternatives: Vec<&str> = license.split('/').map(str::trim).collect();
    alternatives.join(" OR ")
}

/// Escapes the characters that have a meaning in a package URL.
fn escaped(text: &str) -> String {
    text.replace('%', "%25").replace('@', "%40").replace('+', "%2B")
}

/// The hexadecimal digits of a hash that npm writes as `sha512-` and Base64.
fn sha512(integrity: &str) -> Result<String> {
    let Some(encoded) = integrity.strip_prefix("sha512-") else {
        bail!("{integrity:?} is no SHA-512: extend xtask/src/dist/sbom/component.rs");
    };
    Ok(HEXLOWER.encode(&BASE64.decode(encoded.as_bytes())?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_package_of_npm_has_its_scope_and_its_hash() {
        let lock = json!({ "packages": { "node_modules/@a/b": {
            "version": "1.0.0+x", "license": "Apache-2.0", "integrity": "sha512-AQL/",
        }}});
        let component = Component::of_npm("node_modules/@a/b", &lock).unwrap();
        assert_eq!(component.url, "pkg:npm/%40a/b@1.0.0%2Bx");
        assert_eq!(component.json()["hashes"][0]["content"], "0102ff");
        assert_eq!(component.json()["group"], "@a");
        let error = Component::of_npm("node_modules/c", &lock).unwrap_err().to_string();
        assert!(error.contains("node_modules/c"), "{error}");
    }

    #[test]
    fn a_package_of_crates_io_has_its_checksum() {
        let lock = "[[package]]\nname = \"a\"\nversion = \"1.0.0\"\nchecksum = \"0f\"\n";
        let lock: toml::Table = lock.parse().unwrap();
        let package = Package {
            id: String::new(),
            is_ours: false,
            name: "a".into(),
            version: "1.0.0".into(),
            license: Some("MIT/Apache-2.0".into()),
            source: None,
            authors: Vec::new(),
            repository: None,
            manifest_path: "".into(),
        };
        let locked = lock["package"].as_array().unwrap();
        let json = Component::of_cargo(&package, locked).unwrap().json();
        assert_eq!(json["licenses"][0]["expression"], "MIT OR Apache-2.0");
        assert_eq!(
            (&json["purl"], &json["hashes"][0]["content"]),
            (&json!("pkg:cargo/a@1.0.0"), &json!("0f"))
        );
        assert!(Component::of_cargo(&Package { version: "2.0.0".into(), ..package }, locked).is_err());
    }

    #[test]
    fn the_version_of_sqlite_is_that_of_its_header() {
        let sqlite = Component::sqlite("#define SQLITE_VERSION        \"3.51.3\"\n").unwrap();
        assert_eq!(sqlite.url, "pkg:generic/sqlite@3.51.3");
        assert!(Component::sqlite("").is_err());
    }
}
