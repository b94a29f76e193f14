// The tally sheets of an event on paper: every page is printed to PDF in both paper sizes, and its words, its pixels
// and its QR codes are read back.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { RunDraft, TallySheet } from "../../web/src/generated/run.js";
import { DESKTOP, type Person } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { draftOf, hasAnEvent, registers, replacesTheSheet, sheetsOf } from "../support/event.js";
import { type PaperPage, prints, type Word } from "../support/paper.js";

const PUBLIC_URL = "http://ride.example.org";
const here = evening({ publicUrl: PUBLIC_URL });
const onLoopback = evening();

/** Paper sizes, in points. */
const SIZES = { A4: [595, 842], Letter: [612, 792] } as const;
type Paper = keyof typeof SIZES;

/** Minimum distance of ink from the edge of the paper, in points: 9 mm, where the margin is 10 mm. */
const MARGIN = 25.5;

/** Minimum height in which a time can be written, in points: 7 mm. */
const TO_WRITE = 19.8;

/** The labels in the box of a card stop on a sheet, line by line. */
const BOX = ["Card", "Time", "Initials"];

const DRAFT: RunDraft = draftOf("Ride for the hospice", {
  date: "2027-06-05",
  time_zone: "America/New_York",
  plan: {
    route: [
      ...["Miller’s garage", "Old bridge", "The old quarry inn behind the reservoir", "Chapel hill", "Lake house"].map(
        (name) => ({
          name,
          card: true,
        }),
      ),
      { name: "Town hall, Market Square", card: false },
    ],
    prizes: ["30%", "15%", "5%"],
  },
  emergency: "+1 (303) 555-0100",
  settings: { deadline: "15:45", hand_price: 2000, extra_price: 500, fees: "recorded" },
});

const PEOPLE = [
  { name: "Ann Ashby", hands: 1, rides: true },
  { name: "José Núñez", hands: 3, rides: true },
  { name: "Zoë Żółtowska-Brześć", hands: 7, rides: false },
] as const;
/** Number of the last sheet. The sheets after those of the participants are blank. */
const LAST = PEOPLE.length + 2;
const BLANK_HANDS = 6;

/** Registers the people. The sheet of the second person is lost and replaced. */
async function hasARide(olga: Person): Promise<string> {
  const run = await hasAnEvent(olga, DRAFT);
  for (const person of PEOPLE) await registers(olga, run, person);
  await replacesTheSheet(olga, run, 2);
  return run;
}

/** Makes the sheets on the page, and prints them. */
async function printsSheets({ page, room }: Person, run: string, paper: Paper): Promise<PaperPage[]> {
  await page.goto(`${room}/e/${run}/sheets`);
  await page.getByLabel("To number").fill(String(LAST));
  await page.getByLabel("Hands on a blank sheet").fill(String(BLANK_HANDS));
  await page.getByRole("radio", { name: paper, exact: true }).check();
  await page.getByRole("button", { name: "Make the sheets" }).click();
  await page.getByText("6 pages are ready to print.").waitFor();
  return prints(page);
}

/** The sheets and hands that the pages must show, in order. */
function expectedPages(sheets: TallySheet[]): { sheet: TallySheet; hands: string[] }[] {
  return sheets.flatMap((sheet) => {
    const count = PEOPLE[sheet.participant - 1]?.hands ?? BLANK_HANDS;
    const hands = Array.from({ length: count }, (_, index) => `${sheet.participant}-${index + 1}`);
    const first = { sheet, hands: hands.slice(0, 6) };
    return count > 6 ? [first, { sheet, hands: hands.slice(6) }] : [first];
  });
}

const sayings = (page: PaperPage, word: string): Word[] => page.words.filter(({ text }) => text === word);

