//! Layout in 80 columns, with the clauses on the right.

use super::{Layout, NarratedEvent};
use crate::paint::{BOLD, DIM, StyledText, clauses, red_cards};
use anstyle::Style;
use std::io::{self, Write};

/// Width of a page, in columns.
pub const WIDTH: usize = 80;
/// Column in which right-aligned amounts end.
const AMOUNT: usize = 44;

/// A table: column headings and rows.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// The column headings, in one line.
    pub header: &'static str,
    /// The rows, which may contain colour codes.
    pub rows: Vec<String>,
}

impl Table {
    /// Prints the table after an empty line.
    ///
    /// # Errors
    /// If writing to `out` fails.
    pub fn print(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "\n{}", StyledText(DIM, self.header))?;
        self.rows.iter().try_for_each(|row| writeln!(out, "{}", row.trim_end()))
    }
}

/// Prints an event: first the title of the part that it begins, if any, then its text, unless its layout is
/// [`Layout::Aside`].
///
/// # Errors
/// If writing to `out` fails.
pub fn write_event(event: &NarratedEvent, out: &mut dyn Write) -> io::Result<()> {
    if let Some(title) = event.title {
        writeln!(out)?;
        let cited = if event.form == Layout::Aside { event.clauses.as_slice() } else { &[] };
        put(title, BOLD, None, cited, out)?;
    }
    match event.form {
        Layout::Aside => return Ok(()),
        Layout::Title | Layout::Apart => writeln!(out)?,
        Layout::Line => {}
    }
    match event.form {
        Layout::Title => put(&event.text, BOLD, None, &event.clauses, out),
        _ => put(&format!("  {}", event.text), Style::new(), event.amount.as_deref(), &event.clauses, out),
    }
}

/// Prints text, an amount, and the clauses on the right, or on a separate line if they do not fit.
fn put(
    text: &str,
    style: Style,
    amount: Option<&str>,
    cited: &[&str],
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut lines = wrapped(text);
    let text = lines.pop().unwrap_or_default();
    lines.iter().try_for_each(|line| writeln!(out, "{}", StyledText(style, red_cards(line))))?;
    let amount = amount.map(|amount| format!("{amount:>0$}", column(width(&text), width(amount))));
    let amount = amount.unwrap_or_default();
    let cited = clauses(cited);
    let used = width(&text) + width(&amount);
    let text = StyledText(style, red_cards(&text));
    if cited.is_empty() {
        return writeln!(out, "{text}{amount}");
    }
    if used + 2 + width(&cited) <= WIDTH {
        let gap = WIDTH - used - width(&cited);
        return writeln!(out, "{text}{amount}{:gap$}{}", "", StyledText(DIM, cited));
    }
    writeln!(out, "{text}{amount}")?;
    for line in wrapped(&cited) {
        writeln!(out, "{:1$}{2}", "", WIDTH.saturating_sub(width(&line)), StyledText(DIM, &line))?;
    }
    Ok(())
}

/// Field width for an amount after text: up to [`AMOUNT`], but at least two spaces after the text.
fn column(text: usize, amount: usize) -> usize {
    AMOUNT.saturating_sub(text).max(amount + 2)
}

/// Wraps text to the width of the page. Lines after the first are indented by two more columns.
pub fn wrapped(text: &str) -> Vec<String> {
    let margin = width(text) - width(text.trim_start());
    let mut lines = Vec::new();
    let mut line = " ".repeat(margin);
    for word in text.split_whitespace() {
        let begun = width(&line) > margin + 2 * usize::from(!lines.is_empty());
        if begun && width(&line) + 1 + width(word) > WIDTH {
            lines.push(std::mem::replace(&mut line, " ".repeat(margin + 2)));
        } else if begun {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    // Wrapping would collapse the inner spaces, so a line that fits is kept as it is.
    if width(text.trim_end()) <= WIDTH { vec![text.trim_end().to_owned()] } else { lines }
}

/// Display width of a string without colour codes, in columns.
pub fn width(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_wrapped_between_words() {
        assert_eq!(wrapped("  Ada  shows"), ["  Ada  shows"]);
        let lines = wrapped(&format!("  {}", "word ".repeat(40)));
        assert!(lines.iter().all(|line| width(line) <= WIDTH), "{lines:?}");
        assert!(lines[0].starts_with("  word") && lines[1].starts_with("    word"));
        assert_eq!(lines.join(" ").split_whitespace().count(), 40);
    }
}
