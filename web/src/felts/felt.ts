import type { nothing, TemplateResult } from "lit";
import type { TableView, You } from "../generated/server.js";
import type { ByOrientation } from "../table/place.js";

/** Input of a game's felt: the viewer's view of the hand, the table, and a function to act. */
export interface Scene<View> {
  view: View;
  table: TableView;
  you: You;
  /** Acts for the viewer's seat. Resolves to whether the action was accepted. */
  act(action: unknown): Promise<boolean>;
  /** True while no action can be sent, such as while one is waiting for its response or the connection is lost. */
  busy: boolean;
  /** Events of the current hand, oldest first; none if omitted. */
  events?: readonly unknown[];
  /** The name of the player at a hand seat. */
  name(seat: number): string;
}

/** A game's display for one seat. */
export interface SeatDisplay {
  /** Stack in the game's unit; omitted in a game without chips. */
  stack?: number;
  /** Bet on the felt, in the game's unit. */
  wager?: number;
  /** A word beside the bet: the latest action of the betting round, such as call. */
  label?: string;
  /** Chips won in the finished hand, the words for them if they are a net gain, and the winning hand if it was shown. */
  won?: { amount: number; words?: string; hand?: string };
  /** Short status under the name, such as folded, all in or done. */
  note?: string;
  /** Count that is always shown under the name, such as cards left or points. */
  count?: string;
  /** True if the seat is to act. */
  turn?: boolean;
  /** True if the seat is out of the hand. */
  out?: boolean;
  cards?: TemplateResult;
}

/** The display and controls of one game at the table. */
export interface Felt<View> {
  pod(scene: Scene<View>, seat: number): SeatDisplay;
  /** Content of the middle of the felt, such as the board or the packs. */
  middle(scene: Scene<View>): TemplateResult;
  /** The viewer's own cards in a large format. */
  own(scene: Scene<View>): TemplateResult;
  /** Description of the viewer's hand; empty if there is none. */
  holding(scene: Scene<View>): string;
  /** True if all decisions of a player in a hand are one turn with a single clock. */
  oneTurn?: true;
  /** True if the place of the hand or of the controls has one height, so that the results take it after the hand. */
  fixedPlace?: true;
  /**
   * At a game against the house: the maximum number of other players side by side at the top. The viewer sits at the
   * bottom. If omitted, the seats are around the felt.
   */
  sideBySide?: ByOrientation<number>;
  /** The cards of a hand in the order in which they are announced; as dealt if omitted. */
  inOrder?(cards: readonly string[], scene: Scene<View>): string[];
  /** Text to add to the announcement of an event; none if omitted. */
  aside?(seen: Record<string, unknown>, scene: Scene<View>): string;
  /** Returns whether a choice made in advance answers the viewer's turn at once; never if omitted. */
  isAnswered?(scene: Scene<View>): boolean;
  /** The settings that are the stakes of the hand; the table may have others for the next one. */
  stakes?(scene: Scene<View>): Record<string, unknown> | undefined;
  /** Announcement of the viewer's turn, with the amounts and the cards on the table. Empty if the viewer cannot act. */
  prompt(scene: Scene<View>): string;
  /** Choices of the viewer after the hand; none if omitted. */
  after?(scene: Scene<View>): TemplateResult | typeof nothing;
  /** Controls for the viewer's actions. */
  actions(scene: Scene<View>): TemplateResult;
}
