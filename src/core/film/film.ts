/**
 * A film as data. The server writes it (`server/render/film`), and `studio/film` draws any moment
 * of it, in the browser as on the server. All that moves is a curve over seconds; pictures and
 * sprites are assets, which the reader loads by their id. Lengths in px of the canvas.
 */
import type { ImageStyle } from "#core/generations/image/styles.ts";
import type { FilmMoodId } from "./moods.ts";

/**
 * Easings by which a value moves to a key of a film. `studio/film/curve.ts` has the function of
 * each, so a new one needs an entry there.
 */
export const EASES = [
  "linear",
  "hold",
  "inOutSine",
  "outCubic",
  "outQuart",
  "outExpo",
  "inCubic",
  "inQuart",
  "inOutCubic",
  "inOutQuart",
  "outBack",
] as const;
/**
 * Name of an easing between two keys of a film's motion, set by the style's file in
 * `studio/film/direction/motion/` and computed by `studio/film/curve.ts`; see `EASES`.
 */
export type Ease = (typeof EASES)[number];

/**
 * A value at a time in seconds with the easing that leads to it, linear if missing. `camera.ts` and
 * `motion/` in `studio/film/direction` write them, `studio/film/curve.ts` reads them.
 */
export type Key = readonly [seconds: number, value: number, ease?: Ease];
/**
 * A value that is fixed or moves through keys in order of time; it holds before the first key and
 * after the last one. `valueAt` in `studio/film/curve.ts` reads it.
 */
export type Curve = number | readonly Key[];

/**
 * A rectangle by position and size, for places on sheets and in pictures of a film; `Box` in
 * `core/platforms/box.ts` has edges instead.
 */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Movement, scale, rotation and alpha of an actor or layer, relative to its place. The motions
 * (`studio/film/direction/motion/`, one file for each style) write it, `studio/film/frame.ts`
 * applies it.
 */
export interface Pose {
  readonly x?: Curve;
  readonly y?: Curve;
  readonly scale?: Curve;
  /** Degrees, clockwise. */
  readonly turn?: Curve;
  readonly alpha?: Curve;
  /** Point that scale and turn leave in place. */
  readonly pivot?: readonly [x: number, y: number];
}

/**
 * A polygon whose points may move, or fixed SVG path data at a place: the form of a fill or a mask.
 * `studio/film/frame.ts` reads it.
 */
export type Shape =
  | { readonly kind: "polygon"; readonly points: readonly (readonly [x: Curve, y: Curve])[] }
  | { readonly kind: "path"; readonly path: string; readonly x: number; readonly y: number };

interface ActorBase {
  readonly id: string;
  /** Drawn from this second on; all of the layer's time if missing. */
  readonly from?: number;
  readonly to?: number;
  readonly pose?: Pose;
  /** Clips the part; the clip stays in place while the actor moves. */
  readonly mask?: Shape;
}

/** An actor of a film that is a shape in one color, drawn by `studio/film/frame.ts`. */
interface FillActor extends ActorBase {
  readonly kind: "fill";
  /** CSS color. */
  readonly paint: string;
  readonly shape: Shape;
}

/**
 * An actor of a film that is drawn from a sheet: a line of text, a button or an ornament. `actorOf`
 * (`studio/film/direction/motion/motion.ts`) makes it, `server/render/film/paint-sheets.ts` paints
 * the sheet once.
 */
export interface SpriteActor extends ActorBase {
  readonly kind: "sprite";
  readonly asset: string;
  /** Position on the sheet; drawn in this size. */
  readonly source: Rect;
  readonly x: number;
  readonly y: number;
}

/**
 * An actor of a film that shows a picture, made by `actorOf`
 * (`studio/film/direction/motion/motion.ts`). Its mask moves with `pose`; the camera
 * (`studio/film/direction/camera.ts`) moves `view` behind it.
 */
