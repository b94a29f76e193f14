import "../pages/table-common.js";

export { highCardFlush as felt } from "./high_card_flush/felt.js";
