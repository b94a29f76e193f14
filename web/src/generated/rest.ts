// Made from the Rust types by `cargo xtask types`. Do not edit.

/**
 * Author of a decision.
 */
export type Author =
  | "administrator"
  | "operator"
  | "room"
  | {
      host: {
        /**
         * Name of the host when the decision was made; empty if it was not known.
         */
        name: string;
        /**
         * Id of the host, a number of up to 63 bits.
         */
        player: string;
      };
    };
/**
 * A decision.
 */
export type AuditDecision =
  | {
      game: string;
      kind: "table_created";
      listed: boolean;
      table: TableRef;
    }
  | {
      kind: "table_configured";
      settings: unknown;
      table: TableRef;
    }
  | {
      kind: "bot_added";
      name: string;
      seat: number;
      style: string;
      table: TableRef;
    }
  | {
      kind: "seat_freed";
      name: string;
      player?: string | null;
      seat: number;
      table: TableRef;
    }
  | {
      kind: "table_paused";
      minutes: number;
      table: TableRef;
    }
  | {
      kind: "table_resumed";
      table: TableRef;
    }
  | {
      kind: "chat_set";
      open: boolean;
      table: TableRef;
    }
  | {
      kind: "table_closed";
      table: TableRef;
    }
  | {
      kind: "guest_removed";
      name: string;
      player: string;
    }
  | {
      close_tables?: boolean;
      kind: "guest_banned";
      name: string;
      networks: string[];
      player: string;
      until_ms?: number | null;
    }
  | {
      kind: "ban_lifted";
      name: string;
      player: string;
    }
  | {
      kind: "new_tables_held";
    }
  | {
      kind: "new_tables_allowed";
    }
  | {
      kind: "banner_shown";
      text: string;
    }
  | {
      kind: "banner_removed";
    }
  | {
      client?: string | null;
      kind: "logged_in";
    }
  | {
      client: string;
      kind: "login_failed";
      unlogged: number;
    }
  | {
      kind: "token_made";
    }
  | {
      kind: "bot_account_made";
      name: string;
      player: string;
    }
  | {
      kind: "bot_account_revoked";
      name: string;
      player: string;
    }
  | {
      cause: RollbackCause;
      kind: "rolled_back";
    };
/**
 * Cause of the rollback of a log.
 */
export type RollbackCause = "backup" | "lost" | "imported" | "continued";
/**
 * A game of the room, by its name.
 */
export type GameName = "holdem" | "mount_holyoke" | "packs_poker" | "high_card_flush";
/**
 * An amount in the game's smallest unit, from 0 to 2^53 − 1 (ruling ALL-2).
 */
export type Chips = number;
export type Day = string;
/**
 * The stage of an event.
 */
export type RunStage = "draft" | "registration" | "running" | "counting" | "final" | "cancelled";
/**
 * A setting of a game, as a form needs it.
 */
export type Setting = {
  default: unknown;
  /**
   * Description of the setting.
   */
  explanation: string;
  /**
   * Name of the setting.
   */
  name: string;
  /**
   * Value in each preset, by the name of the preset.
   */
  presets: {
    [k: string]: unknown;
  };
  /**
   * The ruling that introduces the setting; `null` if there is none.
   */
  ruling?: string | null;
} & Setting1;
export type Setting1 =
  | {
      kind: "choice";
      /**
       * The words to choose from.
       */
      options: Choice[];
    }
  | {
      kind: "flag";
    }
  | {
      kind: "number";
      /**
       * Smallest allowed number; `null` if there is none.
       */
      least?: number | null;
      /**
       * Largest allowed number; `null` if there is none.
       */
      most?: number | null;
    }
  | {
      kind: "money";
      unit: Unit;
    }
  | {
      kind: "table";
    }
  | {
      kind: "list";
      /**
       * Minimum number of items; `null` if there is none.
       */
      least?: number | null;
      /**
       * Maximum number of items; `null` if there is none.
       */
      most?: number | null;
      of: Kind;
    }
  | {
      kind: "named";
      /**
       * The values to choose from.
       */
      options: Alternative[];
    }
  | {
      kind: "either";
      /**
       * The kinds to choose from, none of them with a name.
       */
      options: Alternative[];
    }
  | {
      kind: "text";
    };
/**
 * Unit of a game's amounts (ruling ALL-2).
 */
export type Unit = "chips" | "cents" | "points";
/**
 * Allowed values of a setting.
 */
export type Kind =
  | {
      kind: "choice";
      /**
       * The words to choose from.
       */
      options: Choice[];
    }
  | {
      kind: "flag";
    }
  | {
      kind: "number";
      /**
       * Smallest allowed number; `null` if there is none.
       */
      least?: number | null;
      /**
       * Largest allowed number; `null` if there is none.
       */
      most?: number | null;
    }
  | {
      kind: "money";
      unit: Unit;
    }
  | {
      kind: "table";
    }
  | {
      kind: "list";
      /**
       * Minimum number of items; `null` if there is none.
       */
      least?: number | null;
      /**
       * Maximum number of items; `null` if there is none.
       */
      most?: number | null;
      of: Kind;
    }
  | {
      kind: "named";
      /**
       * The values to choose from.
       */
      options: Alternative[];
    }
  | {
      kind: "either";
      /**
       * The kinds to choose from, none of them with a name.
       */
      options: Alternative[];
    }
  | {
      kind: "text";
    };
/**
 * An alternative of `named` or `either`.
 */
