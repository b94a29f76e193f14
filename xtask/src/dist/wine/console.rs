//! Programs in a console: Wine shows the console of Windows on a pseudo-terminal, which `script` provides.

use super::machine::Machine;
use anyhow::{Context, Result, bail};
use std::io::{Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// Time within which a program prints what is awaited.
const PATIENCE: Duration = Duration::from_secs(60);

/// The Ctrl-C that a keyboard sends.
pub const CTRL_C: &str = "\u{3}";

/// A program in a console. Dropping the value ends the console.
pub struct Console {
    terminal: Child,
    keyboard: ChildStdin,
    screen: Screen,
}

impl Console {
    /// Starts a program of the computer's folder with its arguments.
    ///
    /// # Errors
    /// If `script` cannot be started.
    pub fn start(machine: &Machine, words: &str) -> Result<Console> {
        let mut script = Command::new("script");
        machine.set_environment(&mut script);
        // In a wide console, no line is broken.
        let line = format!("stty cols 250 rows 60; exec {}", machine.line(words));
        script.args(["--quiet", "--return", "--command", &line, "/dev/null"]).env("TERM", "xterm");
        script.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut terminal = script.spawn().context("`script` cannot be started")?;
        let keyboard = terminal.stdin.take().context("the console has no keyboard")?;
        let mut output = terminal.stdout.take().context("the console has no screen")?;
        let screen = Arc::new(Mutex::new(Vec::new()));
        let filled = screen.clone();
        thread::spawn(move || {
            let mut part = [0; 4096];
            while let Ok(count @ 1..) = output.read(&mut part) {
                filled.lock().expect(NO_PANIC).extend_from_slice(&part[..count]);
            }
        });
        Ok(Console { terminal, keyboard, screen })
    }

    /// Everything that was shown, with its escape sequences.
    pub fn raw(&self) -> String {
        raw(&self.screen)
    }

    /// Everything that was shown, as text.
    pub fn text(&self) -> String {
        shown(&self.screen)
    }

    /// Waits until the console has shown these words.
    ///
    /// # Errors
    /// If the program ends first, or does not show them in time.
    pub fn wait_for(&mut self, words: &str) -> Result<()> {
        let screen = self.screen.clone();
        self.wait_until(|| shown(&screen).contains(words)).with_context(|| format!("{words:?} is awaited"))
    }

    /// Waits until a condition holds.
    ///
    /// # Errors
    /// If the program ends first, or the condition does not hold in time.
    pub fn wait_until(&mut self, holds: impl Fn() -> bool) -> Result<()> {
        let begun = Instant::now();
        while !holds() {
            if begun.elapsed() > PATIENCE || self.terminal.try_wait()?.is_some() {
                bail!("the console shows: {}", self.text());
            }
            thread::sleep(Duration::from_millis(100));
        }
        Ok(())
    }

    /// Types into the console.
    ///
    /// # Errors
    /// If the console has ended.
    pub fn types(&mut self, keys: &str) -> Result<()> {
        self.keyboard.write_all(keys.as_bytes()).context("the console has ended")?;
        Ok(self.keyboard.flush()?)
    }

    /// Waits for the end of the program. Returns its exit code.
    ///
    /// # Errors
    /// If it does not end in time, or was ended by a signal.
    pub fn end(&mut self) -> Result<i32> {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Some(status) = self.terminal.try_wait()? {
                return status.code().context("a signal ended the console");
            }
            thread::sleep(Duration::from_millis(100));
        }
        bail!("the program does not end: {}", self.text())
    }
}

impl Drop for Console {
    fn drop(&mut self) {
        let _ = self.terminal.kill();
        let _ = self.terminal.wait();
    }
}

/// The bytes that a console has received.
type Screen = Arc<Mutex<Vec<u8>>>;

/// The reason why the lock of a screen is never poisoned.
const NO_PANIC: &str = "no thread panics while it holds the screen";

fn raw(screen: &Screen) -> String {
    String::from_utf8_lossy(&screen.lock().expect(NO_PANIC)).into_owned()
}

fn shown(screen: &Screen) -> String {
    text(&raw(screen))
}

/// The text of what a console shows. Wine moves the cursor over single spaces instead of printing them.
fn text(raw: &str) -> String {
    let mut text = String::new();
    let mut parts = raw.split('\u{1b}');
    text.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let sequence = part.strip_prefix('[').unwrap_or(part);
        let end = sequence.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(0);
        let (code, rest) = sequence.split_at(end);
        if rest.starts_with('C') {
            text.extend(std::iter::repeat_n(' ', code.parse().unwrap_or(1)));
        }
        text.extend(rest.chars().skip(1));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn escape_sequences_are_no_text_and_cursor_movements_are_spaces() {
        assert_eq!(text("\u{1b}[?25la\u{1b}[?25h\u{1b}[K\u{1b}[1Cb\u{1b}[3Cc\u{1b}[1;31md"), "a b   cd");
        assert_eq!(text("plain\r\n"), "plain\r\n");
    }
}
