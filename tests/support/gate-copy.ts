import { isAdLanguage } from "#core/generations/language.ts";
import { IMAGE_PLATFORM_IDS } from "#core/platforms/platforms.ts";
import { gateText, type GatePlace } from "#studio/copy/gate/gate.ts";
import { groundOf } from "#studio/copy/gate/ground.ts";
import { writeCampaignCopy } from "#studio/copy/write-copy.ts";
import { AD_LENGTHS, writeAds } from "#studio/text/ads/write-ads.ts";
import type { Brief } from "#studio/text/facts/brief.ts";
import type { Facts } from "#studio/text/facts/facts.ts";
import { VIDEO_STYLES, type VideoBrief } from "#core/generations/video/video.ts";
import { writeVideoScript } from "#studio/video/write-video-script.ts";

/** A text of the studio that the gate refuses, with the reasons. */
interface RefusedText {
  readonly text: string;
  readonly reasons: readonly string[];
}

interface Written {
  readonly text: string;
  readonly place: GatePlace;
  /** Other texts of the same ad. */
  readonly others: readonly string[];
}

/**
 * A brief with its facts, from `readSamples` (`copy-briefs.ts`), for measurements of copy and
 * scripts.
 */
export interface ReadBrief {
  readonly brief: Brief;
  readonly facts: Facts;
}

/**
 * The three text ads of a brief (`writeAds`) with the place that the gate judges them for.
 * `studio-copy.test.ts` passes them to `refusedTexts`.
 */
export function adTexts({ brief, facts }: ReadBrief, seed: string): Written[] {
  const texts = writeAds(brief, facts, seed).map(({ text }) => text);
  return texts.map((text, index) => ({
    text,
    place: { platforms: IMAGE_PLATFORM_IDS, maxLength: (AD_LENGTHS[index] ?? AD_LENGTHS[0]).max },
    others: texts.slice(0, index),
  }));
}

/**
 * The texts of all fields of all platforms for a brief (`writeCampaignCopy`) with their places.
 * `studio-copy.test.ts` passes them to `refusedTexts`.
 */
export function campaignTexts({ brief, facts }: ReadBrief, seed: string): Written[] {
  return writeCampaignCopy(brief, facts, seed).flatMap(({ platform, fields }) =>
    Object.entries(fields).flatMap(([field, texts]) =>
      texts.map(({ text }, index) => ({
        text,
        place: { platforms: [platform], field },
        others: texts.slice(0, index).map((other) => other.text),
      })),
    ),
  );
}

/**
 * The video brief of a brief, in its language and the style that `index` chooses, for measurements
 * of copy.
 */
export function videoBriefOf({ brief, facts }: ReadBrief, index: number): VideoBrief {
  return {
    companyName: brief.companyName,
    productName: brief.productName,
    targetAudience: brief.targetAudience ?? "",
    keyMessage: brief.keyMessage ?? brief.keyFeatures ?? brief.description ?? "",
    additionalDetails: brief.additionalDetails ?? "",
    callToAction: brief.callToAction ?? "",
    duration: 30,
    style: VIDEO_STYLES[index % VIDEO_STYLES.length] ?? "storytelling",
    images: [],
    ...(isAdLanguage(facts.language) && { language: facts.language }),
  };
}

/**
 * The words of a brief's video (`writeVideoScript`) that are shown or spoken, with the place that
 * the gate judges them for. `studio-copy.test.ts` uses them.
 */
export function scriptTexts(source: ReadBrief, seed: string): Written[] {
  const scenes = writeVideoScript(videoBriefOf(source, seed.length), seed);
  return scenes.flatMap(({ onScreenText, voiceOver }) =>
    [onScreenText, voiceOver].map((text) => ({ text, place: { platforms: IMAGE_PLATFORM_IDS }, others: [] })),
  );
}

/**
 * The texts that the gate (`studio/copy/gate/gate.ts`) refuses or changes, with its reasons.
 * `studio-copy.test.ts` expects none among the studio's own texts.
 */
export function refusedTexts(source: ReadBrief, texts: readonly Written[]): RefusedText[] {
  const ground = groundOf(source);
  return texts.flatMap((written) => {
    const { text, reasons } = gateText(written, ground);
    const isKept = reasons.length === 0 && text === written.text;
    return isKept ? [] : [{ text: written.text, reasons: reasons.map(({ says }) => says) }];
  });
}
