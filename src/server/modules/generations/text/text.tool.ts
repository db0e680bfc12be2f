import {
  TEXT_ADS_PER_GENERATION,
  textInputSchema,
  type TextInput,
  type TextOutput,
} from "#core/generations/text/text.ts";
import { TEXT_FAIR_USE } from "#core/limits.ts";
import { toasts } from "#core/messages.ts";
import { rateKey } from "#server/modules/rates/rates.service.ts";
import type { Tool, ToolDeps, ToolEvent, ToolRequest } from "../tool.ts";

const DAY_SECONDS = 24 * 3600;

const adsOf = (output: unknown) => (output as TextOutput | null)?.ads ?? [];

async function* work({ ai }: ToolDeps, request: ToolRequest): AsyncGenerator<ToolEvent> {
  const engine = request.engine === "first" ? ai.text : ai.fallback;
  const ads = [...adsOf(request.output)];
  const { input, seed, signal } = request;
  for await (const event of engine.writeTextAds({
    input: input as TextInput,
    seed,
    have: [...ads],
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

/** Three text ads. */
export const textTool: Tool = {
  kind: "text",
  check: (input) => textInputSchema.safeParse(input),
  total: TEXT_ADS_PER_GENERATION,
  parts: adsOf,
  engines: (ai) => ({ first: ai.text.id, fallback: ai.fallback.id }),
  work,
  rates: (userId) => [
    { key: rateKey("text-minute", userId), limit: TEXT_FAIR_USE.perMinute, windowSeconds: 60 },
    { key: rateKey("text-day", userId), limit: TEXT_FAIR_USE.perDay, windowSeconds: DAY_SECONDS },
  ],
  failed: toasts.adsFailed,
};
