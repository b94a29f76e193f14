import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A room that runs for a test. */
export interface Room {
  address: string;
  stop(): Promise<void>;
}

/** Starts a room of its own in an empty folder, and waits for the address that it prints. */
export async function startRoom(): Promise<Room> {
  const program = process.env["CARDROOM_PROGRAM"];
  if (!program) throw new Error("run the tests by node run.js PROGRAM");
  const data = mkdtempSync(join(tmpdir(), "cardroom-e2e-"));
  const args = ["serve", "--listen", "127.0.0.1:0", "--data", data];
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
  const stop = async () => {
    await stopped(child);
    rmSync(data, { recursive: true });
  };
  return { address: await printedAddress(child), stop };
}

async function printedAddress(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const found = /https?:\/\/[^\s/]+/.exec(line);
    if (found) return found[0];
  }
  throw new Error("the program ended and printed no address");
}

async function stopped(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}
