// The parts of a table that nobody needs to begin with: the ledger and the panels with the rules, the host's tools, the
// invitation and the settings. An element whose code comes later is rendered as soon as it is there.
import "./rules-common.js";
import "./table-common.js";
import "../table/host.js";
import "../table/key-list.js";
import "../table/ledger.js";
import "../table/preferences.js";
import "../table/share.js";
import "./rules.js";
