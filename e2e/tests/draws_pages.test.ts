// What pages of an event with provable draws keep, load and ask, without a room: the number that was sent when the connection
// is lost, the public log of a participant, and the open draws when the event is closed.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page, Route } from "playwright-core";
import type { Fact } from "../../web/src/draws/fact.js";
import type { PhoneMessage } from "../../web/src/draws/proof.js";
import type { Spin } from "../../web/src/generated/run.js";
import { EVENT, FakeRoom } from "../../web/test/fake-draws.js";
import { deskAnswers, finds, names, ORGANISER, participantPage, viewOf } from "../support/draw_stage.js";
import { isAccessible, readsWell } from "../support/people.js";
import { onStage } from "../support/stage.js";

const CARDS = `/api/runs/${EVENT}/draws/cards`;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const opens = (path: string, answers: object): Promise<Page> =>
  onStage.visits(`/e/${EVENT}${path}`, PHONE, { ...answers });

interface CardBody {
  spin: Spin;
  phone: number;
  message: PhoneMessage;
}

/** Loses the connection of a page with the request for a card, which the room still receives or not. */
async function losesTheReply(page: Page, room: FakeRoom, isReceived: boolean): Promise<{ comesBack(): void }> {
  let isDown = false;
  let isLost = false;
  await page.route("**/api/**", async (route: Route) => {
    const isCard = new URL(route.request().url()).pathname === CARDS;
    if (isCard && !isLost) {
      [isDown, isLost] = [true, true];
      const { spin, phone, message } = route.request().postDataJSON() as CardBody;
      if (isReceived) await room.card(EVENT, spin, phone, message);
    }
    return isDown ? route.abort() : route.fallback();
  });
  return { comesBack: () => (isDown = false) };
}

for (const isReceived of [true, false])
  test(`a stop knows the number that it sent, also after a reload without a connection (${isReceived ? "" : "not "}received)`, async () => {
    const room = new FakeRoom();
    room.sells("7-1");
    const page = await opens("/stops/1", deskAnswers(room));
    const hand = await finds(page, "7");
    await hand.locator(".spin").click();
    await hand.locator("cut-form").waitFor();
    const connection = await losesTheReply(page, room, isReceived);
    await names(hand, 44);
    await hand.getByRole("alert").filter({ hasText: "No reply" }).waitFor();

    await onStage.reloads(page);
    await page.getByText("No connection.").first().waitFor();
    await finds(page, "7");
    await hand.getByText("This phone has sent number 44 for this hand.").waitFor();
    assert.equal(await page.getByText(/has sent number/).count(), 1, "only the hand that has the draw");
    await isAccessible(page);
    await readsWell(page);

    connection.comesBack();
    await hand.getByRole("button", { name: "Spin" }).click();
    await hand.locator(".result").waitFor();
    assert.deepEqual(
      room.messages.map(({ cut }) => cut),
      [44],
      "the participant is not asked again",
    );
    await page.context().close();
  });

/** A room whose event has moved, with the line of its public log that says when. */
function movedRoom(): { room: FakeRoom; line: string } {
  const room = new FakeRoom();
  const { block } = room;
  room.sells("7-1");
  const facts: Fact[] = [
    { kind: "rolled_back" },
    { kind: "block_committed", number: 2, block, root: "12".repeat(32) },
    { kind: "entered_by_hand", hand: "7-1", slot: "stop_1", card: "As", staff: 3 },
  ];
  facts.forEach((fact) => room.facts.push({ position: room.facts.length + 1, fact }));
  const change = { kind: "rolled_back", cause: "imported" };
  const body = JSON.stringify({ at_ms: Date.now(), entry: { by: "room", change } });
  const line = JSON.stringify({ entry: { seq: 3, kind: "run.rolled_back", body, hash: "ab".repeat(32) } });
  return { room, line };
}

test("the page of a participant loads the public log once, and only when the time of a move is asked for", async () => {
  const { room, line } = movedRoom();
  let requests = 0;
  let release = (): void => undefined;
  const loaded = new Promise<string>((done) => (release = () => done(line)));
  const page = await opens("/p/7", {
    [`/api/runs/${EVENT}/participants/7`]: participantPage(["As"]),
    [`/api/runs/${EVENT}/draws`]: () => room.log(),
    [`/api/runs/${EVENT}/log`]: () => (requests++ === 0 ? loaded : ""),
  });
  await page.getByText("or a backup was restored").waitFor();
  await page.waitForLoadState("networkidle");
  assert.equal(requests, 0, "before anybody asks");
  const look = page.getByRole("button", { name: "Look up in the log when this was" });
  await look.click();
  await page.getByText("The log is loading…").waitFor();
  assert.ok(await look.isDisabled());
  release();
  await page.getByText(/^The event moved to another computer at \d/).waitFor();
  await page.locator(".draw-later:focus").waitFor();
  assert.equal(await page.locator("draw-times").count(), 0);
  await page.locator("draw-head-check input").fill("abababab");
  await page.locator("draw-head-check button").click();
  await page.getByText("The log has these characters after entry 3").waitFor();
  assert.equal(requests, 1);
  await isAccessible(page);
  await readsWell(page);
  await page.context().close();
});

test("before an event is closed, the page says which draws have no card", async () => {
  const room = new FakeRoom();
  const draw = (hand: string) => ({ event: EVENT, hand, slot: "stop_1", attempt: 1 });
  const open = ["7-1", "7-2"].map((hand) => ({ draw: draw(hand), phone: 1, staff: 3 }));
  const view = viewOf(room, ORGANISER);
  for (const draws of [{ ...room.view, open }, { ...room.view, open: [] }, null]) {
    const page = await opens("/corrections", { [`/api/runs/${EVENT}`]: { ...view, draws } });
    await page.getByRole("button", { name: "Close the event" }).click();
    const form = page.getByRole("form", { name: "Close the event" });
    await form.waitFor();
    const isOpen = draws?.open.length === 2;
    assert.equal(
      await form.getByText("2 draws were begun and have no card: Stop 1: Mill (2).").count(),
      isOpen ? 1 : 0,
    );
    assert.equal(
      await page.locator(".correct-open a[href='?participant=7']", { hasText: /^7-[12]$/ }).count(),
      isOpen ? 2 : 0,
    );
    await isAccessible(page);
    await readsWell(page);
    await page.context().close();
  }
});
