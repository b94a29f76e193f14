let context: AudioContext | undefined;

/**
 * Lets the page play sounds. Browsers allow this only in response to a click or a key press. Resolves once the audio
 * runs.
 */
export async function unlockAudio(): Promise<void> {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state !== "running") await context.resume();
}

/** The page's audio, once the browser has let the page play sounds. */
export function runningAudio(): AudioContext | undefined {
  return context?.state === "running" ? context : undefined;
}
