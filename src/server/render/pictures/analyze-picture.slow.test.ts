import { readFileSync } from "node:fs";
import { Renderer } from "@takumi-rs/core";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Box } from "#core/platforms/box.ts";
import { containsBox } from "#studio/image/geometry.ts";
import { coverCrop } from "#studio/image/layout/crop.ts";
import { analyzePicture } from "./analyze-picture.ts";
import { chinBottom, drawPortrait, hairTop, PORTRAITS } from "./portraits.fixture.ts";

/** Draws an SVG. Not with sharp, which may be restricted to photo formats in this process. */
async function rasterize(svg: string, width: number, height: number) {
  const node = { type: "image" as const, src: new TextEncoder().encode(svg), style: { width, height } };
  const data = await new Renderer().render(node, { width, height, format: "raw" });
  return sharp(data, { raw: { width, height, channels: 4 } });
}

const sample = (file: string) => readFileSync(`assets/samples/${file}`);
const kindOf = async (file: string) => (await analyzePicture({ data: sample(file) }, 0)).info.kind;

describe("analyzePicture", () => {
  it("recognizes photos, cut-outs and logos", async () => {
    for (const file of ["coffee.jpg", "plant.jpg", "serum.jpg", "lake.jpg"])
      expect(await kindOf(file), file).toBe("photo");
    for (const file of ["bike.webp", "phones.webp"]) expect(await kindOf(file), file).toBe("cutout");
    for (const file of ["logo-orrin.png", "logo-fern.jpg"]) expect(await kindOf(file), file).toBe("logo");
  });

  it("cuts out a product from white and keeps its soft shadow", async () => {
    const { info, pixels } = await analyzePicture({ data: sample("packshot.jpg") }, 0);
    expect(info.kind).toBe("cutout");
    expect(info.width).toBeLessThan(800);
    let soft = 0;
    for (let i = 3; i < pixels.data.length; i += 4) {
      const alpha = pixels.data[i] ?? 0;
      if (alpha > 5 && alpha < 120) soft += 1;
    }
    expect(soft).toBeGreaterThan(500);
  });

  it("keeps a light gray lid of a product on white, and only the lid", async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="700">
      <defs><radialGradient id="s"><stop offset="0" stop-color="#777" stop-opacity=".5"/><stop offset="1" stop-color="#777" stop-opacity="0"/></radialGradient></defs>
      <rect width="600" height="700" fill="#fff"/><ellipse cx="300" cy="610" rx="220" ry="50" fill="url(#s)"/>
      <rect x="180" y="200" width="240" height="410" fill="#a23c1e"/><rect x="170" y="100" width="260" height="100" rx="12" fill="#d4d6d8"/></svg>`;
    const data = await (await rasterize(svg, 600, 700)).removeAlpha().jpeg({ quality: 90 }).toBuffer();
    const { info, pixels } = await analyzePicture({ data, role: "product" }, 0);
    expect(info.kind).toBe("cutout");
    const alphaAt = (x: number, y: number) => pixels.data[(y * pixels.width + x) * 4 + 3];
    // The lid is the top of the trimmed picture; its shadow is the bottom.
    expect(alphaAt(pixels.width >> 1, 50)).toBe(255);
    expect(alphaAt(pixels.width >> 1, pixels.height - 20)).toBeLessThan(120);
  });

  it("keeps the highlight of a light gray lid, and no white between two lids", async () => {
    const steps = [
      [0, "#c6c7c8"],
      [0.4, "#f7f7f8"],
      [0.5, "#f7f7f8"],
      [1, "#bfc0c1"],
    ].map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`);
    const jar = (x: number) =>
      `<rect x="${x}" y="260" width="220" height="350" fill="#a23c1e"/><rect x="${x - 10}" y="100" width="240" height="160" fill="url(#lid)"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="700"><defs><linearGradient id="lid">${steps.join("")}</linearGradient></defs>
      <rect width="700" height="700" fill="#fff"/>${jar(110)}${jar(370)}</svg>`;
    const data = await (await rasterize(svg, 700, 700)).removeAlpha().jpeg({ quality: 92 }).toBuffer();
    const { pixels } = await analyzePicture({ data, role: "product" }, 0);
    const scale = pixels.width / 500;
    const alphaAt = (x: number) => pixels.data[(60 * pixels.width + Math.round(x * scale)) * 4 + 3] ?? 0;
    for (const x of [30, 90, 105, 118, 180, 360, 375]) expect(alphaAt(x), `lid at ${x}`).toBe(255);
    expect(alphaAt(250)).toBeLessThan(30);
  });

  it("keeps a product on a flat color as a packshot", async () => {
    const [width, height] = [120, 220];
    // A shaded bottle: it grows lighter from left to right.
    const shade = (at: number) => [0x88 + at, 0x33 + at, 0x33 + Math.round(at / 2)];
    const bottle = Buffer.from(
      Array.from({ length: width * height }, (_, pixel) => shade(pixel % width)).flat(),
    );
    const data = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#9fc4b4" } })
      .composite([{ input: bottle, raw: { width, height, channels: 3 }, left: 140, top: 90 }])
      .jpeg()
      .toBuffer();
    const { info } = await analyzePicture({ data }, 0);
    expect(info.kind).toBe("packshot");
    expect(containsBox(info.subject, { l: 0.36, t: 0.24, r: 0.64, b: 0.76 })).toBe(true);
    // All of it and hardly more: a crop must not lose the head of a person in a studio.
    expect(containsBox({ l: 0.33, t: 0.2, r: 0.67, b: 0.8 }, info.subject)).toBe(true);
  });

  it("follows the role that the user declared", async () => {
    const { info } = await analyzePicture({ data: sample("bike.webp"), role: "logo" }, 0);
    expect(info.kind).toBe("logo");
    expect((await analyzePicture({ data: sample("logo-orrin.png"), role: "product" }, 0)).info.kind).toBe(
      "cutout",
    );
  });

  it("removes the background of a logo", async () => {
    const letters = (ink: string) => `<path fill="${ink}" d="M20 80V20h20l24 36V20h20v60H64L40 44v36Z"/>`;
    const drawn = async (w: number, inner: string, paper?: string) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="100">${inner}</svg>`;
      const picture = await rasterize(svg, w, 100);
      const data = await (paper ? picture.flatten({ background: paper }).jpeg() : picture.png()).toBuffer();
      return (await analyzePicture({ data, role: "logo" }, 0)).info;
    };
    // White and black paper is removed, also inside the letters.
    const onWhite = await drawn(300, letters("#0b6b3a"), "#ffffff");
    const onBlack = await drawn(300, letters("#f0e0b0"), "#000000");
    for (const { logo, width } of [onWhite, onBlack]) {
      expect(logo).toMatchObject({ mono: true, neutral: false });
      expect(width).toBeLessThan(80);
    }
    const block = await drawn(100, `<rect width="100" height="100" fill="#0a7cff"/>${letters("#fff")}`);
    expect(block.logo?.solid).toBe(0);
    const disc = await drawn(100, `<circle cx="50" cy="50" r="50" fill="#0a7cff"/>${letters("#fff")}`);
    expect(disc.logo?.solid).toBeCloseTo(0.5, 1);
    const symbol = `<circle cx="150" cy="50" r="40" fill="#ff5a1f"/>`;
    expect((await drawn(200, letters("#fff") + symbol)).logo?.colored).toBeDefined();
    expect((await drawn(100, symbol.replace("150", "50") + letters("#111"))).logo?.colored).toBeUndefined();
  });

  it("finds the subject", async () => {
    const cores: Record<string, Box> = {
      "coffee.jpg": { l: 0.28, t: 0.42, r: 0.58, b: 0.7 },
      "plant.jpg": { l: 0.36, t: 0.28, r: 0.7, b: 0.75 },
      "serum.jpg": { l: 0.4, t: 0.32, r: 0.58, b: 0.68 },
    };
    for (const [file, core] of Object.entries(cores)) {
      const { info } = await analyzePicture({ data: sample(file) }, 0);
      expect(containsBox(info.subject, core), `${file} ${JSON.stringify(info.subject)}`).toBe(true);
      expect(info.subject.r - info.subject.l, file).toBeLessThan(0.75);
    }
  });

  it("keeps a person's head in every crop of a portrait", async () => {
    for (const [name, portrait] of Object.entries(PORTRAITS)) {
      const { info } = await analyzePicture({ data: await drawPortrait(portrait) }, 0);
      for (const aspect of [1.91, 16 / 9, 1, 4 / 5, 9 / 16]) {
        const crop = coverCrop(info, { l: 0, t: 0, r: 600 * aspect, b: 600 });
        const [x, , w] = portrait.face;
        const details = `${name}, ${aspect}: ${JSON.stringify(crop)}`;
        expect(crop.t, details).toBeLessThanOrEqual(hairTop(portrait) + 0.005);
        expect(crop.l, details).toBeLessThanOrEqual(x - w);
        expect(crop.r, details).toBeGreaterThanOrEqual(x + w);
        // If the crop is tall enough for the whole head.
        if (crop.b - crop.t > (chinBottom(portrait) - hairTop(portrait)) * 1.15) {
          expect(crop.b, details).toBeGreaterThanOrEqual(chinBottom(portrait));
        }
      }
    }
  });

  it("does not count the neck as head", async () => {
    for (const [name, portrait] of Object.entries(PORTRAITS)) {
      const { info } = await analyzePicture({ data: await drawPortrait(portrait) }, 0);
      const [, , , h] = portrait.face;
      expect(info.head?.b, name).toBeLessThan(chinBottom(portrait) + h * 0.35);
    }
  });

  it("finds no head in pictures of things", async () => {
    for (const file of ["coffee.jpg", "plant.jpg", "serum.jpg", "lake.jpg"]) {
      expect((await analyzePicture({ data: sample(file) }, 0)).info.head, file).toBeUndefined();
    }
  });

  it("rotates a picture upright", async () => {
    const withRotation = await sharp(sample("coffee.jpg")).withMetadata({ orientation: 6 }).toBuffer();
    const { info } = await analyzePicture({ data: withRotation }, 0);
    expect(info.width).toBeGreaterThan(info.height);
  });
});
