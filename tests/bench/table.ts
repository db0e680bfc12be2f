/** Target of a measurement of the bench: an absolute value, or the ratio to its baseline. */
export interface Target {
  readonly of?: "figure" | "ratio";
  readonly atLeast?: number;
  readonly atMost?: number;
}

interface Row {
  readonly what: string;
  readonly unit?: string;
  readonly ours: number;
  /** Baseline, measured in the same run. */
  readonly other?: number;
  readonly target?: Target;
}

const HEAD = ["measured", "compared with", "ratio", "target", "met"];

const round = (value: number) => value.toFixed(value < 10 ? 2 : 0);

function judge({ ours, other, target, unit = "" }: Row): [string, string] {
  if (!target) return ["", ""];
  const { of = "figure", atLeast, atMost } = target;
  const value = of === "ratio" ? ours / (other ?? NaN) : ours;
  const met = value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity);
  const bound = `${atLeast === undefined ? "<=" : ">="} ${atLeast ?? atMost}`;
  return [`${bound} ${of === "ratio" ? "x" : unit}`.trim(), met ? "yes" : "NO"];
}

/** Aligned rows of cells. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
      .join("   ")
      .trimEnd();
  return rows.map(line).join("\n");
}

/** Plain table of the bench with an empty title cell. */
export function createTable(columns: readonly string[]) {
  const rows: string[][] = [["", ...columns]];
  return {
    row: (what: string, cells: readonly string[]) => void rows.push([what, ...cells]),
    text: () => aligned(rows),
  };
}

/** Measurements of the bench with their baselines and targets. */
export interface Report {
  readonly add: (row: Row) => void;
  /** Note below the table, for example how something was measured. */
  readonly note: (text: string) => void;
  readonly text: () => string;
}

/** Creates an empty report of the bench with this title. */
export function createReport(title: string): Report {
  const rows: string[][] = [[title, ...HEAD]];
  const notes: string[] = [];
  return {
    add(row) {
      const { what, ours, other, unit = "" } = row;
      const shown = (value: number) => `${round(value)} ${unit}`.trim();
      const compared = other === undefined ? ["", ""] : [shown(other), `${(ours / other).toFixed(2)} x`];
      rows.push([what, shown(ours), ...compared, ...judge(row)]);
    },
    note: (text) => void notes.push(`  ${text}`),
    text: () => [aligned(rows), ...notes].join("\n"),
  };
}
