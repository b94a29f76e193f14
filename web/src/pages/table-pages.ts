// The table, and the replay of a hand.
import "./common.js";
import "./hand.js";
import "./table.js";
