// A reporter of Node's test runner that lists the failed tests with their errors at the end, where the tail of a log shows
// them.

/** Lines of an error that are printed. */
const LINES = 30;

export default async function* failedTests(events) {
  const failed = [];
  for await (const { type, data } of events) {
    if (type === "test:fail") failed.push(data);
  }
  if (failed.length > 0) yield `\nfailed tests: ${failed.length}\n`;
  for (const { name, file, details } of failed) yield `\n- ${name} (${file ?? "no file"})\n${shown(details.error)}\n`;
}

/** The error that a test threw, which the runner wraps. */
function shown({ cause, message }) {
  const text = cause?.stack ?? String(cause ?? message);
  return text
    .split("\n")
    .slice(0, LINES)
    .map((line) => `  ${line}`)
    .join("\n");
}
