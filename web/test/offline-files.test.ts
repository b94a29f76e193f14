import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { built } from "./built.js";

const client = await built();
const read = (name: string) => readFileSync(join(client.folder, name), "utf8");
const paths = (text: string) => new Set(text.match(/\/assets\/[\w.-]+/g));

test("the worker stores every file of the build, so that no page of a desk lacks one without a connection", () => {
  const files = readdirSync(join(client.folder, "assets")).map((name) => `/assets/${name}`);
  assert.ok(
    files.length > 20 &&
      ["/assets/en-", "/assets/desk-"].every((start) => files.some((file) => file.startsWith(start))),
  );
  assert.deepEqual([...paths(read("worker.js"))].sort(), files.sort());
});

test("the worker recognizes its version of the room by the files that the page names", () => {
  const [, named] = /named:\[([^\]]*)\]/.exec(read("worker.js"))!;
  assert.deepEqual([...paths(named!)].sort(), [...paths(read("index.html"))].sort());
});
