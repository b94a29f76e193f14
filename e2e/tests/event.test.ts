// A day of an event: the organiser plans it in the form, volunteers with phones enter the cards of a physical wheel,
// and the prizes on the pages are compared with a count that is independent of the program.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { DESKTOP, PHONE, type Person } from "../support/browser.js";
import { counted, type Sheet } from "../support/count.js";
import { ALL, CLICKED, handsOf, LATE, number, riders, TERMS } from "../support/day.js";
import {
  keepsBothCards,
  saysWhoIsNotRanked,
  showsTheMoney,
  showsTheResult,
  verifiesTheLog,
} from "../support/day_result.js";
import { losesTheSheet, printsAllSheets } from "../support/day_sheets.js";
import { evening } from "../support/evening.js";
import {
  aboutNoon,
  acts,
  cardName,
  cardOf,
  finds,
  handAt,
  hasAWheel,
  joins,
  picks,
  registers,
  STOPS,
  undoes,
} from "../support/event.js";
import { keepsAPicture } from "../support/people.js";

const here = evening({ publicUrl: "http://ride.example.org" });

test("a day: forty participants, and the prizes of an independent count, to the cent", async () => {
  const olga = await here.arrives(DESKTOP);
  const planned = minuteAfter(RIDE_MS);
  const run = await plans(olga, minuteOf(planned));
  const crew = await invites(olga, run);
  await registersTen(olga, run);
  const codes = await printsAllSheets(olga, run);
  await withdraws(olga, run);
  await registersThirty(olga, run);
  const [first, second, third] = crew.stops;

  await followsTheBoard(crew.projector, run);
  const sheets = new Map<string, Sheet>();
  await servesAtTheMill(first!, codes);
  codes[number("Cleo")] = await losesTheSheet(olga, second!, run, codes[number("Cleo")]!);
  await servesAtTheBridge(second!, codes);
  const spun = await servesAtTheQuarry(third!, codes);
  await ridesOn(olga, run);
  const deadline = await movesTheDeadline(olga, run, planned);
  await arrivesAndTurnsIn(crew, sheets, spun);
  await theOthersRide(olga, run, sheets, deadline);

  const expected = counted([...sheets.values()], TERMS);
  assert.deepEqual(
    expected.winners.map(({ name, place }) => [place, name]),
    [
      ["1", "Ben Brooks"],
      ["2", "Ann Archer"],
      ["3=", "Cleo Carter"],
      ["3=", "Dan Dawson"],
    ],
  );
  const [, , cleo, dan] = expected.winners.map(({ prize }) => prize);
  assert.equal(cleo! - dan!, 1, "the third prize leaves an odd cent");
  await closes(olga, run);
  await showsTheResult(crew.projector, expected.winners);
  await saysWhoIsNotRanked(crew.finish, run);
  await verifiesTheLog(crew.finish);
  await keepsBothCards(olga, run);
  await showsTheMoney(olga, run, expected, sheets.size);
  for (const each of [olga, crew.finish, crew.projector, ...crew.stops]) await each.leaves();
});

/** Fills in the plan of a new event, and opens registration. */
async function plans({ page, room }: Person, deadline: string): Promise<string> {
  const { date, time_zone } = aboutNoon();
  await page.goto(`${room}/events/new`);
  await page.getByLabel("Your name").fill("Olga");
  await page.getByLabel("Name of the event").fill("Ride for the hospice");
  await page.getByLabel("Date").fill(date);
  await page.getByLabel("Deadline", { exact: true }).fill(deadline);
  await page.getByRole("combobox", { name: "Time zone" }).fill(time_zone);
  for (const [index, name] of STOPS.entries())
    await page.getByRole("textbox", { name: `Card stop ${index + 1}` }).fill(name);
  await page.getByLabel("Finish", { exact: true }).fill("Town hall");
  await page.getByLabel("Price of a hand").fill("12.35");
  await page.getByLabel("Price of an extra card").fill("5.15");
  for (const [index, share] of ["30", "15", "7.5"].entries())
    await page.getByLabel(`Place ${index + 1}, how much`).fill(share);
  await page.getByText("The prizes take 52.5% of the takings.").waitFor();
  // In this test, cards are entered in the order of the route, and everybody pays at registration.
  await page.getByRole("radio", { name: /^Cards are entered when they are drawn/ }).check();
  await page.getByRole("radio", { name: /^Everybody pays when registering/ }).check();
  await page.getByRole("button", { name: "Create the event" }).click();
  await page.getByRole("button", { name: "Open registration" }).click();
  await page.getByRole("heading", { name: "Your desks" }).waitFor();
  return /\/e\/([\w-]+)\/staff$/.exec(page.url())![1]!;
}

