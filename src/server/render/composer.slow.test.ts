import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { IMAGE_STYLES } from "#core/generations/image/styles.ts";
import { safeBoxOf } from "#core/platforms/canvases.ts";
import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import type { ImageBrief } from "#studio/image/brief.ts";
import { containsBox } from "#studio/image/geometry.ts";
import { COMPOSER_NOTES } from "#studio/image/notes.ts";
import { SCHEMES } from "#studio/image/palettes/palettes.ts";
import { countColor, LOGO_COLORS, tile } from "../../../tests/support/brand-kit.ts";
import { createComposer } from "./composer.ts";

const composer = createComposer();
const sample = (file: string) => ({ data: readFileSync(`assets/samples/${file}`) });

const brief: ImageBrief = {
  companyName: "Northbeam Coffee",
  productName: "Whole beans",
  headline: "Mornings, properly roasted.",
  description: "Small-batch whole beans, roasted in the week they reach your door.",
  style: "modern",
  primaryColor: "#d9531e",
  size: "portrait",
};
const ad = { brief, platform: "Instagram", pictures: [sample("coffee.jpg")], seed: 3 } as const;

describe("createComposer", () => {
  it("gives the same bytes for the same input", async () => {
    const first = await composer.compose(ad);
    const again = await createComposer().compose(ad);
    expect(again.image.equals(first.image)).toBe(true);
    expect(again.recipe).toEqual(first.recipe);
  });

  it("draws platforms with the same canvas once, and draws again for other inputs", async () => {
    const [facebook, instagram] = [
      await composer.compose({ ...ad, platform: "Facebook" }),
      await composer.compose({ ...ad, platform: "Instagram" }),
    ];
    expect(instagram.image).toBe(facebook.image);
    expect([facebook.recipe.platform, instagram.recipe.platform]).toEqual(["Facebook", "Instagram"]);
    for (const other of [
      { seed: 4 },
      { pictures: [sample("lake.jpg")] },
      { brief: { ...brief, headline: "Mornings" } },
      { background: { data: sample("lake.jpg").data, showsProduct: true } },
      { format: "webp" as const },
    ])
      expect((await composer.compose({ ...ad, ...other })).image.equals(facebook.image)).toBe(false);
  });

  it("uses one color scheme for all platforms of a generation", async () => {
    const facebook = await composer.compose({ ...ad, platform: "Facebook" });
    const tiktok = await composer.compose({ ...ad, platform: "TikTok" });
    expect(tiktok.recipe.scheme).toBe(facebook.recipe.scheme);
    expect([tiktok.width, tiktok.height]).toEqual([1080, 1920]);
  });

  it("composes an edited headline in the same layout", async () => {
    const { recipe } = await composer.compose(ad);
    const edited = await composer.recompose({
      recipe,
      pictures: ad.pictures,
      edits: { headline: "Fresh on Friday" },
    });
    expect(edited.recipe).toEqual({ ...recipe, brief: { ...brief, headline: "Fresh on Friday" } });
  });

  it("states how an image was made in every format", async () => {
    for (const format of ["png", "jpeg", "webp"] as const) {
      const plain = await composer.compose({ ...ad, format });
      const background = { data: sample("lake.jpg").data, showsProduct: false };
      const generated = await composer.compose({ ...ad, format, background });
      expect(await xmpOf(plain.image)).toContain('digitalsourcetype/composite"');
      expect(await xmpOf(generated.image)).toContain(
        "digitalsourcetype/compositeWithTrainedAlgorithmicMedia",
      );
    }
  });

  it("shows the logo of a brand that suits the ground", async () => {
    const logos = [
      { data: await tile("#ffffff", LOGO_COLORS.light), role: "logo", logoKind: "light" },
      { data: await tile("#101010", LOGO_COLORS.dark), role: "logo", logoKind: "dark" },
    ] as const;
    const pictures = [...ad.pictures, ...logos];
    for (const [scheme, shown, other] of [
      ["white", LOGO_COLORS.light, LOGO_COLORS.dark],
      ["deep", LOGO_COLORS.dark, LOGO_COLORS.light],
    ] as const) {
      const corporate = { ...brief, style: "corporate" } as const;
      const seed = SCHEMES.corporate.indexOf(scheme);
      const { image } = await composer.compose({ ...ad, brief: corporate, seed, pictures });
      expect(await countColor(image, shown)).toBeGreaterThan(100);
      expect(await countColor(image, other)).toBe(0);
    }
    expect(await composer.findLogos(pictures)).toEqual([1, 2]);
  });

  it("sets the disclaimer as small print in the safe area, and says where it does not fit", async () => {
    const disclaimer = "Drink responsibly. Only for customers of 18 years and older.";
    for (const style of IMAGE_STYLES) {
      for (const platform of IMAGE_PLATFORMS) {
        const branded = { ...brief, style, disclaimer };
        const { boxes, notes, width, height } = await composer.compose({ ...ad, brief: branded, platform });
        const print = boxes.filter(({ part }) => part === "disclaimer");
        expect(print.length, `${style} ${platform}`).toBeGreaterThan(0);
        for (const { box } of print) expect(containsBox(safeBoxOf({ width, height }), box, 2)).toBe(true);
        expect(notes).toEqual([]);
      }
    }
    const long = { ...brief, disclaimer: disclaimer.repeat(12) };
    expect((await composer.compose({ ...ad, brief: long })).notes).toEqual([COMPOSER_NOTES.disclaimer]);
  });

  it("notes that a description does not fit", async () => {
    const description = "We plan it, we build it, we plant it and we look after it for you. ".repeat(12);
    const { notes } = await composer.compose({ ...ad, brief: { ...brief, description } });
    expect(notes).toEqual([COMPOSER_NOTES.shortened]);
    expect((await composer.compose(ad)).notes).toEqual([]);
  });

  it("draws the call to action on the last scene of a storyboard only", async () => {
    const canvas = { width: 1280, height: 720 };
    const scene = {
      brief,
      text: "Roasted on Monday",
      closing: false,
      index: 0,
      pictures: ad.pictures,
      seed: 1,
      canvas,
    };
    const first = await composer.storyboardFrame(scene);
    const last = await composer.storyboardFrame({ ...scene, closing: true });
    expect([first.width, first.height]).toEqual([1280, 720]);
    expect(first.image.equals(last.image)).toBe(false);
  });

  it("rejects data that is no image", async () => {
    const pictures = [{ data: Buffer.from("not a picture") }];
    await expect(composer.compose({ ...ad, pictures })).rejects.toThrow(/unsupported/i);
  });
});

async function xmpOf(image: Buffer): Promise<string> {
  const { xmp } = await sharp(image).metadata();
  return xmp?.toString() ?? "";
}
