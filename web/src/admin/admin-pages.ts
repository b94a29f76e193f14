// The page of the administrator.
import "../run/common.js";
import "../pages/table-common.js";
import "./page.js";
