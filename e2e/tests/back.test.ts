import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { GAMES } from "../support/games.js";
import { cardsOf, chipsOf, opensATable, playUntilTheResult, seatOf, sitsDown, theTurnOf } from "../support/people.js";

const here = evening();
const holdem = GAMES["Hold’em"]!;

test("after the room is killed during a hand and restarted, a guest has the same name, seat, cards and chips, and the hand continues", async () => {
  const ann = await here.arrives(PHONE);
  await opensATable(ann, "Ann", { game: "Hold’em", seats: 3, bots: 1 });
  await sitsDown(ann, "Ann");
  await theTurnOf(ann).waitFor();
  const look = async () => ({ cards: await cardsOf(ann), chips: await chipsOf(ann), seat: await seatOf(ann, "Ann") });
  const before = await look();
  await ann.isCutOff(() => here.room.killAndRestart());
  assert.deepEqual(await look(), before);
  // The page itself may keep state; after a reload the guest is identified by the cookie alone.
  await ann.page.reload();
  assert.deepEqual(await look(), before);
  assert.match(await playUntilTheResult([ann], holdem.acts), /wins [\d,]+\schips/);
  await ann.page.goto(`${ann.room}/new`);
  await ann.page.getByRole("radio", { name: "Hold’em" }).waitFor();
  assert.equal(await ann.page.getByLabel("Your name").count(), 0, "a guest with a name is not asked for it");
  await ann.leaves();
});
