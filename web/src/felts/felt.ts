import type { TemplateResult } from "lit";
import type { TableView, You } from "../generated/server.js";

/** Input of a game's felt: the viewer's view of the hand, the table around it, and the way to act. */
export interface Scene<View> {
  view: View;
  table: TableView;
  you: You;
  /** Acts for the own seat; whether the action was accepted. */
  act(action: unknown): Promise<boolean>;
  /** True while an action waits for its answer. */
  busy: boolean;
  /** The name at a hand seat. */
  name(seat: number): string;
}

/** A game's display at one seat. */
export interface Pod {
  /** Stack in the game's unit; none in a game without chips. */
  stack?: number;
  /** Bet on the felt, in the game's unit. */
  wager?: number;
  /** A word under the name: folded, all in, done. */
  note?: string;
  /** Count under the name that is always shown, such as cards left or points. */
  count?: string;
  /** True if the seat is to act. */
  turn?: boolean;
  /** True if the seat is out of the hand. */
  out?: boolean;
  cards?: TemplateResult;
}

/** One game at the table. */
export interface Felt<View> {
  pod(scene: Scene<View>, seat: number): Pod;
  /** The middle of the felt. */
  middle(scene: Scene<View>): TemplateResult;
  /** The own cards, large. */
  own(scene: Scene<View>): TemplateResult;
  /** Description of the viewer's cards; empty if there is none. */
  holding(scene: Scene<View>): string;
  /** True if all of a player's decisions in a hand are one turn with one clock. */
  oneTurn?: true;
  /** A hand in the order in which it is announced; as it was dealt if left out. */
  inOrder?(cards: readonly string[], scene: Scene<View>): string[];
  /** Addition to an event's announcement; none if left out. */
  aside?(seen: Record<string, unknown>, scene: Scene<View>): string;
  /** Announcement of the viewer's turn: the amounts and the cards on the table. */
  prompt(scene: Scene<View>): string;
  /** Controls for the viewer's actions. */
  actions(scene: Scene<View>): TemplateResult;
}
