import type {
  Action,
  MadeLink,
  ParticipantDetails,
  ParticipantPage,
  Registration,
  Role,
  RunBoard,
  RunDraft,
  RunEntries,
  RunLine,
  RunReceipt,
  SheetPage,
  Spin,
  StaffView,
  TallySheets,
} from "../generated/run.js";
import { get, post, postCsv, put, refusedOf, requestKey } from "./api.js";

/** The query of a request for what changed after the position of an earlier view; empty for everything. */
const after = (since?: string) => (since === undefined ? "" : `?since=${encodeURIComponent(since)}`);

export const listedRuns = () => get<RunLine[]>("/runs");
export const ownRuns = () => get<RunLine[]>("/me/runs");
export const createRun = (draft: RunDraft) => post<StaffView>("/runs", { draft });
export const changeDraft = (run: string, version: number, draft: RunDraft) =>
  put<RunReceipt>(`/runs/${run}/draft`, { version, draft });
export const openRun = (run: string) => post<RunReceipt>(`/runs/${run}/open`, undefined);
export const discardRun = (run: string) => post<RunReceipt>(`/runs/${run}/discard`, undefined);
export const staffView = (run: string, since?: string) => get<StaffView>(`/runs/${run}${after(since)}`);
export const board = (run: string, since?: string) => get<RunBoard>(`/runs/${run}/board${after(since)}`);
/** The live board: each message has a board as JSON, the first one the whole board. */
export const boardEvents = (run: string, since?: string) =>
  new EventSource(`/api/runs/${run}/board/events${after(since)}`);
export const act = (run: string, action: Action) => post<RunReceipt>(`/runs/${run}/actions`, { action });
export const spin = (run: string, spin: Spin) => post<RunReceipt>(`/runs/${run}/spins`, { spin });
export const makeLink = (run: string, roles: Role[]) => post<MadeLink>(`/runs/${run}/links`, { roles });
/** Revokes a link; with `andLater` also the links that people made who joined by it. */
export const revokeLink = (run: string, link: number, andLater = false) =>
  post<RunReceipt>(`/runs/${run}/links/${link}/revoke${andLater ? "?and_later=true" : ""}`, undefined);
/** The entries of an event, for its organiser: all, or those that concern a participant. */
export const runEntries = (run: string, participant?: number, after = 0) =>
  get<RunEntries>(
    `/runs/${run}/entries?after=${after}${participant === undefined ? "" : `&participant=${participant}`}`,
  );
export const joinRun = (run: string, token: string, name: string) =>
  post<StaffView>(`/runs/${run}/join`, { token, name });
/** Registers a participant. Without an answer, the request is sent once more with the same key, so it registers once. */
export function register(run: string, registration: Registration): Promise<RunReceipt> {
  const key = requestKey();
  const send = () => post<RunReceipt>(`/runs/${run}/participants`, registration, key);
  return send().catch((error: unknown) => {
    if (refusedOf(error).code !== "unreachable") throw error;
    return send();
  });
}
export const participant = (run: string, number: number) => get<ParticipantPage>(`/runs/${run}/participants/${number}`);
export const describe = (run: string, number: number, details: ParticipantDetails) =>
  put<RunReceipt>(`/runs/${run}/participants/${number}`, details);
/** The sheet with a code, and the page of its participant. */
export const sheet = (run: string, code: string) => get<SheetPage>(`/runs/${run}/sheets/${encodeURIComponent(code)}`);
/** The tally sheets with these numbers, blank ones too; a preview has no codes. */
export const tallySheets = (run: string, from: number, to: number, preview: boolean) =>
  get<TallySheets>(`/runs/${run}/sheets?from=${from}&to=${to}${preview ? "&preview=true" : ""}`);
/** Replaces the lost sheet of a participant. */
export const replaceSheet = (run: string, number: number, reason: string) =>
  post<RunReceipt>(`/runs/${run}/participants/${number}/sheet`, { reason });
/** Registers the participants of a file in CSV: all of them, or none. */
export const importParticipants = (run: string, file: Blob) =>
  postCsv<RunReceipt>(`/runs/${run}/participants/import`, file);
/** The path of the participants as a file in CSV. */
export const exportPath = (run: string) => `/api/runs/${run}/participants.csv`;
