import type { CampaignInput } from "#core/generations/campaign/campaign.ts";
import type { CopyBrief } from "#core/generations/copy/copy.ts";
import type { CampaignCopy, CopyUse } from "#core/generations/copy/platform-copy.ts";
import type { AdGuide } from "#studio/text/write-text-ads.ts";
import type { BriefFields } from "#core/generations/prompt.ts";
import type { SiteSummary, SiteText } from "#core/readings/site-prompt.ts";
import type { TextInput } from "#core/generations/text/text.ts";
import type { Canvas, ImageSize } from "#core/platforms/platform.ts";
import type { UploadType } from "#core/uploads/api.ts";
import type { SceneContent, VideoBrief } from "#core/generations/video/video.ts";

/**
 * Usage of a call as the provider reported it (`reportedUsage` in `openai/reported-usage.ts`,
 * prices in `core/models/prices.ts`; speech in `core/models/speech.ts`); zeros for the studio.
 * Stored as JSON in `generations.cost`, so its names are a data format.
 */
export interface AiUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly images: number;
  /** US dollars according to the price table. */
  readonly costUsd: number;
}

/** Usage before a generation's first call (`runs/spending.ts`), and of `ai.studio*.ts`: nothing. */
export const NO_USAGE: AiUsage = { inputTokens: 0, outputTokens: 0, images: 0, costUsd: 0 };

/** Sums the usages of two requests (`openai/lines.ts`), or of a generation (`runs/spending.ts`). */
export function addUsage(a: AiUsage, b: AiUsage): AiUsage {
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    images: a.images + b.images,
    costUsd: a.costUsd + b.costUsd,
  };
}

/**
 * Events of a text engine, which the text and campaign generators store and announce. `growing` is
 * a preview: the text of an ad so far. `part` is a complete ad to store. Indexes count from 0
 * within the generation. `openai/lines.ts` and `studio/ai.studio.ts` make them.
 */
export type TextEvent =
  | { readonly type: "growing"; readonly index: number; readonly text: string }
  | { readonly type: "part"; readonly index: number; readonly text: string }
  | { readonly type: "usage"; readonly usage: AiUsage };

/**
 * Input of a text engine. `text.generator.ts` and `campaign/write-copy.ts` of `modules/generations`
 * send it; the provider's words of it are in `core/generations/text/prompt.ts`.
 */
export interface TextRequest {
  readonly input: TextInput;
  /** Equal seeds and input produce equal studio text; a regeneration passes a new seed. */
  readonly seed: string;
  /** Ads that an earlier try stored; the engine writes only the missing ones. */
  readonly existing: readonly string[];
  /** Instructions for the model in addition to the brief; they must not appear in the output. */
  readonly notes?: BriefFields;
  /** Guides the studio's ads; models read the same in the notes. */
  readonly guide?: AdGuide;
  readonly signal: AbortSignal;
}

/**
 * Writes text ads, for `text.generator.ts` and `campaign/write-copy.ts`. `boot/create-ai.ts` opens
 * `openai/ai.openai.ts` with `OPENAI_API_KEY`, and `studio/ai.studio.ts`. Throws `AiError`. Number
 * of ads: `TEXT_ADS_PER_GENERATION` in `core/generations/text/text.ts`.
 */
export interface TextEngine {
  /** `studio`, or the provider's model id. */
  readonly id: string;
  /**
   * Yields ads in order, previews before the part, and the usage last, also before a failure that
   * had a cost. May end with fewer ads than requested. Throws only `AiError`, or the signal's
   * reason after an abort.
   */
  writeTextAds(request: TextRequest): AsyncIterable<TextEvent>;
}

/**
 * Input of a prompt engine, from `campaign/write-copy.ts` of `modules/generations`; the provider's
 * words of it are in `core/generations/campaign/image-prompts-prompt.ts`.
 */
export interface PromptRequest {
  readonly brief: CampaignInput;
  readonly seed: string;
  /** Prompts that an earlier try stored. */
  readonly existing: readonly string[];
  readonly signal: AbortSignal;
}

