import { hasGesture } from "../sound/unlock.js";
import { vibrationChoice } from "../state/choices.js";

/** Two short pulses, in milliseconds, with the pause between them. */
const PULSES = [60, 80, 60];

/** Returns whether the device can vibrate. Desktop browsers have the function, but no motor. */
export const canVibrate = (): boolean => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

/** Vibrates because the viewer's turn begins. Before the first tap, the browser would refuse it with an error. */
export function vibrate(): void {
  if (vibrationChoice.isOn() && canVibrate() && hasGesture()) navigator.vibrate(PULSES);
}
