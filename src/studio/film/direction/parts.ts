import type { Rect, Shape } from "#core/film/film.ts";
import type { Box } from "#core/platforms/box.ts";
import { areaOf, heightOf, overlapArea, rotatedBounds, widthOf } from "#studio/image/geometry.ts";
import { roundedRectPath } from "#studio/image/layout/clip-paths.ts";
import type { PictureInfo } from "#studio/image/picture.ts";
import type { FillOp, PictureOp, Scene, SceneOp } from "#studio/image/scene.ts";
import { type Footage, footageOf } from "./pictures.ts";
import { snippetsOf } from "./snippets.ts";
import { growBox, type SheetPlan, type Sprite, unionOf } from "./sheets.ts";

/**
 * Role of a part, from `partsOf`; each style's motion moves roles in its own way. `frame` is a rim
 * or a shadow that moves with the picture, `plate` a field under text, `field` and `ornament` are
 * behind everything; the `backdrop` is all of the canvas below the first thing that moves.
 */
type Role =
  | "backdrop"
  | "field"
  | "ornament"
  | "frame"
  | "picture"
  | "plate"
  | "brand"
  | "line"
  | "rule"
  | "product"
  | "disclaimer"
  | "button"
  | "arrow";

/** How a part of a film is drawn: as a fill, from a sheet, or as a picture behind a camera. */
type Look =
  | { readonly kind: "fill"; readonly paint: string; readonly shape: Shape }
  | { readonly kind: "sprite"; readonly sprite: Sprite }
  | {
      readonly kind: "picture";
      readonly footage: Footage;
      readonly target: Rect;
      readonly mask?: Shape;
      readonly rotation?: { readonly deg: number; readonly cx: number; readonly cy: number };
    };

/**
 * Operations of a layout that move as one in a film, such as a line of the headline; `partsOf`
 * makes it, the motions of styles (`motion/motions.ts` lists them) make actors of it.
 */
export interface Part {
  readonly id: string;
  readonly role: Role;
  /** Number among the parts of its role, of `count`. */
  readonly index: number;
  readonly count: number;
  /** Position in px. */
  readonly box: Box;
  readonly look: Look;
}

/**
 * Converts a box of a layout to a rectangle of a film, when parts, captions (`caption-actors.ts`)
 * and readables become part of it.
 */
export const rectOf = ({ l, t, r, b }: Box): Rect => ({ x: l, y: t, width: r - l, height: b - t });

/** Converts a box of a layout to a shape of a film, when its parts are collected. */
const boxShape = ({ l, t, r, b }: Box): Shape => ({
  kind: "polygon",
  points: [
    [l, t],
    [r, t],
    [r, b],
    [l, b],
  ],
});

interface PartsInput {
  readonly scene: Scene;
  readonly shot: number;
  readonly pictures: readonly PictureInfo[];
  readonly sheets: SheetPlan;
}

/**
 * Divides the layout of a shot into parts, in drawing order, and assigns those that are painted to
 * sheets. `direct-film.ts` calls it for each shot. `roleOf` in this file decides the role of each.
 */
export function partsOf({ scene, shot, pictures, sheets }: PartsInput): Part[] {
  const photo = scene.ops.find((op) => op.kind === "picture");
  const groups = new Map<string, { readonly role: Role; readonly ops: SceneOp[] }>();
  const still = backdropOf(scene);
  const ops = scene.ops.slice(still.length).flatMap((op) => snippetsOf(op));
  for (const [index, op] of ops.entries()) {
    const role = roleOf(op, scene, photo);
    const key = keyOf(op, role, index);
    const group = groups.get(key) ?? { role, ops: [] };
    group.ops.push(op);
    groups.set(key, group);
  }
  const counts = new Map<Role, number>();
  const drafts = [
    backdropPart(scene, still, shot, sheets),
    ...[...groups.values()].flatMap(({ role, ops }) => {
      const look = lookOf(ops, { scene, shot, pictures, sheets });
      if (!look) return [];
      const index = counts.get(role) ?? 0;
      counts.set(role, index + 1);
      const box = unionOf(ops.map(({ box: own, rotation }) => rotatedBounds(own, rotation)));
      return [{ id: `${shot}-${role}-${index}`, role, index, box, look }];
    }),
  ];
  return drafts.map((draft) => ({ ...draft, count: counts.get(draft.role) ?? 1 }));
}

/** The first operations of a layout, if they cover the canvas and a plain fill cannot draw them. */
function backdropOf({ ops, width, height }: Scene): readonly SceneOp[] {
  const first = ops.findIndex(
    (op) =>
      snippetsOf(op).length > 1 ||
      !(op.kind === "drawing" || (op.kind === "fill" && op.gradient)) ||
      widthOf(op.box) < width * 0.98 ||
      heightOf(op.box) < height * 0.98,
  );
  return ops.slice(0, Math.max(0, first));
}

