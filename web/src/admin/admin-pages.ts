// The page of the administrator.
import "../pages/common.js";
import "./page.js";
