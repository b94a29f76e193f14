// What is in view while a card is drawn with proof, on small phones and without a room: the button, the wheel while it turns,
// and then the card. The form of a takeover keeps its text when it is refused.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import type { Fact } from "../../web/src/draws/fact.js";
import { EVENT, FakeRoom } from "../../web/test/fake-draws.js";
import { deskAnswers, finds, names, viewOf } from "../support/draw_stage.js";
import { isAccessible, readsWell } from "../support/people.js";
import { onStage, refusedAnswer } from "../support/stage.js";

const CARDS = `/api/runs/${EVENT}/draws/cards`;
/** A small phone, upright, held sideways, and at a zoom of 200 %. */
const WINDOWS = [
  [360, 740],
  [740, 360],
  [180, 370],
] as const;

/**
 * The answers of a room that holds back each card until it is released. A release before the request of its card counts
 * for it: the wheel is on the page before the request is in the room.
 */
function heldBack(room: FakeRoom) {
  const answers = deskAnswers(room);
  const card = answers[CARDS] as (body: unknown) => unknown;
  let released = 0;
  let waiting: (() => void) | undefined;
  const held = async (body: unknown) => {
    if (released === 0) await new Promise<void>((done) => (waiting = done));
    released--;
    return card(body);
  };
  const release = () => {
    released++;
    waiting?.();
  };
  return { answers: { ...answers, [CARDS]: held }, release };
}

async function opens(path: string, [width, height]: readonly [number, number], answers: object): Promise<Page> {
  const window = { viewport: { width, height }, hasTouch: true, isMobile: true };
  return onStage.visits(`/e/${EVENT}${path}`, window, { ...answers });
}

/** Asserts that an element is in the window as a whole, and not below the bar that stays at the top. */
async function isInView(element: Locator, what: string): Promise<void> {
  await element.waitFor();
  const { top, bottom, height, covered } = await element.evaluate((element) => {
    const bar = document.querySelector(".stop-state");
    const isOver = bar !== null && getComputedStyle(bar).position === "sticky";
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom, height: innerHeight, covered: isOver ? bar.getBoundingClientRect().height : 0 };
  });
  assert.ok(top >= covered - 1 && bottom <= height + 1, `${what}: ${top} to ${bottom} of ${covered} to ${height}`);
}

const isFocused = (element: Locator) => element.evaluate((element) => element === document.activeElement);

for (const [width, height] of WINDOWS)
  test(`the wheel is in view while it turns, and then the card (${width} × ${height})`, async () => {
    const room = new FakeRoom();
    room.sells("7-1");
    const { answers, release } = heldBack(room);
    const page = await opens("/stops/1", [width, height], answers);
    const hand = await finds(page, "7");
    await hand.locator(".spin").click();
    await hand.locator("cut-form").waitFor();
    assert.match(
      await hand.locator(".draw-note summary").innerText(),
      /log [0-9a-f]{8}$/,
      "the hash, before the number",
    );
    if (height > 700) {
      await hand.locator(".cuts").evaluate((grid) => grid.scrollIntoView({ block: "start" }));
      await isInView(hand.locator("cut-form .spin"), "the button, with the first numbers");
    }
    await names(hand, 44);
    await isInView(hand.locator(".wheel"), "the wheel");
    release();
    await isInView(hand.locator(".result"), "the card");
    assert.ok(await isFocused(hand.locator(".result")), "the card has the focus");
    await page.context().close();
  });

test("at the finish, each of five cards is in view, and the slots show those drawn so far", async () => {
  const room = new FakeRoom();
  const view = viewOf(room);
  const [legal] = view.participants[1]!.hands.map(({ legal }) => legal);
  legal!.offers = [{ spin_all: { spins_at: "finish", within: { from: "00:00:00", to: "23:59:59" } } }];
  const { answers, release } = heldBack(room);
  const seen = { [`/api/runs/${EVENT}`]: () => ({ ...view, draws: room.view }) };
  const page = await opens("/finish", [360, 740], { ...answers, ...seen });
  await page.getByRole("tab").nth(1).click();
  const hand = await finds(page, "8");
  await hand.locator("stop-draw .spin").click();
  for (const cut of [1, 2, 3, 4, 5]) {
    await hand.locator("cut-form").waitFor();
    assert.equal(await hand.locator(".sheet-cards .card:not(.place)").count(), cut - 1);
    await names(hand, cut);
    await isInView(hand.locator(".wheel"), `the wheel of card ${cut}`);
    release();
  }
  await hand.locator(".draw-note").nth(4).waitFor();
  await isInView(hand.locator(".sheet-cards"), "the five cards");
  assert.ok(await isFocused(hand.locator(".sheet-cards")), "the cards have the focus");
  assert.match(await hand.locator(".draw-note summary").nth(2).innerText(), /^Stop 3: .+: number 3 · log/);
  await page.context().close();
});

test("a takeover that is refused keeps its form and its text", async () => {
  const room = new FakeRoom();
  const takeovers = `/api/runs/${EVENT}/draws/takeovers`;
  const answers = { ...deskAnswers(room), [takeovers]: refusedAnswer("run.draw_refused", { reason: "no_reason" }) };
  const page = await opens("/stops/1", [360, 740], answers);
  await finds(page, "7");
  const hand = page.locator("section.hand").filter({ hasText: "7-2" });
  await hand.locator(".spin").click();
  const reason = hand.getByLabel("Why is it not finished there?");
  await reason.fill("   ");
  await hand.getByRole("button", { name: "Take the draw over" }).click();
  await hand.getByText("Tap a reason or write one.").waitFor();
  await reason.fill("Its screen broke");
  await hand.getByRole("button", { name: "Take the draw over" }).click();
  await hand.getByRole("alert").filter({ hasText: "the reason is missing" }).waitFor();
  assert.equal(await reason.inputValue(), "Its screen broke");
  assert.match((await reason.getAttribute("aria-describedby")) ?? "", /takeover-fault/);
  await isAccessible(page);
  await readsWell(page);
  await page.context().close();
});

test("a phone that had the draw is told at once that it cannot take it over, and types a card", async () => {
  const room = new FakeRoom();
  const page = await opens("/stops/1", [360, 740], deskAnswers(room));
  await finds(page, "7");
  const hand = page.locator("section.hand").filter({ hasText: "7-2" });
  await hand.locator(".spin").waitFor();
  const draw = { event: EVENT, hand: "7-2", slot: "stop_1", attempt: 1 };
  const facts: Fact[] = [
    { kind: "scanned", draw, phone: 1 },
    { kind: "taken_over", draw, phone: 88, staff: 88, reason: "x" },
  ];
  facts.forEach((fact) => room.facts.push({ position: room.facts.length + 1, fact }));
  await hand.locator(".spin").click();
  await hand.getByText("it had the draw before").waitFor();
  assert.equal(await hand.getByRole("button", { name: "Take the draw over" }).count(), 0);
  await isAccessible(page);
  await hand.getByRole("button", { name: "Type a card from a real wheel or pack" }).click();
  await hand.getByRole("radio", { name: "king", exact: true }).waitFor();
  await page.context().close();
});
