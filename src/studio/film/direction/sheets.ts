import type { FilmAsset, Rect } from "#core/film/film.ts";
import type { Box } from "#core/platforms/box.ts";
import type { Canvas } from "#core/platforms/platform.ts";
import { rotatedBounds } from "#studio/image/geometry.ts";
import type { SceneOp } from "#studio/image/scene.ts";

/**
 * Operations of a layout that are painted once, with the position of the result on a sheet and in
 * the layout; `SheetPlan` returns it to `parts.ts`.
 */
export interface Sprite {
  readonly asset: string;
  readonly source: Rect;
  readonly x: number;
  readonly y: number;
}

/** A place on a sheet with the operations that are painted there, in px of the layout. */
interface SheetCell {
  readonly ops: readonly SceneOp[];
  /** Upper left corner in the layout. */
  readonly x: number;
  readonly y: number;
  readonly source: Rect;
}

/**
 * A sheet that the server paints for a film (`server/render/film/paint-sheets.ts`); `cells` do not
 * overlap.
 */
export interface Sheet extends FilmAsset {
  readonly cells: readonly SheetCell[];
  /** Color of an opaque sheet. */
  readonly ground?: string;
}

/**
 * Assigns places on sheets while a film is directed, from `createSheetPlan`;
 * `server/render/film/paint-sheets.ts` paints the sheets afterwards.
 */
export interface SheetPlan {
  /**
   * The place of some operations as one sprite; the same operations get the same place. Null if
   * they are outside the canvas.
   */
  add(ops: readonly SceneOp[]): Sprite | null;
  /** The place of the canvas with some operations on a plain ground, as an opaque picture. */
  addBackdrop(ground: string, ops: readonly SceneOp[]): Sprite;
  sheets(): Sheet[];
}

/** Browsers draw from larger pictures too, but phones have little memory for them. */
const SHEET = { width: 2048, height: 2048 } as const;
/** Free px around a sprite, so that scaling does not sample its neighbor. */
const GAP = 3;
/** Sprites of at least this size in px have their own sheet. */
const LARGE = 900_000;

interface OpenSheet {
  readonly id: string;
  readonly cells: SheetCell[];
  x: number;
  y: number;
  row: number;
  width: number;
  readonly ground?: string;
}

/**
 * Begins the sheets of a film, which `direct-film.ts` and `parts.ts` fill. Sprites are cropped to
 * the canvas with a small margin (`GAP`); a sheet has at most the size `SHEET`, and sprites of more
 * than `LARGE` px have their own.
 */
export function createSheetPlan(canvas: Canvas): SheetPlan {
  const open: OpenSheet[] = [];
  const known = new Map<string, Omit<Sprite, "x" | "y">>();
  const start = (ground?: string): OpenSheet => {
    const id = `sheet${open.length}`;
    const sheet: OpenSheet = { id, cells: [], x: 0, y: 0, row: 0, width: 0, ...(ground && { ground }) };
    open.push(sheet);
    return sheet;
  };
  let shared: OpenSheet | undefined;

  const placeIn = (width: number, height: number): OpenSheet => {
    if (width * height > LARGE || width > SHEET.width) return start();
    if (shared && shared.x + width > SHEET.width) {
      shared.y += shared.row + GAP;
      shared.x = 0;
      shared.row = 0;
    }
    if (!shared || shared.y + height > SHEET.height) shared = start();
    return shared;
  };

  return {
    add(ops) {
      const box = intersect(unionOf(ops.map(inkBounds)), canvas);
      const [x, y] = [Math.floor(box.l), Math.floor(box.t)];
      const [width, height] = [Math.ceil(box.r) - x, Math.ceil(box.b) - y];
      if (width <= 0 || height <= 0) return null;
      const key = JSON.stringify([ops.map((op) => moveOp(op, -x, -y)), width, height]);
      const before = known.get(key);
      if (before) return { ...before, x, y };
      const sheet = placeIn(width, height);
      const source = { x: sheet.x, y: sheet.y, width, height };
      sheet.cells.push({ ops, x, y, source });
      sheet.x += width + GAP;
      sheet.row = Math.max(sheet.row, height);
      sheet.width = Math.max(sheet.width, sheet.x);
      known.set(key, { asset: sheet.id, source });
      return { asset: sheet.id, source, x, y };
    },
    addBackdrop(ground, ops) {
      const key = JSON.stringify([ground, ops]);
      const before = known.get(key);
      if (before) return { ...before, x: 0, y: 0 };
      const source = { x: 0, y: 0, ...canvas };
      const sheet = start(ground);
      sheet.cells.push({ ops, x: 0, y: 0, source });
      sheet.width = canvas.width;
      sheet.row = canvas.height - GAP;
      known.set(key, { asset: sheet.id, source });
      return { asset: sheet.id, source, x: 0, y: 0 };
    },
    sheets: () =>
      open.map(({ id, cells, y, row, width, ground }) => ({
        id,
        type: ground ? "image/jpeg" : "image/webp",
        width,
        height: y + row + GAP,
        cells,
        ...(ground && { ground }),
      })),
  };
}

/**
 * Moves an operation of a layout by some px: to the corner of its cell of a sheet for
 * `paint-sheets.ts` of the server, and to one place for `createSheetPlan`, which compares them.
 */
export function moveOp<T extends SceneOp>(op: T, dx: number, dy: number): T {
  const move = ({ l, t, r, b }: Box): Box => ({ l: l + dx, t: t + dy, r: r + dx, b: b + dy });
  const { rotation, within } = op;
  return {
    ...op,
    box: move(op.box),
    ...(rotation && { rotation: { ...rotation, cx: rotation.cx + dx, cy: rotation.cy + dy } }),
    ...(within && { within: { ...within, box: move(within.box) } }),
    ...(op.kind === "text" && { baseline: op.baseline + dy }),
  };
}

/** The bounds of an operation with all that its glyphs, shadow or outline may cover. */
function inkBounds(op: SceneOp): Box {
  if (op.kind === "text") {
    const pad = op.size * 0.16 + (op.outline?.width ?? 0);
    const latin = op.script === "latn" || op.script === "cyrl" || op.script === "grek";
    const [above, below] = latin ? [1.12, 0.4] : [1.35, 0.7];
    const box = { ...op.box, t: op.baseline - op.size * above, b: op.baseline + op.size * below };
    return rotatedBounds(growBox(box, pad), op.rotation);
  }
  return rotatedBounds(growBox(op.box, 2), op.rotation);
}

/**
 * Grows a box of a part (`parts.ts`) by some px on each side, so that its shadow or outline fits on
 * the sheet.
 */
export const growBox = ({ l, t, r, b }: Box, by: number): Box => ({
  l: l - by,
  t: t - by,
  r: r + by,
  b: b + by,
});

/**
 * Returns the smallest box around boxes, for parts of a film (`parts.ts`) that are painted
 * together.
 */
export const unionOf = (boxes: readonly Box[]): Box => ({
  l: Math.min(...boxes.map(({ l }) => l)),
  t: Math.min(...boxes.map(({ t }) => t)),
  r: Math.max(...boxes.map(({ r }) => r)),
  b: Math.max(...boxes.map(({ b }) => b)),
});

/** Ornaments that sway reveal a little of the area beyond the canvas. */
const BEYOND = 0.06;

function intersect({ l, t, r, b }: Box, { width, height }: Canvas): Box {
  const [x, y] = [BEYOND * width, BEYOND * height];
  return { l: Math.max(-x, l), t: Math.max(-y, t), r: Math.min(width + x, r), b: Math.min(height + y, b) };
}
