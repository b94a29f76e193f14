// The administration page: the client alone, with server responses from the test.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import { PHONE } from "../support/browser.js";
import { onStage } from "../support/stage.js";

const AT_MS = Date.UTC(2026, 10, 30, 9, 5);
const HEAD = "8".repeat(64);

/** The page of the audit log with the entries from `first` down to `last`. */
const auditPage = (first: number, last: number) => ({
  entries: first,
  head: HEAD,
  damaged: [],
  lines: Array.from({ length: first - last + 1 }, (_, place) => ({
    seq: first - place,
    at_ms: AT_MS,
    by: { host: { name: "Ann", player: 1 } },
    reason: null,
    decided: { kind: "guest_removed", name: "Ben", player: 2 },
  })),
});

const OVERVIEW = {
  audit_entries: 2,
  audit_head: HEAD,
  banner: null,
  held: null,
  bans: [],
  clients: [],
  replaced_clients: { clients: 0, requests: 0, refused: 0, processor_ms: 0 },
  tables: [],
};

const EVENT = {
  id: "made-up",
  name: "Ride for the hospice",
  date: "2026-11-30",
  stage: "running",
  organiser: "1",
  organiser_name: "Olga",
};

/** Opens the administration page with this page of the audit log. */
async function administration(audit: unknown, window: BrowserContextOptions = PHONE): Promise<Page> {
  const page = await onStage.visits("/admin", window, {
    "/api/admin/tables": [],
    "/api/admin/ledger": { accounts: [], sum: 0 },
    "/api/admin/integrity": { checking: false, entries: 2, took_ms: 1, broke_off: null, problems: [], rolled_back: [] },
    "/api/admin/overview": OVERVIEW,
    "/api/admin/guests": { found: 0, guests: [] },
    "/api/admin/runs": [EVENT],
    "/api/admin/bots": [],
    "/api/admin/audit": audit,
  });
  await page.locator("ol.audit").waitFor();
  return page;
}

test("an audit log of one page has no buttons that turn pages", async () => {
  for (const [last, navs] of [
    [1, 0],
    [2, 1],
  ] as const) {
    const page = await administration(auditPage(3, last));
    assert.equal(await page.getByRole("navigation", { name: "Pages of the audit log" }).count(), navs, `to ${last}`);
    await page.context().close();
  }
});

test("the date of an event begins its line with a capital in Spanish too", async () => {
  for (const [locale, words] of [
    ["en", "Monday, November 30, 2026"],
    ["es", "Lunes, 30 de noviembre de 2026"],
  ] as const) {
    const page = await administration(auditPage(2, 1), { ...PHONE, locale });
    await page.getByText(words, { exact: true }).waitFor();
    await page.context().close();
  }
});
