//! Import of participants from a CSV file: all of them, or none with the errors by line and column.

use super::error::RunRefusal;
use super::import_fault::ImportFault;
use super::registration::{Details, Registration, ShownAs};
use crate::csv::{self, Record};
use games::poker_run::Participant;

/// Maximum number of lines of a file, without its header.
pub const MAX_LINES: usize = 10_000;
/// Maximum number of errors that a refusal names.
pub const MAX_FAULTS: usize = 20;
/// The columns, of which only the name is required.
const COLUMNS: [&str; 7] = ["name", "rides", "hands", "shown_as", "contact", "number", "check"];

/// A registration with the number of its line in the file.
#[derive(Clone, Debug)]
pub struct ImportLine {
    /// The number of the line, from 1.
    pub line: u32,
    /// The registration.
    pub registration: Registration,
}

/// Reads a file: UTF-8 with or without a byte order mark, separated by commas or semicolons.
///
/// # Errors
/// `run.import_encoding`, `run.import_header`, `run.import_length`, and `run.import_faults` with the errors of the lines.
pub fn read(bytes: &[u8]) -> Result<Vec<ImportLine>, RunRefusal> {
    let text = decoded(bytes)?;
    let first = text.lines().next().unwrap_or_default();
    let separator = if first.contains(';') && !first.contains(',') { ';' } else { ',' };
    let records = csv::read(text, separator).map_err(|error| {
        let expected = "close the quotation mark, and write it twice inside a field";
        refused(vec![ImportFault::new(error.line, &error.column.to_string(), expected)])
    })?;
    let (header, lines) = records.split_first().ok_or_else(header_refused)?;
    let columns: Vec<String> = header.fields.iter().map(|field| field.trim().to_lowercase()).collect();
    let known = columns.iter().all(|column| COLUMNS.contains(&column.as_str()));
    let twice = columns.iter().enumerate().any(|(at, column)| columns[..at].contains(column));
    if !known || twice || !columns.iter().any(|column| column == "name") {
        return Err(header_refused());
    }
    if lines.len() > MAX_LINES {
        return Err(RunRefusal::ImportLength { lines: lines.len(), most: MAX_LINES });
    }
    let mut faults = Vec::new();
    let read = lines.iter().filter_map(|record| registration(&columns, record, &mut faults)).collect();
    if faults.is_empty() { Ok(read) } else { Err(refused(faults)) }
}

/// The refusal of a file with these errors; it names the first [`MAX_FAULTS`].
pub fn refused(mut faults: Vec<ImportFault>) -> RunRefusal {
    let count = faults.len();
    faults.truncate(MAX_FAULTS);
    let text = faults.iter().map(|fault| {
        let column = if fault.column.is_empty() { String::new() } else { format!(", {}", fault.column) };
        format!("line {}{column}: {}", fault.line, fault.text)
    });
    RunRefusal::ImportFaults { count, text: text.collect::<Vec<_>>().join("; "), faults }
}

fn header_refused() -> RunRefusal {
    RunRefusal::ImportHeader { known: COLUMNS.join(",") }
}

fn decoded(bytes: &[u8]) -> Result<&str, RunRefusal> {
    let utf16 = bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) || bytes.contains(&0);
    let text = std::str::from_utf8(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes));
    text.ok().filter(|_| !utf16).ok_or(RunRefusal::ImportEncoding)
}

