// The lobby.
import "./common.js";
import "./lobby.js";
