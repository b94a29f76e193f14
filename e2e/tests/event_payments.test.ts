// The buttons that record a payment, on a phone: the client alone, with server responses from the test.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { StaffView } from "../../web/src/generated/run.js";
import { EVENT, FakeRoom } from "../../web/test/fake-draws.js";
import { PHONE } from "../support/browser.js";
import { deskAnswers, finds, MONEY_REPORT, ORGANISER, viewOf } from "../support/draw_stage.js";
import { pageFaults } from "../support/measure.js";
import { isAccessible, readsWell } from "../support/people.js";
import { onStage } from "../support/stage.js";

const FEE = 123_450;

/** The view of an event in which a participant has a fee to pay, and a prepaid extra card to be given back. */
function viewWithDues(room: FakeRoom, you: Partial<StaffView>): StaffView {
  const view = viewOf(room, you);
  const participants = view.participants.slice(0, 1).map((row) => ({
    ...row,
    arrived: "12:00:00",
    hands: row.hands.slice(0, 1).map((hand) => ({ ...hand, unpaid: true })),
    unsettled: [
      { hand: "7-1", item: "fee" as const, cents: FEE },
      { hand: "7-1", item: "extra" as const, cents: 500, paid: "prepaid" as const, refund: true },
    ],
  }));
  const settings = { fees: "recorded" as const, hand_price: FEE };
  const tills = [{ till: 1, name: "Box", closed: false }] as unknown as StaffView["tills"];
  return { ...view, participants, tills, draft: { ...view.draft, settings } };
}

/** Asserts that the buttons of every payment are in one line. Returns the number of buttons of each. */
async function buttonsInLine(page: Page): Promise<number[]> {
  const tops = await page
    .locator("payment-record .controls")
    .evaluateAll((all) =>
      all.map((each) => [...each.querySelectorAll("button")].map((button) => button.getBoundingClientRect().top)),
    );
  for (const each of tops) assert.equal(new Set(each).size, 1, `tops of the buttons: ${each.join(", ")}`);
  assert.deepEqual(await page.evaluate(pageFaults, "main"), []);
  await isAccessible(page);
  await readsWell(page);
  return tops.map((each) => each.length);
}

for (const locale of ["en", "es"]) {
  test(`on a phone the three buttons of a payment are in one line on the page of the money (${locale})`, async () => {
    const room = new FakeRoom();
    const page = await onStage.visits(
      `/e/${EVENT}/money`,
      { ...PHONE, locale },
      {
        ...deskAnswers(room, viewWithDues(room, ORGANISER)),
        [`/api/runs/${EVENT}/report`]: MONEY_REPORT,
        [`/api/runs/${EVENT}/draws/report`]: {
          draws: 0,
          rollbacks: 0,
          unsold_hands: 0,
          stops: [],
          staff: [],
          violations: [],
        },
      },
    );
    await page.locator("payment-record button").first().waitFor();
    assert.deepEqual(await buttonsInLine(page), [3, 3]);
    // The participant and the amount are beside each other, and the payment has the width below them.
    const [table, payment] = [page.locator(".money-table").last(), page.locator("payment-record").last()];
    assert.equal((await payment.boundingBox())!.width, (await table.boundingBox())!.width);
    await page.context().close();
  });

  test(`on a phone the three buttons of a fee are in one line at the finish (${locale})`, async () => {
    const room = new FakeRoom();
    const answers = deskAnswers(room, viewWithDues(room, {}));
    const page = await onStage.visits(`/e/${EVENT}/finish`, { ...PHONE, locale }, answers);
    await page.getByRole("tab").nth(1).click();
    await finds(page, "7");
    await page.locator("payment-record .primary").first().waitFor();
    assert.deepEqual(await buttonsInLine(page), [3, 3]);
    await page.context().close();
  });
}
