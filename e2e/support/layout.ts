// Checks that no elements of a table overlap: measures the boxes of all elements in every game, for two seats and more,
// with names of 24 characters, nearly all of them wide, and stacks of eight digits, in both languages and in one
// window.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import { faultsOf, pageFaults } from "./measure.js";
import { onStage } from "./stage.js";
import { everyTable, hosted, longNamed, type Made, promptsAndFullTables } from "./tables.js";

const NAMES = ["M", "W"].flatMap((letter) => [1, 2, 3].map((number) => letter.repeat(23) + number));
const [TABLE] = longNamed();
const CLOSED = { ...hosted(), table: { ...TABLE!, phase: "closed" as const } };

const LONG_EVENT = { id: "made-up", name: "W".repeat(80), date: "2026-09-12", stage: "registration" };

/** Server responses in which tables and players have names of the maximum length. */
const ANSWERS = {
  "/api/games": [],
  "/api/tables": { tables: longNamed(), page: 1, pages: 2, total: 14 },
  "/api/me/tables": longNamed(),
  "/api/me/runs": [{ ...LONG_EVENT, roles: ["registration", { stop: 1 }, { stop: 2 }, "finish"] }],
  "/api/runs": [LONG_EVENT],
  "/api/me/tables/closed": {
    tables: longNamed().map(({ id, name, game }, place) => ({
      id,
      name,
      game,
      closed_ms: 0,
      host: true,
      net: [88_888_888, -88_888_888, null][place % 3],
    })),
    page: 1,
    pages: 2,
    total: 14,
  },
  "/api/tables/made-up/results": {
    name: "W".repeat(40),
    game: "holdem",
    closed: true,
    hands: 3,
    players: NAMES.map((name) => ({
      name,
      bot: true,
      you: false,
      bought: 88_888_888,
      cashed_out: 88_888_888,
      net: -88_888_888,
      stack: 88_888_888,
      standing: -88_888_888,
    })),
    payments: NAMES.slice(1).map((_, place) => ({ from: place + 1, to: place === 0 ? null : 0, amount: 88_888_888 })),
  },
  "/api/tables/made-up/chart": {
    players: NAMES.map((name) => ({ name, bot: true, you: false })),
    first: 1,
    points: [0, 1].map((hand) => ({
      hand,
      at_ms: hand,
      totals: NAMES.map((_, place) => (place - 3) * hand * 88_888_888),
    })),
  },
  "/api/tables/made-up/hands": [false, true].map((unpaid) => ({
    hand: unpaid ? 2 : 1,
    at_ms: 0,
    unpaid,
    players: NAMES.map((name) => ({ seat: 1, name, bot: false, you: true, net: 88_888_888 })),
  })),
  "/api/admin/tables": longNamed(),
  "/api/admin/ledger": {
    accounts: [
      { account: "seat/made-up/1", balance: 88_888_888 },
      { account: "house", balance: -88_888_888 },
    ],
    sum: 0,
  },
  "/api/admin/integrity": {
    checking: false,
    entries: 88_888_888,
    took_ms: 1,
    broke_off: null,
    problems: [
      {
        wrong: { code: "made_up", message: "made up", args: {} },
        suspended: longNamed().map(({ id }) => id),
        retried: false,
      },
    ],
    rolled_back: longNamed().map(({ id }) => ({ table: id, cause: "backup", hand: 12 })),
  },
};

/** A network in the longest form of its address. */
const NETWORK = "2001:db88:8888:8888::";
const LONG_REASON = "W".repeat(200);
const GUESTS = NAMES.map((name, place) => ({ player: String(place), name }));

