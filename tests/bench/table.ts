/** Collects measurements and prints them side by side. */
export function createTable() {
  const rows: string[][] = [["", "Adloom", "bare node:http", "ratio"]];
  return {
    add(what: string, unit: string, ours: number, bare: number) {
      const shown = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`;
      rows.push([what, shown(ours), shown(bare), `${(ours / bare).toFixed(1)} x`]);
    },
    text() {
      const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
      const line = (cells: string[]) =>
        cells
          .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
          .join("   ");
      return rows.map(line).join("\n");
    },
  };
}
