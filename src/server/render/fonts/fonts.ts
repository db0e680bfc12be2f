import { readFile } from "node:fs/promises";
import type { Renderer } from "@takumi-rs/core";
import type { Face, FaceMetrics } from "#studio/image/text/measured.ts";
import type { Script } from "#studio/image/text/script.ts";
import { createFamilies, subsetWith, type Families, type Subset } from "./families.ts";

/** Families asked in turn for a letter that the style's own face lacks. */
const FALLBACKS = [
  "noto-sans",
  "noto-sans-arabic",
  "rubik",
  "noto-sans-devanagari",
  "noto-sans-sc",
  "noto-sans-jp",
  "noto-sans-kr",
  "noto-sans-thai",
  "noto-sans-bengali",
  "noto-sans-tamil",
  "noto-sans-georgian",
  "noto-sans-armenian",
  "noto-sans-symbols",
  "noto-sans-symbols-2",
  "noto-sans-math",
] as const;

/** Ink above and below the baseline, in em, for scripts whose letters are not built on capitals. */
const INK: Partial<Record<Script, { cap: number; drop: number }>> = {
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

/** An accent over a capital stands about this much above it. */
const ACCENT = 0.16;

export interface Fonts {
  /** Registers what a text needs and returns the families to set it with, in order. */
  prepare(face: Face, text: string): Promise<{ families: string[]; missing: string[] }>;
  metrics(face: Face, script: Script, text: string): FaceMetrics;
}

/** Fonts of one renderer: files are read and registered once, and only when a text needs them. */
export function createFonts(renderer: Renderer): Fonts {
  const families = createFamilies();
  const registered = new Map<string, Promise<unknown>>();
  const register = (id: string, { file, ranges }: Subset): Promise<unknown> => {
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
  readonly subset: Subset;
}

function pick(families: Families, face: Face, text: string): { uses: Use[]; missing: string[] } {
  const uses = new Map<string, Use>();
  const missing = new Set<string>();
  // The face comes first even if it lacks every letter, so that a line's metrics are always its own.
  for (const char of ` aA0…${text}`) {
    const point = char.codePointAt(0) ?? 0;
    const use = useFor(families, [...face.families, ...FALLBACKS], point);
    if (use) uses.set(use.subset.file, use);
    else if (isVisible(char)) missing.add(char);
  }
  const order = [...face.families, ...FALLBACKS];
  const sorted = [...uses.values()].sort(
    (a, b) => order.indexOf(a.id as never) - order.indexOf(b.id as never),
  );
  return { uses: sorted, missing: [...missing] };
}

function useFor(families: Families, order: readonly string[], point: number): Use | null {
  for (const id of order) {
    const family = families(id);
    const subset = family && subsetWith(family, point);
    if (subset) return { id, subset };
  }
  return null;
}

/** Joiners, variation selectors and emoji are not drawn by a font here. */
function isVisible(char: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{M}\p{Zs}\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u20e3]/u.test(
    char,
  );
}

function metricsOf(families: Families, face: Face, script: Script, text: string): FaceMetrics {
  const family = families(face.families[0] ?? "noto-sans") ?? families("noto-sans");
  if (!family) throw new Error("The font table is empty");
  const { ascent, descent, xHeight } = family;
  const ink = INK[script];
  if (ink) return { ascent, descent, xHeight, ...ink };
  const accent = /\p{Lu}\p{M}/u.test(text.normalize("NFD")) ? ACCENT : 0;
  return { ascent, descent, xHeight, cap: family.cap + accent, drop: 0.2 };
}
