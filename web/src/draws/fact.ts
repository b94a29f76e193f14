import type { Block, Draw } from "./draw.js";
import type { Proof } from "./proof.js";

/** The rule of an event that determines the cards a hand may not get. */
export type DrawRule = "wheel" | "pack" | "respin";

/** A fact of the log that concerns draws. */
export type Fact =
  | { kind: "block_committed"; number: number; block: Block; root: string }
  | { kind: "hand_sold"; hand: string }
  | { kind: "phone_joined"; phone: number; staff: number; block: number; root: string; key: string }
  | { kind: "scanned"; draw: Draw; phone: number }
  | { kind: "taken_over"; draw: Draw; phone: number; staff: number; reason: string }
  | { kind: "drawn"; phone: number; excluded: readonly string[]; proof: Proof }
  | { kind: "declared_void"; draw: Draw; staff: number; reason: string }
  | { kind: "entered_by_hand"; hand: string; slot: string; card: string; staff: number }
  | { kind: "by_hand_declared_void"; hand: string; slot: string; staff: number; reason: string }
  | { kind: "rolled_back" };

export type FactOf<K extends Fact["kind"]> = Fact & { kind: K };

/** A fact with the position of its entry in the log. */
export interface Entry {
  position: number;
  fact: Fact;
}
