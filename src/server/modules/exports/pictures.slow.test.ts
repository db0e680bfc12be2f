import sharp from "sharp";
import { expect, it } from "vitest";
import { CLEAN_SIZES } from "#core/exports/picture-limits.ts";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { provenanceXmp } from "#server/render/provenance.ts";
import { cropClean, toJpg } from "./pictures.ts";

const [WIDE, SQUARE] = CLEAN_SIZES;

/** A PNG that is much larger than its JPG, with the statement of how it was made. */
async function noisy(side: number): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  return sharp({ create: { width: side, height: side, channels: 3, background: "#808080", noise } })
    .withXmp(provenanceXmp("withAi", "Adloom"))
    .png()
    .toBuffer();
}

it("saves a large PNG as JPG within the limit, of the same size and with its origin", async () => {
  const png = await noisy(600);
  const best = await toJpg(png, Number.POSITIVE_INFINITY);
  const limited = await toJpg(png, best.length - 1);
  expect(limited.length).toBeLessThan(best.length);
  for (const jpg of [best, limited]) {
    const { format, width, height, xmp } = await sharp(jpg).metadata();
    expect([format, width, height]).toEqual(["jpeg", 600, 600]);
    expect(xmp?.toString()).toContain("compositeWithTrainedAlgorithmicMedia");
  }
  await expect(toJpg(png, 1000)).rejects.toThrow("too large");
});

it("refuses a crop that is too large even at the lowest quality", async () => {
  const crop = cropClean(await noisy(700), SQUARE!, { isGenerated: false, maxBytes: 1000 });
  await expect(crop).rejects.toThrow("too large");
});

it("crops photos to the ratios of Google without enlarging them", async () => {
  const sizes = async (width: number, height: number) => {
    const photo = await picture({ width, height });
    const cropped = await Promise.all([
      cropClean(photo, WIDE!, { isGenerated: false, maxBytes: 5_000_000 }),
      cropClean(photo, SQUARE!, { isGenerated: true, maxBytes: 5_000_000 }),
    ]);
    return Promise.all(
      cropped.map(async (result) => {
        if (!result) return undefined;
        const metadata = await sharp(result.bytes).metadata();
        expect([metadata.width, metadata.height, metadata.format]).toEqual([
          result.width,
          result.height,
          "jpeg",
        ]);
        return [result.width, result.height];
      }),
    );
  };
  expect(await sizes(3000, 2000)).toEqual([
    [1200, 628],
    [1200, 1200],
  ]);
  expect(await sizes(800, 700)).toEqual([
    [800, 418],
    [700, 700],
  ]);
  expect(await sizes(500, 280)).toEqual([undefined, undefined]);
});
