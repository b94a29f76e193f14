// The pages of the desks of an event, those that open by a sheet's code, and the page on which staff join.
import "../pages/rules-common.js";
import "../pages/table-common.js";
import "./common.js";
import "./find-sheet.js";
import "./finish.js";
import "./staff-join.js";
import "./stop.js";
