import { fieldsOf, type AdFields } from "#core/campaigns/ad-fields.ts";
import { tagUrl } from "#core/campaigns/tag-url.ts";
import { EXPORT_FORMATS, type ExportFormat } from "#core/exports/formats.ts";
import {
  DEFAULT_SETTINGS,
  OBJECTIVES,
  SPECIAL_CATEGORIES,
  type ExportSettings,
} from "#core/exports/settings.ts";
import { ANGLES } from "#core/generations/copy/platform-copy.ts";
import type { PlatformSpec } from "#core/platforms/platform.ts";
import { PLATFORMS, type PlatformId } from "#core/platforms/platforms.ts";
import { createRandom, pick, type Random } from "#studio/random.ts";
import { groupNames, pictureName } from "../export-names.ts";
import type { ExportCandidate } from "../refuse-ad.ts";
import type { WriterInput } from "./format.ts";

/** Pieces that every platform takes. */
const PLAIN = [
  "Dusk Lamp",
  "warm light",
  "für Abende",
  "l'été",
  "暖かい光",
  "ضوء دافئ",
  "½ Preis",
  '"Dusk"',
  "a, b; c",
];
/** Pieces of texts that importers, spreadsheets and counters stumble over. */
const PIECES = [
  ...PLAIN,
  ...[
    "🌙",
    "👨‍👩‍👧",
    "🇩🇰",
    "©",
    "=1+1",
    "@home",
    "+20 %",
    "-5",
    "\t",
    "\n",
    "\r\n",
    "\u200B",
    "\uFEFF",
    "\u200F",
  ],
  ...["e\u0301", "_x000D_", "=HYPERLINK(1)", "https://a.example", "#sale", "{keyword}", "'", "]]>", "&amp;"],
];
const NAMES = [
  "Dusk, winter",
  "=SUM(A1)",
  "@Halden",
  "-",
  "Lampe für Łódź",
  "暖かい光",
  "🌙",
  'The "Dusk"',
  "x".repeat(200),
];
const URLS = [
  "https://halden.example",
  "https://halden.example/dusk?color=warm#buy",
  "https://bücher.example/ä?utm_source=own&a=1&&b",
  "http://halden.example/?x={lpurl}#",
  "https://halden.example/?=",
];

const int = (random: Random, max: number) => Math.floor(random() * (max + 1));

/** Words within `max` units; most end near the limit, where counting matters. */
function textOf(random: Random, max: number, pieces: readonly string[]): string {
  const parts = Array.from({ length: 1 + int(random, 4) }, () => pick(random, pieces) ?? "");
  const text = parts.join(random() < 0.8 ? " " : "");
  if (pieces === PLAIN)
    return text.slice(0, Math.floor(max / 2)).padEnd(random() < 0.5 ? Math.floor(max / 2) : 0, "m");
  return random() < 0.3 ? text.padEnd(max + int(random, 2) - 1, "m") : text;
}

/** Texts of all fields; two of three ads have only texts that every importer takes. */
function fieldsFor(random: Random, platform: PlatformId): AdFields {
  const isPlain = random() < 0.66;
  const pieces = isPlain ? PLAIN : PIECES;
  return Object.fromEntries(
    Object.entries(fieldsOf(platform)).map(([name, { list, max = 60, role }]) => {
      if (!list) return [name, textOf(random, max, pieces)];
      const count = list.min + int(random, list.max - list.min + (isPlain ? 0 : 1));
      const words = role === "path" && isPlain ? ["lamp", "licht", "ランプ"] : pieces;
      return [
        name,
        Array.from({ length: count }, (_, at) => `${textOf(random, max - 2, words).slice(0, max - 2)}${at}`),
      ];
    }),
  );
}

function adOf(random: Random, platform: PlatformId, index: number, code: string): ExportCandidate {
  const variant = String.fromCharCode(65 + (index % 26));
  const part = 1 + Math.floor(index / 26);
  const key = `AL${code}-${PLATFORMS[platform].code}${part}${variant.toLowerCase()}`;
  const url = pick(random, URLS) ?? "";
  const { image, callsToAction = {} }: PlatformSpec = PLATFORMS[platform];
  return {
    ...{ key, platform, variant, url },
    angle: random() < 0.5 ? null : (pick(random, ANGLES) ?? null),
    fields: fieldsFor(random, platform),
    callToAction: pick(random, Object.keys(callsToAction)) ?? null,
    taggedUrl: tagUrl(url, { platform, slug: "dusk-lamp", key }) ?? null,
    media: image ? { alt: textOf(random, 100, PIECES) } : null,
    state: "complete",
    findings: [],
  };
}

function settingsOf(random: Random): ExportSettings {
  const maybe = <Value>(value: Value, none: Value) => (random() < 0.5 ? value : none);
  return {
    ...DEFAULT_SETTINGS,
    countries: maybe(["DE", "AT", "ZZ"], []),
    currency: maybe("EUR", ""),
    timeZone: maybe("Europe/Berlin", ""),
    pageId: maybe("104882917", ""),
    instagramId: maybe("17841400000000000", ""),
    pixelId: maybe("998877665544", ""),
    specialCategory: pick(random, SPECIAL_CATEGORIES) ?? "none",
    objective: pick(random, OBJECTIVES) ?? "traffic",
    euPolitical: maybe<boolean | null>(false, null),
    createCampaign: random() < 0.5,
    dailyBudget: maybe<number | null>(0.5 + int(random, 100), null),
    startsOn: maybe<string | null>("2026-12-01", null),
    businessName: maybe("Halden", ""),
  };
}

/**
 * A random campaign of one seed: ads for a format, with settings and names that include awkward
 * texts.
 */
interface SeededCampaign {
  readonly input: Omit<WriterInput, "ads">;
  readonly productName: string;
  readonly ads: readonly ExportCandidate[];
  readonly pictureOf: (ad: ExportCandidate) => string | null;
}

/**
 * Makes the random campaign of a seed for a format: input of the writers, ads and pictures, with
 * texts near their limits. The same seed gives the same campaign, so a failing property test can be
 * repeated. `seedProblems` and `templateSeedProblems` call it.
 */
export function seededCampaign(seed: number, format: ExportFormat): SeededCampaign {
  const random = createRandom(`export ${format} ${seed}`);
  const code = String(100_000 + (seed % 900_000));
  const settings = settingsOf(random);
  const name = pick(random, NAMES) ?? "";
  const productName = pick(random, NAMES) ?? "";
  const ads = EXPORT_FORMATS[format].platforms.flatMap((platform) =>
    Array.from({ length: random() < 0.1 ? 60 : 1 + int(random, 3) }, (_, index) =>
      adOf(random, platform, index, code),
    ),
  );
  return {
    productName,
    ads,
    input: {
      settings,
      campaign: {
        ...groupNames({ name, productName, code }, settings),
        ...{ businessName: settings.businessName, slug: "dusk-lamp", code, language: "en" },
      },
    },
    pictureOf: ({ key, media }) =>
      media && pictureName(key, { width: 1080, height: 1350 }, { number: 2, extension: "png" }),
  };
}
