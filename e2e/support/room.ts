import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** A room that runs for a test. */
export interface Room {
  address: string;
  stop(): Promise<void>;
}

/** Starts the program that the run was given, and waits for the address that it prints. */
export async function startRoom(...args: string[]): Promise<Room> {
  const program = process.env["CARDROOM_PROGRAM"];
  if (!program) throw new Error("run the tests by node run.js PROGRAM");
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
  return { address: await printedAddress(child), stop: () => stopped(child) };
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
