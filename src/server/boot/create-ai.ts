import type { Ai } from "../adapters/ai/ai.ts";
import { createStudio } from "../adapters/ai/studio/studio.ts";
import type { LanguageDetector } from "../adapters/language/language.ts";
import type { Speech } from "../adapters/speech/speech.ts";
import { instrumentProvider, instrumentSpeech } from "../observability/instrument-ai.ts";
import type { Logger } from "../observability/log.ts";
import type { Metrics } from "../observability/metrics.ts";
import type { Tracing } from "../observability/tracing.ts";
import type { Config } from "./config.ts";

interface Instruments {
  readonly metrics: Metrics;
  readonly tracing: Tracing;
}

/**
 * Creates the engines of this installation: the studio alone without `OPENAI_API_KEY`, else also
 * the adapters of `adapters/ai/openai/`, wrapped in metrics and traces. Without an image model
 * (`IMAGE_MODEL`; `config.ts` decides when the default of `core/models/families.ts` applies) the
 * provider makes no images. `boot/deps.ts` calls it once at the start.
 */
export async function createAi(
  { openAi }: Config,
  log: Logger,
  languages: LanguageDetector,
  instruments: Instruments,
): Promise<Ai> {
  const studio = createStudio();
  if (!openAi) return { studio };
  // Loaded on demand, because the provider's library is large.
  const { createCapabilities } = await import("../adapters/ai/openai/capabilities.ts");
  const { createOpenAiText } = await import("../adapters/ai/openai/ai.openai.ts");
  const { createOpenAiVideo } = await import("../adapters/ai/openai/ai.openai-video.ts");
  const { createOpenAiPrompts } = await import("../adapters/ai/openai/ai.openai-prompts.ts");
  const { createOpenAiCopy } = await import("../adapters/ai/openai/ai.openai-copy.ts");
  const { createOpenAiSite } = await import("../adapters/ai/openai/ai.openai-site.ts");
  const { createOpenAiImages } = await import("../adapters/ai/openai/ai.openai-images.ts");
  const { apiKey, baseUrl, textModel: model, isOwnModel, imageModel, prices } = openAi;
  const onFailure = (failure: object) => log.warn(failure, "AI provider call failed");
  const capabilities = createCapabilities();
  const options = { apiKey, baseUrl, model, isOwnModel, prices, onFailure, capabilities };
  const provider = instrumentProvider(instruments, {
    text: createOpenAiText(options),
    video: createOpenAiVideo(options),
    prompts: createOpenAiPrompts(options),
    copy: createOpenAiCopy({ ...options, languages }),
    ...(imageModel !== undefined && { image: createOpenAiImages({ ...options, model: imageModel }) }),
  });
  return { provider, studio, site: createOpenAiSite(options) };
}

/**
 * Creates the speech adapter (`adapters/speech/speech.openai.ts`), wrapped in metrics and traces;
 * `undefined` without `SPEECH_MODEL` or a key. `boot/deps.ts` calls it once at the start.
 */
export async function createSpeech(
  { openAi }: Config,
  log: Logger,
  instruments: Instruments,
): Promise<Speech | undefined> {
  if (openAi?.speechModel === undefined) return undefined;
  const { createOpenAiSpeech } = await import("../adapters/speech/speech.openai.ts");
  const { apiKey, baseUrl, speechModel: model, prices } = openAi;
  const onFailure = (failure: object) => log.warn(failure, "AI provider call failed");
  const speech = createOpenAiSpeech({ apiKey, baseUrl, model, prices, onFailure });
  return instrumentSpeech(instruments, speech);
}
