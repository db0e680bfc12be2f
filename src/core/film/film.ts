/**
 * A film as data. The server writes it (`server/render/film`), and `studio/film` draws any moment
 * of it, in the browser as on the server. All that moves is a curve over seconds; pictures and
 * sprites are assets, which the reader loads by their id. Lengths in px of the canvas.
 */
import type { ImageStyle } from "#core/generations/image/styles.ts";
import type { FilmMoodId } from "./moods.ts";

/** How the way to a key is eased. */
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
/** See `EASES`. */
export type Ease = (typeof EASES)[number];

/** A value at a time in seconds, and how the way to it is eased; linear if missing. */
export type Key = readonly [seconds: number, value: number, ease?: Ease];
/** A fixed value, or keys in order of time. The first and the last key hold. */
export type Curve = number | readonly Key[];

/** A rectangle by its position and size. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a thing is moved from the place where the layout put it. */
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

/** A polygon whose points may move, or fixed SVG path data at a place. */
export type Shape =
  | { readonly kind: "polygon"; readonly points: readonly (readonly [x: Curve, y: Curve])[] }
  | { readonly kind: "path"; readonly path: string; readonly x: number; readonly y: number };

interface ActorBase {
  readonly id: string;
  /** Drawn from this second on; all of the layer's time if missing. */
  readonly from?: number;
  readonly to?: number;
  readonly pose?: Pose;
  /** Shows the part inside only; stands still while the actor moves. */
  readonly mask?: Shape;
}

/** A shape in one color. */
export interface FillActor extends ActorBase {
  readonly kind: "fill";
  /** CSS color. */
  readonly paint: string;
  readonly shape: Shape;
}

/** A line, a button or an ornament, painted once on a sheet. */
export interface SpriteActor extends ActorBase {
  readonly kind: "sprite";
  readonly asset: string;
  /** Where it is on the sheet; drawn in this size. */
  readonly source: Rect;
  readonly x: number;
  readonly y: number;
}

/** A picture; its mask moves with `pose`, and the camera moves behind it. */
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

/** Anything that is drawn. */
export type Actor = FillActor | SpriteActor | PictureActor;

/** Actors that come and go together: a shot or the shapes of a transition. Drawn in order. */
export interface Layer {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly pose?: Pose;
  readonly mask?: Shape;
  readonly actors: readonly Actor[];
}

/** A spoken word; `space` is false in scripts that are written without spaces. */
export interface CaptionWord {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly space: boolean;
}

/** Words that stand on the screen together. All words of the voice-over, in order. */
export interface CaptionCue {
  readonly scene: number;
  readonly from: number;
  readonly to: number;
  readonly words: readonly CaptionWord[];
}

/** The beat that cuts follow: whole bars of four beats fill the film. */
export interface BeatGrid {
  readonly mood: FilmMoodId | null;
  readonly bars: number;
  /** Seconds of a beat. */
  readonly beat: number;
}

/** A scene in the film, for the timeline and the teleprompter. */
export interface FilmSceneTime {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly voiceOver: string;
  /** Seconds at which the picture changes within the scene. */
  readonly cuts: readonly number[];
}

/** A sheet of sprites or a picture; who loads the film knows its address or bytes by the id. */
export interface FilmAsset {
  readonly id: string;
  readonly type: "image/webp" | "image/jpeg";
  readonly width: number;
  readonly height: number;
}

/** Text or logo and the time in which it can be read; the safe box contains all of them. */
export interface FilmReadable {
  readonly scene: number;
  readonly part: "headline" | "company" | "product" | "cta" | "disclaimer" | "logo" | "caption";
  readonly box: Rect;
  readonly from: number;
  readonly to: number;
  /** WCAG contrast with its ground; missing where it stands on a picture that was checked. */
  readonly contrast?: number;
}

/** A film. */
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
