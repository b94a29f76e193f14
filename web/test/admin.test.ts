import assert from "node:assert/strict";
import { test } from "node:test";
import { decisionWords } from "../src/admin/decisions.js";
import { banOf } from "../src/admin/ban-fields.js";
import { extended } from "../src/admin/tables.js";
import type { AuditDecision, TableCost } from "../src/generated/rest.js";
import { setLanguage } from "../src/i18n/language.js";
import "./texts.js";

(globalThis as { document?: unknown }).document = { documentElement: { lang: "" } };

const cost = (table: string) => ({ table }) as TableCost;

test("tables keep their places while the page is open, and new ones follow", () => {
  assert.deepEqual(extended([], [cost("b"), cost("a")]), ["b", "a"]);
  assert.deepEqual(extended(["b", "a"], [cost("c"), cost("a"), cost("b")]), ["b", "a", "c"]);
});

test("a ban has the chosen length, and is permanent only by choice", () => {
  const form = new FormData();
  form.set("reason", " collusion ");
  form.set("length", "24");
  assert.deepEqual(banOf(form), { reason: "collusion", hours: 24, network: false, close_tables: false });
  form.set("length", "other");
  form.set("hours", "");
  assert.equal(banOf(form).hours, 0, "the server refuses it");
  form.set("hours", "3");
  form.set("network", "on");
  form.set("close_tables", "on");
  assert.deepEqual(banOf(form), { reason: "collusion", hours: 3, network: true, close_tables: true });
  form.set("length", "permanent");
  assert.equal(banOf(form).hours, null);
});

test("every decision of the audit log is a sentence in both languages", () => {
  const table = { id: "t", name: "Club" };
  const decisions: AuditDecision[] = [
    { kind: "table_created", table, game: "holdem", listed: true },
    { kind: "table_configured", table, settings: {} },
    { kind: "bot_added", table, seat: 2, name: "Ada", style: "call" },
    { kind: "seat_freed", table, seat: 2, name: "Ben", player: "1" },
    { kind: "table_paused", table, minutes: 5 },
    { kind: "table_resumed", table },
    { kind: "table_closed", table },
    { kind: "guest_removed", player: "1", name: "Ben" },
    { kind: "guest_banned", player: "1", name: "Ben", until_ms: null, networks: ["192.0.2.1"] },
    { kind: "ban_lifted", player: "1", name: "Ben" },
    { kind: "new_tables_held" },
    { kind: "new_tables_allowed" },
    { kind: "banner_shown", text: "Hello" },
    { kind: "banner_removed" },
    { kind: "logged_in", client: "192.0.2.1" },
    { kind: "logged_in" },
    { kind: "login_failed", client: "192.0.2.1", unlogged: 0 },
    { kind: "login_failed", client: "192.0.2.1", unlogged: 5 },
    { kind: "token_made" },
    { kind: "bot_account_made", name: "Ada X", player: "2" },
    { kind: "bot_account_revoked", name: "Ada X", player: "2" },
    { kind: "rolled_back", cause: "lost" },
  ];
  const words = (language: "en" | "es") => {
    setLanguage(language);
    return decisions.map(decisionWords);
  };
  const [en, es] = [words("en"), words("es")];
  assert.equal(new Set([...en, ...es]).size, 2 * decisions.length);
  for (const sentence of [...en, ...es]) assert.doesNotMatch(sentence, /^audit-|[{}$]/);
  assert.equal(en[8], "Ben banned permanently, and new guests from 192.0.2.1 refused.");
});
