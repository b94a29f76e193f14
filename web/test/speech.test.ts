import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatMessage } from "../src/generated/server.js";
import { Speech, SPEECH_MS } from "../src/table/speech.js";

const said = (name: string, text: string): ChatMessage => ({ seq: 1, at_ms: 0, seat: 1, name, content: { text } });

test("the latest message of each author is shown, and all are hidden once nobody spoke for a while", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  let updates = 0;
  const speech = new Speech({ addController: () => {}, requestUpdate: () => updates++ });
  const shown = () => [...speech.said.values()].map(({ content }) => "text" in content && content.text);
  speech.hear([said("Ann", "one"), said("Ben", "two")]);
  mock.timers.tick(SPEECH_MS - 1);
  speech.hear([said("Ann", "three")]);
  speech.hear([]);
  mock.timers.tick(SPEECH_MS - 1);
  assert.deepEqual(shown(), ["three", "two"]);
  mock.timers.tick(1);
  assert.deepEqual([shown(), updates], [[], 3]);

  speech.hear([said("Ann", "four")]);
  speech.hostDisconnected();
  mock.timers.tick(SPEECH_MS);
  assert.deepEqual([shown(), updates], [[], 4], "a page that was left is not rendered again");
});
