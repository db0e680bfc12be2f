import type { Actor, BeatGrid, CaptionCue, Film, FilmReadable, Layer, Pose } from "#core/film/film.ts";
import { FILM_FPS } from "#core/film/ratios.ts";
import type { FilmSettings } from "#core/film/settings.ts";
import { colorContrast } from "#core/color-contrast.ts";
import type { Canvas } from "#core/platforms/platform.ts";
import { unitOf } from "#core/platforms/canvases.ts";
import { rotatedBounds, widthOf } from "#studio/image/geometry.ts";
import type { PictureInfo } from "#studio/image/picture.ts";
import type { Scene } from "#studio/image/scene.ts";
import { splitWideAtoms } from "#studio/image/text/breaks.ts";
import type { MeasuredText } from "#studio/image/text/measured-text.ts";
import { captionActors } from "./caption-actors.ts";
import { type Cue, cuesOf, type SpokenAtom } from "./caption-cues.ts";
import { groundUnder } from "./ground-under.ts";
import { type Motion, type Stage, type TransitionPaints } from "./motion/motion.ts";
import { motionFor } from "./motion/motions.ts";
import { type Part, partsOf, rectOf } from "./parts.ts";
import type { PictureCut } from "./pictures.ts";
import { createSheetPlan, type Sheet, type SheetPlan } from "./sheets.ts";
import { type Shot, sceneTimes } from "./shots.ts";
import { leaveBefore } from "./leave-before.ts";
import { splitWords, timeWords } from "./spoken-words.ts";

/**
 * A shot of a film with its layout and colors; `stageShots` in `server/render/film/stage-shots.ts`
 * makes it, `directFilm` sets it in motion.
 */
export interface StagedShot {
  readonly shot: Shot;
  readonly scene: Scene;
  readonly paints: TransitionPaints;
  /** The measured voice-over of its scene; null for none. */
  readonly voice: MeasuredText | null;
}

/** Input of a film's direction; the server plans the layouts before (`server/render/film`). */
interface DirectionInput {
  readonly settings: FilmSettings;
  readonly canvas: Canvas;
  readonly beats: BeatGrid;
  readonly shots: readonly StagedShot[];
  readonly pictures: readonly PictureInfo[];
}

/**
 * A directed film, and all sheets and pictures that have to be painted for it; `directFilm` returns
 * it, `server/render/film/draw-film.ts` paints them.
 */
export interface Direction {
  readonly film: Film;
  readonly sheets: readonly Sheet[];
  readonly cuts: readonly PictureCut[];
}

/**
 * Turns laid-out shots into a film: times from `shots.ts`, captions from `caption-cues.ts`,
 * entrances and cuts from `motion/motions.ts`, cameras from `camera.ts`. `drawFilm`
 * (`server/render/film/draw-film.ts`) calls it, then paints the requested sprites. Frames a second:
 * `FILM_FPS` in `core/film/ratios.ts`. Pure.
 */
export function directFilm(input: DirectionInput): Direction {
  const { settings, canvas, beats, shots } = input;
  const motionOf = ({ shot }: StagedShot) => motionFor(settings.style, shot.transition);
  const sheets = createSheetPlan(canvas);
  const times = sceneTimes(settings, beats);
  const layers: Layer[] = [];
  const readables: FilmReadable[] = [];
  const cues: CaptionCue[] = [];
  const cuts = new Map<string, PictureCut>();

  for (const [index, staged] of shots.entries()) {
    const { shot, scene } = staged;
    const motion = motionOf(staged);
    const next = shots[index + 1] ?? staged;
    const stage = stageOf(input, staged, motion);
    const parts = partsOf({ scene, shot: index, pictures: input.pictures, sheets });
    for (const { look } of parts)
      if (look.kind === "picture") cuts.set(look.footage.cut.id, look.footage.cut);
    const spoken = captionsOf(staged, input, sheets, times[shot.scene]);
    cues.push(
      ...spoken.cues.map(({ from, to, words }) => ({
        scene: shot.scene,
        from,
        to,
        words: words.map(plainWord),
      })),
    );
    const actors = [
      ...parts.filter((part) => !isOnTop(part)).map((part) => motion.enter(part, stage)),
      ...spoken.actors,
      ...parts.filter(isOnTop).map((part) => motion.enter(part, stage)),
    ];
    layers.push(...layersOf(index, actors, stage, input, [motion, motionOf(next)]));
    readables.push(...readablesOf(staged), ...spoken.readables);
  }
  const last = shots.at(-1);
  const drawn = sheets.sheets();
  const film: Film = {
    ...canvas,
    fps: FILM_FPS,
    seconds: settings.seconds,
    style: settings.style,
    scenes: settings.scenes.map(({ text, voiceOver }, index) => ({
      ...(times[index] ?? { from: 0, to: 0 }),
      text,
      voiceOver,
      cuts: shots.filter(({ shot }) => shot.scene === index && shot.take > 0).map(({ shot }) => shot.from),
    })),
    endCard: last?.shot.from ?? 0,
    layers,
    cues,
    beats,
    assets: [...drawn, ...cuts.values()].map(({ id, type, width, height }) => ({ id, type, width, height })),
    readables,
  };
  return { film, sheets: drawn, cuts: [...cuts.values()] };
}

const plainWord = ({ text, from, to, space }: SpokenAtom) => ({ text, from, to, space });

/** Cut-outs are above the text of some layouts, and stickers above everything. */
const isOnTop = (part: Part) => part.role === "button" || part.role === "arrow";

