//! An incremental scanner that tracks whether a position in a TOML document is inside a string, list or table.

use crate::code::Code;
use crate::error::FileError;

/// Maximum nesting depth of lists and tables, far deeper than that of any field of the format.
pub(super) const MAX_DEPTH: usize = 32;

/// The lexical state for the next byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Within {
    #[default]
    Plain,
    /// Inside a string that ends with this quotation mark, or with three of them if multi-line (`lines`).
    String { mark: u8, lines: bool },
}

/// The state after the lines scanned so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scanner {
    within: Within,
    depth: usize,
}

impl Scanner {
    /// Returns whether the next line is outside all strings, lists and tables, so that it can be a heading.
    pub fn is_outside(&self) -> bool {
        self.depth == 0 && self.within == Within::Plain
    }

    /// Scans one complete line and returns its maximum nesting depth.
    pub fn line(&mut self, line: &[u8]) -> usize {
        let mut deepest = self.depth;
        let mut rest = line;
        while let Some(&byte) = rest.first() {
            let read = match self.within {
                Within::Plain => self.plain(byte, rest),
                Within::String { mark, lines } => self.inside(byte, mark, lines, rest),
            };
            rest = rest.get(read..).unwrap_or_default();
            deepest = deepest.max(self.depth);
        }
        deepest
    }

    /// Consumes input outside strings. Returns the number of bytes consumed.
    fn plain(&mut self, byte: u8, rest: &[u8]) -> usize {
        match byte {
            b'#' => return rest.len(),
            b'[' | b'{' => self.depth += 1,
            b']' | b'}' => self.depth = self.depth.saturating_sub(1),
            b'"' | b'\'' => {
                let lines = rest.starts_with(&[byte; 3]);
                self.within = Within::String { mark: byte, lines };
                return if lines { 3 } else { 1 };
            }
            _ => (),
        }
        1
    }

    /// Consumes input inside a string. Returns the number of bytes consumed. A single-line string always ends
    /// with its line.
    fn inside(&mut self, byte: u8, mark: u8, lines: bool, rest: &[u8]) -> usize {
        if byte == b'\\' && mark == b'"' {
            return if rest.get(1) == Some(&b'\n') && !lines { 1 } else { 2 };
        }
        let marks = rest.iter().take_while(|&&byte| byte == mark).count();
        let ends = if lines { marks >= 3 } else { marks >= 1 || byte == b'\n' };
        if !ends {
            return marks.max(1);
        }
        self.within = Within::Plain;
        // Up to two quotation marks of the content may precede the three that end a multi-line string.
        if lines { marks.min(5) } else { 1 }
    }
}

/// Refuses text nested deeper than [`MAX_DEPTH`], before any values are built.
pub(super) fn check_depth(text: &str, first_line: usize) -> Result<(), FileError> {
    let mut scanner = Scanner::default();
    for (place, line) in text.split_inclusive('\n').enumerate() {
        if scanner.line(line.as_bytes()) > MAX_DEPTH {
            return Err(FileError::new(Code::Toml, too_deep()).at_line(Some(first_line + place)));
        }
    }
    Ok(())
}

/// The message for excessive nesting.
pub(super) fn too_deep() -> String {
    format!("lists and tables are nested more than {MAX_DEPTH} deep, as in no hand: write them flat")
}

/// The first key, unquoted, of a line that looks like a heading, such as `[key]`, `[key.more]` or `[[key]]`. `None` for
/// any other line.
pub(crate) fn heading(line: &[u8]) -> Option<String> {
    let line = line.trim_ascii_start();
    let inner = line.strip_prefix(b"[")?;
    let inner = inner.strip_prefix(b"[").unwrap_or(inner).trim_ascii_start();
    let key = match inner.first()? {
        mark @ (b'"' | b'\'') => inner[1..].split(|byte| byte == mark).next()?,
        _ => inner.split(|byte| b".]#\n".contains(byte)).next()?,
    };
    Some(String::from_utf8_lossy(key.trim_ascii()).into_owned())
}

/// Returns whether a line consists of a table header, `[key]`, optionally followed by a comment.
pub(crate) fn is_bare_header(line: &[u8]) -> bool {
    let inner = line.trim_ascii().strip_prefix(b"[").and_then(|inner| {
        let end = inner.iter().position(|&byte| byte == b']')?;
        let behind = inner[end + 1..].trim_ascii_start();
        (behind.is_empty() || behind.starts_with(b"#")).then_some(&inner[..end])
    });
    let in_key = |byte: &u8| byte.is_ascii_alphanumeric() || b"_-\"' ".contains(byte);
    inner.is_some_and(|inner| !inner.is_empty() && inner.iter().all(in_key))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outside_after(text: &str) -> bool {
        let mut scanner = Scanner::default();
        for line in text.split_inclusive('\n') {
            scanner.line(line.as_bytes());
        }
        scanner.is_outside()
    }

    #[test]
    fn unclosed_strings_and_lists_are_distinguished_from_closed_ones() {
        let ended = [
            "a = 1 # [ \" '''\n",
            "a = '''\n[1]\n'''\n",
            "a = '''x'''''\n",
            "a = \"\"\"\\\"\"\"\"\n",
            "a = \"\\\\\"\n",
            "a = ''\nb = \"\"\n",
            "a = [ # ]\n ']', \"]\\\"]\",\n]\n",
            "a = \"never closed\n",
            "a = \"never closed\\\n",
        ];
        ended.into_iter().for_each(|text| assert!(outside_after(text), "{text:?}"));
        let open = ["a = [\n", "a = '''\n'' '\n", "a = \"\"\"\\\"\"\"\n", "a = {\n[1]\n", "a = [[]\n"];
        open.into_iter().for_each(|text| assert!(!outside_after(text), "{text:?}"));
    }

    #[test]
    fn headings_are_recognized_by_their_first_key() {
        let name = |line: &str| heading(line.as_bytes());
        let one = Some("1".to_owned());
        let lines = ["[1]", " [ 1 ] # x", "[\"1\"]", "['1'.more]", "[1.more]", "[[1]]"];
        lines.into_iter().for_each(|line| assert_eq!(name(line), one, "{line}"));
        assert_eq!(name("a = [1]"), None);
        let bare = |line: &str| is_bare_header(line.as_bytes());
        assert!(bare("[1]\r\n") && bare("  ['a b'] # x"));
        assert!(!bare("[1],\n") && !bare("[]") && !bare("[[1]]") && !bare("[1, 2]") && !bare("['d dh p1']]"));
    }
}
