import assert from "node:assert/strict";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

/** Widths that people have: a small phone held upright, and a desktop. */
export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };

const FLAGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Debian's Chromium. Its sandbox cannot be had as root. */
export function startBrowser(): Promise<Browser> {
  const root = process.getuid?.() === 0;
  const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: root ? [...FLAGS, "--no-sandbox"] : FLAGS });
}

/** Somebody with a browser window, who notes whatever the browser complains of. */
export class Person {
  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly complaints: string[],
  ) {}

  static async arrives(browser: Browser, viewport = DESKTOP, locale = "en"): Promise<Person> {
    const context = await browser.newContext({ viewport, locale });
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.exposeFunction("complain", (what: string) => complaints.push(what));
    await page.addInitScript(noteViolations);
    return new Person(context, page, complaints);
  }

  /** Fails with everything that the browser complained of: errors, warnings and breaches of the policy. */
  hasNoComplaint(): void {
    assert.deepEqual(this.complaints, []);
  }

  async leaves(): Promise<void> {
    this.hasNoComplaint();
    await this.context.close();
  }
}

/** Runs in the page, before its own scripts. */
function noteViolations(): void {
  const { complain } = window as unknown as { complain(what: string): void };
  document.addEventListener("securitypolicyviolation", (event) => {
    complain(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
  });
}