function stageOf({ canvas, beats }: DirectionInput, { shot, scene }: StagedShot, motion: Motion): Stage {
  return {
    ...canvas,
    unit: unitOf(canvas),
    // Frame 0 is the thumbnail of the file: everything has entered by then.
    at: shot.index === 0 ? -motion.settle : shot.from - motion.cut * 0.1,
    end: shot.to,
    turn: shot.index,
    beat: beats.beat,
    movement: shot.movement,
    rtl: scene.ops.some((op) => op.kind === "text" && op.rtl && op.item === "headline"),
  };
}

/** The layer of a shot, and before it the shapes of the cut that brings it in. */
function layersOf(
  index: number,
  actors: readonly Actor[],
  stage: Stage,
  { shots, settings }: DirectionInput,
  [motion, following]: readonly [entering: Motion, leaving: Motion],
): Layer[] {
  const staged = shots[index];
  const next = shots[index + 1];
  if (!staged) return [];
  const half = motion.cut / 2;
  const halfAfter = following.cut / 2;
  const { shot, paints } = staged;
  const from = index === 0 ? 0 : shot.from - half;
  const entering = index === 0 ? {} : motion.transition(from, shot.from + half, stage, paints);
  const leaving =
    next &&
    following.transition(
      next.shot.from - halfAfter,
      next.shot.from + halfAfter,
      { ...stage, turn: stage.turn + 1 },
      paints,
    );
  const to = next ? next.shot.from + halfAfter : settings.seconds + 1;
  const { mask } = entering;
  const pose = joinPoses(entering.pose, leaving?.leaving);
  const gone = leaving?.isDissolve && next ? next.shot.from - halfAfter : null;
  const layer: Layer = {
    id: `shot${index}`,
    from,
    to,
    ...(pose && { pose }),
    ...(mask && { mask }),
    actors: gone === null ? actors : actors.map((actor) => leaveBefore(actor, gone)),
  };
  const shapes = entering.shapes ?? [];
  if (shapes.length === 0) return [layer];
  return [{ id: `cut${index}`, from: from - 0.1, to: shot.from + half + 0.05, actors: shapes }, layer];
}

/** A layer enters and leaves at different times, so the curves of both poses follow each other. */
function joinPoses(first: Pose | undefined, second: Pose | undefined): Pose | undefined {
  if (!first || !second) return first ?? second;
  const joined: { -readonly [K in keyof Pose]: Pose[K] } = { ...first, ...second };
  for (const side of ["x", "y", "alpha"] as const) {
    const [a, b] = [first[side], second[side]];
    if (typeof a === "object" && typeof b === "object") joined[side] = [...a, ...b];
  }
  return joined;
}

interface Captions {
  readonly cues: readonly Cue[];
  readonly actors: readonly Actor[];
  readonly readables: readonly FilmReadable[];
}

/** The captions during a shot; without a slot for them, only their times are kept. */
function captionsOf(
  { shot, scene, voice }: StagedShot,
  { settings }: DirectionInput,
  sheets: SheetPlan,
  time: { readonly from: number; readonly to: number } | undefined,
): Captions {
  const content = settings.scenes[shot.scene];
  if (!voice || !time || !content) return { cues: [], actors: [], readables: [] };
  const timed = timeWords(voice.atoms, { ...content, ...time });
  const words = timed.flatMap((word, index): SpokenAtom[] => {
    const atom = voice.atoms[index];
    return atom ? [{ ...word, atom }] : [];
  });
  const first = shot.take === 0 ? 0 : splitWords(words, shot.from);
  const here = words.slice(first, shot.to === time.to ? words.length : splitWords(words, shot.to));
  const slot = scene.captions;
  const room = slot ? widthOf(slot.box) / slot.size : 18;
  const split = here.flatMap((word) => splitWord(within(word, shot), voice, words.indexOf(word), room));
  const cues = cuesOf(split, { width: room, lines: slot?.lines ?? 2, until: shot.to });
  if (!slot || settings.captions === "off") return { cues, actors: [], readables: [] };
  const { actors, boxes } = captionActors(cues, {
    slot,
    ground: slot.plate?.paint ?? groundUnder(scene, slot.box),
    voice,
    style: settings.style,
    look: settings.captions,
    sheets,
  });
  return { cues, actors, readables: boxes.map((box) => ({ scene: shot.scene, part: "caption", ...box })) };
}

/** Minimum number of seconds for which a word is visible before its shot ends. */
const LEAST_SEEN = 0.3;

/** The word with times relative to its shot. */
function within(word: SpokenAtom, { from, to }: Pick<Shot, "from" | "to">): SpokenAtom {
  const start = Math.min(Math.max(word.from, from), to - LEAST_SEEN);
  return { ...word, from: start, to: Math.min(Math.max(word.to, start), to) };
}

/** Splits a word that is wider than the place, like the words of a headline. */
function splitWord(word: SpokenAtom, { graphemes }: MeasuredText, index: number, room: number): SpokenAtom[] {
  const parts = splitWideAtoms([word.atom], graphemes[index] ? { 0: graphemes[index] } : {}, room);
  if (parts.length < 2) return [word];
  const step = (word.to - word.from) / parts.length;
  return parts.map((atom, at) => ({
    text: atom.text,
    atom,
    space: at === 0 && word.space,
    from: word.from + at * step,
    to: word.from + (at + 1) * step,
  }));
}

function readablesOf({ shot, scene }: StagedShot): FilmReadable[] {
  return scene.readables.flatMap(({ part, box, rotation, color, ground: under }) => {
    if (part === "body") return [];
    const on = under === "pixels" ? groundUnder(scene, box) : under;
    return [
      {
        scene: shot.scene,
        part,
        box: rectOf(rotatedBounds(box, rotation)),
        from: shot.from,
        to: shot.to,
        ...(on && { contrast: colorContrast(color, on) }),
      },
    ];
  });
}
