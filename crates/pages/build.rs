//! Builds the browser client in `web/` and embeds it in the crate.
//!
//! 1. [`locked`]: one build at a time, since builds with different target folders share `web/node_modules`.
//! 2. [`install`]: `npm ci`, only if the lock file differs from the one that was installed.
//! 3. [`bundle`]: `web/build.js` into the output folder of this crate.
//! 4. [`embed`]: the files as Rust code.
#![forbid(unsafe_code)]

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// Files and folders of `web/` whose changes require a rebuild.
const SOURCES: [&str; 8] =
    ["src", "locales", "static", "index.html", "build.js", "package-lock.json", "tsconfig.json", ".npmrc"];
const HELP: &str = "install node 20 or newer with npm (Debian: apt-get install nodejs npm), or build without the pages: \
                    --no-default-features";

type Done<T = ()> = Result<T, String>;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            error.lines().for_each(|line| println!("cargo::error={line}"));
            ExitCode::FAILURE
        }
    }
}

fn run() -> Done {
    let web = folder("CARGO_MANIFEST_DIR")?.join("../../web");
    let out = folder("OUT_DIR")?;
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", web.join(source).display());
    }
    let _lock = locked(&web)?;
    install(&web)?;
    bundle(&web, &out.join("pages"))?;
    embed(&out)
}

/// The path of a folder from a variable that Cargo sets; an error if the variable is not set. The variable is read at
/// run time and not compiled in: in a copied checkout, the compiled build script is a copy too, with the paths of the
/// original.
fn folder(variable: &str) -> Done<PathBuf> {
    std::env::var_os(variable).map(PathBuf::from).ok_or_else(|| format!("cargo gives no {variable}"))
}

/// Takes an advisory lock on `package-lock.json` itself, so that no further file is created in the source tree.
fn locked(web: &Path) -> Done<File> {
    let list = web.join("package-lock.json");
    let file = File::open(&list).map_err(|error| format!("{}: {error}", list.display()))?;
    file.lock().map_err(|error| format!("{} cannot be locked: {error}", list.display()))?;
    Ok(file)
}

fn install(web: &Path) -> Done {
    let list = fs::read(web.join("package-lock.json")).map_err(|error| error.to_string())?;
    let installed = web.join("node_modules/.installed-package-lock.json");
    if fs::read(&installed).is_ok_and(|old| old == list) {
        return Ok(());
    }
    call(Command::new("npm").args(["ci", "--ignore-scripts"]), web)?;
    fs::write(&installed, list).map_err(|error| format!("{}: {error}", installed.display()))
}

fn bundle(web: &Path, into: &Path) -> Done {
    call(Command::new("node").arg("build.js").arg(into), web)
}

/// Writes the files as Rust code, a list of the type `File`, each compressed by Brotli.
fn embed(out: &Path) -> Done {
    let folder = out.join("pages");
    let files = memory_serve::assets_to_code(&folder.to_string_lossy(), &folder, out, true, |_| ());
    // The crate has a type of its own: the router of `memory_serve` would put the whole compressor into the program.
    // The fields `path` are for files that are not embedded, and would put the folder of this build there.
    let lines = files.lines().filter(|line| !line.trim_start().starts_with("path: "));
    let lines = lines.map(|line| match line.trim_start().strip_prefix("bytes: Some(") {
        Some(bytes) => format!("bytes: {}", bytes.replacen("),", ",", 1)),
        None => line.replace("memory_serve::Asset", "File"),
    });
    let code: Vec<String> = lines.collect();
    fs::write(out.join("files.rs"), code.join("\n")).map_err(|error| error.to_string())
}

fn call(command: &mut Command, web: &Path) -> Done {
    let program = command.get_program().to_string_lossy().into_owned();
    let done = command.current_dir(web).output().map_err(|error| {
        format!("the browser client cannot be built, since `{program}` cannot be started ({error}): {HELP}")
    })?;
    if done.status.success() {
        return Ok(());
    }
    let printed = String::from_utf8_lossy(&[done.stdout, done.stderr].concat()).into_owned();
    Err(format!("the browser client cannot be built: `{program}` ended with {}\n{printed}", done.status))
}
