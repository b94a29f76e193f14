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

function selection<Value extends string>(key: string, values: readonly Value[], byDefault: Value): Selection<Value> {
  /** The value of this visit, where storage is unavailable. */
  let kept = byDefault;
  return {
    values,
    value() {
      try {
        const stored = localStorage.getItem(key);
        return values.find((value) => value === stored) ?? kept;
      } catch {
        return kept;
      }
    },
    set(value) {
      kept = value;
      try {
        localStorage.setItem(key, value);
      } catch {
        // The value applies to this visit only.
      }
    },
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
