import type { CampaignInput } from "#core/generations/campaign/campaign.ts";
import { TEXT_ADS_PER_GENERATION } from "#core/generations/text/text.ts";
import { IMAGE_PROMPTS_PER_CAMPAIGN } from "#core/generations/campaign/campaign.ts";
import { SCENES_PER_SCRIPT, type SceneContent } from "#core/generations/video/video.ts";
import { briefLinesOf, textBriefOf, videoBriefOf } from "#studio/campaign/briefs.ts";
import { AiError, type AiFailure, type AiUsage } from "../../../adapters/ai/ai.ts";
import type { PictureInput } from "#server/render/pictures/analyze-picture.ts";
import type { StoredCampaign } from "./output.ts";
import type { Made } from "../image/making.ts";
import type { StoredFrame } from "../video/storyboard.ts";
import type { ToolDeps, ToolRequest } from "../tool.ts";

/** Kinds of copy in a package. Each is one request to the provider. */
export type Copy = "textAds" | "imagePrompts" | "scenes";

/** What the works on a package tell. `index` counts within the kind. */
export type Told =
  | { readonly type: "growing"; readonly copy: Copy; readonly index: number; readonly text: string }
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
  | Made;

/** One package at work. */
export interface Package extends Pick<ToolRequest, "engine" | "mayRetry" | "userId" | "seed" | "signal"> {
  readonly input: CampaignInput;
  readonly before: StoredCampaign;
  readonly pictures: readonly PictureInput[];
  readonly tell: (told: Told) => void;
}

/** The three text ads; what an earlier try stored is kept. Gives fewer when the provider is to be asked again. */
export async function writeAds({ ai }: ToolDeps, work: Package): Promise<readonly string[]> {
  const { input, before, seed, signal, tell } = work;
  const ads = [...before.textAds];
  if (ads.length >= TEXT_ADS_PER_GENERATION) return ads;
  await withStandIn(work, async (first) => {
    const engine = first ? ai.text : ai.fallback;
    const request = { input: textBriefOf(input), notes: briefLinesOf(input), seed, have: [...ads], signal };
    for await (const event of engine.writeTextAds(request)) {
      if (event.type === "usage") tell(event);
      else if (event.type === "growing") tell({ ...event, copy: "textAds" });
      else {
        ads[event.index] = event.text;
        tell({ type: "line", copy: "textAds", index: event.index, text: event.text });
      }
    }
  });
  return ads;
}

/** The three image prompts. */
export async function writePrompts({ ai }: ToolDeps, work: Package): Promise<void> {
  const { input, before, seed, signal, tell } = work;
  const have = [...before.imagePrompts];
  if (have.length >= IMAGE_PROMPTS_PER_CAMPAIGN) return;
  await withStandIn(work, async (first) => {
    const engine = first ? ai.prompts : ai.promptsFallback;
    for await (const event of engine.writeImagePrompts({ brief: input, seed, have: [...have], signal })) {
      if (event.type === "usage") tell(event);
      else if (event.type === "growing") tell({ ...event, copy: "imagePrompts" });
      else {
        have[event.index] = event.text;
        tell({ type: "line", copy: "imagePrompts", index: event.index, text: event.text });
      }
    }
  });
}

/** The script, as a whole: scenes of two scripts make no film. Gives no scenes when the provider is to be asked again. */
export async function writeScript({ ai }: ToolDeps, work: Package): Promise<readonly SceneContent[]> {
  const { input, before, seed, signal, tell } = work;
  if (before.scenes.length >= SCENES_PER_SCRIPT) return before.scenes;
  const written = await withStandIn(work, async (first) => {
    const engine = first ? ai.video : ai.videoFallback;
    const request = { brief: videoBriefOf(input), notes: briefLinesOf(input), seed, signal };
    const scenes: SceneContent[] = [];
    for await (const event of engine.writeVideoScript(request)) {
      if (event.type === "usage") tell(event);
      else if (event.type === "growing") tell({ ...event, copy: "scenes" });
      else {
        scenes.push(event.content);
        tell({ type: "scene", index: event.index, content: event.content });
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
async function withStandIn<T>(
  { engine, mayRetry, tell }: Package,
  write: (first: boolean) => Promise<T>,
): Promise<T | undefined> {
  if (engine === "fallback") return write(false);
  try {
    return await write(true);
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    if (error.failure === "moderation" || mayRetry(error)) {
      tell({ type: "failed", error });
      return undefined;
    }
    tell({ type: "stoodIn", failure: error.failure });
    return write(false);
  }
}
