// What pages of an event with provable draws keep, load and ask, without a room: the number that was sent when the connection
// is lost, the public log of a participant, and the open draws when the event is closed.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page, Route } from "playwright-core";
import type { Entry, Fact } from "../../web/src/draws/fact.js";
import type { PhoneMessage } from "../../web/src/draws/proof.js";
import type { Spin } from "../../web/src/generated/run.js";
import { EVENT, FakeRoom } from "../../web/test/fake-draws.js";
import {
  deskAnswers,
  finds,
  logOf,
  MONEY_REPORT,
  names,
  ORGANISER,
  participantPage,
  viewOf,
} from "../support/draw_stage.js";
import { isAccessible, readsWell } from "../support/people.js";
import { onStage, refusedAnswer } from "../support/stage.js";

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

/** Asserts that the bar at the top has at most two lines, and that the focused element is below it. */
async function isClearOfTheBar(page: Page): Promise<void> {
  const { lines, bottom, top } = await page.evaluate(() => {
    const bar = document.querySelector(".stop-state")!;
    const range = document.createRange();
    range.selectNodeContents(bar.querySelector("p")!);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    const { bottom } = bar.getBoundingClientRect();
    return { lines, bottom, top: document.activeElement!.getBoundingClientRect().top };
  });
  assert.ok(lines <= 2, `${lines} lines`);
  assert.ok(top >= bottom - 1, `${top} below ${bottom}`);
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
    await page.getByText("This phone has begun a draw of hand 7-1").waitFor();
    await finds(page, "7");
    await hand.getByText("This phone has sent number 44 for this hand.").waitFor();
    assert.equal(await page.getByText(/has sent number/).count(), 1, "only the hand that has the draw");
    assert.match(await page.locator(":focus").innerText(), /has sent number 44/, "not the button that draws by hand");
    await hand.getByRole("button", { name: /^Type a card/ }).click();
    assert.equal(await hand.getByText(/has sent number 44/).count(), 1, "also above the keys");
    await isAccessible(page);
    await hand.getByRole("radio", { name: "ace", exact: true }).focus();
    await isClearOfTheBar(page);
    // A second click at the same place within half a second is taken for a double click, and dropped.
    await page.waitForTimeout(500);
    await hand.getByRole("button", { name: "Back to the draw on the screen" }).click();
    await isAccessible(page);
    await readsWell(page);

    connection.comesBack();
    await hand.getByRole("button", { name: "Go on with number 44" }).click();
    await hand.locator(".result").waitFor();
    assert.deepEqual(
      room.messages.map(({ cut }) => cut),
      [44],
      "the participant is not asked again",
    );
    await page.context().close();
  });

test("five cards that were begun go on with the next one after a reload, also by hand without a connection", async () => {
  const room = new FakeRoom();
  const page = await opens("/stops/1", deskAnswers(room));
  const hand = await finds(page, "8");
  await hand.locator(".spin").click();
  for (const cut of [1, 2]) await names(hand, cut);
  await hand.locator(".held .card").nth(1).waitFor();

  const { participant, ...rest } = participantPage([]);
  const [first] = participant.hands;
  const cy = { ...participant, participant: 8, rides: false, hands: [{ ...first!, hand: "8-1" }] };
  const visitor = await opens("/p/8", {
    [`/api/runs/${EVENT}/participants/8`]: { ...rest, participant: cy },
    [`/api/runs/${EVENT}/draws`]: () => room.log(),
  });
  await visitor.getByText("2 of your 5 cards are drawn.").waitFor();
  await isAccessible(visitor);
  await visitor.context().close();

  await onStage.reloads(page);
  await finds(page, "8");
  await hand.getByText(/^2 of 5 drawn: .+, .+\.$/).waitFor();
  await hand.getByRole("button", { name: "Go on with card 3" }).waitFor();
  await isAccessible(page);

  await page.route("**/api/**", (route) => route.abort());
  await onStage.reloads(page);
  await page.getByText("No connection.").first().waitFor();
  await finds(page, "8");
  await hand.getByRole("button", { name: /^Type a card/ }).click();
  await hand.getByRole("button", { name: "Add card 3 of 5" }).waitFor();
  assert.equal(await hand.locator(".picker .held .card").count(), 2);
  assert.equal(await hand.getByRole("button", { name: "Remove the last" }).count(), 0, "those of the room stay");
  await isAccessible(page);
  await readsWell(page);
  await page.context().close();
});

