// Starts a room for Lighthouse, with a table at which bots play and an event with riders.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const EVENT = {
  name: "Ride for the hospice",
  date: new Intl.DateTimeFormat("en-CA", { timeZone: "UTC" }).format(),
  time_zone: "UTC",
  plan: {
    route: ["Mill", "Bridge", "Quarry", "Chapel", "Lake"].map((name) => ({ name, card: true })),
    prizes: ["50%"],
  },
  settings: {},
};
const RIDERS = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"];
const TABLE = { game: "holdem", name: "Friday night", seats: 6, bots: 5, listed: true };

/** Starts the room. Returns the pages to measure, by name, and a function that stops the room. */
export async function startRoom(program) {
  const data = mkdtempSync(join(tmpdir(), "cardroom-lighthouse-"));
  const child = spawn(program, ["serve", "--listen", "127.0.0.1:0", "--data", data], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const room = await printedAddress(child);
  const ask = asker(room);
  await ask("PUT", "/me", { name: "Ann" });
  const { id } = await ask("POST", "/tables", TABLE);
  const { run } = await ask("POST", "/runs", { draft: EVENT });
  await ask("POST", `/runs/${run.id}/open`);
  for (const name of RIDERS) await ask("POST", `/runs/${run.id}/participants`, { name, rides: true, hands: 1 });
  const stop = () =>
    new Promise((stopped) => {
      child.on("exit", () => stopped(rmSync(data, { recursive: true, maxRetries: 5 })));
      child.kill();
    });
  return { pages: { lobby: room, table: `${room}/t/${id}`, form: `${room}/new`, board: `${room}/e/${run.id}` }, stop };
}

async function printedAddress({ stdout }) {
  for await (const line of createInterface({ input: stdout })) {
    const found = /http:\/\/[\d.]+:\d+/.exec(line);
    if (found) return found[0];
  }
  throw new Error("the room printed no address");
}

/** Returns a function that sends requests with the session of one person. */
function asker(room) {
  const cookies = new Map();
  return async (method, path, body) => {
    const headers = { "content-type": "application/json", cookie: [...cookies.values()].join("; ") };
    const answer = await fetch(`${room}/api${path}`, { method, headers, body: JSON.stringify(body ?? {}) });
    for (const [cookie] of answer.headers.getSetCookie().map((each) => each.split(";")))
      cookies.set(cookie.split("=")[0], cookie);
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  };
}
