// The lists of events, which the lobby shows too.
import type { OwnRun, RunLine } from "../generated/run.js";
import { get } from "./api.js";

/** The events that their organisers have listed. */
export const listedRuns = () => get<RunLine[]>("/runs");

/** The events in which the guest has a role. */
export const ownRuns = () => get<OwnRun[]>("/me/runs");
