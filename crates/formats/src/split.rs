//! Streaming splitter for `.phhs` files of any length, which buffers one hand at a time.

use crate::code::Code;
use crate::encoding::text_of;
use crate::entry::{Entry, read_entries};
use crate::error::FileError;
use crate::fields::{MAX_BYTES, Scanner, heading, is_bare_header, too_large};
use std::collections::HashMap;

/// Parses the text of a `.phhs` file, which has a table for each hand, headed `[1]`, `[2]`, and so on. Hands are
/// returned in the order of the text, and an invalid hand does not affect the others. [`Splitter`] does the same for
/// text that arrives line by line.
pub fn parse_hands(text: &str) -> Vec<Entry> {
    let mut entries = Vec::new();
    let mut found = |entry| entries.push(entry);
    let mut splitter = Splitter::default();
    text.split_inclusive('\n').for_each(|line| splitter.line(line.as_bytes(), &mut found));
    splitter.end(&mut found);
    entries
}

/// Incremental parser of a `.phhs` file's text, which arrives line by line: a table for each hand, headed `[1]`, `[2]`,
/// and so on.
///
/// A line is a heading if it starts with `[` outside all strings, lists and tables. One that names the same hand again,
/// such as `[1.notes]` below `[1]`, continues the hand. If a hand is invalid or too long, perhaps because it does not
/// close a string, the next line that consists of a heading ends that hand anyway, so that it does not swallow the
/// following ones. From there on, every such line is a heading.
#[derive(Debug, Default)]
pub struct Splitter {
    piece: Piece,
    scanner: Scanner,
    /// The number of lines started so far.
    lines: usize,
    /// `true` if the last line is still incomplete.
    in_line: bool,
    /// `true` once a hand was too long, or was invalid and contained a line that looks like a heading. Every such line
    /// is a heading from then on.
    loose: bool,
    /// The headings so far, with their line numbers.
    headings: HashMap<String, usize>,
}

/// The text under one heading, or before the first one.
#[derive(Debug, Default)]
struct Piece {
    name: Option<String>,
    first_line: usize,
    text: Vec<u8>,
    /// The size of the whole piece in bytes; only the beginning of an oversized piece is kept.
    size: usize,
}

impl Splitter {
    /// Adds the next line, including its line break, and passes each completed hand to `found`. A line longer
    /// than [`MAX_BYTES`] may arrive in parts of at most that size.
    pub fn line(&mut self, part: &[u8], found: &mut dyn FnMut(Entry)) {
        if !self.loose && self.overflows(part) {
            self.loose = true;
            self.reread(found);
        }
        if !self.in_line {
            self.lines += 1;
            self.begin_if_heading(part, found);
        }
        self.in_line = !part.ends_with(b"\n");
        if !self.loose {
            self.scanner.line(part);
        }
        self.piece.push(part);
    }

    /// Ends the text: completes the last hand and passes it to `found`.
    pub fn end(mut self, found: &mut dyn FnMut(Entry)) {
        self.close(found);
    }

    /// Returns whether this line would make the hand too long, which suggests an unclosed string, list or table.
    fn overflows(&self, part: &[u8]) -> bool {
        let begins = !self.in_line && self.scanner.is_outside() && heading(part).is_some();
        !begins && self.piece.size + part.len() > MAX_BYTES
    }

    fn begin_if_heading(&mut self, line: &[u8], found: &mut dyn FnMut(Entry)) {
        let bare = is_bare_header(line);
        let begins = if self.loose { bare } else { self.scanner.is_outside() };
        let Some(name) = heading(line).filter(|_| begins) else { return };
        if !bare && self.piece.name.as_ref() == Some(&name) {
            return;
        }
        let first_line = self.lines;
        self.close(found);
        self.scanner = Scanner::default();
        self.lines = first_line;
        self.piece = Piece { name: Some(name), first_line, ..Piece::default() };
    }

    /// Parses the piece that ends here.
    fn close(&mut self, found: &mut dyn FnMut(Entry)) {
        let mut read = self.piece.read();
        if read.is_err() && !self.loose && self.reread(found) {
            read = self.piece.read();
        }
        let piece = std::mem::take(&mut self.piece);
        self.give(&piece, read, found);
    }

    /// Ends a piece that is invalid or too long before its next line that consists of a heading, and splits the rest
    /// again. Returns `false` if there is no such line.
    fn reread(&mut self, found: &mut dyn FnMut(Entry)) -> bool {
        let Some(end) = self.piece.next_heading() else { return false };
        self.loose = true;
        let rest = self.piece.text.split_off(end);
        self.piece.size = end;
        self.lines = self.piece.line_at(end) - 1;
        self.in_line = false;
        rest.split_inclusive(|&byte| byte == b'\n').for_each(|line| self.line(line, found));
        true
    }

    fn give(&mut self, piece: &Piece, read: Result<Vec<Entry>, FileError>, found: &mut dyn FnMut(Entry)) {
        match self.second(piece).map_or(read, Err) {
            Ok(entries) => entries.into_iter().for_each(found),
            Err(error) => found(Entry { name: piece.name.clone(), hand: Err(error), round: None }),
        }
    }

    /// Records the heading of a piece. Returns the error if an earlier piece has the same heading.
    fn second(&mut self, piece: &Piece) -> Option<FileError> {
        let name = piece.name.clone()?;
        let message = format!("the heading [{name}] comes a second time");
        let before = self.headings.insert(name, piece.first_line)?;
        let message = format!("{message}: line {before} has it already, and every hand has its own");
        Some(FileError::new(Code::Toml, message).at_line(Some(piece.first_line)))
    }
}

impl Piece {
    fn push(&mut self, part: &[u8]) {
        self.size += part.len();
        if self.size <= MAX_BYTES {
            self.text.extend_from_slice(part);
        }
    }

    fn read(&self) -> Result<Vec<Entry>, FileError> {
        if self.size > MAX_BYTES {
            return Err(too_large(self.size).at_line(Some(self.line_at(0))));
        }
        let text = text_of(&self.text).map_err(|error| {
            FileError::new(Code::Utf8, error.to_string()).at_line(Some(self.line_at(error.offset())))
        })?;
        read_entries(text, self.line_at(0))
    }

    /// The line number in the whole file of the byte at this offset.
    fn line_at(&self, place: usize) -> usize {
        self.first_line.max(1) + self.text[..place].iter().filter(|&&byte| byte == b'\n').count()
    }

    /// The offset of the first line that consists of a heading, not counting the first line of the piece. `None` if
    /// there is none.
    fn next_heading(&self) -> Option<usize> {
        let mut place = 0;
        self.text.split_inclusive(|&byte| byte == b'\n').find_map(|line| {
            let at = place;
            place += line.len();
            (at > 0 && is_bare_header(line)).then_some(at)
        })
    }
}
