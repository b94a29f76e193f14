// Provable draws without a room: each state of a draw at a desk, the page of a participant, the comparison of a phone, the
// plan, the closing report and the sheets, on a phone and on a desktop, in both languages. If CARDROOM_TABLES names a
// folder, screenshots are saved there.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import type { Entry } from "../../web/src/draws/fact.js";
import { EVENT, FakeRoom, type ProvenCard } from "../../web/test/fake-draws.js";
import { DESKTOP } from "../support/browser.js";
import {
  deskAnswers,
  finds,
  MONEY_REPORT,
  names,
  ORGANISER,
  participantPage,
  sheets,
  viewOf,
} from "../support/draw_stage.js";
import { cutTexts, pageFaults } from "../support/measure.js";
import { prints } from "../support/paper.js";
import { isAccessible, readsWell } from "../support/people.js";
import { onStage } from "../support/stage.js";

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const WINDOWS = [
  [PHONE, "en"],
  [PHONE, "es"],
  [DESKTOP, "en"],
] as const;

/** Asserts that a page is legible, and saves a screenshot of it. */
async function isWhole(page: Page, name: string, locale: string): Promise<void> {
  const { width } = page.viewportSize()!;
  const folder = process.env["CARDROOM_TABLES"];
  if (folder) await page.screenshot({ path: join(folder, `draws-${name}-${locale}-${width}.png`), fullPage: true });
  const faults = [...(await page.evaluate(pageFaults, "main")), ...(await page.evaluate(cutTexts, "main"))];
  assert.deepEqual(faults, [], `${name} in ${locale} at ${width}`);
  await isAccessible(page, { strict: true });
  await readsWell(page);
}

const handAt = (page: Page, hand: string) => page.locator("section.hand").filter({ hasText: hand });

/** Opens the first stop and finds a participant. */
async function atTheStop(room: FakeRoom, window: BrowserContextOptions, locale: string, number: string): Promise<Page> {
  const page = await onStage.visits(`/e/${EVENT}/stops/1`, { ...window, locale }, deskAnswers(room));
  await finds(page, number);
  return page;
}

const cuts = (page: Page, hand: string, cut: number) => names(handAt(page, hand), cut);

