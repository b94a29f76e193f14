import type {
  BotLine,
  Chart,
  ClosedPage,
  Create,
  Edges,
  Game,
  HandLine,
  HandReplay,
  LobbyPage,
  MadeBot,
  Me,
  MoveCode,
  Notice,
  Results,
  Rules,
  Share,
  TableView,
} from "../generated/rest.js";
import { get, post, put } from "./api.js";

export const me = () => get<Me>("/me");
export const rename = (name: string) => put<Me>("/me", { name });
/** Makes a code with which the guest continues on another device. */
export const moveCode = () => post<MoveCode>("/me/code", undefined);
export const moveHere = (code: string) => post<Me>("/me/move", { code });
export const logout = () => post<Me>("/me/logout", undefined);
/** The bot accounts of the guest, which play at the tables that the guest hosts. */
export const botAccounts = () => get<BotLine[]>("/me/bots");
export const makeBot = (name: string) => post<MadeBot>("/me/bots", { name });
/** Revokes a bot account. Returns the accounts that are left. */
export const revokeBot = (bot: string) => post<BotLine[]>(`/me/bots/${bot}/revoke`, undefined);
export const games = () => get<Game[]>("/games");
export const lobby = (page: number) => get<LobbyPage>(`/tables?page=${page}`);
/** A table by its id. */
export const table = (id: string) => get<TableView>(`/tables/${encodeURIComponent(id)}`);
export const ownTables = () => get<TableView[]>("/me/tables");
export const closedTables = (page: number) => get<ClosedPage>(`/me/tables/closed?page=${page}`);
export const results = (table: string) => get<Results>(`/tables/${table}/results`);
/** The totals of all players after each hand of a table. */
export const chart = (table: string) => get<Chart>(`/tables/${table}/chart`);
/** The exact house edge of every wager of a table; counting it for the first time can take some seconds. */
export const edges = (table: string) => get<Edges>(`/tables/${table}/edges`, { timeout: 60_000 });
export const createTable = (request: Create) => post<TableView>("/tables", request);
/** The addresses at which other devices reach the room. */
export const roomLinks = () => get<Share>("/share");
export const share = (table: string) => get<Share>(`/tables/${table}/share`);
export const hands = (table: string, before?: number) =>
  get<HandLine[]>(`/tables/${table}/hands${before === undefined ? "" : `?before=${before}`}`);
export const hand = (table: string, number: number) => get<HandReplay>(`/tables/${table}/hands/${number}`);
export const rules = (game: string) => get<Rules>(`/rules/${game}`);
/** The banner of the administrator, and whether new tables are held. */
export const notice = (timeout?: number) => get<Notice>("/notice", timeout === undefined ? {} : { timeout });
