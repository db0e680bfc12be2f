import { type CampaignInput, IMAGE_PROMPTS_PER_CAMPAIGN } from "#core/generations/campaign/campaign.ts";
import type { CampaignCopy, CopyUse } from "#core/generations/copy/platform-copy.ts";
import { TEXT_ADS_PER_GENERATION } from "#core/generations/text/text.ts";
import { SCENES_PER_SCRIPT, type SceneContent } from "#core/generations/video/video.ts";
import { briefLinesOf, copyBriefOf, textBriefOf, videoBriefOf } from "#studio/campaign/briefs.ts";
import { AiError, type Ai, type Engines, type AiFailure, type AiUsage } from "#server/adapters/ai/ai.ts";
import type { PictureInput } from "#server/render/pictures/analyze-picture.ts";
import type { StoredCampaign } from "./output.ts";
import type { ImageEvent } from "../image/generate-images.ts";
import type { StoredFrame } from "../video/storyboard.ts";
import type { RunRequest } from "../generator.ts";

/**
 * Kinds of texts in a package that count as parts; each takes one provider request. Events of
 * `campaign.generator.ts` name it, and `CAMPAIGN_PARTS` (`core/generations/campaign/campaign.ts`)
 * maps it to part numbers.
 */
type CopyKind = "textAds" | "imagePrompts" | "scenes";

/**
 * Events of a package's producers in this file and in `generate-visuals.ts`, which `collect` of
 * `campaign.generator.ts` stores and announces. `index` counts within the kind.
 */
export type CampaignEvent =
  | { readonly type: "growing"; readonly copy: CopyKind; readonly index: number; readonly text: string }
  | { readonly type: "usage"; readonly usage: AiUsage }
  | {
      readonly type: "line";
      readonly copy: "textAds" | "imagePrompts";
      readonly index: number;
      readonly text: string;
    }
  | { readonly type: "scene"; readonly index: number; readonly content: SceneContent }
  | { readonly type: "copy"; readonly content: CampaignCopy; readonly use: CopyUse }
  | { readonly type: "frame"; readonly index: number; readonly frame: StoredFrame }
  /** The provider failed permanently; the studio writes this kind of copy. */
  | { readonly type: "fallback"; readonly failure: AiFailure }
  /** The provider failed and a retry follows, or moderation refused the brief. */
  | { readonly type: "failed"; readonly error: AiError }
  | ImageEvent;

/**
 * Input shared by the producers of one run of a full package; `generateCampaign` in
 * `campaign.generator.ts` makes it once per try. `seed` and `mayRetry` come from `runs/run.ts` and
 * `runs/run-generation.ts`.
 */
export interface CampaignRun extends RunRequest {
  readonly input: CampaignInput;
  readonly stored: StoredCampaign;
  /** Engines for copy that the provider failed to write. */
  readonly studio: Ai["studio"];
  readonly pictures: readonly PictureInput[];
  readonly emit: (event: CampaignEvent) => void;
}

/**
 * Writes the missing text ads of a package with the text engine of `server/adapters/ai`, emits
 * each, and returns all; fewer when a retry must follow. `campaign.generator.ts` calls it. Number
 * of ads: `TEXT_ADS_PER_GENERATION` (`core/generations/text/text.ts`); brief: `textBriefOf` in
 * `studio/campaign/briefs.ts`.
 */
export async function writeAds(run: CampaignRun): Promise<readonly string[]> {
  const { input, stored, seed, signal, emit } = run;
  const ads = [...stored.textAds];
  if (ads.length >= TEXT_ADS_PER_GENERATION) return ads;
  await withFallback(run, async ({ text }) => {
    const request = {
      input: textBriefOf(input),
      notes: briefLinesOf(input),
      guide: { voice: input.brandVoice, campaignGoals: input.campaignGoals },
      seed,
      existing: [...ads],
      signal,
    };
    for await (const event of text.writeTextAds(request)) {
      if (event.type === "usage") emit(event);
      else if (event.type === "growing") emit({ ...event, copy: "textAds" });
      else {
        ads[event.index] = event.text;
        emit({ type: "line", copy: "textAds", index: event.index, text: event.text });
      }
    }
  });
  return ads;
}