/** Responses for the administration page with names, reasons and figures of the maximum length. */
const ADMIN = {
  "/api/notice": { banner: LONG_REASON, held: LONG_REASON },
  "/api/admin/overview": {
    audit_entries: 88_888_888,
    audit_head: "8".repeat(64),
    banner: LONG_REASON,
    held: LONG_REASON,
    bans: GUESTS.map((guest) => ({ ...guest, reason: LONG_REASON, until_ms: 88_888_888, networks: [NETWORK] })),
    clients: [
      {
        client: NETWORK,
        guests: NAMES,
        connections: 8888,
        processor_ms: 88_888_888,
        refused: 88_888_888,
        requests: 88_888_888,
        sockets: 8888,
      },
    ],
    replaced_clients: { clients: 88_888_888, requests: 88_888_888, refused: 88_888_888, processor_ms: 88_888_888 },
    tables: longNamed().map(({ id }) => ({
      table: id,
      bytes: 88_888_888,
      entries: 88_888_888,
      messages: 88_888_888,
      processor_ms: 88_888_888,
      sockets: 8888,
    })),
  },
  "/api/admin/guests": {
    found: 88_888_888,
    guests: GUESTS.map((guest) => ({
      ...guest,
      tables: longNamed().map(({ id }) => id),
      clients: [NETWORK],
      own_network: false,
      connected: true,
    })),
  },
  "/api/admin/runs": GUESTS.map(({ player, name }) => ({
    id: player,
    name: LONG_REASON.slice(0, 80),
    date: "2030-09-12",
    stage: "running",
    organiser: player,
    organiser_name: name,
  })),
  "/api/admin/bots": GUESTS.map(({ player, name }) => ({
    bot: player,
    name,
    host: name,
    made_ms: 88_888_888,
    sockets: 8888,
  })),
  "/api/admin/audit": {
    entries: 88_888_888,
    head: "8".repeat(64),
    damaged: [88_888_000],
    lines: NAMES.map((name, place) => ({
      seq: 88_888_888 - place,
      at_ms: 88_888_888,
      by: { host: { name, player: 1 } },
      reason: LONG_REASON,
      decided: { kind: "guest_banned", name, player: 1, until_ms: 88_888_888, networks: [NETWORK] },
    })),
  },
};

/** Pages, each with the selector of an element that is present once the page is loaded. */
const PAGES = [
  ["/", ".pages"],
  ["/admin", ".audit"],
] as const;

/**
 * The faults at each of these tables, prefixed with its name. If CARDROOM_TABLES names a folder, screenshots are saved
 * there.
 */
async function measured(window: BrowserContextOptions, locale: "en" | "es", tables: Made[]): Promise<string[]> {
  const found: string[] = [];
  const page = await onStage.opens({ ...window, locale });
  for (const { name, moment, presses } of tables) {
    const faults = await page.evaluate(faultsOf, { moment, presses: presses?.[locale] ?? [] });
    found.push(...faults.map((fault) => `${name}: ${fault}`));
    await keepsAPicture(page, `${name}-${locale}`);
    if (!presses) continue;
    // A new load, so that forms opened at this table are closed at the next one.
    await onStage.reloads(page);
  }
  await page.context().close();
  return found;
}

/** Saves a screenshot of the page, if CARDROOM_TABLES names a folder. */
export async function keepsAPicture(page: Page, name: string): Promise<void> {
  const folder = process.env["CARDROOM_TABLES"];
  const { width } = page.viewportSize()!;
  if (folder) await page.screenshot({ path: join(folder, `${name.replaceAll(/\W+/g, "-")}-${width}.png`) });
}

/** Tests of all tables and pages in this window. */
export function testLayout(name: string, window: BrowserContextOptions): void {
  test(`on ${name} nothing covers a card, a name or a number, and every possible action is on screen`, async () => {
    for (const [locale, tables] of [
      ["en", everyTable()],
      ["es", promptsAndFullTables()],
    ] as const) {
      const faults = await measured(window, locale, tables);
      assert.deepEqual(faults.slice(0, 30), [], `${faults.length} faults in ${locale}`);
    }
  });

  test(`on ${name} long names widen no page`, async () => {
    for (const locale of ["en", "es"] as const) {
      for (const [path, ready] of PAGES) {
        const page = await onStage.visits(path, { ...window, locale }, { ...ANSWERS, ...ADMIN });
        await page.locator(ready).first().waitFor();
        assert.deepEqual(await page.evaluate(pageFaults, "main"), [], path);
        await keepsAPicture(page, `page${path}-${locale}`);
        await page.context().close();
      }
      const closed = await onStage.sees(CLOSED, { ...window, locale }, ANSWERS);
      await closed.locator("hand-list li").first().waitFor();
      assert.deepEqual(await closed.evaluate(pageFaults, "main"), [], "closed");
      await keepsAPicture(closed, `closed-${locale}`);
      await closed.context().close();
    }
  });

  test(`on ${name} every control in the host's panel can be clicked`, async () => {
    for (const [locale, tab, leaves] of [
      ["en", "Host", "Remove "],
      ["es", "Anfitrión", "Quitar a "],
    ] as const) {
      const page = await onStage.sees(hosted(), { ...window, locale }, ANSWERS);
      await page.getByRole("button", { name: tab }).click();
      await page.getByRole("button", { name: leaves }).first().waitFor();
      assert.deepEqual(await page.evaluate(pageFaults, ".side"), []);
      await keepsAPicture(page, `host-${locale}`);
      await page.context().close();
    }
  });
}
