import { AiError, type Ai, type AiFailure } from "./ai.ts";

/** The same engines as if the provider failed for this reason: nothing more is bought, and what is missing is made as in an outage. */
export function withoutProvider(ai: Ai, reason: AiFailure): Ai {
  const fail = () => Promise.reject(new AiError(reason));
  const failing = { [Symbol.asyncIterator]: () => ({ next: fail }) };
  const { text, video, prompts, image } = ai;
  return {
    ...ai,
    text: { ...text, writeTextAds: () => failing },
    video: { ...video, writeVideoScript: () => failing },
    prompts: { ...prompts, writeImagePrompts: () => failing },
    image: image && { ...image, paint: fail },
  };
}
