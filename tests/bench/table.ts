/** Collects measurements and prints them side by side; for `add` the columns are ours, what it is compared with, their ratio. */
export function createTable(columns: readonly string[]) {
  const rows: string[][] = [["", ...columns]];
  return {
    add(what: string, unit: string, ours: number, other?: number) {
      const shown = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`.trim();
      const compared = other === undefined ? ["", ""] : [shown(other), `${(ours / other).toFixed(2)} x`];
      rows.push([what, shown(ours), ...compared]);
    },
    row(what: string, cells: readonly string[]) {
      rows.push([what, ...cells]);
    },
    text() {
      const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
      const line = (cells: string[]) =>
        cells
          .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
          .join("   ")
          .trimEnd();
      return rows.map(line).join("\n");
    },
  };
}
