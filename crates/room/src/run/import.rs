//! Import of participants from a CSV file: either all of them, or none, with the errors by line and column.

use super::error::RunRefusal;
use super::import_fault::ImportFault;
use super::payment::TillId;
use super::registration::{Details, Registration, ShownAs};
use crate::csv::{self, Parsed, Record};
use games::poker_run::Participant;
use serde::Serialize;

/// Maximum number of lines in a file, without its header.
pub const MAX_LINES: usize = 10_000;
/// Maximum number of errors that a refusal names.
pub const MAX_FAULTS: usize = 20;
/// The columns; only the name is required.
pub const COLUMNS: [&str; 10] =
    ["number", "check", "name", "rides", "hands", "shown_as", "contact", "waiver", "payment", "withdrawn"];

/// The participants of a file, with the errors found while reading it.
#[derive(Clone, Debug, Serialize)]
pub struct ImportFile {
    /// The lines, except those of participants who withdrew and those that cannot be read as fields. A field with an
    /// error has a valid value instead, so that the other fields are checked too.
    pub lines: Vec<ImportLine>,
    /// The errors found while reading the file.
    pub faults: Vec<ImportFault>,
    /// The till into which the cash payments of the file go; `None` for the only open till that the staff member may
    /// use.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub till: Option<TillId>,
}

/// A registration with the number of its line in the file.
#[derive(Clone, Debug, Serialize)]
pub struct ImportLine {
    /// The number of the line, from 1.
    pub line: u32,
    /// The registration that the line describes.
    pub registration: Registration,
    /// Payments of the fees: one for each hand, one for all hands, or none if the file does not say.
    pub payments: Vec<ImportPayment>,
}

/// Payment of the fee of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, strum::EnumString)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case", ascii_case_insensitive)]
pub enum ImportPayment {
    /// The fee was not paid.
    Unpaid,
    /// The fee was paid; the file does not say how.
    Paid,
    /// Paid in cash, which is put into a till. In an event without tills the payment is not recorded.
    Cash,
    /// Paid with a card.
    Card,
    /// Paid before the event.
    Prepaid,
}

/// Reads a CSV file: UTF-8 with or without a byte order mark, with fields separated by commas, semicolons or tabs.
///
/// # Errors
/// A refusal of the whole file: `run.import_encoding`, `run.import_header`, `run.import_column`,
/// `run.import_column_twice`, `run.import_length`, and `run.import_faults` for a misplaced quote in the header.
pub fn read(bytes: &[u8]) -> Result<ImportFile, RunRefusal> {
    let text = decoded(bytes)?;
    let Parsed { records, errors } = csv::read(text, separator(text), MAX_FAULTS);
    let quote = |line, column: &str| ImportFault::new(line, column, &RunRefusal::ImportQuote);
    if let Some(error) =
        errors.first().filter(|error| records.first().is_none_or(|one| error.line < one.line))
    {
        return Err(refusal(vec![quote(error.line, &error.column.to_string())]));
    }
    let (header, lines) = records.split_first().ok_or_else(header_refused)?;
    let columns = columns(header)?;
    if lines.len() > MAX_LINES {
        return Err(RunRefusal::ImportLength { lines: lines.len(), most: MAX_LINES });
    }
    let name = |column: u32| {
        let known = columns.get(column as usize - 1).cloned();
        known.unwrap_or_else(|| column.to_string())
    };
    let mut faults: Vec<ImportFault> =
        errors.iter().map(|error| quote(error.line, &name(error.column))).collect();
    let lines = lines.iter().filter_map(|record| registration(&columns, record, &mut faults)).collect();
    Ok(ImportFile { lines, faults, till: None })
}

/// The refusal of a file with these errors, in the order of its lines; it names the first [`MAX_FAULTS`].
pub fn refusal(mut faults: Vec<ImportFault>) -> RunRefusal {
    let count = faults.len();
    faults.sort_by_key(|fault| fault.line);
    faults.truncate(MAX_FAULTS);
    RunRefusal::ImportFaults { count, faults }
}

