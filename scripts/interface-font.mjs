// Subsets the interface's font to the characters of our own texts: the first visit loads 28 kB
// instead of 73 kB. Other characters, such as those in a user's name, come from the complete files
// (src/web/styles/fonts.css). Run it after updating the font's package: node
// scripts/interface-font.mjs
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const SOURCE = "node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2";
const TARGET = "src/web/styles/inter-core.woff2";

/** ASCII and the punctuation of our texts; must match the unicode-range in fonts.css. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
];
const text = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)),
).join("");

const font = await subsetFont(await readFile(SOURCE), text, {
  targetFormat: "woff2",
  // The design uses only these weights; the optical size axis is kept.
  variationAxes: { wght: { min: 400, max: 600 } },
  // Default features, tabular figures and the two stylistic alternates used in base.css.
  keepFeatures: ["kern", "calt", "ccmp", "tnum", "cv11", "ss03"],
});
await writeFile(TARGET, font);
console.log(`${TARGET}: ${font.length} bytes`);
