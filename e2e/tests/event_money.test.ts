// The money of an event and the questions for its organiser, by clicks: page, CSV and API agree with a count that is
// independent of the program, and a decision changes the standings.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Locator } from "playwright-core";
import type { MoneyCommand, MoneyReport, RunBoard } from "../../web/src/generated/run.js";
import { DESKTOP, type Person, PHONE } from "../support/browser.js";
import { counted, type Sheet, type Terms } from "../support/count.js";
import { evening } from "../support/evening.js";
import { acts, asks, draftOf, hasAnEvent, joins, makesALink, registers, STOPS, viewOf } from "../support/event.js";
import { decimal, dollars, fills, opens } from "../support/forms.js";
import { pageFaults } from "../support/measure.js";
import { isAccessible, readsWell } from "../support/people.js";

const here = evening();

/** Terms that leave odd cents. */
const TERMS: Terms = { hand: 1235, extra: 505, prizes: [3333] };
/** Amounts of the day, in cents. */
const [FLOAT, SHORT, COST, DONATION] = [5000, 35, 250, 2050];

/** The lines of a table of amounts, by label. */
async function linesOf(main: Locator, name: string | RegExp): Promise<Record<string, string>> {
  const rows = await main.getByRole("table", { name }).locator("tbody tr").all();
  const texts = rows.map(async (row) => {
    const [label = "", amount = ""] = await row.locator("th, td").allInnerTexts();
    return [label.split("\n")[0]!.trim(), amount.trim()] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** Asserts that a page is accessible and fits a phone, in both languages. */
async function fitsAPhone(olga: Person, path: string): Promise<void> {
  for (const locale of ["en", "es"]) {
    const visitor = await here.arrives({ ...PHONE, locale });
    await visitor.page.context().addCookies(await olga.page.context().cookies());
    await visitor.page.goto(`${visitor.room}${path}`);
    await visitor.page.locator("main h2").first().waitFor();
    for (const each of await visitor.page.locator("main summary").all()) await each.click();
    const closed = visitor.page.locator("main correction-form > button");
    while ((await closed.count()) > 0) await closed.first().click();
    await isAccessible(visitor.page);
    await readsWell(visitor.page);
    assert.deepEqual(await visitor.page.evaluate(pageFaults, "main"), []);
    await visitor.leaves();
  }
}

const ANN = ["As", "Ah", "7d", "4c", "2h"];
const BEN = ["Ks", "Kh", "Kd", "9c", "8s"];
/** The card on Ann's sheet for the quarry, where the stop stamped a different card. */
const ON_THE_SHEET = "Ad";

test("the money of a day: page, CSV and API agree with an independent count, and a decision changes the standings", async () => {
  const olga = await here.arrives(DESKTOP);
  const settings = { fees: "recorded", hand_price: TERMS.hand, extra_price: TERMS.extra } as const;
  const plan = { route: STOPS.map((name) => ({ name, card: true })), prizes: ["33.33%"] };
  const run = await hasAnEvent(olga, draftOf("Ride for the hospice", { plan, settings }));
  const main = olga.page.locator("main");

  await olga.page.goto(`${olga.room}/e/${run}/money`);
  await fills(main, "Open a till", { "Name of the till": "Desk", "Cash at the opening": decimal(FLOAT) });
  await registersThree(olga, run);
  await countsAndSpends(olga, run);
  await rides(olga, run);
  await decides(olga, run);
  await closes(olga, run);
  await handsThePrizeOver(olga, run);
  await agrees(olga, run);
  await fitsAPhone(olga, `/e/${run}/money`);
  // The browser logs the refusal of the card that differs from the stamp.
  await olga.leavesAnyway();
});

/** A volunteer registers Ann, who pays cash, Ben, who pays by card, and Cleo, who pays cash and withdraws. */
async function registersThree(olga: Person, run: string): Promise<void> {
  const rita = await here.arrives(PHONE);
  await joins(rita, (await makesALink(olga, run, "registration")).url, "Rita");
  const { page } = rita;
  await page.goto(`${rita.room}/e/${run}/registration`);
  await page.getByText("Cash goes into the till “Desk”.").waitFor();
  const people = [
    ["Ann", "Cash"],
    ["Ben", "Card"],
    ["Cleo", "Cash"],
  ] as const;
  for (const [name, payment] of people) {
    await page.getByLabel("Name of the participant").fill(name);
    await page.getByRole("group", { name: "Payment" }).getByRole("radio", { name: payment, exact: true }).check();
    await page.getByRole("button", { name: "Register", exact: true }).click();
    await page
      .getByRole("status")
      .filter({ hasText: `${name}: 1 hand, paid ${payment}.` })
      .waitFor();
  }
  await page.getByRole("button", { name: /Cleo/ }).click();
  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("group", { name: "How does Cleo get $12.35 back?" }).waitFor();
  await rita.leaves();
}

/** The organiser counts the till, which is short, and records a cost, a donation and the refund. */
async function countsAndSpends({ page, room }: Person, run: string): Promise<void> {
  await page.goto(`${room}/e/${run}/money`);
  const main = page.locator("main");
  const before = FLOAT + 2 * TERMS.hand;
  const form = await opens(main, "Count: Desk");
  await form.getByText(`${dollars(before)} should be in it.`).waitFor();
  await form.getByLabel("Cash counted").fill("a lot");
  await form.getByRole("button", { name: "Count: Desk" }).click();
  await form.getByRole("alert").filter({ hasText: "Enter an amount of money" }).waitFor();
  assert.equal(await form.getByLabel("Cash counted").inputValue(), "a lot");
  await form.getByLabel("Cash counted").fill(decimal(before - SHORT));
  await form.getByRole("button", { name: "Count: Desk" }).click();
  await main
    .getByRole("table", { name: "Desk (Registration)" })
    .getByText(`${dollars(SHORT)} short`)
    .waitFor();
  for (const [what, cents, text] of [
    ["Cost out of the till", COST, "ice"],
    ["Donation into the till", DONATION, "from a friend"],
  ] as const) {
    const move = await opens(main, "Donation, cost, other cash: Desk");
    await move.getByRole("combobox", { name: "What" }).selectOption(what);
    await move.getByLabel("Amount").fill(decimal(cents));
    await move.getByLabel("What for").fill(text);
    await move.getByRole("button", { name: "Donation, cost, other cash: Desk" }).click();
    await move.waitFor({ state: "detached" });
  }
  const refund = main.getByRole("group", { name: /^Fee of hand 3-1: how does Cleo get \$12.35 back/ });
  await refund.getByRole("button", { name: "Cash" }).click();
  await refund.waitFor({ state: "detached" });
}

/** Ann and Ben ride; one card on Ann's sheet differs from the stamp. */
async function rides(olga: Person, run: string): Promise<void> {
  for (const stop of [1, 2, 3, 4, 5])
    for (const [hand, cards] of [
      ["1-1", ANN],
      ["2-1", BEN],
    ] as const)
      await acts(olga, run, { stamp: { hand, stop, card: cards[stop - 1]!, at: `08:0${stop}` } });
  const typed = { stamp: { hand: "1-1", stop: 3, card: ON_THE_SHEET } };
  const { status, body } = await asks<{ error: { code: string } }>(olga, "POST", `/runs/${run}/actions`, {
    action: typed,
  });
  assert.deepEqual([status, body.error.code], [422, "poker_run.card_conflict"]);
  for (const hand of ["1-1", "2-1"]) {
    await acts(olga, run, { arrive: { participant: Number(hand[0]), at: "08:30" } });
    await acts(olga, run, { turn_in: { hand, at: "08:40" } });
  }
}

/** The numbers of the hands in the public standings, best first. */
const standings = async (olga: Person, run: string) =>
  (await asks<RunBoard>(olga, "GET", `/runs/${run}/board`)).body.standings!.map(({ id }) => id);

/** The organiser finds the conflict through the count of open questions, and decides for the card on the sheet. */
async function decides(olga: Person, run: string): Promise<void> {
  assert.deepEqual(await standings(olga, run), ["2-1", "1-1"]);
  const { page, room } = olga;
  await page.goto(`${room}/e/${run}/corrections`);
  await page.locator(".correct-open").getByRole("link", { name: "1 open question" }).waitFor();
  await page.goto(`${room}/e/${run}/staff`);
  await page.getByRole("link", { name: "Questions 1 open question" }).click();
  const question = page.getByRole("listitem").filter({ hasText: "Two cards were entered" });
  await question.getByText("Ann, No. 1").waitFor();
  await question.getByRole("img", { name: "seven of diamonds" }).waitFor();
  await question.getByRole("img", { name: "ace of diamonds" }).waitFor();
  const entered = question.getByText(/^entered by Olga at /);
  assert.equal(await entered.count(), 2, "who entered each card, and when");
  const form = await opens(question, "Take the second card: hand 1-1");
  await form.getByLabel("Reason").fill(" ");
  await form.getByRole("button", { name: "Take the second card" }).click();
  await form.getByRole("alert").filter({ hasText: "Give a reason" }).waitFor();
  await form.getByLabel("Reason").fill("The initials are those of the quarry");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "0 open questions" }).waitFor();
  await page.getByText("1 question was decided").click();
  await question.getByText("The initials are those of the quarry").waitFor();
  assert.equal(await entered.count(), 2, "also after the decision");
  await question.getByRole("link", { name: "Corrections of this participant" }).waitFor();
  assert.deepEqual(await standings(olga, run), ["1-1", "2-1"]);
}

async function closes({ page, room }: Person, run: string): Promise<void> {
  await page.goto(`${room}/e/${run}/corrections`);
  // The cost, the donation and the refund came after the count.
  const uncounted = page
    .locator(".correct-open")
    .getByRole("link", { name: "The cash in the till Desk was not counted" });
  assert.match((await uncounted.getAttribute("href"))!, /\/money$/);
  await fills(page.locator("main"), "Close the event", { "Type “close” to confirm": "close" });
  await page.getByText("The result is final.").waitFor();
}

/** The organiser hands the prize over from the till, by keyboard, to a person who collects it for Ann. */
async function handsThePrizeOver({ page, room }: Person, run: string): Promise<void> {
  await page.goto(`${room}/e/${run}/money`);
  await page.getByRole("button", { name: /^Hand over: \$8.23 to Ann/ }).press("Enter");
  const form = page.getByRole("form", { name: /^Hand over/ });
  await form.getByLabel("Handed to").fill("Bea Brown");
  await form.getByLabel("Paid").selectOption("from the till “Desk”");
  await form.getByRole("button", { name: /^Hand over/ }).press("Enter");
  await page.getByText(/^To Bea Brown, from the till “Desk”, by Olga, /).waitFor();
}

/** Compares the page, the CSV and the API with the count, and checks the printed report. */
async function agrees(olga: Person, run: string): Promise<void> {
  const { page } = olga;
  const sheet = (id: string, name: string, cards: string[]): Sheet => ({ id, name, cards, ranked: true });
  const read = ANN.map((card, at) => (at === 2 ? ON_THE_SHEET : card));
  const { takings, winners } = counted([sheet("1-1", "Ann", read), sheet("2-1", "Ben", BEN)], TERMS);
  assert.deepEqual(
    winners.map(({ name, prize }) => [name, prize]),
    [["Ann", 823]],
  );
  const prize = winners[0]!.prize;
  // Cleo's fee was paid and refunded.
  const expected = FLOAT + TERMS.hand - COST + DONATION - prize;

  const main = page.locator("main");
  await main.getByRole("table", { name: "Desk (Registration)" }).getByText(dollars(expected)).waitFor();
  assert.deepEqual(await linesOf(main, "Use of the takings"), {
    "2 hands at $12.35": dollars(takings),
    "0 extra cards at $5.05": dollars(0),
    Takings: dollars(takings),
    Prizes: dollars(prize),
    Charity: dollars(takings - prize),
    "The event keeps": dollars(0),
    "Refunds, not part of the takings": dollars(TERMS.hand),
  });
  assert.deepEqual(await linesOf(main, "How it was paid"), {
    Cash: dollars(TERMS.hand),
    Card: dollars(TERMS.hand),
    Prepaid: dollars(0),
    "Recorded payments": dollars(takings),
  });
  assert.deepEqual(await linesOf(main, "Cash and prizes"), {
    Donations: dollars(DONATION),
    Costs: dollars(COST),
    "Net for the charity": dollars(takings - prize + DONATION - COST),
    "Prizes handed over": dollars(prize),
    "Cash that should be in the tills": dollars(expected),
    "Difference of the counts": `${dollars(SHORT)} short`,
  });
  const till = await linesOf(main, "Desk (Registration)");
  assert.deepEqual(
    [till["Cash at the opening"], till["Cash that should be in it"], till["Difference at the count"]],
    [dollars(FLOAT), dollars(expected), `${dollars(SHORT)} short`],
  );

  const report = (await asks<MoneyReport>(olga, "GET", `/runs/${run}/report`)).body;
  assert.deepEqual(report.account, { takings, prizes: prize, charity: takings - prize, event: 0, refunds: TERMS.hand });
  assert.deepEqual(
    [report.unrecorded, report.donations, report.costs, report.prizes_handed, report.refunds_due],
    [0, DONATION, COST, prize, []],
  );
  assert.deepEqual([report.tills[0]!.expected, report.tills[0]!.difference], [expected, -SHORT]);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Save as CSV" }).click(),
  ]);
  const lines = readFileSync(await download.path(), "utf8")
    .trim()
    .split("\r\n");
  const amounts = new Map(
    lines.map((line) => line.split(",")).map(([kind, , , method, amount]) => [`${kind} ${method}`, amount]),
  );
  const sums = {
    "sum_hands ": takings,
    "sum_unrecorded ": 0,
    "sum_donations ": DONATION,
    "sum_costs ": COST,
    "sum_prizes_handed ": prize,
    "account_charity ": takings - prize,
    "received_fees cash": 2 * TERMS.hand,
    "received_refunds cash": TERMS.hand,
    "received_fees card": TERMS.hand,
    "till_expected ": expected,
    "till_difference ": -SHORT,
  };
  for (const [kind, cents] of Object.entries(sums)) assert.equal(amounts.get(kind), decimal(cents), kind);
  assert.match(lines.join("\n"), new RegExp(`^prize,1,1-1,cash,-${decimal(prize)},Bea Brown,1,Olga,`, "m"));
  await prints(olga);
}