/// Parses the registration in a line; its errors are added to `faults`.
fn registration(columns: &[String], record: &Record, faults: &mut Vec<ImportFault>) -> Option<ImportLine> {
    let line = record.line;
    if record.fields.len() > columns.len() {
        let expected = format!("{} fields, not {}", columns.len(), record.fields.len());
        faults.push(ImportFault::new(line, "", expected));
        return None;
    }
    let before = faults.len();
    let field = |name: &str| {
        let at = columns.iter().position(|column| column == name)?;
        let text = record.fields.get(at)?.trim();
        // The apostrophe that an export adds against CSV injection.
        let plain = text.strip_prefix('\'').filter(|rest| rest.starts_with(['=', '+', '-', '@']));
        Some(plain.unwrap_or(text)).filter(|text| !text.is_empty())
    };
    let mut wrong = |column: &str, expected: &str| {
        faults.push(ImportFault::new(line, column, expected));
    };
    let rides = field("rides").map_or(Some(true), yes_or_no);
    if rides.is_none() {
        wrong("rides", "write yes or no");
    }
    let shown_as = field("shown_as").map_or(Some(ShownAs::Number), shown_as);
    if shown_as.is_none() {
        wrong("shown_as", "write name, initials or number");
    }
    let hands = field("hands").map_or(Some(1), |text| text.parse().ok());
    if hands.is_none() {
        wrong("hands", "write a whole number");
    }
    let participant =
        field("number").map(|text| text.parse().ok().filter(|&n| Participant::new(n).is_some()));
    if participant == Some(None) {
        wrong("number", "write a whole number from 1");
    }
    let check = field("check").map(|text| text.parse().ok());
    if check == Some(None) {
        wrong("check", "write the letter of the sheet");
    }
    if faults.len() > before {
        return None;
    }
    let details = Details { shown_as: shown_as?, contact: field("contact").map(str::to_owned) };
    let name = field("name").unwrap_or_default().to_owned();
    let (participant, check) = (participant.flatten(), check.flatten());
    let registration = Registration { participant, check, name, rides: rides?, hands: hands?, details };
    Some(ImportLine { line, registration })
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

    fn code(bytes: &[u8]) -> String {
        read(bytes).map(|_| ()).unwrap_err().code().to_owned()
    }

    #[test]
    fn files_of_common_spreadsheets_are_read() {
        let comma = "name,rides,hands,shown_as,contact,number\r\nAnn Lee,yes,2,initials,\"555, home\",17\r\n\r\nBo,,,,,\r\n";
        let semicolon = "\u{feff}Name;Rides;Number\nAnn Lee;sí;17\nBo;no;\n";
        for text in [comma, semicolon] {
            let lines = read(text.as_bytes()).unwrap();
            let names: Vec<&str> = lines.iter().map(|one| one.registration.name.as_str()).collect();
            assert_eq!(names, ["Ann Lee", "Bo"]);
            assert_eq!(lines[0].registration.participant, Some(17));
            assert_eq!(lines[1].registration.participant, None);
        }
        let first = read(comma.as_bytes()).unwrap().remove(0).registration;
        assert_eq!((first.hands, first.details.contact.as_deref()), (2, Some("555, home")));
        assert_eq!(first.details.shown_as, ShownAs::Initials);
    }

    #[test]
    fn wrong_files_are_refused_with_the_place() {
        assert_eq!(code(b"\xff\xfen\0a\0m\0e\0"), "run.import_encoding");
        assert_eq!(code(b"name\nN\xfa\xf1ez\n"), "run.import_encoding");
        for header in ["", "rides", "name,name", "name,age"] {
            assert_eq!(code(header.as_bytes()), "run.import_header", "{header}");
        }
        assert_eq!(code(format!("name\n{}", "x\n".repeat(10_001)).as_bytes()), "run.import_length");
        let text = "name,rides,hands,number\nAnn,perhaps,2,0\nBo,no,two,3,4\n\"Cy\"x,no,1,4\n";
        let RunRefusal::ImportFaults { faults, .. } = read(text.as_bytes()).unwrap_err() else { panic!() };
        assert_eq!(faults[0].line, 4, "a wrong quotation mark is found first");
        let text = text.replace("\"Cy\"x", "Cy");
        let RunRefusal::ImportFaults { count, faults, .. } = read(text.as_bytes()).unwrap_err() else {
            panic!()
        };
        let places: Vec<(u32, &str)> =
            faults.iter().map(|fault| (fault.line, fault.column.as_str())).collect();
        assert_eq!((count, places), (3, vec![(2, "rides"), (2, "number"), (3, "")]));
        let many = format!("name,hands\n{}", "Ann,x\n".repeat(30));
        let RunRefusal::ImportFaults { count, faults, .. } = read(many.as_bytes()).unwrap_err() else {
            panic!()
        };
        assert_eq!((count, faults.len()), (30, MAX_FAULTS));
    }
}
