//! Hands out of a `.phhs` text, one after another: of a text of any length no more is held than one hand.

use super::error::PhhError;
use super::read::{Entry, read_entries};
use super::scan::{Scanner, heading, is_bare_heading};
use std::collections::HashMap;

/// The most bytes of one hand, and so of a `.phh` file.
pub const MOST_BYTES: usize = 1 << 20;

/// Reads a `.phhs` text that comes in lines: a table for each hand, headed `[1]`, `[2]`, and so on.
///
/// A line is a heading if it begins with `[` outside all strings, lists and tables. Where a hand leaves one of these
/// open, the next line that is nothing but a heading ends it all the same, so that it does not hide the others; from
/// there on every such line is a heading.
#[derive(Debug, Default)]
pub struct Splitter {
    piece: Piece,
    scanner: Scanner,
    /// How many lines have begun.
    lines: usize,
    /// Whether the last line was not ended yet.
    in_line: bool,
    /// Whether some hand was not closed.
    loose: bool,
    /// The lines of the headings so far.
    headings: HashMap<String, usize>,
}

/// The text under one heading, or before the first.
#[derive(Debug, Default)]
struct Piece {
    name: Option<String>,
    first_line: usize,
    text: Vec<u8>,
    /// How long the text is in all; of one that is too long no more than the beginning is kept.
    size: usize,
}

impl Splitter {
    /// Takes the next line with its end, and gives the hands that it completes. A line of more than [`MOST_BYTES`] may
    /// come in parts as long as that.
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

    /// Gives what the last lines hold.
    pub fn end(mut self, found: &mut dyn FnMut(Entry)) {
        self.close(found);
    }

    /// Whether the hand would be too long, so that it is likely not closed.
    fn overflows(&self, part: &[u8]) -> bool {
        let begins = !self.in_line && self.scanner.is_outside() && heading(part).is_some();
        !begins && self.piece.size + part.len() > MOST_BYTES
    }

    fn begin_if_heading(&mut self, line: &[u8], found: &mut dyn FnMut(Entry)) {
        let bare = is_bare_heading(line);
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

    /// Reads the piece that ends here.
    fn close(&mut self, found: &mut dyn FnMut(Entry)) {
        let mut read = self.piece.read();
        if read.is_err() && !self.loose && self.reread(found) {
            read = self.piece.read();
        }
        let piece = std::mem::take(&mut self.piece);
        self.give(&piece, read, found);
    }

    /// Parts a piece that cannot be read where a line in it looks like a heading, if there is one.
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

    fn give(&mut self, piece: &Piece, read: Result<Vec<Entry>, PhhError>, found: &mut dyn FnMut(Entry)) {
        match self.second(piece).map_or(read, Err) {
            Ok(entries) => entries.into_iter().for_each(found),
            Err(error) => found(Entry { name: piece.name.clone(), hand: Err(error), round: None }),
        }
    }

    /// A heading may come once.
    fn second(&mut self, piece: &Piece) -> Option<PhhError> {
        let name = piece.name.clone()?;
        let message = format!("the heading [{name}] comes a second time");
        let before = self.headings.insert(name, piece.first_line)?;
        let message = format!("{message}: line {before} has it already, and every hand has its own");
        Some(PhhError::new("toml", message).at_line(Some(piece.first_line)))
    }
}

impl Piece {
    fn push(&mut self, part: &[u8]) {
        self.size += part.len();
        if self.size <= MOST_BYTES {
            self.text.extend_from_slice(part);
        }
    }

    fn read(&self) -> Result<Vec<Entry>, PhhError> {
        if self.size > MOST_BYTES {
            return Err(too_large(self.size).at_line(Some(self.line_at(0))));
        }
        let text = str::from_utf8(&self.text).map_err(|error| {
            let place = error.valid_up_to();
            let message = format!("byte {:#04x} is not UTF-8 text", self.text[place]);
            PhhError::new("utf8", message).at_line(Some(self.line_at(place)))
        })?;
        read_entries(text, self.line_at(0))
    }

    /// The line of a byte of the text, in the whole text.
    fn line_at(&self, place: usize) -> usize {
        self.first_line.max(1) + self.text[..place].iter().filter(|&&byte| byte == b'\n').count()
    }

    /// Where the next line begins that looks like a heading.
    fn next_heading(&self) -> Option<usize> {
        let mut place = 0;
        self.text.split_inclusive(|&byte| byte == b'\n').find_map(|line| {
            let at = place;
            place += line.len();
            (at > 0 && is_bare_heading(line)).then_some(at)
        })
    }
}

/// A hand that is longer than any.
pub(crate) fn too_large(size: usize) -> PhhError {
    let limit = MOST_BYTES >> 20;
    let message = format!(
        "the hand has {size} bytes, more than the limit of {limit} MiB: several hands belong in a .phhs file"
    );
    PhhError::new("hand_too_large", message)
}
