import type { TemplateResult } from "lit";
import type { TableView, You } from "../generated/server.js";

/** What a game's felt is given: the hand as the viewer sees it, the table around it, and how to act. */
export interface Scene<View> {
  view: View;
  table: TableView;
  you: You;
  /** Acts for the own seat; whether the action was accepted. */
  act(action: unknown): Promise<boolean>;
  /** Whether an action is on its way. */
  busy: boolean;
  /** The name at a hand seat. */
  name(seat: number): string;
}

/** What a game puts at one seat. */
export interface Pod {
  /** What the seat has now, in the game's unit; none in a game without chips. */
  stack?: number;
  /** What lies before it on the felt. */
  wager?: number;
  /** A word under the name: folded, all in, done. */
  note?: string;
  /** What is always shown under the name: how many cards are left, how many points there are. */
  count?: string;
  /** Whether it is to act. */
  turn?: boolean;
  /** Whether it is out of the hand. */
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
  /** What the viewer holds, in words; empty where nothing is to be said. */
  holding(scene: Scene<View>): string;
  /** Whether all that a player does in a hand is one turn under one clock. */
  oneTurn?: true;
  /** A hand in the order in which it is announced; as it was dealt if left out. */
  inOrder?(cards: readonly string[]): string[];
  /** What is added to an event for who listens; nothing if left out. */
  aside?(seen: Record<string, unknown>, scene: Scene<View>): string;
  /** What there is to do at the own turn, for who listens: the amounts and what lies there. */
  prompt(scene: Scene<View>): string;
  /** What the viewer may do. */
  actions(scene: Scene<View>): TemplateResult;
}