interface Crew {
  stops: Person[];
  finish: Person;
  projector: Person;
}

/** Makes a link for each desk on the staff page. The volunteers join through these links. */
async function invites(olga: Person, run: string): Promise<Crew> {
  let made = 0;
  const link = async (role: string) => {
    await olga.page.getByRole("checkbox", { name: role, exact: true }).check();
    await olga.page.getByRole("button", { name: "Make the link", exact: true }).click();
    const article = olga.page.getByRole("article", { name: `Link ${++made}`, exact: true });
    await article.getByText(role, { exact: true }).waitFor();
    return article.getByLabel("Address").inputValue();
  };
  const comes = async (role: string, name: string, path: string) => {
    const person = await here.arrives({ ...PHONE, reducedMotion: "reduce" });
    await joins(person, await link(role), name);
    await person.page.getByRole("link", { name: role }).click();
    await person.page.waitForURL(`**/e/${run}/${path}`);
    return person;
  };
  const stops = [];
  for (const [index, name] of STOPS.slice(0, 3).entries())
    stops.push(await comes(`Stop ${index + 1}: ${name}`, `Stop ${name}`, `stops/${index + 1}`));
  const finish = await comes("Finish", "Fred", "finish");
  return { stops, finish, projector: await here.arrives(DESKTOP) };
}

async function registersTen({ page, room }: Person, run: string): Promise<void> {
  await page.goto(`${room}/e/${run}/registration`);
  for (const [index, { name, hands, rides }] of CLICKED.entries()) {
    await page.getByLabel("Name of the participant").fill(name);
    await page.getByRole("group", { name: "On the board" }).getByRole("radio", { name: "Full name" }).check();
    await page.getByLabel("Hands", { exact: true }).fill(String(hands.length));
    if (rides === false) await page.getByRole("radio", { name: "Does not ride" }).check();
    await page.getByRole("button", { name: "Register", exact: true }).click();
    await page
      .getByRole("status")
      .filter({ hasText: new RegExp(`${index + 1}[A-Z]\\s+${name}: `) })
      .waitFor();
  }
}

async function withdraws({ page, room }: Person, run: string): Promise<void> {
  await page.goto(`${room}/e/${run}/registration`);
  await page.getByRole("button", { name: /Hal Hughes/ }).click();
  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await page.getByText("9 participants, 11 hands.").waitFor();
}

async function registersThirty(olga: Person, run: string): Promise<void> {
  for (let participant = LATE; participant <= ALL; participant++) {
    const name = `Rider ${participant}`;
    const hands = handsOf(participant).length;
    const { participant: given } = await registers(olga, run, {
      name,
      rides: true,
      hands,
      details: { shown_as: "name" },
    });
    assert.equal(given, participant);
  }
}

async function followsTheBoard({ page, room }: Person, run: string): Promise<void> {
  await page.goto(`${room}/e/${run}?projector`);
  await page.getByRole("button", { name: "Pause" }).click();
  // The buttons are hidden again once they have neither the focus nor the pointer.
  await page.getByRole("button", { name: "Pause" }).blur();
  await page.mouse.move(0, 0);
}

/**
 * Scans the sheets of the riders, except those in `but`, and enters the cards that the physical wheel at a stop draws.
 */
async function serves(person: Person, stop: number, codes: string[], but: number[] = []): Promise<void> {
  for (const { participant, hands } of riders()) {
    if (but.includes(participant)) continue;
    await finds(person, codes[participant]!);
    for (const [index, cards] of hands.entries()) {
      const hand = `${participant}-${index + 1}`;
      await picks(person, hand, cards[stop - 1]!);
      await handAt(person, hand)
        .getByText(cardName(cards[stop - 1]!), { exact: true })
        .waitFor({ state: "attached" });
    }
  }
}

async function servesAtTheMill(mill: Person, codes: string[]): Promise<void> {
  await hasAWheel(mill);
  await serves(mill, 1, codes);
  const ida = number("Ida");
  await finds(mill, ida);
  for (const [index, card] of CLICKED[ida - 1]!.hands[0]!.entries())
    await picks(mill, `${ida}-1`, card, `Add card ${index + 1} of 5`);
  await mill.page.getByRole("button", { name: "Enter these five cards" }).click();
  await handAt(mill, `${ida}-1`).getByText("Stamp or write all five cards on the sheet").waitFor();
  await finds(mill, number("Hal"));
  await mill.page.getByText("has withdrawn").waitFor();
  assert.equal(await mill.page.locator("section.hand").count(), 0);
}

