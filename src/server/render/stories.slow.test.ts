import { expect, it } from "vitest";
import { hexToRgb } from "#core/color-contrast.ts";
import { IMAGE_STYLES, type ImageStyle } from "#core/generations/image/styles.ts";
import { canvasFor } from "#core/platforms/canvases.ts";
import { labDistance, rgbToLab } from "#studio/image/color/oklch.ts";
import { planAd } from "./plan.ts";
import { createRenderEngine } from "./render-engine.ts";
import { renderScene } from "./render.ts";

const engine = createRenderEngine();

async function planStory(style: ImageStyle, headline: string, description: string, seed: number) {
  const brief = {
    companyName: "Northbeam",
    productName: "",
    headline,
    description,
    style,
    primaryColor: "#c8102e",
    size: "portrait" as const,
  };
  const canvas = canvasFor("TikTok", "portrait");
  const input = { brief, canvas, seed, pictures: [], background: null, showsProduct: false };
  return (await planAd(engine, input)).chosen.scene;
}

it("A story without a picture fills its lower third", { timeout: 60_000 }, async () => {
  const empty: string[] = [];
  for (const style of IMAGE_STYLES) {
    for (const seed of [0, 1, 2]) {
      const scene = await planStory(style, "Mornings, properly roasted.", "Beans for every day.", seed);
      const { data, width, height } = await renderScene(engine, { scene, pictures: [] });
      const ground = rgbToLab(hexToRgb(scene.ground));
      let [filled, total] = [0, 0];
      for (let i = Math.round((height * 2) / 3) * width * 4; i < data.length; i += 64) {
        const [r = 0, g = 0, b = 0] = data.subarray(i, i + 3);
        total += 1;
        if (labDistance(rgbToLab([r / 255, g / 255, b / 255]), ground) > 0.03) filled += 1;
      }
      if (filled / total < 0.25) empty.push(`${style} ${seed}: ${(filled / total).toFixed(2)}`);
    }
  }
  expect(empty).toEqual([]);
});

it("An ad in Arabic is mirrored, also below a Latin headline", async () => {
  const arabic = "سيروم ليلي بالسكوالين والباكوتشيول. لكل أنواع البشرة.";
  for (const [style, headline] of [
    ["modern", "بشرة تستيقظ قبلك"],
    ["modern", "Luma Serum"],
    ["corporate", "Luma Serum"],
  ] as const) {
    const { width, readables } = await planStory(style, headline, arabic, 0);
    for (const part of ["company", "headline", "cta"]) {
      const box = readables.find((entry) => entry.part === part)?.box;
      expect(width - (box?.r ?? 0), `${style} ${part}`).toBeLessThan(box?.l ?? 0);
    }
  }
});
