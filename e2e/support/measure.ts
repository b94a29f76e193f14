import type { Moment } from "../../web/src/generated/server.js";
import type { Spoken } from "./stage.js";

/**
 * Runs in the page: shows this moment, clicks the buttons with these labels one after the other, and lists elements
 * that overlap, are covered, clipped or off-screen, cards that are too narrow to read, and touch targets that are too
 * small.
 */
export async function faultsOf({ moment, presses }: { moment: Moment; presses: string[] }): Promise<string[]> {
  const { spoken } = window as unknown as { spoken: Spoken };
  await spoken.show(moment);
  for (const words of presses) {
    const button = [...document.querySelectorAll("button")].find(({ innerText }) => innerText.trim() === words);
    if (!button) return [`no button “${words}”`];
    button.click();
    await spoken.drawn();
  }
  /** Minimum width and height of a touch target, in CSS pixels. */
  const TOUCH = 44;
  /** Minimum width of a legible card, in CSS pixels. */
  const CARD = 15;
  const faults: string[] = [];
  const all = (selector: string, within: ParentNode = document) =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && !element.closest(".hidden") && !element.parentElement?.closest(".hidden");
    });
  const said = (element: Element) =>
    `${element.className || element.localName} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 30)}”`;
  const box = (element: Element) => element.getBoundingClientRect();
  const inside = (part: DOMRect, whole: DOMRect, slack = 0.6) =>
    part.left >= whole.left - slack &&
    part.right <= whole.right + slack &&
    part.top >= whole.top - slack &&
    part.bottom <= whole.bottom + slack;

  // The results may be longer than their place and scroll. Except in hold'em, the felt may scroll beside them too.
  // Everything else must be visible at once.
  const onStage = document.querySelector(".stage")!;
  const results = document.querySelector(".hand-results");
  const scrolls = results !== null && !document.querySelector(".oval.game-holdem");
  const { scrollWidth: wide, clientWidth: least, scrollHeight: tall, clientHeight: high } = onStage;
  if (wide > least) faults.push(`the felt is ${wide} wide on ${least}`);
  if (!scrolls && tall > high) faults.push(`the felt is ${tall} high on ${high}`);

  const pieces = all(
    ".pod, .held .card, .clock, .button-chip, .wager, .chair .note, .middle .card, .middle p, .middle button, .pots li, .packs li, " +
      ".own-cards .card, .pick, .holding, .hand-results li, .dock .refused, .dock button:not(.pick, .clause-link), .dock input, .banner, .table-top .title, .table-top button",
  ).filter((element) => element.textContent !== "" || element.matches(".card, input"));
  const rects = pieces.map(box);
  for (const [first, a] of rects.entries()) {
    for (let second = first + 1; second < rects.length; second++) {
      const b = rects[second]!;
      const covers =
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.6 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.6;
      if (!covers) continue;
      const [one, other] = [pieces[first]!, pieces[second]!];
      if (results && results.contains(one) !== results.contains(other)) continue;
      if (scrolls && (one.closest(".stage") === null) !== (other.closest(".stage") === null)) continue;
      const related = one.contains(other) || other.contains(one);
      const backs = one.matches(".card.back") && other.matches(".card.back");
      if (!related && !backs) faults.push(`${said(one)} lies on ${said(other)}`);
    }
  }

  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  for (const [index, piece] of pieces.entries()) {
    const frame = piece.closest(".stage, .dock");
    if (results?.contains(piece) || (frame === onStage && scrolls)) continue;
    if (!inside(rects[index]!, screen) || (frame && !inside(rects[index]!, box(frame))))
      faults.push(`${said(piece)} is not on screen`);
    if (piece.matches(".card:not(.back, .place)") && rects[index]!.width < CARD)
      faults.push(`${said(piece)} is ${rects[index]!.width} wide`);
  }
  for (const line of all(".dealer-note, .meter"))
    if (line.clientHeight > 1.5 * parseFloat(getComputedStyle(line).lineHeight))
      faults.push(`${said(line)} takes more than a line`);
  const docked = document.querySelector(".docked");
  if (docked && box(docked).bottom < innerHeight - 0.6) faults.push("the log ends above the edge of the window");
  const [oval, hand] = [document.querySelector(".oval")!, document.querySelector(".own-row")].map(
    (part) => part && box(part),
  );
  const gap = hand && hand.width > 0 && hand.left < oval!.right ? hand.top - oval!.bottom : 0;
  if (gap > 12) faults.push(`the hand is ${gap.toFixed(0)} below the felt`);
  for (const card of document.querySelectorAll(".oval:not(.house) .held .card"))
    if (box(card).width === 0) faults.push(`${said(card)} is not shown`);
  for (const text of all(".notice, .prompt, .dock p"))
    if (text.scrollWidth > text.clientWidth) faults.push(`${said(text)} sticks out of its line`);
  for (const button of all(".dock button, .middle button, .table-top button"))
    if (button.scrollWidth > button.clientWidth || button.scrollHeight > button.clientHeight)
      faults.push(`the label of ${said(button)} is clipped`);
  for (const stakes of all(".table-top .stakes"))
    if (!inside(box(stakes), box(stakes.parentElement!))) faults.push(`${said(stakes)} is cut off`);
  for (const number of all(".stack, .who .name"))
    if (!inside(box(number), box(number.closest(".pod")!))) faults.push(`${said(number)} sticks out of its place`);
  // The letters of a plate, from the top of a capital to the baseline, are clear of the ring.
  for (const text of all(".pod:has(.ring) :is(.name, .stack, .clock > span)")) {
    const pod = text.closest(".pod")!;
    const ring = parseFloat(getComputedStyle(pod.querySelector(".ring rect")!).strokeWidth);
    const range = document.createRange();
    range.selectNodeContents(text);
    const { top } = range.getBoundingClientRect();
    const em = parseFloat(getComputedStyle(text).fontSize);
    const free = Math.min(top + 0.25 * em - box(pod).top, box(pod).bottom - top - 0.95 * em) - ring;
    if (free < 1) faults.push(`${said(text)} is ${free.toFixed(1)} from the ring`);
  }
  for (const number of all(
    ".stack, .wager, .pots li, .held .card:not(.back), .middle .card:not(.back, .place), .own-cards .card",
  )) {
    if (scrolls) number.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = box(number);
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!there || !(number.contains(there) || there.contains(number)))
      faults.push(`${said(number)} is covered by ${there ? said(there) : "nothing"}`);
  }
  for (const line of all(".hand-results li")) {
    line.scrollIntoView({ block: "nearest" });
    // The position is off by up to a pixel, because scroll positions are whole pixels.
    if (!inside(box(line), box(results!.closest(".dock") ? results! : onStage), 1.5) || !inside(box(line), screen, 1.5))
      faults.push(`${said(line)} cannot be read in full`);
  }
  for (const field of all(".dock input:not([type=range])"))
    if (field.scrollWidth > field.clientWidth)
      faults.push(`${(field as HTMLInputElement).value} sticks out of its field`);
  for (const target of all("a, button, select, input:not([type=checkbox], [type=radio]), summary")) {
    const { width, height } = box(target);
    if (!target.matches(".clause-link") && (width < TOUCH - 0.1 || height < TOUCH - 0.1))
      faults.push(`${said(target)} is ${width.toFixed(0)} × ${height.toFixed(0)} to touch`);
  }
  return faults;
}

