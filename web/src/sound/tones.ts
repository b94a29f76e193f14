import type { Cue } from "./cues.js";

/** One voice of a cue. Times are in seconds from the start of the cue, frequencies in hertz. */
export interface Voice {
  /** Waveform of a tone, or noise through a band-pass filter. */
  wave: "sine" | "triangle" | "noise";
  /** Frequency of the tone or of the filter at the start. */
  from: number;
  /** Frequency at the end; the same as `from` if omitted. */
  to?: number;
  at: number;
  lasts: number;
  /** Peak of the amplitude, from 0 to 1. */
  gain: number;
}

const flick = (at: number, gain: number): Voice => ({ wave: "noise", from: 3400, to: 1500, at, lasts: 0.07, gain });
/** A knock on wood, not lower than the loudspeaker of a phone can play. */
const knock = (at: number): Voice => ({ wave: "sine", from: 430, to: 210, at, lasts: 0.08, gain: 0.2 });
const note = (from: number, at: number, gain = 0.12): Voice => ({ wave: "triangle", from, at, lasts: 0.34, gain });
/** Two chips that touch: their two lowest partials, which are not harmonic. */
const click = (at: number, gain: number): Voice[] => [
  { wave: "sine", from: 2950, at, lasts: 0.05, gain },
  { wave: "sine", from: 4730, at, lasts: 0.03, gain: gain * 0.6 },
];

/** The voices of each cue. Sounds of the table are noises and clicks, and those for the viewer are notes. */
export const TONES: Record<Cue, readonly Voice[]> = {
  deal: [flick(0, 0.36), flick(0.08, 0.26)],
  chip: [...click(0, 0.1), ...click(0.045, 0.07), ...click(0.11, 0.05)],
  check: [knock(0), knock(0.12)],
  fold: [{ wave: "noise", from: 1100, to: 320, at: 0, lasts: 0.2, gain: 0.48 }],
  turn: [note(659.26, 0, 0.17), note(987.77, 0.13, 0.17)],
  win: [note(523.25, 0), note(659.26, 0.09), note(783.99, 0.18), note(1046.5, 0.27, 0.09)],
  time: [note(880, 0, 0.14), note(880, 0.2, 0.14), note(880, 0.4, 0.14)],
};
