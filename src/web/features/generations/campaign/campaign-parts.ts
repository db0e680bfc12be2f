import { CAMPAIGN_PARTS, type CampaignPart } from "#core/generations/campaign/campaign.ts";
import type { Part } from "#core/generations/events.ts";

/**
 * The parts of a full package that have arrived so far, by their index: `applyGenerationEvent`
 * (`core/generations/events.ts`) fills them for `useGeneration`, `CampaignPanel` and its cards read
 * them.
 */
export type Parts = readonly (Part | undefined)[];

/**
 * The parts of a package's section, for its cards (`text-ads-part.tsx`, `image-ads-part.tsx`,
 * `video-ads-part.tsx`); `undefined` for parts that have not arrived. Index ranges:
 * `CAMPAIGN_PARTS` in `core/generations/campaign/campaign.ts`.
 */
export function partsOf(parts: Parts, name: CampaignPart): Parts {
  const { from, count } = CAMPAIGN_PARTS[name];
  return Array.from({ length: count }, (_, index) => parts[from + index]);
}

/** Parts shown in each of the three cards. */
const CARD_PARTS = {
  text: ["textAds"],
  image: ["imagePrompts", "images"],
  video: ["scenes", "storyboard"],
} as const satisfies Record<string, readonly CampaignPart[]>;

/**
 * Name of one of the three cards in a full package's result: texts, images, script (`CARD_PARTS`).
 * `CampaignSteps` and `PartCard` use it.
 */
export type CardName = keyof typeof CARD_PARTS;

function cardParts(parts: Parts, card: CardName): Parts {
  return CARD_PARTS[card].flatMap((name) => partsOf(parts, name));
}

/**
 * Sections whose parts the progress of a card counts. A scene is complete when its drawing is, too.
 */
const COUNTED_PARTS = {
  text: ["textAds"],
  image: ["images"],
  video: ["scenes", "storyboard"],
} as const satisfies Record<CardName, readonly CampaignPart[]>;

/**
 * Number of complete ads, images or scenes of a card (`whole` of `Part` in
 * `core/generations/events.ts`) and their total, for `CampaignSteps`. `COUNTED_PARTS` decides what
 * counts; prompts for further images do not. The server sends the parts
 * (`server/modules/generations/follow-generation.ts`).
 */
export function cardProgress(
  parts: Parts,
  card: CardName,
): { readonly done: number; readonly total: number } {
  const sections = COUNTED_PARTS[card].map((name) => partsOf(parts, name));
  const [first = []] = sections;
  const isComplete = (index: number) => sections.every((section) => section[index]?.whole);
  return { done: first.filter((_, index) => isComplete(index)).length, total: first.length };
}

/**
 * Whether all parts of a card (`CARD_PARTS`) in a full package's result have arrived and are
 * complete, for the badge that `TextAdsPart`, `ImageAdsPart` and `VideoAdsPart` pass to `PartCard`.
 * Their numbers, from several files, are listed in `CAMPAIGN_PARTS`
 * (`core/generations/campaign/campaign.ts`).
 */
export function isWhole(parts: Parts, card: CardName): boolean {
  return cardParts(parts, card).every((part) => part?.whole);
}

/** Texts of the completed parts of a package, which `TextAdsPart` copies or downloads. */
export function wholeTexts(parts: Parts): string[] {
  return parts.flatMap((part) => (part?.whole ? [part.text] : []));
}
