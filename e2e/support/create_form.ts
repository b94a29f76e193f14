const flag = (name: string, presets: Record<string, boolean>) => ({
  name,
  kind: "flag",
  explanation: "",
  ruling: null,
  default: presets["tournament"],
  presets,
});
/** A game as the form for a new table gets it, with one setting and two rule sets. */
export const GAME = {
  game: "holdem",
  title: "Hold’em",
  chips: true,
  players: [2, 10],
  presets: [{ value: "tournament" }, { value: "document" }],
  settings: [flag("burn", { tournament: true, document: false })],
  bots: [],
  stakes: { buy_in_min: 2000, buy_in_max: 10_000, rebuys: null },
  clocks: { turn: 30, bank: 60, grace: 5, between: 5 },
  house_rules: { away: null, going_south: 60, pauses: null },
};
