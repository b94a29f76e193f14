// The chat, the waiting list and the cards shown after a hand, at a table whose messages come from the test.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { ChatMessage, Moment } from "../../web/src/generated/server.js";
import { DESKTOP, PHONE as SMALL } from "../support/browser.js";
import { keepsAPicture } from "../support/layout.js";
import { isAccessible } from "../support/people.js";
import { onStage, type Spoken } from "../support/stage.js";
import { fullTables, holdemFolded, holdemTurn, watched } from "../support/tables.js";

const PHONE = { ...SMALL, hasTouch: true };
/** Longer than a message stays at a seat. */
const SPEECH_MS = 6000;
const LANDSCAPE = { viewport: { width: 740, height: 360 } };
const AT = Date.UTC(2026, 0, 2, 20, 15);
const said = (seq: number, name: string, content: ChatMessage["content"]): ChatMessage => ({
  seq,
  at_ms: AT,
  seat: 2,
  name,
  content,
});
const BOB = "Bob";
const CHAT = [said(1, BOB, { text: "Good evening, all" }), said(2, BOB, { reaction: "nice_hand" })];

const turn = (): Moment => ({ ...holdemTurn({ least: 200, most: 900 }), chat: CHAT });

const sent = (page: Page) => page.evaluate(() => (globalThis as unknown as { spoken: Spoken }).spoken.sent);
const tells = (page: Page, message: Record<string, unknown>) =>
  page.evaluate(async (message) => {
    const { spoken } = globalThis as unknown as { spoken: Spoken };
    spoken.tell(message);
    await spoken.drawn();
  }, message);

/** Confirms the last message of the page. */
async function accepts(page: Page): Promise<void> {
  await tells(page, { type: "accepted", id: (await sent(page)).at(-1)!["id"] });
}

for (const [locale, words] of [
  ["en", { tab: /^Chat/, field: "Write a message", send: "Send", nice: "Nice hand", mute: "Mute players" }],
  [
    "es",
    { tab: /^Chat/, field: "Escribe un mensaje", send: "Enviar", nice: "Buena mano", mute: "Silenciar a jugadores" },
  ],
] as const) {
  test(`a player reads, reacts, writes and mutes on a phone, and typing never acts (${locale})`, async () => {
    const page = await onStage.sees({ ...turn(), chat: [said(1, BOB, { text: "Before" })] }, { ...PHONE, locale });
    const tab = page.getByRole("button", { name: words.tab });
    assert.equal(await tab.locator(".count").count(), 0, "a newcomer has not missed what was said before");
    await onStage.shows(page, { ...turn(), chat: CHAT.map((each) => ({ ...each, seq: each.seq + 1000 })) });
    assert.equal(await tab.locator(".count").innerText(), "2", "two messages are new");
    await tab.tap();
    const chat = page.getByRole("region", { name: "Chat" });
    await chat.getByText("Good evening, all").waitFor();
    await chat.getByRole("listitem").filter({ hasText: words.nice }).waitFor();
    await chat.getByRole("button", { name: words.nice }).tap();
    assert.equal((await sent(page)).at(-1)!["reaction"], "nice_hand");
    await accepts(page);
    const field = chat.getByRole("textbox", { name: words.field });
    await field.tap();
    await page.keyboard.type("fcr 5 a");
    await page.keyboard.press("Enter");
    const commands = (await sent(page)).map((message) => message["do"]);
    assert.deepEqual(commands, ["react", "chat"], "no key in the field acts");
    assert.equal(await field.inputValue(), "fcr 5 a", "the text stays until the room has it");
    await tells(page, {
      type: "refused",
      id: (await sent(page)).at(-1)!["id"],
      refused: { code: "chat_too_fast", message: "", args: { retry_seconds: 2 } },
    });
    await chat.getByRole("alert").waitFor();
    assert.equal(await field.inputValue(), "fcr 5 a", "a refused text is not lost");
    await page.keyboard.press("Enter");
    await accepts(page);
    assert.equal(await field.inputValue(), "");
    await keepsAPicture(page, `chat-phone-${locale}`);
    await isAccessible(page);
    await chat.getByText(words.mute).tap();
    await chat.getByRole("button", { name: BOB }).tap();
    await chat.getByText("Good evening, all").waitFor({ state: "detached" });
    await page.context().close();
  });
}

