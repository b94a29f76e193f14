// The service worker: opens the pages without a connection, sends stamps in the background, and opens the table of a
// notification. `build.js` builds it as `worker.js` and inserts the names of the files.
import { openFromNotice, type Pages } from "./notice-click.js";
import { install, openFile, openPage, outdated, type Shell, sourceOf } from "./shell.js";
import { sync } from "./sync.js";
import { runOfTag } from "./worker-client.js";

declare const SHELL: Shell;

/** An event of the worker that ends once a promise is settled. */
interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Syncing extends Extendable {
  tag: string;
}
interface NoticeClick extends Extendable {
  notification: Notification;
}
interface Client {
  url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}
interface Clients extends Pages {
  claim(): Promise<void>;
  matchAll(options?: { type: "window"; includeUncontrolled: boolean }): Promise<Client[]>;
}
interface Scope {
  location: Location;
  caches: CacheStorage;
  clients: Clients;
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", act: (event: Extendable) => void): void;
  addEventListener(kind: "fetch", act: (event: Fetching) => void): void;
  addEventListener(kind: "sync", act: (event: Syncing) => void): void;
  addEventListener(kind: "notificationclick", act: (event: NoticeClick) => void): void;
}
declare const self: Scope;

// A new version takes over at once, since the next page that is opened needs the new files. An open page goes on with the
// code that it has; if it needs more, it offers to reload.
self.addEventListener("install", (event) =>
  event.waitUntil(install(self.caches, SHELL).then(() => self.skipWaiting())),
);

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver(): Promise<void> {
  const names = outdated(await self.caches.keys(), SHELL);
  await Promise.all(names.map((name) => self.caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const source = sourceOf(request, new URL(request.url), self.location.origin, SHELL);
  if (source === "page") event.respondWith(openPage(request, self.caches, SHELL));
  if (source === "file") event.respondWith(openFile(request, self.caches, SHELL));
});

self.addEventListener("sync", (event) => {
  const run = runOfTag(event.tag);
  if (run !== undefined) event.waitUntil(syncAndTell(run));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openFromNotice(self.clients, event.notification.data));
});

/** Sends the stamps, and tells the open pages. A failure makes the browser try again later. */
async function syncAndTell(run: string): Promise<void> {
  const refused = await sync(run);
  for (const client of await self.clients.matchAll()) client.postMessage("synced");
  if (refused?.code === "unreachable") throw new Error(refused.message);
}
