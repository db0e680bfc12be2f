import type { Node } from "@takumi-rs/core";
import type { Box } from "#core/platforms/box.ts";
import { heightOf, widthOf } from "#studio/image/geometry.ts";
import type { FillOp, Scene, SceneOp } from "#studio/image/scene.ts";
import type { Pixels } from "./pictures/pixels.ts";
import { gradientCss } from "./gradient-css.ts";
import { textNode } from "./text-node.ts";

type Style = NonNullable<Node["style"]>;

/** Finds the pixels of a picture or logo operation, already scaled to its box. */
type PixelLookup = (op: SceneOp) => Pixels | undefined;

/**
 * Converts a scene of `studio/image` to the renderer's nodes: absolute boxes in drawing order;
 * `render.ts` calls it. A new kind of operation (`studio/image/scene.ts`) needs a case in `opNode`.
 */
export function sceneNode(scene: Scene, pixelsFor: PixelLookup): Node {
  return {
    type: "container",
    style: {
      position: "relative",
      display: "flex",
      width: scene.width,
      height: scene.height,
      backgroundColor: scene.ground,
    },
    children: opNodes(scene.ops, pixelsFor),
  };
}

/**
 * Makes the renderer's nodes of operations, in drawing order. Images get them through `sceneNode`;
 * sheets (`film/paint-sheets.ts`) and cut pictures (`film/cut-picture.ts`) use them without a
 * scene.
 */
export const opNodes = (ops: readonly SceneOp[], pixelsFor: PixelLookup): Node[] =>
  groupByClip(ops).map((group) => clipWithin(group, pixelsFor));

function opNode(op: SceneOp, pixelsFor: PixelLookup): Node {
  switch (op.kind) {
    case "text": {
      const node = textNode(op);
      const rotation = rotationStyle(op, { left: node.style?.left, top: node.style?.top });
      return { ...node, style: { ...node.style, ...rotation } };
    }
    case "fill":
      return { type: "container", style: fillStyle(op) };
    case "drawing":
      return {
        type: "image",
        src: new TextEncoder().encode(op.svg),
        style: { ...boxStyle(op), ...rotationStyle(op) },
      };
    case "picture": {
      const image = imageNode(op, pixelsFor);
      const { shadow } = op;
      const filter = shadow
        ? { filter: `drop-shadow(0 ${shadow.dy}px ${shadow.blur}px ${shadow.paint})` }
        : {};
      if (!op.path && !op.radius && !op.flip)
        return { ...image, style: { ...boxStyle(op), ...filter, ...rotationStyle(op) } };
      return {
        type: "container",
        style: { ...boxStyle(op), ...shapeStyle(op), overflow: "hidden", ...filter, ...rotationStyle(op) },
        children: [
          { ...image, style: { ...inside(op.box), ...(op.flip ? { transform: "scaleX(-1)" } : {}) } },
        ],
      };
    }
    case "logo":
      if (op.radius) {
        const image = { ...imageNode(op, pixelsFor), style: inside(op.box) };
        const style = {
          ...boxStyle(op),
          ...shapeStyle(op),
          overflow: "hidden" as const,
          ...rotationStyle(op),
        };
        return { type: "container", style, children: [image] };
      }
      return { ...imageNode(op, pixelsFor), style: { ...boxStyle(op), ...rotationStyle(op) } };
  }
}

function imageNode(op: SceneOp, pixelsFor: PixelLookup): Node {
  const pixels = pixelsFor(op);
  if (!pixels) return { type: "container" };
  const { data, width, height } = pixels;
  // Not a Buffer: the renderer serializes nodes, and a Buffer has a slow `toJSON`.
  return {
    type: "image",
    src: { data: new Uint8Array(data.buffer, data.byteOffset, data.length), width, height },
  };
}

/** Consecutive operations with the same larger shape, which are clipped together. */
function groupByClip(ops: readonly SceneOp[]): SceneOp[][] {
  const groups: SceneOp[][] = [];
  for (const op of ops) {
    const last = groups.at(-1)?.at(-1);
    const shared = op.within && last?.within?.path === op.within.path && last.flip === op.flip;
    if (shared) groups.at(-1)?.push(op);
    else groups.push([op]);
  }
  return groups;
}

/** Clips operations by the larger shape of their gallery. */
function clipWithin(ops: readonly SceneOp[], pixelsFor: PixelLookup): Node {
  const [first] = ops;
  if (!first) return { type: "container" };
  if (!first.within) return opNode(first, pixelsFor);
  const { box, path } = first.within;
  const moved = ops.map((op): Node => {
    const node = opNode(op, pixelsFor);
    return { ...node, style: { ...node.style, left: op.box.l - box.l, top: op.box.t - box.t } };
  });
  const mirrored = { transform: "scaleX(-1)" };
  const children: Node[] = first.flip
    ? [{ type: "container", style: { ...inside(box), ...mirrored }, children: moved }]
    : moved;
  return {
    type: "container",
    style: {
      position: "absolute",
      left: box.l,
      top: box.t,
      width: widthOf(box),
      height: heightOf(box),
      clipPath: `path("${path}")`,
      ...(first.flip ? mirrored : {}),
    },
    children,
  };
}

const inside = (box: Box): Style => ({
  position: "absolute",
  left: 0,
  top: 0,
  width: widthOf(box),
  height: heightOf(box),
});

function boxStyle({ box }: SceneOp): Style {
  return { position: "absolute", left: box.l, top: box.t, width: widthOf(box), height: heightOf(box) };
}

function shapeStyle(op: SceneOp): Style {
  return {
    ...(op.path ? { clipPath: `path("${op.path}")` } : {}),
    ...(op.radius ? { borderRadius: op.radius } : {}),
  };
}

/** The renderer smooths the edges of a rotated fill only if it has a radius. */
function smoothEdges(op: SceneOp): Style {
  return op.rotation && !op.path && !op.radius ? { borderRadius: 0.5 } : {};
}

/** Rotation around a point of the canvas, and mirroring for right-to-left ads. */
function rotationStyle(op: SceneOp, at: { left?: unknown; top?: unknown } = {}): Style {
  const flip = op.flip ? "scaleX(-1)" : "";
  if (!op.rotation) return flip ? { transform: flip } : {};
  const { deg, cx, cy } = op.rotation;
  const left = typeof at.left === "number" ? at.left : op.box.l;
  const top = typeof at.top === "number" ? at.top : op.box.t;
  // Mirrored around its own middle, not around the center of the rotation.
  const back = op.box.l + op.box.r - 2 * cx;
  return {
    transform: `rotate(${deg}deg)${flip ? ` translateX(${back}px) ${flip}` : ""}`,
    transformOrigin: `${cx - left}px ${cy - top}px`,
  };
}

function fillStyle(op: FillOp): Style {
  return {
    ...boxStyle(op),
    ...shapeStyle(op),
    ...smoothEdges(op),
    ...(op.paint && !op.gradient ? { backgroundColor: op.paint } : {}),
    ...(op.gradient ? { backgroundImage: gradientCss(op.gradient) } : {}),
    ...(op.border ? { border: `${op.border.width}px solid ${op.border.paint}` } : {}),
    ...rotationStyle(op),
  };
}
