// Modules of settings and rules that the form of a new table, the panels of a table, the page of the rules and the plan of an
// event use. They are in one file, since all of these import this one.
import "./common.js";
import "./clocks.js";
import "./custom-value.js";
import "./house-rules.js";
import "./named-number.js";
import "./rule-groups.js";
import "./rules.js";
import "./setting-fields.js";
import "./setting.js";
import "./stakes.js";
import "./table-rules.js";
