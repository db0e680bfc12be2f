import type { ScriptTag } from "./script-tag.ts";

/**
 * A typeface with its settings for a part of an image ad, from `faceFor` (`faces.ts`);
 * `server/render` measures and draws with it. Lengths in em.
 */
export interface Face {
  /** Font family ids in order of preference; the renderer adds fallbacks for missing glyphs. */
  readonly families: readonly string[];
  readonly weight: number;
  /** CSS letter-spacing, em. */
  readonly tracking: number;
  /** Baseline distance, em. */
  readonly leading: number;
  /** CSS font-variation-settings. */
  readonly variation?: string;
  /** Whether the text is set in capitals. */
  readonly upper?: boolean;
  /** Whether arrows next to this face have round ends. */
  readonly round?: boolean;
}

/**
 * Vertical metrics of a face in em, as the renderer uses them; `server/render/fonts/fonts.ts` reads
 * them from `font-table.json`, which `scripts/font-table.mjs` writes.
 */
export interface FaceMetrics {
  readonly ascent: number;
  readonly descent: number;
  /** Height of capitals, or of whole letters in scripts without capitals. */
  readonly cap: number;
  readonly xHeight: number;
  /** Extent of the ink below the baseline. */
  readonly drop: number;
}

/**
 * A measured part of a text without a line break opportunity; `measureText` in
 * `server/render/measure.ts` makes it from the pieces of `splitPieces` (`atoms.ts`).
 */
export interface Atom {
  readonly text: string;
  /** Whether a space separates it from the atom before on the same line. */
  readonly space: boolean;
  /** Distance to the atom before on the same line in em: the space and kerning. */
  readonly gap: number;
  /** Advance in em. */
  readonly width: number;
}

/**
 * A text with all widths that a layout needs; `measureText` in `server/render/measure.ts` makes it,
 * so that the studio needs no fonts.
 */
export interface MeasuredText {
  readonly text: string;
  readonly script: ScriptTag;
  readonly rtl: boolean;
  readonly face: Face;
  readonly metrics: FaceMetrics;
  readonly atoms: readonly Atom[];
  /** Width of "…" in em. */
  readonly ellipsis: number;
  /** Graphemes of long atoms, which a narrow column may have to split, by the index of the atom. */
  readonly graphemes: Readonly<Record<number, readonly Atom[]>>;
}

/**
 * A typeset line of an image ad without a position, as the typesetters of this folder put it into
 * `TypesetText`.
 */
export interface Line {
  readonly text: string;
  /** px */
  readonly width: number;
  /** Type size, px. */
  readonly size: number;
}

/**
 * A text of an image ad in lines, without a position; the typesetters of this folder make it,
 * `placeLines` (`layout/sized-item.ts`) places it.
 */
export interface TypesetText {
  readonly lines: readonly Line[];
  /**
   * From a line's baseline to the top of the next line's capitals, px; one per line but the last.
   */
  readonly gaps: readonly number[];
  /** From the top of the first line's capitals to the lowest ink of the last line, px. */
  readonly height: number;
  /** Width of the widest line, px. */
  readonly width: number;
  /** Largest type size, px. */
  readonly size: number;
}
