import type {
  Action,
  DrawsLog,
  DrawsReport,
  HandWorth,
  Invitation,
  MadeLink,
  MoneyCommand,
  MoneyReport,
  ParticipantDetails,
  ParticipantPage,
  Registration,
  Role,
  RunBoard,
  RunDraft,
  RunEntries,
  RunReceipt,
  SheetPage,
  Spin,
  StaffView,
  TallySheets,
  Verdict,
} from "../generated/run.js";
import type { PhoneMessage } from "../draws/proof.js";
import type { KeptStamp } from "../offline/stamp.js";
import { get, type Options, post, postCsv, put, refusedOf, requestKey, upload } from "./api.js";

/**
 * The query that restricts a response to the changes since the position of an earlier view; empty for the whole view.
 */
const after = (since?: string) => (since === undefined ? "" : `?since=${encodeURIComponent(since)}`);

export const createRun = (draft: RunDraft) => post<StaffView>("/runs", { draft });
export const changeDraft = (run: string, version: number, draft: RunDraft) =>
  put<RunReceipt>(`/runs/${run}/draft`, { version, draft });
export const openRun = (run: string) => post<RunReceipt>(`/runs/${run}/open`, undefined);
export const discardRun = (run: string) => post<RunReceipt>(`/runs/${run}/discard`, undefined);
export const staffView = (run: string, since?: string, options?: Options) =>
  get<StaffView>(`/runs/${run}${after(since)}`, options);
export const board = (run: string, since?: string) => get<RunBoard>(`/runs/${run}/board${after(since)}`);
/**
 * The live board: each message is a board as JSON. The first has the whole board or, with `since`, only the changes
 * since that position.
 */
export const boardEvents = (run: string, since?: string) =>
  new EventSource(`/api/runs/${run}/board/events${after(since)}`);
/** The path of an event's log as a file. The file has only the names that participants chose to show in full. */
export const logPath = (run: string) => `/api/runs/${run}/log`;
/** The path of the organiser's file of the log, with all names. */
export const privateLogPath = (run: string) => `${logPath(run)}?private=true`;
/** The path of the file with which another computer continues the event: with all names and the key of the sheet codes. */
export const transferPath = (run: string) => `${privateLogPath(run)}&sheet_key=true`;
/** Lets a room accept entries again whose event continues on another computer. */
export const continueHere = (run: string) => post<RunReceipt>(`/runs/${run}/continue`, {});
/** Merges the log of another computer. `progress` gets the share of the file that is sent. */
export const mergeLog = (run: string, file: Blob, progress: (share: number) => void) =>
  upload<RunReceipt>(`/runs/${run}/merge`, file, "application/jsonl", progress);
export const act = (run: string, action: Action, options?: Options) =>
  post<RunReceipt>(`/runs/${run}/actions`, { action }, options);
/**
 * Sends a stamp that was made without a connection. `offset` is the room's clock minus this device's now, and `timeout`
 * the time after which the request counts as lost, both in milliseconds.
 */
export const actOffline = (
  run: string,
  { key, action, made_ms, offset_ms, sheet }: KeptStamp,
  offset: number,
  timeout: number,
) => {
  const offline = { made_ms, offset_ms, sent_offset_ms: offset, ...(sheet ? { sheet } : {}) };
  return post<RunReceipt>(`/runs/${run}/actions`, { action, offline }, { key, timeout });
};
export const spin = (run: string, spin: Spin) => post<RunReceipt>(`/runs/${run}/spins`, { spin });
/** Commits the room to the draws of these participants, before their sheets are printed. */
export const commitDraws = (run: string, first: number, last: number) =>
  post<RunReceipt>(`/runs/${run}/draws/blocks`, { first, last });
/** Commits this phone to a block of draws. Repeating it with the same root and key changes nothing. */
export const joinDraws = (run: string, join: { block: number; root: string; key: string }) =>
  post<RunReceipt>(`/runs/${run}/draws/phones`, join);
/** Binds a draw to a phone. Repeating it with the same phone changes nothing. */
export const scanDraw = (run: string, spin: Spin, phone: number, timeout: number) =>
  post<RunReceipt>(`/runs/${run}/draws/scans`, { spin, phone }, { timeout });
/** Draws the card. Repeating it with the same message returns the same card. */
export const drawCard = (run: string, spin: Spin, phone: number, message: PhoneMessage, timeout: number) =>
  post<RunReceipt>(`/runs/${run}/draws/cards`, { spin, phone, message }, { timeout });
