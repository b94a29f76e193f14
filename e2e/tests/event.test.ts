// A day of an event: the organiser plans it in the form, volunteers with phones enter the cards of a physical wheel,
// and the prizes on the pages are compared with a count that is independent of the program.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, PHONE, type Person } from "../support/browser.js";
import { counted, type Sheet, type Terms } from "../support/count.js";
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

const here = evening();

/** Shares that leave odd cents. */
const TERMS: Terms = { hand: 1235, extra: 505, prizes: [3000, 1500, 750] };

/** A participant registered through the form, with the cards that each hand gets at the stops. */
interface Clicked {
  name: string;
  hands: string[][];
  rides?: false;
}

const KINGS = ["Kd", "7c", "2h", "9d", "4s"];
const CLICKED: Clicked[] = [
  { name: "Ann Quads", hands: [["As", "Ah", "Ad", "Ac", "Kd"]] },
  // A royal flush with the extra card, the ace of spades.
  { name: "Ben Extra", hands: [["Ts", "Js", "2d", "Qs", "Ks"]] },
  { name: "Cleo Tied", hands: [["9s", "9h", "9d", "4c", "4d"]] },
  { name: "Dan Three", hands: [["9c", "4h", "9h", "4s", "9s"], KINGS, ["2c", "3d", "7h", "8s", "Jc"]] },
  // Misses the stop at the chapel, and so gets no card at the lake.
  { name: "Eve Astray", hands: [["Qs", "Qh", "Qd"]] },
  { name: "Finn Corrected", hands: [["5c", "5d", "8h", "Tc", "Jd"]] },
  // The third card comes from the wheel on the screen.
  { name: "Gil Spun", hands: [["2h", "5d", "", "7c", "8s"]] },
  { name: "Hal Gone", hands: [[]] },
  { name: "Ida Walks", hands: [["6c", "6d", "6h", "Ts", "3s"]], rides: false },
  { name: "Jon Waits", hands: [["8c", "8d", "3c", "3h", "Kc"]], rides: false },
];
/** The number of a participant, by first name. */
const number = (name: string) => CLICKED.findIndex((each) => each.name.startsWith(name)) + 1;
const LATE = CLICKED.length + 1;
const ALL = 40;

const DECK = "AKQJT98765432".split("").flatMap((rank) => "shdc".split("").map((suit) => rank + suit));

/** The hands of a participant who is registered over HTTP: one, two or three, the same every time the test runs. */
function handsOf(participant: number): string[][] {
  if (participant === LATE) return [["Ts", "Js", "Qs", "Ks", "As"]];
  const count = { 12: 3, 13: 3, 14: 2 }[participant] ?? 1;
  return Array.from({ length: count }, (_, hand) =>
    Array.from({ length: 5 }, (_, stop) => DECK[(participant * 17 + hand * 29 + stop * stop * 11 + stop * 5) % 52]!),
  );
}

test("a day: forty participants, and the prizes of an independent count, to the cent", async () => {
  const olga = await here.arrives(DESKTOP);
  const run = await plans(olga);
  const crew = await invites(olga, run);
  await registersTen(olga, run);
  await withdraws(olga);
  await registersThirty(olga, run);
  const [first, second, third] = crew.stops;

  await followsTheBoard(crew.projector, run);
  const sheets = new Map<string, Sheet>();
  await servesAtTheMill(first!);
  await servesAtTheBridge(second!);
  const spun = await servesAtTheQuarry(third!);
  await ridesOn(olga, run);
  await arrivesAndTurnsIn(crew, sheets, spun);
  await theOthersRide(olga, run, sheets);

  const expected = counted([...sheets.values()], TERMS);
  assert.equal(expected.winners.map(({ name }) => name).join(), "Ben Extra,Ann Quads,Cleo Tied,Dan Three");
  await closes(olga, run);
  await showsTheResult(crew.projector, expected.winners);
  await showsTheMoney(olga, run, expected, sheets.size);
  for (const each of [olga, crew.finish, crew.projector, ...crew.stops]) await each.leaves();
});