function backdropPart(
  { ground, width, height }: Scene,
  ops: readonly SceneOp[],
  shot: number,
  sheets: SheetPlan,
): Omit<Part, "count"> {
  const box = { l: 0, t: 0, r: width, b: height };
  const look: Look =
    ops.length === 0
      ? { kind: "fill", paint: ground, shape: boxShape(box) }
      : { kind: "sprite", sprite: sheets.addBackdrop(ground, ops) };
  return { id: `${shot}-backdrop-0`, role: "backdrop", index: 0, box, look };
}

/** Operations with the same key are one part. */
function keyOf(op: SceneOp, role: Role, index: number): string {
  if (role === "line") return `line ${op.line}`;
  return ["brand", "product", "disclaimer", "button"].includes(role) ? role : `${index}`;
}

function roleOf(op: SceneOp, scene: Scene, photo: SceneOp | undefined): Role {
  if (op.kind === "picture") return "picture";
  switch (op.item) {
    case "headline":
      return "line";
    case "logo":
      return "brand";
    case "cta":
      return op.kind === "drawing" && scene.ops.some(isSlab) ? "arrow" : "button";
    case "product":
    case "rule":
    case "disclaimer":
      return op.item;
  }
  if (op.kind === "drawing") return "ornament";
  const isWhole = widthOf(op.box) >= scene.width * 0.98 && heightOf(op.box) >= scene.height * 0.98;
  if (isWhole && op.kind === "fill" && !op.border) return "field";
  if (photo && op.z <= photo.z && overlapArea(op.box, photo.box) > 0.7 * areaOf(photo.box)) return "frame";
  if (Math.min(widthOf(op.box), heightOf(op.box)) < 8) return "rule";
  return op.z >= 3 ? "plate" : "field";
}

/** A square button, whose arrow moves on its own. */
const isSlab = (op: SceneOp) => op.kind === "fill" && op.item === "cta" && op.radius === 0;

function lookOf(ops: readonly SceneOp[], { shot, pictures, sheets }: PartsInput): Look | null {
  const [op] = ops;
  if (op?.kind === "picture") return pictureLook(op, pictures, shot);
  if (op?.kind === "fill" && ops.length === 1 && isPlain(op)) return fillLook(op);
  if (op?.kind === "fill" && ops.length === 1 && op.border && isOnlyBorder(op))
    return { kind: "fill", paint: op.border.paint, shape: frameShape(op.box, op.border.width) };
  const sprite = sheets.add(ops);
  return sprite && { kind: "sprite", sprite };
}

const isPlain = ({ paint, gradient, border, rotation, flip, within }: FillOp) =>
  paint !== undefined && !gradient && !border && !rotation && !flip && !within;

const isOnlyBorder = ({ paint, gradient, path, radius, rotation, within }: FillOp) =>
  !paint && !gradient && !path && !radius && !rotation && !within;

/** A frame of lines inside a box: the inner edge runs against the outer one, so it is a hole. */
function frameShape(box: Box, line: number): Shape {
  const [w, h] = [widthOf(box), heightOf(box)];
  const inner = `M${line} ${line}V${h - line}H${w - line}V${line}Z`;
  return { kind: "path", path: `M0 0H${w}V${h}H0Z${inner}`, x: box.l, y: box.t };
}

function fillLook(op: FillOp): Look {
  return { kind: "fill", paint: op.paint ?? "#000000", shape: shapeOf(op) ?? boxShape(op.box) };
}

function shapeOf({ box, path, radius }: SceneOp): Shape | undefined {
  if (path) return { kind: "path", path, x: box.l, y: box.t };
  if (!radius) return undefined;
  const [w, h] = [widthOf(box), heightOf(box)];
  return { kind: "path", path: roundedRectPath(w, h, Math.min(radius, w / 2, h / 2)), x: box.l, y: box.t };
}

function pictureLook(op: PictureOp, pictures: readonly PictureInfo[], shot: number): Look | null {
  const info = pictures.find(({ id }) => id === op.picture);
  if (!info) return null;
  const footage = footageOf(op, info, `picture${shot}`);
  const { within, rotation } = op;
  const clip: Shape | undefined = within
    ? { kind: "path", path: within.path, x: within.box.l, y: within.box.t }
    : (shapeOf(op) ?? (footage.isCutout ? undefined : boxShape(op.box)));
  return {
    kind: "picture",
    footage,
    target: rectOf(growBox(op.box, footage.cut.margin)),
    ...(clip && { mask: clip }),
    ...(rotation && { rotation }),
  };
}