/** At the bridge, the card of one rider is entered incorrectly, and then corrected. */
async function servesAtTheBridge(bridge: Person, codes: string[]): Promise<void> {
  const finn = number("Finn");
  await hasAWheel(bridge);
  await serves(bridge, 2, codes, [finn]);
  await finds(bridge, finn);
  await picks(bridge, `${finn}-1`, "5h");
  await undoes(bridge, `${finn}-1`, "Undo this card");
  await picks(bridge, `${finn}-1`, "5d");
  await handAt(bridge, `${finn}-1`).getByText("five of diamonds", { exact: true }).waitFor({ state: "attached" });
}

/** At the quarry, the on-screen wheel draws the card of one rider, who names a number. Returns that card. */
async function servesAtTheQuarry(quarry: Person, codes: string[]): Promise<string> {
  const gil = number("Gil");
  await finds(quarry, gil);
  await quarry.page.emulateMedia({ reducedMotion: "no-preference" });
  await handAt(quarry, `${gil}-1`).getByRole("button", { name: "Spin" }).click();
  // The phone prepares its draws first.
  await handAt(quarry, `${gil}-1`).getByLabel("Type the number").fill("17", { timeout: 120_000 });
  await handAt(quarry, `${gil}-1`).getByRole("button", { name: "Draw the card at 17" }).click();
  await quarry.page.locator("card-wheel").waitFor();
  await keepsAPicture(quarry, "run-wheel-phone", { moving: true });
  await handAt(quarry, `${gil}-1`)
    .getByText(/^Stamp or write/)
    .waitFor();
  await keepsAPicture(quarry, "run-stop-phone");
  const shown = await handAt(quarry, `${gil}-1`).locator(".result .hidden").textContent();
  await hasAWheel(quarry);
  await serves(quarry, 3, codes, [gil]);
  return cardOf(shown!.trim());
}

/** The last two stops have no phone: the organiser enters their cards. */
async function ridesOn(olga: Person, run: string): Promise<void> {
  for (const { participant, hands } of riders()) {
    if (participant === number("Eve")) continue;
    for (const [index, cards] of hands.entries())
      for (const stop of [4, 5])
        await acts(olga, run, {
          stamp: { hand: `${participant}-${index + 1}`, stop, card: cards[stop - 1]!, at: clockAt() },
        });
  }
}

/** The time in the event's time zone, now by default. */
function clockAt(ms = Date.now()): string {
  const { time_zone } = aboutNoon();
  return new Intl.DateTimeFormat("en-GB", { timeZone: time_zone, timeStyle: "medium" }).format(ms);
}

/** The minute of this time in the event's time zone, such as `14:05`. */
const minuteOf = (ms: number) => clockAt(ms).slice(0, 5);

const MINUTE_MS = 60_000;
/** About the time from the plan to the last stop. */
const RIDE_MS = 45_000;
/** The time that nine participants take to arrive at the finish, with a margin for a busy machine. */
const ARRIVAL_MS = 90_000;

/** The first full minute after this time from now. */
const minuteAfter = (ms: number) => Math.ceil((Date.now() + ms) / MINUTE_MS) * MINUTE_MS;

/** Moves the deadline later, so that the participants arrive in time however long the stops took (PR-21). */
async function movesTheDeadline(olga: Person, run: string, planned: number): Promise<number> {
  const deadline = Math.max(planned + MINUTE_MS, minuteAfter(ARRIVAL_MS));
  await acts(olga, run, { move_deadline: { to: minuteOf(deadline), reason: "A bridge was closed" } });
  return deadline;
}