/** Fills in the plan of a new event, and opens registration. */
async function plans({ page, room }: Person): Promise<string> {
  const { date, time_zone } = aboutNoon();
  await page.goto(`${room}/events/new`);
  await page.getByLabel("Your name").fill("Olga");
  await page.getByLabel("Name of the event").fill("Ride for the hospice");
  await page.getByLabel("Date").fill(date);
  await page.getByLabel("Time zone").selectOption(time_zone);
  for (const [index, name] of STOPS.entries())
    await page.getByRole("textbox", { name: `Card stop ${index + 1}` }).fill(name);
  await page.getByLabel("Finish", { exact: true }).fill("Town hall");
  await page.getByLabel("Price of a hand").fill("12.35");
  await page.getByLabel("Price of an extra card").fill("5.05");
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
    await olga.page.getByRole("button", { name: "Make the link" }).click();
    await olga.page.getByRole("heading", { name: `Link ${++made}: ${role}` }).waitFor();
    return olga.page.getByLabel("This link is shown only now.").inputValue();
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

async function withdraws({ page }: Person): Promise<void> {
  await page.getByRole("button", { name: /Hal Gone/ }).click();
  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("group", { name: "Withdraw" }).getByRole("button", { name: "Withdraw" }).click();
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
}

/** The riders who come to the stops, with their hands. */
const riders = () =>
  CLICKED.flatMap(({ name, hands, rides }, index) =>
    rides === false || name.startsWith("Hal") ? [] : [{ participant: index + 1, hands }],
  );

/** Draws the cards of a stop from the physical wheel for everybody but the number in `but`. */
async function serves(person: Person, stop: number, but: number[] = []): Promise<void> {
  for (const { participant, hands } of riders()) {
    if (but.includes(participant)) continue;
    await finds(person, participant);
    for (const [index, cards] of hands.entries()) {
      const hand = `${participant}-${index + 1}`;
      await picks(person, hand, cards[stop - 1]!);
      await handAt(person, hand)
        .getByText(cardName(cards[stop - 1]!), { exact: true })
        .waitFor({ state: "attached" });
    }
  }
}

async function servesAtTheMill(mill: Person): Promise<void> {
  await hasAWheel(mill);
  await serves(mill, 1);
  const ida = number("Ida");
  await finds(mill, ida);
  for (const [index, card] of CLICKED[ida - 1]!.hands[0]!.entries())
    await picks(mill, `${ida}-1`, card, `Take card ${index + 1} of 5`);
  await mill.page.getByRole("button", { name: "Enter these five cards" }).click();
  await handAt(mill, `${ida}-1`).getByText("Stamp or write all five cards on the sheet").waitFor();
  await finds(mill, number("Hal"));
  await mill.page.getByText("has withdrawn").waitFor();
  assert.equal(await mill.page.locator("section.hand").count(), 0);
}

/** At the bridge, the card of one rider is entered incorrectly, and then corrected. */
async function servesAtTheBridge(bridge: Person): Promise<void> {
  const finn = number("Finn");
  await hasAWheel(bridge);
  await serves(bridge, 2, [finn]);
  await finds(bridge, finn);
  await picks(bridge, `${finn}-1`, "5h");
  await undoes(bridge, `${finn}-1`, "Undo this card");
  await picks(bridge, `${finn}-1`, "5d");
  await handAt(bridge, `${finn}-1`).getByText("five of diamonds", { exact: true }).waitFor({ state: "attached" });
}

/** At the quarry, the wheel on the screen draws the card of one rider. Returns that card. */
async function servesAtTheQuarry(quarry: Person): Promise<string> {
  const gil = number("Gil");
  await finds(quarry, gil);
  await handAt(quarry, `${gil}-1`).getByRole("button", { name: "Spin" }).click();
  await handAt(quarry, `${gil}-1`)
    .getByText(/^Stamp or write/)
    .waitFor();
  const shown = await handAt(quarry, `${gil}-1`).locator(".result .hidden").textContent();
  await hasAWheel(quarry);
  await serves(quarry, 3, [gil]);
  return cardOf(shown!.trim());
}

/** The last two stops have no phone: the organiser enters their cards. */
async function ridesOn(olga: Person, run: string): Promise<void> {
  for (const { participant, hands } of riders()) {
    if (participant === number("Eve")) continue;
    for (const [index, cards] of hands.entries())
      for (const stop of [4, 5])
        await acts(olga, run, {
          stamp: { hand: `${participant}-${index + 1}`, stop, card: cards[stop - 1]!, at: now() },
        });
  }
}

/** The current time in the event's time zone. */
function now(): string {
  const { time_zone } = aboutNoon();
  return new Intl.DateTimeFormat("en-GB", { timeZone: time_zone, timeStyle: "medium" }).format();
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
      await leader.filter({ hasText: "Ann Quads" }).waitFor();
      await page.getByText("Sell an extra card ($5.05)").click();
      await picks(finish, `${participant}-1`, "As", "Take $5.05 and enter");
      // Until the card is stored, the hand can still be turned in without it.
      await shows(finish, `${participant}-1`, 6);
    }
    if (hands.length === 1) await page.getByRole("button", { name: `Turn in hand ${participant}-1` }).click();
    else await page.getByRole("button", { name: `Turn in all ${hands.length} hands` }).click();
    if (participant === number("Eve")) {
      await page.getByText("Hand 5-1 has no card of Chapel, Lake.").waitFor();
      await page.getByRole("button", { name: "Turn it in anyway" }).click();
    }
    await handAt(finish, `${participant}-${hands.length}`).getByText("Turned in at").waitFor();
    for (const [index, cards] of hands.entries()) {
      const id = `${participant}-${index + 1}`;
      const all = [...cards.map((card) => card || spun), ...extra];
      sheets.set(id, { id, name, cards: all, ranked: all.length >= 5 });
    }
  }
  await leader.filter({ hasText: "Ben Extra" }).filter({ hasText: "a royal flush" }).waitFor({ timeout: 30_000 });
}