/** Asserts that the report is printed in black on white, with every entry and without controls, in both paper sizes. */
async function prints({ page }: Person): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator("button:visible, summary:visible, input:visible, select:visible").count(), 0);
  await page.getByText("Fee of hand 3-1 given back").waitFor();
  const colours = await page
    .locator("main td:visible, main th:visible, html")
    .evaluateAll((cells) => [...new Set(cells.map((cell) => getComputedStyle(cell).color))]);
  assert.deepEqual(colours, ["rgb(0, 0, 0)"]);
  for (const format of ["A4", "Letter"]) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    assert.ok(pages >= 1 && pages <= 3, `${pages} pages of ${format}`);
  }
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await page.getByText("Fee of hand 3-1 given back").waitFor({ state: "hidden" });
}

test("every kind of question shows its facts and decisions, and a volunteer sees no questions", async () => {
  const olga = await here.arrives(DESKTOP);
  const settings = { stamps: "by_time", deadline: "09:30" } as const;
  const run = await hasAnEvent(olga, draftOf("Late ride", { settings }));
  const details = { shown_as: "name", contact: "555 0100" } as const;
  for (const name of ["Ann", "Ben"]) await registers(olga, run, { name, rides: true, details });
  for (const [stop, card] of [
    [1, "Ks"],
    [3, "Qs"],
  ] as const)
    await acts(olga, run, { stamp: { hand: "1-1", stop, card, at: `08:0${stop}` } });
  await acts(olga, run, { report: { stop: 1, until: "09:00" } });
  const skipped = { stamp: { hand: "2-1", stop: 2, card: "7c", at: "08:30" } };
  const { body } = await asks<{ error: { code: string } }>(olga, "POST", `/runs/${run}/actions`, { action: skipped });
  assert.equal(body.error.code, "poker_run.stop_skipped");

  const { page, room } = olga;
  await page.goto(`${room}/e/${run}/finish`);
  await page.getByRole("link", { name: "Questions 4 open questions" }).click();
  await page.getByText("Nothing has been heard from Stop 2: Bridge yet: does the sheet show its stamp?").waitFor();
  const late = page.getByRole("listitem").filter({ hasText: "Last seen at Stop 3: Quarry at 8:03 AM." });
  await late.getByText("555 0100").waitFor();
  await fitsAPhone(olga, `/e/${run}/questions`);

  await fills(page.locator("main"), "Enter the stamp: hand 2-1", { Reason: "Sent on by the mill" });
  await page.getByRole("heading", { name: "3 open questions" }).waitFor();
  const ben = (await viewOf(olga, run)).participants[1]!.hands[0]!;
  assert.deepEqual([ben.skipped, ben.stamps.map(({ card }) => card)], [[1], ["7c"]]);

  const finn = await here.arrives(PHONE);
  await joins(finn, (await makesALink(olga, run, "finish")).url, "Finn");
  assert.equal(await finn.page.getByRole("link", { name: /Questions/ }).count(), 0);
  await finn.page.goto(`${room}/e/${run}/questions`);
  await finn.page.getByText("Only the organiser decides these questions.").waitFor();
  await finn.leaves();
  await olga.leaves();
});