/** Scans everybody at the finish, and turns in their hands. Checks that the board is updated. */
async function arrivesAndTurnsIn({ finish, projector }: Crew, sheets: Map<string, Sheet>, spun: string): Promise<void> {
  const { page } = finish;
  const there = CLICKED.flatMap(({ name }, index) => (name.startsWith("Hal") ? [] : [index + 1]));
  for (const participant of there) {
    await finds(finish, participant);
    await page
      .getByText(new RegExp(`^${participant} .+: in time, `))
      .first()
      .waitFor();
  }
  await page.getByText("9 of 39 have arrived.").waitFor();
  await page.getByRole("tab", { name: "Turn in" }).click();
  await hasAWheel(finish);
  const leader = projector.page.locator("run-projector tbody tr").first();
  for (const participant of there) {
    const { name, hands } = CLICKED[participant - 1]!;
    await finds(finish, participant);
    const extra = participant === number("Ben") ? ["As"] : [];
    if (participant === number("Jon")) await spinsAll(finish, participant, hands[0]!);
    if (extra.length > 0) {
      await leader.filter({ hasText: "Ann Archer" }).waitFor();
      await page.getByText("Sell an extra card ($5.15)").click();
      await picks(finish, `${participant}-1`, "As", "Take $5.15 and enter");
      // Until the card is stored, the hand can still be turned in without it.
      await shows(finish, `${participant}-1`, 6);
    }
    if (hands.length === 1) await page.getByRole("button", { name: `Turn in hand ${participant}-1` }).click();
    else await page.getByRole("button", { name: `Turn in all ${hands.length} hands` }).click();
    if (participant === number("Eve")) {
      await page.getByText("The cards of stops 4 and 5 are missing from hand 5-1.").waitFor();
      await page.getByRole("button", { name: "Turn it in anyway" }).click();
    }
    await handAt(finish, `${participant}-${hands.length}`).getByText("Turned in at").waitFor();
    for (const [index, cards] of hands.entries()) {
      const id = `${participant}-${index + 1}`;
      const all = [...cards.map((card) => card || spun), ...extra];
      sheets.set(id, { id, name, cards: all, ranked: all.length >= 5 });
    }
  }
  await leader.filter({ hasText: "Ben Brooks" }).filter({ hasText: "a royal flush" }).waitFor({ timeout: 30_000 });
  await keepsAPicture(projector, "run-board", { jpeg: true });
}

async function spinsAll(finish: Person, participant: number, cards: string[]): Promise<void> {
  for (const [index, card] of cards.entries())
    await picks(finish, `${participant}-1`, card, `Add card ${index + 1} of 5`);
  await finish.page.getByRole("button", { name: "Enter these five cards" }).click();
  // Until the cards are stored, turning in would ask for confirmation because of missing cards. They are shown before, and
  // the extra card is offered after that.
  await handAt(finish, `${participant}-1`).getByText("Sell an extra card").waitFor();
}

/** Waits until the hand has this number of cards at the finish. */
const shows = (finish: Person, hand: string, cards: number) =>
  handAt(finish, hand)
    .locator(".sheet-cards .card:not(.place)")
    .nth(cards - 1)
    .waitFor();

/** Enters the cards of all others, drawn in the morning. One of them arrives a second after the deadline. */
async function theOthersRide(olga: Person, run: string, sheets: Map<string, Sheet>, deadline: number): Promise<void> {
  const others = Array.from({ length: ALL - LATE + 1 }, (_, index) => LATE + index);
  for (const participant of others)
    for (const [index, cards] of handsOf(participant).entries())
      for (const [stop, card] of cards.entries())
        await acts(olga, run, {
          stamp: { hand: `${participant}-${index + 1}`, stop: stop + 1, card, at: `09:0${stop}` },
        });
  const late = deadline + 1000;
  // The room accepts times that are up to a minute ahead of its clock.
  await setTimeout(Math.max(0, late - MINUTE_MS + 1000 - Date.now()));
  for (const participant of others) {
    await acts(olga, run, { arrive: { participant, at: clockAt(participant === LATE ? late : deadline) } });
    for (const [index, cards] of handsOf(participant).entries()) {
      const id = `${participant}-${index + 1}`;
      await acts(olga, run, { turn_in: { hand: id, at: clockAt(late) } });
      sheets.set(id, { id, name: `Rider ${participant}`, cards, ranked: participant !== LATE });
    }
  }
}

async function closes({ page, room }: Person, run: string): Promise<void> {
  await page.goto(`${room}/e/${run}/corrections`);
  await page.getByText("Every hand is turned in and every fee is paid.").waitFor();
  await page.getByRole("button", { name: "Close the event" }).click();
  const form = page.getByRole("form", { name: "Close the event" });
  await form.getByLabel("Type “close” to confirm").fill("close");
  await form.getByRole("button", { name: "Close the event" }).click();
  await page.getByText("The result is final.").waitFor();
}
