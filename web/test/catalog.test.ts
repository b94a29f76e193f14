import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { TEXTS } from "../src/i18n/catalog.js";

declare const ROOT: string;

const GAMES = ["holdem", "packs_poker", "high_card_flush", "mount_holyoke"];
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const kebab = (word: string) => word.replaceAll(/[_.]/g, "-");
const ids = (text: string) => new FluentResource(text).body.map(({ id }) => id);

function files(folder: string, end: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return files(path, end);
    return path.endsWith(end) ? [path] : [];
  });
}

/** The first group of every match of the pattern in the text. */
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((found) => found[1]!);

/** The error codes of this kind for a game, from the test of the games that lists them. */
function codes(game: string, errors: string): string[] {
  const block = read("crates/games/tests/codes.rs").split(`codes! { ${game}_${errors}:`)[1] ?? "";
  return all(block.split("\n}")[0]!, / = "([a-z_.]+)";/g);
}

/** The variants of an enum in a Rust file, in the snake case of their JSON form. */
function events(path: string, name: string): string[] {
  const body = read(path)
    .split(new RegExp(`pub enum ${name}\\b.*\\{\n`))[1]!
    .split("\n}")[0]!;
  const kinds = all(body, /^ {4}([A-Z]\w+)/gm);
  return kinds.map((kind) => kind.replaceAll(/(?<=.)([A-Z])/g, "_$1").toLowerCase());
}

function missing(wanted: string[]): string[] {
  const had = new Set(ids(TEXTS.en));
  return [...new Set(wanted)].filter((id) => !had.has(id));
}

test("both languages have the same messages, each once", () => {
  const [en, es] = [ids(TEXTS.en), ids(TEXTS.es)];
  assert.deepEqual(
    en.filter((id) => !es.includes(id)),
    [],
  );
  assert.deepEqual(
    es.filter((id) => !en.includes(id)),
    [],
  );
  assert.equal(new Set(en).size, en.length);
  assert.equal(new Set(es).size, es.length);
  for (const text of [TEXTS.en, TEXTS.es]) assert.equal(ids(text).length, all(text, /^([a-z][\w-]*) =/gim).length);
});

test("both languages use the same values in each message", () => {
  const values = (text: string) =>
    new Map(
      text
        .split(/\n(?=[a-z][\w-]* =)/)
        .slice(1)
        .map((each) => [each.split(" =")[0]!, new Set(all(each, /\$(\w+)/g))]),
    );
  const [en, es] = [values(TEXTS.en), values(TEXTS.es)];
  const bare = (names: Set<string>) => [...new Set([...names].map((name) => name.replace(/_count$/, "")))].sort();
  for (const [id, names] of en) assert.deepEqual(bare(es.get(id)!), bare(names), id);
});

test("every refusal of a game has its message", () => {
  const wanted = GAMES.flatMap((game) =>
    ["refusals", "rules", "setup"].flatMap((errors) => codes(game, errors)).map((code) => `refusal-${game}-${code}`),
  );
  assert.ok(wanted.length > 80, `only ${wanted.length} codes were found`);
  assert.deepEqual(missing(wanted), []);
});

