import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

declare const ROOT: string;

/** Colours by role. */
type Palette = Record<string, string>;

const SHEET = readFileSync(join(ROOT, "web/src/styles/tokens.css"), "utf8").replace(/\/\*.*?\*\//gs, "");

/** The tokens of all rules with a selector in this list; a later rule overrides an earlier one. */
function tokensOf(selector: string): Palette {
  const rules = [...SHEET.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selectors = ""]) =>
    selectors.split(",").some((each) => each.trim() === selector),
  );
  assert.ok(rules.length > 0, `tokens.css has no rule ${selector}`);
  return Object.fromEntries(
    rules.flatMap(([, , body = ""]) =>
      [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, role, value]) => [role, value]),
    ),
  ) as Palette;
}

/** The relative luminance of a colour `#rgb` or `#rrggbb`, as WCAG defines it. */
function luminance(colour: string): number {
  const digits = /^#(?:[\da-f]{3}|[\da-f]{6})$/.test(colour) ? colour.slice(1) : assert.fail(`${colour} is no colour`);
  const full = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  const [r, g, b] = [0, 2, 4].map((at) => {
    const value = parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Roles in front of other roles, with the least contrast of each pair. */
type Pairs = readonly (readonly [fronts: string, grounds: string, least: number])[];

const GROUNDS = "ground raised field selected warning-ground";

const ON_PAGES: Pairs = [
  ["text", "ground raised field selected", 7],
  ["text", "warning-ground", 4.5],
  ["quiet quiet-strong accent danger", GROUNDS, 4.5],
  ["on-accent", "accent", 7],
  ["accent quiet", "ground raised", 7],
  ["on-danger", "danger", 4.5],
  ["text quiet accent source", "marked", 4.5],
  ["source", "ground raised", 4.5],
  ["control", "ground raised field", 3],
];

/** The stack and the last seconds on the plate of the seat to act, which is dark in every theme. */
const ON_TURN: Pairs = [["text accent danger", "selected", 7]];

const CHARTS: Pairs = [["chart-1 chart-2 chart-3 chart-4 chart-5", "ground raised", 3]];

const AT_DESKS: Pairs = [
  ["on-in-time", "in-time", 4.5],
  ["on-late", "late", 4.5],
  ["in-time line", "ground", 3],
];

const ON_FELTS: Pairs = [
  ["on-felt", "felt felt-deep plate plate-deep raise", 7],
  ["on-felt-quiet gold", "felt felt-deep plate plate-deep", 4.5],
  ["plate-quiet", "plate-deep", 4.5],
  ["plate-gold", "plate-deep", 7],
];

const COMMON = tokensOf(":root");
const LIGHT = tokensOf(':root[data-theme="light"]:not([data-projector])');

const PLACES: Record<string, [Palette, Pairs]> = {
  "the dark theme": [COMMON, [...ON_PAGES, ...ON_TURN, ...CHARTS]],
  "the light theme": [{ ...COMMON, ...LIGHT }, [...ON_PAGES, ...CHARTS]],
  "the desks": [{ ...COMMON, ...tokensOf(":root:root:has(.desk)") }, [...ON_PAGES, ...AT_DESKS]],
  "the green felt": [COMMON, ON_FELTS],
  "the blue felt": [{ ...COMMON, ...tokensOf(':root[data-felt="blue"]') }, ON_FELTS],
  "the burgundy felt": [{ ...COMMON, ...tokensOf(':root[data-felt="burgundy"]') }, ON_FELTS],
};

/** The pairs with too little contrast, each with its ratio and the least one. */
function faults(palette: Palette, pairs: Pairs): string[] {
  return pairs.flatMap(([fronts, grounds, least]) =>
    fronts.split(" ").flatMap((front) =>
      grounds.split(" ").flatMap((ground) => {
        const ratio = contrast(palette[front] ?? front, palette[ground] ?? ground);
        return ratio < least ? [`--${front} on --${ground}: ${ratio.toFixed(2)}, not ${least}`] : [];
      }),
    ),
  );
}

for (const [place, [palette, pairs]] of Object.entries(PLACES)) {
  test(`texts, amounts and borders have enough contrast in ${place}`, () => {
    assert.deepEqual(faults(palette, pairs), []);
  });
}

/** A translucent colour in front of another one. */
function blend(front: string, ground: string, opacity: number): string {
  const parts = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const full = (colour: string) => (colour.length === 4 ? colour.replace(/[^#]/g, "$&$&") : colour);
  const grounds = parts(full(ground));
  const mixed = parts(full(front)).map((part, at) => Math.round(part * opacity + grounds[at]! * (1 - opacity)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

test("the keys on buttons have enough contrast", () => {
  const base = readFileSync(join(ROOT, "web/src/styles/base.css"), "utf8");
  const opacity = Number(/\nkbd \{[^}]*opacity: ([\d.]+)/.exec(base)![1]);
  const buttons = [COMMON, { ...COMMON, ...LIGHT }].flatMap((palette) =>
    [
      ["on-accent", "accent"],
      ["on-felt", "raise"],
      ["text", "raised"],
    ].map(([front, ground]) => [palette[front!]!, palette[ground!]!] as const),
  );
  for (const [front, ground] of buttons) {
    const ratio = contrast(blend(front, ground, opacity), ground);
    assert.ok(ratio >= 4.5, `${front} on ${ground}: ${ratio.toFixed(2)}`);
  }
});

test("the light theme has every colour of the dark one", () => {
  const dark = Object.keys(tokensOf(".oval"));
  assert.deepEqual(Object.keys(LIGHT).sort(), dark.sort());
});
