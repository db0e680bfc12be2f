import { expect, test } from "@playwright/test";
import sharp from "sharp";
import type { Film } from "#core/film/film.ts";
import { loadNativePackages } from "#server/adapters/film-renderer/native-packages.ts";
import { paintFrames } from "#server/adapters/film-renderer/paint-frames.ts";
import { barFilm } from "../support/bar-film.ts";
import { buildComponentPage, serveComponentPage } from "../support/browser/component-page.ts";
import { drawFrames, meanDifference } from "../support/browser/draw-frames.ts";
import { CAN_RENDER } from "../support/can-render.ts";

const STEP = 10;
const [WIDTH, HEIGHT] = [540, 960];

/** A film whose camera moves closer in a photo over the whole frame. */
function zoomFilm(): Film {
  const target = { x: 0, y: 0, width: 1080, height: 1920 };
  const view = {
    x: [
      [0, 0],
      [1, 27],
    ],
    y: [
      [0, 0],
      [1, 48],
    ],
    width: [
      [0, WIDTH],
      [1, WIDTH - 54],
    ],
    height: [
      [0, HEIGHT],
      [1, HEIGHT - 96],
    ],
  } as const;
  return {
    ...barFilm(1),
    layers: [
      {
        id: "scene",
        from: 0,
        to: 2,
        actors: [{ id: "photo", kind: "picture", asset: "photo", target, view }],
      },
    ],
    assets: [{ id: "photo", type: "image/webp", width: WIDTH, height: HEIGHT }],
  };
}

/** A picture in which neighboring pixels differ, so that each way of scaling gives other pixels. */
function detailedPicture(): Promise<Buffer> {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < data.length; i++) data[i] = 128 + 60 * Math.sin(i / 7) + 60 * Math.sin(i / 1301);
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .webp({ lossless: true })
    .toBuffer();
}

test("browser and server scale a photo to the same pixels", async ({ page }) => {
  test.skip(!CAN_RENDER, "the renderer has no packages for this platform");
  const served = await serveComponentPage(await buildComponentPage("tests/e2e/components/film-page.ts"));
  try {
    await page.goto(served.url);
    const drawn = { film: zoomFilm(), assets: [{ id: "photo", data: await detailedPicture() }] };
    const frames = await drawFrames(page, drawn, STEP);
    const painter = await paintFrames(loadNativePackages(), drawn.film, drawn.assets);
    expect(frames).toHaveLength(3);
    for (const [index, frame] of frames.entries())
      expect(meanDifference(new Uint8Array(painter.paint(index * STEP)), frame)).toBeLessThan(0.05);
  } finally {
    served.close();
  }
});