export type Alternative = {
  /**
   * Description of the value.
   */
  explanation: string;
  /**
   * The name of the field of a named value; `null` for an alternative of `either`.
   */
  name?: string | null;
} & Alternative1;
export type Alternative1 =
  | {
      kind: "choice";
      /**
       * The words to choose from.
       */
      options: Choice[];
    }
  | {
      kind: "flag";
    }
  | {
      kind: "number";
      /**
       * Smallest allowed number; `null` if there is none.
       */
      least?: number | null;
      /**
       * Largest allowed number; `null` if there is none.
       */
      most?: number | null;
    }
  | {
      kind: "money";
      unit: Unit;
    }
  | {
      kind: "table";
    }
  | {
      kind: "list";
      /**
       * Minimum number of items; `null` if there is none.
       */
      least?: number | null;
      /**
       * Maximum number of items; `null` if there is none.
       */
      most?: number | null;
      of: Kind;
    }
  | {
      kind: "named";
      /**
       * The values to choose from.
       */
      options: Alternative[];
    }
  | {
      kind: "either";
      /**
       * The kinds to choose from, none of them with a name.
       */
      options: Alternative[];
    }
  | {
      kind: "text";
    };
/**
 * An event with its sequence number and its hand.
 */
export type Step = {
  /**
   * Number of the event's hand; between hands, the number of the last hand.
   */
  hand: number;
  /**
   * Sequence number of the event's log entry. The steps of one action share it.
   */
  seq: number;
} & Step1;
export type Step1 =
  | {
      table: TableEvent;
    }
  | {
      game: {
        /**
         * The rule clauses that the event cites: those of the game's rulebook, then the rulings.
         */
        clauses: string[];
        seen: unknown;
      };
    };
/**
 * Events of a table, apart from the game's own. Seats are table seats; amounts are in the game's unit (ALL-2).
 */
export type TableEvent =
  | {
      bot: boolean;
      event: "seated";
      name: string;
      seat: number;
      stack?: Chips | null;
    }
  | {
      amount: Chips;
      event: "topped_up";
      name?: string;
      seat: number;
    }
  | {
      clock: boolean;
      event: "sat_out";
      name?: string;
      seat: number;
    }
  | {
      event: "sat_in";
      name?: string;
      seat: number;
    }
  | {
      event: "renamed";
      name: string;
      seat: number;
      was: string;
    }
  | {
      by: LeftBy;
      event: "left";
      host?: string | null;
      name: string;
      seat: number;
      stack?: Chips | null;
    }
  | {
      button?: number | null;
      event: "hand_began";
      lineup: number[];
      players?: string[];
    }
  | {
      event: "hand_over";
      house?: number | null;
      nets?: number[] | null;
      unpaid?: boolean;
    }
  | {
      event: "paused";
      minutes: number;
    }
  | {
      clock: boolean;
      event: "resumed";
    }
  | {
      event: "configured";
    }
  | (Closing & {
      event: "closing";
    })
  | (Closing & {
      event: "closed";
    })
  | {
      event: "chat_set";
      open: boolean;
    }
  | {
      event: "joined_list";
      name: string;
    }
  | {
      event: "seat_offered";
      name: string;
    }
  | {
      by: LeftListBy;
      event: "left_list";
      name: string;
    }
  | {
      cause: RollbackCause;
      event: "voided";
      open: boolean;
    };
/**
 * Cause of a player's departure.
 */
export type LeftBy = "player" | "host" | "clock" | "closing" | "no_chips" | "administrator" | "revoked";
/**
 * Cause of a table's closing.
 */
export type ClosedBy = "host" | "clock" | "administrator";
/**
 * Cause of leaving the waiting list without taking a seat.
 */
export type LeftListBy = "player" | "clock";
/**
 * Phase of play at a table.
 */
export type Phase = "waiting" | "playing" | "between" | "paused" | "closed";
/**
 * The way in which a new or returning player comes in, unless the player chooses the other way.
 */
export type ComingIn = "post" | "wait";
/**
 * A paragraph, a list item or a table.
 */
export type Block =
  | {
      block: "paragraph";
      /**
       * Text of the paragraph.
       */
      text: Piece[];
    }
  | {
      block: "item";
      /**
       * Number of the item in an ordered list; `null` in an unordered one.
       */
      number?: number | null;
      /**
       * Text of the item.
       */
      text: Piece[];
    }
  | {
      block: "table";
      /**
       * Rows of the table, the header first: the text of each cell.
       */
      rows: Piece[][][];
    };

export interface Rest {
  audit_page: AuditPage;
  ban_request: BanRequest;
  banner_request: BannerRequest;
  bot_line: BotLine;
  chart: Chart;
  closed_page: ClosedPage;
  create: Create;
  decided_guest: GuestDecision;
  edges: Edges;
  failure: Failure;
  game: Game;
  guest_list: GuestList;
  hand_line: HandLine;
  hand_replay: HandReplay;
  hold_request: HoldRequest;
  ledger: Ledger;
  lobby_page: LobbyPage;
  login: Login;
  made_bot: MadeBot;
  me: Me;
  move_code: MoveCode;
  move_request: MoveRequest;
  new_bot: NewBot;
  new_room_bot: NewRoomBot;
  notice: Notice;
  overview: Overview;
  reason: Reason;
  rename_request: RenameRequest;
  report: Report;
  results: Results;
  rules: Rules;
  share: Share;
  table_view: TableView;
}
/**
 * A page of the audit log, with the head of the whole log.
 */
