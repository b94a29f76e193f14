// What pages of an event with provable draws keep, without a room: the number that was sent when the connection is lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page, Route } from "playwright-core";
import type { PhoneMessage } from "../../web/src/draws/proof.js";
import type { Spin } from "../../web/src/generated/run.js";
import { EVENT, FakeRoom } from "../../web/test/fake-draws.js";
import { deskAnswers, finds, names } from "../support/draw_stage.js";
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
