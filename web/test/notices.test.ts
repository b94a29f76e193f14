import assert from "node:assert/strict";
import { test } from "node:test";
import { openFromNotice } from "../src/offline/notice-click.js";

/** The windows at these paths; `calls` records what is done to them. */
function windows(...paths: string[]) {
  const calls: string[] = [];
  const open = paths.map((path) => ({
    url: `https://cards.example${path}`,
    focus: async () => calls.push(`focus ${path}`),
  }));
  return { calls, matchAll: async () => open, openWindow: async (path: string) => calls.push(`open ${path}`) };
}

test("a notification leads to the page of its table, or opens it", async () => {
  const pages = windows("/", "/t/abc?x=1");
  await openFromNotice(pages, "/t/abc");
  await openFromNotice(pages, "/t/other");
  assert.deepEqual(pages.calls, ["focus /t/abc?x=1", "open /t/other"]);
});

test("a notification leads to nothing but a table", async () => {
  const pages = windows("/");
  for (const path of [undefined, 7, "//elsewhere.example", "https://elsewhere.example/t/abc"])
    await openFromNotice(pages, path);
  assert.deepEqual(pages.calls, []);
});
