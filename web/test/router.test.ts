import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { address, parse, type Route, lobbyAddress, lobbyPages } from "../src/router.js";

declare const ROOT: string;

test("every URL parses to its page and back", () => {
  const routes: Exclude<Route, { page: "missing" }>[] = [
    { page: "lobby" },
    { page: "new" },
    { page: "table", id: "k3x9" },
    { page: "hand", id: "k3x9", hand: 12 },
    { page: "rules", game: "packs_poker" },
    { page: "admin" },
    { page: "new-event" },
    { page: "plan", run: "k3x9" },
    { page: "join", run: "k3x9" },
    { page: "board", run: "k3x9" },
    { page: "participant", run: "k3x9", number: 7 },
    { page: "corrections", run: "k3x9" },
    { page: "money", run: "k3x9" },
    { page: "stop", run: "k3x9", stop: 3 },
    { page: "finish", run: "k3x9" },
    { page: "sheet", run: "k3x9", code: "0H5C8RMZ7K2D" },
  ];
  for (const route of routes) assert.deepEqual(parse(address(route)), route);
});

test("a slash at the end of a URL makes no difference", () => {
  assert.deepEqual(parse("/e/a1/"), parse("/e/a1"));
  assert.deepEqual(parse("/e/a1/staff/"), { page: "staff", run: "a1" });
});

test("an unknown URL is a missing page", () => {
  for (const path of ["/t/", "/t/a/hands/x", "/t/a/b", "/api/tables", "/rules", "/new/x"]) {
    assert.equal(parse(path).page, "missing", path);
  }
});

test("the lobby's URL contains the pages of its lists", () => {
  for (const page of [1, 2, 17]) {
    for (const closed of [1, 3])
      assert.deepEqual(lobbyPages(new URL(lobbyAddress({ page, closed }), "http://room").search), { page, closed });
  }
  assert.equal(lobbyAddress({ page: 1, closed: 1 }), "/");
  assert.equal(lobbyAddress({ page: 1, closed: 2 }), "/?closed=2");
  for (const search of ["", "?page=0&closed=0", "?page=-3", "?page=1.5&closed=1.5", "?page=x&closed="])
    assert.deepEqual(lobbyPages(search), { page: 1, closed: 1 }, search);
});

test("the server serves the page at the same URLs", () => {
  const source = readFileSync(join(ROOT, "crates/room/src/http/pages.rs"), "utf8");
  const list = /const PAGES: [^=]*= \[([^\]]*)\]/.exec(source)![1]!;
  const served = [...list.matchAll(/"([^"]+)"/g)].map((found) => found[1]!.replaceAll(/\{\w+\}/g, "7"));
  assert.ok(served.length >= 5);
  for (const path of served) assert.notEqual(parse(path).page, "missing", path);
});
