import { runningAudio } from "./audio.js";
import type { Cue } from "./cues.js";
import { slotAfter } from "./slots.js";
import { TONES, type Voice } from "./tones.js";

/** Time of the attack, in seconds: long enough not to click. */
const ATTACK = 0.004;
/** Amplitude that counts as silence. An exponential ramp cannot end at zero. */
const SILENCE = 0.0001;

let noise: AudioBuffer | undefined;
/** Start of the latest cue, on the clock of the audio. */
let latest = 0;

/** Plays cues one after the other, if the browser has let the page play sounds. In a burst, some are left out. */
export function play(cues: readonly Cue[]): void {
  const audio = runningAudio();
  if (!audio) return;
  for (const cue of cues) {
    const at = slotAfter(cue, latest, audio.currentTime);
    if (at === undefined) continue;
    latest = at;
    for (const voice of TONES[cue]) sound(audio, voice, at);
  }
}

function sound(audio: AudioContext, voice: Voice, start: number): void {
  const { at, lasts, gain } = voice;
  const [from, until] = [start + at, start + at + lasts];
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(gain, from + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENCE, until);
  volume.connect(audio.destination);
  const source = voice.wave === "noise" ? noiseOf(audio, voice, from, volume) : toneOf(audio, voice, from, volume);
  source.start(from);
  source.stop(until);
}

function toneOf(audio: AudioContext, voice: Voice, from: number, into: AudioNode): AudioScheduledSourceNode {
  const tone = new OscillatorNode(audio, { type: voice.wave as OscillatorType });
  glide(tone.frequency, voice, from);
  tone.connect(into);
  return tone;
}

function noiseOf(audio: AudioContext, voice: Voice, from: number, into: AudioNode): AudioScheduledSourceNode {
  const filter = new BiquadFilterNode(audio, { type: "bandpass", Q: 0.9 });
  glide(filter.frequency, voice, from);
  noise ??= whiteNoise(audio);
  const source = new AudioBufferSourceNode(audio, { buffer: noise, loop: true });
  source.connect(filter).connect(into);
  return source;
}

function glide(frequency: AudioParam, { from, to = from, lasts }: Voice, start: number): void {
  frequency.setValueAtTime(from, start);
  frequency.exponentialRampToValueAtTime(to, start + lasts);
}

/** Half a second of white noise. */
function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