export interface AuditPage {
  /**
   * Positions of the entries of the page that are damaged or missing, the newest first.
   */
  damaged: number[];
  /**
   * Number of entries of the log.
   */
  entries: number;
  /**
   * Hash of the last entry, as 64 hexadecimal digits, which identifies the whole log; all zeros if the log is empty.
   */
  head: string;
  /**
   * The entries of the page, the newest first, without the damaged ones.
   */
  lines: AuditLine[];
}
/**
 * An entry of the audit log, with its position and its time. Its serialized form has the ids of players as strings, as
 * its schema says, since JavaScript represents integers exactly only up to 53 bits. Stored entries have numbers.
 */
export interface AuditLine {
  /**
   * Time of the entry, in milliseconds since the Unix epoch.
   */
  at_ms: number;
  by: Author;
  decided: AuditDecision;
  /**
   * Reason that the author gave; `null` for decisions of a host, the operator or the room, and for a login as the
   * administrator.
   */
  reason?: string | null;
  /**
   * Position of the entry, from 1.
   */
  seq: number;
}
/**
 * A table in the audit log.
 */
export interface TableRef {
  /**
   * Id of the table.
   */
  id: string;
  /**
   * Display name of the table.
   */
  name: string;
}
/**
 * Request to ban a guest.
 */
export interface BanRequest {
  /**
   * `true`, the default, to close the tables that the guest hosts after the current hand, each with the same reason.
   * Otherwise they stay open without a host.
   */
  close_tables?: boolean;
  /**
   * Length of the ban in hours, 1 to 8,784; permanent if omitted.
   */
  hours?: number | null;
  /**
   * `true` to refuse new guests from the networks of the guest too, for the same time. Everybody who shares the
   * network is affected, so the room's own computer and the administrator's network cannot be banned.
   */
  network?: boolean;
  /**
   * Reason of the ban, of 1 to 200 characters, for the audit log and for the guest.
   */
  reason: string;
}
/**
 * Request to show a banner on every page, or to remove it.
 */
export interface BannerRequest {
  /**
   * Reason of the decision, of 1 to 200 characters, for the audit log.
   */
  reason: string;
  /**
   * Text of the banner, of 1 to 200 characters; `null` to remove the banner.
   */
  text?: string | null;
}
/**
 * A bot account in a list.
 */
export interface BotLine {
  /**
   * Id of the account, a number in decimal digits.
   */
  bot: string;
  /**
   * Name of the host to whom the account belongs, and at whose tables the bot may play; null for an account of the
   * administrator, which may play at every table of the room.
   */
  host?: string | null;
  /**
   * Time at which the account was made, in milliseconds since the Unix epoch.
   */
  made_ms: number;
  /**
   * Name of the bot.
   */
  name: string;
  /**
   * Number of open sockets of the account.
   */
  sockets: number;
}
/**
 * The totals of all players after the hands of a table.
 */
export interface Chart {
  /**
   * Number of the first hand that counts: the first of the table, or of its last 3,000 hands. Null before the first
   * hand is over.
   */
  first?: number | null;
  /**
   * All players and bots who were dealt in, in the order of their first hands.
   */
  players: ChartPlayer[];
  /**
   * The totals after up to 200 hands at equal distances, oldest first. The last point is that of the last hand.
   */
  points: ChartPoint[];
}
/**
 * A player or a bot in a chart.
 */
export interface ChartPlayer {
  /**
   * `true` for one of the room's own bots.
   */
  bot: boolean;
  /**
   * `true` for a bot account: a program from outside that plays with a token. Omitted for others.
   */
  bot_account?: boolean;
  /**
   * The name in the last hand.
   */
  name: string;
  /**
   * `true` for the viewer.
   */
  you: boolean;
}
/**
 * The totals after a hand.
 */
export interface ChartPoint {
  /**
   * Time at which the hand ended, in milliseconds since the Unix epoch.
   */
  at_ms: number;
  /**
   * Number of the hand.
   */
  hand: number;
  /**
   * For each player, the sum of the net results, or of the points in a game for points; null before the player's
   * first hand.
   */
  totals: (number | null)[];
}
/**
 * A page of the closed tables of a guest.
 */
export interface ClosedPage {
  /**
   * The number of the page, from 1.
   */
  page: number;
  /**
   * Number of pages, at least 1.
   */
  pages: number;
  /**
   * The tables of the page, the most recently closed first.
   */
  tables: ClosedTable[];
  /**
   * Number of closed tables of the guest.
   */
  total: number;
}
/**
 * A closed table, in the list of a guest who sat there or was its host.
 */
export interface ClosedTable {
  /**
   * Time at which the table closed, in milliseconds since the Unix epoch.
   */
  closed_ms: number;
  game: GameName;
  /**
   * `true` if the guest was the table's host.
   */
  host: boolean;
  /**
   * Id of the table.
   */
  id: string;
  /**
   * Display name of the table.
   */
  name: string;
  /**
   * The guest's cash-outs minus buy-ins and top-ups, in the game's unit (ALL-2); null for a host who did not sit
   * there, and in a game without chips.
   */
  net?: number | null;
}
/**
 * Request for a new table, not yet validated.
 */
