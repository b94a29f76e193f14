import type { Clocks, HouseRules, Refused, Stakes, Step, TableView } from "../generated/server.js";
import { get, post } from "./api.js";

/** Response types of the REST API under `/api`, which `/api/openapi.json` describes in full. */
export interface Choice {
  value: string;
  explanation: string;
}

export interface Setting {
  name: string;
  kind: "choice" | "flag" | "number" | "money" | "text" | "table" | "list" | "named" | "either";
  /** The words of a choice; what else has options is typed as JSON. */
  options?: Choice[];
  explanation: string;
  ruling?: string | null;
  default: unknown;
  /** Value in each preset. */
  presets: Record<string, unknown>;
}

export interface Game {
  game: string;
  players: [number, number];
  presets: Choice[];
  settings: Setting[];
  bots: { style: string; manner: string }[];
  stakes: Stakes | null;
  clocks: Clocks;
  house_rules: HouseRules;
}

export interface Create {
  game: string;
  name: string;
  rules: Record<string, unknown>;
  seats: number;
  stakes: Stakes | null;
  clocks: Clocks;
  house_rules: HouseRules;
  listed: boolean;
  bots: number;
}

/** A page of the lobby; pages count from 1. */
export interface LobbyList {
  tables: TableView[];
  page: number;
  pages: number;
  total: number;
}

export interface Share {
  links: { url: string; qr_svg?: string | null }[];
  loopback: boolean;
  command?: string | null;
}

export interface HandPlayer {
  seat: number;
  name: string;
  bot: boolean;
  you: boolean;
  net?: number | null;
  points?: number | null;
}

export interface HandLine {
  hand: number;
  at_ms: number;
  players: HandPlayer[];
  house?: number | null;
  /** The hand is void, and no chips moved. */
  unpaid: boolean;
}

export interface HandTold extends HandLine {
  game: string;
  button?: number | null;
  frames: { steps: Step[]; view: unknown }[];
}

export interface PlayerResult {
  name: string;
  bot: boolean;
  you: boolean;
  bought?: number | null;
  cashed_out?: number | null;
  net?: number | null;
  points?: number | null;
}

export interface Results {
  name: string;
  game: string;
  closed: boolean;
  hands: number;
  players: PlayerResult[];
}

/** A closed table where the guest sat or was the host. */
export interface ClosedTable {
  id: string;
  name: string;
  game: string;
  closed_ms: number;
  host: boolean;
  net?: number | null;
}

/** A page of the guest's closed tables; pages count from 1. */
export interface ClosedList {
  tables: ClosedTable[];
  page: number;
  pages: number;
  total: number;
}

export interface Piece {
  text: string;
  clause?: string;
}
export type Block =
  | { block: "paragraph"; text: Piece[] }
  | { block: "item"; number?: number | null; text: Piece[] }
  | { block: "table"; rows: Piece[][][] };
export interface Entry {
  id?: string | null;
  title: string;
  blocks: Block[];
}
export interface Chapter {
  title: string;
  blocks: Block[];
  entries: Entry[];
}
export interface Rules {
  book: { title: string; blocks: Block[]; chapters: Chapter[] };
  rulings: Chapter[];
}

export interface Ledger {
  accounts: { account: string; balance: number }[];
  sum: number;
}

/** Result of the integrity check of the log chain and the ledger. */
export interface Integrity {
  checking: boolean;
  entries: number;
  took_ms?: number | null;
  broke_off?: Refused | null;
  problems: { wrong: Refused; held: string[]; retried: boolean }[];
  rolled_back: { table: string; cause: "backup" | "lost"; hand: number }[];
}

export type { Refused, TableView };

export const games = () => get<Game[]>("/games");
export const lobby = (page: number) => get<LobbyList>(`/tables?page=${page}`);
export const ownTables = () => get<TableView[]>("/me/tables");
export const closedTables = (page: number) => get<ClosedList>(`/me/tables/closed?page=${page}`);
export const results = (table: string) => get<Results>(`/tables/${table}/results`);
export const createTable = (wish: Create) => post<TableView>("/tables", wish);
export const share = (table: string) => get<Share>(`/tables/${table}/share`);
export const hands = (table: string, before?: number) =>
  get<HandLine[]>(`/tables/${table}/hands${before === undefined ? "" : `?before=${before}`}`);
export const hand = (table: string, number: number) => get<HandTold>(`/tables/${table}/hands/${number}`);
export const rules = (game: string) => get<Rules>(`/rules/${game}`);
export const adminTables = () => get<TableView[]>("/admin/tables");
export const adminClose = (table: string) => post<TableView>(`/admin/tables/${table}/close`, undefined);
export const adminLedger = () => get<Ledger>("/admin/ledger");
export const adminIntegrity = () => get<Integrity>("/admin/integrity");
export const adminLogin = (token: string) => post<unknown>("/admin/login", { token });