test("a phone keeps its till, an extra card is paid into it, and without an open till only cash is not taken", async () => {
  const olga = await here.arrives(DESKTOP);
  const settings = { fees: "recorded", hand_price: TERMS.hand, extra_price: TERMS.extra } as const;
  const run = await hasAnEvent(olga, draftOf("Two tills", { settings }));
  await registers(olga, run, { name: "Ann", rides: false });
  const finn = await here.arrives({ ...PHONE, reducedMotion: "reduce" });
  await joins(finn, (await makesALink(olga, run, "finish")).url, "Finn");
  const { page, room } = finn;

  await page.goto(`${room}/e/${run}/registration`);
  const payment = page.getByRole("group", { name: "Payment" });
  await payment.waitFor();
  assert.deepEqual(
    await payment.getByRole("radio").evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)),
    ["unpaid", "paid"],
  );
  for (const name of ["Bar", "Door"]) await changes(olga, run, { open_till: { name, place: "finish", float: 0 } });
  const till = page.getByLabel("Cash goes into");
  await till.waitFor();
  await page.getByLabel("Name of the participant").fill("Ben");
  await payment.getByRole("radio", { name: "Cash" }).check();
  await page.getByRole("button", { name: "Register", exact: true }).click();
  // No till is chosen for the cash yet: the participant is registered, and the payment is refused.
  await page.getByRole("alert").filter({ hasText: "Choose the till for the cash." }).waitFor();
  await till.selectOption("Door");
  await page.reload();
  assert.equal(await till.evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]!.text), "Door");

  const cards = ["As", "Ah", "7d", "4c", "2h"] as [string, string, string, string, string];
  await acts(olga, run, { spin_all: { hand: "1-1", spins_at: "first_stop", cards, at: "08:00" } });
  await acts(olga, run, { arrive: { participant: 1, at: "08:30" } });
  await acts(olga, run, { extra: { hand: "1-1", card: "Ks", at: "08:40" } });
  await page.goto(`${room}/e/${run}/finish?participant=1`);
  await page.getByRole("tab", { name: "Turn in" }).click();
  for (const item of ["Fee", "Extra card"]) {
    const record = page.getByRole("group", { name: new RegExp(`^${item} of hand 1-1, Ann: how is`) });
    assert.equal(await record.getByLabel("Cash goes into").inputValue(), "2");
    await record.getByRole("button", { name: "Cash" }).click();
    await record.waitFor({ state: "detached" });
  }
  await isAccessible(page);
  const { tills } = (await asks<MoneyReport>(olga, "GET", `/runs/${run}/report`)).body;
  assert.deepEqual(
    tills.map(({ name, expected }) => [name, expected]),
    [
      ["Bar", 0],
      ["Door", TERMS.hand + TERMS.extra],
    ],
  );
  for (const { till, expected } of tills) {
    await changes(olga, run, { count_till: { till, counted: expected } });
    await changes(olga, run, { close_till: { till } });
  }
  await page.goto(`${room}/e/${run}/registration`);
  // Card and prepaid need no till.
  await page.getByText("No till is open here for cash.").first().waitFor();
  assert.deepEqual(
    await payment.getByRole("radio").evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)),
    ["unpaid", "card", "prepaid"],
  );
  assert.equal(await till.count(), 0);
  // The browser logs the refusal of the payment without a till.
  await finn.leavesAnyway();
  await olga.leaves();
});

/** Sends a money command through the API instead of the pages. */
async function changes(olga: Person, run: string, money: MoneyCommand): Promise<void> {
  const { status, body } = await asks(olga, "POST", `/runs/${run}/money`, { money });
  assert.equal(status, 200, JSON.stringify(body));
}
