import type { Actor, Curve, Ease, Key, Pose, Shape } from "#core/film/film.ts";
import type { FilmMovement } from "#core/film/settings.ts";
import type { Box } from "#core/platforms/box.ts";
import { cameraView, type CameraKey } from "../camera.ts";
import type { Part } from "../parts.ts";

/**
 * The shot in which parts of a film move: its size, times and beat. Times are in seconds, lengths
 * in px. `stageOf` in `direct-film.ts` makes it, the motions of the styles read it.
 */
export interface Stage {
  readonly width: number;
  readonly height: number;
  /** Design unit. */
  readonly unit: number;
  /** When the parts begin to enter. */
  readonly at: number;
  /** When the shot ends. */
  readonly end: number;
  /** Number of the shot; movements alternate by it. */
  readonly turn: number;
  /** Length of a beat. */
  readonly beat: number;
  readonly movement: FilmMovement;
  readonly rtl: boolean;
}

/**
 * Colors of a shot for the shapes of a transition; `transitionPaints` in `shot-look.ts` chooses
 * them, the `transition` of each style's motion uses them.
 */
export interface TransitionPaints {
  readonly ground: string;
  readonly accent: string;
  readonly ink: string;
}

/** Entrance of a film's shot during a cut, and exit of the previous shot. */
interface Transition {
  readonly pose?: Pose;
  readonly mask?: Shape;
  /** Moves the shot that leaves. */
  readonly leaving?: Pose;
  /** Shapes between the two shots. */
  readonly shapes?: readonly Actor[];
  /** The text of the previous shot leaves first, so that two texts are never visible at once. */
  readonly isDissolve?: true;
}

/**
 * The motion of a style in films: how parts enter, how cameras move and how shots change. One
 * object for each style, listed in `motions.ts`; `directFilm` (`direction/direct-film.ts`) calls
 * it.
 */
export interface Motion {
  /** Seconds that a cut takes; the beat is in its middle. */
  readonly cut: number;
  /** Seconds until all parts of a shot have entered. */
  readonly settle: number;
  enter(part: Part, stage: Stage): Actor;
  transition(from: number, to: number, stage: Stage, paints: TransitionPaints): Transition;
}

/**
 * A curve from value `a` at `from` seconds to value `b` at `to` seconds, with an easing of `EASES`
 * (`core/film/film.ts`); `<style>.ts` of this folder are written with it.
 */
export const between = (from: number, a: number, to: number, b: number, ease: Ease): Key[] => [
  [from, a],
  [to, b, ease],
];

/** Center of a box in px, around which the motions (`<style>.ts`) turn and grow parts of a film. */
export const centerOf = ({ l, t, r, b }: Box): readonly [number, number] => [(l + r) / 2, (t + b) / 2];

/**
 * Makes a polygon of fixed or moving points, for masks, plates of captions (`caption-actors.ts`)
 * and transitions of films.
 */
export const polygon = (...points: readonly (readonly [Curve, Curve])[]): Shape => ({
  kind: "polygon",
  points,
});

/**
 * Creates the actor of a part of a film at its position in the layout, with the changes of a
 * motion; all motions of styles (`<style>.ts`) call it.
 */
export function actorOf(
  { id, look, box }: Part,
  changes: { readonly pose?: Pose; readonly mask?: Shape; readonly camera?: readonly CameraKey[] } = {},
): Actor {
  const { pose, mask, camera } = changes;
  const base = { id, ...(pose && { pose }), ...(mask && { mask }) };
  if (look.kind === "fill") return { ...base, kind: "fill", paint: look.paint, shape: look.shape };
  if (look.kind === "sprite") {
    const { asset, source, x, y } = look.sprite;
    return { ...base, kind: "sprite", asset, source, x, y };
  }
  const { footage, target, rotation } = look;
  const whole = [{ at: 0, zoom: 1 }];
  const clip = mask ?? look.mask;
  return {
    ...base,
    kind: "picture",
    asset: footage.cut.id,
    target,
    view: cameraView(footage, camera ?? whole),
    ...(clip && { mask: clip }),
    ...(rotation && { rotation }),
    ...(pose && !pose.pivot && { pose: { ...pose, pivot: centerOf(box) } }),
  };
}

/**
 * Entrance of a line that rises from behind its own lower edge, from `at` for `seconds`; `slack` is
 * the part of its height that its glyphs need beyond the box. The motions of `bold.ts` and
 * `corporate.ts` call it and set times and easing.
 */
