import { Renderer } from "@takumi-rs/core";
import { describe, expect, it } from "vitest";
import type { FillOp } from "#studio/image/scene.ts";
import { sceneNode } from "./scene-node.ts";

const SIZE = { width: 200, height: 100 };

/** Red of a pixel of a scene with one black fill on white. */
async function redAt(fill: Partial<FillOp>, x: number, y: number) {
  const op: FillOp = { kind: "fill", z: 0, paint: "#000000", box: { l: 0, t: 0, r: 0, b: 0 }, ...fill };
  const node = sceneNode({ ...SIZE, ground: "#ffffff", ops: [op], readables: [] }, () => undefined);
  const data = await new Renderer().render(node, { ...SIZE, format: "raw" });
  return data[(y * SIZE.width + x) * 4];
}

describe("sceneNode", () => {
  it("leaves a mirrored fill in its box when it is rotated around another point", async () => {
    const fill = { box: { l: 120, t: 30, r: 180, b: 70 }, rotation: { deg: 1, cx: 60, cy: 50 }, flip: true };
    expect(await redAt(fill, 150, 50)).toBe(0);
    // Mirrored around the center of the rotation, it would be here.
    expect(await redAt({ ...fill, box: { l: 70, t: 30, r: 110, b: 70 } }, 30, 50)).toBe(255);
  });
});
