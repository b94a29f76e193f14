//! A Windows computer, as Wine shows it to programs.

use crate::workspace::{run, shown};
use anyhow::{Context, Result, bail};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Wine for 64-bit programs, in Debian's package.
const WINE: &str = "/usr/lib/wine/wine64";

/// A Windows computer with the programs of the tests in one folder. Dropping the value ends all of its programs.
pub struct Machine {
    folder: PathBuf,
}

/// Output and exit code of a program.
pub struct Done {
    /// Exit code; `None` if a signal ended the program.
    pub code: Option<i32>,
    /// Standard output, and after it standard error.
    pub printed: String,
}

impl Machine {
    /// Makes the folders of a computer below a folder that contains the programs.
    ///
    /// # Errors
    /// If Wine fails, or the browser's stand-in cannot be written.
    pub fn new(folder: PathBuf) -> Result<Machine> {
        let machine = Machine { folder };
        run(machine.wine().args(["wineboot", "--init"]).stderr(Stdio::null()))?;
        machine.install_browser()?;
        Ok(machine)
    }

    /// Names a script as the browser, which writes the URL to a file.
    fn install_browser(&self) -> Result<()> {
        let script =
            self.write_script("browser.sh", &format!("echo \"$1\" >> '{}'", self.opened().display()))?;
        let key = r"HKEY_CURRENT_USER\Software\Wine\WineBrowser";
        let mut add = self.wine();
        add.args(["reg", "add", key, "/v", "Browsers", "/f", "/d"]).arg(script);
        run(add.stdout(Stdio::null()))
    }

    /// The file with the URLs that were opened in the browser.
    pub fn opened(&self) -> PathBuf {
        self.folder.join("opened.txt")
    }

    /// The folder with the programs.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The drive `C:`.
    pub fn drive(&self) -> PathBuf {
        self.folder.join("prefix/drive_c")
    }

    /// The path of Wine, with the environment of this computer: no display, no messages of Wine's own, and none of its
    /// offers to install a browser engine.
    pub fn wine(&self) -> Command {
        let mut wine = Command::new(WINE);
        self.set_environment(&mut wine);
        wine
    }

    /// Sets the environment in which Wine runs programs on this computer.
    pub fn set_environment(&self, command: &mut Command) {
        command
            .current_dir(&self.folder)
            .env("WINEPREFIX", self.folder.join("prefix"))
            .env("WINEDEBUG", "-all")
            .env("WINEDLLOVERRIDES", "mscoree,mshtml=")
            .env_remove("DISPLAY");
    }

    /// The command that runs `cardroom` with these arguments.
    pub fn cardroom<'a>(&self, args: impl IntoIterator<Item = &'a str>) -> Command {
        let mut command = self.wine();
        command.arg(self.folder.join("cardroom.exe")).args(args);
        command
    }

    /// The command line that runs a program in the folder, for a shell.
    pub fn line(&self, words: &str) -> String {
        format!("{WINE} {words}")
    }

    /// Writes a script for Linux that runs `cardroom` with its arguments, as the same process. Returns its path.
    ///
    /// # Errors
    /// If the script cannot be written.
    pub fn script(&self) -> Result<PathBuf> {
        let program = self.folder.join("cardroom.exe");
        self.write_script("cardroom.sh", &format!("exec {WINE} '{}' \"$@\"", program.display()))
    }

    /// Writes an executable shell script with this command to the folder. Returns its path.
    fn write_script(&self, name: &str, command: &str) -> Result<PathBuf> {
        let script = self.folder.join(name);
        fs::write(&script, format!("#!/bin/sh\n{command}\n"))?;
        fs::set_permissions(&script, fs::Permissions::from_mode(0o755))?;
        Ok(script)
    }

    /// Runs `cardroom` with these arguments to its end.
    ///
    /// # Errors
    /// If Wine cannot be started, or the output is not UTF-8.
    pub fn run(&self, args: &[&str]) -> Result<Done> {
        let mut command = self.cardroom(args.iter().copied());
        let done = command.stdin(Stdio::null()).output().context("Wine cannot be started")?;
        let printed = String::from_utf8([done.stdout, done.stderr].concat());
        let printed = printed.with_context(|| format!("{} prints no UTF-8", shown(&command)))?;
        Ok(Done { code: done.status.code(), printed })
    }

    /// Runs `cardroom` with these arguments, and checks its exit code and that it prints these words.
    ///
    /// # Errors
    /// If one of them differs, and the errors of [`Machine::run`].
    pub fn expect(&self, args: &[&str], code: i32, words: &[&str]) -> Result<String> {
        let done = self.run(args)?;
        if done.code != Some(code) {
            bail!("{args:?} ended with {:?}, not {code}: {}", done.code, done.printed);
        }
        contains(&done.printed, words)?;
        Ok(done.printed)
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        let mut server = Command::new("/usr/lib/wine/wineserver64");
        self.set_environment(&mut server);
        // An error is ignored: without the server, no program runs.
        let _ = server.arg("--kill").status();
    }
}

/// Checks that a text contains these words.
///
/// # Errors
/// If a word is missing.
pub fn contains(text: &str, words: &[&str]) -> Result<()> {
    match words.iter().find(|word| !text.contains(**word)) {
        Some(missing) => bail!("{missing:?} is missing in: {text}"),
        None => Ok(()),
    }
}
