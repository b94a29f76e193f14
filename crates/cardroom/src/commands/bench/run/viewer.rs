//! A viewer of the live board, over Server-Sent Events.

use super::measured::Records;
use anyhow::{Context, bail};
use room::run::position::Position;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::Instant;

/// Number of bytes that are read at once.
const READ: usize = 16 * 1024;
/// Maximum number of bytes of a line that are kept; a line with an id is shorter.
const MAX_ID_LINE: usize = 80;

/// A viewer who has received the whole board.
pub struct Viewer {
    stream: TcpStream,
    buffer: Box<[u8]>,
    events: Events,
    number: usize,
}

impl Viewer {
    /// Opens the stream of a board, and receives the whole board.
    ///
    /// # Errors
    /// If the room does not accept the connection, refuses the stream, or closes it.
    pub async fn open(room: SocketAddr, path: &str, records: &Records) -> anyhow::Result<Viewer> {
        let mut stream = TcpStream::connect(room).await.context("the room accepts no viewers")?;
        // An HTTP/1.0 response is never chunked.
        let request =
            format!("GET {path}/board/events HTTP/1.0\r\nhost: {room}\r\naccept: text/event-stream\r\n\r\n");
        stream.write_all(request.as_bytes()).await?;
        let mut bytes = Vec::with_capacity(READ);
        let head = loop {
            if let Some(end) = bytes.windows(4).position(|end| end == b"\r\n\r\n") {
                break end;
            }
            if stream.read_buf(&mut bytes).await? == 0 {
                bail!("the room closed the stream of a viewer");
            }
        };
        let body = bytes.split_off(head + 4);
        if !bytes.starts_with(b"HTTP/1.0 200") {
            bail!("a viewer is refused: {}", String::from_utf8_lossy(&body));
        }
        let mut viewer =
            Viewer { stream, buffer: vec![0; READ].into(), events: Events::default(), number: 0 };
        let mut first = viewer.events.take(&body);
        while first.is_none() {
            first = viewer.receive().await?;
        }
        viewer.number = records.viewer(first.unwrap_or_default(), Instant::now());
        Ok(viewer)
    }

    /// Receives updates until the task is cancelled. A stream that ends earlier is recorded as an error.
    pub async fn run(mut self, records: Records) {
        loop {
            match self.receive().await {
                Ok(Some(seq)) => records.seen(self.number, seq, Instant::now()),
                Ok(None) => {}
                Err(_) => return records.error("a viewer lost"),
            }
        }
    }

    /// Receives bytes, and returns the position of the last board that they complete; `None` if they complete none.
    async fn receive(&mut self) -> anyhow::Result<Option<u64>> {
        let length = self.stream.read(&mut self.buffer).await?;
        if length == 0 {
            bail!("the room closed the stream of a viewer");
        }
        Ok(self.events.take(&self.buffer[..length]))
    }
}

/// Parser of a stream of events, which reads only their ids.
#[derive(Default)]
struct Events {
    /// The beginning of the current line.
    line: Vec<u8>,
    /// The position in the id of the current event.
    seq: Option<u64>,
}

impl Events {
    /// Takes the next bytes, and returns the position of the last event with an id that ends in them; `None` if no such
    /// event ends.
    fn take(&mut self, bytes: &[u8]) -> Option<u64> {
        let mut last = None;
        let mut lines = bytes.split(|&byte| byte == b'\n').peekable();
        while let Some(part) = lines.next() {
            let room = MAX_ID_LINE.saturating_sub(self.line.len());
            self.line.extend_from_slice(&part[..part.len().min(room)]);
            if lines.peek().is_none() {
                break;
            }
            if self.line.is_empty() {
                last = self.seq.take().or(last);
            } else if let Some(id) = self.line.strip_prefix(b"id: ") {
                let position = std::str::from_utf8(id).ok().and_then(|id| id.parse::<Position>().ok());
                self.seq = position.map(|position| position.seq);
            }
            self.line.clear();
        }
        last
    }
}

#[cfg(test)]
mod tests {
    use super::Events;

    #[test]
    fn an_event_counts_once_its_last_byte_has_arrived() {
        let mut events = Events::default();
        let text =
            format!("id: 0-41-0\ndata: {}\n\n:\n\nid: 0-42-40\ndata: 2\n\nid: 0-50-0\nda", "x".repeat(1000));
        let bytes = text.as_bytes();
        let end = text.find("\n\n").unwrap();
        assert_eq!(events.take(&bytes[..4]), None);
        assert_eq!(events.take(&bytes[4..=end]), None);
        assert_eq!(events.take(&bytes[end + 1..end + 2]), Some(41));
        assert_eq!(events.take(&bytes[end + 2..]), Some(42));
        assert_eq!(events.take(b"ta: x\n\n"), Some(50));
    }
}
