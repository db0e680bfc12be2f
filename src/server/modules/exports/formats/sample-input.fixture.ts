import { tagUrl } from "#core/campaigns/tag-url.ts";
import type { AdFields } from "#core/campaigns/ad-fields.ts";
import { DEFAULT_SETTINGS, type ExportSettings } from "#core/exports/settings.ts";
import { formatSpec } from "#core/exports/formats.ts";
import { PLATFORMS, type PlatformId } from "#core/platforms/platforms.ts";
import { toExportAd } from "../export-ad.ts";
import { pictureName } from "../export-names.ts";
import type { ExportAd, WriterInput } from "./format.ts";
import type { WrittenFormat } from "./formats.ts";

const SLUG = "dusk-lamp";
const CODE = "7K3Q9Z";

/**
 * Texts with everything that a file must carry unchanged: quotes, commas, breaks, other scripts.
 */
const FIELDS: Readonly<Record<PlatformId, AdFields>> = {
  facebook: {
    primaryText: "Dims as the sun sets.\n\nMade in “Aarhus”, by hand. 🌙",
    headline: 'The "Dusk" lamp, 20 hours',
    description: "Free returns; 30 days",
  },
  instagram: { primaryText: "Warm light in two taps.", headline: "Dusk Lamp", description: "" },
  tiktok: { text: "Warm light in two taps.", displayName: "Halden" },
  linkedin: { introText: "For evenings after work.\nCordless.", headline: "Dusk Lamp", description: "" },
  pinterest: { title: "Dusk Lamp", description: "Warm light.\nIn two taps.", altText: "A lamp, lit" },
  google_search: {
    headlines: [
      "Dusk Lamp by Halden",
      "Warm Light in Two Taps",
      "Free Returns for 30 Days",
      "暖かい光のランプ",
    ],
    descriptions: [
      "A bedside lamp that dims with the evening. Made in Denmark.",
      "Order today, sleep easier tonight.",
      "Cordless, 20 hours per charge; charges on any USB-C plug.",
    ],
    paths: ["lamps", "dusk"],
  },
  microsoft_search: {
    headlines: ["Dusk Lamp by Halden", 'The "Dusk" Lamp', "Free Returns for 30 Days"],
    descriptions: ["A bedside lamp that dims with the evening.", "Order today, sleep easier tonight."],
    paths: ["lamps"],
  },
  x: { text: "Warm light in two taps.", headline: "Dusk Lamp" },
  chatgpt: { title: "Dusk Lamp by Halden", copy: "A cordless lamp that dims & warms <as the sun sets>." },
};

const HAS_PICTURE: readonly PlatformId[] = ["facebook", "instagram", "tiktok", "linkedin", "pinterest"];

function sampleAd(platform: PlatformId, variant: string): ExportAd {
  const key = `AL${CODE}-${PLATFORMS[platform].code}1${variant}`;
  const url = "https://bücher.example/dusk?color=warm&utm_medium=cpc#buy";
  const media = HAS_PICTURE.includes(platform) ? { alt: "Dusk Lamp, Halden" } : null;
  const picture = media && pictureName(key, { width: 1080, height: 1350 }, { number: 1, extension: "png" });
  const taggedUrl = tagUrl(url, { platform, slug: SLUG, key }) ?? null;
  const version = {
    key,
    platform,
    variant: variant.toUpperCase(),
    angle: "offer" as const,
    url,
    taggedUrl,
    media,
  };
  const { callsToAction } = PLATFORMS[platform] as { callsToAction?: object };
  const callToAction = callsToAction ? "LEARN_MORE" : null;
  return toExportAd(
    { ...version, fields: FIELDS[platform], callToAction },
    { productName: "Dusk Lämp", picture },
  );
}

const SETTINGS: ExportSettings = {
  ...DEFAULT_SETTINGS,
  countries: ["DE", "AT"],
  currency: "EUR",
  timeZone: "Europe/Berlin",
  pageId: "104882917",
  instagramId: "17841400000000000",
  pixelId: "998877665544",
  euPolitical: false,
  beneficiary: "Halden ApS",
  payer: "Halden ApS",
  createCampaign: true,
  dailyBudget: 12.5,
  startsOn: "2026-12-01",
};

/**
 * The same input for writers each time, with ads of the given platforms; `fill-templates.test.ts`
 * and `template-cells.test.ts` write it into own sheets, `sampleInput` into our formats.
 */
export function sampleInputOf(platforms: readonly PlatformId[]): WriterInput {
  return {
    campaign: {
      name: "Dusk, winter",
      adGroup: "Dusk Lamp",
      businessName: "Halden",
      slug: SLUG,
      code: CODE,
      language: "en",
    },
    settings: SETTINGS,
    ads: platforms.flatMap((platform) => [sampleAd(platform, "a"), sampleAd(platform, "b")]),
  };
}

/**
 * The constant input of a format (`sampleInputOf`), from which `golden.test.ts` writes files and
 * compares them with those in `golden/`; `pinterest-v2.test.ts` takes its ads too.
 */
export const sampleInput = (format: WrittenFormat): WriterInput =>
  sampleInputOf(format === "copy_deck" ? ["linkedin", "google_search"] : formatSpec(format).platforms);
