import "../pages/table-common.js";

export { mountHolyoke as felt } from "./mount_holyoke/felt.js";