/**
 * Writes prompts for more images of a package, for `campaign/write-copy.ts`. `createAi` opens
 * `openai/ai.openai-prompts.ts` with `OPENAI_API_KEY`, and the studio's. Throws `AiError`.
 */
export interface PromptEngine {
  /** `studio`, or the provider's model id. */
  readonly id: string;
  /** Same events, errors and abort behavior as `writeTextAds`. */
  writeImagePrompts(request: PromptRequest): AsyncIterable<TextEvent>;
}

/**
 * Events of a video engine, which the video and campaign generators store: `growing` previews a
 * scene's text; `part` is a complete scene, in order. `openai/ai.openai-video.ts` and
 * `studio/ai.studio-video.ts` make them.
 */
export type VideoEvent =
  | { readonly type: "growing"; readonly index: number; readonly text: string }
  | { readonly type: "part"; readonly index: number; readonly content: SceneContent }
  | { readonly type: "usage"; readonly usage: AiUsage };

/**
 * Input of a video engine, from `video.generator.ts` and `campaign/write-copy.ts` of
 * `modules/generations`; the provider's words of it are in `core/generations/video/prompt.ts`.
 */
export interface VideoRequest {
  readonly brief: VideoBrief;
  readonly seed: string;
  /** Instructions for the model in addition to the brief. */
  readonly notes?: BriefFields;
  readonly signal: AbortSignal;
}

/**
 * Writes whole video scripts, for `video.generator.ts` and `campaign/write-copy.ts`. `createAi`
 * (`create-ai.ts`) opens `openai/ai.openai-video.ts` with `OPENAI_API_KEY`, and the studio's.
 * Throws `AiError`.
 */
export interface VideoEngine {
  /** `studio`, or the provider's model id. */
  readonly id: string;
  /** Same errors and abort behavior as `writeTextAds`; several usage events add up. */
  writeVideoScript(request: VideoRequest): AsyncIterable<VideoEvent>;
}

/**
 * Input of a copy engine, from `copy.generator.ts` and `campaign/write-copy.ts` of
 * `modules/generations`; the provider's words of it are in `core/generations/copy/prompt.ts`.
 */
export interface CopyRequest {
  readonly brief: CopyBrief;
  readonly seed: string;
  readonly signal: AbortSignal;
}

/**
 * Events of a copy engine: the complete copy, once, and the usage of each call, which the
 * generators store. `openai/ai.openai-copy.ts` and `studio/ai.studio-copy.ts` make them.
 */
export type CopyEvent =
  | { readonly type: "copy"; readonly copy: CampaignCopy; readonly use: CopyUse }
  | { readonly type: "usage"; readonly usage: AiUsage };

/**
 * Writes texts of platforms' fields, for `copy.generator.ts`, `campaign/write-copy.ts` and
 * `build-campaign.service.ts`. `boot/create-ai.ts` opens `openai/ai.openai-copy.ts` with
 * `OPENAI_API_KEY` (`studio/copy/gate/gate.ts` judges it), and `studio/ai.studio-copy.ts`. Throws
 * `AiError`.
 */
export interface CopyEngine {
  /** `studio`, or the provider's model id. */
  readonly id: string;
  /** Same errors and abort behavior as `writeTextAds`; several usage events add up. */
  writeCopy(request: CopyRequest): AsyncIterable<CopyEvent>;
}

/**
 * Input of an image engine, from `modules/generations/image/generate-images.ts`, for a background;
 * sizes by model are in `core/models/image-families.ts`.
 */
export interface ImageRequest {
  /** Describes an image without text. */
  readonly prompt: string;
  readonly size: ImageSize;
  /** Target canvas in px; the engine requests the nearest size that its model supports. */
  readonly canvas: Canvas;
  /** The user's own images; only for engines that accept references. */
  readonly references: readonly { readonly bytes: Uint8Array; readonly type: string }[];
  readonly signal: AbortSignal;
}

