//! A Rust file as tokens.

/// Kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A name or a keyword.
    Word,
    /// A string of any kind; the token's text is what stands between the quotes, as written.
    Text,
    /// A single character of punctuation.
    Mark,
    /// A number, a character or a lifetime.
    Other,
}

/// A token and its line, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'a> {
    /// Kind of the token.
    pub kind: Kind,
    /// Its text.
    pub text: &'a str,
    /// The line on which it begins.
    pub line: usize,
}

impl Token<'_> {
    /// Reports whether it is this word or mark; a string never is.
    pub fn is(&self, text: &str) -> bool {
        self.kind != Kind::Text && self.text == text
    }

    /// Reports whether it is a name or a keyword.
    pub fn is_word(&self) -> bool {
        self.kind == Kind::Word
    }
}

/// The tokens of a file. What does not end (a string, a comment) ends with the file.
pub fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut reader = Reader { rest: source, line: 1 };
    std::iter::from_fn(|| reader.next()).collect()
}

struct Reader<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Reader<'a> {
    fn next(&mut self) -> Option<Token<'a>> {
        self.skip_blank();
        let line = self.line;
        let first = self.rest.chars().next()?;
        let (kind, text) = if let Some(hashes) = self.raw_string() {
            (Kind::Text, self.take_raw(hashes))
        } else if first == '"' || self.rest.starts_with("b\"") || self.rest.starts_with("c\"") {
            (Kind::Text, self.take_string())
        } else if is_word(first) {
            let kind = if first.is_ascii_digit() { Kind::Other } else { Kind::Word };
            (kind, self.take(word_length(self.rest)))
        } else if first == '\'' {
            (Kind::Other, self.take(quote_length(self.rest)))
        } else {
            (Kind::Mark, self.take(first.len_utf8()))
        };
        Some(Token { kind, text, line })
    }

    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    /// Passes over white space and comments.
    fn skip_blank(&mut self) {
        loop {
            let blank = self.rest.len() - self.rest.trim_start().len();
            let length = match blank {
                0 if self.rest.starts_with("//") => self.rest.find('\n').unwrap_or(self.rest.len()),
                0 if self.rest.starts_with("/*") => comment_length(self.rest),
                0 => return,
                _ => blank,
            };
            self.take(length);
        }
    }

    /// Number of `#` around a raw string that begins here; `None` if none does.
    fn raw_string(&self) -> Option<usize> {
        let rest = self.rest.strip_prefix(['b', 'c']).unwrap_or(self.rest).strip_prefix('r')?;
        let inner = rest.trim_start_matches('#');
        inner.starts_with('"').then_some(rest.len() - inner.len())
    }

    fn take_raw(&mut self, hashes: usize) -> &'a str {
        let open = self.rest.find('"').map_or(self.rest.len(), |quote| quote + 1);
        self.take(open);
        let close = format!("\"{}", "#".repeat(hashes));
        let length = self.rest.find(&close).unwrap_or(self.rest.len());
        let text = self.take(length);
        self.take(close.len().min(self.rest.len()));
        text
    }

    fn take_string(&mut self) -> &'a str {
        let open = self.rest.find('"').map_or(self.rest.len(), |quote| quote + 1);
        self.take(open);
        let text = self.take(until_quote(self.rest, '"'));
        self.take(self.rest.len().min(1));
        text
    }
}

fn is_word(c: char) -> bool {
    c == '_' || c.is_alphanumeric()
}

fn word_length(rest: &str) -> usize {
    rest.find(|c| !is_word(c)).unwrap_or(rest.len())
}

/// The length of a comment that begins here; comments of this kind nest.
fn comment_length(rest: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < rest.len() {
        let here = &rest.as_bytes()[at..];
        let (step, change) = match here {
            [b'/', b'*', ..] => (2, 1),
            [b'*', b'/', ..] => (2, -1),
            _ => (1, 0),
        };
        at += step;
        depth += change;
        if depth == 0 {
            return at;
        }
    }
    rest.len()
}

/// The length up to the closing quote, passing over what a backslash escapes.
fn until_quote(rest: &str, quote: char) -> usize {
    let mut escaped = false;
    let close = rest.char_indices().find(|&(_, c)| {
        let found = c == quote && !escaped;
        escaped = c == '\\' && !escaped;
        found
    });
    close.map_or(rest.len(), |(at, _)| at)
}

/// The length of a character such as `'a'` or `'\n'`, or of a lifetime such as `'a`.
fn quote_length(rest: &str) -> usize {
    let inner = &rest[1..];
    let is_char = inner.starts_with('\\') || inner.chars().nth(1) == Some('\'');
    if !is_char {
        return 1 + word_length(inner);
    }
    (until_quote(inner, '\'') + 2).min(rest.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(source: &str) -> Vec<&str> {
        tokens(source).into_iter().map(|token| token.text).collect()
    }

    #[test]
    fn comments_are_dropped_and_strings_are_one_token() {
        let source = "a // b\n/* c /* d */ e */ f \"g \\\" // h\" r#\"i \" j\"# b\"k\" l";
        assert_eq!(texts(source), ["a", "f", "g \\\" // h", "i \" j", "k", "l"]);
        assert!(!tokens("\"a\"")[0].is("a"));
    }

    #[test]
    fn characters_and_lifetimes_are_told_apart() {
        assert_eq!(texts("'a' '\\'' &'b str '\"' x"), ["'a'", "'\\''", "&", "'b", "str", "'\"'", "x"]);
    }

    #[test]
    fn lines_are_counted_through_everything() {
        let tokens = tokens("a\n/*\n*/ b \"\n\n\" c\nr\"\n\" d");
        let lines: Vec<_> = tokens.iter().map(|token| token.line).collect();
        assert_eq!(lines, [1, 3, 3, 5, 6, 7]);
    }

    #[test]
    fn what_does_not_end_ends_with_the_file() {
        for source in ["\"a", "r#\"a", "/* a", "'\\", "'", "b\"", "é\"é"] {
            tokens(source);
        }
    }
}
