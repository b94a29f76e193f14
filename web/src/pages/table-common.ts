// Modules that a table, its panels and the pages of guests and of staff use. Like `common.ts`, they are in one file, since all of
// these import this one. The lobby, the form of a new table and the board of an event load without them.
import "./common.js";
import "../felts/holdem/holdem-choices.js";
import "../felts/holdem/size-buttons.js";
import "../offline/worker-client.js";
import "../run/segments.js";
import "../sound/audio.js";
import "../sound/player.js";
import "../table/amounts.js";
import "../table/stacks.js";
import "../turn/notices.js";
import "../turn/vibration.js";
import "../widgets/amount-label.js";
import "../widgets/confirm-button.js";
import "../widgets/copy.js";
import "../widgets/fault.js";
import "../widgets/focus.js";
import "../widgets/look-choices.js";
import "../widgets/qr.js";
import "../widgets/stray-click.js";
