import type { Node } from "@takumi-rs/core";
import { normalizeText, splitGraphemes, splitPieces } from "#studio/image/text/atoms.ts";
import type { Atom, Face } from "#studio/image/text/measured-text.ts";
import { detectScript, isRtl, LANGUAGE_BY_SCRIPT, type ScriptTag } from "#studio/image/text/script-tag.ts";
import type { RenderableText } from "./renderable-text.ts";
import type { RenderEngine } from "./render-engine.ts";
import { faceStyle } from "./text-node.ts";

/** Type size at which widths are measured, px. */
const SIZE = 100;
/** Longer atoms, in characters, may have to be split in a narrow column. */
const LONG_ATOM = 9;

/**
 * Loads the fonts of a text and measures it for the layout; `plan.ts` calls it for each text of a
 * brief. Null for an empty text. Widths in em. `context` has all texts of the ad, which tell
 * Chinese from Japanese; the faces are in `studio/image/faces.ts`.
 */
export async function measureText(
  engine: RenderEngine,
  args: { text: string; context: string; faceFor: (script: ScriptTag) => Face },
): Promise<RenderableText | null> {
  const plain = normalizeText(args.text);
  if (plain === "") return null;
  const script = detectScript(plain, args.context);
  const style = args.faceFor(script);
  const text = style.upper ? plain.toLocaleUpperCase(LANGUAGE_BY_SCRIPT[script]) : plain;
  return engine.texts.get(JSON.stringify([script, style, text]), () => measure(engine, text, script, style));
}

async function measure(
  engine: RenderEngine,
  text: string,
  script: ScriptTag,
  style: Face,
): Promise<RenderableText> {
  const { families, missing } = await engine.fonts.prepare(style, text);
  const metrics = engine.fonts.metrics(style, script, text);
  // Accented capitals need more than the tight leading of display type.
  const leading = Math.max(style.leading, metrics.cap + 0.3);
  const face = { ...style, families, leading };
  const pieces = splitPieces(text, script);
  const long = pieces.flatMap((piece, index) => ([...piece.text].length > LONG_ATOM ? [index] : []));
  const parts = long.map((index) => splitGraphemes(pieces[index]?.text ?? ""));
  const pairs = pieces.slice(1).map((piece, i) => `${pieces[i]?.text}${piece.space ? " " : ""}${piece.text}`);
  const strings = [...pieces.map((piece) => piece.text), ...pairs, "…", ...parts.flat()];
  const widths = await widthsOf(engine, strings, face, LANGUAGE_BY_SCRIPT[script]);
  const at = (index: number) => widths[index] ?? 0;
  const n = pieces.length;
  let next = n + pairs.length + 1;
  const graphemes: Record<number, Atom[]> = {};
  long.forEach((index, i) => {
    graphemes[index] = (parts[i] ?? []).map((part) => ({
      text: part,
      space: false,
      gap: 0,
      width: at(next++),
    }));
  });
  return {
    text,
    script,
    rtl: isRtl(script),
    face,
    metrics,
    atoms: pieces.map((piece, index) => {
      const gap = index === 0 ? 0 : at(n + index - 1) - at(index - 1) - at(index);
      return { ...piece, gap, width: at(index) };
    }),
    ellipsis: at(n + pairs.length),
    graphemes,
    missing,
  };
}

/** Widths in em, measured in one call. */
async function widthsOf(
  engine: RenderEngine,
  strings: string[],
  face: Face,
  lang: string,
): Promise<number[]> {
  const css = { ...faceStyle(face), fontSize: SIZE, whiteSpace: "nowrap" as const };
  const node: Node = {
    type: "container",
    style: { display: "flex", flexDirection: "column", alignItems: "flex-start" },
    children: strings.map((text) => ({
      type: "container",
      style: { display: "flex" },
      children: [{ type: "text", text, lang, style: css }],
    })),
  };
  const replaced = engine.emoji(node);
  const measured = await engine.renderer.measure(replaced.node, {
    width: 100_000,
    height: 100_000,
    images: replaced.images,
  });
  return measured.children.map((child) => child.width / SIZE);
}
