//! Checks for the platforms that the tests do not run on.

use super::totals::Totals;
use crate::pip::Environment;
use crate::workspace::{Workspace, output, run};
use anyhow::{Context, Result, bail};
use std::env;
use std::ffi::OsString;
use std::process::Command;

/// The folder with the list of the tools and with the program for WebAssembly.
pub const FOLDER: &str = "platforms";

/// The targets for which the program is checked: Windows, and macOS on ARM. Macs with Intel processors run the same code as
/// those with Apple's. Linux on ARM has the code for ARM of the one and the code for Linux of this machine; `cargo xtask
/// dist` builds it.
pub const TARGETS: [&str; 2] = [WINDOWS, "aarch64-apple-darwin"];

/// The target of Windows.
pub const WINDOWS: &str = "x86_64-pc-windows-gnu";

/// The target of WebAssembly without an operating system.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Compiles the program for every target as far as the linker, with the C compiler of Zig for SQLite and ring. Nothing is
/// optimised, neither in Rust nor in C.
pub fn check(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    let tools = Environment::ready(workspace, FOLDER)?;
    let mut zigbuild = Command::new(tools.programs().join("cargo-zigbuild"));
    zigbuild.args(["check", "--package", "cardroom"]);
    for target in TARGETS {
        zigbuild.args(["--target", target]);
    }
    zigbuild.current_dir(&workspace.root).env("CARGO_INCREMENTAL", "0").env("PATH", path_with(&tools)?);
    run(&mut zigbuild).context("the program must compile for Windows and macOS on ARM")
}

/// The search path, with the programs of an environment first.
///
/// # Errors
/// If the path of a folder has a colon.
pub fn path_with(tools: &Environment) -> Result<OsString> {
    let rest = env::var_os("PATH").unwrap_or_default();
    let all = [tools.programs()].into_iter().chain(env::split_paths(&rest));
    Ok(env::join_paths(all)?)
}

/// Exit code of the program for WebAssembly if its results equal those of the native build.
const SAME: &str = "52";

/// The program for WebAssembly, and the one that is built from it for this machine.
const WASM_CHECK: &str = "wasm-check";

/// Compares the results of the rules, the evaluators and the odds in WebAssembly, run by node, with those of the native
/// build. Both have the profile of the tests, whose build has compiled the crates for this machine already.
pub fn wasm(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    run(&mut workspace.cargo_for_tests("build", ["--quiet", "--profile", "test", "--bin", WASM_CHECK]))?;
    let target = workspace.target()?;
    let results = target.join("native-results.txt");
    let native = output(&mut Command::new(target.join("debug").join(WASM_CHECK)))?;
    if native.lines().count() < 10 {
        bail!("the native build prints only {native:?}");
    }
    std::fs::write(&results, native)?;
    let build = ["build", "--quiet", "--profile", "test", "--package", WASM_CHECK, "--target", WASM];
    let built =
        workspace.cargo(build).env("NATIVE_RESULTS", &results).env("CARGO_INCREMENTAL", "0").status()?;
    if !built.success() {
        bail!("the rules, the evaluators and the odds do not compile for {WASM}");
    }
    let program = target.join(WASM).join("debug").join(WASM_CHECK).with_extension("wasm");
    let script = workspace.root.join(FOLDER).join("wasm/run.mjs");
    let code = output(Command::new("node").arg(script).arg(program))?;
    if code.trim() != SAME {
        bail!("the results in WebAssembly differ from those of the native build");
    }
    Ok(())
}
