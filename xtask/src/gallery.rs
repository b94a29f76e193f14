//! `cargo xtask gallery`: renders every page and state of the browser client into one HTML page, to look through. It is
//! not a check: it fails only if something cannot be rendered.

use crate::npm::Folder;
use crate::workspace::{Workspace, run};
use anyhow::{Context, Result};
use std::fs;
use std::path::PathBuf;

/// Renders every page and state into one HTML page with pictures: all games and streets, several numbers of seats, both
/// themes and languages, and four widths. Builds the release program for the pages that need a room.
#[derive(clap::Args)]
pub struct Args {
    /// Folder for the page `index.html` and its pictures
    #[arg(long, value_name = "FOLDER", default_value = "target/gallery")]
    out: PathBuf,
    /// Only this width, in pixels; may be repeated
    #[arg(long)]
    width: Vec<u32>,
    /// Only this theme, dark or light; may be repeated
    #[arg(long)]
    theme: Vec<String>,
    /// Only this language, en or es; may be repeated
    #[arg(long)]
    language: Vec<String>,
    /// Only pages whose name contains one of these texts, such as "holdem flop"
    names: Vec<String>,
}

/// Renders the gallery.
///
/// # Errors
/// If the program cannot be built, the packages cannot be installed, or a page cannot be rendered.
pub fn make(workspace: &Workspace, args: &Args) -> Result<()> {
    run(&mut workspace.cargo(["build", "--release"]))?;
    let program = workspace.target()?.join("release").join("cardroom");
    fs::create_dir_all(&args.out).with_context(|| format!("{} cannot be made", args.out.display()))?;
    let out = args.out.canonicalize()?;
    Folder::ready(workspace, "web")?;
    let mut gallery = Folder::ready(workspace, "e2e")?.node(["gallery.js"]);
    gallery.arg("--room").arg(program);
    for width in &args.width {
        gallery.arg("--width").arg(width.to_string());
    }
    for theme in &args.theme {
        gallery.arg("--theme").arg(theme);
    }
    for language in &args.language {
        gallery.arg("--language").arg(language);
    }
    run(gallery.arg(&out).args(&args.names))?;
    println!("the gallery is {}", out.join("index.html").display());
    Ok(())
}