/**
 * A complete image from an image engine (`openai/ai.openai-images.ts`, which has the limits) that
 * was decoded successfully; `generate-images.ts` stores it as a background.
 */
export interface GeneratedImage {
  readonly bytes: Uint8Array;
  readonly type: UploadType;
  readonly usage: AiUsage;
}

/**
 * Generates backgrounds of image ads, for `image/generate-images.ts`. Only the provider has one
 * (`openai/ai.openai-images.ts`, with `OPENAI_API_KEY` and an `IMAGE_MODEL`). Throws `AiError`.
 */
export interface ImageEngine {
  /** The provider's model id. */
  readonly id: string;
  /** Whether the model accepts reference images. */
  readonly acceptsReferences: boolean;
  /** Generates one image. Throws only `AiError`, or the signal's reason after an abort. */
  generateImage(request: ImageRequest): Promise<GeneratedImage>;
}

/** Engines that the studio has too. */
interface StudioEngines {
  readonly text: TextEngine;
  readonly video: VideoEngine;
  readonly prompts: PromptEngine;
  readonly copy: CopyEngine;
}

/** Engines for one try: `preferredEngines`, or the studio's after a failure (without `image`). */
export interface Engines extends StudioEngines {
  /** Generates backgrounds; without it the composer uses uploads and its own backgrounds. */
  readonly image?: ImageEngine;
}

/**
 * Describes a customer's website, for `modules/readings/run-reading.ts`. Throws `AiError`. Only the
 * provider has one (`openai/ai.openai-site.ts`, with `OPENAI_API_KEY`).
 */
export interface SiteEngine {
  /** Throws only `AiError`, or the signal's reason after an abort. */
  describeSite(
    site: SiteText,
    signal: AbortSignal,
  ): Promise<{ readonly summary: SiteSummary; readonly usage: AiUsage }>;
}

/**
 * Engines of this installation, from `boot/create-ai.ts`; `generations/runs/run-generation.ts`
 * chooses provider or studio, for parts of a full package `withFallback` in
 * `campaign/write-copy.ts`.
 */
export interface Ai {
  /** Only with a key. */
  readonly site?: SiteEngine;
  /** Only with a key. The studio is used for parts without an engine of the provider. */
  readonly provider?: Partial<Engines>;
  /** Used without a key and after a permanent failure of the provider. */
  readonly studio: StudioEngines;
}

/**
 * The provider's engines, and the studio's where the provider has none. `runs/run-generation.ts`
 * starts with them; `runFallback` in `runs/run.ts`, or for a full package `withFallback` in
 * `campaign/write-copy.ts`, switches to the studio's.
 */
export function preferredEngines({ provider, studio }: Ai): Engines {
  return { ...studio, ...provider };
}

/**
 * Why the provider failed. `openai/failure.ts` derives it from the response; `RETRYABLE` below
 * decides which reasons are tried again, `runs/run-generation.ts` when the studio takes over.
 */
export type AiFailure =
  | "rate_limited"
  | "unavailable"
  | "timeout"
  | "malformed_response"
  | "empty"
  | "bad_key"
  | "insufficient_quota"
  | "daily_budget"
  | "moderation";

const RETRYABLE: readonly AiFailure[] = [
  "rate_limited",
  "unavailable",
  "timeout",
  "malformed_response",
  "empty",
];

/**
 * A failed call of the provider; `runs/retry-policy.ts`, `runs/run-generation.ts` and
 * `campaign/write-copy.ts` of `modules/generations` decide by its code what happens next. Carries
 * no text of the provider, so that prompts and keys never reach a log.
 */
export class AiError extends Error {
  readonly failure: AiFailure;
  /** Wait in ms that the provider requested, if any. */
  readonly retryAfterMs: number | undefined;

  constructor(failure: AiFailure, retryAfterMs?: number) {
    super(`AI provider: ${failure}`);
    this.name = "AiError";
    this.failure = failure;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether a retry can succeed. */
  get retryable(): boolean {
    return RETRYABLE.includes(this.failure);
  }
}
