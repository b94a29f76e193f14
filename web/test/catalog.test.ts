import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { byteSize, processorTime } from "../src/admin/figures.js";
import { t, withUnits } from "../src/i18n/catalog.js";
import { LANGUAGES, setLanguage } from "../src/i18n/language.js";
import { range } from "../src/i18n/money.js";
import { refusals } from "../src/generated/codes.js";
import { optionMessage } from "../src/pages/setting-fields.js";
import { TEXTS } from "./texts.js";

declare const ROOT: string;

(globalThis as { document?: unknown }).document = { documentElement: { lang: "" } };

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

/** The variants of an enum in a Rust file, in the snake case of their JSON form. */
function events(path: string, name: string): string[] {
  const body = read(path)
    .split(new RegExp(`pub enum ${name}\\b.*\\{\n`))[1]!
    .split("\n}")[0]!;
  const kinds = all(body, /^ {4}([A-Z]\w+)/gm);
  return kinds.map((kind) => kind.replaceAll(/(?<=.)([A-Z])/g, "_$1").toLowerCase());
}

/** The settings of a game, each with the options of its type, from the generated types. */
function settingsOf(game: string): { name: string; options: string[] }[] {
  const source = read(`web/src/generated/${game}.ts`);
  const types = new Map([...source.matchAll(/^export type (\w+) = (.+);$/gm)].map(([, name, type]) => [name!, type!]));
  const optionsOf = (type: string): string[] => {
    if (type === "boolean") return ["true", "false"];
    const words = type.match(/"?\w+"?/g) ?? [];
    return words.flatMap((word) =>
      word.startsWith('"') ? [word.slice(1, -1)] : types.has(word) ? optionsOf(types.get(word)!) : [],
    );
  };
  const fields = source.split("export interface Settings {")[1]!.split("\n}")[0]!;
  return [...fields.matchAll(/^ {2}(\w+)\?: (\w+)/gm)].map(([, name, type]) => ({
    name: name!,
    options: optionsOf(types.get(type!) ?? type!),
  }));
}

function missing(wanted: string[]): string[] {
  const had = new Set(ids(TEXTS.en));
  return [...new Set(wanted)].filter((id) => !had.has(id));
}

