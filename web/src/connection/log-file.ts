import { takeoverHeader } from "./api.js";
import { logPath } from "./runs.js";

/** An entry of the public log of an event: its position, the hash of the log after it, and what a rollback was. */
export interface LogLine {
  seq: number;
  hash: string;
  rollback?: Rollback;
}

/** A rollback of the log: `imported` or `continued` on another computer, `backup` or `lost`; and its time. */
export interface Rollback {
  cause: string;
  at_ms: number;
}

/** The public log of an event, as the board offers it as a file. Rejects if it cannot be loaded, or if it is not one. */
export async function logFile(run: string): Promise<LogLine[]> {
  const path = logPath(run);
  const response = await fetch(path, { headers: await takeoverHeader(path.replace("/api", "")) });
  if (!response.ok) throw new Error(`${response.status}`);
  return wholeLog(await response.text());
}

/**
 * The entries of the file of a log, which begins with the event and ends with its last line. Any other text, such as the
 * page of a Wi-Fi that asks for a login, is refused: it would look like a log without entries.
 */
export function wholeLog(file: string): LogLine[] {
  const lines = file.trimEnd().split("\n");
  if (!lines[0]!.startsWith('{"event":') || !lines.at(-1)!.startsWith('{"end":')) throw new Error("no log of an event");
  return logLines(file);
}

/** The entries in the text of a log. */
export const logLines = (file: string): LogLine[] =>
  file
    .split("\n")
    .filter((line) => line.startsWith('{"entry":'))
    .map((line) => lineOf((JSON.parse(line) as { entry: StoredEntry }).entry));

interface StoredEntry {
  seq: number;
  kind: string;
  body: string;
  hash: string;
}

function lineOf({ seq, hash, kind, body }: StoredEntry): LogLine {
  if (kind !== "run.rolled_back") return { seq, hash };
  const { at_ms, entry } = JSON.parse(body) as { at_ms: number; entry: { change: { cause: string } } };
  return { seq, hash, rollback: { cause: entry.change.cause, at_ms } };
}
