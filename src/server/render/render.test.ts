import { expect, it } from "vitest";
import type { Scene } from "#studio/image/scene.ts";
import { pictureOf } from "#studio/image/layout-input.fixture.ts";
import { createRenderEngine } from "./render-engine.ts";
import { renderScene } from "./render.ts";

it("smooths the edges of a rotated picture", async () => {
  const [width, height] = [120, 120];
  const black = { data: Buffer.alloc(80 * 80 * 3), width: 80, height: 80, channels: 3 as const };
  const scene: Scene = {
    width,
    height,
    ground: "#ffffff",
    ops: [
      {
        kind: "picture",
        z: 1,
        picture: 0,
        box: { l: 20, t: 20, r: 100, b: 100 },
        crop: { l: 0, t: 0, r: 1, b: 1 },
        rotation: { deg: 5, cx: 60, cy: 60 },
      },
    ],
    readables: [],
  };
  const pictures = [{ info: { ...pictureOf("photo"), width: 80, height: 80 }, pixels: black }];
  const { data } = await renderScene(createRenderEngine(), { scene, pictures });
  const red = Array.from({ length: width * height }, (_, i) => data[i * 4] ?? 0);
  expect(red[60 * width + 60]).toBe(0);
  expect(red[2 * width + 2]).toBe(255);
  // A stepped edge is black or white only.
  expect(red.filter((value) => value > 20 && value < 235).length).toBeGreaterThan(200);
});
