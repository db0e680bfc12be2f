import { expect, test } from "vitest";
import { checkImage, type ImageFacts } from "./check-image.ts";

const CLEAN: ImageFacts = {
  platform: "facebook",
  width: 1080,
  height: 1080,
  bytes: 900_000,
  contrast: 7,
  origin: "studio",
};
const ids = (facts: Partial<ImageFacts>) =>
  checkImage({ ...CLEAN, ...facts }).map(({ ruleId, severity }) => `${ruleId} ${severity}`);

test("a picture of the studio within all limits has no finding", () => {
  expect(ids({ texts: [{ l: 100, t: 100, r: 600, b: 300 }] })).toEqual([]);
});

test.each([
  ["a large file on LinkedIn", { platform: "linkedin", bytes: 5_100_000 }, "image-file-size reject"],
  ["a tall picture on ChatGPT", { platform: "chatgpt", height: 1350 }, "image-size reject"],
  ["a tiny picture on LinkedIn", { platform: "linkedin", width: 200, height: 200 }, "image-size reject"],
  ["a logo in a search ad", { platform: "google_search", hasLogo: true }, "text-in-image-asset reject"],
  ["much text", { texts: [{ l: 100, t: 100, r: 900, b: 500 }] }, "image-text-share advice"],
  ["text at the edge", { texts: [{ l: 10, t: 100, r: 300, b: 200 }] }, "image-safe-box advice"],
  ["faint text", { contrast: 3 }, "image-contrast advice"],
  ["a generated scene", { origin: "ai-scene" }, "ai-label may-reject"],
  ["a generated customer", { isAiTestimonial: true }, "ai-testimonial may-reject"],
  [
    "a label at the edge",
    { origin: "ai-scene", aiLabel: { l: 5, t: 5, r: 90, b: 30 } },
    "ai-label-edge advice",
  ],
  ["a comparison", { isComparison: true }, "before-after reject"],
] as const)("%s", (_, facts, expected) => {
  expect(ids(facts)).toEqual([expected]);
});
