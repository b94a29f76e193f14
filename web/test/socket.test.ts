// The socket that the script in the page opens, and the client takes over.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { closeFirstSocket, openFirstSocket } from "../src/connection/first-socket.js";
import { TableSocket, WELCOME_MS } from "../src/connection/socket.js";
import type { Message } from "../src/generated/server.js";
import { applyMessage, type TableState, timeLeft } from "../src/state/table.js";
import { momentMessage } from "./fake-table.js";

/** A socket that receives what the test sends. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | undefined;

  constructor() {
    FakeSocket.all.push(this);
  }

  receives(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
  }
}

const target = { addEventListener: () => undefined, removeEventListener: () => undefined };
Object.assign(globalThis, {
  WebSocket: FakeSocket,
  location: { origin: "https://room.test" },
  window: { ...target },
  document: { ...target, hidden: false },
});

beforeEach(() => {
  FakeSocket.all = [];
  closeFirstSocket();
});

test("a message that came before the client keeps its time, so that a clock shows no more time than is left", async ({
  mock,
}) => {
  let now = 1000;
  mock.method(performance, "now", () => now);
  openFirstSocket("t");
  FakeSocket.all[0]!.receives(momentMessage("welcome", 1, 1, []));
  now += 4000;
  let state: TableState | undefined;
  const times: number[] = [];
  const socket = new TableSocket("t", {
    since: () => state?.moment.seq,
    message: (message, at) => {
      times.push(at);
      state = applyMessage(state, message as Parameters<typeof applyMessage>[1], at);
    },
    connected: () => undefined,
    ended: () => undefined,
  });
  await Promise.resolve();
  assert.equal(FakeSocket.all.length, 1, "no other socket");
  assert.equal(timeLeft(state!, now), 9000 - 4000);
  FakeSocket.all[0]!.receives(momentMessage("moved", 2, 1, []));
  assert.deepEqual(times, [1000, 5000]);
  socket.close();
});

test("the messages from before the client come once the socket is there, and none after it has been closed", async () => {
  const told: unknown[] = [];
  const opens = (): TableSocket => {
    const socket: TableSocket = new TableSocket("t", {
      since: () => undefined,
      message: ({ type }) => {
        told.push(type);
        socket.close();
      },
      connected: () => undefined,
      ended: (why) => told.push(why),
    });
    return socket;
  };
  openFirstSocket("t");
  for (const type of ["welcome", "moved"] as const) FakeSocket.all[0]!.receives(momentMessage(type, 1, 1, []));
  opens();
  assert.deepEqual(told, []);
  await Promise.resolve();
  assert.deepEqual(told, ["welcome"]);
  assert.equal(FakeSocket.all[0]!.readyState, 3);

  openFirstSocket("t");
  FakeSocket.all[1]!.receives({ v: 1, type: "bye", reason: "closed" });
  opens().close();
  await Promise.resolve();
  assert.deepEqual(told, ["welcome"]);
});

test("the first socket of another table is closed, and so is that of a page that does not load", () => {
  openFirstSocket("other");
  new TableSocket("t", {
    since: () => undefined,
    message: () => undefined,
    connected: () => undefined,
    ended: () => undefined,
  }).close();
  assert.deepEqual(
    FakeSocket.all.map(({ readyState }) => readyState),
    [3, 3],
  );
  openFirstSocket("t");
  closeFirstSocket();
  assert.equal(FakeSocket.all[2]!.readyState, 3);
});

test("a socket on which the room says nothing is given up for another one, and one with a welcome is kept", ({
  mock,
}) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(Math, "random", () => 1);
  const connections: boolean[] = [];
  const socket = new TableSocket("t", {
    since: () => undefined,
    message: () => undefined,
    connected: (connected) => connections.push(connected),
    ended: () => undefined,
  });
  mock.timers.tick(WELCOME_MS - 1);
  assert.deepEqual([connections, FakeSocket.all.length], [[], 1]);
  mock.timers.tick(1);
  assert.deepEqual([connections, FakeSocket.all[0]!.readyState], [[false], 3]);
  mock.timers.tick(400);
  assert.equal(FakeSocket.all.length, 2);
  FakeSocket.all[1]!.receives(momentMessage("welcome", 1, 1, []));
  mock.timers.tick(10 * WELCOME_MS);
  assert.deepEqual([connections, FakeSocket.all.length], [[false, true], 2]);

  FakeSocket.all[1]!.onclose!();
  mock.timers.tick(WELCOME_MS / 2);
  FakeSocket.all[2]!.onclose!();
  mock.timers.tick(800 + WELCOME_MS - 1);
  assert.equal(FakeSocket.all.length, 4, "each socket has its own time");
  socket.close();
  mock.timers.tick(10 * WELCOME_MS);
  assert.equal(FakeSocket.all.length, 4);
});
