// Reads the vertical metrics and the coverage of every font of the composer, so that the product
// needs no font parser. Run it after changing fonts: node scripts/font-table.mjs
import { readFileSync, writeFileSync, existsSync } from "node:fs";
import { openSync } from "fontkit";

/**
 * Axis file by family id; "400" families are static. For Chinese, Japanese and Korean, the
 * package's ranges are used.
 */
const FAMILIES = {
  "bricolage-grotesque": "standard",
  "hanken-grotesk": "wght",
  "inter-tight": "wght",
  archivo: "wght",
  anton: "400",
  oswald: "wght",
  "source-serif-4": "wght",
  "source-sans-3": "wght",
  fredoka: "wght",
  nunito: "wght",
  "bodoni-moda": "standard",
  playfair: "standard",
  jost: "wght",
  rubik: "wght",
  cairo: "wght",
  "baloo-bhaijaan-2": "wght",
  "baloo-2": "wght",
  "noto-sans": "wght",
  "noto-serif": "wght",
  "noto-sans-arabic": "wght",
  "noto-naskh-arabic": "wght",
  "noto-sans-devanagari": "wght",
  "noto-serif-devanagari": "wght",
  "noto-sans-bengali": "wght",
  "noto-sans-tamil": "wght",
  "noto-sans-thai": "wght",
  "noto-serif-thai": "wght",
  "noto-sans-georgian": "wght",
  "noto-sans-armenian": "wght",
  "noto-sans-symbols": "400",
  "noto-sans-symbols-2": "400",
  "noto-sans-math": "400",
  "noto-sans-sc": "wght",
  "noto-serif-sc": "wght",
  "zcool-kuaile": "400",
  "noto-sans-jp": "wght",
  "noto-serif-jp": "wght",
  "mochiy-pop-one": "400",
  "noto-sans-kr": "wght",
  "noto-serif-kr": "wght",
  jua: "400",
};

const hex = (n) => n.toString(16);
const round = (n) => Math.round(n * 1000) / 1000;

function rangesOf(points) {
  const ranges = [];
  for (const p of [...points].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && p === last[1] + 1) last[1] = p;
    else ranges.push([p, p]);
  }
  return ranges.map(([a, b]) => (a === b ? hex(a) : `${hex(a)}-${hex(b)}`)).join(",");
}

const declared = (text) =>
  text.split(",").map((part) =>
    part
      .trim()
      .replace("U+", "")
      .split("-")
      .map((v) => Number.parseInt(v, 16)),
  );

const table = {};
for (const [id, axis] of Object.entries(FAMILIES)) {
  const scope = axis === "400" ? "@fontsource" : "@fontsource-variable";
  const folder = `node_modules/${scope}/${id}`;
  const unicode = JSON.parse(readFileSync(`${folder}/unicode.json`, "utf8"));
  const many = Object.keys(unicode).length > 30;
  const subsets = {};
  let metrics = null;
  const order = Object.keys(unicode).sort((a, b) => Number(b === "latin") - Number(a === "latin"));
  for (const subset of order) {
    const name = `${id}-${subset.replace(/[[\]]/g, "")}-${axis}-normal.woff2`;
    if (!existsSync(`${folder}/files/${name}`)) continue;
    if (many && metrics) continue;
    const font = openSync(`${folder}/files/${name}`);
    const em = font.unitsPerEm;
    metrics ??= {
      ascent: round(font.ascent / em),
      descent: round(-font.descent / em),
      cap: round((font.capHeight || em * 0.7) / em),
      xHeight: round((font.xHeight || em * 0.5) / em),
    };
    if (many) continue;
    const inRange = (p) => declared(unicode[subset]).some(([a, b = a]) => p >= a && p <= b);
    subsets[subset] = rangesOf(font.characterSet.filter((p) => p >= 32 && inRange(p)));
  }
  table[id] = { package: `${scope}/${id}`, axis, ...metrics, ...(many ? {} : { subsets }) };
}
writeFileSync("src/server/render/fonts/font-table.json", `${JSON.stringify(table, null, 1)}\n`);
