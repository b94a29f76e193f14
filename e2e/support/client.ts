// The built client in a browser, without a server or in front of one.
import { build, type BuildOptions } from "esbuild";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContextOptions, Page, Route } from "playwright-core";
import type { Moment } from "../../web/src/generated/server.js";
import { SHEETS } from "../../web/src/pages/modules.js";
import { TIMEOUT_MS } from "./browser.js";

/** The address of a client without a room. */
export const ADDRESS = "http://table.test";
const TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".html": "text/html",
};

/** A page that is opened, and what answers its requests. */
export interface Visit {
  path: string;
  answers: Answers;
  /** The address of a room that answers the other requests, and the sockets; without one, the sockets are fake. */
  room?: string | undefined;
}

/** The built client. */
export interface Client {
  opens(browser: Browser, window: BrowserContextOptions, visit: Visit): Promise<Page>;
  close(): void;
}

/** The functions of `web/build.js` that make the page. It finds its sources beside itself, so it is not bundled with the tests. */
interface PageBuild {
  bundleEarly(): Promise<string>;
  bundleEarlyStyle(folder: string): Promise<{ text: string }>;
  filled(page: string, parts: Record<string, string>): string;
}

/** Returns the response of the server to a request with this body. */
type Answering = (body: unknown) => unknown;

/**
 * Responses of the server as JSON, or functions that return them, by path; for other paths under `/api/`, the status is
 * 404. A text is sent as it is.
 */
export type Answers = Record<string, unknown>;

/** Control of the fake socket of a page. */
export interface Spoken {
  /** Sends this moment to the page and waits until it is rendered. Each has another hand, a long number by default. */
  show(moment: Moment, hand?: number): Promise<void>;
  /** Waits until the page is rendered. */
  drawn(): Promise<void>;
  /** Messages that the page has sent. */
  sent: Record<string, unknown>[];
  /** Delivers a server message to the page. */
  tell(message: Record<string, unknown>): void;
  /** Simulates the loss of the connection. */
  lose(): void;
  /** Returns whether the page keeps its socket open. */
  isConnected(): boolean;
}

