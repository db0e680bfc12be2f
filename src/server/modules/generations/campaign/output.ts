import type { CampaignInput, CampaignOutput } from "#core/generations/campaign/campaign.ts";
import { CAMPAIGN_PARTS } from "#core/generations/campaign/campaign.ts";
import { campaignTextFiles } from "#core/generations/campaign/files.ts";
import { campaignFileName } from "#core/generations/campaign/names.ts";
import { storyboardName } from "#core/generations/campaign/readme.ts";
import { formatSceneContent, formatScript } from "#core/generations/video/script.ts";
import { SCENES_PER_SCRIPT, timeScenes, type SceneContent } from "#core/generations/video/video.ts";
import { PLATFORMS } from "#core/platforms/canvases.ts";
import { videoBriefOf } from "#studio/campaign/briefs.ts";
import type { AiFailure } from "#server/adapters/ai/ai.ts";
import { imageFiles, presentImages, type StoredImages } from "../image/output.ts";
import { presentFrames, type StoredFrame } from "../video/storyboard.ts";
import type { ArchiveFile } from "../generator.ts";

/** The output of a full package as its row keeps it: an image generation's, and all that goes with it. */
export interface StoredCampaign extends StoredImages {
  readonly textAds: readonly string[];
  readonly imagePrompts: readonly string[];
  readonly scenes: readonly SceneContent[];
  /** By scene; frames are drawn side by side with the rest and may leave gaps. */
  readonly storyboard: readonly (StoredFrame | null)[];
  /** Why the studio made a part of it in the provider's place, if it did. */
  readonly stoodIn?: AiFailure;
}

const EMPTY: StoredCampaign = { textAds: [], imagePrompts: [], scenes: [], storyboard: [], images: [] };

export function storedCampaign(output: unknown): StoredCampaign {
  return (output as StoredCampaign | null) ?? EMPTY;
}

/** The list with one more part in its place; `null` where one is still to come. */
export function withItemAt<T>(list: readonly (T | null)[], index: number, item: T): (T | null)[] {
  return Array.from({ length: Math.max(list.length, index + 1) }, (_, at) =>
    at === index ? item : (list[at] ?? null),
  );
}

/** Every part as text, by its number in the package; also of an output as it leaves the server. */
export function campaignParts(stored: unknown): (string | undefined)[] {
  const { textAds, imagePrompts, scenes, images, storyboard } = storedCampaign(stored);
  const parts: Record<keyof typeof CAMPAIGN_PARTS, readonly (string | undefined)[]> = {
    textAds,
    imagePrompts,
    scenes: scenes.map(formatSceneContent),
    images: PLATFORMS.map((platform) => {
      const image = images.find((one) => one.platform === platform);
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

/** What leaves the server of a package's output. */
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

/** Everything a package has made, as files of an archive. */
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