test("both languages have the same messages, without duplicates", () => {
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

test("every refusal has a message", () => {
  assert.ok(refusals.length > 200, `only ${refusals.length} codes`);
  assert.deepEqual(missing(refusals.map((code) => `refusal-${code.replaceAll(".", "-")}`)), []);
});

test("every game event and table event has a message", () => {
  const wanted = GAMES.flatMap((game) =>
    events(`crates/games/src/${game}/event.rs`, "Event").map((event) => `${kebab(game)}-event-${kebab(event)}`),
  );
  const table = events("crates/room/src/protocol/server.rs", "TableEvent").map(
    (event) => `table-event-${kebab(event)}`,
  );
  assert.ok(wanted.length > 35 && table.length > 8);
  assert.deepEqual(missing([...wanted, ...table]), []);
});

test("every message that the client uses is in the catalogue", () => {
  const sources = files("web/src", ".ts")
    .filter((path) => !path.includes("generated"))
    .map(read);
  const wanted = sources.flatMap((text) => all(text, /\bt\("([\w-]+)"/g));
  const refused = sources.flatMap((text) => all(text, /\brefusal\("([a-z_]+)"/g)).map((code) => `refusal-${code}`);
  assert.ok(wanted.length > 100 && refused.length > 0);
  assert.deepEqual(missing([...wanted, ...refused]), []);
});

test("every game setting and every option has a text", () => {
  const settings = GAMES.flatMap(settingsOf);
  const names = settings.map(({ name }) => name).filter((name) => name !== "preset");
  const options = settings.flatMap(({ name, options }) => options.map((option) => [name, option] as const));
  assert.ok(names.length > 50 && options.length > 60, `only ${names.length} settings, ${options.length} options`);
  assert.deepEqual(missing(names.flatMap((name) => [`setting-${kebab(name)}`, `setting-${kebab(name)}-why`])), []);
  assert.deepEqual(
    options.filter(([name, option]) => optionMessage(option, name) === undefined),
    [],
  );
});

test("settings share an option's text only if it fits each of them", () => {
  const sharing = new Map<string, Set<string>>();
  for (const { name, options } of GAMES.flatMap(settingsOf))
    for (const option of options) {
      const id = optionMessage(option, name)!;
      sharing.set(id, (sharing.get(id) ?? new Set()).add(name));
    }
  const shared = [...sharing].filter(([, names]) => names.size > 1).map(([id, names]) => [id, [...names].sort()]);
  // Read the words in both languages below the title of each setting before adding a line here.
  assert.deepEqual(Object.fromEntries(shared), {
    "option-big-blind": ["first_raise", "straddle_raise"],
    "option-none": ["bonus_limit", "progressive", "straddle"],
    "option-rank-alone": ["pairs", "singles", "straight_ties"],
    "option-rank-then-suit": ["pairs", "singles"],
  });
});

test("every bot of every game has a name and a description", () => {
  const bots = "crates/strategy/src/bots";
  const made = (path: string) => [
    ...all(read(path), /\bname: "(\w+)"/g),
    ...all(read(path), /fn name\(&self\) -> &'static str \{\s*"(\w+)"/g),
  ];
  const baseline = made(`${bots}/baseline.rs`);
  assert.deepEqual(baseline, ["call", "random"]);
  const wanted = GAMES.flatMap((game) => {
    const styles = new Set([...baseline, ...files(`${bots}/${game}`, ".rs").flatMap(made)]);
    assert.ok(styles.size >= 4, `${game}: only ${[...styles].join(", ")}`);
    return [...styles].flatMap((style) => [`style-${kebab(style)}`, `manner-${kebab(game)}-${kebab(style)}`]);
  });
  assert.deepEqual(missing(wanted), []);
});

test("a bot's description in English equals the one in its code", () => {
  const source = GAMES.flatMap((game) => files(`crates/strategy/src/bots/${game}`, ".rs"))
    .map(read)
    .join("\n");
  for (const manner of all(TEXTS.en, /^manner-[\w-]+ = (.*)$/gm)) {
    assert.ok(source.includes(`"${manner}"`) || manner === "any legal move", manner);
  }
});

test("every suggested command exists in the program, with its flags", () => {
  const suggested = [TEXTS.en, TEXTS.es].flatMap((text) => all(text, /[“«]cardroom ([^”»]+)[”»]/g));
  assert.ok(suggested.length > 0);
  for (const [command, ...flags] of suggested.map((words) => words.split(" "))) {
    const path = files("crates/cardroom/src/commands", `/${command!}.rs`)[0];
    assert.ok(path, command);
    const source = read(path);
    for (const flag of flags) assert.ok(source.includes(flag.slice(2).replaceAll("-", "_")), `${command!} ${flag}`);
  }
});

/** The values of all properties with this name, at any depth of a parsed message. */
function valuesIn(part: unknown, name: string): unknown[] {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => [...(key === name ? [value] : []), ...valuesIn(value, name)]);
}

test("no message divides a number and its unit between two lines", () => {
  const divided =
    /\d (?:bytes?|[kM]i?B|BB|ms|sec|min|s|h|chips?|fichas?|points?|puntos?|(?:second|minute|hour|day|segundo|minuto|hora|día)s?)(?!\p{L})/u;
  for (const language of LANGUAGES) {
    setLanguage(language);
    const { body } = new FluentResource(TEXTS[language]);
    for (const { id, value } of body)
      for (const number of [1, 2]) {
        const names = valuesIn(value, "name").map(String);
        assert.doesNotMatch(t(id, Object.fromEntries(names.map((name) => [name, number]))), divided, id);
      }
    assert.equal(t("refusal-clock", { seconds: 1, seconds_count: 1, least: 5, most: 9 }).match(/\u00A0/g)?.length, 2);
    assert.match(range("chips", { least: 5, most: 9 }), /9\u00A0\p{L}+$/u);
    for (const size of [0, 512, 3400, 2_100_000]) assert.match(byteSize(size), /^[\d.,]+\u00A0\p{L}+$/u);
    for (const ms of [0, 340, 12_300]) assert.match(processorTime(ms), /^[\d.,]+\u00A0\p{L}+$/u);
  }
});

test("a message that is parsed when it is used reads as in the whole catalogue, whatever it contains", () => {
  for (const language of LANGUAGES) {
    setLanguage(language);
    const resource = new FluentResource(TEXTS[language]);
    const whole = new FluentBundle(language, { useIsolating: false, transform: withUnits });
    assert.deepEqual(whole.addResource(resource), []);
    const messages = new Map(resource.body.map((message) => [message.id, message]));
    /** The most messages of which each contains the next, from this one on. */
    const depth = (id: unknown): number =>
      1 +
      Math.max(
        0,
        ...valuesIn(messages.get(id as string)?.value, "name").map((name) =>
          messages.has(name as string) ? depth(name) : 0,
        ),
      );
    const inOrder = [...messages.values()].sort((one, other) => depth(other.id) - depth(one.id));
    assert.ok(depth(inOrder[0]!.id) > 1, "one that contains another comes first, before the other is parsed");
    for (const { id, value } of inOrder) {
      const names = valuesIn(value, "name").map(String);
      const keys = valuesIn(value, "key").flatMap((key) => valuesIn(key, "value"));
      for (const each of [1, 2, "x", ...keys] as (number | string)[]) {
        const args = Object.fromEntries(names.map((name) => [name, each]));
        assert.equal(t(id, args), whole.formatPattern(value!, args, []), `${language} ${id}`);
      }
    }
  }
});
