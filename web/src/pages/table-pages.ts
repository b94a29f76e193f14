// The table, and the replay of a hand.
import "./table-common.js";
import "./hand.js";
import "./table.js";
