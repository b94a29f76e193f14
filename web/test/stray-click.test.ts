import assert from "node:assert/strict";
import { test } from "node:test";
import { isStray, type PointerClick } from "../src/widgets/stray-click.js";

test("the second click of a double click is stray if it hits another control", () => {
  const first: PointerClick = { at: 1000, x: 50, y: 80, control: "Withdraw" };
  const cash = { at: 1180, x: 51, y: 80, control: "Cash" };
  assert.equal(isStray(undefined, first), false);
  assert.equal(isStray(first, cash), true);
  assert.equal(isStray(first, { ...cash, control: "Withdraw" }), false, "the same control");
  assert.equal(isStray(first, { ...cash, at: 1600 }), false, "later");
  assert.equal(isStray(first, { ...cash, x: 90 }), false, "elsewhere");
});
