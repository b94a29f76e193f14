//! `cert`: a local authority, and the certificate that it signs for this machine.

use crate::exit::{RunStatus, UsageError};
use crate::stdio::reply;
use anyhow::Context;
use requests::Schemas;
use room::config::{Config, RawSetting, SettingName};
use room::tls::local::{Issued, LocalError, LocalFolder, issue};
use schemars::JsonSchema;
use serde::Serialize;
use std::io::{self, Write};
use std::path::PathBuf;

/// Make a certificate for HTTPS on a local network
///
/// The first call makes an authority, which is valid for ten years. Each call signs a certificate for this computer's
/// names and addresses, the names given earlier and those given now, valid for 825 days, and keeps the authority.
/// Devices install the authority once, from the room's page /install-certificate. Its key can only sign for local
/// names, for addresses, and for the names given when it was made: keep it private all the same.
///
/// A running room uses the new certificate within seconds.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cardroom cert
  cardroom cert den.local 192.168.1.9
  cardroom cert --out certificates cards.example.org")]
pub struct Args {
    /// Further names and addresses of this computer
    #[arg(value_name = "NAME")]
    names: Vec<String>,
    /// The room's data folder; the files are in its folder tls
    #[arg(long, value_name = "FOLDER", conflicts_with = "out")]
    data: Option<String>,
    /// Another folder for the files
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Print the reply as JSON
    #[arg(long)]
    json: bool,
}

/// The files of the authority and of the certificate.
#[derive(Serialize, JsonSchema)]
pub struct Reply {
    /// `true` if a new authority was made, `false` if the existing one was kept.
    new_authority: bool,
    /// Path of the authority's certificate.
    authority: PathBuf,
    /// Path of this machine's certificate.
    cert: PathBuf,
    /// Path of the private key of this machine's certificate.
    key: PathBuf,
    /// Names and addresses of the certificate.
    names: Vec<String>,
    /// Fingerprint (SHA-256) of the authority: hexadecimal bytes with colons.
    fingerprint: String,
    /// Last day on which the certificate is valid, such as `2027-01-31`.
    expires: String,
}

/// Reply schema of `cert`.
pub fn schemas() -> Schemas {
    Schemas::of_reply::<Reply>()
}

/// Makes the files, and prints them with the next step, or as JSON.
///
/// # Errors
/// [`UsageError`] if a setting or a name is invalid; another error if the existing authority is unusable or may not
/// sign for a name, a file cannot be read or written, or output fails.
pub fn run(args: Args) -> anyhow::Result<RunStatus> {
    let in_data = args.out.is_none();
    let folder = match args.out {
        Some(out) => LocalFolder::new(out),
        None => LocalFolder::in_data(&data(args.data)?),
    };
    let issued = issue(&folder, &args.names).map_err(|error| match error {
        LocalError::Name(_) => UsageError(error.to_string()).into(),
        error => anyhow::Error::from(error),
    })?;
    let reply = reply_of(&folder, issued);
    if args.json {
        reply::print(&reply)?;
    } else {
        print(&reply, in_data).context("standard output")?;
    }
    Ok(RunStatus::Success)
}

fn data(given: Option<String>) -> anyhow::Result<PathBuf> {
    let flags = given.map(|folder| RawSetting::flag(SettingName::Data, folder)).into_iter().collect();
    let config = Config::read(flags, None).map_err(|error| UsageError(error.to_string()))?;
    Ok(config.data)
}

fn reply_of(folder: &LocalFolder, issued: Issued) -> Reply {
    let (authority, files) = (folder.authority(), folder.files());
    Reply {
        new_authority: issued.new_authority,
        authority: authority.cert,
        cert: files.cert,
        key: files.key,
        names: issued.names,
        fingerprint: issued.fingerprint,
        expires: issued.expires,
    }
}

fn print(reply: &Reply, in_data: bool) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let made = if reply.new_authority { "Made the authority" } else { "Kept the authority" };
    writeln!(out, "{made} {}", reply.authority.display())?;
    writeln!(out, "Its fingerprint (SHA-256) is {}", reply.fingerprint)?;
    let (cert, key) = (reply.cert.display(), reply.key.display());
    writeln!(out, "Wrote the certificate {cert} and its key {key}")?;
    writeln!(out, "It is valid until {} for {}", reply.expires, reply.names.join(", "))?;
    let source =
        if in_data { "--tls-local".to_owned() } else { format!("--tls-cert {cert} --tls-key {key}") };
    writeln!(out, "Next: cardroom serve --listen 0.0.0.0:8443 {source}")?;
    writeln!(out, "Devices install the authority from the room's page /install-certificate.")?;
    out.flush()
}
