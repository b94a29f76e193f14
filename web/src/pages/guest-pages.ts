// The pages of a guest's own name and devices.
import "./table-common.js";
import "./move.js";
import "./you.js";
