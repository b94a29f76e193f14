import { language } from "./language.js";
import { needTexts } from "./texts.js";

/** Time that a refusal waits for its texts at most, in milliseconds. */
const MOST_MS = 2000;

let loading: Promise<void> | undefined;

/**
 * Loads the texts of refusals, which no page needs to begin with. Resolves without them if they do not load: a refusal then
 * has the words of the room, and the next one asks for the texts again.
 */
export async function refusalTexts(): Promise<void> {
  loading ??= needTexts(language(), ["refusals"]).catch(() => void (loading = undefined));
  await Promise.race([loading, new Promise((late) => setTimeout(late, MOST_MS))]);
}
