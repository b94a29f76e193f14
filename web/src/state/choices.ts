import { onDevice } from "../storage/texts.js";

/** A preference with the values on and off, which this browser keeps. */
export interface Choice {
  isOn(): boolean;
  set(on: boolean): void;
}

/** A preference with one of several values, which this browser keeps. */
export interface Selection<Value extends string> {
  readonly values: readonly Value[];
  value(): Value;
  set(value: Value): void;
}

/** A preference with any number of several values, which this browser keeps. */
export interface MultiSelection<Value extends string> {
  readonly values: readonly Value[];
  /** The chosen values, in the order of all values. */
  chosen(): readonly Value[];
  set(chosen: readonly Value[]): void;
}

const changed = new EventTarget();

/** Calls `callback` whenever a preference changes, until the returned function is called. */
export function onChoice(callback: () => void): () => void {
  changed.addEventListener("change", callback);
  return () => changed.removeEventListener("change", callback);
}

/** A text that this browser keeps under a key. */
function keptText(key: string, byDefault: string): { read(): string; write(text: string): void } {
  /** The text of this visit, where storage is unavailable. */
  let kept = byDefault;
  return {
    read() {
      return onDevice.read(key) ?? kept;
    },
    write(text) {
      kept = text;
      onDevice.write(key, text);
      changed.dispatchEvent(new Event("change"));
    },
  };
}

function selection<Value extends string>(key: string, values: readonly Value[], byDefault: Value): Selection<Value> {
  const text = keptText(key, byDefault);
  return {
    values,
    value: () => values.find((value) => value === text.read()) ?? byDefault,
    set: (value) => text.write(value),
  };
}

function multiSelection<Value extends string>(
  key: string,
  values: readonly Value[],
  byDefault: readonly Value[],
): MultiSelection<Value> {
  const text = keptText(key, byDefault.join(" "));
  return {
    values,
    chosen() {
      const words = text.read().split(" ");
      return values.filter((value) => words.includes(value));
    },
    set: (chosen) => text.write(chosen.join(" ")),
  };
}

function choice(key: string, byDefault: boolean): Choice {
  const chosen = selection(key, ["on", "off"], byDefault ? "on" : "off");
  return { isOn: () => chosen.value() === "on", set: (on) => chosen.set(on ? "on" : "off") };
}

/** Sounds at tables. */
export const soundChoice = choice("sound", true);
/** Vibration when the viewer's turn begins. */
export const vibrationChoice = choice("vibration", true);
/** Notifications when the viewer's turn begins while the page is hidden. */
export const noticeChoice = choice("turn-notices", false);
/** The theme of the pages. */
export const themeChoice = selection("theme", ["dark", "light", "system"], "dark");
/** The colour of the felts. */
export const feltChoice = selection("felt", ["green", "blue", "burgundy"], "green");
/** The number of suit colours. */
export const deckChoice = selection("deck", ["two", "four"], "four");
/** The unit of the amounts at hold'em tables. */
export const amountsChoice = selection("holdem-amounts", ["chips", "big-blinds"], "chips");

/** Parts of the pot that a bet may be. */
const POT_PARTS = ["1/3", "1/2", "2/3", "3/4", "1/1"] as const;
export type PotPart = (typeof POT_PARTS)[number];

/** Numbers of big blinds to which the first raise before the flop may be. */
const OPENS = ["2", "2.5", "3", "4"] as const;
export type Open = (typeof OPENS)[number];

/** The parts of the pot that hold'em's action bar offers. */
export const potPartsChoice = multiSelection("bet-sizes", POT_PARTS, ["1/3", "1/2", "2/3", "1/1"]);
/** The numbers of big blinds that it offers before the flop instead; none for the parts of the pot. */
export const opensChoice = multiSelection<Open>("open-sizes", OPENS, []);
/** The clauses of the lines of a table's log. */
export const clausesChoice = choice("log-clauses", false);
/** Single keys that press the buttons of a table. */
export const shortcutsChoice = choice("shortcuts", true);
/** Typed amounts in place of chips, for the wagers of the games against the house. */
export const exactChoice = choice("exact-wagers", false);
