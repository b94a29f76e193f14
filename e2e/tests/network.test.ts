import assert from "node:assert/strict";
import { networkInterfaces } from "node:os";
import { before, test } from "node:test";
import { DESKTOP, PHONE } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { GAMES } from "../support/games.js";
import { isAccessible, opensATable, playUntilTheResult, scansTheCode, sitsDown } from "../support/people.js";

before(() => {
  const lan = Object.values(networkInterfaces())
    .flat()
    .some((each) => each && !each.internal);
  assert.ok(lan, "this machine has no network: connect it, so that access from a phone can be tested");
});

const here = evening({ host: "0.0.0.0" });

test("a phone scans the code, connects over the network, and plays", async () => {
  const ann = await here.arrives(DESKTOP);
  await opensATable(ann, "Ann", { game: "Hold’em", seats: 2 });
  await sitsDown(ann, "Ann");
  await ann.page.getByRole("button", { name: "Invite" }).click();
  const url = await scansTheCode(ann);
  assert.doesNotMatch(new URL(url).hostname, /^(127\.|localhost|\[?::1)/);

  const ben = await here.arrives(PHONE);
  await ben.page.goto(url);
  assert.equal(await ben.page.evaluate(() => isSecureContext), false);
  await sitsDown(ben, "Ben");
  assert.match(await playUntilTheResult([ann, ben], GAMES["Hold’em"]!.acts), /wins [\d,]+\schips/);
  await ben.page.getByRole("button", { name: "Invite" }).click();
  await ben.page.getByRole("button", { name: "Copy" }).click();
  await ben.page.getByRole("button", { name: "Copied" }).waitFor();
  await ann.leaves();
  await ben.leaves();
});

test("the administrator logs in with the printed token once, and sees tables and a ledger that sums to 0", async () => {
  const token = here.room.printed.flatMap((line) => /token.*?: (\w{20,})/.exec(line)?.[1] ?? [])[0];
  assert.ok(token, here.room.printed.join("\n"));
  const ada = await here.arrives(PHONE);
  await ada.page.goto(`${here.room.address}/admin`);
  await ada.page.getByLabel("Token").fill(token);
  await ada.page.getByRole("button", { name: "Log in" }).click();
  await ada.page.getByText("All accounts together: 0.").waitFor();
  await ada.page.getByText(/log entries checked at start and the balances of the ledger are consistent/).waitFor();
  await isAccessible(ada.page);
  // The browser logs an error for the request before the login, which was refused.
  await ada.leavesAnyway();
});
