import { costUsd, type ModelPrice } from "#core/models/prices.ts";
import type { AiUsage } from "../ai.ts";

/**
 * More tokens than any model accepts in one call (2026-11); a larger figure is the provider's
 * error.
 */
const MAX_TOKENS = 10_000_000;

interface Reported {
  readonly inputTokens: number | undefined;
  readonly outputTokens: number | undefined;
  readonly images: number;
}

/**
 * Computes the usage and cost (US dollars) of a call from the provider's figures, for `reply.ts`
 * and the image engine; the prices are in `core/models/prices.ts`. Missing, negative and infinite
 * numbers count as 0, and at most `MAX_TOKENS` count: counters only grow, and the daily budget must
 * not shrink.
 */
export function reportedUsage(price: ModelPrice, { inputTokens, outputTokens, images }: Reported): AiUsage {
  const used = { inputTokens: tokens(inputTokens), outputTokens: tokens(outputTokens), images };
  return { ...used, costUsd: costUsd(price, used) };
}

function tokens(count = 0): number {
  return count > 0 && Number.isFinite(count) ? Math.min(Math.round(count), MAX_TOKENS) : 0;
}
