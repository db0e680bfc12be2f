import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import table from "./font-table.json" with { type: "json" };

/**
 * A font file of a family and its code points as inclusive ranges, as `findSubset` returns it;
 * `createFontFamilies` reads the ranges from `font-table.json` or the font's package.
 */
export interface FontSubset {
  readonly file: string;
  readonly ranges: [number, number][];
}

/** A font family of the shipped packages with its vertical metrics in em. */
interface FontFamily {
  readonly id: string;
  readonly ascent: number;
  readonly descent: number;
  readonly cap: number;
  readonly xHeight: number;
  readonly subsets: readonly FontSubset[];
}

interface TableEntry {
  readonly package: string;
  readonly axis: string;
  readonly ascent: number;
  readonly descent: number;
  readonly cap: number;
  readonly xHeight: number;
  readonly subsets?: Readonly<Record<string, string>>;
}

const TABLE: Readonly<Record<string, TableEntry>> = table;

/**
 * Finds a font family by id in `font-table.json`; made by `createFontFamilies`; null if it is not
 * among the shipped packages.
 */
export type FontFamilies = (id: string) => FontFamily | null;

/**
 * Creates the lookup of font families by id, for image ads (`fonts.ts`) and PDFs
 * (`pdf/pdf-fonts.ts`); it reads each family once. The families are in `font-table.json`, which
 * `scripts/font-table.mjs` writes.
 */
export function createFontFamilies(): FontFamilies {
  const known = new Map<string, FontFamily | null>();
  return (id) => {
    const held = known.get(id);
    if (held !== undefined) return held;
    const entry = TABLE[id];
    const family = entry ? readFamily(id, entry) : null;
    known.set(id, family);
    return family;
  };
}

function readFamily(id: string, entry: TableEntry): FontFamily {
  const { ascent, descent, cap, xHeight } = entry;
  const root = fileURLToPath(new URL(".", import.meta.resolve(`${entry.package}/package.json`)));
  // Large families have a hundred files: their ranges are read from the package when they are
  // needed.
  const parts =
    entry.subsets ?? (JSON.parse(readFileSync(`${root}unicode.json`, "utf8")) as Record<string, string>);
  const subsets = Object.entries(parts).map(([name, ranges]) => ({
    file: `${root}files/${id}-${name.replaceAll(/[[\]]/g, "")}-${entry.axis}-normal.woff2`,
    ranges: rangesOf(ranges),
  }));
  return { id, ascent, descent, cap, xHeight, subsets };
}

function rangesOf(text: string): [number, number][] {
  return text.split(",").map((part) => {
    const [from = "", to = from] = part.trim().replace("U+", "").split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

/**
 * Finds the file of a font family that has a code point, for image ads (`fonts.ts`) and PDFs
 * (`pdf/pdf-fonts.ts`); `undefined` if none has it.
 */
export function findSubset(family: FontFamily, codePoint: number): FontSubset | undefined {
  return family.subsets.find(({ ranges }) =>
    ranges.some(([from, to]) => codePoint >= from && codePoint <= to),
  );
}
