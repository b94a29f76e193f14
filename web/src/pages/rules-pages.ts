// The rules of a game.
import "./rules-common.js";
import "./rules.js";
