//! The addresses of the room, and what else its host needs to know, on standard output.

use room::config::Config;
use room::http::qr_text;
use room::http::serve::Room;
use room::private_files::is_in_profile;
use std::io::{self, IsTerminal, Write};
use std::path::Path;

/// Prints the addresses of the room, the fingerprint of a local authority, the data folder and, if it is new, the
/// administrator's token, which appears nowhere else. The window of a start from the desktop (`is_desktop`) can be closed.
///
/// # Errors
/// If output fails.
pub fn print(room: &Room, config: &Config, is_desktop: bool) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "Cardroom is at {}", room.url())?;
    print_phones(&mut out, room, config)?;
    if let Some((url, fingerprint)) = room.authority() {
        writeln!(out, "Devices install the room's certificate once from {url}")?;
        writeln!(out, "Its fingerprint (SHA-256) is {fingerprint}")?;
    }
    print_folder(&mut out, &config.data)?;
    if let Some(token) = room.token() {
        writeln!(out, "The administrator's token, good for one login at /admin: {token}")?;
    }
    let window = if is_desktop { " or closing this window" } else { "" };
    writeln!(out, "Ctrl-C{window} stops it; nothing is lost.")?;
    out.flush()
}

/// Prints how phones reach the room.
fn print_phones(out: &mut impl Write, room: &Room, config: &Config) -> io::Result<()> {
    let (address, is_public) = (room.address(), config.public_url.is_some());
    let port = address.port();
    if address.ip().is_loopback() && !is_public {
        let hint = format!("cardroom serve --listen 0.0.0.0:{port} lets them join.");
        writeln!(out, "Phones cannot reach it there: {hint}")?;
    }
    if address.ip().is_unspecified() || is_public {
        invite(out, &room.addresses(), io::stdout().is_terminal())?;
        if cfg!(windows) {
            print_firewall(out, port)?;
        }
    }
    Ok(())
}

/// Prints the rule of the Windows Firewall that lets phones reach this port.
fn print_firewall(out: &mut impl Write, port: u16) -> io::Result<()> {
    writeln!(out, "If they cannot, allow the program in the Windows Firewall. As administrator, run:")?;
    let rule = format!("name=Cardroom dir=in action=allow protocol=TCP localport={port}");
    writeln!(out, "netsh advfirewall firewall add rule {rule}")
}

/// Prints the data folder, and advice if others may be able to read it.
fn print_folder(out: &mut impl Write, folder: &Path) -> io::Result<()> {
    writeln!(out, "Everything is kept in {}", std::path::absolute(folder)?.display())?;
    if is_in_profile(folder) {
        return Ok(());
    }
    writeln!(out, "Other users of this computer may be able to read this folder, and so see hidden cards.")?;
    writeln!(out, "Choose a folder in your profile with --data, or take their rights away.")
}

/// Prints the addresses for phones and, on a terminal, the QR code of the first. Without an address, prints that phones
/// cannot reach the room.
fn invite(out: &mut impl Write, addresses: &[String], terminal: bool) -> io::Result<()> {
    let Some(first) = addresses.first() else {
        return writeln!(out, "This computer has no address on a network: phones cannot reach it.");
    };
    writeln!(out, "Phones on the same network open {}", addresses.join(" or "))?;
    match qr_text(first).filter(|_| terminal) {
        Some(code) => writeln!(out, "{code}"),
        None => Ok(()),
    }
}