export interface Create {
  /**
   * Number of bots, in the last seats; less than the number of seats.
   */
  bots?: number;
  /**
   * The clocks, in seconds; the defaults if omitted.
   */
  clocks?: Clocks | null;
  game: GameName;
  /**
   * The house rules; the defaults of a listed or unlisted table if omitted.
   */
  house_rules?: HouseRules | null;
  /**
   * `true` to list the table in the lobby. Only people with its link can find an unlisted table.
   */
  listed?: boolean;
  /**
   * Display name of the table.
   */
  name: string;
  rules?: unknown;
  /**
   * Number of seats, from 2 to the maximum that the game allows with these settings.
   */
  seats: number;
  /**
   * The buy-in limits; the game's defaults if omitted.
   */
  stakes?: Stakes | null;
}
/**
 * The clocks of a table, in seconds.
 */
export interface Clocks {
  /**
   * Initial time bank of each player, for longer decisions, in seconds.
   */
  bank?: number;
  /**
   * Delay between two hands, in seconds.
   */
  between?: number;
  /**
   * Extra time for a disconnected player, once per hand, in seconds.
   */
  grace?: number;
  /**
   * Time for a decision, in seconds.
   */
  turn?: number;
}
/**
 * House rules of a table: seats of absent players, stacks of returning players, and pauses.
 */
export interface HouseRules {
  /**
   * Seconds of sitting out or of having too few chips after which a seat is freed. If null, only the seats of
   * players who sit out and are disconnected are freed, after ten minutes.
   */
  away?: number | null;
  /**
   * Minutes during which a returning player must buy in for at least the stack that was cashed out (no "going
   * south", also called ratholing). 0 disables this rule. Missed blinds stay owed for at least an hour in any case.
   */
  going_south?: number;
  /**
   * Maximum number of pauses by the host; null for no limit.
   */
  pauses?: number | null;
}
/**
 * Buy-in limits, in the game's unit (ALL-2).
 */
export interface Stakes {
  buy_in_max: Chips;
  buy_in_min: Chips;
  /**
   * Maximum number of rebuys and top-ups of one player, not counting the first buy-in; no limit if omitted.
   */
  rebuys?: number | null;
}
/**
 * The guest whom a decision concerns.
 */
export interface GuestDecision {
  /**
   * Number of tables that the guest hosts and that close because of a ban.
   */
  closed_tables: number;
  /**
   * Name of the guest.
   */
  name: string;
  /**
   * The events that a banned guest created and that are not over. They take no new participants while the ban lasts;
   * the rest of the staff finishes them.
   */
  runs: RunLine[];
  /**
   * Number of tables from which the guest is removed: those where the guest sat or had a socket.
   */
  tables: number;
}
/**
 * An event in a list of events.
 */
export interface RunLine {
  date: Day;
  /**
   * Id of the event.
   */
  id: string;
  /**
   * Name of the event.
   */
  name: string;
  stage: RunStage;
}
/**
 * The exact house edge of every wager of a table.
 */
export interface Edges {
  /**
   * The wagers, the main wager first; empty in a game that is not against the house.
   */
  wagers: WagerEdge[];
}
/**
 * The exact house edge of a wager, over all deals.
 */
export interface WagerEdge {
  /**
   * The denominator of the edge, above 0.
   */
  denominator: string;
  /**
   * House edge: the average loss per unit wagered.
   */
  edge: number;
  /**
   * Probability that the wager wins, from 0 to 1.
   */
  hit_frequency: number;
  /**
   * Numerator of the edge, as a fraction in lowest terms.
   */
  numerator: string;
  /**
   * The wager: `pack` and `bonus` in Packs Poker; `ante`, `flush_bonus` and `straight_flush_bonus` in High Card
   * Flush, where the ante is counted with the best raise.
   */
  wager: string;
}
/**
 * Body of an error response: `{"error": …}`.
 */
export interface Failure {
  error: Refused;
}
/**
 * A refusal in the form that clients receive.
 */
export interface Refused {
  /**
   * Arguments of the message, by name; omitted if there are none.
   */
  args?: {
    [k: string]: unknown;
  };
  /**
   * The rule clauses that the refusal cites: clauses of the game's rulebook, then rulings. Omitted if there are
   * none.
   */
  clauses?: string[];
  /**
   * Stable code for programs and message catalogues, such as `not_your_turn`; `RefusalCode` lists all. A game's own codes are prefixed with
   * its name: `holdem.not_your_turn`.
   */
  code: string;
  /**
   * The message in English, for clients without a catalogue.
   */
  message: string;
}
/**
 * A game of the room, with its settings, bots and defaults.
 */
export interface Game {
  /**
   * The computer players of the game.
   */
  bots: Bot[];
  /**
   * `true` if the game is played for chips, `false` if it is played for points.
   */
  chips: boolean;
  clocks: Clocks;
  game: GameName;
  house_rules: HouseRules;
  /**
   * Minimum and maximum number of players with the default settings.
   *
   * @minItems 2
   * @maxItems 2
   */
  players: [number, number];
  /**
   * The presets, the default of new tables first; empty for a game without presets.
   */
  presets: Choice[];
  /**
   * The settings, sorted by name.
   */
  settings: Setting[];
  /**
   * The default buy-in limits; `null` in a game without chips.
   */
  stakes?: Stakes | null;
  /**
   * Display name of the game, in English.
   */
  title: string;
  unit: Unit;
}
/**
 * A computer player of a game.
 */
export interface Bot {
  /**
   * Short description of the bot's style of play.
   */
  manner: string;
  /**
   * Name of the bot's style of play, which hosts specify to add such a bot.
   */
  style: string;
}
/**
 * One of the words that are allowed as the value of a setting.
 */
