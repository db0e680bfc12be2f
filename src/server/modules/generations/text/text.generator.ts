import {
  TEXT_ADS_PER_GENERATION,
  textInputSchema,
  type TextInput,
  type TextOutput,
} from "#core/generations/text/text.ts";
import { TEXT_FAIR_USE } from "#core/limits.ts";
import { toasts } from "#core/messages.ts";
import { rateLimitKey } from "../../rate-limits/rate-limits.service.ts";
import type { Generator, GeneratorDeps, GeneratorEvent, GeneratorRequest } from "../generator.ts";

const DAY_SECONDS = 24 * 3600;

const adsOf = (output: unknown) => (output as TextOutput | null)?.ads ?? [];

async function* generateTextAds(
  { ai }: GeneratorDeps,
  request: GeneratorRequest,
): AsyncGenerator<GeneratorEvent> {
  const engine = request.engine === "first" ? ai.text : ai.fallback;
  const ads = [...adsOf(request.output)];
  const { input, seed, signal } = request;
  for await (const event of engine.writeTextAds({
    input: input as TextInput,
    seed,
    existing: [...ads],
    signal,
  })) {
    if (event.type !== "part") {
      yield event;
      continue;
    }
    ads[event.index] = event.text;
    yield { ...event, output: { ads: [...ads] } satisfies TextOutput };
  }
}

export const textGenerator: Generator = {
  kind: "text",
  parseInput: (input) => textInputSchema.safeParse(input),
  partCount: TEXT_ADS_PER_GENERATION,
  parts: adsOf,
  engines: (ai) => ({ first: ai.text.id, fallback: ai.fallback.id }),
  run: generateTextAds,
  rateLimits: (userId) => [
    { key: rateLimitKey("text-minute", userId), limit: TEXT_FAIR_USE.perMinute, windowSeconds: 60 },
    { key: rateLimitKey("text-day", userId), limit: TEXT_FAIR_USE.perDay, windowSeconds: DAY_SECONDS },
  ],
  failedMessage: toasts.adsFailed,
};
