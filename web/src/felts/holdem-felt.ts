import "../pages/table-common.js";

export { holdem as felt } from "./holdem/felt.js";