export function rise(part: Part, at: number, seconds: number, ease: Ease, slack = 0.3): Actor {
  const { l, t, r, b } = part.box;
  const h = b - t;
  const wide = r - l;
  return actorOf(part, {
    pose: { y: between(at, h * (1.15 + slack), at + seconds, 0, ease) },
    mask: polygon(
      [l - wide, t - h * slack],
      [r + wide, t - h * slack],
      [r + wide, b + h * slack],
      [l - wide, b + h * slack],
    ),
  });
}

/**
 * Entrance of a part that comes up by `by` px from `at` for `seconds`, and is opaque after 60
 * percent of them. `corporate.ts`, `luxury.ts` and `modern.ts` call it and set these values.
 */
export const fadeUp = (part: Part, at: number, seconds: number, by: number, ease: Ease = "outQuart"): Actor =>
  actorOf(part, {
    pose: {
      y: between(at, by, at + seconds, 0, ease),
      alpha: between(at, 0, at + seconds * 0.6, 1, "outCubic"),
    },
  });

/**
 * Entrance of a part that grows from its center, past its size and back, from `at` for `seconds`;
 * it starts rotated by `turn` degrees. The motions of `bold.ts` and `playful.ts` call it and set
 * these values.
 */
export const pop = (part: Part, at: number, seconds: number, turn = 0): Actor =>
  actorOf(part, {
    pose: {
      scale: between(at, 0, at + seconds, 1, "outBack"),
      turn: between(at, turn, at + seconds, 0, "outCubic"),
      pivot: centerOf(part.box),
    },
  });

/**
 * Entrance of a part that is revealed from the side at which reading begins (`stage.rtl`), from
 * `at` for `seconds`; the edge leans by `slant` times the height of the part. The motions of
 * `bold.ts` and `corporate.ts` call it.
 */
export function wipe(
  part: Part,
  at: number,
  seconds: number,
  ease: Ease,
  { rtl, unit }: Stage,
  slant = 0,
): Actor {
  const { l, t, r, b } = part.box;
  const pad = 2 * unit;
  const lean = slant * (b - t + 2 * pad);
  const edge = rtl
    ? between(at, r + pad + lean, at + seconds, l - pad - lean, ease)
    : between(at, l - pad - lean, at + seconds, r + pad + lean, ease);
  const shift = (by: number): Curve => edge.map(([s, v, e]): Key => (e ? [s, v + by, e] : [s, v + by]));
  const still = rtl ? r + pad + lean : l - pad - lean;
  return actorOf(part, {
    mask: polygon(
      [still, t - pad],
      [shift(lean / 2), t - pad],
      [shift(-lean / 2), b + pad],
      [still, b + pad],
    ),
  });
}

/**
 * Keys of a small movement on every second beat from a time on, so that parts move with the music;
 * `pulse`, `hop` and `bold.ts` use it.
 */
export function onBeats(
  from: number,
  { end, beat }: Stage,
  keysAt: (beatTime: number) => readonly Key[],
): readonly Key[] {
  const keys: Key[] = [];
  const step = beat * 2;
  for (let t = Math.ceil(from / step) * step; t + beat * 1.2 < end; t += step) keys.push(...keysAt(t));
  return keys;
}

/**
 * Keys of the scale of a part that grows by `by` (0.1 is a tenth) on every second beat from `from`
 * seconds; `modern.ts` and `playful.ts` append them to the keys of its entrance.
 */
export const pulse = (from: number, stage: Stage, by: number): readonly Key[] =>
  onBeats(from, stage, (t) => [
    [t - 0.02, 1],
    [t + 0.1, 1 + by, "outCubic"],
    [t + stage.beat, 1, "inOutSine"],
  ]);

/**
 * Keys of the vertical position of a part that hops up by `by` px on every second beat from `from`
 * seconds, `after` seconds behind the beat; only `playful.ts` uses it.
 */
export const hop = (from: number, stage: Stage, by: number, after: number): readonly Key[] =>
  onBeats(from, stage, (beat) => {
    const t = beat + after;
    return [
      [t - 0.02, 0],
      [t + 0.1, -by, "outCubic"],
      [t + 0.34, 0, "inCubic"],
    ];
  });

/**
 * Keys of the rotation of a part that turns to `degrees` and `-degrees` in turn, two beats each,
 * from `from` seconds; `first` is 1 or -1, the side of the first turn. Only `playful.ts` uses it.
 */
export function sway(from: number, { end, beat }: Stage, degrees: number, first = 1): readonly Key[] {
  const keys: Key[] = [];
  for (let t = from, side = first; t < end + 1; t += beat * 2, side = -side)
    keys.push([t + beat * 2, side * degrees, "inOutSine"]);
  return keys;
}
