import type { Browser, Page } from "playwright-core";
import type { Moment } from "../../web/src/generated/server.js";
import { ADDRESS, type Client, isOpen, type Spoken } from "../support/client.js";
import type { PageSubject, Subject, TableSubject } from "./subject.js";
import { scaleOf, type View, windowOf } from "./views.js";

/** The guest of the tables, and what the room tells about them besides. */
const GUEST = { "/api/me": { name: "Ann", admin: false }, "/api/notice": { banner: null, held: null } };

/** The greatest height of a picture of a page that scrolls, in CSS pixels. The rest of a longer one is left out. */
const LONGEST = 6000;
const QUALITY = 80;
/** Time for a page to show the responses to its requests, in milliseconds. */
const ANSWERED_MS = 300;

/** A picture, and its size in CSS pixels. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

/** Takes pictures of the client in one window after the other. */
export class Photographer {
  /** The page of the last table, which shows the next table of its game too. */
  #table: { page: Page; view: View; game: string } | undefined;
  /** The number of the last hand. A hand with another number has none of its events. */
  #hand = 36;

  constructor(
    private readonly browser: Browser,
    private readonly client: Client,
    /** The address of a room; undefined if none runs. */
    private readonly room: string | undefined,
  ) {}

  /** Takes a picture of a subject. Rejects if it cannot be shown, or if its page throws an error. */
  takes(subject: Subject, view: View): Promise<Picture> {
    return "moment" in subject ? this.#ofTable(subject, view) : this.#ofPage(subject, view);
  }

  async #ofTable(subject: TableSubject, view: View): Promise<Picture> {
    const { moment, presses = [], answers } = subject;
    const page = answers ? await this.#opens(view, answers) : await this.#tablePage(view, moment.table.game);
    try {
      await page.evaluate(shows, { moment, hand: moment.table.hand && (this.#hand = (this.#hand % 99) + 1) });
      for (const selector of presses) await page.locator(selector).first().click();
      await page.evaluate(() => (globalThis as unknown as { spoken: Spoken }).spoken.drawn());
      if (answers) await page.waitForTimeout(ANSWERED_MS);
      return await pictureOf(page, moment.table.phase !== "closed");
    } finally {
      if (answers) await page.context().close();
      else if (presses.length > 0) await this.#forgets();
    }
  }

  async #tablePage(view: View, game: string): Promise<Page> {
    if (this.#table?.view !== view || this.#table.game !== game) {
      await this.#forgets();
      this.#table = { page: await this.#opens(view, {}), view, game };
    }
    return this.#table.page;
  }

  async #opens(view: View, answers: TableSubject["answers"] & object): Promise<Page> {
    const visit = { path: "/t/made-up", answers: { ...GUEST, ...answers } };
    const page = await this.client.opens(this.browser, windowOf(view, ADDRESS), visit);
    await page.locator("table-page").waitFor({ state: "attached" });
    return page;
  }

  /** Closes the page of the last table, whose panels and forms would stay open. */
  async #forgets(): Promise<void> {
    await this.#table?.page.context().close();
    this.#table = undefined;
  }

  async #ofPage({ path, ready, prepare, answers, cookies = [] }: PageSubject, view: View): Promise<Picture> {
    if (!answers && this.room === undefined) throw new Error("it needs a room: name the program with --room");
    const visit = { path: "/move", answers: answers ?? {}, room: answers ? undefined : this.room };
    const page = await this.client.opens(this.browser, windowOf(view, visit.room ?? ADDRESS), visit);
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    try {
      await page.context().addCookies(cookies);
      await page.goto(new URL(path, page.url()).href);
      await isOpen(page);
      await page.locator(ready).first().waitFor();
      await prepare?.(page);
      await page.waitForTimeout(ANSWERED_MS);
      if (errors[0]) throw errors[0];
      return await pictureOf(page, false);
    } finally {
      await page.context().close();
    }
  }

  close = (): Promise<void> => this.#forgets();
}

/** Takes a picture of the window, or of the whole page, as WebP. */
async function pictureOf(page: Page, isWindow: boolean): Promise<Picture> {
  const { width, height } = page.viewportSize()!;
  const whole = isWindow ? height : await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(Math.max(height, whole), LONGEST), scale: scaleOf(width) };
  // The session is not detached, which would reset the number of pixels of the page.
  const session = await page.context().newCDPSession(page);
  const options = { format: "webp", quality: QUALITY, clip, captureBeyondViewport: !isWindow } as const;
  if (!isWindow) await page.evaluate(() => scrollTo(0, 0));
  const { data } = await session.send("Page.captureScreenshot", options);
  return { data: Buffer.from(data, "base64"), width: clip.width, height: clip.height };
}

/** Runs in the page: shows this moment as one of this hand. */
const shows = ({ moment, hand }: { moment: Moment; hand: number }): Promise<void> =>
  (globalThis as unknown as { spoken: Spoken }).spoken.show(moment, hand);
