// The tables of hold'em in the gallery: a hand on every street, and what a player sees besides.
import type { Moment } from "../../web/src/generated/server.js";
import { GAME } from "../support/create_form.js";
import { before } from "./friday.js";
import { type Beat, beats, MORE, won } from "./holdem_beats.js";
import { momentOf } from "./holdem_table.js";
import { ledger } from "./ledger.js";
import { panelButton, type TableSubject } from "./subject.js";

const PAGE = "Hold’em";
const TABLE = { game: "holdem", seats: 6, view: undefined };
const WATCHED = { seat: null, hand_seat: null, host: false };

/** A beat of the hand at the table for six. */
const beat = (state: string): Beat => beats(6).find((one) => one.state === state)!;
const at = (state: string, moment: Moment, more: Partial<TableSubject> = {}): TableSubject => ({
  page: PAGE,
  state,
  moment,
  ...more,
});

/** The moment, with seat 4 free. */
const withFree = (made: Moment): Moment => ({
  ...made,
  table: { ...made.table, seats: made.table.seats.map((seat, index) => (index === 3 ? null : seat)) },
});

/** The state of a guest who only watches. */
function watching(): TableSubject[] {
  const other = { ...beat("turn, another's turn"), isWatched: true };
  const watched = withFree(momentOf(6, other, { you: WATCHED }));
  const alone = before(TABLE, [2, 3], 0);
  const departed = { by: "host" as const, host: "Ben", stack: 8_150, bring_back: 8_150 };
  return [
    at("watched, with a free seat", watched),
    at("asked for a name before sitting down", watched, {
      answers: { "/api/me": { name: null } },
      presses: ["seat-tools .primary"],
    }),
    at("removed by the host", { ...alone, you: { ...alone.you, ...WATCHED, departed } }),
  ];
}

/** The state of a player while no hand is dealt. */
function waiting(): TableSubject[] {
  const broke = before({ ...TABLE, but: { 2: { needs_chips: true, stack: 0 } } }, [1, 2], 1);
  const paused = momentOf(6, beat("turn, another's turn"), { turns: [] });
  return [
    at("alone, with the invitation", before(TABLE, [1], 1)),
    at("waiting for a player without chips", { ...broke, table: { ...broke.table, hand: 37 } }),
    at("paused", { ...paused, table: { ...paused.table, phase: "paused", pause_left_ms: 292_000 } }),
  ];
}

/** States of the viewer's own seat, besides the controls of a turn. */
function seated(): TableSubject[] {
  const [own, other] = [beat("flop, facing a bet"), beat("turn, another's turn")];
  const folded = { ...other, folded: [1, 4, 5, 6], bids: {} };
  const lost = { ...beat("result"), seen: [won(2, 17_800)] };
  return [
    at("folded", momentOf(6, folded, { you: { fast_forward: true } })),
    at("adding chips", momentOf(6, own), { presses: ["seat-tools [aria-expanded]"] }),
    at("asked whether to leave", momentOf(6, own), { presses: ["seat-tools .leave"] }),
    at("leaving after the hand", momentOf(6, other, { but: { 1: { leaving: true } }, you: { may_stay: true } })),
    at("without chips", momentOf(6, lost, { but: { 1: { needs_chips: true, stack: 0 } }, you: { rebuys_left: 1 } })),
    at(
      "a blind is owed",
      momentOf(
        6,
        { ...other, isWatched: true },
        {
          but: { 1: { waits: true } },
          you: { hand_seat: null, owes: { amount: 150, coming_in: "wait" } },
        },
      ),
    ),
    at("another player is away", momentOf(6, other, { but: { 2: { connected: false }, 4: { sits_out: true } } })),
  ];
}

/** The panels beside a table that need no room, each opened by its button. */
function panels(): TableSubject[] {
  const moment = momentOf(6, beats(6)[3]!);
  const tabs: [state: string, button: string][] = [
    // In a wide window the log has no button, as it is beside the table.
    ["log", `${panelButton("Log", "Registro")}, .docked-log h2`],
    ["hands and ledger", panelButton("Hands", "Manos")],
    ["settings", panelButton("Settings", "Ajustes")],
    ["host", panelButton("Host", "Anfitrión")],
  ];
  return tabs.map(([state, button]) => ({
    page: "Panels of a table",
    state,
    moment,
    presses: [button],
    answers: { ...ledger("made-up"), "/api/games": [{ ...GAME, bots: ["tight", "loose"] }] },
  }));
}

/** All tables of hold'em, with two, six and ten seats. */
export function holdem(): TableSubject[] {
  const streets = [6, 2, 10].flatMap((seats) =>
    [...beats(seats), ...(seats === 6 ? MORE : [])].map((beat) => ({
      page: PAGE,
      state: beat.state,
      seats,
      isVariant: seats !== 6,
      moment: momentOf(seats, beat),
    })),
  );
  return [...streets, ...seated(), ...waiting(), ...watching(), ...panels()];
}