/** Asserts that a page shows this sheet alone, with a line for each of these hands and a box for each card. */
function showsTheSheet(page: PaperPage, sheet: TallySheet, hands: string[]): void {
  const person = PEOPLE[sheet.participant - 1];
  const number = `${sheet.participant}${sheet.check}`;
  const where = `sheet ${number}: ${page.text}`;
  const board = new URL(sheet.url!).pathname.replace(/^\/s\/(.+)\/.+$/, `${PUBLIC_URL}/e/$1`);
  const texts = ["Ride for the hospice", "June 5, 2027", "3:45 PM", "You may play several hands", "Chapel hill"];
  for (const text of [...texts, "Finish: Town hall, Market Square", "Emergencies: +1 (303) 555-0100", board])
    assert.ok(page.text.includes(text), `${text} is not on ${where}`);
  const large = page.words.filter(({ top, bottom }) => bottom - top > 30).map(({ text }) => text);
  assert.equal(large.join(""), number, where);
  if (person) assert.ok(page.text.includes(person.name), where);
  else assert.equal(sayings(page, "Name").length, 1, where);
  for (const other of PEOPLE) if (other !== person) assert.ok(!page.text.includes(other.name), where);
  assert.equal(page.text.includes("replaces a lost one"), sheet.participant === 2);
  const shown = page.words.filter(({ text, left }) => /^\d+-\d+$/.test(text) && left < 80).map(({ text }) => text);
  assert.deepEqual(shown, hands);
  // Five stops and the extra card.
  for (const line of BOX) {
    const boxes = sayings(page, line).filter(({ bottom, top }) => bottom - top < 10);
    assert.equal(boxes.length, hands.length * 6, `${line}: ${where}`);
  }
  const [times, initials] = ["Time", "Initials"].map((word) => sayings(page, word));
  for (const time of times!) {
    const below = initials!.filter(({ left, top }) => Math.abs(left - time.left) < 1 && top > time.bottom);
    const room = Math.min(...below.map(({ top }) => top)) - time.bottom;
    assert.ok(room >= TO_WRITE, `${room} points to write the time: ${where}`);
  }
}

/** Asserts that the page is not cut off at the edge and is black and white, and that no two words overlap. */
function isWhole(page: PaperPage, paper: Paper): void {
  assert.deepEqual(page.size.map(Math.round), SIZES[paper]);
  assert.ok(page.margin >= MARGIN, `ink at ${page.margin} points from the edge`);
  assert.equal(page.grey, 0, "pixels that are neither black nor white");
  const overlaps = page.words.flatMap((one, index) =>
    page.words
      .slice(index + 1)
      .filter((other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1)
      .filter((other) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4)
      .map((other) => `${one.text} and ${other.text}`),
  );
  assert.deepEqual(overlaps, []);
}

for (const paper of ["A4", "Letter"] as const)
  test(`on ${paper} every sheet has its codes, rows and boxes, whole and in black and white`, async () => {
    const olga = await here.arrives(DESKTOP);
    const run = await hasARide(olga);
    const pages = await printsSheets(olga, run, paper);
    const sheets = await sheetsOf(olga, run, LAST);
    const expected = expectedPages(sheets);
    assert.equal(pages.length, expected.length);
    for (const [index, { sheet, hands }] of expected.entries()) {
      const page = pages[index]!;
      isWhole(page, paper);
      const lowest = Math.max(...page.words.map(({ bottom }) => bottom));
      assert.ok(lowest > 0.6 * page.size[1], `${hands.length} hands end at ${lowest} of ${page.size[1]} points`);
      showsTheSheet(page, sheet, hands);
      const url = `${PUBLIC_URL}/s/${run}/${sheet.code}`;
      assert.equal(sheet.url, url);
      assert.deepEqual(page.codes, { zxing: [url], zbar: [url] });
    }
    await olga.leaves();
  });

test("a room on loopback refuses to print, and shows the command for phones; a preview has no codes", async () => {
  const olga = await onLoopback.arrives(DESKTOP);
  const run = await hasARide(olga);
  await olga.page.goto(`${olga.room}/e/${run}/sheets`);
  await olga.page.getByRole("button", { name: "Make the sheets" }).click();
  const reason = "Phones cannot open this room’s address. The person who runs it should start it with --public-url";
  await olga.page.getByRole("alert").filter({ hasText: reason }).waitFor();
  assert.equal(await olga.page.locator(".sheet").count(), 0);
  await olga.page.getByRole("button", { name: "Preview without codes" }).click();
  await olga.page.getByText("Preview, no code").first().waitFor();
  for (const { codes } of await prints(olga.page)) assert.deepEqual(codes, { zxing: [], zbar: [] });
  await olga.leavesAnyway();
});