test("every refusal of the room has its message", () => {
  const sources = files("crates/room/src", ".rs").map((path) => read(path).split("#[cfg(test)]")[0]!);
  const made = sources.flatMap((text) => all(text, /Refused::new\(\s*Kind::\w+,\s*"([a-z_.]+)"/g));
  const stored = sources.flatMap((text) => all(text, /=> "((?:store|ledger)\.[a-z_]+)"/g));
  assert.ok(made.length > 70 && stored.length > 10, `only ${made.length} and ${stored.length} codes were found`);
  assert.deepEqual(missing([...made, ...stored].map((code) => `refusal-${code.replaceAll(".", "-")}`)), []);
});

test("every event of the games and of a table has its message", () => {
  const wanted = GAMES.flatMap((game) =>
    events(`crates/games/src/${game}/event.rs`, "Event").map((event) => `${kebab(game)}-event-${kebab(event)}`),
  );
  const table = events("crates/room/src/protocol/server.rs", "TableEvent").map(
    (event) => `table-event-${kebab(event)}`,
  );
  assert.ok(wanted.length > 35 && table.length > 8);
  assert.deepEqual(missing([...wanted, ...table]), []);
});

test("every message that the client names is in the catalogue", () => {
  const sources = files("web/src", ".ts")
    .filter((path) => !path.includes("generated"))
    .map(read);
  const wanted = sources.flatMap((text) => all(text, /\bt\("([\w-]+)"/g));
  const refused = sources.flatMap((text) => all(text, /\brefusal\("([a-z_]+)"/g)).map((code) => `refusal-${code}`);
  assert.ok(wanted.length > 100 && refused.length > 0);
  assert.deepEqual(missing([...wanted, ...refused]), []);
});

test("every setting of a game, and every option of it, has its words", () => {
  const wanted = GAMES.flatMap((game) => {
    const source = read(`web/src/generated/${game}.ts`);
    const fields = [
      ...source
        .split("export interface Settings {")[1]!
        .split("\n}")[0]!
        .matchAll(/^ {2}(\w+)\?: ([\w]+)/gm),
    ];
    const types = new Map(
      [...source.matchAll(/^export type (\w+) = ((?:"\w+"(?: \| )?)+);/gm)].map((found) => [found[1], found[2]!]),
    );
    const options = fields.flatMap((field) => all(types.get(field[2]) ?? "", /"(\w+)"/g));
    const names = fields.map((field) => field[1]!).filter((name) => name !== "preset");
    const settings = names.flatMap((name) => [`setting-${kebab(name)}`, `setting-${kebab(name)}-why`]);
    return [...settings, ...options.map((option) => `option-${kebab(option)}`)];
  });
  assert.ok(wanted.length > 100, `only ${wanted.length}`);
  assert.deepEqual(missing(wanted), []);
});

test("every style of every game's bots has its name, and how it plays", () => {
  const bots = "crates/strategy/src/bots";
  const made = (path: string) => [
    ...all(read(path), /\bname: "(\w+)"/g),
    ...all(read(path), /fn name\(&self\) -> &'static str \{\s*"(\w+)"/g),
  ];
  const plain = made(`${bots}/plain.rs`);
  assert.deepEqual(plain, ["call", "random"]);
  const wanted = GAMES.flatMap((game) => {
    const styles = new Set([...plain, ...files(`${bots}/${game}`, ".rs").flatMap(made)]);
    assert.ok(styles.size >= 4, `${game}: only ${[...styles].join(", ")}`);
    return [...styles].flatMap((style) => [`style-${kebab(style)}`, `manner-${kebab(game)}-${kebab(style)}`]);
  });
  assert.deepEqual(missing(wanted), []);
});

test("a manner in English is the one that the bot tells of itself", () => {
  const told = GAMES.flatMap((game) => files(`crates/strategy/src/bots/${game}`, ".rs"))
    .map(read)
    .join("\n");
  for (const manner of all(TEXTS.en, /^manner-[\w-]+ = (.*)$/gm)) {
    assert.ok(told.includes(`"${manner}"`) || manner === "any legal move", manner);
  }
});

test("a command that people are told to run is one of the program's, with the flags that it has", () => {
  const told = [TEXTS.en, TEXTS.es].flatMap((text) => all(text, /[“«]cardroom ([^”»]+)[”»]/g));
  assert.ok(told.length > 0);
  for (const [command, ...flags] of told.map((words) => words.split(" "))) {
    const source = read(`crates/cardroom/src/commands/${command!}.rs`);
    for (const flag of flags) assert.ok(source.includes(flag.slice(2).replaceAll("-", "_")), `${command!} ${flag}`);
  }
});
