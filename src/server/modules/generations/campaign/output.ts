import {
  CAMPAIGN_PARTS,
  type CampaignInput,
  type CampaignOutput,
  type CampaignPart,
} from "#core/generations/campaign/campaign.ts";
import { campaignTextFiles } from "#core/generations/campaign/files.ts";
import { campaignFileName } from "#core/generations/campaign/names.ts";
import { storyboardName } from "#core/generations/campaign/readme.ts";
import { formatSceneContent, formatScript } from "#core/generations/video/script.ts";
import { SCENES_PER_SCRIPT, timeScenes, type SceneContent } from "#core/generations/video/video.ts";
import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import { videoBriefOf } from "#studio/campaign/briefs.ts";
import { imageFiles, presentImages, type StoredImages } from "../image/output.ts";
import { presentFrames, type StoredFrame } from "../video/storyboard.ts";
import type { ArchiveFile } from "../generator.ts";

/** Stored output of a campaign: an image generation's, plus copy and storyboard. */
export interface StoredCampaign extends StoredImages {
  readonly textAds: readonly string[];
  readonly imagePrompts: readonly string[];
  readonly scenes: readonly SceneContent[];
  /** By scene; `null` for frames that are not drawn yet. */
  readonly storyboard: readonly (StoredFrame | null)[];
  /**
   * The provider's failure, if the studio generated a part instead. The key is part of stored rows.
   */
  readonly stoodIn?: string;
}

const EMPTY: StoredCampaign = { textAds: [], imagePrompts: [], scenes: [], storyboard: [], images: [] };

export function storedCampaign(output: unknown): StoredCampaign {
  return (output as StoredCampaign | null) ?? EMPTY;
}

/** Returns the list with the item at `index`; missing items are `null`. */
export function withItemAt<T>(list: readonly (T | null)[], index: number, item: T): (T | null)[] {
  return Array.from({ length: Math.max(list.length, index + 1) }, (_, at) =>
    at === index ? item : (list[at] ?? null),
  );
}

/** Parts as text, by index in the campaign; accepts stored and presented outputs. */
export function campaignParts(stored: unknown): (string | undefined)[] {
  const { textAds, imagePrompts, scenes, images, storyboard } = storedCampaign(stored);
  const parts: Record<CampaignPart, readonly (string | undefined)[]> = {
    textAds,
    imagePrompts,
    scenes: scenes.map(formatSceneContent),
    images: IMAGE_PLATFORMS.map((platform) => {
      const image = images.find((candidate) => candidate.platform === platform);
      return image?.url;
    }),
    storyboard: storyboard.map((frame) => frame?.url),
  };
  const numbered: (string | undefined)[] = [];
  for (const [name, { from, count }] of Object.entries(CAMPAIGN_PARTS)) {
    const list = parts[name as keyof typeof parts];
    for (let at = 0; at < count; at++) numbered[from + at] = list[at];
  }
  return numbered;
}

/** Converts a stored output to the API's format. */
export function presentCampaign(stored: unknown, input: CampaignInput): CampaignOutput {
  const { textAds, imagePrompts, scenes, storyboard, ...images } = storedCampaign(stored);
  const brief = videoBriefOf(input);
  const timed = timeScenes(scenes, brief.duration);
  return {
    textAds: [...textAds],
    imagePrompts: [...imagePrompts],
    videoScript: scenes.length === SCENES_PER_SCRIPT ? formatScript(brief, timed) : "",
    scenes: timed,
    storyboard: presentFrames(storyboard),
    ...presentImages(images),
  };
}

/** A campaign's results as an archive. */
export function campaignArchive(stored: unknown, input: CampaignInput) {
  const campaign = storedCampaign(stored);
  const frames = campaign.storyboard.flatMap((frame, index) =>
    frame ? [{ name: storyboardName(index), file: frame.file }] : [],
  );
  const files: ArchiveFile[] = [
    ...campaignTextFiles(input, videoBriefOf(input), presentCampaign(stored, input)),
    ...imageFiles(input.companyName, campaign, "images/"),
    ...frames,
  ];
  return { name: campaignFileName(input, "full-package.zip"), files };
}