/// The separator: a comma if the first line contains one, otherwise a semicolon, otherwise a tab; a comma if the line
/// contains none of them.
fn separator(text: &str) -> char {
    let first = text.lines().next().unwrap_or_default();
    [',', ';', '\t'].into_iter().find(|&separator| first.contains(separator)).unwrap_or(',')
}

/// The names of the columns in lower case. Refuses unknown and duplicate names, and a header without the column `name`.
fn columns(header: &Record) -> Result<Vec<String>, RunRefusal> {
    let columns: Vec<String> = header.fields.iter().map(|field| field.trim().to_lowercase()).collect();
    for (at, column) in columns.iter().enumerate() {
        let (column, known) = (column.clone(), COLUMNS.join(", "));
        if !COLUMNS.contains(&column.as_str()) {
            return Err(RunRefusal::ImportColumn { line: header.line, position: at + 1, column, known });
        }
        if columns[..at].contains(&column) {
            return Err(RunRefusal::ImportColumnTwice { line: header.line, position: at + 1, column });
        }
    }
    if columns.iter().any(|column| column == "name") { Ok(columns) } else { Err(header_refused()) }
}

fn header_refused() -> RunRefusal {
    RunRefusal::ImportHeader { known: COLUMNS.join(", ") }
}

fn decoded(bytes: &[u8]) -> Result<&str, RunRefusal> {
    let zeros = bytes.iter().filter(|&&byte| byte == 0).count();
    let utf16 =
        bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) || zeros > bytes.len() / 3;
    if utf16 {
        return Err(RunRefusal::ImportEncoding { line: 1 });
    }
    std::str::from_utf8(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)).map_err(|error| {
        let lines = bytes[..error.valid_up_to()].iter().filter(|&&byte| byte == b'\n').count();
        RunRefusal::ImportEncoding { line: lines + 1 }
    })
}

/// Reads the fields of one line of the file, and collects the errors found in it.
struct LineReader<'a> {
    columns: &'a [String],
    record: &'a Record,
    faults: &'a mut Vec<ImportFault>,
}

impl LineReader<'_> {
    /// The field of this column; `None` if it is empty or missing.
    fn field(&self, name: &str) -> Option<&str> {
        let at = self.columns.iter().position(|column| column == name)?;
        let text = self.record.fields.get(at)?.trim();
        // An export adds an apostrophe against CSV injection.
        let plain = text.strip_prefix('\'').filter(|rest| rest.starts_with(['=', '+', '-', '@']));
        Some(plain.unwrap_or(text)).filter(|text| !text.is_empty())
    }

    /// The parsed field of this column; the default if the field is empty or has an error.
    fn parsed<T>(
        &mut self,
        column: &str,
        default: T,
        parse: impl Fn(&str) -> Option<T>,
        error: impl Fn(String) -> RunRefusal,
    ) -> T {
        let Some(found) = self.field(column).map(str::to_owned) else { return default };
        parse(&found).unwrap_or_else(|| {
            self.fault(column, &error(found));
            default
        })
    }

    fn fault(&mut self, column: &str, refusal: &RunRefusal) {
        self.faults.push(ImportFault::new(self.record.line, column, refusal));
    }
}

