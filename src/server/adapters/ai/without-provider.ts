import { AiError, type Ai, type AiFailure } from "./ai.ts";

/**
 * Returns the engines with a provider that fails every call, so that the studio takes over at no
 * cost.
 */
export function withoutProvider(ai: Ai, reason: AiFailure): Ai {
  const fail = () => Promise.reject(new AiError(reason));
  const failing = { [Symbol.asyncIterator]: () => ({ next: fail }) };
  const { text, video, prompts, image } = ai;
  return {
    ...ai,
    text: { ...text, writeTextAds: () => failing },
    video: { ...video, writeVideoScript: () => failing },
    prompts: { ...prompts, writeImagePrompts: () => failing },
    image: image && { ...image, generateImage: fail },
  };
}