test("a number is asked no longer once the event is closed, and the page says that the draw gets no card", async () => {
  const room = new FakeRoom();
  room.sells("7-1");
  const draw = { event: EVENT, hand: "7-1", slot: "stop_1", attempt: 1 };
  const open = [{ draw, phone: 1, staff: 3 }];
  const view = viewOf(room);
  let isClosed = false;
  const page = await opens("/stops/1", {
    ...deskAnswers(room),
    [`/api/runs/${EVENT}`]: () => {
      const run = { ...view.run, stage: "final" as const, seq: 2, position: "1-2" };
      return { ...view, ...(isClosed ? { run } : {}), draws: { ...room.view, open } };
    },
  });
  const hand = await finds(page, "7");
  await hand.locator(".spin").click();
  await hand.locator("cut-form").waitFor();
  isClosed = true;
  await page.getByText("The event was closed before this draw was finished: 7-1. It gets no card.").waitFor();
  assert.equal(await page.locator("cut-form").count(), 0);
  assert.equal(await page.getByText(/to go on/).count(), 0);
  await isAccessible(page);
  await page.context().close();
});

test("a card that was typed although the room had drawn one is a question: no card to stamp, and nothing to undo", async () => {
  const room = new FakeRoom();
  room.sells("7-1");
  const answers = deskAnswers(room);
  const view = viewOf(room);
  const drawn = async () =>
    ((await room.log()).entries as Entry[]).flatMap(({ fact }) => (fact.kind === "drawn" ? [fact.proof.card] : []))[0];
  const page = await opens("/stops/1", {
    ...answers,
    "/api/notice": {},
    [`/api/runs/${EVENT}/actions`]: { again: false, events: [], seq: 0, question: "1" },
    [`/api/runs/${EVENT}`]: async () => {
      const card = await drawn();
      const [hand] = view.participants[0]!.hands;
      if (card) {
        hand!.stamps = [{ mark: { stop: 1 }, card, at: "10:00:00", screen: true }];
        hand!.legal = { offers: [{ void: { mark: { stop: 1 } } }], barred: [card] };
      }
      return { ...view, draws: room.view };
    },
  });
  const hand = await finds(page, "7");
  await hand.locator(".spin").click();
  await hand.locator("cut-form").waitFor();
  const connection = await losesTheReply(page, room, true);
  await names(hand, 9);
  await hand.getByRole("alert").filter({ hasText: "No reply" }).waitFor();
  await page.getByRole("button", { name: "Next participant" }).click();
  await finds(page, "7");
  await hand.getByText("This phone has sent number 9").waitFor();
  await hand.getByRole("button", { name: /^Type a card/ }).click();
  const card = (await drawn())!;
  await hand.getByRole("radio", { name: card[0] === "A" ? "king" : "ace", exact: true }).check();
  await hand.getByRole("radio", { name: "spades", exact: true }).check();
  await hand.locator(".picker .spin").click();
  await hand.locator(".result").waitFor();
  connection.comesBack();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await hand.getByText("Leave the sheet as it is, and draw no other card.").waitFor();
  await hand.getByText("(number 9). You typed").waitFor();
  assert.equal(await hand.locator(".result, .say, stop-void").count(), 0, "no card to stamp, and nothing to undo");
  assert.equal(await hand.locator(".spin:visible").count(), 0, "no other draw");
  await isAccessible(page);
  await readsWell(page);
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
  const loaded = new Promise<string>((done) => (release = () => done(logOf(line))));
  const page = await opens("/p/7", {
    [`/api/runs/${EVENT}/participants/7`]: participantPage(["As"]),
    [`/api/runs/${EVENT}/draws`]: () => room.log(),
    [`/api/runs/${EVENT}/log`]: () => (requests++ === 0 ? loaded : logOf()),
  });
  await page.getByText("or a backup was restored").waitFor();
  await page.waitForLoadState("networkidle");
  assert.equal(requests, 0, "before anybody asks");
  const look = page.getByRole("button", { name: "Look up when this happened" });
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
  await page.locator("draw-head-check input").fill("acacacac");
  await page.locator("draw-head-check button").click();
  await page.getByText("a draw from before then may be on the first one only").waitFor();
  assert.equal(requests, 1);
  await isAccessible(page);
  await readsWell(page);
  await page.context().close();
});

