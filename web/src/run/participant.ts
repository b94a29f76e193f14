import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { BoardHand, ParticipantPage, RunHead, Standing } from "../generated/run.js";
import { face } from "../cards/face.js";
import { t } from "../i18n/catalog.js";
import { clockTime } from "../i18n/clock.js";
import { LightDomElement } from "../widgets/light.js";
import "./board-countdown.js";
import "./participant-draws.js";
import { deadlineOf } from "./board-time.js";
import { serverNow } from "../connection/server-time.js";
import { counted } from "./board-model.js";
import { chancesOf, chancesWords } from "./board-odds.js";
import { clauseLinks } from "./board-parts.js";
import { amountWords, handWords, holdingWords, markWords, numberWords, placeWords } from "./board-words.js";
import { publicMovedNote } from "./moved-note.js";
import { nextStep, unrankedWords } from "./participant-next.js";

/** A participant's page of an event: the next stop, the deadline, and each hand with its cards and its place. */
@customElement("run-participant")
export class RunParticipant extends LightDomElement {
  @property({ attribute: false }) accessor page!: ParticipantPage;

  protected override render() {
    const { participant: row, run } = this.page;
    return html`<article class="run-participant">
      ${publicMovedNote(run)}
      <h1>
        <bdi>${row.name ?? numberWords(row.participant)}</bdi>
        ${row.name == null ? nothing : html`<small>${numberWords(row.participant)}</small>`}
      </h1>
      ${row.withdrawn ? html`<p class="warning">${t("board-withdrawn")}</p>` : nothing} ${next(this.page)}
      <p class="run-clock"><run-countdown .run=${run}></run-countdown></p>
      ${row.hands.map((hand) => this.#hand(hand, row.hands.length > 1))}
      ${this.page.draws ? html`<participant-draws .page=${this.page}></participant-draws>` : nothing}
    </article>`;
  }

  #hand(hand: BoardHand, several: boolean): TemplateResult {
    const { run, standings } = this.page;
    const standing = standings.find(({ id }) => id === hand.hand);
    const chance = chancesOf(this.page).get(hand.hand);
    const reason = unrankedWords(this.page, hand.hand);
    return html`<section>
      <h2>${several ? handWords(hand.hand, true) : t("board-your-hand")}</h2>
      ${standing ? placed(run, standing) : nothing} ${reason ? html`<p class="run-holding">${reason}</p>` : nothing}
      ${chance ? html`<p>${chancesWords(chance)}</p>` : nothing} ${stampTable(run, hand, standing)}
      ${hand.turned_in == null ? nothing : html`<p>${t("board-turned-in-at", { time: clockTime(hand.turned_in) })}</p>`}
      ${
        standing
          ? html`<details>
              <summary>${t("board-why")}</summary>
              ${clauseLinks(standing.clauses)}
            </details>`
          : nothing
      }
    </section>`;
  }
}

/** The next step of a participant in large type, and the telephone number for emergencies on the way. */
function next(page: ParticipantPage): TemplateResult | typeof nothing {
  const step = nextStep(page, (deadlineOf(page.run) ?? Infinity) < serverNow());
  if (!step) return nothing;
  return html`<p class="run-next">
      <span class="quiet">${t("board-next")}</span>
      <strong>${step.place}</strong>
      ${step.hands === undefined ? nothing : html`<span>${step.hands}</span>`}
    </p>
    ${
      page.emergency
        ? html`<p>
            ${t("run-sheet-emergency")} <a href="tel:${page.emergency.replaceAll(/[^+\d]/g, "")}">${page.emergency}</a>
          </p>`
        : nothing
    }`;
}

/** The holding of a hand, its place and its prize: final if the event is, otherwise as if it closed now. */
function placed({ stage }: RunHead, standing: Standing): TemplateResult {
  const place = t(stage === "final" ? "board-place-final" : "board-place-now", { place: placeWords(standing) });
  return html`<p class="run-holding">${holdingWords(standing)}</p>
    <p>
      ${place}${standing.prize > 0 ? ` · ${t("board-prize-of", { amount: amountWords(standing.prize) })}` : nothing}
    </p>`;
}

/** The cards of a hand with their stops and times; a card that does not count is marked. */
function stampTable(run: RunHead, { cards, hand }: BoardHand, standing: Standing | undefined): TemplateResult {
  if (cards.length === 0) return html`<p>${t("board-no-cards")}</p>`;
  const counts = standing ? counted(cards, standing.best) : cards.map(() => true);
  return html`<table class="run-stamps">
    <caption class="hidden">
      ${t("board-cards-of", { hand })}
    </caption>
    <thead>
      <tr>
        <th scope="col">${t("board-card")}</th>
        <th scope="col">${t("board-stop")}</th>
        <th scope="col" class="number">${t("board-time")}</th>
      </tr>
    </thead>
    <tbody>
      ${cards.map(
        ({ card, mark, at }, index) =>
          html`<tr>
            <td>${face(card, { state: counts[index] ? "" : "dim" })}</td>
            <th scope="row">
              ${markWords(run, mark)}${counts[index] ? nothing : html` <small>${t("board-not-counted")}</small>`}
            </th>
            <td class="number">${at == null ? t("desk-without-time") : clockTime(at)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
