/** A preference with the values on and off, which this browser keeps. */
export interface Choice {
  isOn(): boolean;
  set(on: boolean): void;
}

function choice(key: string, byDefault: boolean): Choice {
  /** The choice of this visit, where storage is unavailable. */
  let kept = byDefault;
  return {
    isOn() {
      try {
        const stored = localStorage.getItem(key);
        return stored === null ? kept : stored === "on";
      } catch {
        return kept;
      }
    },
    set(on) {
      kept = on;
      try {
        localStorage.setItem(key, on ? "on" : "off");
      } catch {
        // The choice applies to this visit only.
      }
    },
  };
}

/** Sounds at tables. */
export const soundChoice = choice("sound", true);
/** Vibration when the viewer's turn begins. */
export const vibrationChoice = choice("vibration", true);
/** Notifications when the viewer's turn begins while the page is hidden. */
export const noticeChoice = choice("turn-notices", false);
