import {
  CAMPAIGN_PARTS,
  type CampaignInput,
  type CampaignOutput,
  type CampaignPart,
} from "#core/generations/campaign/campaign.ts";
import type { CampaignCopy, CopyUse } from "#core/generations/copy/platform-copy.ts";
import { campaignTextFiles } from "#core/generations/campaign/files.ts";
import { campaignFileName } from "#core/generations/campaign/names.ts";
import { storyboardName } from "#core/generations/campaign/readme.ts";
import { formatScript } from "#core/generations/video/script.ts";
import { SCENES_PER_SCRIPT, timeScenes, type SceneContent } from "#core/generations/video/video.ts";
import { videoBriefOf } from "#studio/campaign/briefs.ts";
import { imageFiles, imageParts, presentImages, type StoredImages } from "../image/output.ts";
import { presentFrames, type StoredFrame } from "../video/storyboard.ts";
import type { Archive, ArchiveFile } from "../generator.ts";
import { picturePart, scenePart, textPart, type Part } from "../part.ts";

/**
 * Stored output of a full package: an image generation's, plus texts and storyboard; `null` in
 * `storyboard` is a frame that is not drawn yet. `campaign.generator.ts` writes it after each part,
 * and `presentPackage` converts it for the API.
 */
export interface StoredCampaign extends StoredImages {
  readonly textAds: readonly string[];
  readonly imagePrompts: readonly string[];
  readonly scenes: readonly SceneContent[];
  /** Texts of the fields of each platform. */
  readonly copy?: CampaignCopy;
  readonly copyUse?: CopyUse;
  /** By scene; `null` for frames that are not drawn yet. */
  readonly storyboard: readonly (StoredFrame | null)[];
  /** The provider's failure, if the studio generated a part instead. */
  readonly fallbackReason?: string;
}

/**
 * Output with which a new full package starts, before the first part: `empty` of
 * `campaignGenerator` (`campaign.generator.ts`).
 */
export const NO_CAMPAIGN: StoredCampaign = {
  textAds: [],
  imagePrompts: [],
  scenes: [],
  storyboard: [],
  images: [],
};

/**
 * Returns the list with the item at `index`, when `campaign.generator.ts` stores a part of a
 * package; missing items are `null`.
 */
export function withItemAt<T>(list: readonly (T | null)[], index: number, item: T): (T | null)[] {
  return Array.from({ length: Math.max(list.length, index + 1) }, (_, at) =>
    at === index ? item : (list[at] ?? null),
  );
}

/**
 * Parts of a full package by index (`CAMPAIGN_PARTS` in `core/generations/campaign/campaign.ts`),
 * `undefined` for missing ones; `parts` of `campaign.generator.ts`, which the event stream and the
 * progress count.
 */
export function campaignParts(stored: StoredCampaign): (Part | undefined)[] {
  const parts: Record<CampaignPart, readonly (Part | undefined)[]> = {
    textAds: stored.textAds.map(textPart),
    imagePrompts: stored.imagePrompts.map(textPart),
    scenes: stored.scenes.map(scenePart),
    images: imageParts(stored),
    storyboard: stored.storyboard
      .map((frame) => frame ?? undefined)
      .map((frame) => frame && picturePart(frame)),
  };
  const numbered: (Part | undefined)[] = [];
  for (const [name, { from, count }] of Object.entries(CAMPAIGN_PARTS)) {
    const list = parts[name as keyof typeof parts];
    for (let at = 0; at < count; at++) numbered[from + at] = list[at];
  }
  return numbered;
}

/**
 * Converts a stored package to the API's format (`core/generations/campaign/campaign.ts`);
 * `present` of `campaign.generator.ts`, called for every response and event with its result. The
 * script is "" until all scenes are there; its format is in `core/generations/video/script.ts`,
 * times of scenes in `video.ts` there, its images by `presentImages` (`image/output.ts`).
 */
export function presentPackage(stored: StoredCampaign, input: CampaignInput): CampaignOutput {
  const { textAds, imagePrompts, scenes, storyboard, copy, copyUse, ...images } = stored;
  const brief = videoBriefOf(input);
  const timed = timeScenes(scenes, brief.duration);
  return {
    textAds: [...textAds],
    imagePrompts: [...imagePrompts],
    videoScript: scenes.length === SCENES_PER_SCRIPT ? formatScript(brief, timed) : "",
    scenes: timed,
    storyboard: presentFrames(storyboard),
    ...(copy && { copy }),
    ...(copyUse && { copyUse }),
    ...presentImages(images),
  };
}

/**
 * Lists the files of a package's ZIP for its download and the data export; `archive` of
 * `campaign.generator.ts`. The texts are in `core/generations/campaign/files.ts`, the names in
 * `names.ts` and `readme.ts` beside it.
 */
export function campaignArchive(stored: StoredCampaign, input: CampaignInput): Archive {
  const frames = stored.storyboard.flatMap((frame, index) =>
    frame ? [{ name: storyboardName(index), file: frame.file }] : [],
  );
  const files: ArchiveFile[] = [
    ...campaignTextFiles(input, videoBriefOf(input), presentPackage(stored, input)),
    ...imageFiles(input.companyName, stored, "images/"),
    ...frames,
  ];
  return { name: campaignFileName(input, "full-package.zip"), files };
}