/**
 * Runs in the page: lists elements of a page or panel that extend beyond the window, overlap, or have a clipped label,
 * and first columns that take more than half of the window.
 */
export function pageFaults(selector: string): string[] {
  const faults: string[] = [];
  const root = document.querySelector<HTMLElement>(selector)!;
  const said = (element: Element) =>
    `${element.className || element.localName} “${(element.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 30)}”`;
  const { scrollWidth: wide } = document.documentElement;
  if (wide > innerWidth) faults.push(`the page is ${wide} wide on ${innerWidth}`);
  if (root.scrollWidth > root.clientWidth)
    faults.push(`${said(root)} is ${root.scrollWidth} wide on ${root.clientWidth}`);
  const shown = (of: string) =>
    [...root.querySelectorAll<HTMLElement>(of)].filter(
      (element) => element.checkVisibility() && !element.closest(".scroll"),
    );
  for (const part of shown("*")) {
    const { left, right } = part.getBoundingClientRect();
    if (!part.closest(".hidden") && (left < -0.6 || right > innerWidth + 0.6))
      faults.push(`${said(part)} lies from ${left.toFixed(0)} to ${right.toFixed(0)}`);
  }
  for (const scroll of root.querySelectorAll(".scroll")) {
    const [name, ...rest] = [...scroll.querySelectorAll("tbody tr:first-child > *")];
    const isWider = scroll.scrollWidth > scroll.clientWidth;
    if (isWider && name && rest.length > 0 && name.getBoundingClientRect().width > innerWidth / 2)
      faults.push(`${said(name)} takes more than half of the window`);
  }
  const boxes = shown(".table-card, .table-card > *, .lines li > *, .host-seats li > *, h1, h2, button").map(
    (part) => [part, part.getBoundingClientRect()] as const,
  );
  for (const [first, [one, a]] of boxes.entries()) {
    for (const [other, b] of boxes.slice(first + 1)) {
      const covers =
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.6 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.6;
      if (covers && !one.contains(other)) faults.push(`${said(one)} lies on ${said(other)}`);
    }
  }
  for (const button of shown("button"))
    if (button.scrollWidth > button.clientWidth) faults.push(`the label of ${said(button)} is clipped`);
  return faults;
}

/** Runs in the page: lists the fields and the boxes whose text is cut off. */
export function cutTexts(selector: string): string[] {
  const all = [...document.querySelectorAll<HTMLElement>(`${selector}, ${selector} *`)];
  const cut = all.filter((element) => {
    // Text for screen readers only is clipped to one pixel.
    const isHidden = element.clientWidth <= 1 || element.closest(".hidden, svg, select") !== null;
    if (isHidden || !element.checkVisibility()) return false;
    const { overflowX, overflowY } = getComputedStyle(element);
    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip" || element.matches("input");
    return (
      (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
    );
  });
  return cut.map((element) => `cut off: ${element.outerHTML.replaceAll(/\s+/g, " ").slice(0, 90)}`);
}
