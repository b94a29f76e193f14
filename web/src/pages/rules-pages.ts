// The rules of a game.
import "./common.js";
import "./rules.js";
