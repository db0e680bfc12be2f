import { createHash } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { emptyFields, type AdFields } from "#core/campaigns/ad-fields.ts";
import { adState } from "#core/campaigns/ad-state.ts";
import type { PlatformSpec } from "#core/platforms/platform.ts";
import { PLATFORM_IDS, PLATFORMS } from "#core/platforms/platforms.ts";
import { reviewAdState } from "#core/reviews/decision.ts";
import { createRandom, pick, type Random } from "#studio/random.ts";
import { sampleSize } from "../../../../tests/support/sample.ts";
import { hashAd, type AdContent } from "./ad-content.ts";

const COUNT = sampleSize(200);
const LETTERS = [..."abz AZ09.,!?-–“”äößéЖ漢字ال\u0301\u200d\u00a0🌿"];
const SIZE = 8;

const below = (random: Random, count: number) => Math.floor(random() * count);
const textOf = (random: Random) =>
  Array.from({ length: 1 + below(random, 30) }, () => pick(random, LETTERS)).join("");

/** The content that an approval covers. */
interface Approved {
  readonly identity: Parameters<typeof hashAd>[0];
  readonly content: AdContent;
  /** Gray values of the picture's pixels. */
  readonly pixels: Uint8Array;
}

function randomAd(random: Random): Approved {
  const platform = pick(random, PLATFORM_IDS)!;
  const { callsToAction = {}, placements }: PlatformSpec = PLATFORMS[platform];
  const fields = Object.entries(emptyFields(platform)).map(([name, value]) => [
    name,
    typeof value === "string" ? textOf(random) : Array.from({ length: 3 }, () => textOf(random)),
  ]);
  return {
    identity: { platform, placement: placements[0], key: "AL7K3Q9Z-FB1a", slug: "lamp" },
    content: {
      fields: Object.fromEntries(fields) as AdFields,
      callToAction: pick(random, Object.keys(callsToAction)) ?? null,
      url: `https://halden.example/${below(random, 1000)}?q=${below(random, 1000)}`,
      mediaId: "1",
    },
    pixels: Uint8Array.from({ length: SIZE * SIZE }, () => below(random, 256)),
  };
}

/** The text with one character replaced, removed, added or moved; never the same text. */
function edited(random: Random, text: string): string {
  const letters = [...text];
  const at = below(random, letters.length);
  const other = pick(
    random,
    LETTERS.filter((letter) => letter !== letters[at]),
  )!;
  const kind = below(random, 4);
  if (kind === 0) letters[at] = other;
  else if (kind === 1) letters.splice(at, 1);
  else if (kind === 2) letters.splice(at, 0, other);
  else letters.push(letters.shift() ?? other);
  const result = letters.join("");
  return result === text ? `${text}x` : result;
}

function editField(random: Random, fields: AdFields): AdFields {
  const name = pick(random, Object.keys(fields))!;
  const value = fields[name]!;
  if (typeof value === "string") return { ...fields, [name]: edited(random, value) };
  const at = below(random, value.length);
  const moved = [...value.slice(1), value[0]!];
  const changed = value.map((text, place) => (place === at ? edited(random, text) : text));
  const isMove = random() < 0.3 && moved.join("\0") !== value.join("\0");
  return { ...fields, [name]: isMove ? moved : changed };
}

/** The ad with one small change of one of the parts that an approval covers. */
function withOneEdit(random: Random, ad: Approved): Approved {
  const { identity, content, pixels } = ad;
  switch (below(random, 6)) {
    case 0:
      return { ...ad, content: { ...content, url: edited(random, content.url) } };
    case 1: {
      const { callToAction } = content;
      const other = callToAction === null ? "SHOP_NOW" : random() < 0.5 ? null : `${callToAction}_`;
      return { ...ad, content: { ...content, callToAction: other } };
    }
    case 2:
      return { ...ad, identity: { ...identity, placement: `${identity.placement}_` } };
    case 3: {
      const at = below(random, pixels.length);
      const step = random() < 0.5 ? 1 : 255;
      return { ...ad, pixels: pixels.map((value, place) => (place === at ? (value + step) % 256 : value)) };
    }
    default:
      return { ...ad, content: { ...content, fields: editField(random, content.fields) } };
  }
}

async function hashOf({ identity, content, pixels }: Approved): Promise<string> {
  const png = await sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 1 } })
    .png()
    .toBuffer();
  return hashAd(identity, content, createHash("sha256").update(png).digest("hex"));
}

test("Any changed character or pixel voids an approval, and taking it back restores the approval", async () => {
  for (let seed = 0; seed < COUNT; seed++) {
    const random = createRandom(`void-${seed}`);
    const ad = randomAd(random);
    const approvedHash = await hashOf(ad);
    const states = (hash: string) => [
      adState({ copyState: "written", missing: [], findings: [], hash, approvedHash }),
      reviewAdState(hash, [{ decision: "approved", hash: approvedHash }]),
    ];
    const other = withOneEdit(random, ad);
    expect(states(await hashOf(other)), `seed ${seed}`).toEqual(["changed", "changed"]);
    expect(states(await hashOf(structuredClone(ad))), `seed ${seed}`).toEqual(["approved", "approved"]);
  }
});