test("on a desktop the log and the chat are beside the table, and a new message is announced once", async () => {
  const page = await onStage.sees(turn(), DESKTOP);
  const beside = page.getByRole("complementary", { name: "Log and chat" });
  await beside.getByText("Good evening, all").waitFor();
  assert.equal(await page.getByRole("button", { name: "Log", exact: true }).count(), 0);
  const [felt, side] = [await page.locator("main.felt").boundingBox(), await beside.boundingBox()];
  assert.ok(felt!.x + felt!.width <= side!.x + 1, "the table and the panel overlap");
  const more = { ...turn(), chat: [said(5000, BOB, { text: "Your turn" })], seq: 5000, steps: [] };
  await tells(page, { type: "moved", ...more });
  const heard = page.getByRole("log", { name: "Announcements" });
  await heard.getByText("Bob: Your turn").waitFor();
  assert.equal(await heard.getByText("Good evening").count(), 0, "older messages are not announced");
  await keepsAPicture(page, "chat-desktop");
  await isAccessible(page);
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  await page.getByRole("complementary", { name: "Rules" }).waitFor();
  await page.keyboard.press("Escape");
  await beside.waitFor();
  await page.context().close();
});

for (const window of [PHONE, DESKTOP])
  test(`a message is shown at the seat of its author for a moment, and moves nothing (${window.viewport!.width})`, async () => {
    const author = turn().table.seats[1]!.name;
    const page = await onStage.sees(turn(), window);
    const boxes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll(".pod, .beside, .dock")].map((part) => part.getBoundingClientRect().toJSON()),
      );
    const before = await boxes();
    const tell = (seq: number, content: ChatMessage["content"]) =>
      tells(page, { type: "moved", ...turn(), chat: [said(seq, author, content)], seq, steps: [] });
    await tell(5000, { text: "Too long to fit. ".repeat(12).trim() });
    const bubble = page.locator(".said");
    await bubble.waitFor();
    await keepsAPicture(page, "said");
    assert.deepEqual(await boxes(), before);
    const [box, plate] = [(await bubble.boundingBox())!, (await page.locator(".pod:has(.said)").boundingBox())!];
    assert.ok(box.height < 2 * plate.height, "a long message is cut");
    const felt = (await page.locator("main.felt").boundingBox())!;
    assert.ok(box.x >= felt.x && box.y >= felt.y && box.x + box.width <= felt.x + felt.width, "it is whole");
    await tell(6000, { reaction: "wow" });
    await bubble.getByText("Wow").waitFor();
    await page.locator(".chair").filter({ hasText: author }).locator(".said").waitFor();
    await bubble.waitFor({ state: "detached" });
    await page.context().close();
  });

/** Runs in the page: the bubbles that cover a plate, a card, an amount or each other, or are cut off by the felt. */
const covering = (): string[] => {
  const box = (element: Element) => element.getBoundingClientRect();
  const bubbles = [...document.querySelectorAll(".said")];
  const parts = [
    ...document.querySelectorAll(".who, .stack, .card:not(.place), .wager, .pots li, .note, .button-chip, .said"),
  ];
  const felt = box(document.querySelector(".stage")!);
  return bubbles.flatMap((bubble) => {
    const { left, top, right, bottom } = box(bubble);
    const under = parts.filter((part) => {
      const b = box(part);
      return part !== bubble && b.width > 0 && left < b.right && b.left < right && top < b.bottom && b.top < bottom;
    });
    const isCut = left < felt.left || right > felt.right || top < felt.top || bottom > felt.bottom;
    return [...under.map((part) => `${part.className} “${part.textContent.trim()}”`), ...(isCut ? ["the edge"] : [])];
  });
};

for (const window of [PHONE, LANDSCAPE, DESKTOP])
  test(`what players say covers no name, no card and no amount (${window.viewport!.width})`, async () => {
    const page = await onStage.opens(window);
    await page.clock.install();
    const faults: string[] = [];
    // Later than every table on the stage.
    let seq = 10_000_000;
    for (const { name, moment } of fullTables().filter(({ moment }) => moment.table.seats[0])) {
      await onStage.shows(page, moment);
      const names = moment.table.seats.flatMap((seat) => (seat ? [seat.name] : []));
      for (const author of new Set([names[1]!, names.at(-1)!])) {
        seq += 1;
        const chat = [said(seq, author, seq % 2 ? { reaction: "nice_hand" } : { text: "I knew that you had it" })];
        await tells(page, { type: "moved", ...moment, chat, seq, steps: [] });
        await page.locator(".said").waitFor();
        await keepsAPicture(page, `bubble-${name}-${seq}`);
        const found = await page.evaluate(covering);
        faults.push(...found.map((fault) => `${name}: ${author} covers ${fault}`));
        await page.clock.fastForward(SPEECH_MS);
        await page.locator(".said").waitFor({ state: "detached" });
      }
    }
    assert.deepEqual(faults.slice(0, 30), [], `${faults.length} faults`);
    await page.context().close();
  });

test("the host closes the chat, and a viewer without a seat only reads", async () => {
  const page = await onStage.sees(turn(), DESKTOP);
  await page.getByRole("button", { name: "Close the chat" }).click();
  assert.deepEqual([(await sent(page)).at(-1)!["do"], (await sent(page)).at(-1)!["open"]], ["set_chat", false]);
  const closed = turn();
  await onStage.shows(page, { ...closed, table: { ...closed.table, chat_open: false } });
  await page.getByText("The host closed the chat.").first().waitFor();
  assert.equal(await page.getByRole("textbox", { name: "Write a message" }).count(), 0);
  const rail = watched(holdemFolded());
  await onStage.shows(page, { ...rail, chat: CHAT, you: { ...rail.you, host: false } });
  await page.getByText("Only players and the host can write.").waitFor();
  await page.context().close();
});

