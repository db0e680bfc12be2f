import { AiError, type Ai } from "./ai.ts";

const unavailable = () => Promise.reject(new AiError("unavailable"));
const failing = { [Symbol.asyncIterator]: () => ({ next: unavailable }) };

/** The same engines as if the provider were away: nothing more is bought, and what is missing is made as in an outage. */
export function withoutProvider(ai: Ai): Ai {
  const { text, video, prompts, image } = ai;
  return {
    ...ai,
    text: { ...text, writeTextAds: () => failing },
    video: { ...video, writeVideoScript: () => failing },
    prompts: { ...prompts, writeImagePrompts: () => failing },
    image: image && { ...image, paint: unavailable },
  };
}