/** Binds a draw of another phone to this one. */
export const takeOverDraw = (run: string, spin: Spin, phone: number, reason: string) =>
  postOnce(`/runs/${run}/draws/takeovers`, { spin, phone, reason });
/** The public log of the draws: of all, or of one participant with all blocks, phones and rollbacks. */
export const drawsLog = (run: string, participant?: number) =>
  get<DrawsLog>(`/runs/${run}/draws${participant === undefined ? "" : `?participant=${participant}`}`);
/** The counts and violations of all draws, for the organiser. */
export const drawsReport = (run: string) => get<DrawsReport>(`/runs/${run}/draws/report`);
export const makeLink = (run: string, roles: Role[]) => post<MadeLink>(`/runs/${run}/links`, { roles });
/** Revokes a link; with `andLater`, also the links made by people who joined through it. */
export const revokeLink = (run: string, link: number, andLater = false) =>
  post<RunReceipt>(`/runs/${run}/links/${link}/revoke${andLater ? "?and_later=true" : ""}`, undefined);
/** The entries of an event, for its organiser: all, or only entries that concern a participant. */
export const runEntries = (run: string, participant?: number, after = 0) =>
  get<RunEntries>(
    `/runs/${run}/entries?after=${after}${participant === undefined ? "" : `&participant=${participant}`}`,
  );
/** The event and the roles of the link with this token. */
export const invitation = (run: string, token: string) => post<Invitation>(`/runs/${run}/links/check`, { token });
export const joinRun = (run: string, token: string, name: string) =>
  post<StaffView>(`/runs/${run}/join`, { token, name });

/** Posts a change. Without a response, sends it once more with the same key, so that the server makes it only once. */
function postOnce(path: string, body: unknown): Promise<RunReceipt> {
  const key = requestKey();
  const send = () => post<RunReceipt>(path, body, { key });
  return send().catch((error: unknown) => {
    if (refusedOf(error).code !== "unreachable") throw error;
    return send();
  });
}

export const register = (run: string, registration: Registration) =>
  postOnce(`/runs/${run}/participants`, registration);
/** Changes the tills or the payments. */
export const changeMoney = (run: string, money: MoneyCommand) => postOnce(`/runs/${run}/money`, { money });
/** The closing report of the money, for the organiser. */
export const moneyReport = (run: string) => get<MoneyReport>(`/runs/${run}/report`);
/** The path of the closing report as a file in CSV. */
export const reportPath = (run: string) => `/api/runs/${run}/report.csv`;
/** Decides a question, as the organiser. */
export const decide = (run: string, question: string, verdict: Verdict, reason: string) =>
  post<RunReceipt>(`/runs/${run}/questions/${question}`, { verdict, reason });
export const participant = (run: string, number: number) => get<ParticipantPage>(`/runs/${run}/participants/${number}`);
/** The holding of a hand, and the value of an extra card, in the current standings. */
export const worthOf = (run: string, hand: string) => get<HandWorth>(`/runs/${run}/hands/${hand}/worth`);
export const describe = (run: string, number: number, details: ParticipantDetails) =>
  put<RunReceipt>(`/runs/${run}/participants/${number}`, details);
/** The sheet with this code, and the page of its participant. */
export const sheet = (run: string, code: string) => get<SheetPage>(`/runs/${run}/sheets/${encodeURIComponent(code)}`);
/** The tally sheets with these numbers, including blank ones; a preview has no codes. */
export const tallySheets = (run: string, from: number, to: number, preview: boolean) =>
  get<TallySheets>(`/runs/${run}/sheets?from=${from}&to=${to}${preview ? "&preview=true" : ""}`);
/** Replaces the lost sheet of a participant. */
export const replaceSheet = (run: string, number: number, reason: string) =>
  post<RunReceipt>(`/runs/${run}/participants/${number}/sheet`, { reason });
/** Registers the participants of a CSV file: all of them, or none. To send a file again, pass the same key. */
export const importParticipants = (run: string, file: Blob, key: string, till?: number) =>
  postCsv<RunReceipt>(`/runs/${run}/participants/import${till === undefined ? "" : `?till=${till}`}`, file, key);
/** The path of the participants as a CSV file. */
export const exportPath = (run: string) => `/api/runs/${run}/participants.csv`;