export interface Choice {
  /**
   * Description of the value.
   */
  explanation: string;
  /**
   * The word as it is written in the settings.
   */
  value: string;
}
/**
 * The guests whom the administrator can remove and ban.
 */
export interface GuestList {
  /**
   * Number of guests that match the search.
   */
  found: number;
  /**
   * At most 200 guests: first those at a table, by name, then the others, by name. If more match, those at a table
   * and those with a socket come first, then the latest guest of each client, then the second latest, and so on.
   */
  guests: GuestLine[];
}
/**
 * A guest who is in the room, was there in the last 24 hours, hosts an open table or organises an event.
 */
export interface GuestLine {
  /**
   * The clients from which the guest has a socket or made the last request.
   */
  clients: string[];
  /**
   * `true` if the guest has a socket open.
   */
  connected: boolean;
  /**
   * Name of the guest.
   */
  name: string;
  /**
   * `true` if one of the clients is the room's own computer or the administrator's network, neither of which can be
   * banned.
   */
  own_network: boolean;
  /**
   * Id of the guest, a number of up to 63 bits.
   */
  player: string;
  /**
   * Time of the last request, in milliseconds since the Unix epoch; `null` for a guest with a socket, and for one
   * who made no request in the last 24 hours.
   */
  seen_ms?: number | null;
  /**
   * Ids of the tables where the guest sits or watches.
   */
  tables: string[];
}
/**
 * A finished hand as a line of a list.
 */
export interface HandLine {
  /**
   * Time at which the hand ended, in milliseconds since the Unix epoch.
   */
  at_ms: number;
  /**
   * Number of the hand.
   */
  hand: number;
  /**
   * Net result of the house, in the game's unit (ALL-2); null in a game that is not against the house.
   */
  house?: number | null;
  /**
   * Players who were dealt in, in hand seat order.
   */
  players: HandPlayer[];
  /**
   * `true` if the hand is void and moved no chips because an account of the table had reached its limit.
   */
  unpaid: boolean;
}
/**
 * A player who was dealt into a hand.
 */
export interface HandPlayer {
  /**
   * `true` for one of the room's own bots.
   */
  bot: boolean;
  /**
   * `true` for a bot account: a program from outside that plays with a token. Omitted for others.
   */
  bot_account?: boolean;
  /**
   * The player's name at the table.
   */
  name: string;
  /**
   * Net result of the player, in the game's unit (ALL-2); null in a game without chips.
   */
  net?: number | null;
  /**
   * Points of the round; null in a game with chips, for a player who had been eliminated from the match, and in
   * hands that were stored without points.
   */
  points?: number | null;
  /**
   * Number of the player's seat.
   */
  seat: number;
  /**
   * `true` for the viewer.
   */
  you: boolean;
}
/**
 * A hand, step by step.
 */
export interface HandReplay {
  /**
   * Time at which the hand ended, in milliseconds since the Unix epoch.
   */
  at_ms: number;
  /**
   * The seat with the button; null in games other than hold'em.
   */
  button?: number | null;
  /**
   * The events in groups, each with the view after it, oldest first.
   */
  frames: Frame[];
  game: GameName;
  /**
   * Number of the hand.
   */
  hand: number;
  /**
   * Net result of the house, in the game's unit (ALL-2); null in a game that is not against the house.
   */
  house?: number | null;
  /**
   * Players who were dealt in, in hand seat order.
   */
  players: HandPlayer[];
  /**
   * `true` if the hand is void and moved no chips because an account of the table had reached its limit.
   */
  unpaid: boolean;
}
/**
 * Events of a hand, with the view after them.
 */
export interface Frame {
  /**
   * The events of the frame, oldest first.
   */
  steps: Step[];
  view: unknown;
}
/**
 * The closing of a table.
 */
export interface Closing {
  by?: ClosedBy;
  /**
   * The administrator's reason, for everybody at the table; absent if there is none, or if only the audit log has it, as after
   * the ban of a host.
   */
  reason?: string | null;
}
/**
 * Request to refuse new tables and events, or to accept them again.
 */
export interface HoldRequest {
  /**
   * `true` to refuse new tables and events from now on.
   */
  held: boolean;
  /**
   * Reason of the decision, of 1 to 200 characters, for the audit log and for the refused guests.
   */
  reason: string;
}
/**
 * Balances of all accounts of the ledger, and their sum.
 */
export interface Ledger {
  /**
   * Every account that was ever used.
   */
  accounts: Balance[];
  /**
   * Sum over all accounts: 0 unless the ledger is damaged.
   */
  sum: number;
}
/**
 * An account of the ledger with its balance.
 */
export interface Balance {
  /**
   * Name of the account: `issue/TABLE`, `house/TABLE`, `bots/TABLE`, `demo/TABLE` or `seat/TABLE/CHAIR`; in data of
   * older versions also the room-wide `issue`, `house`, `bots` and `demo`.
   */
  account: string;
  /**
   * Balance in the game's unit (ALL-2).
   */
  balance: number;
}
/**
 * A page of the tables that the lobby lists.
 */
export interface LobbyPage {
  /**
   * The number of the page, from 1.
   */
  page: number;
  /**
   * Number of pages, at least 1.
   */
  pages: number;
  /**
   * The tables of the page. Tables with seated players come first, then demo tables without players, then all other
   * tables; within each group, the newest come first. Bots do not count as players.
   */
  tables: TableView[];
  /**
   * Number of listed tables.
   */
  total: number;
}
/**
 * Public view of a table.
 */
