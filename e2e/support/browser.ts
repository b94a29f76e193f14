import assert from "node:assert/strict";
import { afterEach } from "node:test";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type ConsoleMessage,
  type Page,
} from "playwright-core";

/** Options of a person's browser window. */
export type Window = Pick<BrowserContextOptions, "viewport" | "locale" | "reducedMotion">;

/** Typical windows: a small phone held upright, and a desktop. */
export const PHONE: Window = { viewport: { width: 360, height: 740 } };
export const DESKTOP: Window = { viewport: { width: 1280, height: 800 } };

const FLAGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A host name, and the address and port of the room to which it resolves. */
export interface Mapping {
  host: string;
  room: string;
}

/** Debian's programs of Chromium: the browser itself, and its pages without the parts around them, which is faster. */
const PROGRAMS = { browser: "/usr/bin/chromium", shell: "/usr/bin/chromium-headless-shell" };

/** A program of Chromium. The shell installs no page as an app, and shows no notification. */
export type Program = keyof typeof PROGRAMS;

/** Options of a browser that is started. */
export interface Start {
  /** The host of a public URL, which resolves to the room. */
  mapping?: Mapping | undefined;
  /** A home folder, whose database has the authorities that the browser trusts. No browser ignores errors of certificates. */
  home?: string;
  /** The shell unless another is named. */
  program?: Program;
}

/** Starts Chromium. The executable that `CHROMIUM` names takes the place of Debian's. */
export async function startBrowser(start: Start = {}): Promise<Browser> {
  const browser = await chromium.launch(launchOptions(start));
  started.push(browser);
  return browser;
}

const started: Browser[] = [];
afterEach(async (context) => {
  if ("passed" in context && context.passed === false) await Promise.all(started.map(describePages));
});

/** Characters of a page that are printed after a failed test. */
const PRINTED = 2000;

/** Prints what the open pages show, since an error only names what was not found. */
async function describePages(browser: Browser): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const words = await page.evaluate(() => document.body.innerText).catch(String);
    console.log(`${page.url()} shows: ${words.replace(/\n+/g, " | ").slice(0, PRINTED)}`);
  }
}

/** Defaults of a person's window. The shell asks for a permission to copy, which the browser gives with a click. */
const VISITOR: BrowserContextOptions = {
  locale: "en",
  reducedMotion: "no-preference",
  permissions: ["clipboard-write"],
};

/** Starts the browser with a profile in this folder, which it finds again when it is started another time. */
export const startProfile = (profile: string, mapping: Mapping, home: string, window: Window) =>
  chromium.launchPersistentContext(profile, {
    ...launchOptions({ mapping, home, program: "browser" }),
    ...VISITOR,
    ...window,
  });

function launchOptions({ mapping, home, program = "shell" }: Start) {
  // The sandbox of Chromium does not work for root.
  const root = process.getuid?.() === 0;
  const executablePath = process.env["CHROMIUM"] ?? PROGRAMS[program];
  const mapped = mapping ? [`--host-resolver-rules=MAP ${mapping.host} ${mapping.room}`] : [];
  const args = [...FLAGS, ...mapped, ...(root ? ["--no-sandbox"] : [])];
  const env = home ? { ...process.env, HOME: home } : process.env;
  return { executablePath, args, env: env as Record<string, string> };
}

/** Time for a page to show something, in milliseconds, while other tests use the same processor. */
export const TIMEOUT_MS = 20_000;

/**
 * A person with a browser window. Records uncaught exceptions, console errors and warnings, and Content-Security-Policy
 * violations.
 */
export class Person {
  readonly #complaints: string[] = [];
  #cutOff = false;

  private constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
    /** URL of the room. */
    readonly room: string,
  ) {}

  static async arrives(browser: Browser, room: string, window: Window = DESKTOP): Promise<Person> {
    const context = await browser.newContext({ ...VISITOR, ...window });
    return Person.uses(context, room);
  }

  /** Opens a page in a context, such as that of a browser with a profile of its own. */
  static async uses(context: BrowserContext, room: string): Promise<Person> {
    context.setDefaultTimeout(TIMEOUT_MS);
    const page = await context.newPage();
    const person = new Person(context, page, room);
    page.on("console", (message) => person.#note(message));
    page.on("pageerror", (error) => person.#complaints.push(String(error)));
    await page.exposeFunction("complain", (what: string) => person.#complaints.push(what));
    await page.addInitScript(noteViolations);
    return person;
  }

  #note(message: ConsoleMessage): void {
    const ofTheNetwork = this.#cutOff && /net::ERR_|WebSocket connection/.test(message.text());
    if (!ofTheNetwork && ["error", "warning"].includes(message.type())) this.#complaints.push(message.text());
  }

  /**
   * Cuts the connection by calling `by`, and waits for the notice. Then calls `until`, and waits for the automatic
   * reconnection.
   */
  async isCutOff(by: () => Promise<void>, until = async () => {}): Promise<void> {
    this.#cutOff = true;
    const notice = this.page.getByText("Connection lost");
    await Promise.all([notice.waitFor(), by()]);
    await until();
    await notice.waitFor({ state: "hidden" });
    this.#cutOff = false;
  }

  /** Takes the browser offline until the page notices it, and waits for the automatic reconnection. */
  async losesTheNetwork(): Promise<void> {
    await this.isCutOff(
      () => this.context.setOffline(true),
      () => this.context.setOffline(false),
    );
  }

  /** Asserts that the browser reported no error, warning or policy violation. */
  hasNoComplaint(): void {
    assert.deepEqual(this.#complaints, []);
  }

  async leaves(): Promise<void> {
    this.hasNoComplaint();
    await this.context.close();
  }

  /** Closes the window without checking for complaints, for tests that expect errors. */
  async leavesAnyway(): Promise<void> {
    await this.context.close();
  }
}

/** Runs in the page before its own scripts: reports every violation of the Content-Security-Policy to the test. */
function noteViolations(): void {
  const { complain } = window as unknown as { complain(what: string): void };
  document.addEventListener("securitypolicyviolation", (event) => {
    complain(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
  });
}
