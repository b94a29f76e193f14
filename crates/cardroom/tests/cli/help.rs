//! Tests of `--help`, `--version` and `completions`.

use crate::support::*;

#[test]
fn every_command_explains_itself_with_an_example() {
    insta::assert_snapshot!("help", run("--help").out);
    let commands = [
        "serve",
        "show",
        "play",
        "rank",
        "plays",
        "pots",
        "equity",
        "edge",
        "decide",
        "choose",
        "wheel",
        "live",
        "simulate",
        "arena",
        "referee",
        "replay",
        "export",
        "backup",
        "cert",
        "health",
        "bench",
        "bench room",
        "bench run",
        "schema",
        "completions",
        "man",
    ];
    for command in commands {
        let run = run(&format!("{command} --help"));
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        assert!(run.out.contains("Example"), "{command}");
        insta::assert_snapshot!(format!("help_{}", command.replace(' ', "_")), run.out);
    }
}

#[test]
fn every_command_has_its_line_in_the_readme() {
    let readme = include_str!("../../../../README.md");
    let help = run("--help").out;
    let commands = help.split_once("Commands:\n").and_then(|(_, rest)| rest.split_once("\n\n")).unwrap().0;
    // A command is indented by two spaces; the further lines of its description are indented more.
    let named = commands.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    let named: Vec<&str> = named.filter(|name| !name.is_empty() && *name != "help").collect();
    assert!(named.len() > 15, "{named:?}");
    for name in named {
        let lines = readme.lines().filter(|line| line.starts_with(&format!("| [`{name}`](#"))).count();
        assert_eq!(lines, 1, "README.md has {lines} lines on {name} in its table of commands");
    }
}

#[test]
fn the_version_is_printed() {
    assert_eq!(run("--version").out, format!("cardroom {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn completions_contain_every_command() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let run = run(&format!("completions {shell}"));
        assert_eq!(run.code, Some(0));
        assert!(run.out.contains("simulate") && run.out.contains("paid-in"), "{shell}");
    }
    assert_eq!(run("completions tcsh").code, Some(2));
}
