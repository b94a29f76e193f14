// Reads hands as npm's hhp does: a list of texts in, a list of what it made of each out; null where it took none.
const { parseHand, canParse } = require("hhp");
const texts = JSON.parse(require("fs").readFileSync(0, "utf8"));
const read = (text) => (canParse(text) ? parseHand(text) : null);
process.stdout.write(JSON.stringify(texts.map((text) => read(text) ?? null)));
