//! Reads Cargo's lock file.

use toml::{Table, Value};

/// A package in the lock file.
#[derive(Debug, PartialEq)]
pub struct Locked {
    /// Name of the package.
    pub name: String,
    /// Version of the package.
    pub version: String,
    /// Line of the package's name in the lock file, counted from 1.
    pub line: usize,
}

/// The packages of a lock file, in the order of the file; empty if it is not TOML, which cargo would refuse.
pub fn packages(lock: &str) -> Vec<Locked> {
    let table: Table = lock.parse().unwrap_or_default();
    let listed = table.get("package").and_then(Value::as_array).into_iter().flatten();
    let text = |package: &Value, key: &str| package.get(key).and_then(Value::as_str).map(str::to_owned);
    let named = listed.filter_map(|package| Some((text(package, "name")?, text(package, "version")?)));
    named.map(|(name, version)| Locked { line: line_of(lock, &name, &version), name, version }).collect()
}

/// The line of the package's name in a lock file; 1 if it is missing.
pub fn line_of(lock: &str, name: &str, version: &str) -> usize {
    let wanted = [format!("name = \"{name}\""), format!("version = \"{version}\"")];
    let lines: Vec<&str> = lock.lines().collect();
    lines.windows(2).position(|two| two == wanted).map_or(1, |at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_are_read_with_their_lines() {
        let lock = "version = 4\n\n[[package]]\nname = \"a\"\nversion = \"1.0.0\"\n\n\
                    [[package]]\nname = \"a\"\nversion = \"2.0.0\"\n";
        let read: Vec<_> = packages(lock).into_iter().map(|p| (p.name, p.version, p.line)).collect();
        let a = |version: &str, line| ("a".to_owned(), version.to_owned(), line);
        assert_eq!(read, [a("1.0.0", 4), a("2.0.0", 8)]);
        assert_eq!(line_of(lock, "b", "1.0.0"), 1);
    }
}
