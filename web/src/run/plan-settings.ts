import type { Settings } from "../generated/run.js";

/** A setting of an event with several options. */
export interface ChoiceSetting {
  name: ChoiceName;
  ruling: string;
  /** The options, the default of the rules first. */
  options: readonly string[];
  /** The initial option of a new event. */
  initial: string;
}

export type ChoiceName =
  | "draw"
  | "extra_card"
  | "deadline_for"
  | "route"
  | "wins"
  | "ties"
  | "unclaimed"
  | "five_of_a_kind"
  | "fees"
  | "stamps";

/** The options of each setting under their names in the API, the default first. */
const OPTIONS = {
  draw: ["wheel", "pack", "respin"],
  extra_card: ["per_hand", "per_participant", "none"],
  deadline_for: ["arrival", "turn_in"],
  route: ["ordered", "any_order"],
  wins: ["every_hand", "best_hand_only"],
  ties: ["share", "spin_off"],
  unclaimed: ["event", "charity"],
  five_of_a_kind: ["as_quads", "above_royal_flush"],
  fees: ["at_registration", "recorded"],
  stamps: ["as_entered", "by_time"],
} as const satisfies { [Name in ChoiceName]: readonly NonNullable<Settings[Name]>[] };

/** The initial options of a new event, where they differ from the defaults of the rules. */
const INITIAL: Partial<Record<ChoiceName, string>> = { fees: "recorded", stamps: "by_time" };

const RULINGS: Record<ChoiceName, string> = {
  draw: "PR-1",
  extra_card: "PR-4",
  deadline_for: "PR-6",
  route: "PR-7",
  wins: "PR-8",
  ties: "PR-9",
  unclaimed: "PR-9",
  five_of_a_kind: "PR-2",
  fees: "PR-20",
  stamps: "PR-22",
};

/** Every setting with several options. */
export const CHOICES: readonly ChoiceSetting[] = (Object.keys(OPTIONS) as ChoiceName[]).map((name) => ({
  name,
  ruling: RULINGS[name],
  options: OPTIONS[name],
  initial: INITIAL[name] ?? OPTIONS[name][0],
}));

/** The setting with this name. */
export const choiceSetting = (name: ChoiceName): ChoiceSetting => CHOICES.find((each) => each.name === name)!;

/** The option of a setting in an event; the default if it was omitted. */
export const chosen = (settings: Settings | undefined, name: ChoiceName): string =>
  settings?.[name] ?? OPTIONS[name][0];

/** Settings that the summary of a plan always names, since the usual option differs from the default of the rules. */
const ALWAYS_NAMED: readonly ChoiceName[] = ["fees", "stamps"];

/** The settings that the summary of a plan names. The extra card has a line of its own. */
export const namedRules = (settings: Settings | undefined): ChoiceSetting[] =>
  CHOICES.filter(
    ({ name, initial }) => name !== "extra_card" && (ALWAYS_NAMED.includes(name) || chosen(settings, name) !== initial),
  );

const kebab = (word: string) => word.replaceAll("_", "-");

/** The message ids of a setting: its title, its explanation, and one of its options. */
export const settingId = (name: string): string => `run-setting-${kebab(name)}`;
export const whyId = (name: string): string => `${settingId(name)}-why`;
export const optionId = (name: string, option: string): string => `run-option-${kebab(name)}-${kebab(option)}`;
