import type { Actor, FilmReadable, Key, Pose, Shape } from "#core/film/film.ts";
import type { CaptionLook } from "#core/film/settings.ts";
import type { ImageStyle } from "#core/generations/image/styles.ts";
import { colorContrast } from "#core/color-contrast.ts";
import { readableInk } from "#studio/image/color/contrast.ts";
import { type Rotation, rotatedBounds, widthOf, withRotation } from "#studio/image/geometry.ts";
import { roundedRectPath } from "#studio/image/layout/clip-paths.ts";
import type { CaptionSlot, TextOp } from "#studio/image/scene.ts";
import { breakLines, countLines } from "#studio/image/text/breaks.ts";
import type { MeasuredText } from "#studio/image/text/measured-text.ts";
import { airyAtoms, type Cue, type SpokenAtom } from "./caption-cues.ts";
import { polygon } from "./motion/motion.ts";
import { rectOf } from "./parts.ts";
import type { SheetPlan } from "./sheets.ts";

/** Highlight of the spoken word in a style. */
const MARKS: Record<ImageStyle, "slab" | "pill" | "line" | "pop" | "fade"> = {
  bold: "slab",
  modern: "pill",
  corporate: "line",
  playful: "pop",
  luxury: "fade",
};

/** The mark around a word, in em. */
const MARK = { x: 0.16, above: 0.26, below: 0.14, round: 0.26, slant: 0.1, line: 0.09 } as const;
/** A word is stressed until the next one, but not in a longer pause. */
const HOLD = 0.4;

interface CaptionInput {
  readonly slot: CaptionSlot;
  /**
   * Color below the slot, behind the mark of the spoken word; null if the color is not plain, for
   * example over a picture.
   */
  readonly ground: string | null;
  /** The voice-over that contains the words. */
  readonly voice: MeasuredText;
  readonly style: ImageStyle;
  readonly look: CaptionLook;
  readonly sheets: SheetPlan;
}

/**
 * Makes the captions of a shot: their `actors` for its layer, with the highlight of the style
 * (`MARKS`), and `boxes`, where, when and with which contrast each can be read (`FilmReadable` in
 * `core/film/film.ts`). `direct-film.ts` calls it for each shot with a voice-over; the place comes
 * from `layout/captions-item.ts` of the image studio.
 */
export function captionActors(
  cues: readonly Cue[],
  input: CaptionInput,
): { readonly actors: Actor[]; readonly boxes: Omit<FilmReadable, "scene" | "part">[] } {
  const actors: Actor[] = [];
  const boxes = cues.map((cue) => {
    const words = placeWords(cue, input);
    const { slot } = input;
    const bounds = {
      l: Math.min(...words.map(({ box }) => box.l)),
      r: Math.max(...words.map(({ box }) => box.r)),
      t: Math.min(...words.map(({ box }) => box.t)),
      b: Math.max(...words.map(({ box }) => box.b)),
    };
    if (slot.plate) {
      const { paint, x, y } = slot.plate;
      const { l, t, r, b } = bounds;
      const shape = polygon([l - x, t - y], [r + x, t - y], [r + x, b + y], [l - x, b + y]);
      actors.push({
        id: "caption-plate",
        kind: "fill",
        paint,
        shape,
        from: cue.from,
        to: cue.to,
        ...still(slot.rotation),
      });
    }
    const drawn = words.map((word, index) => wordActors(word, words[index + 1], cue, input));
    actors.push(...drawn.flatMap(({ marks }) => marks), ...drawn.flatMap(({ texts }) => texts));
    return {
      box: rectOf(rotatedBounds(bounds, slot.rotation)),
      from: cue.from,
      to: cue.to,
      ...(input.ground && { contrast: colorContrast(slot.color, input.ground) }),
    };
  });
  return { actors, boxes };
}

/** A word with its place; `box` from cap height to the lowest ink, before the slot's rotation. */
interface PlacedWord {
  readonly word: SpokenAtom;
  readonly box: { readonly l: number; readonly t: number; readonly r: number; readonly b: number };
  readonly baseline: number;
}

function placeWords({ words }: Cue, { slot, voice }: CaptionInput): PlacedWord[] {
  const { size, leading, align, box, baseline = box.t } = slot;
  const atoms = airyAtoms(words);
  const width = widthOf(box) / size;
  const lines = breakLines(atoms, Math.min(countLines(atoms, width), atoms.length), width);
  const { cap, drop } = voice.metrics;
  return lines.flatMap((line, row) => {
    const y = baseline + row * leading;
    const length = line.width * size;
    const free = widthOf(box) - length;
    const atStart = align === "start" ? !slot.rtl : align === "end" ? slot.rtl : undefined;
    const left = box.l + (atStart === undefined ? free / 2 : atStart ? 0 : free);
    let along = 0;
    return words.slice(line.from, line.to).map((word, index) => {
      if (index > 0) along += (atoms[line.from + index]?.gap ?? 0) * size;
      const wide = word.atom.width * size;
      const x = voice.rtl ? left + length - along - wide : left + along;
      along += wide;
      return { word, baseline: y, box: { l: x, r: x + wide, t: y - cap * size, b: y + drop * size } };
    });
  });
}

