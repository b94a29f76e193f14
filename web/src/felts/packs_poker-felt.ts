import "../pages/table-common.js";

export { packsPoker as felt } from "./packs_poker/felt.js";
