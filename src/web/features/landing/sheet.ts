/**
 * The landing page's pictures stand side by side in one file, so that they cost one request. Each is as high as the
 * sheet; `node scripts/landing-pictures.ts` draws the sheet and the rules that pick a cell.
 */
export const SHEET = {
  height: 360,
  /** Px that repeat a cell's edge, so that a scaled cell never shows its neighbour. */
  bleed: 8,
} as const;

/** Cells in their order on the sheet; widths in px keep each canvas's real shape. */
export const CELLS = {
  facebook: 360,
  instagram: 288,
  tiktok: 202,
  linkedin: 688,
  pinterest: 240,
  "scene-1": 202,
  "scene-2": 202,
  "scene-3": 202,
  product: 288,
  detail: 288,
  logo: 360,
} as const;

export type Cell = keyof typeof CELLS;

const NAMES = Object.keys(CELLS) as Cell[];

/** Left edge of a cell on the sheet, px. */
export function cellLeft(cell: Cell): number {
  const before = NAMES.slice(0, NAMES.indexOf(cell));
  return before.reduce((left: number, name) => left + CELLS[name] + 2 * SHEET.bleed, 0) + SHEET.bleed;
}

/** Width of the sheet, px. */
export function sheetWidth(): number {
  return NAMES.reduce((width: number, name) => width + CELLS[name] + 2 * SHEET.bleed, 0);
}

/**
 * One CSS rule per cell. An image that covers a box as high as the sheet and as wide as the cell is moved to the
 * cell by `object-position`, whose percentages leave out the box itself. Without the ratio the box would take the
 * sheet's own shape once that is loaded.
 */
export function sheetCss(): string {
  const rules = NAMES.map((name) => {
    const position = (100 * cellLeft(name)) / (sheetWidth() - CELLS[name]);
    return `  .cell-${name} {\n    aspect-ratio: ${CELLS[name]} / ${SHEET.height};\n    object-position: ${Number(position.toFixed(4))}% 0;\n  }\n`;
  });
  return `/* Written by scripts/landing-pictures.ts from features/landing/sheet.ts. */\n@layer components {\n  .cell {\n    object-fit: cover;\n  }\n${rules.join("")}}\n`;
}