export interface TableView {
  /**
   * The seat with the button in hold'em, which may be empty; null before the first hand and in other games.
   */
  button?: number | null;
  /**
   * `true` while players and the host may write in the chat.
   */
  chat_open: boolean;
  /**
   * Running turn clock; null if no person has to act.
   */
  clock?: ClockView | null;
  clocks: Clocks;
  /**
   * Cause of the closing of the table, which is over or waits for the end of the current hand; null if the table
   * stays open. The events have the administrator's reason.
   */
  closing?: ClosedBy | null;
  /**
   * `true` for a demo table, whose bots play only while a client is connected.
   */
  demo: boolean;
  /**
   * The game: `holdem`, `packs_poker`, `high_card_flush` or `mount_holyoke`.
   */
  game: string;
  /**
   * Number of the current or last hand; 0 before the first.
   */
  hand: number;
  /**
   * The name of the host, if known; null for a demo table.
   */
  host?: string | null;
  house_rules: HouseRules;
  /**
   * The table's id, as in its URL.
   */
  id: string;
  /**
   * The seats dealt into the current or last hand, in hand seat order; empty before the first hand, and after a
   * rollback until the next hand.
   */
  lineup: number[];
  /**
   * `true` if the lobby lists the table.
   */
  listed: boolean;
  /**
   * Number of players still needed for the next hand.
   */
  missing: number;
  /**
   * Display name of the table.
   */
  name: string;
  /**
   * Time until the pause ends, in milliseconds; its full length while the current hand is still being played. Null
   * without a pause.
   */
  pause_left_ms?: number | null;
  /**
   * Number of pauses that the host has left; null for no limit.
   */
  pauses_left?: number | null;
  phase: Phase;
  /**
   * Names that the players in `lineup` had when the hand began, in the same order; a name is kept after its player
   * leaves.
   */
  players: string[];
  rules: unknown;
  /**
   * All seats of the table, seat 1 first; null for a free one.
   */
  seats: (SeatView | null)[];
  /**
   * The buy-in limits; null in a game without chips.
   */
  stakes?: Stakes | null;
  /**
   * The waiting list, in order.
   */
  waiting: WaiterView[];
  /**
   * Number of connected spectators.
   */
  watchers: number;
}
/**
 * A running turn clock.
 */
export interface ClockView {
  /**
   * `true` while the clock runs on a player's time bank.
   */
  is_bank: boolean;
  /**
   * Time left, in milliseconds.
   */
  left_ms: number;
  /**
   * Length of the clock's current phase, such as the turn or the time bank, in milliseconds.
   */
  of_ms: number;
  /**
   * The seats that must act.
   */
  seats: number[];
}
/**
 * An occupied seat.
 */
export interface SeatView {
  /**
   * Time bank left, in milliseconds.
   */
  bank_ms: number;
  /**
   * Name of the strategy of one of the room's own bots; null for others.
   */
  bot?: string | null;
  /**
   * `true` for a bot account: a program from outside that plays with a token. Omitted for others.
   */
  bot_account?: boolean;
  /**
   * Chips that are added before the next hand; null if none.
   */
  coming?: Chips | null;
  /**
   * Choice of a player who `waits`: to post at the next hand, or to wait for the big blind; null for others.
   */
  coming_in?: ComingIn | null;
  /**
   * `true` if the player has an open socket; always `true` for the room's own bots.
   */
  connected: boolean;
  /**
   * `true` if the player leaves after this hand.
   */
  leaving: boolean;
  /**
   * The player's name.
   */
  name: string;
  /**
   * `true` if the player is not in the hand in progress and has too few chips to be dealt in.
   */
  needs_chips: boolean;
  /**
   * `true` if the player sits out.
   */
  sits_out: boolean;
  /**
   * Stack between hands, or at the start of the current hand; null in a game without chips.
   */
  stack?: Chips | null;
  /**
   * `true` if the player is dealt in only once the big blind arrives or the missed blinds are posted.
   */
  waits: boolean;
}
/**
 * A person on the waiting list.
 */
export interface WaiterView {
  /**
   * Time left to take the seat that is offered, in milliseconds; null without an offer.
   */
  left_ms?: number | null;
  /**
   * The person's name.
   */
  name: string;
}
/**
 * Request to log in with the administrator's one-time token.
 */
export interface Login {
  /**
   * The token that was printed when the room started.
   */
  token: string;
}
/**
 * A new bot account.
 */
export interface MadeBot {
  /**
   * Id of the account, a number in decimal digits.
   */
  bot: string;
  /**
   * Name of the host to whom the account belongs, and at whose tables the bot may play; null for an account of the
   * administrator, which may play at every table of the room.
   */
  host?: string | null;
  /**
   * Time at which the account was made, in milliseconds since the Unix epoch.
   */
  made_ms: number;
  /**
   * Name of the bot.
   */
  name: string;
  /**
   * Number of open sockets of the account.
   */
  sockets: number;
  /**
   * Token of the account. The room stores only the token's hash, so this is the only time that the token is shown.
   * A program sends it with each request, as `Authorization: Bearer TOKEN`.
   */
  token: string;
}
/**
 * The guest of this browser, with the rights of its session.
 */
export interface Me {
  /**
   * `true` if the session has the administrator's rights.
   */
  admin: boolean;
  /**
   * Name of the guest; `null` before one is set.
   */
  name?: string | null;
}
/**
 * A code with which the guest continues on another device.
 */
