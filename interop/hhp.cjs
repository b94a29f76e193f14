// Parses hands with the npm package hhp: JSON list of texts on stdin, JSON list of parsed hands on stdout, with null
// for a text that hhp cannot parse.
const { parseHand, canParse } = require("hhp");
const texts = JSON.parse(require("fs").readFileSync(0, "utf8"));
const read = (text) => (canParse(text) ? parseHand(text) : null);
process.stdout.write(JSON.stringify(texts.map((text) => read(text) ?? null)));