test("without a free seat a viewer joins the waiting list, and takes the seat that is offered", async () => {
  const made = holdemFolded();
  const rail = watched(made);
  const full = { ...rail, table: { ...rail.table, seats: made.table.seats } };
  const page = await onStage.sees(full, PHONE);
  await page.getByRole("button", { name: "Join the waiting list" }).tap();
  assert.equal((await sent(page)).at(-1)!["do"], "join_list");
  await accepts(page);
  const waiters = [
    { name: "Cal", left_ms: null },
    { name: "Ann", left_ms: null },
  ];
  const waits = { ...full, table: { ...full.table, waiting: waiters }, you: { ...full.you, waiting_place: 2 } };
  await onStage.shows(page, waits);
  await page.getByText("You are number 2 on the waiting list.").waitFor();
  await isAccessible(page);
  const seats = full.table.seats.with(1, null);
  const held = { ...waits, table: { ...waits.table, seats, waiting: [{ name: "Cal", left_ms: 60_000 }, waiters[1]!] } };
  await onStage.shows(page, held);
  assert.equal(await page.getByRole("button", { name: /seat 2/i }).count(), 0, "the free seat is Cal's");
  const offered = {
    ...held,
    table: { ...held.table, waiting: [{ name: "Ann", left_ms: 60_000 }] },
    you: { ...held.you, waiting_place: 1 },
  };
  await onStage.shows(page, offered);
  await page.getByRole("status").getByText("A seat is yours.").waitFor();
  const clock = page.getByRole("timer").filter({ hasText: "Take it within" });
  await clock.getByText(/^Take it within (60|5\d)\sseconds\.$/).waitFor();
  assert.match(await page.title(), /^A seat is yours – /);
  await keepsAPicture(page, "waiting-offer");
  const seconds = async () => Number(/\d+/.exec(await clock.innerText())![0]);
  const began = await seconds();
  await page.waitForTimeout(1500);
  assert.ok((await seconds()) < began, "the time runs");
  await page.getByRole("button", { name: "Take a seat" }).tap();
  await page.getByRole("form", { name: /seat 2/i }).waitFor();
  await page.context().close();
});

test("a winner without a showdown shows one card, and the others see just that card", async () => {
  const moment = holdemFolded();
  const game = moment.game as { seats: Record<string, unknown>[] };
  const legal = {
    fold: false,
    check: false,
    call: null,
    raise: null,
    show: true,
    muck: false,
    show_card: ["As", "Kd"],
  };
  const over = {
    ...moment,
    game: { ...game, legal, pots: [], to_act: null },
    table: { ...moment.table, phase: "between" },
  };
  const page = await onStage.sees(over as unknown as Moment, PHONE);
  await page.getByRole("button", { name: "Show king of diamonds" }).tap();
  assert.deepEqual((await sent(page)).at(-1)!["action"], { show_card: "Kd" });
  await keepsAPicture(page, "show-card");
  await isAccessible(page);
  const seats = game.seats.map((seat, place) =>
    place === 1 ? { ...seat, standing: "in", cards: null, showed: "Qh" } : seat,
  );
  const others = { ...over, game: { ...game, seats, legal: null, pots: [], to_act: null } };
  await onStage.shows(page, others as unknown as Moment);
  const cards = page.locator(".chair .held .card");
  await page.locator(".chair .held").getByRole("img", { name: "queen of hearts" }).waitFor();
  assert.equal(await cards.filter({ has: page.locator("text") }).count(), 1, "only one card of the others is face up");
  await page.context().close();
});

test("the messages that were read stay read when the page is loaded again, and the later ones are new", async () => {
  const page = await onStage.sees(turn(), PHONE);
  const count = page.getByRole("button", { name: /^Chat/ }).locator(".count");
  await onStage.reloads(page);
  await onStage.shows(page, turn());
  assert.equal(await count.count(), 0);
  await onStage.reloads(page);
  await onStage.shows(page, { ...turn(), chat: [...CHAT, said(3, BOB, { text: "Still here?" })] });
  assert.equal(await count.innerText(), "1");
  await page.context().close();
});

test("a viewer reads that the free seat is held for the waiting list, and not that every seat is taken", async () => {
  const made = watched(turn());
  const page = await onStage.sees(
    { ...made, table: { ...made.table, waiting: [{ name: "Cal", left_ms: 60_000 }] } },
    PHONE,
  );
  await page.getByText("The free seat is held for the first person on the waiting list.").waitFor();
  assert.equal(await page.getByText("Every seat is taken").count(), 0);
  await page.context().close();
});
