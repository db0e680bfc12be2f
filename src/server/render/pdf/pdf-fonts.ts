import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { FALLBACK_FAMILIES } from "../fonts/fallback-families.ts";
import { createFontFamilies, findSubset } from "../fonts/families.ts";
import { isShapedRightToLeft, mirrored } from "./bidi-runs.ts";

/** Replaces a character without a font, such as an emoji. */
const MISSING = "□";
/** A character of the first family, so that every document has it. */
const SPACE = " ";

/**
 * A piece of a text that one font draws in the trail's PDF; `embedFonts` returns the function that
 * splits texts into them.
 */
export interface TextRun {
  /** Name under which the font is registered. */
  readonly font: string;
  readonly text: string;
}

/** The part of a PDF document that takes fonts. */
interface FontTarget {
  registerFont(name: string, source: Buffer): unknown;
}

/**
 * The PDF library reads the box of a glyph without an outline past the end of the font if that
 * glyph is the last one (fontkit 2.0, read 2026-11-23).
 */
const PADDING = Buffer.alloc(16);

const families = createFontFamilies();
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Characters of colored pictures, which no text font draws. */
const EMOJI = /\p{Emoji_Presentation}/u;

function fileFor(character: string): string | undefined {
  if (EMOJI.test(character)) return undefined;
  const point = character.codePointAt(0) ?? 0;
  for (const id of FALLBACK_FAMILIES) {
    const family = families(id);
    const subset = family && findSubset(family, point);
    if (subset) return subset.file;
  }
  return undefined;
}

/** Finds the font file of a character, once for each. */
function createFileFinder(): (character: string) => string | undefined {
  const found = new Map<string, string | undefined>();
  return (character) => {
    if (!found.has(character)) found.set(character, fileFor(character));
    return found.get(character);
  };
}

/** Splits a text where the font changes; a character stays together with its marks. */
function splitByFont(
  text: string,
  fileOf: (character: string) => string | undefined,
): { readonly file: string; readonly text: string }[] {
  const runs: { file: string; text: string }[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const last = runs.at(-1);
    const isSpace = segment.trim() === "";
    const own = isSpace ? (last?.file ?? fileOf(SPACE)) : fileOf(segment);
    const file = own ?? fileOf(MISSING);
    if (file === undefined) continue;
    const shown = own === undefined ? MISSING : isSpace ? SPACE : segment;
    if (last?.file === file) last.text += shown;
    else runs.push({ file, text: shown });
  }
  return runs;
}

/**
 * Embeds the characters of all texts of a PDF, from the fonts that Adloom ships
 * (`fallback-families.ts`), and returns the function that splits a text into runs of these fonts,
 * in the order of the text (`layoutLines` in `pdf-lines.ts` gives the order on paper). A character
 * without a font becomes "□". `modules/reviews/trail-pdf.ts` calls it.
 */
export async function embedFonts(
  pdf: FontTarget,
  texts: readonly string[],
): Promise<(text: string) => TextRun[]> {
  const fileOf = createFileFinder();
  const used = new Map<string, Set<string>>();
  const turned = texts.filter(isShapedRightToLeft).map(mirrored);
  for (const text of [SPACE, ...texts, ...turned]) {
    for (const run of splitByFont(text, fileOf)) {
      const characters = used.get(run.file) ?? new Set<string>();
      for (const character of run.text) characters.add(character);
      used.set(run.file, characters);
    }
  }
  const names = new Map<string, string>();
  for (const [file, characters] of used) {
    const name = `font-${names.size}`;
    const font = await subsetFont(await readFile(file), [SPACE, ...characters].join(""), {
      targetFormat: "sfnt",
      variationAxes: { wght: 400 },
    });
    pdf.registerFont(name, Buffer.concat([font, PADDING]));
    names.set(file, name);
  }
  return (text) =>
    splitByFont(text, fileOf).map((run) => ({ font: names.get(run.file) ?? "", text: run.text }));
}
