import type { CampaignInput } from "#core/generations/campaign/campaign.ts";
import { TEXT_ADS_PER_GENERATION } from "#core/generations/text/text.ts";
import { IMAGE_PROMPTS_PER_CAMPAIGN } from "#core/generations/campaign/campaign.ts";
import { SCENES_PER_SCRIPT, type SceneContent } from "#core/generations/video/video.ts";
import { briefLinesOf, textBriefOf, videoBriefOf } from "#studio/campaign/briefs.ts";
import { AiError, type AiFailure, type AiUsage } from "#server/adapters/ai/ai.ts";
import type { PictureInput } from "#server/render/pictures/analyse.ts";
import type { StoredCampaign } from "./output.ts";
import type { ImageEvent } from "../image/generate-images.ts";
import type { StoredFrame } from "../video/storyboard.ts";
import type { GeneratorDeps, GeneratorRequest } from "../generator.ts";

/** Kinds of copy in a package. Each is one request to the provider. */
export type CopyKind = "textAds" | "imagePrompts" | "scenes";

/** What the works on a package tell. `index` counts within the kind. */
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
  | { readonly type: "frame"; readonly index: number; readonly frame: StoredFrame }
  /** The studio makes what the provider failed to. */
  | { readonly type: "stoodIn"; readonly failure: AiFailure }
  /** The provider failed and is asked again, or refused for good. */
  | { readonly type: "failed"; readonly error: AiError }
  | ImageEvent;

/** One package at work. */
export interface CampaignRun extends Pick<GeneratorRequest, "engine" | "mayRetry" | "userId" | "seed" | "signal"> {
  readonly input: CampaignInput;
  readonly stored: StoredCampaign;
  readonly pictures: readonly PictureInput[];
  readonly emit: (told: CampaignEvent) => void;
}

/** The three text ads; what an earlier try stored is kept. Gives fewer when the provider is to be asked again. */
export async function writeAds({ ai }: GeneratorDeps, work: CampaignRun): Promise<readonly string[]> {
  const { input, stored, seed, signal, emit } = work;
  const ads = [...stored.textAds];
  if (ads.length >= TEXT_ADS_PER_GENERATION) return ads;
  await withFallback(work, async (first) => {
    const engine = first ? ai.text : ai.fallback;
    const request = { input: textBriefOf(input), notes: briefLinesOf(input), seed, have: [...ads], signal };
    for await (const event of engine.writeTextAds(request)) {
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

/** The three image prompts. */
export async function writePrompts({ ai }: GeneratorDeps, work: CampaignRun): Promise<void> {
  const { input, stored, seed, signal, emit } = work;
  const have = [...stored.imagePrompts];
  if (have.length >= IMAGE_PROMPTS_PER_CAMPAIGN) return;
  await withFallback(work, async (first) => {
    const engine = first ? ai.prompts : ai.promptsFallback;
    for await (const event of engine.writeImagePrompts({ brief: input, seed, existing: [...have], signal })) {
      if (event.type === "usage") emit(event);
      else if (event.type === "growing") emit({ ...event, copy: "imagePrompts" });
      else {
        have[event.index] = event.text;
        emit({ type: "line", copy: "imagePrompts", index: event.index, text: event.text });
      }
    }
  });
}

/** The script, as a whole: scenes of two scripts make no film. Gives no scenes when the provider is to be asked again. */
export async function writeScript({ ai }: GeneratorDeps, work: CampaignRun): Promise<readonly SceneContent[]> {
  const { input, stored, seed, signal, emit } = work;
  if (stored.scenes.length >= SCENES_PER_SCRIPT) return stored.scenes;
  const written = await withFallback(work, async (first) => {
    const engine = first ? ai.video : ai.videoFallback;
    const request = { brief: videoBriefOf(input), notes: briefLinesOf(input), seed, signal };
    const scenes: SceneContent[] = [];
    for await (const event of engine.writeVideoScript(request)) {
      if (event.type === "usage") emit(event);
      else if (event.type === "growing") emit({ ...event, copy: "scenes" });
      else {
        scenes.push(event.content);
        emit({ type: "scene", index: event.index, content: event.content });
      }
    }
    return scenes;
  });
  return written ?? [];
}

/**
 * Lets the provider write; when it fails for good, the studio. What the provider's rules refuse nobody writes, and what
 * it may still write is left for another try.
 */
async function withFallback<T>(
  { engine, mayRetry, emit }: CampaignRun,
  write: (first: boolean) => Promise<T>,
): Promise<T | undefined> {
  if (engine === "fallback") return write(false);
  try {
    return await write(true);
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    if (error.failure === "moderation" || mayRetry(error)) {
      emit({ type: "failed", error });
      return undefined;
    }
    emit({ type: "stoodIn", failure: error.failure });
    return write(false);
  }
}
