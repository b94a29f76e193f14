import { soundChoice } from "../state/choices.js";
import { unlockAudio } from "./audio.js";

const GESTURES = ["click", "keydown"] as const;

const unlock = () => {
  if (soundChoice.isOn()) void unlockAudio();
};

/**
 * Starts the audio with the next click or key press, or at once after an earlier one in this page. It stays ready to
 * start it again, since a phone may interrupt it. Returns a function that ends this.
 */
export function unlockOnGesture(): () => void {
  if (hasGesture()) unlock();
  for (const gesture of GESTURES) window.addEventListener(gesture, unlock, { capture: true });
  return () => GESTURES.forEach((gesture) => window.removeEventListener(gesture, unlock, { capture: true }));
}

/** Returns whether the user has clicked or pressed a key in this page, as far as the browser tells. */
export function hasGesture(): boolean {
  return (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? false;
}
