//! A table of columns and rows, and its output as CSV.

use anyhow::Context;
use csv::ErrorKind;
use std::io;

/// A table with as many fields in every row as there are columns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    columns: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Sheet {
    /// A table without rows.
    pub fn new<T: Into<String>>(columns: impl IntoIterator<Item = T>) -> Sheet {
        Sheet { columns: columns.into_iter().map(Into::into).collect(), rows: Vec::new() }
    }

    /// Adds a row.
    ///
    /// # Panics
    /// If the row has more or fewer fields than there are columns.
    pub fn row<T: Into<String>>(&mut self, fields: impl IntoIterator<Item = T>) {
        let row: Vec<String> = fields.into_iter().map(Into::into).collect();
        assert_eq!(row.len(), self.columns.len(), "a field for every column of {:?}", self.columns);
        self.rows.push(row);
    }

    /// Writes the table to standard output as CSV (RFC 4180, except that lines end with a line feed alone).
    ///
    /// # Errors
    /// If writing to standard output fails.
    pub fn print(&self) -> anyhow::Result<()> {
        let mut writer = csv::Writer::from_writer(io::stdout().lock());
        let mut lines = std::iter::once(&self.columns).chain(&self.rows);
        let written = lines.try_for_each(|line| writer.write_record(line));
        written.map_err(cause).and_then(|()| writer.flush()).context("standard output")
    }
}

/// Unwraps the I/O error of the CSV writer, so that a closed pipe is recognized.
fn cause(error: csv::Error) -> io::Error {
    match error.into_kind() {
        ErrorKind::Io(error) => error,
        other => io::Error::other(format!("{other:?}")),
    }
}
