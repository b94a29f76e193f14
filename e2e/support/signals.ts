// Signals of a page outside of its content: sounds, and notifications while it is hidden.
import type { Page } from "playwright-core";

interface Recorded {
  /** Frequencies of the oscillators that were started, in hertz, and 0 for each noise. */
  sounds: number[];
  /** Number of audio contexts. */
  contexts: number;
  /** Number of vibrations. */
  vibrations: number;
  isHidden: boolean;
}

const recorded = (page: Page) => page.evaluate(() => (globalThis as unknown as { recorded: Recorded }).recorded);

/** The frequencies of the sounds since the last call, 0 for a noise. */
export async function soundsOf(page: Page): Promise<number[]> {
  const { sounds } = await recorded(page);
  await page.evaluate(() => ((globalThis as unknown as { recorded: Recorded }).recorded.sounds = []));
  return sounds;
}

/** Number of audio contexts that the page has made. */
export const audioContextsOf = async (page: Page): Promise<number> => (await recorded(page)).contexts;

/** Number of times that the page has let the device vibrate. */
export const vibrationsOf = async (page: Page): Promise<number> => (await recorded(page)).vibrations;

/** Hides the page, as behind another tab, or shows it again. */
export const hides = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((isHidden) => {
    Object.assign((globalThis as unknown as { recorded: Recorded }).recorded, { isHidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);

/** Runs in the page before its own scripts: records the sounds, and lets the test hide the page. */
export function recordsSignals(): void {
  const recorded: Recorded = { sounds: [], contexts: 0, vibrations: 0, isHidden: false };
  const { AudioContext, OscillatorNode, AudioBufferSourceNode } = window;
  // What the test evaluates counts as a gesture in the browser, so only real clicks and keys count here.
  let hasBeenActive = false;
  for (const gesture of ["click", "keydown"])
    window.addEventListener(gesture, ({ isTrusted }) => (hasBeenActive ||= isTrusted), { capture: true });
  const userActivation = { get: () => ({ hasBeenActive }) };
  Object.defineProperty(navigator, "userActivation", userActivation);
  Object.assign(window, {
    recorded,
    AudioContext: class extends AudioContext {
      constructor() {
        super();
        recorded.contexts += 1;
      }
    },
    OscillatorNode: class extends OscillatorNode {
      override start(when?: number): void {
        super.start(when);
        recorded.sounds.push(this.frequency.value);
      }
    },
    AudioBufferSourceNode: class extends AudioBufferSourceNode {
      override start(when?: number): void {
        super.start(when);
        recorded.sounds.push(0);
      }
    },
  });
  Object.assign(navigator, { vibrate: () => (recorded.vibrations += 1) });
  Object.defineProperty(document, "hidden", { get: () => recorded.isHidden });
}
