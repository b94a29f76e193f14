// The pages of an event that continues on another computer, and of the merge of its log, from made-up answers: in both
// languages, on a small phone.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { RunQuestion, StaffView } from "../../web/src/generated/run.js";
import { PHONE } from "../support/browser.js";
import { STOPS } from "../support/event.js";
import { isAccessible, readsWell } from "../support/people.js";
import { onStage, refusedAnswer } from "../support/stage.js";

const RUN = "3f7k2m9x0a";
const at = (time: string) => Date.parse(`2026-01-10T${time}:00Z`);

const QUESTIONS: RunQuestion[] = [
  {
    id: "60",
    kind: "merged",
    participant: 1,
    hand: "1-1",
    mark: { stop: 2 },
    typed: "Ks",
    at: "11:09:00",
    since_ms: at("13:00"),
    other_ms: at("11:10"),
    action: { stamp: { hand: "1-1", stop: 2, card: "Ks", at: "11:09:00" } },
    refusal: { code: "poker_run.stop_closed", message: "stop 2 is closed", args: { first: 2 } },
    verdicts: ["dismiss", "accept"],
  },
  {
    id: "left-out-61",
    kind: "left_out",
    since_ms: at("13:00"),
    left_out: [
      {
        seq: 48,
        at_ms: at("11:04"),
        kind: "run.money",
        participant: 1,
        hand: "1-1",
        cents: -2_000,
        refusal: { code: "run.no_such_till", message: "there is no till 2", args: { till: 2 } },
      },
      { seq: 49, at_ms: at("11:30"), kind: "run.acted", action: { close_stop: { stop: 2, reason: "Snow." } } },
      { seq: 50, at_ms: at("11:31"), kind: "run.drafted" },
    ],
    verdicts: ["dismiss"],
  },
];

/** The view of the organiser, or of a volunteer at the first stop. */
function view({ moved = true, organiser = true } = {}): StaffView {
  const view: Omit<StaffView, "draft"> & { draft: object } = {
    whole: true,
    version: 1,
    deadline_passed: false,
    draft: { name: "Ride", settings: { stamps: "by_time" } },
    run: {
      id: RUN,
      name: "Ride",
      date: "2026-01-10",
      time_zone: "UTC",
      deadline: "16:00:00",
      deadline_for: "arrival",
      stage: "running",
      route: STOPS.map((name) => ({ name, card: true })),
      closed_stops: [],
      entries_lost: false,
      provisional: false,
      position: "0-40-0",
      seq: 40,
      ...(moved ? { moved: { since_ms: at("11:02"), at_ms: at("12:40") } } : {}),
    },
    you: { staff: 1, name: "Olga", roles: organiser ? ["organiser"] : [{ stop: 1 }] },
    participants: [],
    stops: [],
    tills: [],
    ...(organiser
      ? { organiser: { links: [], questions: QUESTIONS, staff: [], standings: [], unranked: [], rolled_back: null } }
      : {}),
  };
  return view as StaffView;
}

const opens = (path: string, locale: string, shown: StaffView, merge?: unknown): Promise<Page> =>
  onStage.visits(
    `/e/${RUN}${path}`,
    { ...PHONE, locale, timezoneId: "UTC" },
    { [`/api/runs/${RUN}`]: shown, "/api/notice": {}, "/api/share": {}, [`/api/runs/${RUN}/merge`]: merge },
  );

/** Asserts that a page is accessible, and that its texts are there and fit. */
async function isGood(page: Page): Promise<void> {
  await isAccessible(page);
  await readsWell(page);
}

for (const locale of ["en", "es"])
  test(`the organiser sees in ${locale} what happened and what to do`, async () => {
    const page = await opens("/staff", locale, view());
    await page.locator("section.moved h2").waitFor();
    assert.match(await page.locator("section.moved").innerText(), /11:02[^]*12:40/);
    const log = page.locator(`section.moved a[href="/api/runs/${RUN}/log?private=true"]`);
    assert.equal(await log.getAttribute("download"), "");
    await page.locator("section.moved button").click();
    await page.locator("section.moved button.danger").waitFor();
    await page.locator(".other-computer summary").click();
    const file = page.locator(`.other-computer a[href="/api/runs/${RUN}/log?private=true&sheet_key=true"]`);
    await file.waitFor();
    await isGood(page);
    await page.close();
  });