/// Parses the registration in a line; `None` if the participant withdrew, and for a line with too many fields or a NUL
/// character. The errors of the line are added to `faults`.
fn registration(columns: &[String], record: &Record, faults: &mut Vec<ImportFault>) -> Option<ImportLine> {
    let mut reader = LineReader { columns, record, faults };
    let (fields, named) = (record.fields.len(), columns.len());
    if fields > named {
        reader.fault(&(named + 1).to_string(), &RunRefusal::ImportFields { fields, columns: named });
        return None;
    }
    if let Some(at) = record.fields.iter().position(|field| field.contains('\0')) {
        reader.fault(&columns[at], &RunRefusal::ImportNul);
        return None;
    }
    let choice = |choices: &'static str| {
        move |found: String| RunRefusal::ImportChoice { found, choices: choices.to_owned() }
    };
    let whole = |found: String| RunRefusal::ImportNumber { found };
    if reader.parsed("withdrawn", false, yes_or_no, choice("yes, no")) {
        return None;
    }
    let rides = reader.parsed("rides", true, yes_or_no, choice("yes, no"));
    let shown_as = reader.parsed("shown_as", ShownAs::Number, shown_as, choice("name, initials, number"));
    let hands = reader.parsed("hands", 1, |text| text.parse().ok(), whole);
    let number = |text: &str| text.parse().ok().filter(|&number| Participant::new(number).is_some());
    let participant = reader.parsed("number", None, |text| number(text).map(Some), whole);
    let letter = |found: String| RunRefusal::ImportLetter { found };
    let check = reader.parsed("check", None, |text| text.parse().ok().map(Some), letter);
    let payments =
        reader.parsed("payment", Vec::new(), payments, choice("unpaid, paid, cash, card, prepaid"));
    let waiver = reader.parsed("waiver", None, |text| yes_or_no(text).map(Some), choice("yes, no"));
    let details = Details { shown_as, contact: reader.field("contact").map(str::to_owned), waiver };
    let name = reader.field("name").unwrap_or_default().to_owned();
    let registration = Registration { participant, check, name, rides, hands, details };
    Some(ImportLine { line: record.line, registration, payments })
}

/// The payments in a field, one or one for each hand; `None` if a word is not a payment.
fn payments(text: &str) -> Option<Vec<ImportPayment>> {
    text.split_whitespace().map(|word| word.parse().ok()).collect()
}

fn yes_or_no(text: &str) -> Option<bool> {
    match text.to_lowercase().as_str() {
        "yes" | "y" | "true" | "1" | "sí" | "si" | "s" => Some(true),
        "no" | "n" | "false" | "0" => Some(false),
        _ => None,
    }
}

