import { AiError, type Ai, type AiFailure } from "./ai.ts";

/**
 * Returns the engines with a provider whose every call fails with `reason`, so that the studio
 * takes over at no cost; the site engine is left out. `modules/generations/runs/run-generation.ts`
 * uses it when the daily budget (`AI_DAILY_BUDGET`, counted in `spending.service.ts`) is spent, and
 * at a shutdown after the last try.
 */
export function withoutProvider({ provider = {}, studio }: Ai, reason: AiFailure): Ai {
  const fail = () => Promise.reject(new AiError(reason));
  const failing = { [Symbol.asyncIterator]: () => ({ next: fail }) };
  const { text, video, prompts, copy, image } = provider;
  return {
    studio,
    provider: {
      ...(text && { text: { ...text, writeTextAds: () => failing } }),
      ...(video && { video: { ...video, writeVideoScript: () => failing } }),
      ...(prompts && { prompts: { ...prompts, writeImagePrompts: () => failing } }),
      ...(copy && { copy: { ...copy, writeCopy: () => failing } }),
      ...(image && { image: { ...image, generateImage: fail } }),
    },
  };
}
