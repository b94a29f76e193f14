//! A stream of requests (JSON Lines): one request and one reply per line, in order.
//!
//! A line that cannot be parsed or is refused is answered with an error, and the stream continues. Replies are flushed
//! as soon as no further complete line is buffered.

use crate::exit::{RunStatus, report_error};
use anyhow::Context;
use requests::json::utf8;
use requests::{Code, RequestError};
use serde::Serialize;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};

/// Maximum length of a line, in bytes; a longer line is refused and skipped.
pub const MAX_LINE: usize = 16 << 20;

/// Capacity of the line buffer that is kept for the next line, in bytes.
const KEPT: usize = 1 << 20;

/// Answers standard input line by line. The status is [`RunStatus::Failure`] if a line was refused.
///
/// # Errors
/// If reading standard input or writing to standard output fails.
pub fn answer<R: Serialize>(
    mut request: impl FnMut(&str) -> Result<R, RequestError>,
) -> anyhow::Result<RunStatus> {
    let (input, output) = (io::stdin().lock(), io::stdout().lock());
    let tally = stream(input, output, &mut request).context("standard input or output")?;
    tally.report();
    Ok(if tally.refused == 0 { RunStatus::Success } else { RunStatus::Failure })
}

/// Reads all of standard input as one request.
///
/// # Errors
/// If reading standard input fails. A request that is too long or not UTF-8 is refused instead.
pub fn read_all() -> anyhow::Result<Result<String, RequestError>> {
    let mut bytes = Vec::new();
    let read = io::stdin().lock().take(MAX_LINE as u64 + 1).read_to_end(&mut bytes);
    read.context("standard input")?;
    if bytes.len() > MAX_LINE {
        let message = format!("the request is longer than {} MiB", MAX_LINE >> 20);
        return Ok(Err(RequestError::new(Code::TooLong, message)));
    }
    Ok(utf8(&bytes).map(str::to_owned))
}

/// Number of lines read, number of refusals, and the first refusal.
#[derive(Debug, Default)]
struct Tally {
    lines: u64,
    refused: u64,
    first: Option<RequestError>,
}

/// A refusal as a line of output: `{"error":{…}}`.
#[derive(Serialize)]
struct Failed<'a> {
    error: &'a RequestError,
}

fn stream<R: Serialize>(
    input: impl Read,
    output: impl Write,
    request: &mut impl FnMut(&str) -> Result<R, RequestError>,
) -> io::Result<Tally> {
    let mut input = BufReader::with_capacity(1 << 16, input);
    let mut output = BufWriter::with_capacity(1 << 16, output);
    let mut tally = Tally::default();
    let mut line = Vec::new();
    while let Some(read) = next_line(&mut input, &mut line)? {
        tally.lines += 1;
        let reply = read.and_then(|()| utf8(&line)).and_then(&mut *request);
        match reply {
            Ok(reply) => serde_json::to_writer(&mut output, &reply)?,
            Err(error) => tally.refuse(error, &mut output)?,
        }
        output.write_all(b"\n")?;
        if !input.buffer().contains(&b'\n') {
            output.flush()?;
        }
    }
    output.flush()?;
    Ok(tally)
}

impl Tally {
    fn refuse(&mut self, error: RequestError, output: &mut impl Write) -> io::Result<()> {
        self.refused += 1;
        let error = error.at(format_args!("line {}", self.lines));
        serde_json::to_writer(output, &Failed { error: &error })?;
        self.first.get_or_insert(error);
        Ok(())
    }

    /// Reports the number of refused requests and the first refusal on standard error, if any request was refused.
    fn report(&self) {
        if let Some(first) = &self.first {
            report_error(format_args!("{} of {} requests refused; {first}", self.refused, self.lines));
        }
    }
}

/// Reads one line into `line`, without its line ending; `None` at the end of the input. A line that is too long is
/// refused, and its contents are discarded.
fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Option<Result<(), RequestError>>> {
    line.clear();
    line.shrink_to(KEPT);
    if input.by_ref().take(MAX_LINE as u64 + 1).read_until(b'\n', line)? == 0 {
        return Ok(None);
    }
    let ended = line.pop_if(|&mut last| last == b'\n').is_some();
    if line.len() <= MAX_LINE {
        return Ok(Some(Ok(())));
    }
    if !ended {
        input.skip_until(b'\n')?;
    }
    Ok(Some(Err(too_long())))
}

fn too_long() -> RequestError {
    let most = MAX_LINE >> 20;
    RequestError::new(
        Code::LineTooLong,
        format!("the line is longer than {most} MiB: send less in one request"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn replies(input: &[u8]) -> Vec<String> {
        let mut output = Vec::new();
        let mut echo = |text: &str| Ok(text.len());
        stream(input, &mut output, &mut echo).unwrap();
        String::from_utf8(output).unwrap().lines().map(str::to_owned).collect()
    }

    #[test]
    fn every_line_has_its_reply_in_order() {
        let replies = replies(b"one\n\nthree\na\xff\xfe\nlast");
        assert_eq!(replies.len(), 5);
        assert_eq!((replies[0].as_str(), replies[2].as_str(), replies[4].as_str()), ("3", "5", "4"));
        assert_eq!(replies[1], "0");
        assert!(replies[3].contains("line 4: column 2: byte 0xff"));
    }

    #[test]
    fn any_byte_stream_gets_one_reply_per_line() {
        bolero::check!().with_iterations(20_000).with_max_len(300).for_each(|bytes: &[u8]| {
            let ends = bytes.iter().filter(|&&byte| byte == b'\n').count();
            let open = bytes.last().is_some_and(|&last| last != b'\n');
            assert_eq!(replies(bytes).len(), ends + usize::from(open));
        });
    }

    #[test]
    fn a_line_of_the_maximum_length_is_read_and_a_longer_one_skipped() {
        let mut input = vec![b'x'; MAX_LINE];
        input.push(b'\n');
        input.extend(vec![b'y'; MAX_LINE + 1]);
        input.extend(b"\nz\n");
        let replies = replies(&input);
        assert_eq!(replies.len(), 3);
        assert_eq!(replies[0], MAX_LINE.to_string());
        assert!(replies[1].contains("line_too_long"));
        assert_eq!(replies[2], "1");
    }
}
