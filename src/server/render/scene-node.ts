import type { Node } from "@takumi-rs/core";
import type { Box } from "#core/platforms/box.ts";
import { heightOf, widthOf } from "#studio/image/geometry.ts";
import type { FillOp, Op, Scene } from "#studio/image/scene.ts";
import type { Pixels } from "./pictures/pixels.ts";
import { textNode } from "./text-node.ts";

type Style = NonNullable<Node["style"]>;

/** Pixels of a picture or mark op, already cut to its box. */
export type PixelsOf = (op: Op) => Pixels | undefined;

/** The scene as a takumi tree: absolute boxes in painting order. */
export function sceneNode(scene: Scene, pixelsFor: PixelsOf): Node {
  return {
    type: "container",
    style: {
      position: "relative",
      display: "flex",
      width: scene.width,
      height: scene.height,
      overflow: "hidden",
      backgroundColor: scene.ground,
    },
    children: scene.ops.map((op) => within(op, opNode(op, pixelsFor))),
  };
}

function opNode(op: Op, pixelsFor: PixelsOf): Node {
  switch (op.kind) {
    case "text": {
      const node = textNode(op);
      const turn = spinStyle(op, { left: node.style?.left, top: node.style?.top });
      return { ...node, style: { ...node.style, ...turn } };
    }
    case "fill":
      return { type: "container", style: fillStyle(op) };
    case "drawing":
      return {
        type: "image",
        src: new TextEncoder().encode(op.svg),
        style: { ...boxStyle(op), ...spinStyle(op) },
      };
    case "picture": {
      const image = imageNode(op, pixelsFor);
      const { shadow } = op;
      const filter = shadow
        ? { filter: `drop-shadow(0 ${shadow.dy}px ${shadow.blur}px ${shadow.paint})` }
        : {};
      if (!op.path && !op.radius && !op.flip)
        return { ...image, style: { ...boxStyle(op), ...filter, ...spinStyle(op) } };
      return {
        type: "container",
        style: { ...boxStyle(op), ...shapeStyle(op), overflow: "hidden", ...filter, ...spinStyle(op) },
        children: [
          { ...image, style: { ...inside(op.box), ...(op.flip ? { transform: "scaleX(-1)" } : {}) } },
        ],
      };
    }
    case "mark":
      if (op.radius) {
        const image = { ...imageNode(op, pixelsFor), style: inside(op.box) };
        const style = { ...boxStyle(op), ...shapeStyle(op), overflow: "hidden" as const, ...spinStyle(op) };
        return { type: "container", style, children: [image] };
      }
      return { ...imageNode(op, pixelsFor), style: { ...boxStyle(op), ...spinStyle(op) } };
  }
}

function imageNode(op: Op, pixelsFor: PixelsOf): Node {
  const pixels = pixelsFor(op);
  if (!pixels) return { type: "container" };
  const { data, width, height } = pixels;
  // A plain view: the renderer tries to turn nodes into JSON, and a Buffer would oblige, byte by byte.
  return {
    type: "image",
    src: { data: new Uint8Array(data.buffer, data.byteOffset, data.length), width, height },
  };
}

/** A tile of a gallery that a larger shape cuts. */
function within(op: Op, node: Node): Node {
  if (!op.within) return node;
  const { box, path } = op.within;
  const left = op.box.l - box.l;
  const moved: Node = { ...node, style: { ...node.style, left, top: op.box.t - box.t } };
  const flip = op.flip ? { transform: "scaleX(-1)" } : {};
  const back: Node = op.flip
    ? { type: "container", style: { ...inside(box), transform: "scaleX(-1)" }, children: [moved] }
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
      ...flip,
    },
    children: [back],
  };
}

const inside = (box: Box): Style => ({
  position: "absolute",
  left: 0,
  top: 0,
  width: widthOf(box),
  height: heightOf(box),
});

function boxStyle({ box }: Op): Style {
  return { position: "absolute", left: box.l, top: box.t, width: widthOf(box), height: heightOf(box) };
}

function shapeStyle(op: Op): Style {
  return {
    ...(op.path ? { clipPath: `path("${op.path}")` } : {}),
    ...(op.radius ? { borderRadius: op.radius } : {}),
  };
}

/** Rotation about a point of the canvas, and the mirror of right-to-left ads. */
function spinStyle(op: Op, at: { left?: unknown; top?: unknown } = {}): Style {
  const flip = op.flip ? "scaleX(-1)" : "";
  if (!op.spin) return flip ? { transform: flip } : {};
  const { deg, cx, cy } = op.spin;
  const left = typeof at.left === "number" ? at.left : op.box.l;
  const top = typeof at.top === "number" ? at.top : op.box.t;
  return {
    transform: `rotate(${deg}deg)${flip ? ` ${flip}` : ""}`,
    transformOrigin: `${cx - left}px ${cy - top}px`,
  };
}

function fillStyle(op: FillOp): Style {
  return {
    ...boxStyle(op),
    ...shapeStyle(op),
    ...(op.paint ? { backgroundColor: op.paint } : {}),
    ...(op.image ? { backgroundImage: op.image } : {}),
    ...(op.border ? { border: `${op.border.width}px solid ${op.border.paint}` } : {}),
    ...(op.shadow ? { boxShadow: op.shadow } : {}),
    ...spinStyle(op),
  };
}
