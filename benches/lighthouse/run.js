// Measures pages with Lighthouse as on a phone: node run.js PROGRAM [ROUNDS].
//
// PROGRAM is the built program. Each page is measured ROUNDS times, 5 by default, and the medians are printed. The exit
// code is 1 if a goal is not met.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { startRoom } from "./room.js";

/** The least score of each category, of 100, and the latest largest paint, in milliseconds. */
const GOALS = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
const LARGEST_PAINT_MS = 1600;
/** The tolerance of all benchmarks, as a factor. */
const TOLERANCE = 1.05;

const [program, rounds = "5"] = process.argv.slice(2);
if (!program) throw new Error("name the program that starts the room: node run.js PROGRAM [ROUNDS]");

const chromePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const chrome = await launch({ chromePath, chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"] });
const room = await startRoom(program);
const rows = [];
try {
  for (const [name, url] of Object.entries(room.pages)) {
    const reports = [];
    for (let round = 0; round < Number(rounds); round++) {
      const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: "error" });
      if (lhr.runtimeError) throw new Error(`${name}: ${lhr.runtimeError.message}`);
      reports.push(lhr);
    }
    const page = figuresOf(name, reports);
    tell(page, reports);
    rows.push(page);
    if (!isMet(page)) process.exitCode = 1;
  }
  console.log(table(rows));
} finally {
  await room.stop();
  await chrome.kill();
}

/** The medians of a page. */
function figuresOf(name, reports) {
  const score = (key) => median(reports.map(({ categories }) => categories[key].score * 100));
  return {
    name,
    scores: Object.fromEntries(Object.keys(GOALS).map((key) => [key, score(key)])),
    paint: timeOf(reports, "largest-contentful-paint"),
    blocked: timeOf(reports, "total-blocking-time"),
    shift: median(reports.map(({ audits }) => audits["cumulative-layout-shift"].numericValue)),
  };
}

/** Returns whether the goals are met, with a tolerance for the largest paint. */
function isMet({ scores, paint }, tolerance = TOLERANCE) {
  return paint <= LARGEST_PAINT_MS * tolerance && Object.entries(GOALS).every(([key, goal]) => scores[key] >= goal);
}

/** The verdict on a page, in words for the table. */
function outcome(page) {
  if (isMet(page, 1)) return "met";
  return isMet(page) ? "met within 5 %" : "**not met**";
}

/** Prints the medians of a page, and each audit that lowers a score. */
function tell({ name, scores, paint, blocked, shift }, reports) {
  const figures = Object.entries(scores).map(([key, score]) => `${key} ${score.toFixed(0)}`).join(", ");
  console.log(`${name}: ${figures}; largest paint ${paint} ms, blocked ${blocked} ms, shift ${shift.toFixed(3)}`);
  for (const line of new Set(reports.flatMap(lowering))) console.log(`  ${line}`);
}

/** The table for the page of benchmarks, after the line by which `cargo xtask bench` finds it. */
function table(rows) {
  const goals = Object.entries(GOALS).map(([key, goal]) => `${key} (goal ${goal})`);
  const heading = ["page", ...goals, `largest paint, ms (goal ${LARGEST_PAINT_MS})`, "blocked, ms", "layout shift", ""];
  const lines = rows.map((page) => [
    page.name,
    ...Object.values(page.scores).map((score) => score.toFixed(0)),
    page.paint,
    page.blocked,
    page.shift.toFixed(3),
    outcome(page),
  ]);
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return ["", "<!-- bench: pages -->", line(heading), `|${"---|".repeat(heading.length)}`, ...lines.map(line)].join("\n");
}

function timeOf(reports, audit) {
  return Math.round(median(reports.map(({ audits }) => audits[audit].numericValue)));
}

/** The audits that lower the score of a category which is to be 100. */
function lowering({ categories, audits }) {
  return Object.entries(GOALS)
    .filter(([, least]) => least === 100)
    .flatMap(([key]) => categories[key].auditRefs.filter(({ weight }) => weight > 0))
    .filter(({ id }) => (audits[id].score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id].title}`);
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
