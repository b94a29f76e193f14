// The board of an event.
import "./common.js";
import "./board.js";
