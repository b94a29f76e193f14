//! CSV (RFC 4180): a writer of lines, with a guard against formulas, and a parser of records.

use games::unit::Unit;

/// A line of CSV with commas, including its line break (CRLF). A text field that a spreadsheet would take for a formula
/// is prefixed with an apostrophe.
pub fn line(fields: &[&str]) -> String {
    let fields: Vec<String> = fields.iter().map(|field| quoted(&guarded(field))).collect();
    format!("{}\r\n", fields.join(","))
}

/// The text, with an apostrophe in front of a first character that would begin a formula. A negative number is not
/// changed.
fn guarded(field: &str) -> String {
    let formula = field.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']);
    let number = !field.is_empty()
        && field.trim_start_matches('-').bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    if formula && !number { format!("'{field}") } else { field.to_owned() }
}

fn quoted(field: &str) -> String {
    if field.contains([',', ';', '"', '\r', '\n']) || field.trim() != field {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

/// An amount as a number without a sign for the currency: cents as a decimal number such as `-12.05`, chips and points
/// as a whole number.
pub fn amount(unit: Unit, amount: i64) -> String {
    if unit != Unit::Cents {
        return amount.to_string();
    }
    let sign = if amount < 0 { "-" } else { "" };
    let cents = amount.unsigned_abs();
    format!("{sign}{}.{:02}", cents / 100, cents % 100)
}

/// A record of a CSV text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The number of the line on which the record begins, from 1.
    pub line: u32,
    /// The fields of the record, unquoted and without white space at either end.
    pub fields: Vec<String>,
}

/// A quotation mark in a field that is not quoted, text after the closing quotation mark of a field, or a quoted field
/// that does not end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuoteError {
    /// The number of the line on which the field begins, from 1.
    pub line: u32,
    /// The number of the field in its record, from 1.
    pub column: u32,
}

/// The records of a CSV text, and its misplaced quotation marks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parsed {
    /// The records with text in at least one field.
    pub records: Vec<Record>,
    /// The misplaced quotation marks, up to the limit given to [`read`].
    pub errors: Vec<QuoteError>,
}

/// Reads records whose fields are separated by `separator`. Records whose fields are all empty, such as blank lines,
/// are omitted. After a misplaced quotation mark, reading continues on the line after the one on which its record
/// begins. It stops after `max_errors` errors, since each error may take a pass over the rest of the text.
pub fn read(text: &str, separator: char, max_errors: usize) -> Parsed {
    let mut parsed = Parsed::default();
    let mut reader = Reader { rest: text.chars().peekable(), line: 1, separator };
    while reader.rest.peek().is_some() && parsed.errors.len() < max_errors {
        let (line, rest) = (reader.line, reader.rest.clone());
        match reader.record() {
            Ok(record) if record.fields.iter().all(String::is_empty) => {}
            Ok(record) => parsed.records.push(record),
            Err(error) => {
                parsed.errors.push(error);
                (reader.line, reader.rest) = (line, rest);
                reader.skip_line();
            }
        }
    }
    parsed
}

struct Reader<'a> {
    rest: std::iter::Peekable<std::str::Chars<'a>>,
    line: u32,
    separator: char,
}

impl Reader<'_> {
    /// Skips the rest of the line.
    fn skip_line(&mut self) {
        while self.rest.next_if(|&next| next != '\n' && next != '\r').is_some() {}
        self.end_line();
    }

    fn end_line(&mut self) {
        self.rest.next_if_eq(&'\r');
        self.rest.next_if_eq(&'\n');
        self.line += 1;
    }

    fn record(&mut self) -> Result<Record, QuoteError> {
        let line = self.line;
        let mut fields = Vec::new();
        loop {
            let column = u32::try_from(fields.len() + 1).unwrap_or(u32::MAX);
            fields.push(self.field(column)?);
            if self.rest.next_if_eq(&self.separator).is_none() {
                self.end_line();
                return Ok(Record { line, fields });
            }
        }
    }

    fn field(&mut self, column: u32) -> Result<String, QuoteError> {
        if self.rest.next_if_eq(&'"').is_some() {
            return self.quoted(column);
        }
        let mut field = String::new();
        let separator = self.separator;
        while let Some(next) = self.rest.next_if(|&next| next != separator && next != '\n' && next != '\r') {
            if next == '"' {
                return Err(QuoteError { line: self.line, column });
            }
            field.push(next);
        }
        Ok(field.trim().to_owned())
    }

    /// The rest of a quoted field, after its first quotation mark.
    fn quoted(&mut self, column: u32) -> Result<String, QuoteError> {
        let error = QuoteError { line: self.line, column };
        let mut field = String::new();
        loop {
            match self.rest.next().ok_or(error)? {
                '"' if self.rest.next_if_eq(&'"').is_some() => field.push('"'),
                '"' => break,
                next => {
                    self.line += u32::from(next == '\n');
                    field.push(next);
                }
            }
        }
        let separator = self.separator;
        let ends = self.rest.peek().is_none_or(|&next| next == separator || next == '\n' || next == '\r');
        if ends { Ok(field.trim().to_owned()) } else { Err(error) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn formulas_are_guarded_and_numbers_are_not() {
        assert_eq!(
            line(&["=1+1", "-5.00", "-x", "@a", "+34 600", "a"]),
            "'=1+1,-5.00,'-x,'@a,'+34 600,a\r\n"
        );
        assert_eq!(line(&["a\"b", "c,d", "e;f", " g"]), "\"a\"\"b\",\"c,d\",\"e;f\",\" g\"\r\n");
    }

    #[test]
    fn wrong_quotation_marks_are_found() {
        let error = |line, column| QuoteError { line, column };
        let errors = |text| read(text, ',', 9).errors;
        assert_eq!(errors("a,b\n\"c,d"), [error(2, 1)]);
        assert_eq!(errors("a,b\"c"), [error(1, 2)]);
        assert_eq!(errors("\"a\"b,c"), [error(1, 1)]);
        let mixed = read("a\nb\"\nc\n\"d\ne\r\nf\"g", ',', 9);
        assert_eq!(mixed.errors, [error(2, 1), error(4, 1), error(6, 1)]);
        let lines = |records: &[Record]| records.iter().map(|one| one.line).collect::<Vec<_>>();
        assert_eq!(lines(&mixed.records), [1, 3, 5]);
        assert_eq!(read(&"\"a\n".repeat(8), ',', 3).errors.len(), 3);
        let lines = lines(&read("a\r\n\r\n\"b\nc\"\rd", ',', 9).records);
        assert_eq!(lines, [1, 3, 5]);
    }

    proptest! {
        #[test]
        fn written_csv_round_trips(rows in prop::collection::vec(prop::collection::vec("[a-z\",;\n ]{0,6}", 3), 1..5)) {
            let rows: Vec<Vec<String>> = rows.into_iter()
                .map(|row| row.iter().map(|field| format!("x{}", field.trim_end())).collect())
                .collect();
            let text: String = rows.iter()
                .map(|row| line(&row.iter().map(String::as_str).collect::<Vec<_>>()))
                .collect();
            let read: Vec<Vec<String>> = read(&text, ',', 9).records.into_iter().map(|one| one.fields).collect();
            prop_assert_eq!(read, rows);
        }
    }
}
