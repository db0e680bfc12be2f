import type { Node, Renderer } from "@takumi-rs/core";
import type { Face, Atom, MeasuredText } from "#studio/image/text/measured.ts";
import { graphemesOf, piecesOf, tidy } from "#studio/image/text/atoms.ts";
import { isRtl, LANGUAGE_OF, scriptOf, type Script } from "#studio/image/text/script.ts";
import type { Emoji } from "./emoji.ts";
import type { Fonts } from "./fonts/fonts.ts";
import { faceStyle } from "./text-node.ts";

/** Widths are measured at this size and divided by it. */
const SIZE = 100;
/** Atoms with more characters than this may have to be cut in a narrow column. */
const LONG_ATOM = 9;

export interface MeasureDeps {
  readonly renderer: Renderer;
  readonly fonts: Fonts;
  readonly emoji: Emoji;
}

export interface Measured extends MeasuredText {
  /** Characters no shipped font can draw. */
  readonly missing: readonly string[];
}

/** Measures one text in one face. `context` is all the ad's words: it tells Chinese from Japanese. */
export async function measureText(
  deps: MeasureDeps,
  args: { text: string; context: string; faceFor: (script: Script) => Face },
): Promise<Measured | null> {
  const plain = tidy(args.text);
  if (plain === "") return null;
  const script = scriptOf(plain, args.context);
  const wanted = args.faceFor(script);
  const text = wanted.upper ? plain.toLocaleUpperCase(LANGUAGE_OF[script]) : plain;
  const { families, missing } = await deps.fonts.prepare(wanted, text);
  const metrics = deps.fonts.metrics(wanted, script, text);
  // An accented capital needs the room that the tight leading of display type takes away.
  const leading = Math.max(wanted.leading, metrics.cap + 0.3);
  const face = { ...wanted, families, leading };
  const pieces = piecesOf(text, script);
  const long = pieces.flatMap((piece, index) => ([...piece.text].length > LONG_ATOM ? [index] : []));
  const parts = long.map((index) => graphemesOf(pieces[index]?.text ?? ""));
  const pairs = pieces.slice(1).map((piece, i) => `${pieces[i]?.text}${piece.space ? " " : ""}${piece.text}`);
  const strings = [...pieces.map((piece) => piece.text), ...pairs, "…", ...parts.flat()];
  const widths = await widthsOf(deps, strings, face, LANGUAGE_OF[script]);
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

/** Advances in em, all in one call. */
async function widthsOf(deps: MeasureDeps, strings: string[], face: Face, lang: string): Promise<number[]> {
  const style = { ...faceStyle(face), fontSize: SIZE, whiteSpace: "nowrap" as const };
  const node: Node = {
    type: "container",
    style: { display: "flex", flexDirection: "column", alignItems: "flex-start" },
    children: strings.map((text) => ({
      type: "container",
      style: { display: "flex" },
      children: [{ type: "text", text, lang, style }],
    })),
  };
  const drawn = deps.emoji(node);
  const measured = await deps.renderer.measure(drawn.node, {
    width: 100_000,
    height: 100_000,
    images: drawn.images,
  });
  return measured.children.map((child) => child.width / SIZE);
}
