// The form of a new table.
import "./rules-common.js";
import "./create.js";
