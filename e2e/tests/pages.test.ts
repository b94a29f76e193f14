import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { Person, startBrowser } from "../support/browser.js";
import { type Room, startRoom } from "../support/room.js";

let room: Room;
let browser: Browser;

before(async () => {
  room = await startRoom();
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await room?.stop();
});

test("the page comes from the binary, and its elements show", async () => {
  const ann = await Person.arrives(browser);
  await ann.page.goto(room.address);
  await ann.page.getByRole("heading", { level: 1, name: "Cardroom" }).waitFor();
  await ann.leaves();
});

test("the policy is strict: a script or style in the page's text is not run, and is noted", async () => {
  const ann = await Person.arrives(browser);
  const answer = await ann.page.goto(room.address);
  const policy = answer!.headers()["content-security-policy"]!;
  assert.match(policy, /default-src 'none'/);
  assert.doesNotMatch(policy, /unsafe/);
  await ann.page.evaluate(() => {
    const script = document.createElement("script");
    const style = document.createElement("style");
    style.textContent = "body { display: none }";
    document.head.append(style);
    try {
      script.append("document.title = 'run'");
      document.head.append(script);
    } catch {
      // Where the browser refuses the text itself there is nothing to run.
    }
  });
  assert.notEqual(await ann.page.title(), "run");
  assert.equal(await ann.page.evaluate(() => getComputedStyle(document.body).display), "block");
  assert.throws(() => ann.hasNoComplaint(), /policy: style-src/);
  await ann.context.close();
});
