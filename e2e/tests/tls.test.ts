// A room that serves HTTPS with a certificate of its local authority, and browsers that trust the authority or do not.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test, type TestContext } from "node:test";
import type { Browser } from "playwright-core";
import { homeThatTrusts, makesAnAuthority } from "../support/authority.js";
import { DESKTOP, Person, PHONE, startBrowser } from "../support/browser.js";
import { GAMES } from "../support/games.js";
import { isAccessible, opensATable, playUntilTheResult, readsWell, sitsDown } from "../support/people.js";
import { type Room, startRoom } from "../support/room.js";

const HOST = "den.local";
const URL_OF_ROOM = `https://${HOST}`;

const folder = mkdtempSync(join(tmpdir(), "cardroom-tls-"));
const certificates = join(folder, "certificates");
let room: Room;
let fingerprint: string;

before(async () => {
  fingerprint = makesAnAuthority(certificates, HOST);
  room = await startRoom({ publicUrl: URL_OF_ROOM, tls: certificates });
});

after(async () => {
  await room?.stop();
  rmSync(folder, { recursive: true });
});

/** Starts a browser for one test, in whose database the room's authority is trusted or missing. */
async function browserThat(trusts: "trusts" | "does not trust", test: TestContext): Promise<Browser> {
  const home = homeThatTrusts(folder, trusts === "trusts" ? certificates : undefined);
  const browser = await startBrowser({ mapping: { host: HOST, room: new URL(room.address).host }, home });
  test.after(() => browser.close());
  return browser;
}

test("with the authority, players are redirected from HTTP, play over a secure socket, and get secure cookies", async (test) => {
  const browser = await browserThat("trusts", test);
  const [ann, ben] = [
    await Person.arrives(browser, URL_OF_ROOM, DESKTOP),
    await Person.arrives(browser, URL_OF_ROOM, PHONE),
  ];
  const sockets: string[] = [];
  ann.page.on("websocket", (socket) => sockets.push(new URL(socket.url()).protocol));
  const opened = await ann.page.goto(`http://${HOST}/`);
  assert.equal(ann.page.url(), `${URL_OF_ROOM}/`);
  assert.equal(await opened!.headerValue("strict-transport-security"), null);
  assert.equal(await ann.page.evaluate(() => isSecureContext), true);
  const link = await opensATable(ann, "Ann", { game: "Hold’em", seats: 2 });
  await sitsDown(ann, "Ann");
  assert.equal(new URL(link).origin, URL_OF_ROOM);
  await ben.page.goto(link);
  await sitsDown(ben, "Ben");
  assert.match(await playUntilTheResult([ann, ben], GAMES["Hold’em"]!.acts), /wins [\d,]+\schips/);
  assert.deepEqual([...new Set(sockets)], ["wss:"]);
  const cookies = await ann.page.context().cookies(URL_OF_ROOM);
  assert.ok(cookies.length > 0 && cookies.every(({ name, secure }) => secure && name.startsWith("__Host-")));
  await ann.leaves();
  await ben.leaves();
});

test("without the authority, the browser refuses the room, and opens the page that installs the authority", async (test) => {
  const browser = await browserThat("does not trust", test);
  const refused = await Person.arrives(browser, URL_OF_ROOM, PHONE);
  await assert.rejects(refused.page.goto(URL_OF_ROOM), /ERR_CERT_AUTHORITY_INVALID/);
  await refused.leavesAnyway();
  const guest = await Person.arrives(browser, URL_OF_ROOM, PHONE);
  await guest.page.goto(`http://${HOST}/install-certificate`);
  const shown = guest.page.locator("code", { hasText: fingerprint });
  assert.equal(await shown.count(), 2, "in English and in Spanish");
  await guest.page.locator("details").evaluateAll((all) => all.forEach((one) => one.setAttribute("open", "")));
  await isAccessible(guest.page, { strict: true });
  await readsWell(guest.page);
  const [download] = await Promise.all([
    guest.page.waitForEvent("download"),
    guest.page.getByRole("link", { name: "Download the certificate" }).click(),
  ]);
  assert.equal(download.suggestedFilename(), "cardroom.crt");
  await guest.leavesAnyway();
});
