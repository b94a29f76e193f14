import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "./port.js";

/** Options of a test's room. */
export interface RoomWish {
  /** The IP address to listen on; that of loopback if omitted. */
  host?: string;
  /** The public URL, at which phones reach the room, if it differs. */
  publicUrl?: string;
  /** A folder with the certificate for HTTPS, made by `cardroom cert`; HTTP if omitted. */
  tls?: string;
  /** The seed of every table's cards and bots; random if omitted. */
  deal?: number;
  /** A file of an event, which `cardroom run import` enters into the empty data folder before the room is started. */
  imports?: string;
}

/** A room that runs for a test, with its own data folder. */
export interface Room {
  address: string;
  /** The lines that the program has printed so far. */
  printed: string[];
  /** The output of `cardroom run import`; empty if nothing was imported. */
  imported: string;
  /** Kills the program without a graceful shutdown, as a power failure would, and restarts it at the same address. */
  killAndRestart(): Promise<void>;
  /** Kills the program in the same way. Its data folder stays. */
  kill(): Promise<void>;
  /** Starts the program again at the same address, after it was killed. */
  start(): Promise<void>;
  /** The organiser's file of an event, from `cardroom run export`. */
  exports(run: string): string;
  /** Writes a backup to a new file, while the room runs. */
  backsUp(file: string): void;
  /**
   * Kills the program, and restarts it at the same address on a backup. The rest of the data folder stays, or with
   * `alone` is lost, like that of another computer.
   */
  restore(file: string, options?: { alone?: boolean }): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a room in an empty folder, and waits until it prints its address. */
export async function startRoom({ host = "127.0.0.1", publicUrl, tls, deal, imports }: RoomWish = {}): Promise<Room> {
  const data = mkdtempSync(join(tmpdir(), "cardroom-e2e-"));
  // A room with a public URL prints that URL instead of the address on which it listens.
  const at = `${host}:${await freePort(host)}`;
  const command = (...args: string[]) =>
    execFileSync(program(deal !== undefined), ["run", ...args, "--data", data], {
      encoding: "utf8",
      maxBuffer: 2 ** 25,
    });
  const imported = imports === undefined ? "" : command("import", imports);
  let child = started(at, data, { publicUrl, tls, deal });
  const printed: string[] = [];
  const first = await printedAddress(child, printed);
  const address = publicUrl ? `http://${at}` : first;
  const start = async () => {
    child = started(at, data, { publicUrl, tls, deal });
    await printedAddress(child, printed);
  };
  const restart = async (change: () => void = () => undefined) => {
    await ended(child, "SIGKILL");
    change();
    await start();
  };
  return {
    address,
    printed,
    imported,
    killAndRestart: () => restart(),
    kill: () => ended(child, "SIGKILL"),
    start,
    exports: (run) => command("export", run),
    backsUp: (file) => void execFileSync(program(deal !== undefined), ["backup", "--data", data, file]),
    restore: (file, { alone = false } = {}) =>
      restart(() => {
        const lost = readdirSync(data).filter((name) => alone || name.startsWith("cardroom.db"));
        lost.forEach((name) => rmSync(join(data, name), { recursive: true }));
        copyFileSync(file, join(data, "cardroom.db"));
      }),
    async stop() {
      await ended(child, "SIGTERM");
      rmSync(data, { recursive: true });
    },
  };
}

type Started = { [Wish in "publicUrl" | "tls" | "deal"]: RoomWish[Wish] | undefined };

function started(listen: string, data: string, { publicUrl, tls, deal }: Started): ChildProcess {
  const url = publicUrl ? ["--public-url", publicUrl] : [];
  const files = tls ? ["--tls-cert", join(tls, "cert.pem"), "--tls-key", join(tls, "key.pem")] : [];
  const args = ["serve", "--listen", listen, "--data", data, ...url, ...files];
  const fixed = deal === undefined ? {} : { CARDROOM_DEAL: String(deal) };
  return spawn(program(deal !== undefined), args, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...fixed },
  });
}

/** The path of the program, or of the build with a fixed deal. */
export function program(fixed = false): string {
  const found = process.env[fixed ? "CARDROOM_FIXED_PROGRAM" : "CARDROOM_PROGRAM"];
  if (!found) throw new Error(`run the tests with node run.js PROGRAM${fixed ? " --fixed-deal PROGRAM" : ""}`);
  return found;
}

function printedAddress(child: ChildProcess, printed: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout! }).on("line", (line) => {
      printed.push(line);
      const found = /https?:\/\/[^\s/]+/.exec(line);
      if (found) resolve(found[0]);
    });
    child.once("exit", () => reject(new Error("the program ended and printed no address")));
  });
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const over = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await over;
}