for (const locale of ["en", "es"])
  test(`the stop says in ${locale} that stamps wait for the other computer`, async () => {
    const page = await opens("/stops/1", locale, view({ organiser: false }));
    await page
      .locator(".stop-state")
      .filter({ hasText: locale === "en" ? "has moved to another computer" : "continúa en otro ordenador" })
      .waitFor();
    assert.equal(await page.locator(".moved").count(), 0, "it is said once");
    await isGood(page);
    await page.close();
  });

test("the stop says that its stamps are being read until it knows them, and not that the room has them all", async () => {
  const page = await opens("/stops/1", "en", view({ organiser: false, moved: false }));
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    const isReleased = new Promise<void>((done) => addEventListener("release", () => done()));
    // The page sets its handlers at once on what this returns; they run once the storage is released.
    IDBFactory.prototype.open = (...args) => {
      const held = {} as IDBOpenDBRequest;
      void isReleased.then(() => {
        const real = open(...args);
        for (const name of ["onupgradeneeded", "onerror", "onblocked", "onsuccess"] as const)
          real[name] = (event: Event) => {
            Object.defineProperty(held, "result", { get: () => real.result, configurable: true });
            held[name]?.(event as IDBVersionChangeEvent);
          };
      });
      return held;
    };
  });
  await onStage.reloads(page);
  const bar = page.locator(".stop-state");
  await bar.filter({ hasText: "Reading the stamps kept on this phone…" }).waitFor();
  assert.equal(await page.getByText("Every stamp of this phone is in the room").count(), 0);
  await isGood(page);
  await page.evaluate(() => dispatchEvent(new Event("release")));
  await bar.filter({ hasText: "Every stamp of this phone is in the room." }).waitFor();
  await page.close();
});

test("a log is sent, and its result or its refusal is a sentence", async () => {
  const merged = { entered: 12, repeated: 3, questions: 1, left_out: 2, first_ms: at("11:04") };
  let answer: unknown = refusedAnswer("run.merge_texts", { missing: 14 });
  const page = await opens("/staff", "en", view({ moved: false }), () => answer);
  await page.locator(".other-computer summary").click();
  const merge = page.getByRole("button", { name: "Merge this log" });
  assert.equal(await merge.isDisabled(), true, "no file is chosen");
  const file = { name: "event.jsonl", mimeType: "", buffer: Buffer.from("[1]") };
  const field = page.getByLabel("Log of the other computer (.jsonl)");
  await field.setInputFiles(file);
  const [request] = await Promise.all([page.waitForRequest(/\/merge$/), merge.click()]);
  assert.deepEqual([request.method(), request.headers()["content-type"]], ["POST", "application/jsonl"]);
  await page.getByRole("alert").filter({ hasText: "14 names or contact details are missing" }).waitFor();
  answer = { again: false, events: [], seq: 60, merged };
  await merge.click();
  await page.getByRole("status").filter({ hasText: "12 entered, 3 already there, 1 to decide, 2 left out." }).waitFor();
  assert.equal(await page.getByRole("alert").count(), 0);
  assert.equal(await page.locator("progress").count(), 0);
  await isGood(page);
  await page.getByRole("link", { name: "Decide the 2 questions" }).click();
  await page.getByRole("heading", { name: /^An entry from another computer/ }).waitFor();
  await page.close();
});

for (const locale of ["en", "es"])
  test(`the questions of a merge are in words in ${locale}`, async () => {
    const page = await opens("/questions", locale, view({ moved: false }));
    await page.locator(".asked").nth(1).waitFor();
    const [entry, leftOut] = await page.locator(".asked").allInnerTexts();
    assert.match(entry!, /11:10[^]*K♠[^]*11:09/);
    assert.match(leftOut!, /48[^]*11:04[^]*1-1[^]*20[^]*49[^]*11:30[^]*2[^]*Snow[^]*50[^]*11:31/);
    assert.equal(await page.locator(".left-out li").count(), 3);
    await isGood(page);
    await page.close();
  });

test("a volunteer sees the notice without what only the organiser can do", async () => {
  const page = await opens("/staff", "en", view({ organiser: false }));
  const notice = page.locator(".moved");
  await notice.getByText("This event has been running on another computer since 11:02").waitFor();
  assert.equal(await notice.locator("a, button").count(), 0);
  assert.equal(await page.locator(".other-computer").count(), 0);
  await isGood(page);
  await page.close();
});
