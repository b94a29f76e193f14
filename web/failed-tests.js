// A reporter of Node's test runner that lists the failed tests at the end, where the tail of a log shows them: each with its
// error and with what was printed since the test before it.

import { basename } from "node:path";

/** Lines of an error that are printed. */
const LINES = 30;

export default async function* failedTests(events) {
  const failed = [];
  const printed = new Map();
  for await (const { type, data } of events) {
    // The file of what is printed is the bundle, that of a test its source.
    const name = basename(data.file ?? "").replace(/\.\w+$/, "");
    if (type === "test:stdout") printed.set(name, (printed.get(name) ?? "") + data.message);
    if (type === "test:fail") failed.push({ ...data, printed: printed.get(name) ?? "" });
    if (type === "test:fail" || type === "test:pass") printed.delete(name);
  }
  if (failed.length > 0) yield `\nfailed tests: ${failed.length}\n`;
  for (const { name, file, details, printed } of failed)
    yield `\n- ${name} (${file ?? "no file"})\n${firstLines(errorOf(details.error))}\n${firstLines(printed)}\n`;
}

/** The error that a test threw, which the runner wraps. */
const errorOf = ({ cause, message }) => cause?.stack ?? String(cause ?? message);

const firstLines = (text) =>
  text
    .split("\n")
    .slice(0, LINES)
    .map((line) => `  ${line}`)
    .join("\n");
