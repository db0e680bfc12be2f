import { readFile } from "node:fs/promises";
import type { Renderer } from "@takumi-rs/core";
import type { Face, FaceMetrics } from "#studio/image/text/measured-text.ts";
import type { ScriptTag } from "#studio/image/text/script-tag.ts";
import { FALLBACK_FAMILIES } from "./fallback-families.ts";
import { createFontFamilies, findSubset, type FontFamilies, type FontSubset } from "./families.ts";

/** Height of the ink above and below the baseline in em, for scripts without capitals. */
const INK: Partial<Record<ScriptTag, { cap: number; drop: number }>> = {
  arab: { cap: 0.74, drop: 0.34 },
  hebr: { cap: 0.7, drop: 0.2 },
  deva: { cap: 0.86, drop: 0.32 },
  beng: { cap: 0.86, drop: 0.3 },
  taml: { cap: 0.8, drop: 0.28 },
  thai: { cap: 0.95, drop: 0.28 },
  hans: { cap: 0.86, drop: 0.1 },
  jpan: { cap: 0.86, drop: 0.1 },
  kore: { cap: 0.84, drop: 0.1 },
};

/** Height of an accent above a capital, em. */
const ACCENT = 0.16;

/**
 * The fonts of a renderer, loaded when a text needs them; `measure.ts` asks it before it measures a
 * text. `createFontRegistry` makes it; heights of scripts are in `INK` of this file, other metrics
 * in `font-table.json`, which `scripts/font-table.mjs` writes for the families listed there; the
 * fonts of other scripts are in `fallback-families.ts`.
 */
export interface FontRegistry {
  /**
   * Loads the fonts of a text. Returns their families in order of preference and characters without
   * a font.
   */
  prepare(face: Face, text: string): Promise<{ families: string[]; missing: string[] }>;
  /** Vertical metrics of a face for a text. */
  metrics(face: Face, script: ScriptTag, text: string): FaceMetrics;
}

/**
 * Creates the registry of `render-engine.ts`, which loads each font file once, when a text needs
 * it; files and metrics come from `families.ts`, the heights of some scripts from `INK` here.
 * Characters that a face lacks come from `FALLBACK_FAMILIES` (`fallback-families.ts`).
 */
export function createFontRegistry(renderer: Renderer): FontRegistry {
  const families = createFontFamilies();
  const registered = new Map<string, Promise<unknown>>();
  const register = (id: string, { file, ranges }: FontSubset): Promise<unknown> => {
    const held = registered.get(file);
    if (held) return held;
    const added = readFile(file).then((data) =>
      renderer.registerFont({ name: id, data, unicodeRange: ranges }),
    );
    registered.set(file, added);
    return added;
  };
  return {
    async prepare(face, text) {
      const wanted = pick(families, face, text);
      for (const { id, subset } of wanted.uses) await register(id, subset);
      return { families: [...new Set(wanted.uses.map(({ id }) => id))], missing: wanted.missing };
    },
    metrics: (face, script, text) => metricsOf(families, face, script, text),
  };
}

interface Use {
  readonly id: string;
  readonly subset: FontSubset;
}

function pick(families: FontFamilies, face: Face, text: string): { uses: Use[]; missing: string[] } {
  const uses = new Map<string, Use>();
  const missing = new Set<string>();
  // Always loads the face itself, so that a line has its metrics even if it has none of the
  // letters.
  for (const char of ` aA0…${text}`) {
    const point = char.codePointAt(0) ?? 0;
    const use = useFor(families, [...face.families, ...FALLBACK_FAMILIES], point);
    if (use) uses.set(use.subset.file, use);
    else if (isVisible(char)) missing.add(char);
  }
  const order = [...face.families, ...FALLBACK_FAMILIES];
  const sorted = [...uses.values()].sort(
    (a, b) => order.indexOf(a.id as never) - order.indexOf(b.id as never),
  );
  return { uses: sorted, missing: [...missing] };
}

function useFor(families: FontFamilies, order: readonly string[], point: number): Use | null {
  for (const id of order) {
    const family = families(id);
    const subset = family && findSubset(family, point);
    if (subset) return { id, subset };
  }
  return null;
}

/** Joiners, variation selectors and emoji do not need a font. */
function isVisible(char: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{M}\p{Zs}\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u20e3]/u.test(
    char,
  );
}

function metricsOf(families: FontFamilies, face: Face, script: ScriptTag, text: string): FaceMetrics {
  const family = families(face.families[0] ?? "noto-sans") ?? families("noto-sans");
  if (!family) throw new Error("The font table is empty");
  const { ascent, descent, xHeight } = family;
  const ink = INK[script];
  if (ink) return { ascent, descent, xHeight, ...ink };
  const accent = /\p{Lu}\p{M}/u.test(text.normalize("NFD")) ? ACCENT : 0;
  return { ascent, descent, xHeight, cap: family.cap + accent, drop: 0.2 };
}
