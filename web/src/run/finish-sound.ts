import { runningAudio } from "../sound/audio.js";

export type Sound = "in_time" | "late" | "refused";

/** The tones of each sound: frequency in hertz, and duration in seconds. */
const TONES: Record<Sound, [number, number][]> = {
  in_time: [
    [880, 0.09],
    [1320, 0.14],
  ],
  late: [
    [440, 0.18],
    [330, 0.3],
  ],
  refused: [
    [200, 0.12],
    [200, 0.12],
    [200, 0.25],
  ],
};

/** Plays a sound, if the browser has let the page play sounds. */
export function play(sound: Sound): void {
  const context = runningAudio();
  if (!context) return;
  let at = context.currentTime;
  for (const [frequency, seconds] of TONES[sound]) {
    const tone = new OscillatorNode(context, { frequency, type: sound === "refused" ? "square" : "sine" });
    const gain = new GainNode(context, { gain: 0.4 });
    gain.gain.setTargetAtTime(0, at + seconds * 0.7, 0.02);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds + 0.03;
  }
}