test("a log that cannot be loaded is no log without the noted characters, and the characters are read first", async () => {
  const room = new FakeRoom();
  const page = await opens("/p/7", {
    [`/api/runs/${EVENT}/participants/7`]: participantPage([]),
    [`/api/runs/${EVENT}/draws`]: () => room.log(),
    [`/api/runs/${EVENT}/log`]: "<!doctype html><title>Log in to the Wi-Fi</title>",
  });
  for (const [typed, words] of [
    ["zz", "Type the eight characters"],
    ["abababab", "The log could not be loaded. Try again."],
  ] as const) {
    await page.locator("draw-head-check input").fill(typed);
    await page.locator("draw-head-check button").click();
    await page.getByText(words).waitFor();
  }
  await isAccessible(page);
  await page.context().close();
});

test("the result of a comparison goes once the phone draws again", async () => {
  const room = new FakeRoom();
  room.sells("7-1");
  const page = await opens("/stops/1", deskAnswers(room));
  const hand = await finds(page, "7");
  await hand.locator(".spin").waitFor();
  const compare = page.locator("draws-compare");
  await compare.locator("summary").click();
  await compare.getByRole("button", { name: "Compare", exact: true }).click();
  await compare.getByText("The log agrees with this phone.").waitFor();
  await hand.locator(".spin").click();
  await names(hand, 12);
  await hand.locator(".result").waitFor();
  assert.equal(await compare.getByText("The log agrees with this phone.").count(), 0);
  await page.context().close();
});

test("the details of a card keep the line of the log while it loads, and say if it cannot be loaded", async () => {
  const room = new FakeRoom();
  room.sells("7-1");
  const desk = await opens("/stops/1", deskAnswers(room));
  const hand = await finds(desk, "7");
  await hand.locator(".spin").click();
  await names(hand, 12);
  await hand.locator(".result").waitFor();
  await desk.context().close();
  const entries = (await room.log()).entries as Entry[];
  const card = entries.flatMap(({ fact }) => (fact.kind === "drawn" ? [fact.proof.card] : []))[0]!;
  let fail = (): void => undefined;
  const failed = new Promise<string>((done) => (fail = () => done("")));
  const page = await opens("/p/7", {
    [`/api/runs/${EVENT}/participants/7`]: participantPage([card]),
    [`/api/runs/${EVENT}/draws`]: () => room.log(),
    [`/api/runs/${EVENT}/log`]: () => failed,
  });
  await page.locator("details.draw-card > summary").click();
  await page.getByText("Log at the scan: …").waitFor();
  fail();
  await page.getByText("The log could not be loaded. Try again.").waitFor();
  await isAccessible(page);
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
      await form
        .getByText(/^2 draws were started but have no card yet: hands 7-1 and 7-2, on staff member 3’s phone\./)
        .count(),
      isOpen ? 1 : 0,
    );
    assert.equal(
      await page.locator(".correct-open a[href='?participant=7']", { hasText: /^7-[12]$/ }).count(),
      isOpen ? 2 : 0,
    );
    await isAccessible(page);
    await readsWell(page);
    const word = page.locator("input[name=word]").first();
    await word.fill("clsoe");
    await form.getByRole("button", { name: "Close the event" }).click();
    await form.getByText("That is not “close”.", { exact: true }).waitFor();
    await word.fill("close");
    await page.getByRole("combobox", { name: "Language" }).selectOption("es");
    await page.getByText("Escribe «cerrar» para confirmar").waitFor();
    assert.equal(await word.inputValue(), "", "the word of the other language does not close");
    await page.context().close();
  }
});

test("a report that cannot be loaded can be asked for again", async () => {
  const room = new FakeRoom();
  const view = viewOf(room, ORGANISER);
  const empty = { draws: 3, rollbacks: 0, unsold_hands: 0, stops: [], staff: [], violations: [] };
  let isDown = true;
  const page = await opens("/money", {
    [`/api/runs/${EVENT}`]: view,
    [`/api/runs/${EVENT}/report`]: MONEY_REPORT,
    [`/api/runs/${EVENT}/draws/report`]: () => (isDown ? refusedAnswer("run.run_stopped") : empty),
  });
  const report = page.locator("draws-report");
  await report.getByRole("alert").waitFor();
  const again = report.getByRole("button", { name: "Try again" });
  await again.waitFor();
  isDown = false;
  // The next view of the event may come first.
  await again.click({ timeout: 5000 }).catch(() => undefined);
  await report.getByText("The proofs of all 3 cards drawn on the screen are valid.").waitFor();
  assert.equal(await report.getByRole("button").count(), 0);
  await page.context().close();
});
