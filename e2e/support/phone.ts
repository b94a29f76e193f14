import { readdirSync, readFileSync } from "node:fs";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { BrowserContext } from "playwright-core";
import { homeThatTrusts } from "./authority.js";
import { Person, PHONE, startProfile } from "./browser.js";
import type { Network } from "./network.js";

/** A phone with a browser of its own, whose profile survives its end, and whose clock can be set. */
export class Phone {
  #context: BrowserContext | undefined;

  private constructor(
    private readonly home: string,
    private readonly profile: string,
    private readonly host: string,
    private readonly network: Network,
  ) {}

  /** A phone that trusts the authority with these certificates, and reaches the host through this network. */
  static new(folder: string, certificates: string, host: string, network: Network): Phone {
    return new Phone(homeThatTrusts(folder, certificates), mkdtempSync(join(folder, "profile-")), host, network);
  }

  /** Starts the browser. */
  async starts(): Promise<Person> {
    const mapping = { host: this.host, room: this.network.address };
    this.#context = await startProfile(this.profile, mapping, this.home, PHONE);
    await this.#context.addInitScript(shiftClock);
    return Person.uses(this.#context, `https://${this.host}`);
  }

  /** Closes the browser, which writes its cookies to the disk. */
  async closes(): Promise<void> {
    await this.#context?.close();
  }

  /** Kills every process of the browser at once, as the end of the battery would. */
  async isKilled(): Promise<void> {
    const pids = processesOf(this.profile);
    if (pids.length === 0) throw new Error("the browser has no process");
    pids.forEach((pid) => process.kill(pid, "SIGKILL"));
    while (processesOf(this.profile).length > 0) await setTimeout(50);
    await this.#context?.close().catch(() => undefined);
  }
}

/** Sets the clock of a phone ahead by these milliseconds. */
export const setsItsClock = ({ page }: Person, ahead: number): Promise<void> =>
  page.evaluate((ahead) => localStorage.setItem("ahead", String(ahead)), ahead);

/** Runs in each page before its own scripts: the clock is ahead as the storage says. */
function shiftClock(): void {
  const now = Date.now.bind(Date);
  Date.now = () => now() + Number(localStorage.getItem("ahead") ?? 0);
}

/** The ids of the processes of the browser with this profile: the first one, which names it, and its descendants. */
function processesOf(profile: string): number[] {
  const processes = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? readProcess(Number(name)) : []));
  const found = new Set(processes.filter(({ args }) => args.includes(profile)).map(({ pid }) => pid));
  for (let size = -1; size !== found.size;) {
    size = found.size;
    processes.filter(({ parent }) => found.has(parent)).forEach(({ pid }) => found.add(pid));
  }
  return [...found];
}

function readProcess(pid: number): { pid: number; parent: number; args: string }[] {
  try {
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    const args = readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return state === "Z" ? [] : [{ pid, parent: Number(parent), args }];
  } catch {
    // The process has ended in the meantime.
    return [];
  }
}