for (const [window, locale] of WINDOWS) {
  const { width } = window.viewport!;
  test(`a draw at a stop is legible in each state (${locale}, ${width})`, async () => {
    const room = new FakeRoom();
    room.sells("7-1");
    const page = await atTheStop(room, window, locale, "7");
    const here = handAt(page, "7-1");
    await here.locator(".spin").click();
    await here.locator("cut-form").waitFor();
    await isWhole(page, "cut", locale);
    await here.locator("cut-form .spin").click();
    await here.getByRole("alert").waitFor();
    await cuts(page, "7-1", 17);
    await here.locator(".result").waitFor();
    await here.locator(".draw-note summary").click();
    await isWhole(page, "drawn", locale);
    assert.deepEqual(
      room.messages.map(({ cut }) => cut),
      [17],
    );
    await handAt(page, "7-2").locator(".spin").click();
    await handAt(page, "7-2").locator(".takeover").waitFor();
    await isWhole(page, "elsewhere", locale);
    await page.context().close();
  });

  test(`the alarm about a proof that is not valid is legible (${locale}, ${width})`, async () => {
    const room = new FakeRoom();
    room.sells("7-1");
    room.tamper = (drawn: ProvenCard) => ({
      ...drawn,
      proof: { ...drawn.proof, card: drawn.card === "As" ? "Ks" : "As" },
    });
    const page = await atTheStop(room, window, locale, "7");
    await handAt(page, "7-1").locator(".spin").click();
    await cuts(page, "7-1", 52);
    await page.locator(".alarm").waitFor();
    await page.locator(".alarm summary").click();
    await isWhole(page, "alarm", locale);
    await page.locator(".alarm > button").click();
    await handAt(page, "7-1").locator(".result").waitFor();
    await page.context().close();
  });

  test(`five draws of a hand are legible (${locale}, ${width})`, async () => {
    const room = new FakeRoom();
    const page = await atTheStop(room, window, locale, "8");
    await handAt(page, "8-1").locator(".spin").click();
    for (const cut of [1, 2]) await cuts(page, "8-1", cut);
    await handAt(page, "8-1").locator(".held .card").nth(1).waitFor();
    await handAt(page, "8-1").locator("cut-form").waitFor();
    await isWhole(page, "five", locale);
    for (const cut of [3, 4, 5]) await cuts(page, "8-1", cut);
    await handAt(page, "8-1").locator(".result").waitFor();
    await isWhole(page, "five-drawn", locale);
    await page.context().close();
  });

  test(`a phone that prepares, or cannot keep its draws, says so (${locale}, ${width})`, async () => {
    const room = new FakeRoom();
    const answers = deskAnswers(room);
    const never = new Promise(() => undefined);
    const page = await onStage.visits(
      `/e/${EVENT}/stops/1`,
      { ...window, locale },
      {
        ...answers,
        [`/api/runs/${EVENT}/draws/phones`]: () => never,
      },
    );
    await page.locator("progress").waitFor();
    await isWhole(page, "preparing", locale);
    await page.context().close();

    const context = await onStage.visits("/you", { ...window, locale }, answers);
    await context.addInitScript(() => Object.defineProperty(globalThis, "indexedDB", { value: undefined }));
    await context.goto(`http://table.test/e/${EVENT}/stops/1`);
    await finds(context, "7");
    await handAt(context, "7-1").locator("provable-draw .warning").waitFor();
    await isWhole(context, "private", locale);
    await handAt(context, "7-1").locator(".spin").click();
    await handAt(context, "7-1").locator(".picker").waitFor();
    await context.context().close();
  });

  test(`the page of a participant shows proofs and violations (${locale}, ${width})`, async () => {
    const room = new FakeRoom();
    room.sells("7-1");
    const page = await atTheStop(room, window, locale, "7");
    await handAt(page, "7-1").locator(".spin").click();
    await cuts(page, "7-1", 17);
    await handAt(page, "7-1").locator(".result").waitFor();
    await page.context().close();
    const [drawn] = ((await room.log()).entries as Entry[]).flatMap(({ fact }) =>
      fact.kind === "drawn" ? [fact] : [],
    );
    const byHand = { kind: "entered_by_hand", hand: "7-1", slot: "stop_2", card: "As", staff: 3 } as const;
    room.facts.push({ position: room.facts.length + 1, fact: byHand });
    for (const tampered of [false, true]) {
      const log = await room.log();
      const entries = log.entries as Entry[];
      if (tampered) for (const { fact } of entries) if (fact.kind === "block_committed") fact.root = "0".repeat(64);
      const visitor = await onStage.visits(
        `/e/${EVENT}/p/7`,
        { ...window, locale },
        {
          [`/api/runs/${EVENT}/participants/7`]: participantPage([drawn!.proof.card, "As", "Kd"]),
          [`/api/runs/${EVENT}/draws`]: log,
        },
      );
      await visitor.locator(tampered ? ".draw-mark.violated" : ".draw-mark.proved").waitFor();
      await visitor.locator("details.draw-card > summary").click();
      await visitor.locator("participant-draws > section > details summary").click();
      await isWhole(visitor, tampered ? "violated" : "proved", locale);
      await visitor.context().close();
    }
  });

  test(`a phone compares itself with the log (${locale}, ${width})`, async () => {
    const room = new FakeRoom();
    room.sells("7-1");
    const page = await atTheStop(room, window, locale, "7");
    await handAt(page, "7-1").locator(".spin").click();
    await cuts(page, "7-1", 17);
    await handAt(page, "7-1").locator(".result").waitFor();
    await page.goto(`http://table.test/e/${EVENT}/finish`);
    const compare = page.locator("draws-compare");
    await compare.locator("button").click();
    // The file of the log lacks the hash.
    await compare.getByRole("alert").waitFor();
    assert.equal(await compare.locator("li").count(), 1);
    await isWhole(page, "compare", locale);
    await page.context().close();
  });

  test(`the plan and the closing report are legible (${locale}, ${width})`, async () => {
    const room = new FakeRoom();
    const counts = { takeovers: 88, voids: 88, by_hand: 88, second_attempts: 88, open_scans: 88 };
    const view = viewOf(room, ORGANISER);
    const answers = {
      ...deskAnswers(room, view),
      [`/api/runs/${EVENT}/report`]: MONEY_REPORT,
      [`/api/runs/${EVENT}/draws/report`]: {
        draws: 1234,
        rollbacks: 2,
        unsold_hands: 1,
        stops: ["stop_1", "extra", "spin_off_3"].map((slot) => ({ slot, counts })),
        staff: [{ staff: 1, name: "W".repeat(24), counts }],
        violations: [
          { position: 88_888, code: "room_root", text: "x" },
          { position: 88_889, code: "unproven_card", text: "x" },
        ],
      },
    };
    const page = await onStage.visits(`/e/${EVENT}/money`, { ...window, locale }, answers);
    await page.locator(".draw-counts li").first().waitFor();
    await isWhole(page, "report", locale);
    await page.goto("http://table.test/events/new");
    await page.locator("[name=provable_draws]").waitFor();
    assert.ok(await page.locator("[name=provable_draws]").isChecked());
    await isWhole(page, "plan", locale);
    await page.context().close();
  });
}

for (const paper of ["A4", "Letter"] as const)
  test(`on ${paper} the roots are on each sheet, whole, also with six hands and with two blocks`, async () => {
    const room = new FakeRoom();
    const you = { staff: 3, name: "Sue", roles: ["registration" as const] };
    for (const [hands, blocks] of [
      [1, 1],
      [3, 1],
      [6, 1],
      [6, 2],
    ] as const) {
      const page = await onStage.visits(`/e/${EVENT}/sheets`, DESKTOP, {
        ...deskAnswers(room, viewOf(room, { you })),
        [`/api/runs/${EVENT}/sheets`]: sheets(room, hands, blocks),
      });
      await page.getByRole("radio", { name: paper, exact: true }).check();
      await page.getByRole("button", { name: "Make the sheets" }).click();
      await page.locator(".sheet").waitFor();
      const pages = await prints(page);
      assert.equal(pages.length, 1, `${hands} hands and ${blocks} blocks fit on one page`);
      const [{ text, margin, grey }] = pages as [(typeof pages)[number]];
      assert.equal(text.replaceAll(" ", "").split(room.committer.root).length - 1, blocks, text);
      assert.ok(margin >= 25.5 && grey === 0, `${margin} points, ${grey} grey pixels`);
      const folder = process.env["CARDROOM_TABLES"];
      if (folder)
        await page.pdf({ preferCSSPageSize: true, path: join(folder, `sheet-${paper}-${hands}-${blocks}.pdf`) });
      await page.context().close();
    }
  });
