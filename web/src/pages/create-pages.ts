// The form of a new table.
import "./common.js";
import "./create.js";