export interface MoveCode {
  /**
   * The code, of eight letters and digits. It is valid once.
   */
  code: string;
  /**
   * Time during which the code is valid, in seconds.
   */
  seconds: number;
  share: Share;
}
/**
 * Links for inviting others to the room or to a table.
 */
export interface Share {
  /**
   * The command that makes the room reachable from other devices. `null` if they can reach it.
   */
  command?: string | null;
  /**
   * The links, the best first.
   */
  links: Link[];
  /**
   * `true` if the links work only on this machine.
   */
  loopback: boolean;
}
/**
 * A link to a page of the room.
 */
export interface Link {
  /**
   * The URL as a QR code in SVG; `null` if it is too long for one.
   */
  qr_svg?: string | null;
  /**
   * URL of the page.
   */
  url: string;
}
/**
 * Request to continue on this device.
 */
export interface MoveRequest {
  /**
   * The code; upper and lower case, spaces and hyphens make no difference.
   */
  code: string;
}
/**
 * Request for a new bot account of a host.
 */
export interface NewBot {
  /**
   * Name of the bot, with the rules of the name of a guest: 1 to 24 characters, letters, marks and digits of one
   * script, spaces, `'`, `-`, `.` and emoji. Unlike that of a guest, it may contain the word “bot”.
   */
  name: string;
}
/**
 * Request for a new bot account of the administrator.
 */
export interface NewRoomBot {
  /**
   * Name of the bot, with the rules of the name of a guest.
   */
  name: string;
  /**
   * Reason of the decision, of 1 to 200 characters, for the audit log.
   */
  reason: string;
}
/**
 * The administrator's notices to everybody.
 */
export interface Notice {
  /**
   * The banner that every page shows; `null` if there is none.
   */
  banner?: string | null;
  /**
   * Reason why new tables and events are not accepted; `null` if they are accepted.
   */
  held?: string | null;
}
/**
 * The cost of clients and tables, and the decisions in force.
 */
export interface Overview {
  /**
   * Number of entries of the audit log.
   */
  audit_entries: number;
  /**
   * Hash of the last entry of the audit log, as 64 hexadecimal digits, which identifies the whole log; all zeros if
   * the log is empty.
   */
  audit_head: string;
  /**
   * The banner that every page shows; `null` if there is none.
   */
  banner?: string | null;
  /**
   * The bans in force, by name.
   */
  bans: BanLine[];
  /**
   * The clients that made a request in the last hour or have a connection, the most expensive first.
   */
  clients: ClientCost[];
  /**
   * Reason why no new tables and events are accepted; `null` if they are accepted.
   */
  held?: string | null;
  replaced_clients: ReplacedCost;
  /**
   * The open tables, the most expensive first.
   */
  tables: TableCost[];
}
/**
 * A ban in force.
 */
export interface BanLine {
  /**
   * Name of the guest when the ban was made.
   */
  name: string;
  /**
   * The networks from which no new guest is accepted.
   */
  networks: string[];
  /**
   * Id of the guest, a number of up to 63 bits.
   */
  player: string;
  /**
   * Reason of the ban.
   */
  reason: string;
  /**
   * Time at which the ban ends, in milliseconds since the Unix epoch; `null` for a permanent ban.
   */
  until_ms?: number | null;
}
/**
 * The cost of a client, which is an IPv4 address or an IPv6 /64 network.
 */
export interface ClientCost {
  /**
   * The address, or the first address of the network.
   */
  client: string;
  /**
   * Number of open connections.
   */
  connections: number;
  /**
   * Names of the guests with a socket from it, in alphabetical order.
   */
  guests: string[];
  /**
   * Processor time of these requests and of the sockets, in milliseconds, without that of the tables.
   */
  processor_ms: number;
  /**
   * Number of these requests that were refused.
   */
  refused: number;
  /**
   * Number of requests since the client last spent an hour without a request and without an open socket.
   */
  requests: number;
  /**
   * Number of open sockets.
   */
  sockets: number;
}
/**
 * The sum of the costs of clients that are no longer listed, since the room was started.
 */
export interface ReplacedCost {
  /**
   * Number of clients.
   */
  clients: number;
  /**
   * Processor time of these requests and of the sockets, in milliseconds.
   */
  processor_ms: number;
  /**
   * Number of these requests that were refused.
   */
  refused: number;
  /**
   * Number of their requests.
   */
  requests: number;
}
/**
 * The cost of a table since it was opened or the room was started.
 */
export interface TableCost {
  /**
   * Total size of the messages sent, in bytes.
   */
  bytes: number;
  /**
   * Number of entries in its log, since its creation.
   */
  entries: number;
  /**
   * Number of messages sent.
   */
  messages: number;
  /**
   * Processor time of the table, in milliseconds.
   */
  processor_ms: number;
  /**
   * Number of open sockets.
   */
  sockets: number;
  /**
   * Id of the table.
   */
  table: string;
}
/**
 * Request for a decision that has only a reason.
 */
export interface Reason {
  /**
   * Reason of the decision, of 1 to 200 characters, for the audit log; the removal of a guest also shows it to the
   * guest, and the closing of a table to everybody at the table.
   */
  reason: string;
}
/**
 * Request to set or change the name of a guest.
 */
export interface RenameRequest {
  /**
   * The name, of 1 to 24 characters: letters, marks and digits of one script (Chinese, Japanese and Korean also with
   * Latin), spaces, `'`, `-`, `.` and emoji.
   */
  name: string;
}
/**
 * Result of the integrity checks so far, for the administrator.
 */