fn shown_as(text: &str) -> Option<ShownAs> {
    match text.to_lowercase().as_str() {
        "name" => Some(ShownAs::Name),
        "initials" => Some(ShownAs::Initials),
        "number" => Some(ShownAs::Number),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal::Refusal;
    use serde_json::json;

    fn code(bytes: &[u8]) -> String {
        read(bytes).map(|_| ()).unwrap_err().code().to_owned()
    }

    /// The line, the column and the code of each error.
    fn faults(text: &str) -> Vec<(u32, String, String)> {
        let file = read(text.as_bytes()).unwrap();
        let code = |fault: &ImportFault| json!(fault)["code"].as_str().unwrap().to_owned();
        file.faults.iter().map(|fault| (fault.line, fault.column.clone(), code(fault))).collect()
    }

    #[test]
    fn files_of_common_spreadsheets_are_read() {
        let comma = "name,rides,hands,shown_as,contact,number\r\nAnn Lee,yes,2,initials,\"555, home\",17\r\n\r\nBo,,,,,\r\n";
        let semicolon = "\u{feff}Name;Rides;Number\nAnn Lee;sí;17\nBo;no;\n";
        let tab = "name\tnumber\nAnn Lee\t17\nBo\t\n";
        for text in [comma, semicolon, tab] {
            let lines = read(text.as_bytes()).unwrap().lines;
            let names: Vec<&str> = lines.iter().map(|one| one.registration.name.as_str()).collect();
            assert_eq!(names, ["Ann Lee", "Bo"]);
            assert_eq!(lines[0].registration.participant, Some(17));
            assert_eq!(lines[1].registration.participant, None);
        }
        let first = read(comma.as_bytes()).unwrap().lines.remove(0).registration;
        assert_eq!((first.hands, first.details.contact.as_deref()), (2, Some("555, home")));
        assert_eq!(first.details.shown_as, ShownAs::Initials);
        let paid = read(b"name,payment\nAnn,Prepaid\nBo,cash unpaid\nCy,\n").unwrap().lines;
        let paid: Vec<&[ImportPayment]> = paid.iter().map(|line| &*line.payments).collect();
        assert_eq!(paid, [&[ImportPayment::Prepaid][..], &[ImportPayment::Cash, ImportPayment::Unpaid], &[]]);
    }

    #[test]
    fn a_wrong_first_line_or_encoding_is_named() {
        let refusal = |bytes: &[u8]| {
            let refusal = read(bytes).map(|_| ()).unwrap_err();
            (refusal.code().to_owned(), json!(refusal.arguments()))
        };
        assert_eq!(refusal(b"\xff\xfen\0a\0m\0e\0"), ("run.import_encoding".into(), json!({ "line": 1 })));
        assert_eq!(refusal(b"n\0a\0m\0e\0"), ("run.import_encoding".into(), json!({ "line": 1 })));
        assert_eq!(refusal(b"name\nBo\nN\xfa\xf1ez\n"), ("run.import_encoding".into(), json!({ "line": 3 })));
        for header in ["", "rides"] {
            assert_eq!(code(header.as_bytes()), "run.import_header", "{header}");
        }
        let (wrong, args) = refusal(b"nom,rides\nAnn,yes\n");
        assert_eq!(
            (&*wrong, &args["column"], &args["position"]),
            ("run.import_column", &json!("nom"), &json!(1))
        );
        let (wrong, args) = refusal(b"\nname,rides,Name\n");
        assert_eq!(wrong, "run.import_column_twice");
        assert_eq!(args, json!({ "line": 2, "position": 3, "column": "name" }));
        assert_eq!(refusal(b"name,,hands\n").1["position"], 2);
        let refused = read(b"name,\"rid\"es\nAnn,yes\n").unwrap_err().to_string();
        assert!(refused.starts_with("nothing was imported; 1 error: line 1, 2: "), "{refused}");
        assert_eq!(code(format!("name\n{}", "x\n".repeat(10_001)).as_bytes()), "run.import_length");
    }

    #[test]
    fn every_error_of_a_file_has_a_line_and_a_column() {
        let text = "name,rides,hands,number\nAnn,perhaps,2,0\nBo,no,two,3,4\n\"Cy\"x,no,1,4\nD\0,no,-1\nEd,no,-1,5\n";
        let expected = [
            (4, "name", "run.import_quote"),
            (2, "rides", "run.import_choice"),
            (2, "number", "run.import_number"),
            (3, "5", "run.import_fields"),
            (5, "name", "run.import_nul"),
            (6, "hands", "run.import_number"),
        ];
        let expected = expected.map(|(line, column, code)| (line, column.to_owned(), code.to_owned()));
        assert_eq!(faults(text), expected);
        let words = [("payment", "later"), ("shown_as", "nick"), ("withdrawn", "x"), ("check", "AB")];
        for (column, wrong) in words {
            let found = faults(&format!("name,{column}\nAnn,{wrong}\n"));
            assert_eq!((found.len(), found[0].0, &*found[0].1), (1, 2, column));
        }
        let file = read(text.as_bytes()).unwrap();
        let RunRefusal::ImportFaults { faults, .. } = refusal(file.faults) else { panic!() };
        assert!(faults.is_sorted_by_key(|fault| fault.line));
        let many = format!("name,hands\n{}", "Ann,x\n".repeat(30));
        let RunRefusal::ImportFaults { count, faults, .. } = refusal(read(many.as_bytes()).unwrap().faults)
        else {
            panic!()
        };
        assert_eq!((count, faults.len()), (30, MAX_FAULTS));
        let one = refusal(read(b"name,hands\nAnn,x\n").unwrap().faults);
        assert_eq!(
            one.to_string(),
            "nothing was imported; 1 error: line 2, hands: write a whole number from 1, not \"x\""
        );
    }
}
