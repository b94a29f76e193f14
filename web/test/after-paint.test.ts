import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { afterPaint } from "../src/widgets/after-paint.js";

let page: EventTarget & { hidden: boolean };
let frames: (() => void)[];

beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false });
  frames = [];
  Object.assign(globalThis, { document: page, requestAnimationFrame: (act: () => void) => frames.push(act) });
  mock.timers.enable({ apis: ["setTimeout"] });
});

afterEach(() => {
  mock.timers.reset();
  for (const name of ["document", "requestAnimationFrame"]) Reflect.deleteProperty(globalThis, name);
});

/** The number of times that a function has been called after the events. */
function calls(events: () => void): number {
  const act = mock.fn();
  afterPaint(act);
  mock.timers.tick(1000);
  assert.equal(act.mock.callCount(), page.hidden ? 1 : 0);
  events();
  mock.timers.tick(1000);
  return act.mock.callCount();
}

const paint = (): void => frames.forEach((act) => act());

function hide(): void {
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
}

test("what waits for the next frame runs after it, once", () => {
  assert.equal(calls(paint), 1);
});

test("in a hidden page it runs without a frame", () => {
  page.hidden = true;
  assert.equal(
    calls(() => undefined),
    1,
  );
  assert.equal(frames.length, 0);
});

test("in a page that is hidden before its next frame it runs at once, and not again with a later frame", () => {
  assert.equal(
    calls(() => {
      hide();
      mock.timers.tick(1000);
      paint();
    }),
    1,
  );
});
