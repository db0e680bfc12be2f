import type { Curve, Key, PictureActor } from "#core/film/film.ts";
import type { FilmMovement } from "#core/film/settings.ts";
import { heightOf, widthOf } from "#studio/image/geometry.ts";
import type { Footage } from "./pictures.ts";

/** A framing: how much closer than the layout, and where between the edges of the room. */
interface Framing {
  readonly zoom: number;
  /** -1 is the left or upper end of the picture, 1 the right or lower end. */
  readonly pan?: number;
  readonly tilt?: number;
}

/**
 * A framing of a picture at a time in seconds, through which the camera of a shot moves; the
 * motions of styles (`motion/motions.ts` lists them) make it, `cameraView` reads it.
 */
export interface CameraKey extends Framing {
  readonly at: number;
  readonly ease?: Key[2];
}

/**
 * Makes the view of a camera that moves through framings of a shot's picture, for `actorOf`
 * (`motion/motion.ts`); it never leaves the picture.
 */
export function cameraView(footage: Footage, keys: readonly CameraKey[]): PictureActor["view"] {
  const views = keys.map(({ at, ease, ...framing }) => ({ at, ease, view: viewOf(footage, framing) }));
  const curve = (side: "x" | "y" | "width" | "height"): Curve =>
    views.map(({ at, ease, view }): Key => (ease ? [at, view[side], ease] : [at, view[side]]));
  return { x: curve("x"), y: curve("y"), width: curve("width"), height: curve("height") };
}

function viewOf({ cut, frame, focus }: Footage, { zoom, pan = 0, tilt = 0 }: Framing) {
  const width = Math.min(cut.width, widthOf(frame) / zoom);
  const height = Math.min(cut.height, heightOf(frame) / zoom);
  // Zooming in moves towards the subject, as far as it was outside the center.
  const towards = (side: number, center: number, goal: number) =>
    center - side / 2 + (goal - center) * Math.min(1, Math.max(0, (zoom - 1) * 2.5));
  const x = towards(width, (frame.l + frame.r) / 2, focus[0]);
  const y = towards(height, (frame.t + frame.b) / 2, focus[1]);
  const free = { x: cut.width - width, y: cut.height - height };
  return {
    x: slide(clamp(x, free.x), free.x, pan),
    y: slide(clamp(y, free.y), free.y, tilt),
    width,
    height,
  };
}

const clamp = (value: number, most: number) => Math.min(Math.max(0, most), Math.max(0, value));
const slide = (from: number, free: number, part: number) =>
  part < 0 ? from + from * part : from + (free - from) * part;

/** Distance of a camera movement: a fraction of the frame, and a zoom factor. */
interface Reach {
  readonly zoom: number;
  readonly pan: number;
}

/**
 * Start and end of a scene's camera movement; the motion of each style (`motion/<style>.ts`) calls
 * it with its own reach. `auto` moves closer to a person; without one, every third `turn` moves
 * along a picture with room beyond the frame (`WORTH`). Other turns move away from a subject that
 * fills the frame, and alternate between closer and wider.
 */
export function framingsFor(
  footage: Footage,
  movement: FilmMovement,
  turn: number,
  reach: Reach,
): readonly [Framing, Framing] {
  const { zoom, pan } = reach;
  const near = { zoom: 1 + zoom };
  const far = { zoom: 1 };
  const along = { zoom: 1 + zoom / 2 };
  switch (movement === "auto" ? movementFor(footage, turn) : movement) {
    case "closer":
      return [far, near];
    case "wider":
      return [near, far];
    case "left":
      return [
        { ...along, pan },
        { ...along, pan: -pan },
      ];
    case "right":
      return [
        { ...along, pan: -pan },
        { ...along, pan },
      ];
    case "up":
      return [
        { ...along, tilt: pan },
        { ...along, tilt: -pan },
      ];
    case "down":
      return [
        { ...along, tilt: -pan },
        { ...along, tilt: pan },
      ];
    default:
      return [far, far];
  }
}

/**
 * Minimum room at the sides of the frame, as a fraction of it, for a movement along the picture.
 */
const WORTH = 0.2;

function movementFor({ cut, frame, subject, hasPerson }: Footage, turn: number): FilmMovement {
  if (hasPerson) return "closer";
  const side = cut.width / widthOf(frame) - 1;
  const upright = cut.height / heightOf(frame) - 1;
  const size = Math.max(widthOf(subject), heightOf(subject));
  if (side >= WORTH && turn % 3 === 1) return turn % 2 === 0 ? "left" : "right";
  if (upright >= WORTH && turn % 3 === 1) return turn % 2 === 0 ? "up" : "down";
  if (size > 0.85) return "wider";
  return turn % 2 === 0 ? "closer" : "wider";
}
