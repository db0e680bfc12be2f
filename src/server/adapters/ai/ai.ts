import type { CampaignInput } from "#core/generations/campaign/campaign.ts";
import type { BriefLines } from "#core/generations/prompt.ts";
import type { TextInput } from "#core/generations/text/text.ts";
import type { Canvas, ImageSize } from "#core/platforms/canvases.ts";
import type { UploadType } from "#core/uploads/api.ts";
import type { SceneContent, VideoBrief } from "#core/generations/video/video.ts";

/** What a call cost, as the provider reported it; zeros for the studio. */
export interface AiUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly pictures: number;
  /** US dollars, by the price table. */
  readonly money: number;
}

export const NO_USAGE: AiUsage = { inputTokens: 0, outputTokens: 0, pictures: 0, money: 0 };

export function addUsage(a: AiUsage, b: AiUsage): AiUsage {
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    pictures: a.pictures + b.pictures,
    money: a.money + b.money,
  };
}

/**
 * What an engine yields while it works. `growing` carries an ad's text so far and is only shown;
 * `part` is a whole ad, to be stored. Indexes count from 0 within the generation.
 */
export type TextEvent =
  | { readonly type: "growing"; readonly index: number; readonly text: string }
  | { readonly type: "part"; readonly index: number; readonly text: string }
  | { readonly type: "usage"; readonly usage: AiUsage };

export interface TextRequest {
  readonly input: TextInput;
  /** Same seed and input give the studio the same words; repeated work asks with another seed. */
  readonly seed: string;
  /** Whole ads that an earlier attempt already stored; they are kept and only the rest is written. */
  readonly have: readonly string[];
  /** What a model is told beside the brief; nothing of it is for customers. */
  readonly notes?: BriefLines;
  readonly signal: AbortSignal;
}

/** Writes text ads. Implementations: the provider and the built-in studio. */
export interface TextEngine {
  /** `studio`, or the provider's model id. */
  readonly id: string;
  /**
   * Yields until the ads are whole: growing text before its part, ads in order, the usage last (also before a failure
   * that cost something). Fewer ads than asked for are all there is. Throws `AiError` and nothing else when it fails,
   * the signal's reason when it is called off.
   */
  writeTextAds(request: TextRequest): AsyncIterable<TextEvent>;
}

export interface PromptRequest {
  readonly brief: CampaignInput;
  readonly seed: string;
  /** As for ads. */
  readonly have: readonly string[];
  readonly signal: AbortSignal;
}

/** Writes prompts for further images of a campaign. */
export interface PromptEngine {
  /** `studio`, or the provider's model id. */
  readonly id: string;
  /** Events, failures and calling off as of `writeTextAds`. */
  writeImagePrompts(request: PromptRequest): AsyncIterable<TextEvent>;
}

/** As for ads: `growing` carries a scene's text so far; `part` is a whole scene, final and in order. */
export type VideoEvent =
  | { readonly type: "growing"; readonly index: number; readonly text: string }
  | { readonly type: "part"; readonly index: number; readonly content: SceneContent }
  | { readonly type: "usage"; readonly usage: AiUsage };

export interface VideoRequest {
  readonly brief: VideoBrief;
  readonly seed: string;
  /** As for ads. */
  readonly notes?: BriefLines;
  readonly signal: AbortSignal;
}

/** Writes video scripts, always all scenes of one: scenes of different scripts make no film. */
export interface VideoEngine {
  /** `studio`, or the provider's model id. */
  readonly id: string;
  /** Fails and is called off as `writeTextAds`; usages, if several, add up. */
  writeVideoScript(request: VideoRequest): AsyncIterable<VideoEvent>;
}

export interface ImageRequest {
  /** Asks for a picture without words. */
  readonly prompt: string;
  readonly size: ImageSize;
  /** What the picture is for, px; the engine asks for its nearest legal size. */
  readonly canvas: Canvas;
  /** The user's own pictures; only for engines that take them. */
  readonly references: readonly { readonly bytes: Uint8Array; readonly type: string }[];
  readonly signal: AbortSignal;
}

/** A whole picture that can be decoded. */
export interface PaintedPicture {
  readonly bytes: Uint8Array;
  readonly type: UploadType;
  readonly usage: AiUsage;
}

/** Paints the background of an ad; the words are set by the composer. */
export interface ImageEngine {
  /** The provider's model id. */
  readonly id: string;
  /** Whether it paints from pictures it is given. */
  readonly takesReferences: boolean;
  /** One picture for one request. Throws `AiError` and nothing else when it fails, the signal's reason when called off. */
  paint(request: ImageRequest): Promise<PaintedPicture>;
}

export interface Ai {
  /** The engine that serves first: the provider when a key is set, else the studio. */
  readonly text: TextEngine;
  /** What serves when the provider has failed for good; always the studio. */
  readonly fallback: TextEngine;
  /** The same for video scripts. */
  readonly video: VideoEngine;
  readonly videoFallback: VideoEngine;
  /** The same for image prompts. */
  readonly prompts: PromptEngine;
  readonly promptsFallback: PromptEngine;
  /** Paints backgrounds; without it the composer works with what it is given. */
  readonly image?: ImageEngine | undefined;
}

/** Why the provider failed. The words of what happens next are in docs/decisions. */
export type AiFailure =
  | "rate_limited"
  | "unavailable"
  | "timeout"
  | "garbage"
  | "empty"
  | "bad_key"
  | "exhausted"
  | "daily_budget"
  | "moderation";

const RETRYABLE: readonly AiFailure[] = ["rate_limited", "unavailable", "timeout", "garbage", "empty"];

/** A failed call, stripped of everything the provider said: prompts and keys never travel with an error. */
export class AiError extends Error {
  readonly failure: AiFailure;
  /** Milliseconds the provider asked us to wait, when it did. */
  readonly retryAfterMs: number | undefined;

  constructor(failure: AiFailure, retryAfterMs?: number) {
    super(`AI provider: ${failure}`);
    this.name = "AiError";
    this.failure = failure;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether another attempt can help. */
  get retryable(): boolean {
    return RETRYABLE.includes(this.failure);
  }
}