function wordActors(
  placed: PlacedWord,
  next: PlacedWord | undefined,
  cue: Cue,
  input: CaptionInput,
): { readonly marks: Actor[]; readonly texts: Actor[] } {
  const { slot, style, look } = input;
  const { word } = placed;
  const { from, to } = cue;
  const id = `caption-${word.text}`;
  const text = (color: string, start: number, end: number, pose?: Pose): Actor[] => {
    const sprite = input.sheets.add([textOpOf(placed, color, input)]);
    if (!sprite || end <= start) return [];
    const { asset, source, x, y } = sprite;
    return [{ id, kind: "sprite", asset, source, x, y, from: start, to: end, ...(pose && { pose }) }];
  };
  if (look === "plain") return { marks: [], texts: text(slot.color, from, to) };
  const until = Math.min(to, next ? next.word.from : word.to + HOLD);
  const begin = Math.max(from, word.from);
  const kind = MARKS[style];
  const pivot = [(placed.box.l + placed.box.r) / 2, (placed.box.t + placed.box.b) / 2] as const;
  switch (kind) {
    case "pop": {
      const start = begin - 0.03;
      const scale: Key[] = [
        [start, 0.4],
        [start + 0.2, 1, "outBack"],
      ];
      const turn: Key[] = [
        [start, -8],
        [start + 0.2, 0, "outBack"],
      ];
      return { marks: [], texts: text(slot.color, start, to, { scale, turn, pivot }) };
    }
    case "fade": {
      const alpha: Key[] = [
        [begin - 0.2, 0],
        [begin + 0.25, 1, "inOutSine"],
      ];
      return { marks: [], texts: text(slot.color, from, to, { alpha }) };
    }
    case "line":
      return {
        marks: [mark(placed, "line", input, begin, until)],
        texts: text(slot.color, from, to),
      };
    default: {
      const { ground } = input;
      const hot = ground && colorContrast(ground, slot.color) >= 4.5 ? ground : readableInk(slot.color);
      return {
        marks: [mark(placed, kind, input, begin, until)],
        texts: [...text(slot.color, from, begin), ...text(hot, begin, until), ...text(slot.color, until, to)],
      };
    }
  }
}

/** The mark of a word, which appears with it: a slab, a pill or a line. */
function mark(
  { box }: PlacedWord,
  kind: "slab" | "pill" | "line",
  { slot }: CaptionInput,
  from: number,
  to: number,
): Actor {
  const { size, color, rotation } = slot;
  const l = box.l - MARK.x * size;
  const r = box.r + MARK.x * size;
  const t = box.t - MARK.above * size;
  const b = box.b + MARK.below * size;
  const slant = MARK.slant * (b - t);
  const base = { id: "caption-mark", kind: "fill", paint: color, from, to } as const;
  const grow: Key[] = [
    [from, 0.86],
    [from + 0.1, 1, "outBack"],
  ];
  const pivot = [(l + r) / 2, (t + b) / 2] as const;
  if (kind === "line") {
    const top = box.b + MARK.line * size * 0.8;
    const edge: Key[] = [
      [from, box.l],
      [from + Math.min(0.22, to - from), box.r, "outCubic"],
    ];
    const bottom = top + MARK.line * size;
    return {
      ...base,
      shape: polygon([box.l, top], [edge, top], [edge, bottom], [box.l, bottom]),
      ...still(rotation),
    };
  }
  const shape: Shape =
    kind === "pill"
      ? { kind: "path", path: roundedRectPath(r - l, b - t, MARK.round * size), x: l, y: t }
      : polygon([l + slant, t], [r + slant, t], [r - slant, b], [l - slant, b]);
  return { ...base, shape, pose: { scale: grow, pivot } };
}

const still = (rotation: Rotation | undefined): { readonly pose?: Pose } =>
  rotation ? { pose: { turn: rotation.deg, pivot: [rotation.cx, rotation.cy] } } : {};

function textOpOf({ word, box, baseline }: PlacedWord, color: string, { slot, voice }: CaptionInput): TextOp {
  const op: TextOp = {
    kind: "text",
    z: 20,
    box,
    text: word.text,
    baseline,
    size: slot.size,
    color,
    face: voice.face,
    metrics: voice.metrics,
    script: voice.script,
    rtl: voice.rtl,
  };
  return withRotation(op, slot.rotation ?? null);
}
