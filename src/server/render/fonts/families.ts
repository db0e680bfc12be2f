import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import table from "./font-table.json" with { type: "json" };

/** One file of a family and the code points it serves, as inclusive ranges. */
export interface Subset {
  readonly file: string;
  readonly ranges: [number, number][];
}

export interface Family {
  readonly id: string;
  readonly ascent: number;
  readonly descent: number;
  readonly cap: number;
  readonly xHeight: number;
  readonly subsets: readonly Subset[];
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

/** Looks families up by id and keeps what it has read. */
export type Families = (id: string) => Family | null;

export function createFamilies(): Families {
  const known = new Map<string, Family | null>();
  return (id) => {
    const held = known.get(id);
    if (held !== undefined) return held;
    const entry = TABLE[id];
    const family = entry ? readFamily(id, entry) : null;
    known.set(id, family);
    return family;
  };
}

function readFamily(id: string, entry: TableEntry): Family {
  const { ascent, descent, cap, xHeight } = entry;
  const root = fileURLToPath(new URL(".", import.meta.resolve(`${entry.package}/package.json`)));
  // Large families have a hundred files: their ranges come from the package and are read only when asked for.
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

export function subsetWith(family: Family, codePoint: number): Subset | undefined {
  return family.subsets.find(({ ranges }) =>
    ranges.some(([from, to]) => codePoint >= from && codePoint <= to),
  );
}
