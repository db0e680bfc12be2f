import type { Script } from "./script.ts";

/** How one part of an ad is set. Sizes are relative: every length is in em of the type size. */
export interface Face {
  /** Family ids in order of preference; the renderer adds fallbacks for glyphs they lack. */
  readonly families: readonly string[];
  readonly weight: number;
  /** letter-spacing in em */
  readonly tracking: number;
  /** distance of baselines in em */
  readonly leading: number;
  /** CSS font-variation-settings */
  readonly variation?: string;
  /** Set in capitals, as long as the words are our own and not the user's. */
  readonly upper?: boolean;
  /** Round line ends for arrows beside this face. */
  readonly round?: boolean;
}

/** Vertical measures of a face in em, as the renderer places it. */
export interface FaceMetrics {
  readonly ascent: number;
  readonly descent: number;
  /** Height of what stands on the baseline: capitals, or the full letter of scripts without them. */
  readonly cap: number;
  readonly xHeight: number;
  /** How far ink reaches below the baseline. */
  readonly drop: number;
}

export interface Atom {
  readonly text: string;
  /** Whether a space stands before it when it follows another atom on the same line. */
  readonly space: boolean;
  /** Distance to the atom before it on the same line in em: the space, and kerning across it. */
  readonly gap: number;
  /** advance in em */
  readonly width: number;
}

/** A text with every width the layout can ask for, so that laying out needs no renderer. */
export interface MeasuredText {
  readonly text: string;
  readonly script: Script;
  readonly rtl: boolean;
  readonly face: Face;
  readonly metrics: FaceMetrics;
  readonly atoms: readonly Atom[];
  /** width of "…" in em */
  readonly ellipsis: number;
  /** Graphemes of atoms long enough that a narrow column might have to cut them, by atom index. */
  readonly graphemes: Readonly<Record<number, readonly Atom[]>>;
}

/** One set line: where it breaks is decided, where it stands is not. */
export interface Line {
  readonly text: string;
  /** px */
  readonly width: number;
  /** px */
  readonly size: number;
}

export interface SetText {
  readonly lines: readonly Line[];
  /** Space between a line's baseline and the cap top of the next one, px; one per line but the last. */
  readonly gaps: readonly number[];
  /** Cap top of the first line to the lowest ink of the last, px. */
  readonly height: number;
  /** Widest line, px. */
  readonly width: number;
  /** Largest type size, px. */
  readonly size: number;
}
