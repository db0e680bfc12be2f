import { existsSync } from "node:fs";
import { Renderer } from "@takumi-rs/core";
import { describe, expect, it } from "vitest";
import { IMAGE_STYLES } from "#core/generations/image/styles.ts";
import { TEXT_PARTS } from "#studio/image/brief.ts";
import { faceFor } from "#studio/image/faces.ts";
import { SCRIPT_TAGS } from "#studio/image/text/script-tag.ts";
import { createFontFamilies, findSubset } from "./families.ts";
import { createFontRegistry } from "./fonts.ts";

const SAMPLES: Partial<Record<(typeof SCRIPT_TAGS)[number], string>> = {
  latn: "Äpfel, žluťoučký, tiếng Việt",
  cyrl: "Щастя, ёлка",
  grek: "Ώρα καλή",
  arab: "بشرة",
  hebr: "שלום",
  deva: "नमस्ते",
  beng: "বাংলা",
  taml: "தமிழ்",
  thai: "สวัสดี",
  geor: "დილა",
  armn: "Բարև",
  hans: "安静下来龍",
  jpan: "朝をテスト",
  kore: "행복한",
};

describe("createFontRegistry", () => {
  it("finds fonts for every face and every script", async () => {
    const fonts = createFontRegistry(new Renderer());
    for (const style of IMAGE_STYLES) {
      for (const part of TEXT_PARTS) {
        for (const script of SCRIPT_TAGS) {
          const { missing } = await fonts.prepare(faceFor(style, part, script), SAMPLES[script] ?? "?");
          expect(missing, `${style} ${part} ${script}`).toEqual([]);
        }
      }
    }
  });

  it("reports characters that no font has", async () => {
    const { missing } = await createFontRegistry(new Renderer()).prepare(
      faceFor("modern", "body", "latn"),
      "a 𓀀 b",
    );
    expect(missing).toEqual(["𓀀"]);
  });

  it("finds the subset of a character", () => {
    const family = createFontFamilies()("noto-sans-sc");
    const subset = family && findSubset(family, 0x9759);
    expect(family?.subsets.length).toBeGreaterThan(50);
    expect(subset && existsSync(subset.file)).toBe(true);
  });

  it("allows for accents on capitals", () => {
    const fonts = createFontRegistry(new Renderer());
    const face = faceFor("modern", "headline", "latn");
    expect(fonts.metrics(face, "latn", "ÉTÉ").cap).toBeGreaterThan(fonts.metrics(face, "latn", "été").cap);
  });
});
