import assert from "node:assert/strict";
import { test } from "node:test";
import { SlowTask } from "../src/widgets/slow-task.js";

test("a task is slow only while it runs for longer than the delay", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  let changes = 0;
  const task = new SlowTask(500, () => changes++);
  task.isRunning = true;
  mock.timers.tick(400);
  task.isRunning = true;
  assert.equal(task.isSlow, false);
  task.isRunning = false;
  mock.timers.tick(1000);
  assert.deepEqual([task.isSlow, changes], [false, 0], "a short task");

  task.isRunning = true;
  mock.timers.tick(400);
  task.isRunning = true;
  mock.timers.tick(100);
  assert.deepEqual([task.isSlow, changes], [true, 1], "progress does not start the delay again");
  task.isRunning = false;
  assert.equal(task.isSlow, false);
});