export interface PictureActor extends ActorBase {
  readonly kind: "picture";
  readonly asset: string;
  readonly target: Rect;
  /** The part of the asset that fills `target`, in px of the asset. */
  readonly view: { readonly x: Curve; readonly y: Curve; readonly width: Curve; readonly height: Curve };
  /** Rotation of the frame in the layout. */
  readonly rotation?: { readonly deg: number; readonly cx: number; readonly cy: number };
  readonly mirrored?: boolean;
}

/** Anything that a frame of a film draws; `studio/film/frame.ts` handles each kind. */
export type Actor = FillActor | SpriteActor | PictureActor;

/**
 * Actors of a film that come and go together: a shot, or the shapes of a transition. `directFilm`
 * (`studio/film/direction/direct-film.ts`) makes layers, `studio/film/frame.ts` draws them in their
 * order.
 */
export interface Layer {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly pose?: Pose;
  readonly mask?: Shape;
  readonly actors: readonly Actor[];
}

/**
 * A spoken word in a caption, with its time in seconds, which `timeWords` in the studio's
 * `spoken-words.ts` computes. `space` is false in scripts written without spaces.
 */
export interface CaptionWord {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly space: boolean;
}

/**
 * Words of the voice-over that are shown together. `directFilm` in the studio lists them for the
 * film, grouped by `cuesOf` (`caption-cues.ts`); `captionsOf` (`studio/film/captions-of.ts`) makes
 * the captions of a finished video from them.
 */
export interface CaptionCue {
  readonly scene: number;
  readonly from: number;
  readonly to: number;
  readonly words: readonly CaptionWord[];
}

/**
 * The beat that cuts and captions of a film follow: whole bars of four beats fill the film.
 * `beatGrid` (`studio/film/beat-grid.ts`) makes it from mood (`moods.ts`) and length.
 */
export interface BeatGrid {
  readonly mood: FilmMoodId | null;
  readonly bars: number;
  /** Seconds of a beat. */
  readonly beat: number;
}

/**
 * When a scene is shown, in seconds, with its texts. `directFilm` fills it with `sceneTimes` and,
 * for `cuts`, with the shots of `planShots` (both in `studio/film/direction/shots.ts`). The
 * timeline and the dialog that records a voice read it.
 */
export interface FilmSceneTime {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly voiceOver: string;
  /** Times in seconds at which the picture changes within the scene. */
  readonly cuts: readonly number[];
}

/**
 * A sheet of sprites or a picture that a film needs, by its id, from `sheets.ts` and `pictures.ts`
 * in `studio/film/direction`; the player finds its address, `server/render/film/draw-film.ts` its
 * bytes.
 */
export interface FilmAsset {
  readonly id: string;
  readonly type: "image/webp" | "image/jpeg";
  readonly width: number;
  readonly height: number;
}

/**
 * A text or logo of a film with its position and time, listed by `directFilm`
 * (`studio/film/direction/direct-film.ts`) from the layouts and `caption-actors.ts` there. Only
 * tests read it (`film.property.slow.test.ts`): it must stay in the safe box, long enough to read.
 */
export interface FilmReadable {
  readonly scene: number;
  readonly part: "headline" | "company" | "product" | "cta" | "disclaimer" | "logo" | "caption";
  readonly box: Rect;
  readonly from: number;
  readonly to: number;
  /** WCAG contrast with its background; missing where it is over a picture that was checked. */
  readonly contrast?: number;
}

/**
 * A directed film as plain data. `directFilm` (`studio/film/direction/direct-film.ts`) makes it on
 * the server, with `FILM_SIZES` and `FILM_FPS` of `ratios.ts`; browser and server draw the same
 * frames from it (`frameAt` in `studio/film/frame.ts`).
 */
export interface Film {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly seconds: number;
  readonly style: ImageStyle;
  readonly scenes: readonly FilmSceneTime[];
  /** Second from which the end card shows address and call to action. */
  readonly endCard: number;
  readonly layers: readonly Layer[];
  readonly cues: readonly CaptionCue[];
  readonly beats: BeatGrid;
  readonly assets: readonly FilmAsset[];
  readonly readables: readonly FilmReadable[];
}