/** Builds the client into a temporary folder, from which its pages are opened. */
export async function buildClient(): Promise<Client> {
  const folder = mkdtempSync(join(tmpdir(), "cardroom-stage-"));
  const common: BuildOptions = {
    absWorkingDir: resolve("../web"),
    outdir: folder,
    entryNames: "[name]",
    bundle: true,
    target: "es2022",
    // As in the room, and since every page that is opened loads it anew.
    minify: true,
    loader: { ".ftl": "text" },
    logLevel: "warning",
  };
  await build({
    ...common,
    entryPoints: ["src/main.ts", ...SHEETS.map((name) => `src/styles/${name}.css`)],
    define: { DRAW_WORKER: '"/draw-worker.js"' },
    splitting: true,
    format: "esm",
  });
  await build({ ...common, entryPoints: { "draw-worker": "src/draw-phone/worker.ts" }, format: "iife" });
  const { bundleEarly, bundleEarlyStyle, filled } = (await import(
    pathToFileURL(resolve("../web/build.js")).href
  )) as PageBuild;
  const style = await bundleEarlyStyle(folder);
  const page = filled(readFileSync("../web/index.html", "utf8"), {
    style: style.text,
    icon: "/icon.svg",
    preload: "",
    files: JSON.stringify({
      main: ["/main.js"],
      ...Object.fromEntries(SHEETS.map((name) => [`${name}.css`, [`/${name}.css`]])),
    }),
    early: await bundleEarly(),
  });
  return {
    async opens(browser, window, { path: asked, answers, room }) {
      const context = await browser.newContext({ reducedMotion: "reduce", ...window });
      context.setDefaultTimeout(TIMEOUT_MS);
      const opened = await context.newPage();
      if (room === undefined) await opened.addInitScript(fakeSocket);
      const address = room ?? ADDRESS;
      await opened.route(`${address}/**`, (route) => {
        const path = new URL(route.request().url()).pathname;
        const file = basename(path);
        const type = TYPES[/\.\w+$/.exec(file)?.[0] ?? ""];
        if (path in answers) return answer(route, answers[path]);
        if (path.startsWith("/api/")) return room === undefined ? notFound(route) : route.continue();
        if (type) return route.fulfill({ contentType: type, body: readFileSync(join(folder, file)) });
        return route.fulfill({ contentType: "text/html", body: page });
      });
      await opened.goto(address + asked);
      await isOpen(opened);
      return opened;
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}

const notFound = (route: Route): Promise<void> =>
  route.fulfill({ status: 404, json: { error: { code: "no_such_page", message: "" } } });

/** Waits until the client shows something. */
export const isOpen = (page: Page): Promise<void> =>
  page.locator("card-room > :not(page-shell)").first().waitFor({ state: "attached" });

/** Sends a response, which may depend on the body of the request. */
async function answer(route: Route, found: unknown): Promise<void> {
  const made = typeof found === "function" ? await (found as Answering)(route.request().postDataJSON()) : found;
  if (made instanceof RefusedAnswer) return route.fulfill({ status: 422, json: { error: made.error } });
  return route.fulfill(typeof made === "string" ? { body: made } : { json: made });
}

class RefusedAnswer {
  constructor(readonly error: { code: string; message: string; args: Record<string, unknown> }) {}
}

/** The response of a server that refuses a request. */
export const refusedAnswer = (code: string, args: Record<string, unknown> = {}) =>
  new RefusedAnswer({ code, message: code, args });

/** Runs in the page before its own scripts: replaces WebSocket with a fake that the test controls. */
function fakeSocket(): void {
  class Socket {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSED = 3;
    static last: Socket | undefined;
    readyState = 1;
    onmessage: ((event: { data: string }) => void) | undefined;
    onclose: (() => void) | undefined;
    constructor() {
      Socket.last = this;
    }
    send(text: string): void {
      spoken.sent.push(JSON.parse(text));
    }
    close(): void {
      this.readyState = 3;
      setTimeout(() => this.onclose?.());
    }
  }
  let shown = 0;
  const drawn = async (): Promise<void> => {
    for (let round = 0; round < 3; round++) {
      for (const element of document.querySelectorAll("card-room *"))
        await (element as { updateComplete?: Promise<unknown> }).updateComplete;
    }
  };
  /** Returns whether the page shows the table of this moment. */
  const isShown = ({ table }: Moment): boolean => {
    const part = table.phase === "closed" ? "closed-table" : `.dock.game-${table.game}`;
    return document.querySelector(`${part}, .load-failure`)?.checkVisibility() === true;
  };
  /**
   * Waits until the page shows the table of this moment: the felt of its game loads with the first one, and the table gets the
   * focus after the frame in which it shows first.
   */
  const shows = async (moment: Moment): Promise<void> => {
    if (isShown(moment)) return;
    await new Promise<void>((done) => {
      const observer = new MutationObserver(() => {
        if (!isShown(moment)) return;
        observer.disconnect();
        done();
      });
      observer.observe(document, { childList: true, subtree: true, attributeFilter: ["class", "hidden"] });
    });
    await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
  };
  const spoken: Spoken = {
    drawn,
    sent: [],
    tell(message) {
      if (!Socket.last) throw new Error("the page has not opened its socket yet");
      Socket.last.onmessage?.({ data: JSON.stringify({ v: 1, ...message }) });
    },
    async show(moment, hand = 101_000 + shown) {
      const seq = (shown += 1000);
      const steps = moment.steps.map((step) => ({ ...step, seq, hand }));
      spoken.tell({
        type: "welcome",
        ...moment,
        seq,
        steps,
        table: { ...moment.table, hand: moment.table.hand && hand },
      });
      await shows(moment);
      await drawn();
    },
    lose: () => Socket.last?.onclose?.(),
    isConnected: () => Socket.last?.readyState === Socket.OPEN,
  };
  Object.assign(window, { WebSocket: Socket, spoken });
}
