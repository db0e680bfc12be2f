/**
 * Height and margins in px of the sprite sheet with all images of the landing page, which cost one
 * request. Each image is as high as the sheet. `node scripts/landing-pictures.ts` creates the sheet
 * and its CSS from this file.
 */
export const SHEET = {
  height: 360,
  /** Width in px of the repeated edge of each cell, so that scaling never shows its neighbor. */
  bleed: 8,
} as const;

/**
 * Widths of the cells of the sprite sheet in px, in sheet order, for `Creative` and
 * `scripts/landing-pictures.ts`; they preserve the aspect ratio of each canvas (`canvases` in
 * `core/platforms/platforms.ts`).
 */
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

/** Name of a cell of the sprite sheet, with which `Creative` chooses its image. */
export type Cell = keyof typeof CELLS;

const NAMES = Object.keys(CELLS) as Cell[];

/**
 * Left edge of a cell on the sprite sheet in px, for `sheetCss` and `scripts/landing-pictures.ts`.
 */
export function cellLeft(cell: Cell): number {
  const before = NAMES.slice(0, NAMES.indexOf(cell));
  return before.reduce((left: number, name) => left + CELLS[name] + 2 * SHEET.bleed, 0) + SHEET.bleed;
}

/** Width of the sprite sheet in px, for `sheetCss` and `scripts/landing-pictures.ts`. */
export function sheetWidth(): number {
  return NAMES.reduce((width: number, name) => width + CELLS[name] + 2 * SHEET.bleed, 0);
}

/**
 * CSS of the sprite sheet, one rule per cell, which `scripts/landing-pictures.ts` writes to
 * `styles/sheet.css`. The sheet covers a box with the cell's aspect ratio, and `object-position`
 * moves it to the cell; its percentage refers to the sheet's width minus that of the box. Without
 * `aspect-ratio`, the box would take the ratio of the sheet once it is loaded.
 */
export function sheetCss(): string {
  const rules = NAMES.map((name) => {
    const position = (100 * cellLeft(name)) / (sheetWidth() - CELLS[name]);
    return `  .cell-${name} {\n    aspect-ratio: ${CELLS[name]} / ${SHEET.height};\n    object-position: ${Number(position.toFixed(4))}% 0;\n  }\n`;
  });
  return `/* Written by scripts/landing-pictures.ts from features/landing/sheet.ts. */\n@layer components {\n  .cell {\n    object-fit: cover;\n  }\n${rules.join("")}}\n`;
}
