// Parses hands with the npm package hhp: reads a JSON list of strings from stdin, and writes a JSON list of the parsed
// hands to stdout, with null for a string that hhp cannot parse.
const { parseHand, canParse } = require("hhp");
const texts = JSON.parse(require("fs").readFileSync(0, "utf8"));
const read = (text) => (canParse(text) ? parseHand(text) : null);
process.stdout.write(JSON.stringify(texts.map((text) => read(text) ?? null)));