/**
 * Writes the campaign copy of a package, the texts of all fields of all platforms, and emits it,
 * unless an earlier try wrote it. `campaign.generator.ts` calls it; the copy engine of
 * `server/adapters/ai` writes, or the studio after a permanent failure. Brief: `copyBriefOf` in
 * `studio/campaign/briefs.ts`.
 */
export async function writePlatformCopy(run: CampaignRun): Promise<void> {
  const { input, stored, seed, signal, emit } = run;
  if (stored.copy) return;
  await withFallback(run, async (engines) => {
    for await (const event of engines.copy.writeCopy({ brief: copyBriefOf(input), seed, signal })) {
      if (event.type === "usage") emit(event);
      else emit({ type: "copy", content: event.copy, use: event.use });
    }
  });
}

/**
 * Writes the missing image prompts of a package with the prompts engine of `server/adapters/ai` and
 * emits each; `campaign.generator.ts` calls it in each try. Number: `IMAGE_PROMPTS_PER_CAMPAIGN` in
 * `core/generations/campaign/campaign.ts`; instruction to the provider: `image-prompts-prompt.ts`
 * beside it.
 */
export async function writePrompts(run: CampaignRun): Promise<void> {
  const { input, stored, seed, signal, emit } = run;
  const prompts = [...stored.imagePrompts];
  if (prompts.length >= IMAGE_PROMPTS_PER_CAMPAIGN) return;
  await withFallback(run, async (engines) => {
    for await (const event of engines.prompts.writeImagePrompts({
      brief: input,
      seed,
      existing: [...prompts],
      signal,
    })) {
      if (event.type === "usage") emit(event);
      else if (event.type === "growing") emit({ ...event, copy: "imagePrompts" });
      else {
        prompts[event.index] = event.text;
        emit({ type: "line", copy: "imagePrompts", index: event.index, text: event.text });
      }
    }
  });
}

/**
 * Writes the whole script of a package unless it is stored, emits each scene, and returns the
 * scenes; none when a retry must follow. `campaign.generator.ts` calls it; the video engine of
 * `server/adapters/ai` writes. Brief, style and length: `videoBriefOf` in
 * `studio/campaign/briefs.ts`; number of scenes: `SCENES_PER_SCRIPT` in
 * `core/generations/video/video.ts`.
 */
export async function writeScript(run: CampaignRun): Promise<readonly SceneContent[]> {
  const { input, stored, seed, signal, emit } = run;
  if (stored.scenes.length >= SCENES_PER_SCRIPT) return stored.scenes;
  const scenes = await withFallback(run, async ({ video }) => {
    const request = { brief: videoBriefOf(input), notes: briefLinesOf(input), seed, signal };
    const written: SceneContent[] = [];
    for await (const event of video.writeVideoScript(request)) {
      if (event.type === "usage") emit(event);
      else if (event.type === "growing") emit({ ...event, copy: "scenes" });
      else {
        written.push(event.content);
        emit({ type: "scene", index: event.index, content: event.content });
      }
    }
    return written;
  });
  return scenes ?? [];
}

/**
 * Writes with the provider and falls back to the studio after a permanent failure. Returns
 * `undefined` after a moderation refusal or when a retry follows.
 */
async function withFallback<T>(
  { engines, studio, mayRetry, emit }: CampaignRun,
  write: (engines: Engines) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await write(engines);
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    if (error.failure === "moderation" || mayRetry(error)) {
      emit({ type: "failed", error });
      return undefined;
    }
    emit({ type: "fallback", failure: error.failure });
    return write(studio);
  }
}
