// Modules that most pages of an event use. Like `pages/common.ts`, they are in one file, since every group imports this one.
import "../pages/common.js";
import "../connection/runs.js";
import "../state/run.js";
import "../widgets/action-form.js";
import "./board-countdown.js";
import "./board-lists.js";
import "./board-parts.js";
import "./board-time.js";
import "./board-words.js";
import "./corrections-form.js";
import "./desk-words.js";
import "./draw-names.js";
import "./moved-note.js";
import "./offers.js";
import "./time.js";