async function spinsAll(finish: Person, participant: number, cards: string[]): Promise<void> {
  for (const [index, card] of cards.entries())
    await picks(finish, `${participant}-1`, card, `Take card ${index + 1} of 5`);
  await finish.page.getByRole("button", { name: "Enter these five cards" }).click();
  // Until the cards are shown, turning in would ask for confirmation because of missing cards.
  await shows(finish, `${participant}-1`, 5);
}

/** Waits until the hand has this number of cards at the finish. */
const shows = (finish: Person, hand: string, cards: number) =>
  handAt(finish, hand)
    .locator(".sheet-cards .card:not(.place)")
    .nth(cards - 1)
    .waitFor();

/** Enters the cards of all others, drawn in the morning. One of them arrives a second after the deadline. */
async function theOthersRide(olga: Person, run: string, sheets: Map<string, Sheet>): Promise<void> {
  for (let participant = LATE; participant <= ALL; participant++) {
    const hands = handsOf(participant);
    for (const [index, cards] of hands.entries())
      for (const [stop, card] of cards.entries())
        await acts(olga, run, {
          stamp: { hand: `${participant}-${index + 1}`, stop: stop + 1, card, at: `09:0${stop}` },
        });
    const at = participant === LATE ? "16:00:01" : "16:00:00";
    await acts(olga, run, { arrive: { participant, at } });
    for (const [index, cards] of hands.entries()) {
      const id = `${participant}-${index + 1}`;
      await acts(olga, run, { turn_in: { hand: id, at: "16:10" } });
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

const dollars = (cents: number) =>
  new Intl.NumberFormat("en", { style: "currency", currency: "USD" }).format(cents / 100);

const trimmed = (texts: string[]) => texts.map((text) => text.replaceAll(/\s+/g, " ").trim());

type Winner = { name: string; place: string; prize: number };

async function showsTheResult({ page }: Person, winners: Winner[]): Promise<void> {
  await page.getByText("The result is final.").waitFor();
  const rows = page.locator("run-projector tbody tr");
  const shown = [];
  for (const row of await rows.all()) {
    const cells = trimmed(await row.locator(".place, bdi, .prize").allTextContents());
    if (cells[2]) shown.push(cells);
  }
  assert.deepEqual(
    shown,
    winners.map(({ name, place, prize }) => [place, name, dollars(prize)]),
  );
  assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), "the projector scrolls");
}

async function showsTheMoney(
  { page, room }: Person,
  run: string,
  { takings, winners }: ReturnType<typeof counted>,
  hands: number,
): Promise<void> {
  await page.goto(`${room}/e/${run}/money`);
  const account = page.getByRole("table", { name: "Use of the takings" });
  await account.waitFor();
  const lines = new Map<string, string>();
  for (const row of await account.locator("tbody tr").all()) {
    const [label = "", amount = ""] = trimmed(await row.locator("th, td").allTextContents());
    lines.set(label, amount);
  }
  const paid = winners.reduce((sum, { prize }) => sum + prize, 0);
  const withdrawn = TERMS.hand;
  const amounts = [hands * TERMS.hand, TERMS.extra, takings, paid, takings - paid, 0, withdrawn].map(dollars);
  assert.deepEqual([...lines.values()], amounts, [...lines.keys()].join());
  const prizes = page.getByRole("table", { name: /^(Prizes|The prizes)/ }).locator("td strong");
  assert.deepEqual(
    trimmed(await prizes.allTextContents()),
    winners.map(({ prize }) => dollars(prize)),
  );
}