export interface Report {
  /**
   * Error that aborted the last check of the whole store; `null` if no error did. An aborted check is retried.
   */
  broke_off?: Refused | null;
  /**
   * `true` while the check of the whole store runs.
   */
  checking: boolean;
  /**
   * Number of log entries that the check of the whole store has read so far.
   */
  entries: number;
  /**
   * Problems found so far.
   */
  problems: Problem[];
  /**
   * Tables whose logs were rolled back, because the database lost data, was replaced or is a backup. Their open
   * hands are void.
   */
  rolled_back: RolledBack[];
  /**
   * Duration of the check of the whole store, in milliseconds; `null` until it is finished.
   */
  took_ms?: number | null;
}
/**
 * An integrity problem, or a table that could not be opened.
 */
export interface Problem {
  /**
   * `true` if the table could not be read because of a store outage; opening it is retried.
   */
  retried: boolean;
  /**
   * Ids of the tables that the problem suspends.
   */
  suspended: string[];
  wrong: Refused;
}
/**
 * A table whose log was rolled back.
 */
export interface RolledBack {
  cause: RollbackCause;
  /**
   * Number of the last hand that is known to have begun; 0 if none is.
   */
  hand: number;
  /**
   * Id of the table.
   */
  table: string;
}
/**
 * Results of a table so far.
 */
export interface Results {
  /**
   * `true` if the table is closed.
   */
  closed: boolean;
  /**
   * The closing of the table, which is over or waits for the end of the current hand; null if the table stays open.
   */
  closing?: Closing | null;
  /**
   * Time at which the table was created, in milliseconds since the Unix epoch.
   */
  from_ms: number;
  game: GameName;
  /**
   * Number of the last hand. It is the number of hands begun, unless a rollback skipped some numbers.
   */
  hands: number;
  /**
   * The table's name.
   */
  name: string;
  /**
   * The payments among the players and the house that settle what they stand at, as few as possible for up to twelve.
   * The bots play for the house. Null in a game without chips and at a demo table.
   */
  payments?: ResultPayment[] | null;
  /**
   * All players and bots who sat at the table, in the order of their first buy-ins.
   */
  players: PlayerResult[];
  /**
   * Time of the last entry, in milliseconds since the Unix epoch.
   */
  to_ms: number;
}
/**
 * A payment that settles results.
 */
export interface ResultPayment {
  amount: Chips;
  /**
   * Index in the list of players of the player who pays; null for the house.
   */
  from?: number | null;
  /**
   * Index in the list of players of the player who is paid; null for the house.
   */
  to?: number | null;
}
/**
 * Buy-ins and cash-outs, or the points, of a player or a bot.
 */
export interface PlayerResult {
  /**
   * `true` for one of the room's own bots.
   */
  bot: boolean;
  /**
   * `true` for a bot account: a program from outside that plays with a token, and settles like a player.
   * Omitted for others.
   */
  bot_account?: boolean;
  /**
   * Total of buy-ins and top-ups; null in a game without chips.
   */
  bought?: Chips | null;
  /**
   * Total of cash-outs; null in a game without chips.
   */
  cashed_out?: Chips | null;
  /**
   * The name under which the player or bot last sat down.
   */
  name: string;
  /**
   * Cash-outs minus buy-ins and top-ups, in the game's unit (ALL-2); null in a game without chips, and while the
   * player is seated.
   */
  net?: number | null;
  /**
   * Total points of all rounds; null in a game with chips, and if a round was stored without points.
   */
  points?: number | null;
  /**
   * The stack after the last hand while the player is seated, with chips that are added before the next hand; null in
   * a game without chips, and for a player who left.
   */
  stack?: Chips | null;
  /**
   * Stack and cash-outs minus buy-ins and top-ups, in the game's unit (ALL-2): the net result if the player left now.
   * Null in a game without chips.
   */
  standing?: number | null;
  /**
   * `true` for the viewer.
   */
  you: boolean;
}
/**
 * The rulebook of a game, and the rulings that apply to it.
 */
export interface Rules {
  book: Book;
  /**
   * Rulings on questions that the rulebook leaves open: those for all games, then those for this game.
   */
  rulings: Chapter[];
}
/**
 * A page of the rules: the rulebook of a game, or the rulings.
 */
export interface Book {
  /**
   * Text before the first chapter.
   */
  blocks: Block[];
  /**
   * Chapters of the page, in order.
   */
  chapters: Chapter[];
  /**
   * Title of the page.
   */
  title: string;
}
/**
 * A run of text that is either one link or plain text.
 */
export interface Piece {
  /**
   * Id of the clause or ruling to which the text links; omitted for plain text.
   */
  clause?: string | null;
  /**
   * The text without markup.
   */
  text: string;
}
/**
 * A chapter: a second-level heading and everything under it.
 */
export interface Chapter {
  /**
   * Text before the first entry.
   */
  blocks: Block[];
  /**
   * Entries of the chapter, in order.
   */
  entries: Entry[];
  /**
   * Title of the chapter.
   */
  title: string;
}
/**
 * A clause, a ruling or the text under another third-level heading.
 */
export interface Entry {
  /**
   * Text of the entry.
   */
  blocks: Block[];
  /**
   * Id of a clause or a ruling, such as `holdem/trade-2` or `TH-3`; `null` for any other entry.
   */
  id?: string | null;
  /**
   * Title of the entry without the id, such as `raise`.
   */
  title: string;
}
