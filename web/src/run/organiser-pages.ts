// The pages of the organiser of an event.
import "../pages/rules-common.js";
import "../pages/table-common.js";
import "./common.js";
import "./corrections.js";
import "./money.js";
import "./plan.js";
import "./questions.js";
import "./registration.js";
import "./sheets.js";
import "./staff.js";
