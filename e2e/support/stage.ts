import { build, type BuildOptions } from "esbuild";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { after, before } from "node:test";
import type { Browser, BrowserContextOptions, Page, Route } from "playwright-core";
import type { Moment } from "../../web/src/generated/server.js";
import { DESKTOP, startBrowser, TIMEOUT_MS } from "./browser.js";

const ADDRESS = "http://table.test";
const TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".html": "text/html",
};

/** The built client in a browser, without a server. */
interface Stage {
  opens(browser: Browser, window: BrowserContextOptions, answers: Answers, path: string): Promise<Page>;
  close(): void;
}

/** Returns the response of the server to a request with this body. */
type Answering = (body: unknown) => unknown;

/**
 * Responses of the server as JSON, or functions that return them, by path; for other paths under `/api/`, the status is
 * 404. A text is sent as it is.
 */
export type Answers = Record<string, unknown>;

/** Default response to /api/me: the visitor is a guest called Ann. */
const GUEST: Answers = { "/api/me": { name: "Ann" } };

/** Control of the fake socket of a page. */
export interface Spoken {
  /** Sends this moment to the page and waits until it is rendered. */
  show(moment: Moment): Promise<void>;
  /** Waits until the page is rendered. */
  drawn(): Promise<void>;
  /** Messages that the page has sent. */
  sent: Record<string, unknown>[];
  /** Delivers a server message to the page. */
  tell(message: Record<string, unknown>): void;
  /** Simulates the loss of the connection. */
  lose(): void;
}

/** The browser and the built client for a test file, started before its first test and stopped after its last one. */
export const onStage = {
  /** Opens the page of a table whose messages come from the test, in English unless the window has another locale. */
  opens: (window: BrowserContextOptions, answers: Answers = {}): Promise<Page> =>
    onStage.visits("/t/made-up", window, answers),
  /** Opens the page at this path. */
  visits: (path: string, window: BrowserContextOptions, answers: Answers = {}): Promise<Page> =>
    theStage.opens(browser, { locale: "en", ...window }, { ...GUEST, ...answers }, path),
  /** Opens a page and shows this moment. */
  async sees(moment: Moment, window: BrowserContextOptions = DESKTOP, answers: Answers = {}): Promise<Page> {
    const page = await onStage.opens(window, answers);
    await onStage.shows(page, moment);
    return page;
  },
  /** Loads the page anew. */
  async reloads(page: Page): Promise<void> {
    await page.reload();
    await isOpen(page);
  },
  /** Sends this moment to the page of a table, once its code has loaded, and waits until it is rendered. */
  async shows(page: Page, moment: Moment): Promise<void> {
    await page.locator("table-page").waitFor({ state: "attached" });
    await page.evaluate((moment) => (globalThis as unknown as { spoken: Spoken }).spoken.show(moment), moment);
  },
};

let browser: Browser;
let theStage: Stage;
before(async () => {
  [browser, theStage] = await Promise.all([startBrowser(), stage()]);
});
after(async () => {
  await browser?.close();
  theStage?.close();
});

/** Builds the client into a temporary folder, from which its pages are opened. */
async function stage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), "cardroom-stage-"));
  const common: BuildOptions = {
    absWorkingDir: resolve("../web"),
    outdir: folder,
    entryNames: "[name]",
    bundle: true,
    target: "es2022",
    // As in the room, and since every page that is opened loads it anew.
    minify: true,
    assetNames: "[name]",
    loader: { ".ftl": "text", ".woff2": "file" },
    logLevel: "warning",
  };
  await build({
    ...common,
    entryPoints: { main: "src/main.ts", style: "src/styles/main.css" },
    define: { DRAW_WORKER: '"/draw-worker.js"' },
    splitting: true,
    format: "esm",
  });
  await build({ ...common, entryPoints: { "draw-worker": "src/draw-phone/worker.ts" }, format: "iife" });
  const page = readFileSync("../web/index.html", "utf8")
    .replace("{script}", "/main.js")
    .replace("{style}", "/style.css")
    .replace("{font}", "/figtree-latin-wght-normal.woff2")
    .replace("{preload}", "")
    .replace("{imports}", "{}");
  return {
    async opens(browser, window, answers, asked) {
      const context = await browser.newContext({ reducedMotion: "reduce", ...window });
      context.setDefaultTimeout(TIMEOUT_MS);
      const opened = await context.newPage();
      await opened.addInitScript(fakeSocket);
      await opened.route(`${ADDRESS}/**`, (route) => {
        const path = new URL(route.request().url()).pathname;
        const file = basename(path);
        const type = TYPES[/\.\w+$/.exec(file)?.[0] ?? ""];
        if (type) return route.fulfill({ contentType: type, body: readFileSync(join(folder, file)) });
        if (path in answers) return answer(route, answers[path]);
        if (path.startsWith("/api/"))
          return route.fulfill({ status: 404, json: { error: { code: "no_such_page", message: "" } } });
        return route.fulfill({ contentType: "text/html", body: page });
      });
      await opened.goto(ADDRESS + asked);
      await isOpen(opened);
      return opened;
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}

const isOpen = (page: Page): Promise<void> => page.locator("card-room > *").first().waitFor({ state: "attached" });

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
  const spoken: Spoken = {
    drawn,
    sent: [],
    tell: (message) => Socket.last?.onmessage?.({ data: JSON.stringify({ v: 1, ...message }) }),
    async show(moment) {
      const [seq, hand] = [(shown += 1000), 100_000 + shown];
      const steps = moment.steps.map((step) => ({ ...step, seq, hand }));
      spoken.tell({
        type: "welcome",
        ...moment,
        seq,
        steps,
        table: { ...moment.table, hand: moment.table.hand && hand },
      });
      await drawn();
    },
    lose: () => Socket.last?.onclose?.(),
  };
  Object.assign(window, { WebSocket: Socket, spoken });
}
